// SPDX-License-Identifier: MIT
// Distances and closest points in space: cases by hand, and the same as in fractions.
#include <doctest/doctest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "in_fractions.hpp"

import hantei;

namespace queries_distance_in_space {

using namespace hantei;
using place = vec<double, 3>;

// Two segments: inside both, at an end of one, at ends of both.
constexpr segment<double, 3> beam{{-4, 0, 0}, {4, 0, 0}};
static_assert(distance(beam, segment<double, 3>{{1, -3, 2}, {1, 3, 2}}) == 2);
static_assert(closest_points(beam, segment<double, 3>{{1, -3, 2}, {1, 3, 2}}) == closest<double, 3>{{1, 0, 0}, {1, 0, 2}});
static_assert(distance(beam, segment<double, 3>{{1, 3, 4}, {1, 9, 4}}) == 5);
static_assert(distance(beam, segment<double, 3>{{6, 3, 6}, {6, 9, 6}}) == 7);
static_assert(closest_points(segment<double, 3>{{6, 3, 6}, {6, 9, 6}}, beam) == closest<double, 3>{{6, 3, 6}, {4, 0, 0}});
static_assert(distance(beam, segment<double, 3>{{-2, 3, 0}, {9, 3, 0}}) == 3, "parallel");
static_assert(closest_points(beam, segment<double, 3>{{-2, 3, 0}, {9, 3, 0}}).on_a == place{-2, 0, 0},
              "the nearest to the first end");
// The way out of the range of one moves the other.
static_assert(distance(segment<double, 3>{{0, 0, 0}, {2, 2, 0}}, segment<double, 3>{{5, 0, 1}, {5, 9, 1}}) ==
              distance(point<double, 3>{{2, 2, 0}}, segment<double, 3>{{5, 0, 1}, {5, 9, 1}}));
// With radii.
static_assert(distance(capsule<double, 3>{{-4, 0, 0}, {4, 0, 0}, 0.5}, capsule<double, 3>{{1, -3, 2}, {1, 3, 2}, 0.25}) ==
              1.25);
static_assert(squared_distance(capsule<double, 3>{{-4, 0, 0}, {4, 0, 0}, 0.5}, ball<double, 3>{{0, 3, 4}, 0.5}) == 16);
static_assert(closest_points(capsule<double, 3>{{-4, 0, 0}, {4, 0, 0}, 1}, ball<double, 3>{{0, 0, 4}, 1}) ==
              closest<double, 3>{{0, 0, 1}, {0, 0, 3}});
// Rays start, lines do not.
constexpr ray<double, 3> up{{0, 0, 1}, {0, 0, 2}};
static_assert(distance(up, point<double, 3>{{3, 4, 9}}) == 5 && distance(up, point<double, 3>{{2, 3, -5}}) == 7);
static_assert(distance(line<double, 3>{{0, 0, 1}, {0, 0, 2}}, point<double, 3>{{3, 4, -5}}) == 5);
static_assert(distance(ball<double, 3>{{2, 3, -5}, 1}, up) == 6);

// A box along the axes and a linear component: beside a face, an edge and a corner, crossing a corner's three sides, and along an edge.
constexpr aabb<double, 3> crate{{0, 0, 0}, {4, 2, 1}};
static_assert(distance(crate, segment<double, 3>{{1, 1, 3}, {9, 1, 5}}) == 2);
static_assert(closest_points(crate, segment<double, 3>{{1, 1, 3}, {9, 1, 5}}) == closest<double, 3>{{1, 1, 1}, {1, 1, 3}});
static_assert(distance(crate, line<double, 3>{{2, 5, 5}, {1, 0, 0}}) == 5);
static_assert(distance(crate, segment<double, 3>{{3, 5, 5}, {9, 5, 5}}) == 5, "parallel to an edge");
static_assert(closest_points(crate, ray<double, 3>{{7, 6, 13}, {0, 0, 1}}) == closest<double, 3>{{4, 2, 1}, {7, 6, 13}});
static_assert(squared_distance(crate, line<double, 3>{{5, 3, 0}, {1, -1, 0}}) == 2);
static_assert(closest_points(crate, line<double, 3>{{6, 2, 3.5}, {1, -1, 3}}).on_a == place{4, 2, 0.5});
// A turned box. The quaternion (2, 0, 0, 1) turns (5, 0, 0) to (3, 4, 0).
constexpr obb<double, 3> turned_crate{{10, 0, 0}, {5, 5, 1}, {2, 0, 0, 1}};
static_assert(distance(point<double, 3>{{10, 0, 4}}, turned_crate) == 3);
static_assert(closest_points(turned_crate, point<double, 3>{{16, 8, 0}}) == closest<double, 3>{{13, 4, 0}, {16, 8, 0}});
static_assert(distance(ball<double, 3>{{16, 8, 0}, 2}, turned_crate) == 3);
static_assert(closest_points(ball<double, 3>{{16, 8, 0}, 2.5}, turned_crate) == closest<double, 3>{{14.5, 6, 0}, {13, 4, 0}});
// Boxes: a corner before a face, two crossed edges, parallel faces.
static_assert(distance(aabb<double, 3>{{-9, -9, -9}, {0, 9, 9}}, turned_crate) == 3, "an edge parallel to a face");
static_assert(closest_points(obb<double, 3>{{0, 0, 6}, {1, 5, 1}, {2, 0, 1, 0}},
                             obb<double, 3>{{0, 0, 0}, {5, 1, 1}, {2, 1, 0, 0}}) ==
                  closest<double, 3>{{-0.2, -0.2, 4.6}, {-0.2, -0.2, 1.4}},
              "crossed edges");
static_assert(distance(turned_crate, obb<double, 3>{{10, 0, 6}, {1, 1, 1}, {3, 0, 0, 1}}) == 4, "parallel faces");
static_assert(distance(obb<double, 3>{{0, 0, 0}, {1, 1, 1}, {1, 0, 0, 0}},
                       obb<double, 3>{{5, 0, 0}, {1, 1, 1}, {1, 0, 0, 0}}) == 3);
// Boxes that are turned about the same axis, as on a floor: beside each other, at one height and at two; one above the other; an edge beside a corner.
constexpr obb<double, 3> turned_stool{{4, 0, 1}, {0.5, 0.5, 1}, {3, 0, 0, 1}};
constexpr auto stool_at = [](double x, double z) { return obb<double, 3>{{x, 0, z}, {0.5, 0.5, 1}, {3, 0, 0, 1}}; };
constexpr aabb<double, 3> block{{-2, -2, 0}, {2, 2, 2}};
static_assert(distance(block, turned_stool) == distance(block, stool_at(4, 2.5)) && distance(block, stool_at(4, 2.5)) == 1.3);
static_assert(distance(turned_stool, block) == 1.3 && distance(stool_at(4, 3), block) == 1.3, "at one level");
static_assert(distance(block, stool_at(1, 8)) == 5 && distance(stool_at(1, -4), block) == 3);
static_assert(squared_distance(block, stool_at(1, 8)) == 25 && squared_distance(turned_crate, stool_at(10, 3.5)) == 2.25);
static_assert(distance(block, obb<double, 3>{{0, 0, 7}, {9, 0.5, 1}, {3, 0, 0, 1}}) == 4, "no corner is above the other");
static_assert(distance(stool_at(4, 6), block) > 3.26 && distance(stool_at(4, 6), block) < 3.28);

// A common point: where a line enters a box, or its start inside; the center of a ball in a turned box, else its foot; between the cores of capsules in the
// ratio of the radii.
constexpr auto common = [](place const& p) { return closest<double, 3>{p, p}; };
static_assert(closest_points(crate, segment<double, 3>{{-3, 1, -3}, {5, 1, 5}}) == common({0, 1, 0}), "through an edge");
static_assert(closest_points(crate, ray<double, 3>{{-2, 0, 0.5}, {4, 1, 0}}) == common({0, 0.5, 0.5}));
static_assert(closest_points(ray<double, 3>{{2, 1, 0.5}, {4, 1, 0}}, crate) == common({2, 1, 0.5}));
static_assert(closest_points(crate, line<double, 3>{{2, 1, 0.5}, {4, 1, 0}}) == common({0, 0.5, 0.5}));
static_assert(closest_points(turned_crate, ball<double, 3>{{11, 1, 0.5}, 9}) == common({11, 1, 0.5}));
static_assert(closest_points(ball<double, 3>{{16, 8, 0}, 6}, turned_crate) == common({13, 4, 0}));
static_assert(closest_points(turned_crate, point<double, 3>{{13, 4, 0}}) == common({13, 4, 0}), "on a side");
static_assert(closest_points(capsule<double, 3>{{-4, 0, 0}, {4, 0, 0}, 3}, capsule<double, 3>{{1, -3, 4}, {1, 3, 4}, 5}) ==
              common({1, 0, 1.5}));
static_assert(closest_points(segment<double, 3>{{-1, -1, -1}, {3, 3, 3}}, capsule<double, 3>{{1, 1, 0}, {1, 1, 5}, 0.5}) ==
                  common({1, 1, 1}),
              "the cores meet");
constexpr auto corner_in = closest_points(turned_crate, obb<double, 3>{{13, 4.5, 1}, {1, 1, 1}, {3, 1, 1, 0}});
static_assert(corner_in.on_a == corner_in.on_b &&
              intersects(point<double, 3>{corner_in.on_a}, ball<double, 3>{{13, 4.5, 1}, 2}));

// A turned box is contained if its corners are; in the relative interior, if none is on the boundary.
constexpr obb<double, 3> turned_plate{{0, 0, 0}, {5, 5, 0}, {2, 0, 0, 1}};
static_assert(contains(aabb<double, 3>{{-7, -7, 0}, {7, 7, 1}}, turned_plate), "its corners are on the boundary");
static_assert(!strictly_contains(aabb<double, 3>{{-8, -8, 0}, {8, 8, 1}}, turned_plate));
static_assert(strictly_contains(aabb<double, 3>{{-8, -8, 0}, {8, 8, 0}}, turned_plate), "both are flat");
static_assert(contains(obb<double, 3>{{0, 0, 0}, {5, 5, 1}, {2, 0, 0, 1}}, turned_plate));
static_assert(!strictly_contains(obb<double, 3>{{0, 0, 0}, {5, 6, 1}, {2, 0, 0, 1}}, turned_plate));
static_assert(!contains(ball<double, 3>{{0, 0, 0}, 7.071067811865475}, turned_plate));
static_assert(strictly_contains(ball<double, 3>{{0, 0, 0}, 7.0710678118654755}, turned_plate));
static_assert(contains(capsule<double, 3>{{-1, 7, 0}, {-1, 7, 9}, 8}, point<double, 3>{{-1, -1, 0}}));

using numbers::in_fractions;
using numbers::twice;

template <class T>
struct drawn : numbers::source {
    using numbers::source::source;
    bool are_at_origin = false;
    vec<T, 3> position() { return {number<T>(), number<T>(), number<T>()}; }
    vec<T, 3> way() {
        for (;;)
            if (vec<T, 3> const d = position(); d.x != 0 || d.y != 0 || d.z != 0) return d;
    }
    /// Calls f with one shape of each kind; some of those with two ends go nearly along d.
    void each_shape(vec<T, 3> const& d, auto f) {
        vec<T, 3> const p = are_at_origin ? vec<T, 3>{} : position(), w = way();
        T const r = length<T>(), thirds = static_cast<T>(whole(1, 3));
        auto const q = whole(0, 2) == 0 ? p + vec<T, 3>{d.x * thirds / 3, d.y * thirds / 3, d.z * thirds / 3} : position();
        auto const e = [](auto const& x) { return in_fractions(x); };
        f(twice{point<T, 3>{p}, point<rational, 3>{e(p)}});
        f(twice{ball<T, 3>{p, r}, ball<rational, 3>{e(p), rational(r)}});
        f(twice{segment<T, 3>{p, q}, segment<rational, 3>{e(p), e(q)}});
        f(twice{capsule<T, 3>{p, q, r}, capsule<rational, 3>{e(p), e(q), rational(r)}});
        f(twice{ray<T, 3>{p, w}, ray<rational, 3>{e(p), e(w)}});
        f(twice{line<T, 3>{p, w}, line<rational, 3>{e(p), e(w)}});
        each_box(p, d, f);
    }
    /// Calls f with a box along the axes and three turned ones: at random, nearly like all that are drawn with the same d, and hardly at all.
    void each_box(vec<T, 3> const& p, vec<T, 3> const& d, auto f) {
        auto const e = [](auto const& x) { return in_fractions(x); };
        vec<T, 3> const half{length<T>(), length<T>(), whole(0, 3) == 0 ? T{0} : length<T>()}, end = p + half;
        f(twice{aabb<T, 3>{p, end}, aabb<rational, 3>{e(p), e(end)}});
        auto const turned = [&](T const& w, vec<T, 3> const& v) {
            rotation<rational, 3> const turn{rational(w), rational(v.x), rational(v.y), rational(v.z)};
            f(twice{obb<T, 3>{p, half, {w, v.x, v.y, v.z}}, obb<rational, 3>{e(p), e(half), turn}});
        };
        turned(static_cast<T>(whole(0, 1)), way());
        turned(static_cast<T>(whole(1, 3)), {0, 0, number<T>()});  // as on a floor
        if constexpr (std::is_integral_v<T>) {
            turned(1, d);
            turned(1, {0, 0, 0});
        } else {
            turned(1, {whole(0, 1) == 0 ? d.x : std::nextafter(d.x, T{9}), d.y, d.z});
            auto const bit = [this] { return std::ldexp(static_cast<T>(whole(-4, 4)), -54); };
            turned(1, {bit(), bit(), bit()});
        }
    }
};

TEST_CASE_TEMPLATE("distances in space are those in fractions", T, double, std::int64_t) {
    drawn<T> draw(3302);
    std::size_t apart = 0;
    for (int i = 0; i < 60; ++i) {
        auto const d = draw.way();
        draw.each_shape(d, [&](auto const& a) {
            draw.each_shape(d, [&](auto const& b) {
                if constexpr (measurable<decltype(a.plain), decltype(b.plain)>) apart += numbers::gap_is_as_in_fractions(a, b);
            });
        });
    }
    CHECK(apart > 1000);
}

TEST_CASE_TEMPLATE("containment and comparisons of distances in space are those in fractions", T, double, std::int64_t) {
    drawn<T> draw(47);
    std::size_t held = 0, near = 0;
    for (int i = 0; i < 40; ++i) {
        draw.are_at_origin = i % 2 == 0;
        auto const d = draw.way();
        draw.each_shape(d, [&](auto const& a) {
            draw.each_shape(d, [&](auto const& b) {
                if constexpr (containable<decltype(a.plain), decltype(b.plain)>) {
                    CHECK(contains(a.plain, b.plain) == contains(a.exact, b.exact));
                    CHECK(strictly_contains(a.plain, b.plain) == strictly_contains(a.exact, b.exact));
                    held += contains(a.plain, b.plain);
                }
                if constexpr (measurable<decltype(a.plain), decltype(b.plain)>) {
                    double const gap = distance(a.plain, b.plain);
                    if (!std::isfinite(gap)) return;
                    CHECK(within_distance(a.plain, b.plain, gap) == within_distance(a.exact, b.exact, rational(gap)));
                    near += within_distance(a.plain, b.plain, gap);
                    CHECK(within_distance(a.plain, b.plain, std::nextafter(gap, 1e300)));
                    if (gap > 0) CHECK(!within_distance(a.plain, b.plain, std::nextafter(gap, 0.0)));
                }
            });
        });
    }
    CHECK(held > 100);
    CHECK(near > 100);
}

}  // namespace queries_distance_in_space
