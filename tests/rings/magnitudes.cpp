// SPDX-License-Identifier: MIT
// Shapes whose numbers reach from the least doubles to nearly the greatest: their measures are the same whichever way the axes point, and
// whichever shape is named first.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <utility>
#include <vector>

#include "../dice.hpp"
import hantei;

namespace rings_magnitudes {

using namespace hantei;
using position = vec<>;
using ring = std::vector<position>;

/// One of the eight symmetries of the axes: swapped or not, each turned round or not.
struct symmetry {
    int number;

    position operator()(position v) const {
        if ((number & 4) != 0) std::swap(v.x, v.y);
        return {(number & 1) != 0 ? -v.x : v.x, (number & 2) != 0 ? -v.y : v.y};
    }
    auto operator()(ball<double, 2> const& s) const { return ball<double, 2>{(*this)(s.center), s.radius}; }
    auto operator()(capsule<double, 2> const& s) const { return capsule<double, 2>{(*this)(s.a), (*this)(s.b), s.radius}; }
    auto operator()(triangle<double, 2> const& s) const {
        return triangle<double, 2>{(*this)(s.a), (*this)(s.b), (*this)(s.c)};
    }
    auto operator()(polygon<ring> const& s) const { return polygon(seen(s.outer())); }
    auto operator()(convex<ring> const& s) const { return convex(seen(s.vertices())); }

  private:
    ring seen(ring r) const {
        std::ranges::transform(r, r.begin(), *this);
        return r;
    }
};

/// Numbers of all magnitudes, round ones and others.
class wild_dice {
  public:
    explicit wild_dice(std::uint64_t seed) : dice_(seed) {}

    double number() {
        if (dice_.one_in(8)) return 0;
        double const significand = dice_.one_in(2) ? 1 + dice_.part() : 1 + dice_.whole(0, 7) / 8.0;
        return dice_.sign() * std::ldexp(significand, exponent());
    }
    position place() { return {number(), number()}; }
    double radius() { return dice_.one_in(6) ? 0 : std::min(std::fabs(number()), 0x1p1018); }
    /// A bar with another one on it: an L.
    polygon<ring> bent() {
        for (;;) {
            std::array x{number(), number(), number()}, y{number(), number(), number()};
            std::ranges::sort(x);
            std::ranges::sort(y);
            if (std::ranges::adjacent_find(x) != x.end() || std::ranges::adjacent_find(y) != y.end()) continue;
            return polygon(ring{{x[0], y[0]}, {x[2], y[0]}, {x[2], y[1]}, {x[1], y[1]}, {x[1], y[2]}, {x[0], y[2]}});
        }
    }
    convex<ring> hull() {
        for (;;) {
            ring const corners = convex_hull(ring{place(), place(), place(), place(), place()});
            if (corners.size() > 2) return convex(corners);
        }
    }

  private:
    int exponent() {
        if (dice_.one_in(2)) return dice_.whole(-1070, 1018);
        constexpr std::array few{-1074, -1000, -300, -3, 0, 1, 60, 300, 700, 1017};
        return few[dice_.whole(0U, few.size() - 1)];
    }
    dice dice_;
};

/// What two shapes and a way of the first are asked.
struct answers {
    bool meet = false, hit = false;
    double depth = 0, distance = 0, first = 0, last = 0;

    bool operator==(answers const&) const = default;
};
template <class A, class B>
answers asked(A const& a, position const& way, B const& b) {
    answers r{.distance = hantei::distance(a, b)};
    if (auto const c = contact(a, b)) {
        r.meet = true;
        r.depth = c->depth;
    }
    if (auto const s = sweep(a, way, b)) {
        r.hit = true;
        r.first = s->first;
        r.last = s->last;
    }
    return r;
}
template <class A, class B>
void expect_symmetry(A const& a, position const& way, B const& b) {
    answers const seen = asked(a, way, b);
    for (int k = 1; k < 8; ++k) {
        symmetry const turned{k};
        CHECK(asked(turned(a), turned(way), turned(b)) == seen);
    }
    CHECK(asked(b, -way, a) == seen);
}

TEST_CASE("shapes of mixed magnitudes have the same measures whichever way the axes point") {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        CAPTURE(seed);
        wild_dice d(seed);
        auto const l = d.bent(), other = d.bent();
        auto const hull = d.hull();
        ball<double, 2> const disk{d.place(), d.radius()};
        capsule<double, 2> const rod{d.place(), d.place(), d.radius()};
        position const way = d.place();
        expect_symmetry(l, way, disk);
        expect_symmetry(rod, way, l);
        expect_symmetry(l, way, triangle<double, 2>{d.place(), d.place(), d.place()});
        expect_symmetry(l, way, other);
        expect_symmetry(hull, way, l);
        expect_symmetry(hull, way, rod);
        expect_symmetry(hull, way, d.hull());
    }
}

/// An L from a low corner to a high one, bent at a notch.
polygon<ring> bent(position const& low, position const& notch, position const& high) {
    return polygon(ring{low, {high.x, low.y}, {high.x, notch.y}, notch, {notch.x, high.y}, {low.x, high.y}});
}

