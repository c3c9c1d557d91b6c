// SPDX-License-Identifier: MIT
// The contact of solids, one of which is a polygon, with the same numbers as doubles and in fractions, which no error touches.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "in_fractions.hpp"

#include "drawn_regions.hpp"

import hantei;

namespace queries_contact_in_fractions {

using namespace hantei;
using numbers::in_fractions;
using numbers::twice;

/// Solids with corners on a grid, a third of them off it by very little.
struct drawn_solids : drawn_regions {
    vec<> place() {
        vec<> const p = position();
        return whole(0, 2) == 0 ? p + vec<>{real(-1, 1), real(-1, 1)} * 0x1p-40 : p;
    }
    double length() { return whole(1, 6) / 2.0; }
    void each_solid(auto f) {
        auto const e = [](vec<> const& p) { return in_fractions(p); };
        auto const p = place(), q = place(), r = place();
        double const w = length(), h = length();
        vec<> const beyond = p + vec{w, h};
        f(twice{disk{p, w}, disk{e(p), rational(w)}});
        f(twice{capsule{p, q, w}, capsule{e(p), e(q), rational(w)}});
        f(twice{aabb{p, beyond}, aabb{e(p), e(beyond)}});
        f(twice{obb{p, {w, h}, {2, 1}}, obb<rational>{e(p), {rational(w), rational(h)}, {2, 1}}});
        f(twice{triangle{p, q, r}, triangle{e(p), e(q), e(r)}});
        each_region(f);
    }
    void each_region(auto f) {
        region const plain = any_region();
        std::vector<std::vector<vec<rational>>> holes;
        for (auto const& hole : plain.holes()) holes.push_back(in_fractions(hole));
        f(twice{plain, polygon{in_fractions(plain.outer()), holes}});
    }
};

TEST_CASE("contact: as in fractions") {
    drawn_solids d;
    int overlapping = 0;
    for (int k = 0; k < 200; ++k) {
        CAPTURE(k);
        d.each_region([&](auto const& region) {
            d.each_solid([&](auto const& solid) {
                std::string const name(solid.plain.name);
                CAPTURE(name);
                auto const found = contact(region.plain, solid.plain);
                CHECK(found == contact(region.exact, solid.exact));
                CHECK(contact(solid.plain, region.plain) == contact(solid.exact, region.exact));
                overlapping += found.has_value() && found->depth > 0;
            });
        });
    }
    CHECK(overlapping > 600);
}

}  // namespace queries_contact_in_fractions
