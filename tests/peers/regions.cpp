// SPDX-License-Identifier: MIT
// Regions on a small grid, most of them with vertices that add nothing, doubled ways, rings that touch or cross: what GEOS calls valid is
// valid, and a valid one lies to others as GEOS says. GEOS is right on a small grid.
#include <geos_c.h>

#include <cstddef>
#include <iostream>
#include <memory>
#include <vector>

#include "../dice.hpp"

import hantei;

namespace {

using hantei::vec;
using ring = std::vector<vec<double>>;
using region = hantei::polygon<ring, std::vector<ring>>;

GEOSContextHandle_t context() {
    struct closing {
        void operator()(GEOSContextHandle_t c) const { GEOS_finish_r(c); }
    };
    static std::unique_ptr<GEOSContextHandle_HS, closing> const one(GEOS_init_r());
    return one.get();
}
struct destroying {
    void operator()(GEOSGeometry* g) const { GEOSGeom_destroy_r(context(), g); }
};
using geometry = std::unique_ptr<GEOSGeometry, destroying>;

GEOSCoordSequence* sequence(ring list, bool closed) {
    if (closed) list.push_back(list.front());
    auto* const s = GEOSCoordSeq_create_r(context(), static_cast<unsigned>(list.size()), 2);
    for (unsigned i = 0; i < list.size(); ++i) GEOSCoordSeq_setXY_r(context(), s, i, list[i].x, list[i].y);
    return s;
}
geometry in_geos(ring const& outer, std::vector<ring> const& holes) {
    auto const made = [](ring const& r) { return GEOSGeom_createLinearRing_r(context(), sequence(r, true)); };
    std::vector<GEOSGeometry*> inner;
    for (auto const& hole : holes) inner.push_back(made(hole));
    return geometry(GEOSGeom_createPolygon_r(context(), made(outer), inner.data(), static_cast<unsigned>(inner.size())));
}

struct drawn_rings : dice {
    ring any_ring(int low, int high, int least, int most) {
        ring r;
        for (int n = whole(least, most); n > 0; --n) r.push_back({whole(low, high) * 1.0, whole(low, high) * 1.0});
        if (whole(0, 3) == 0) r.push_back(r.back());
        if (whole(0, 7) == 0) r.push_back(r.front());
        return r;
    }
};

void print(ring const& outer, std::vector<ring> const& holes) {
    auto const list = [](ring const& r) {
        for (auto const& p : r) std::cout << " " << p;
        std::cout << "\n";
    };
    list(outer);
    for (auto const& hole : holes) list(hole);
}

struct tally {
    long asked = 0, yes = 0, different = 0;

    void count(char const* question, bool theirs, bool ours, auto const&... shapes) {
        ++asked;
        yes += theirs;
        if (theirs == ours) return;
        if (different++ > 3) return;
        std::cout << question << ": GEOS " << theirs << ", we " << ours << "\n";
        (std::cout << ... << shapes) << "\n";
    }
};

}  // namespace

int main() {
    drawn_rings d;
    tally validity, relations;
    std::vector<region> touching;
    for (int round = 0; round < 60'000; ++round) {
        bool const framed = d.whole(0, 2) > 0;
        ring const outer = framed ? ring{{0, 0}, {4, 0}, {d.whole(4, 6) * 1.0, 4}, {0, 4}} : d.any_ring(0, 4, 3, 8);
        std::vector<ring> holes;
        for (int n = d.whole(framed ? 1 : 0, framed ? 4 : 1); n > 0; --n) {
            int const low = d.whole(0, 3);
            holes.push_back(d.any_ring(low, d.whole(low + 1, 4), 3, 4));
        }
        region const ours(outer, holes);
        auto const theirs = in_geos(outer, holes);
        bool const valid = theirs && GEOSisValid_r(context(), theirs.get()) == 1;
        long const before = validity.different;
        validity.count("valid", valid, hantei::is_valid(ours));
        if (validity.different > before && before < 4) {
            print(outer, holes);
            if (!hantei::is_valid(ours)) std::cout << hantei::invalid_shape(hantei::flaws(ours)[0]).what() << "\n";
        }
        if (valid && hantei::is_valid(ours) && (ours.facts().rings_touch || d.whole(0, 9) == 0)) touching.push_back(ours);
    }
    std::cout << "valid: " << validity.asked << " regions, " << validity.yes << " valid, " << validity.different
              << " disagreements\n";

    auto const asked = [&](region const& a, auto const& b, GEOSGeometry const* of_b) {
        auto const of_a = in_geos(a.outer(), a.holes());
        relations.count("intersects", GEOSIntersects_r(context(), of_a.get(), of_b) == 1, hantei::intersects(a, b), a, b);
        relations.count("touches", GEOSTouches_r(context(), of_a.get(), of_b) == 1, hantei::touches(b, a), a, b);
        relations.count("covers", GEOSCovers_r(context(), of_a.get(), of_b) == 1, hantei::contains(a, b), a, b);
    };
    auto const any = [&]() -> region const& {
        return touching[static_cast<std::size_t>(d.whole(0, static_cast<int>(touching.size()) - 1))];
    };
    for (int round = 0; round < 20'000; ++round) {
        region const &a = any(), &b = any();
        asked(a, b, in_geos(b.outer(), b.holes()).get());
        vec<double> const p{d.whole(0, 8) / 2.0, d.whole(0, 8) / 2.0}, q{d.whole(0, 8) / 2.0, d.whole(0, 8) / 2.0};
        geometry const line(GEOSGeom_createLineString_r(context(), sequence({p, q}, false)));
        if (p != q) asked(a, hantei::segment{p, q}, line.get());
        ring const corner{p, q, {d.whole(0, 4) * 1.0, d.whole(0, 4) * 1.0}};
        hantei::triangle<double> const t{corner[0], corner[1], corner[2]};
        if (t.has_interior()) asked(a, t, in_geos(corner, {}).get());
    }
    std::cout << "relations: " << touching.size() << " regions, " << relations.asked << " questions, " << relations.yes
              << " yes, " << relations.different << " disagreements\n";
    bool const enough = validity.yes > 5'000 && touching.size() > 1'000 && relations.yes > 20'000;
    return validity.different + relations.different == 0 && enough ? 0 : 1;
}
