// SPDX-License-Identifier: MIT
// Two shapes from outside of the library, made of what it exports: one convex and round, which needs no pair, and one that is not convex.
#include <doctest/doctest.h>

#include <array>
#include <concepts>
#include <cstddef>
#include <functional>
#include <optional>
#include <sstream>
#include <tuple>
#include <variant>
#include <vector>

import hantei;

namespace mine {

using hantei::scalar;
using hantei::vec;
namespace formula = hantei::formula;

/// All points at most radius from the box between min and max.
template <scalar T = double, std::size_t N = 2>
struct rounded_box {
    vec<T, N> min, max;
    T radius{};

    constexpr hantei::aabb<T, N> core() const { return {min, max}; }

    using scalar_type = T;
    static constexpr std::size_t dimension = N;
    static constexpr char const* name = "rounded_box";
    constexpr auto members() const { return std::tuple(min, max, radius); }
    constexpr void report_flaws(auto& report) const {
        core().report_flaws(report);
        report.length("radius", radius);
    }
    constexpr bool sizes_nonnegative() const { return core().sizes_nonnegative() && !(radius < T{0}); }
    friend constexpr bool operator==(rounded_box const&, rounded_box const&) = default;
};

/// The hull of six corners, in whichever order.
template <scalar T = double, std::size_t N = 2>
struct hexagon {
    std::array<vec<T, N>, 6> at{};

    using scalar_type = T;
    static constexpr std::size_t dimension = N;
    static constexpr char const* name = "hexagon";
    constexpr auto members() const { return std::tuple(at[0], at[1], at[2], at[3], at[4], at[5]); }
    static constexpr bool parts_are_positions = true;
    constexpr hexagon() = default;
    constexpr hexagon(auto const&... p) : at{p...} {}
    constexpr auto core_vertices() const { return at; }
    constexpr bool has_interior() const { return hantei::area(*this) > 0; }
    constexpr void report_flaws(auto& report) const {
        for (auto const& p : at) report.finite("corner", p);
    }
    friend constexpr bool operator==(hexagon const&, hexagon const&) = default;
};

/// All points at least inner and at most outer from center, 0 < inner <= outer.
template <scalar T = double, std::size_t N = 2>
struct annulus {
    vec<T, N> center;
    T inner{}, outer{};

    using scalar_type = T;
    static constexpr std::size_t dimension = N;
    static constexpr char const* name = "annulus";
    static constexpr bool is_convex = false;
    constexpr auto members() const { return std::tuple(center, inner, outer); }
    constexpr void report_flaws(auto& report) const {
        report.finite("center", center);
        report.length("inner", inner);
        report.length("outer", outer);
    }
    constexpr bool sizes_nonnegative() const { return !(inner < T{0}) && !(outer < inner); }
    friend constexpr bool operator==(annulus const&, annulus const&) = default;

    constexpr hantei::ball<T, N> hull() const { return {center, outer}; }
    constexpr vec<T, N> centroid() const { return center; }
    constexpr hantei::sum_with_pi area() const
        requires std::same_as<T, hantei::rational>
    {
        return {0, outer * outer - inner * inner};
    }
};

/// The contact of an annulus and a ball: out of the outer circle, or, if the ball has room there and the way is shorter, into the hole.
struct by_radii {
    template <class T, class A, class B>
    static constexpr hantei::contact_manifold<T, A::dimension> manifold(A const& a, B const& b) {
        hantei::contact_manifold<T, A::dimension> m;
        auto const way = way_out(a, b);
        m.depth = formula::nearest<T>(way.depth);
        m.points.count = 1;
        for (std::size_t i = 0; i < A::dimension; ++i) {
            m.normal[i] = formula::nearest<T>(way.normal[i]);
            m.points.at[0][i] = formula::nearest<T>(way.point[i]);
        }
        return m;
    }
    template <class T, class A, class B>
    static constexpr vec<T, A::dimension> translation(A const& a, B const& b) {
        auto const way = way_out(a, b);
        vec<T, A::dimension> r;
        for (std::size_t i = 0; i < A::dimension; ++i) r[i] = formula::nearest<T>(-way.normal[i] * way.depth);
        return r;
    }

