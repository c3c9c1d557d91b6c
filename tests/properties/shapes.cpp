// SPDX-License-Identifier: MIT
// What holds of the questions about one shape.
#include <algorithm>

#include "rapid.hpp"

namespace properties_shapes {

using rapid::position;
using rapid::solid;

TEST_CASE("bounds contain") {
    CHECK(rc::check("the bounds contain the shape, and themselves", [](solid const& s) {
        std::visit(
            [](auto const& x) {
                auto const box = hantei::bounds(x);
                RC_ASSERT(hantei::contains(box, x));
                RC_ASSERT(hantei::bounds(box) == box);
            },
            s.shape);
    }));
}

TEST_CASE("areas, centroids and support points") {
    CHECK(rc::check("area is 0 where there are no inner points; the rounded points lie in the bounds", [](solid const& s) {
        RC_ASSERT(hantei::area(s.shape) >= 0);
        std::visit(
            [](auto const& x) {
                RC_ASSERT(hantei::contains(hantei::bounds(x), hantei::centroid(x)));
                RC_ASSERT(
                    hantei::contains(hantei::bounds(x), hantei::support(x, rapid::maker(rapid::any_number()).direction())));
                if constexpr (requires { x.has_interior(); }) RC_ASSERT((hantei::area(x) > 0) == x.has_interior());
            },
            s.shape);
    }));
    CHECK(rc::check("quarter turns keep the area and turn the centroid", [](solid const& s) {
        hantei::pose<> const turn{hantei::rotation<>::quarter_turns(*rc::gen::inRange(0, 4)), {0, 0}};
        std::visit(
            [&turn](auto const& x) {
                if constexpr (!std::is_same_v<decltype(x), hantei::aabb<> const&>) {  // its image has a rounded center
                    RC_ASSERT(hantei::area(hantei::transform(x, turn)) == hantei::area(x));
                    RC_ASSERT(hantei::centroid(hantei::transform(x, turn)) ==
                              hantei::transform(hantei::centroid(x), turn).position());
                }
            },
            s.shape);
    }));
}

TEST_CASE("hulls") {
    auto const points = [] {
        return *rc::gen::container<std::vector<position>>(rc::gen::exec([] { return rapid::maker(rapid::any_number()).at(); }));
    };
    CHECK(rc::check("the hull of hulls is the hull, in any order", [points] {
        auto const p = points(), q = points();
        auto all = p;
        all.insert(all.end(), q.begin(), q.end());
        auto const hull = hantei::convex_hull(all);
        auto hulls = hantei::convex_hull(q);
        auto const first = hantei::convex_hull(p);
        hulls.insert(hulls.end(), first.begin(), first.end());
        RC_ASSERT(hantei::convex_hull(hulls) == hull);
        std::reverse(all.begin(), all.end());
        RC_ASSERT(hantei::convex_hull(all) == hull);
    }));
    CHECK(rc::check("the triangles of a hull hold every point", [points] {
        auto const p = points();
        auto const hull = hantei::convex_hull(p);
        RC_ASSERT(hull.empty() == p.empty());
        for (auto const& x : p) {
            bool held = hull.size() == 1 || hull.size() == 2;
            if (held) held = hantei::intersects(hantei::segment<>{hull.front(), hull.back()}, x);
            for (std::size_t i = 2; i < hull.size() && !held; ++i)
                held = hantei::intersects(hantei::triangle<>{hull[0], hull[i - 1], hull[i]}, x);
            RC_ASSERT(held);
        }
    }));
}

}  // namespace properties_shapes
