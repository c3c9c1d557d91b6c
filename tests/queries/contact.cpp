// SPDX-License-Identifier: MIT
// The contact of polygons that are not convex: by hand, against the method for convex shapes where the polygon is one, and against
// shorter moves, of a fine grid and in many directions, after each of which the shapes must still overlap.
#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "../dice.hpp"
#include "laws.hpp"

#include "contact.hpp"

import hantei;

namespace queries_contact {

using namespace hantei;
using namespace contacts;

TEST_CASE("contact: into a notch") {
    CHECK(is(contact(aabb{{2.5, 0.5}, {3.5, 2}}, slotted), south, 0.5, vec{2.5, 0.75}, vec{3.5, 0.75}));
    CHECK(is(contact(aabb{{1.75, 2}, {2.75, 3}}, slotted), west, 0.25, vec{1.875, 3.0}, vec{1.875, 2.0}));
    CHECK(is(contact(slotted, aabb{{1.75, 2}, {2.75, 3}}), east, 0.25, vec{1.875, 3.0}, vec{1.875, 2.0}));
    CHECK(minimum_translation(aabb{{1.75, 2}, {2.75, 3}}, slotted) == vec{0.25, 0.0});
    CHECK(minimum_translation(slotted, aabb{{1.75, 2}, {2.75, 3}}) == vec{-0.25, 0.0});
    CHECK(is(contact(aabb{{1.5, 2}, {3.5, 5}}, slotted), west, 0.5, vec{1.75, 4.0}, vec{1.75, 2.0}));  // it just fits
    CHECK(is(contact(aabb{{1.5, 2}, {3.75, 5}}, slotted), south, 2.0, vec{1.5, 3.0}, vec{2.0, 3.0}));  // it does not
    CHECK(is(contact(obb{{3, 1}, {0.5, 0.5}, rotation{1.0, 1.0}}, slotted), south, 1.0, vec{3.0, 0.5}));
    CHECK(is(contact(triangle{{3, 0.5}, {3.5, 3}, {2.5, 3}}, slotted), south, 0.5, vec{3.0, 0.75}));
    CHECK(is(contact(ell, polygon{{{3, 3}, {9, 3}, {9, 9}, {3, 9}}}), vec{std::sqrt(0.5), std::sqrt(0.5)}, std::sqrt(2.0),
             vec{7.5, 3.5}, vec{3.5, 7.5}));
}
TEST_CASE("contact: into a hole and out of it") {
    CHECK(is(contact(aabb{{1, -1}, {2.5, 1}}, pond), east, 0.5, vec{2.25, -1.0}, vec{2.25, 1.0}));
    CHECK(is(contact(aabb{{-2, -1}, {3, 1}}, pond), north, 7.0, vec{3.0, -2.5}, vec{-2.0, -2.5}));  // too long for it
    CHECK(is(contact(aabb{{-1, -1}, {3, 3}}, pond), vec{std::sqrt(0.5), std::sqrt(0.5)}, std::sqrt(2.0), vec{2.5, -1.5},
             vec{-1.5, 2.5}));  // it fills it
    CHECK(is(contact(disk{{0, 0}, 0.0}, disk{{0, 0}, 0.0}), east, 0.0, vec{0.0, 0.0}));
    CHECK(!contact(aabb{{-1, -1}, {1, 1}}, pond).has_value());
    CHECK(is(contact(pond, pond), east, 12.0, vec{0.0, -6.0}, vec{0.0, 6.0}));
}
TEST_CASE("contact: by a bend") {
    CHECK(is(contact(polygon{{{3, 3}, {5, 3}, {5, 5}, {3, 5}}}, ell), vec{-std::sqrt(0.5), -std::sqrt(0.5)}, std::sqrt(2.0),
             vec{5.5, 3.5}, vec{3.5, 5.5}));
}
TEST_CASE("contact: a foot beside the end of its side") {
    // Another corner comes to the same place outside its own side: that tells nothing about the move.
    constexpr double tiny = 0x1p-149;
    using ring = std::vector<vec<>>;
    polygon const frame{
        ring{{-tiny, 0x1.800002p+1}, {0x1.000002p+2, 0x1.800004p+1}, {0x1.000004p+2, 0x1.fffffep-1}, {-tiny, 0x1.fffffep-1}},
        std::array{ring{{1, 3}, {4, 3}, {3, 1}, {0, 1}}}};
    CHECK(minimum_translation(aabb{{0, 1}, {5, 3}}, frame) == vec{0.0, -0x1.0000008p+1});
}
TEST_CASE("contact: touching") {
    CHECK(is(contact(aabb{{2, 1}, {4, 2}}, slotted), east, 0.0, vec{4.0, 1.0}, vec{4.0, 2.0}));
    CHECK(is(contact(aabb{{2.5, 1}, {3.5, 2}}, slotted), south, 0.0, vec{2.5, 1.0}, vec{3.5, 1.0}));
    CHECK(is(contact(aabb{{1, 4}, {5, 5}}, slotted), south, 0.0, vec{1.0, 4.0}, vec{5.0, 4.0}));
    CHECK(is(contact(slotted, aabb{{1, 4}, {5, 5}}), north, 0.0, vec{1.0, 4.0}, vec{5.0, 4.0}));
    CHECK(is(contact(aabb{{6, 4}, {7, 5}}, slotted), south, 0.0, vec{6.0, 4.0}));
    static_assert(minimum_translation(aabb{{6, 0}, {8, 2}}, polygon{{{0, 0}, {6, 0}, {6, 2}, {2, 2}, {2, 6}, {0, 6}}}) ==
                  vec{0.0, 0.0});
}
TEST_CASE("contact: of sets without inner points") {
    CHECK(is(contact(aabb{{1.75, 2}, {1.75, 2}}, slotted), west, 0.25, vec{1.875, 2.0}));
    CHECK(is(contact(aabb{{1.5, 2}, {1.5, 3}}, slotted), west, 0.5, vec{1.75, 3.0}, vec{1.75, 2.0}));
    CHECK(is(contact(aabb{{2, 2}, {2, 3}}, slotted), west, 0.0, vec{2.0, 3.0}, vec{2.0, 2.0}));
    CHECK(is(contact(triangle{{2, 0.5}, {4, 0.5}, {3, 0.5}}, slotted), south, 0.5, vec{4.0, 0.75}, vec{2.0, 0.75}));
}

/// Teeth 1 wide and 1 apart, 5 long, from a bar up or down.
std::vector<vec<>> comb(int teeth, vec<> const& at, double up) {
    std::vector<vec<>> ring{at};
    for (int i = 0; i < teeth; ++i) {
        double const x = at.x + 2 * i;
        if (i > 0) ring.push_back({x, at.y + up});
        ring.push_back({x, at.y + 6 * up});
        ring.push_back({x + 1, at.y + 6 * up});
        if (i + 1 < teeth) ring.push_back({x + 1, at.y + up});
    }
    ring.push_back({at.x + 2 * teeth - 1, at.y});
    return ring;
}
TEST_CASE("contact: teeth that just fit between teeth") {
    for (int const teeth : {2, 5, 12}) {
        CAPTURE(teeth);
        polygon const below{comb(teeth, {0, 0}, 1)};
        CHECK(minimum_translation(below, polygon{comb(teeth, {0.5, 9}, -1)}) == vec{-0.5, 0.0});
        CHECK(minimum_translation(below, polygon{comb(teeth, {0.75, 9}, -1)}) == vec{-0.25, 0.0});
    }
}
TEST_CASE("contact: a flat second solid") {
    polygon const b{{{0, 0}, {4, 0}, {4, 4}, {0, 4}}};
    CHECK(minimum_translation(b, triangle{{1, 3}, {2, 3}, {3, 3}}) == vec{0.0, -1.0});
    CHECK(minimum_translation(b, triangle{{1, 4}, {2, 4}, {3, 4}}) == vec{0.0, 0.0});
    CHECK(minimum_translation(b, triangle{{3, 3}, {3, 3}, {3, 3}}) == vec{-1.0, 0.0});
}

// --------------------------------------------------------------------------------------------------------- laws
struct drawn_rings : dice {
    vec<> position(int reach) { return {static_cast<double>(whole(-reach, reach)), static_cast<double>(whole(-reach, reach))}; }
    /// A simple ring around the origin.
    std::vector<vec<>> ring(std::size_t corners, int reach) {
        for (;;) {
            std::vector<vec<>> r;
            for (std::size_t i = 0; i < corners; ++i) r.push_back(position(reach));
            if (is_valid(polygon{r})) return r;
        }
    }
};

template <class S>
S moved(S const& s, vec<> const& way) {
    return laws::image(laws::motion<double, 2>{laws::law::translation, {0, 1}, {1, 1}, way}, s);
}
using region = polygon<std::vector<vec<>>, std::vector<std::vector<vec<>>>>;
std::vector<vec<>> moved(std::vector<vec<>> ring, vec<> const& way) {
    for (auto& p : ring) p = p + way;
    return ring;
}
region moved(region const& s, vec<> const& way) {
    region r{moved(s.outer(), way)};
    if (s.holes().size() == 0) return r;
    return region{moved(s.outer(), way), {moved(s.holes()[0], way)}};
}

constexpr double little = 0x1p-30;

/// After no shorter move they are parted, and after this one they are, but for its rounding.
template <class A, class B>
void check_shortest(A const& a, B const& b) {
    auto const there = contact(a, b), back = contact(b, a);
    REQUIRE(there.has_value() == intersects(a, b));
    REQUIRE(back.has_value() == there.has_value());
    if (!there.has_value()) return;
    CHECK((there->depth == back->depth && there->points == back->points));
    CHECK(there->normal == -back->normal);
    CHECK((there->depth > 0) == overlaps(a, b));
    CHECK(there->points.size() > 0);
    CHECK(std::fabs(squared_norm(there->normal) - 1) < little);
    for (auto const& p : there->points) {
        CHECK(within_distance(point<>{p}, moved(a, there->normal * (-there->depth / 2)), little));
        CHECK(within_distance(point<>{p}, moved(b, there->normal * (there->depth / 2)), little));
    }
    auto const rest = contact(moved(a, there->normal * -there->depth), b);
    CHECK((!rest.has_value() || rest->depth < little));
    for (double x = -16; x <= 16; ++x) {
        for (double y = -16; y <= 16; ++y) {
            vec<> const on_grid{x / 4, y / 4},
                far = vec<>{x, y} * ((there->depth - little) / std::sqrt(x * x + y * y + little));
            if (squared_norm(on_grid) < squared_norm(far)) CHECK(overlaps(moved(a, on_grid), b));
            if (there->depth > little && (x == 16 || y == 16 || x == -16 || y == -16)) CHECK(overlaps(moved(a, far), b));
        }
    }
}

constexpr int rolls = 8;

TEST_CASE("contact: none is shorter") {
    drawn_rings d;
    for (int k = 0; k < rolls; ++k) {
        CAPTURE(k);
        region const b{d.ring(6, 4)}, framed{{outer.begin(), outer.end()}, {d.ring(5, 4)}};
        auto const p = d.position(3), q = p + vec<>{1, 2}, size = vec<>{static_cast<double>(k % 3), 1};
        for (region const& target : {b, framed}) {
            check_shortest(aabb<>{p, q}, target);
            check_shortest(aabb<>{p, p + size}, target);
            check_shortest(obb<>{p, size, {1, 1}}, target);
            check_shortest(triangle<>{d.position(4), p, d.position(4)}, target);
            check_shortest(moved(region{d.ring(7, 3)}, p), target);
            check_shortest(disk<>{p, size.x + 0.5}, target);
            check_shortest(capsule<>{p, p + size, 0.75}, target);
        }
        check_shortest(b, moved(framed, p));
    }
}

/// A convex polygon in the words of a region has the same way out, or another of the same length.
template <class A>
void check_convex(A const& a, std::vector<vec<>> const& ring) {
    auto const expected = contact(a, convex{ring});
    auto const found = contact(a, region{ring});
    REQUIRE(found.has_value() == expected.has_value());
    if (!found.has_value()) return;
    CHECK(found->depth == expected->depth);
    if (found->normal != expected->normal) return;
    auto const &p = found->points, &q = expected->points;
    REQUIRE(p.size() == q.size());
    CHECK((p == q || (p[0] == q[1] && p[1] == q[0])));  // a box and a convex polygon go by their names in the other order
}

TEST_CASE("contact: of convex shapes, as their own method finds them") {
    drawn_rings d;
    for (int k = 0; k < 100; ++k) {
        CAPTURE(k);
        std::vector<vec<>> const ring = d.ring(k % 2 == 0 ? 4 : 3, 5);
        if (!is_valid(convex{ring})) continue;
        auto const p = d.position(4), size = vec<>{static_cast<double>(d.whole(0, 3)), static_cast<double>(d.whole(0, 3))};
        check_convex(aabb<>{p, p + size}, ring);
        check_convex(obb<>{p, size, {2, 1}}, ring);
        check_convex(triangle<>{p, d.position(5), d.position(5)}, ring);
        check_convex(disk<>{p, size.x}, ring);
        check_convex(capsule<>{p, p + size, 1}, ring);
    }
}

}  // namespace queries_contact