  private:
    using rational = hantei::rational;
    using surd = formula::surd;
    template <std::size_t N>
    struct exact_way {
        std::array<surd, N> normal, point;
        surd depth;
    };
    /// Let e run from center to center, |e| = √far. Outwards the normal is e / |e| and the depth outer + r − |e|, into the hole they are
    /// −e / |e| and |e| + r − inner. The point is on e, halfway between the circle and the ball's surface.
    template <class A, class B, std::size_t N = A::dimension>
    static constexpr exact_way<N> way_out(A const& a, B const& b) {
        rational const inner(a.inner), outer(a.outer), r(b.radius), half(1, 2);
        vec<rational, N> e, center;
        for (std::size_t i = 0; i < N; ++i) {
            center[i] = rational(a.center[i]);
            e[i] = rational(b.center[i]) - center[i];
        }
        rational const far = squared_norm(e);
        exact_way<N> way;
        if (far == rational(0)) {  // in the middle all ways are equally long: along the first axis
            way.depth = {outer + r};
            for (std::size_t i = 0; i < N; ++i) {
                way.normal[i] = {rational(i == 0 ? 1 : 0)};
                way.point[i] = {center[i] + (i == 0 ? (outer - r) * half : rational(0))};
            }
            return way;
        }
        bool const into_hole = r <= inner && rational(4) * far < (inner + outer) * (inner + outer);
        rational const sense(into_hole ? -1 : 1), between = into_hole ? inner + r : outer - r;
        way.depth = into_hole ? surd{r - inner, 1, far} : surd{outer + r, -1, far};
        for (std::size_t i = 0; i < N; ++i) {
            way.normal[i] = {0, sense * e[i] / far, far};
            way.point[i] = {center[i] + e[i] * half, e[i] * between * half / far, far};
        }
        return way;
    }
};

}  // namespace mine

namespace hantei {

/// A point is outside or in the hole. Degree 2.
template <class T, size_t N>
struct pair<mine::annulus<T, N>, point<T, N>> {
    static constexpr auto gap(auto engine, mine::annulus<T, N> const& a, point<T, N> const& p) {
        constexpr auto beyond = [](auto const& offset, auto const& inner, auto const& outer) {
            using namespace mine;
            auto const far = squared_norm(offset);
            return formula::max(far - formula::square(outer), formula::square(inner) - far);
        };
        return engine.sign(beyond, formula::lengths.difference(a.center, p.position()), formula::lengths.nonnegative(a.inner),
                           formula::lengths.nonnegative(a.outer));
    }
    static constexpr relation on_boundary(mine::annulus<T, N> const&, point<T, N> const&) { return relation::touching; }
    static constexpr formula::surd distance(mine::annulus<T, N> const& a, point<T, N> const& p) {
        T const far = squared_norm(p.position() - a.center);
        return far < a.inner * a.inner ? formula::surd{a.inner, -1, far} : formula::surd{-a.outer, 1, far};
    }
};
/// A ball comes near enough from outside, or it is too large for the hole. Degree 2. Its center in the middle and larger than the hole,
/// it overlaps.
template <class T, size_t N>
struct pair<mine::annulus<T, N>, ball<T, N>> {
    static constexpr mine::by_radii contact{};

    static constexpr auto gap(auto engine, mine::annulus<T, N> const& a, ball<T, N> const& b) {
        constexpr auto beyond = [](auto const& offset, auto const& inner, auto const& outer, auto const& radius) {
            using namespace mine;
            auto const far = squared_norm(offset);
            return formula::max(far - formula::square(outer + radius),
                                formula::square(formula::positive_part(inner - radius)) - far);
        };
        return engine.sign(beyond, formula::lengths.difference(a.center, b.center), formula::lengths.nonnegative(a.inner),
                           formula::lengths.nonnegative(a.outer), formula::lengths.nonnegative(b.radius));
    }
    static constexpr relation on_boundary(mine::annulus<T, N> const& a, ball<T, N> const& b) {
        bool const covers_hole = b.center == a.center && a.inner < b.radius;
        return covers_hole ? relation::overlapping : relation::touching;
    }
    /// The hole is at least the radius away, and the outside too.
    static constexpr bool holds(mine::annulus<T, N> const& a, ball<T, N> const& b, bool strict) {
        rational const far = squared_norm(exact_arrow(a.center, b.center)), r = rational(b.radius);
        rational const hole = rational(a.inner) + r, room = rational(a.outer) - r;
        if (strict) return hole * hole < far && rational(0) < room && far < room * room;
        return hole * hole <= far && rational(0) <= room && far <= room * room;
    }
    static constexpr bool holds(ball<T, N> const& b, mine::annulus<T, N> const& a, bool strict) {
        return strict ? strictly_contains(b, a.hull()) : contains(b, a.hull());
    }

