// SPDX-License-Identifier: MIT
// What holds of shapes with vertices in a range: convex, polygon and chain.
#include <algorithm>
#include <iterator>

#include "rapid.hpp"

namespace properties_vertices {

using rapid::position;
using rapid::solid;
using vertices = std::vector<position>;
using convex = hantei::convex<vertices>;
using polygon = hantei::polygon<vertices>;
using closed_chain = hantei::closed_chain<vertices>;

vertices some_points(std::size_t count) {
    return *rc::gen::container<vertices>(count, rc::gen::exec([] { return rapid::maker(rapid::any_number()).at(); }));
}
convex some_convex() {
    return convex(*rc::gen::suchThat(rc::gen::exec([] { return hantei::convex_hull(some_points(7)); }),
                                     [](vertices const& hull) { return hull.size() > 2; }));
}
/// A ring around a hull, with one side pushed in to a point of the inside: not convex, but simple.
polygon some_polygon() {
    auto const is_simple = [](vertices const& ring) { return hantei::is_valid(polygon(ring)); };
    auto const dented = rc::gen::exec([] {
        auto ring = hantei::convex_hull(some_points(6));
        ring.insert(ring.begin() + 1, rapid::maker(rapid::any_number()).at());
        return ring;
    });
    return polygon(*rc::gen::suchThat(dented, is_simple));
}

/// Every question about a shape with vertices and another one.
template <class S, class X>
void check_pair(S const& s, X const& x) {
    auto const r = hantei::relate(s, x);
    bool const meet = r != hantei::relation::disjoint;
    RC_ASSERT(r == hantei::relate(x, s));
    RC_ASSERT((hantei::distance(s, x) == 0) == meet);
    RC_ASSERT(hantei::distance(s, x) == hantei::distance(x, s));
    RC_ASSERT(!hantei::contains(s, x) || meet);
    RC_ASSERT(!hantei::contains(x, s) || meet);
    if (hantei::disjoint(hantei::bounds(s), x)) RC_ASSERT(!meet);
}

TEST_CASE("the laws of pairs") {
    CHECK(rc::check("convex", [](solid const& x) {
        auto const s = some_convex();
        std::visit([&s](auto const& y) { check_pair(s, y); }, x.shape);
    }));
    CHECK(rc::check("polygon", [](solid const& x) {
        auto const s = some_polygon();
        std::visit([&s](auto const& y) { check_pair(s, y); }, x.shape);
    }));
    CHECK(rc::check("closed chain", [](solid const& x) {
        closed_chain const s(some_polygon().outer());
        std::visit([&s](auto const& y) { check_pair(s, y); }, x.shape);
    }));
    CHECK(rc::check("each other", [] {
        auto const a = some_convex();
        auto const b = some_polygon();
        check_pair(a, b);
        check_pair(b, closed_chain(a.vertices()));
        check_pair(b, some_polygon());
        check_pair(a, some_convex());
    }));
}

TEST_CASE("the same set by another name") {
    CHECK(rc::check("a convex shape is a polygon, from any corner, in either winding", [](solid const& x) {
        auto const s = some_convex();
        auto turned = s.vertices();
        std::rotate(turned.begin(), std::next(turned.begin()), turned.end());
        std::reverse(turned.begin(), turned.end());
        std::visit(
            [&](auto const& y) {
                auto const expected = hantei::relate(s, y);
                RC_ASSERT(hantei::relate(polygon(s.vertices()), y) == expected);
                RC_ASSERT(hantei::relate(convex(turned), y) == expected);
                RC_ASSERT(hantei::distance(polygon(turned), y) == hantei::distance(s, y));
            },
            x.shape);
        RC_ASSERT(hantei::area(polygon(turned)) == hantei::area(s));
        auto const c = hantei::centroid(polygon(turned)), d = hantei::centroid(s);
        RC_ASSERT(std::nextafter(c.x, d.x) == d.x);  // other sums, so a near tie may be rounded to either side
        RC_ASSERT(std::nextafter(c.y, d.y) == d.y);
    }));
    CHECK(rc::check("a triangle is a convex shape with three corners", [](solid const& x) {
        auto const hull = some_convex().vertices();
        hantei::triangle<> const t{hull[0], hull[1], hull[2]};
        convex const s(vertices{hull[0], hull[1], hull[2]});
        std::visit([&](auto const& y) { RC_ASSERT(hantei::relate(s, y) == hantei::relate(t, y)); }, x.shape);
        RC_ASSERT(hantei::area(s) == hantei::area(t));
    }));
    CHECK(rc::check("a region meets what its boundary meets, and what lies in it", [](solid const& x) {
        auto const s = some_polygon();
        std::visit(
            [&](auto const& y) {
                bool const on_curve = hantei::intersects(closed_chain(s.outer()), y);
                RC_ASSERT(hantei::intersects(s, y) == (on_curve || hantei::contains(s, y)));
            },
            x.shape);
    }));
}

}  // namespace properties_vertices
