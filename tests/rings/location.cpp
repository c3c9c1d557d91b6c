// SPDX-License-Identifier: MIT
// Points at rings: inside, on or outside as by counting every side.
#include <doctest/doctest.h>

#include <gmpxx.h>
#include <optional>

#include <string>
#include <type_traits>

#include "figures.hpp"
#include "naive.hpp"
import hantei;

namespace rings_location {

using namespace hantei;

relation expected(naive::points const& ring, naive::point const& p) {
    int const place = naive::point_in_polygon(ring, p);
    return place > 0 ? relation::overlapping : place == 0 ? relation::touching : relation::disjoint;
}
double stepped(double x, int steps) {
    for (; steps > 0; --steps) x = std::nextafter(x, HUGE_VAL);
    for (; steps < 0; ++steps) x = std::nextafter(x, -HUGE_VAL);
    return x;
}

TEST_CASE("points anywhere, on corners, on sides and beside them by the last bits") {
    dice d(11);
    std::size_t inside = 0, on = 0, outside = 0;
    for (int round = 0; round < 250; ++round) {
        auto const ring = figures::any(d, static_cast<std::size_t>(d.whole(9, 150)));
        polygon const made{ring};
        if (!is_valid(made)) continue;
        auto const exact = naive::exact(ring);
        auto const box = bounds(made);
        auto const corner = [&] { return static_cast<std::size_t>(d.whole(0, static_cast<int>(ring.size()) - 1)); };
        for (int k = 0; k < 40; ++k) {
            auto const &a = ring[corner()], &b = ring[corner()];
            std::size_t const i = corner();
            auto const &v = ring[i], &w = ring[(i + 1) % ring.size()];
            double const t = d.real(0, 1);
            vec<> p;
            switch (k % 5) {
                case 0:
                    p = {box.min.x + (box.max.x - box.min.x) * t, box.min.y + (box.max.y - box.min.y) * d.real(0, 1)};
                    break;
                case 1: p = {a.x, b.y}; break;
                case 2: p = a; break;
                case 3: p = {v.x + (w.x - v.x) * 0.5, v.y + (w.y - v.y) * 0.5}; break;
                default: p = {v.x + (w.x - v.x) * t, v.y + (w.y - v.y) * t};
            }
            p = {stepped(p.x, k % 3 == 0 ? d.whole(-1, 1) : 0), stepped(p.y, k % 4 == 0 ? d.whole(-1, 1) : 0)};
            auto const answer = expected(exact, naive::exact(p));
            CHECK(relate(made, p) == answer);
            ++(answer == relation::overlapping ? inside : answer == relation::touching ? on : outside);
            bool const on_curve = answer == relation::touching;
            CHECK(intersects(closed_chain{ring}, p) == on_curve);
        }
    }
    CHECK(inside > 1000);
    CHECK(on > 1000);
    CHECK(outside > 1000);
}

TEST_CASE("integers, floats, and scalars that differ") {
    dice d(12);
    for (int round = 0; round < 60; ++round) {
        auto const ring = figures::whole(figures::star(d, static_cast<std::size_t>(d.whole(20, 90))), 1000);
        polygon const made{ring};
        if (!is_valid(made)) continue;
        std::vector<vec<float>> floats;
        for (auto const& p : ring) floats.push_back({static_cast<float>(p.x), static_cast<float>(p.y)});
        polygon const in_floats{floats};
        auto const exact = naive::exact(ring);
        for (int k = 0; k < 40; ++k) {
            vec<std::int32_t> const p{d.whole(-1000, 1000), k % 2 == 0 ? d.whole(-1000, 1000) : ring[0].y};
            auto const answer = expected(exact, naive::exact(p));
            CHECK(relate(made, p) == answer);
            CHECK(relate(in_floats, p) == answer);
            CHECK(relate(made, point{static_cast<double>(p.x), static_cast<double>(p.y)}) == answer);
            vec<> const beside{p.x + 0.5, p.y - 0.25};
            CHECK(relate(in_floats, beside) == expected(exact, naive::exact(beside)));
        }
    }
}

TEST_CASE("holes are outside, their rims belong to the region") {
    dice d(13);
    auto const outer = figures::star(d, 120, 0.9), hole = figures::placed(figures::star(d, 80, 0.5), 1, -1);
    polygon const made{outer, hole};
    REQUIRE(is_valid(made));
    auto const around = naive::exact(outer), within = naive::exact(hole);
    for (int k = 0; k < 2000; ++k) {
        vec<> const p = k % 10 == 0 ? hole[static_cast<std::size_t>(k) % hole.size()] : vec{d.real(-1, 1), d.real(-1, 1)};
        auto const inside = expected(within, naive::exact(p)), answer = expected(around, naive::exact(p));
        CHECK(relate(made, p) == (inside == relation::overlapping ? relation::disjoint
                                  : inside == relation::touching  ? relation::touching
                                                                  : answer));
    }
}

}  // namespace rings_location