  private:
    static constexpr vec<rational, N> exact_arrow(vec<T, N> const& p, vec<T, N> const& q) {
        vec<rational, N> r;
        for (size_t i = 0; i < N; ++i) r[i] = rational(q[i]) - rational(p[i]);
        return r;
    }
};

}  // namespace hantei

namespace {

using namespace hantei;
using mine::rounded_box;

// --------------------------------------------------------------------------------------------------- a core and a radius are enough
constexpr rounded_box<> box{{0, 0}, {4, 2}, 5};
static_assert(touches(box, point{7, 6}) && overlaps(point{7, 5}, box) && disjoint(box, point{7, 6.5}));
static_assert(touches(box, disk{{10, 10}, 5}) && overlaps(disk{{10, 10}, 5.5}, box) && disjoint(box, disk{{10, 10}, 4.5}));
static_assert(relate(rounded_box<float>{{0, 0}, {4, 2}, 5}, disk{{10, 10}, 5}) == relation::touching);
static_assert(touches(box, segment{{9, 0}, {12, 3}}) && touches(ray{{3, 9}, {4, -3}}, box) &&
              disjoint(box, line{{20, 0}, {0, 1}}));
static_assert(touches(box, aabb{{9, 0}, {12, 3}}) && overlaps(box, triangle{{0, 0}, {1, 0}, {0, 1}}));
static_assert(touches(box, rounded_box<>{{12, 0}, {13, 2}, 3}) && touches(rounded_box<>{{9, 0}, {9, 0}, 0}, box));
static_assert(touches(rounded_box<double, 3>{{0, 0, 0}, {1, 1, 1}, 3}, point{2, 3, 3}));

// What the library makes of it.
constexpr std::variant<disk<>, rounded_box<>> any{box};
static_assert(touches(any, point{7, 6}) && distance(any, point{10, 10}) == 5 && within_distance(box, point{10, 10}, 5.0));
static_assert(distance(box, disk{{10, 10}, 1.0}) == 4 && closest_points(box, point{10, 10}).on_a == vec{7, 6});
static_assert(distance(rounded_box<int>{{0, 0}, {4, 2}, 5}, segment<int>{{0, 10}, {4, 10}}) == 3);
static_assert(bounds(box) == aabb{{-5, -5}, {9, 7}} && support(box, vec{1, 0}) == vec{9, 0} &&
              support(box, vec{-3, 4}) == vec{-3, 6});
static_assert(area(rounded_box<>{{0, 0}, {4, 2}, 0}) == 8 && area(rounded_box<>{{1, 1}, {1, 1}, 2}) == area(disk{{0, 0}, 2}) &&
              area(rounded_box<>{{0, 0}, {4, 0}, 1}) == area(capsule{{0, 0}, {4, 0}, 1}));
static_assert(area(box) == 146.53981633974483);  // 8 + 12·5 + 25π
static_assert(centroid(box) == vec{2, 1} && centroid(rounded_box<double, 3>{{0, 0, 0}, {1, 1, 1}, 3}) == vec{0.5, 0.5, 0.5});
static_assert(intersecting_pairs(std::array{box}, std::array{point{7, 6}, point{8, 8}}) == std::vector<index_pair>{{0, 0}});
static_assert(is_valid(box) && !is_valid(rounded_box<>{{0, 0}, {4, 2}, -5}) && !is_valid(rounded_box<>{{4, 0}, {0, 2}, 5}));

// Containment: with room for a ball that is larger than the radius, too.
static_assert(contains(box, point{7, 6}) && !strictly_contains(box, point{7, 6}) && strictly_contains(box, point{6, 6}));
static_assert(contains(box, disk{{4, 2}, 5}) && !strictly_contains(box, disk{{4, 2}, 5}) && !contains(box, disk{{4, 2}, 5.5}));
static_assert(contains(box, disk{{2, 1}, 6}) && !strictly_contains(box, disk{{2, 1}, 6}) &&
              strictly_contains(box, disk{{2, 1}, 5.5}));
static_assert(contains(box, aabb{{-3, -4}, {7, 6}}) && !contains(box, aabb{{-3, -4.5}, {7, 6}}) && contains(box, box));
static_assert(contains(aabb{{-5, -5}, {9, 7}}, box) && !contains(aabb{{-5, -5}, {8, 7}}, box) &&
              contains(disk{{2, 1}, 8}, box));
static_assert(!contains(box, ray{{0, 0}, {1, 0}}) && contains(box, rounded_box<>{{1, 1}, {2, 1}, 5.5}));

// Casts, contacts and sweeps: with the core of a segment or a point they are those of the capsule and the disk.
static_assert(raycast(ray{{20, 1}, {-1, 0}}, box)->enter.t == 11 && raycast(ray{{20, 1}, {-1, 0}}, box)->exit.t == 25);
static_assert(crossings(segment{{2, 1}, {2, 10}}, box).size() == 1);
static_assert(contact(box, disk{{10, 1}, 2})->depth == 1 && contact(disk{{10, 1}, 2}, box)->normal == vec{-1, 0});
static_assert(contact(box, aabb{{8, -10}, {20, 20}})->points.size() == 2 &&
              minimum_translation(box, aabb{{8, -10}, {20, 20}}) == vec{-1, 0});
static_assert(minimum_translation(obb{{10, 1}, {2, 2}, rotation<>::quarter_turns(1)}, box) == vec{1, 0});
static_assert(contact(rounded_box<double, 3>{{0, 0, 0}, {1, 1, 1}, 3}, sphere{{0, 0, 6}, 3})->depth == 1);
constexpr disk<> ball_there{{3, 3}, 2};
static_assert(contact(rounded_box<>{{0, 0}, {0, 0}, 4}, ball_there) == contact(disk{{0, 0}, 4}, ball_there));
constexpr obb<> turned{{3, 2}, {2, 1}, rotation{4.0, 3.0}};
static_assert(contact(rounded_box<>{{0, 0}, {2, 0}, 3}, turned) == contact(capsule{{0, 0}, {2, 0}, 3}, turned));
static_assert(sweep(disk{{20, 1}, 1.0}, vec{-20, 0}, box)->first == 0.5 &&
              sweep(disk{{-26, 2}, 1.0}, vec{40, 0}, box)->first == 0.5);
static_assert(sweep(rounded_box<>{{0, 0}, {2, 0}, 3}, vec{10, 0}, turned) ==
              sweep(capsule{{0, 0}, {2, 0}, 3}, vec{10, 0}, turned));

// ------------------------------------------------------------------------------------------------------------ corners are enough, too
constexpr mine::hexagon<> hex{vec{2.0, 0.0}, vec{-2.0, 0.0}, vec{1.0, 2.0}, vec{-1.0, 2.0}, vec{1.0, -2.0}, vec{-1.0, -2.0}};
static_assert(area(hex) == 12 && centroid(hex) == vec{0, 0} && bounds(hex) == aabb{{-2, -2}, {2, 2}});
static_assert(touches(hex, point{2, 0}) && overlaps(hex, disk{{0, 0}, 1}) && touches(hex, disk{{0, 3}, 1}) &&
              touches(hex, hex + vec{4, 0}));
static_assert(distance(hex, line{{0, 5}, {1, 0}}) == 3 && closest_points(ray{{3, 0}, {1, 1}}, hex).on_b == vec{2, 0});
static_assert(distance(hex, point{0, 5}) == 3 && contact(hex, disk{{0, 3}, 2})->depth == 1 &&
              support(hex, vec{0, 1}) == vec{1, 2});
static_assert(raycast(ray{{-5, 0}, {1, 0}}, hex)->exit.t == 7 && sweep(hex, vec{0, 10}, point{0, 7})->first == 0.5);
static_assert(contains(disk{{0, 0}, 2.5}, hex) && contains(hex, segment{{-1, -2}, {1, 2}}) && within(hex, disk{{0, 0}, 2.5}));

// ------------------------------------------------------------------------------------------------------ not convex: what its author says
constexpr mine::annulus<> ring{{1, 1}, 3, 5};
static_assert(touches(ring, point{4, 5}) && touches(ring, point{1, 4}) && overlaps(ring, point{1, 5}));
static_assert(disjoint(ring, point{1, 1}) && disjoint(point{1, 7}, ring) &&
              intersects(mine::annulus<int>{{1, 1}, 3, 5}, vec{4, 5}));
static_assert(disjoint(ring, disk{{1, 1}, 2.5}) && touches(ring, disk{{1, 1}, 3}) && overlaps(disk{{1, 1}, 3.5}, ring) &&
              touches(ring, disk{{2, 1}, 2}) && touches(ring, disk{{1, 8}, 2}));
static_assert(distance(ring, point{1, 1}) == 3 && distance(point{1, 7}, ring) == 1 && distance(ring, disk{{2, 1}, 1}) == 1 &&
              squared_distance(ring, point{1, 8}) == 4 && within_distance(ring, point{1, 7}, 1.0) &&
              distance(ring, point{1, 5}) == 0);
static_assert(area(ring) == 50.26548245743669);  // 16π
static_assert(bounds(ring) == aabb{{-4, -4}, {6, 6}} && centroid(ring) == vec{1, 1} && support(ring, vec{1, 0}) == vec{6, 1});
static_assert(contains(ring, point{1, 4}) && !strictly_contains(ring, point{1, 4}) && !contains(ring, point{1, 1}));
static_assert(contains(ring, disk{{1, 5}, 1}) && !strictly_contains(ring, disk{{1, 5}, 1}) && !contains(ring, disk{{1, 1}, 1}));
static_assert(contains(disk{{1, 1}, 5}, ring) && within(disk{{1, 5}, 1}, ring) && within(ring, disk{{1, 1}, 5}) &&
              !strictly_contains(disk{{1, 1}, 5}, ring));
static_assert(contact(ring, disk{{1, 8}, 2.5})->normal == vec{0, 1} && contact(ring, disk{{1, 8}, 2.5})->depth == 0.5 &&
              contact(ring, disk{{1, 8}, 2.5})->points[0] == vec{1, 5.75});
static_assert(contact(disk{{4, 5}, 0.5}, ring)->normal == vec{-0.6, -0.8} && contact(disk{{4, 5}, 0.5}, ring)->depth == 0.5 &&
              minimum_translation(disk{{4, 5}, 0.5}, ring) == vec{0.3, 0.4});
static_assert(contact(ring, disk{{1, 4.5}, 0.75})->normal == vec{0, -1} && contact(ring, disk{{1, 4.5}, 0.75})->depth == 1.25 &&
              minimum_translation(ring, disk{{1, 4.5}, 0.75}) == vec{0, 1.25} && !contact(ring, disk{{1, 1}, 2}).has_value());
static_assert(contact(ring, disk{{1, 1}, 4})->depth == 9 && contact(ring, disk{{1, 1}, 4})->normal == vec{1, 0} &&
              touches(mine::annulus<>{ring.center + *minimum_translation(ring, disk{{1, 6}, 2}), 3, 5}, disk{{1, 6}, 2}));
static_assert(is_valid(ring) && !is_valid(mine::annulus<>{{0, 0}, -1, 5}));
static_assert(std::hash<mine::annulus<>>{}(ring) == std::hash<mine::annulus<>>{}(mine::annulus<>{{1, 1}, 3, 5}) &&
              less{}(ring, mine::annulus<>{{1, 1}, 3, 6}));

TEST_CASE("shapes from outside at run time") {
    std::ostringstream text;
    text << ring << " " << box;
    CHECK(text.str() == "annulus{{1.0, 1.0}, 3.0, 5.0} rounded_box{{0.0, 0.0}, {4.0, 2.0}, 5.0}");
    std::vector<point<>> const places{{1, 1}, {4, 5}, {1, 5}, {9, 9}};
    int met = 0;
    for (auto const& p : places) met += intersects(p, ring) ? 1 : 0;
    CHECK(met == 2);
    CHECK_THROWS_AS(intersects(rounded_box<>{{4, 0}, {0, 2}, 1}, point{0, 0}), invalid_shape);
    CHECK_THROWS_AS(intersects(mine::annulus<>{{0, 0}, 1, -5}, point{0, 0}), invalid_shape);
}
TEST_CASE("a rounded box among polygons and chains") {
    polygon const court{{{20, -10}, {30, -10}, {30, 10}, {20, 10}, {24, 0}}};
    std::vector const wall{vec{9.0, -20.0}, vec{9.0, 20.0}};
    CHECK(touches(box, chain(wall)));
    CHECK(distance(rounded_box<>{{0, 0}, {4, 0}, 5}, court) == distance(capsule{{0, 0}, {4, 0}, 5}, court));
    CHECK(contains(polygon{{{-10, -10}, {30, -10}, {30, 10}, {-10, 10}}}, box));
    // In either order the rounded shape is the one that the search moves.
    rounded_box<> const pill{{22, 0}, {26, 0}, 1};
    capsule<> const same{{22, 0}, {26, 0}, 1};
    CHECK(contact(pill, court) == contact(same, court));
    CHECK(minimum_translation(court, pill) == minimum_translation(court, same));
    CHECK(sweep(pill, vec{40, 3}, court) == sweep(same, vec{40, 3}, court));
    CHECK(sweep(rounded_box<>{{0, 0}, {4, 0}, 5}, vec{40, 3}, court) == sweep(capsule{{0, 0}, {4, 0}, 5}, vec{40, 3}, court));
    CHECK(distance(hex, court) == distance(convex{{{2, 0}, {1, 2}, {-1, 2}, {-2, 0}, {-1, -2}, {1, -2}}}, court));
}

}  // namespace