TEST_CASE("where lines cross that are nearly parallel, doubles know nothing, and the way out is the nearest all the same") {
    capsule<> const low{{-0.0, -0x1.2p+0}, {-0x1.d72e4e9fa3bc3p+1020, 0}, 0x1.29d7823b5c73ep+1017};
    auto const near_it = bent({-0x1p-300, -0x1.cf0cf1612369p+3}, {0x1.ap-300, -0x1.29afd5d617d18p+2}, {0x1.cp+1, 0x1p-3});
    CHECK(contact(low, near_it)->depth == low.radius);
    CHECK(contact(low, near_it)->normal == position{1, 0});
    expect_symmetry(low, {}, near_it);
    capsule<> const rod{{0x1p-1074, 0x1.ep-300}, {0x1.e8a3fdc5c3631p+0, -0x1.63b3db64ebbe8p+1020}, 0x1.ep+1000};
    auto const wide =
        bent({-0x1.4p+60, -0x1.6p+600}, {-0x1.b7b50184e526ap-3, 0x1.d619b50914e7p-3}, {0x1p+60, 0x1.b16aeab327bfep+3});
    CHECK(contact(rod, wide)->depth == rod.radius);
    expect_symmetry(rod, {}, wide);
}
TEST_CASE("of ways out that agree in thousands of bits one is taken that a side holds") {
    capsule<> const rod{{0, 0}, {-0x1p-1062, -0x1.64ae961653546p+1020}, 0x1.8p+1019};
    polygon const blade(ring{{0x1.64402b6p-1037, -0x1.ap-1058}, {-0x1.8p-1053, 0}, {0, -0x1.ap+1019}});
    CHECK(contact(rod, blade)->depth == rod.radius);
    CHECK(contact(blade, rod)->points.size() == 1);
}
TEST_CASE("a capsule that is all but a disk leaves an L by the way into its notch") {
    capsule<> const rod{{0, 0x1p-168}, {0x1p-300, 0x1p-310}, 0.25};
    auto const found = contact(rod, bent({-4, -0x1p+1000}, {0, 0}, {0x1p+33, 0x1p+47}));
    CHECK(found->depth == std::numbers::sqrt2 / 4);
    CHECK(found->normal == position{-std::numbers::sqrt2 / 2, -std::numbers::sqrt2 / 2});
    CHECK(found->points.size() == 2);
}
TEST_CASE("round shapes that are 2^1000 times larger than an L leave it by the corner that is nearest to their middle") {
    polygon const l(ring{{1, 2}, {7, 2}, {7, 4}, {3, 4}, {3, 8}, {1, 8}});
    ball<double, 2> const disk{{0, 0}, 0x1p1000};
    capsule<double, 2> const rod{{0x1.8p+355, 0x1p+355}, {0x1.8p+357, -0x1.8p+354}, 0x1p1000};
    for (int i = 0; i < 8; ++i) {
        symmetry const seen{i};
        auto const expect = [&](auto const& found, position const& way) {
            CHECK(found->depth == 0x1p1000);
            CHECK(found->normal == seen(normalized(way)));
            CHECK(found->points.size() == 1);
        };
        expect(contact(seen(disk), seen(l)), {1, 2});
        expect(contact(seen(rod), seen(l)), {-3, -2});
    }
}
TEST_CASE(
    "a shape in a hole that is far smaller than the region leaves it along the normal of the side that it leaves, not against "
    "it") {
    ring const outer{{-1, -1}, {2, -1}, {1, 2}, {-1, 1}};
    aabb<> const box{{-0x1.4p-205, -0x1p-207}, {0x1p-207, 0}};
    polygon const two_holes(
        outer,
        std::array{
            ring{{-0x1.4p-205, -0x1p-205}, {-0x1.8p-206, -0x1p-207}, {-0x1.8p-206, 0}},
            ring{{-0x1p-207, -0x1.4p-205}, {0x1.4p-205, -0x1.8p-206}, {0x1.4p-205, 0x1.8p-206}, {-0x1p-207, 0x1.8p-206}}});
    CHECK(contact(box, two_holes)->depth == 0x1p-205);
    CHECK(contact(box, two_holes)->normal == position{-1, 0});
    CHECK(contact(two_holes, box)->normal == position{1, 0});
    obb<> const flat{{-0x1p-58, 0x1.0000000000001p-57}, {0, 0x1p-58}, {0, -1}};
    polygon const cut(ring{{-0x1p-58, -1}, {2, -1}, {1, 2}, {-0x1p-58, 1}},
                      std::array{ring{{-0x1p-58, 0x1p-57}, {0x1p-57, -0x1p-58}, {0, 0x1.8p-57}},
                                 ring{{0x1.4p-56, -0x1p-56}, {0x1p-57, -0x1p-58}, {0x1p-56, -0x1.4p-56}}});
    CHECK(contact(flat, cut)->depth == 0x1p-109);
    CHECK(contact(flat, cut)->normal == position{0, 1});
    CHECK(minimum_translation(flat, cut) == position{0, -0x1p-109});
}
TEST_CASE("a corner is not taken for inside where a cross product underflows") {
    auto const l = bent({-0x1.ep-301, -0x1.981343d22dfebp+820}, {0x1.b27b8fd7a3555p-270, -0x1.023959898dd26p-937},
                        {0x1.b2ecd414cf81ep+846, 0x1.4p+852});
    convex const kite(ring{{-0x1.2p-973, -0x1.2p-395},
                           {0x1.323c12d296f0dp+99, -0x1.ep+803},
                           {0x1.cp+834, 0x1p+320},
                           {0x1.7ee9ad309af6ep-899, 0x1.45df16ebcdda4p-823}});
    CHECK(contact(l, kite)->depth == 0x1.ep+803);
    expect_symmetry(kite, {}, l);
    capsule<> const rod{{0, -0x1.ap+300}, {0x1.4p+1020, -0x1.ep+300}, 0x1.624a97becf0aap+1017};
    auto const thin = bent({-0x1p-1074, -0x1.cp-1047}, {0x1.61bc93328116ap-1000, 0x1.4p-3}, {0x1p+300, 0x1.2p+700});
    CHECK(contact(rod, thin)->depth == rod.radius);
    expect_symmetry(rod, {}, thin);
}

}  // namespace rings_magnitudes
