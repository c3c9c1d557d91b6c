// SPDX-License-Identifier: MIT
// A shape from outside of the library that is not convex, with every question that it can be asked (docs/adding_a_shape.md).
#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <functional>
#include <optional>
#include <sstream>
#include <tuple>
#include <variant>
#include <vector>

#include "../dice.hpp"

import hantei;

namespace mine {

using hantei::rational;
using hantei::scalar;
using hantei::vec;
namespace formula = hantei::formula;
using formula::surd;

/// All points at least inner and at most outer from center, 0 < inner < outer. Its boundary is the two circles.
template <scalar T = double, std::size_t N = 2>
struct annulus {
    vec<T, N> center;
    T inner{}, outer{};

    using scalar_type = T;
    static constexpr std::size_t dimension = N;
    static constexpr char const* name = "annulus";
    static constexpr bool is_convex = false;
    constexpr auto members(auto f) const { return f(center, inner, outer); }
    constexpr void report_flaws(auto& report) const {
        report.finite("center", center);
        report.finite("inner", inner);
        report.finite("outer", outer);
        report.rule("inner", sizes_nonnegative(), "is not between 0 and outer");
    }
    constexpr bool sizes_nonnegative() const { return T{0} < inner && inner < outer; }
    constexpr bool operator==(annulus const&) const = default;

    constexpr hantei::ball<T, N> hull() const { return {center, outer}; }
    /// With its circle, which belongs to the annulus.
    constexpr hantei::ball<T, N> hole() const { return {center, inner}; }
    constexpr vec<T, N> centroid() const { return center; }
    constexpr hantei::sum_with_pi area() const
        requires std::same_as<T, rational>
    {
        return {0, outer * outer - inner * inner};
    }
};

template <class S>
constexpr auto in_fractions(S const& s) {
    if constexpr (scalar<S>) {
        return rational(s);
    } else {
        vec<rational, S::dimension> r;
        for (std::size_t i = 0; i < S::dimension; ++i) r[i] = rational(s[i]);
        return r;
    }
}
/// x + y·t
constexpr surd along(rational const& x, rational const& y, surd const& t) { return surd{x} + surd{y} * t; }

/// An annulus and a ball, or a point, as its center sees them: the ball's center is `offset` away, √far.
template <std::size_t N>
struct two_seen {
    rational inner, outer, radius, far;
    vec<rational, N> center, offset;

    template <class A, class B>
    constexpr two_seen(A const& a, B const& b)
        : inner(a.inner), outer(a.outer), center(in_fractions(a.center)), offset(in_fractions(place_of(b)) - center) {
        if constexpr (requires { b.radius; }) radius = rational(b.radius);
        far = squared_norm(offset);
    }

    /// Outwards, of length 1; in the middle the first axis.
    constexpr surd direction(std::size_t i) const {
        return far == rational(0) ? surd{i == 0 ? 1 : 0} : surd{0, offset[i] / far, far};
    }

  private:
    static constexpr auto place_of(auto const& b) {
        if constexpr (requires { b.center; }) {
            return b.center;
        } else {
            return b.position();
        }
    }
};

/// Which points are closest: those on the way from center to center. Where the two meet, the point of the annulus that is nearest to
/// the other's center, which is a common one.
struct by_nearest_to_center {
    template <class T, class A, class B>
    static constexpr hantei::closest<T, A::dimension> closest_points(A const& a, B const& b, bool apart) {
        two_seen<A::dimension> const two(a, b);
        bool const in_hole = two.far < two.inner * two.inner, beyond = two.outer * two.outer < two.far;
        hantei::closest<T, A::dimension> r;
        for (std::size_t i = 0; i < A::dimension; ++i) {
            surd const there{two.center[i] + two.offset[i]}, out = two.direction(i);
            surd const on_circle = surd{two.center[i]} + out * surd{in_hole ? two.inner : two.outer};
            surd const surface = there + out * surd{in_hole ? two.radius : -two.radius};
            surd const nearest = in_hole || beyond ? on_circle : there;
            r.on_a[i] = formula::nearest<T>(nearest);
            r.on_b[i] = formula::nearest<T>(apart ? surface : nearest);
        }
        return r;
    }
};

/// The contact of an annulus and a ball: out of the outer circle, or, if the ball has room there and the way is shorter, into the hole.
struct by_radii {
    template <class T, class A, class B>
    static constexpr hantei::contact_manifold<T, A::dimension> manifold(A const& a, B const& b, hantei::relation) {
        hantei::contact_manifold<T, A::dimension> m;
        exact_way<A::dimension> const way(a, b);
        m.depth = formula::nearest<T>(way.depth);
        m.points.count = 1;
        for (std::size_t i = 0; i < A::dimension; ++i) {
            m.normal[i] = formula::nearest<T>(way.normal(i));
            m.points.at[0][i] = formula::nearest<T>(way.point(i));
        }
        return m;
    }
    template <class T, class A, class B>
    static constexpr vec<T, A::dimension> translation(A const& a, B const& b, hantei::relation) {
        exact_way<A::dimension> const way(a, b);
        vec<T, A::dimension> r;
        for (std::size_t i = 0; i < A::dimension; ++i) r[i] = formula::nearest<T>(-way.normal(i) * way.depth);
        return r;
    }

  private:
    /// Outwards the depth is outer + radius − √far, into the hole √far + radius − inner. The point is halfway between the circle and the
    /// ball's surface. In the middle all ways are equally long: outwards.
    template <std::size_t N>
    struct exact_way {
        two_seen<N> two;
        bool into_hole;
        surd depth;

        constexpr exact_way(auto const& a, auto const& b)
            : two(a, b),
              into_hole(two.radius <= two.inner && rational(0) < two.far &&
                        rational(4) * two.far < (two.inner + two.outer) * (two.inner + two.outer)),
              depth(into_hole ? surd{two.radius - two.inner, 1, two.far} : surd{two.outer + two.radius, -1, two.far}) {}
        constexpr surd normal(std::size_t i) const { return into_hole ? -two.direction(i) : two.direction(i); }
        constexpr surd point(std::size_t i) const {
            rational const half(1, 2), between = into_hole ? two.inner + two.radius : two.outer - two.radius;
            return surd{two.center[i] + two.offset[i] * half} + two.direction(i) * surd{between * half};
        }
    };
};

/// A time in which offset + t·way is at least low and at most high from the origin.
struct passage {
    surd enter, exit;
    bool leaves_hole = false, enters_hole = false;
};
/// All of them, in order. With the way w, not zero, and the offset e: |e + t·w|² = R² where t = (−w·e ∓ √D) / w², D = (w·e)² − w²(e² − R²).
template <std::size_t N>
constexpr std::vector<passage> passages(vec<rational, N> const& offset, vec<rational, N> const& way, rational const& low,
                                        rational const& high) {
    rational const length = squared_norm(way), middle = -dot(way, offset), far = squared_norm(offset);
    auto const discriminant = [&](rational const& radius) { return middle * middle - length * (far - radius * radius); };
    auto const time = [&](int side, rational const& d) { return surd{middle / length, rational(side) / length, d}; };
    rational const outside = discriminant(high), inside = discriminant(low);
    if (outside < rational(0)) return {};
    if (!(rational(0) < low && rational(0) < inside)) return {{time(-1, outside), time(1, outside)}};
    return {{time(-1, outside), time(-1, inside), false, true}, {time(1, inside), time(1, outside), true, false}};
}

/// When a ball meets an annulus: while their centers are no nearer than inner − radius, and no farther apart than outer + radius.
struct by_passages {
    template <class T, class A, class D, class B>
    static constexpr std::optional<hantei::sweep_hit<T, 2>> hit(A const& a, vec<D, 2> const& way, B const& b,
                                                                auto const& decided) {
        if constexpr (std::same_as<A, annulus<typename A::scalar_type, 2>>) {
            return hit_of<T>(two_seen<2>(a, b), in_fractions(way), true, decided);
        } else {
            return hit_of<T>(two_seen<2>(b, a), in_fractions(way), false, decided);
        }
    }

  private:
    template <class T>
    static constexpr std::optional<hantei::sweep_hit<T, 2>> hit_of(two_seen<2> const& two, vec<rational, 2> const& way,
                                                                   bool annulus_moves, auto const& decided) {
        vec<rational, 2> const seen_way = annulus_moves ? -way : way;
        rational const low = two.inner - two.radius, high = two.outer + two.radius;
        for (passage const& p : passages(two.offset, seen_way, low, high)) {
            if (formula::sign(p.exit) < 0) continue;
            if (0 < formula::sign(p.enter - surd{1})) break;
            bool const met_at_start = formula::sign(p.enter) <= 0;
            bool const touch_at_start = met_at_start && decided() == hantei::relation::touching;
            // Where they touch at the start, what touches there; else where they came in, or had come in.
            surd const t = touch_at_start ? surd{0} : p.enter;
            bool const in_hole = touch_at_start ? two.far == low * low && rational(0) <= low : p.leaves_hole;
            hantei::sweep_hit<T, 2> r;
            r.first = met_at_start ? T{0} : formula::nearest<T>(p.enter);
            r.last = formula::sign(p.exit - surd{1}) < 0 ? formula::nearest<T>(p.exit) : T{1};
            r.points.count = met_at_start && !touch_at_start ? 0 : 1;
            rational const reach = in_hole ? low : high, length = squared_norm(way);
            for (std::size_t i = 0; i < 2; ++i) {
                // A ball that fills the hole touches all around, and where the way leads.
                surd const out = reach == rational(0) ? surd{0, seen_way[i] / length, length}
                                                      : along(two.offset[i], seen_way[i], t) * surd{rational(1) / reach};
                r.normal[i] = formula::nearest<T>(in_hole == annulus_moves ? -out : out);
                if (r.points.count == 0) continue;
                surd const center = along(two.center[i], annulus_moves ? way[i] : rational(0), t);
                r.points.at[0][i] = formula::nearest<T>(center + out * surd{in_hole ? two.inner : two.outer});
            }
            return r;
        }
        return {};
    }
};

/// How a straight shape S lies to an annulus A: it misses the outer circle, is all in the hole, or meets what is between.
template <class A, class S>
struct by_hull_and_hole {
    static constexpr hantei::relation relate(A const& a, S const& s) {
        auto const r = hantei::relate(a.hull(), s);
        if (r != hantei::relation::overlapping || !hantei::contains(a.hole(), s)) return r;
        return hantei::strictly_contains(a.hole(), s) ? hantei::relation::disjoint : hantei::relation::touching;
    }
    static constexpr bool holds(A const& a, S const& s, bool strict) {
        auto const r = hantei::relate(a.hole(), s);
        if (strict) return hantei::strictly_contains(a.hull(), s) && r == hantei::relation::disjoint;
        return hantei::contains(a.hull(), s) && r != hantei::relation::overlapping;
    }
};

}  // namespace mine

namespace hantei {

/// A point is outside or in the hole. Degree 2.
template <class T, size_t N>
struct pair<mine::annulus<T, N>, point<T, N>> {
    static constexpr mine::by_nearest_to_center closest_points{};
    static constexpr mine::by_passages sweep{};

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
    static constexpr mine::by_nearest_to_center closest_points{};
    static constexpr mine::by_radii contact{};
    static constexpr mine::by_passages sweep{};

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
        mine::two_seen<N> const two(a, b);
        rational const hole = two.inner + two.radius, room = two.outer - two.radius;
        if (strict) return hole * hole < two.far && rational(0) < room && two.far < room * room;
        return hole * hole <= two.far && rational(0) <= room && two.far <= room * room;
    }
    static constexpr bool holds(ball<T, N> const& b, mine::annulus<T, N> const& a, bool strict) {
        return strict ? strictly_contains(b, a.hull()) : contains(b, a.hull());
    }
};
template <class T, size_t N>
struct pair<mine::annulus<T, N>, line<T, N>> : mine::by_hull_and_hole<mine::annulus<T, N>, line<T, N>> {
    /// Through the ring once, or once on either side of the hole. The normal of the outer circle is the radius, that of the inner one leads
    /// back to the center.
    static constexpr std::vector<formula::exact_chord<N>> chords(mine::annulus<rational, N> const& a,
                                                                 line<rational, N> const& l) {
        auto const offset = l.origin - a.center;
        auto const end = [&](formula::surd const& t, bool of_hole) {
            vec<formula::surd, N> normal;
            for (size_t i = 0; i < N; ++i)
                normal[i] =
                    mine::along(offset[i], l.direction[i], t) * formula::surd{rational(1) / (of_hole ? -a.inner : a.outer)};
            return decltype(formula::exact_chord<N>::enter){t, normal};
        };
        std::vector<formula::exact_chord<N>> r;
        for (mine::passage const& p : mine::passages(offset, l.direction, a.inner, a.outer))
            r.push_back({end(p.enter, p.leaves_hole), end(p.exit, p.enters_hole)});
        return r;
    }
};
template <class T, size_t N>
struct pair<mine::annulus<T, N>, ray<T, N>> : mine::by_hull_and_hole<mine::annulus<T, N>, ray<T, N>> {};
template <class T, size_t N>
struct pair<mine::annulus<T, N>, segment<T, N>> : mine::by_hull_and_hole<mine::annulus<T, N>, segment<T, N>> {};

}  // namespace hantei

namespace {

using namespace hantei;
using mine::annulus;

constexpr annulus<> ring{{1, 1}, 3, 5};
static_assert(touches(ring, point{4, 5}) && touches(ring, point{1, 4}) && overlaps(ring, point{1, 5}));
static_assert(disjoint(ring, point{1, 1}) && disjoint(point{1, 7}, ring) && intersects(annulus<int>{{1, 1}, 3, 5}, vec{4, 5}));
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
              touches(annulus<>{ring.center + *minimum_translation(ring, disk{{1, 6}, 2}), 3, 5}, disk{{1, 6}, 2}));
static_assert(is_valid(ring) && !is_valid(annulus<>{{0, 0}, -1, 5}));
static_assert(std::hash<annulus<>>{}(ring) == std::hash<annulus<>>{}(annulus<>{{1, 1}, 3, 5}) &&
              less{}(ring, annulus<>{{1, 1}, 3, 6}));
static_assert(!is_valid(annulus<>{{0, 0}, 5, 3}) && flaws(annulus<>{{0, 0}, 5, 5}).size() == 1);

// Straight shapes: through the ring, all in the hole, and touching either circle.
static_assert(overlaps(ring, line{{0, 1}, {1, 0}}) && touches(line{{0, 6}, {1, 0}}, ring) &&
              disjoint(ring, line{{0, 7}, {1, 0}}));
static_assert(overlaps(ring, ray{{1, 1}, {1, 0}}) && touches(ring, ray{{6, 1}, {1, 0}}) && disjoint(ring, ray{{7, 1}, {1, 0}}));
static_assert(disjoint(ring, segment{{0, 0}, {3, 1}}) && touches(ring, segment{{0, 0}, {4, 1}}) &&
              overlaps(ring, segment{{0, 0}, {4.5, 1}}) && touches(ring, segment{{-2, 1}, {4, 1}}));
static_assert(contains(ring, segment{{-2, 4}, {3, 4}}) && !strictly_contains(ring, segment{{-2, 4}, {3, 4}}) &&
              strictly_contains(ring, segment{{0, 5}, {2, 5}}) && !contains(ring, segment{{-3, 1}, {5, 1}}) &&
              !contains(ring, ray{{1, 5}, {0, 1}}) &&
              contains(annulus<double, 3>{{0, 0, 0}, 1, 4}, segment{{2, 0, 0}, {0, 2, 0}}));

// The closest points, on the way between the centers; in the middle on the first axis. Of two that meet, a common point.
static_assert(closest_points(ring, point{7, 9}) == closest{vec{4.0, 5.0}, vec{7.0, 9.0}} &&
              closest_points(point{1, 1}, ring) == closest{vec{1.0, 1.0}, vec{4.0, 1.0}} &&
              closest_points(ring, point{1, 5}) == closest{vec{1.0, 5.0}, vec{1.0, 5.0}});
static_assert(closest_points(ring, point{3, 3}).on_a == vec{3.1213203435596424, 3.1213203435596424});  // 1 + 3/√2
static_assert(closest_points(ring, disk{{2, 1}, 1}) == closest{vec{4.0, 1.0}, vec{3.0, 1.0}} &&
              closest_points(disk{{1, 9}, 2}, ring) == closest{vec{1.0, 7.0}, vec{1.0, 6.0}} &&
              closest_points(ring, disk{{1, 8}, 2.5}) == closest{vec{1.0, 6.0}, vec{1.0, 6.0}});
static_assert(closest_points(annulus<double, 3>{{0, 0, 0}, 3, 7}, sphere{{4, 6, 12}, 3}) ==
              closest{vec{2.0, 3.0, 6.0}, vec{22.0 / 7, 33.0 / 7, 66.0 / 7}});

// Casts: a line through the hole has two chords, one along the hole's circle has one. The normal points into the hole, or out.
static_assert(raycast(line{{-10, 1}, {1, 0}}, ring) == chord<double, 2>{{6, {-4, 1}, {-1, 0}}, {8, {-2, 1}, {1, 0}}});
static_assert(raycast(ray{{1, 1}, {3, 4}}, ring) == chord<double, 2>{{0.6, {2.8, 3.4}, {-0.6, -0.8}}, {1, {4, 5}, {0.6, 0.8}}});
static_assert(raycast(ray{{5, 1}, {-1, 0}}, ring)->enter.t == -1 && raycast(ray{{5, 1}, {-1, 0}}, ring)->exit.t == 1);
static_assert(raycast(ring, segment{{1, 1}, {4, 1}})->enter == crossing<double, 2>{1, {4, 1}, {-1, 0}});
static_assert(raycast(line{{0, 4}, {1, 0}}, ring)->enter.t == -3 && crossings(line{{0, 4}, {1, 0}}, ring).size() == 2);
static_assert(crossings(line{{0, 6}, {1, 0}}, ring) == std::vector{crossing<double, 2>{1, {1, 6}, {0, 1}}});
static_assert(!raycast(segment{{0, 0}, {3, 1}}, ring).has_value() && crossings(segment{{0, 0}, {3, 1}}, ring).empty() &&
              crossings(segment{{1, 5}, {1, 5.5}}, ring).empty() && !raycast(ray{{7, 1}, {1, 0}}, ring).has_value());
static_assert(crossings(ray{{5, 1}, {-1, 0}}, ring).size() == 3 && crossings(segment{{5, 1}, {-1, 1}}, ring).size() == 1 &&
              crossings(segment{{4, 1}, {4, 1}}, ring)[0].point == vec{4, 1});
static_assert(raycast(ray{{0, 0, 9}, {0, 0, -1}}, annulus<double, 3>{{0, 0, 0}, 2, 3})->exit ==
              crossing<double, 3>{7, {0, 0, 2}, {0, 0, -1}});

// Sweeps: in from outside, and across the hole to its circle; the last time is that of the first contact.
static_assert(sweep(disk{{-11, 1}, 1}, vec{24.0, 0.0}, ring) == sweep_hit<double, 2>{0.25, 10.0 / 24, {1, 0}, {{-4.0, 1.0}}});
static_assert(sweep(disk{{1, 1}, 1}, vec{4.0, 0.0}, ring) == sweep_hit<double, 2>{0.5, 1, {1, 0}, {{4.0, 1.0}}});
static_assert(sweep(ring, vec{3.0, 4.0}, point{1, 1}) == sweep_hit<double, 2>{0.6, 1, {0.6, 0.8}, {{1.0, 1.0}}});
static_assert(sweep(point{1, -5}, vec{2.0, 0.0}, ring) == std::nullopt &&
              sweep(disk{{1, 1}, 1}, vec{1.0, 1.0}, ring) == std::nullopt &&
              sweep(point{0, 6}, vec{2.0, 0.0}, ring) == sweep_hit<double, 2>{0.5, 0.5, {0, -1}, {{1.0, 6.0}}});
// At the start: overlapping, leaving the hole's circle, along a circle that it touches, too large for the hole, and filling it.
static_assert(sweep(disk{{1, 5}, 1.5}, vec{0.0, 8.0}, ring) == sweep_hit<double, 2>{0, 0.3125, {0, 1}, {}});
static_assert(sweep(disk{{3, 1}, 1}, vec{-1.0, 0.0}, ring) == sweep_hit<double, 2>{0, 0, {1, 0}, {{4.0, 1.0}}});
static_assert(sweep(disk{{3, 1}, 1}, vec{0.0, 1.0}, ring) == sweep_hit<double, 2>{0, 1, {1, 0}, {{4.0, 1.0}}});
static_assert(sweep(disk{{1, 1}, 4}, vec{18.0, 0.0}, ring) == sweep_hit<double, 2>{0, 0.5, {1, 0}, {}});
static_assert(sweep(disk{{1, 1}, 3}, vec{0.0, 16.0}, ring) == sweep_hit<double, 2>{0, 0.5, {0, 1}, {{1.0, 4.0}}});
static_assert(sweep(ring, vec{0.0, 0.0}, point{1, 5})->last == 1);
template <class A, class B>
concept sweeps = requires(A const& a, B const& b) { sweep(a, vec{1.0, 0.0}, b); };
static_assert(sweeps<annulus<>, disk<>> && !sweeps<annulus<double, 3>, sphere<>>);

// The same against an independent statement: that a number x is the nearest double says that the true one is between the middles of x and its
// neighbors. Just before the true t, and just after it, predicates in fractions tell.
struct around {
    rational low, high;

    explicit around(double x) : low(middle(x, std::nextafter(x, -1e300))), high(middle(x, std::nextafter(x, 1e300))) {}
    bool holds(rational const& x) const { return low <= x && x <= high; }

  private:
    static rational middle(double x, double y) { return (rational(x) + rational(y)) * rational(1, 2); }
};
/// x is the double nearest to from + slope·t, where changes(s, u) says that the true t is between s and u.
bool is_nearest(double x, rational const& from, rational const& slope, auto const& changes) {
    around const near(x);
    if (slope == rational(0)) return near.holds(from);
    return changes((near.low - from) / slope, (near.high - from) / slope);
}

/// Numbers that are not of a few bits.
class numbers {
  public:
    double operator()(double low, double high) {
        auto const part = static_cast<double>(bits_() % 4096) / 4096;
        return low + (high - low) * part + (bits_() % 2 == 0 ? 0 : 0.1);
    }
    vec<> place() { return {(*this)(-7, 9), (*this)(-7, 9)}; }
    annulus<> ring() { return {{(*this)(-1, 1), (*this)(-1, 1)}, (*this)(1, 4), (*this)(4.25, 6)}; }

  private:
    dice bits_{11};
};
using exactly = vec<rational, 2>;
annulus<rational> fractions_of(annulus<> const& a) {
    return {mine::in_fractions(a.center), rational(a.inner), rational(a.outer)};
}

TEST_CASE("the closest points of an annulus are the nearest doubles") {
    numbers next;
    for (int i = 0; i < 200; ++i) {
        auto const one = next.ring();
        disk<> const other{next.place(), i % 2 == 0 ? 0.0 : next(0, 1)};
        auto const found = closest_points(one, other);
        if (i % 2 == 0) CHECK(found == closest_points(one, point<>(other.center)));
        exactly const center = mine::in_fractions(one.center), offset = mine::in_fractions(other.center) - center;
        rational const far = squared_norm(offset), inner(one.inner), outer(one.outer), radius(other.radius);
        bool const apart = disjoint(one, other);
        // a + b / √far compares with m as b·|b| / far with (m − a)·|m − a|.
        auto const nearest = [&](double x, rational const& a, rational const& b) {
            auto const below = [&](rational const& m) { return (m - a) * formula::abs(m - a) <= b * formula::abs(b) / far; };
            auto const above = [&](rational const& m) { return b * formula::abs(b) / far <= (m - a) * formula::abs(m - a); };
            around const near(x);
            return below(near.low) && above(near.high);
        };
        bool const in_hole = far < inner * inner, beyond = outer * outer < far;
        for (std::size_t k = 0; k < 2; ++k) {
            rational const circle = in_hole || beyond ? offset[k] * (in_hole ? inner : outer) : rational(0);
            rational const from = in_hole || beyond ? center[k] : center[k] + offset[k];
            CHECK(nearest(found.on_a[k], from, circle));
            if (apart) CHECK(nearest(found.on_b[k], center[k] + offset[k], offset[k] * (in_hole ? radius : -radius)));
            if (!apart) CHECK(found.on_b[k] == found.on_a[k]);
        }
    }
}
TEST_CASE("a cast at an annulus finds the nearest doubles to all that the line passes") {
    numbers next;
    std::size_t seen = 0;
    for (int i = 0; i < 100; ++i) {
        auto const one = next.ring();
        line<> const l{next.place(), next.place()};
        auto const found = crossings(l, one);
        auto const meets = [exact_ring = fractions_of(one), &l](rational const& t) {
            exactly const p = mine::in_fractions(l.origin) + mine::in_fractions(l.direction) * t;
            return intersects(exact_ring, point<rational, 2>(p));
        };
        auto const changes = [&](rational const& s, rational const& u) { return meets(s) != meets(u); };
        CHECK(found.size() == (disjoint(one.hull(), l) ? 0 : disjoint(one.hole(), l) ? 2 : 4));
        for (std::size_t n = 0; n < found.size(); ++n) {
            CHECK(is_nearest(found[n].t, 0, 1, changes));
            if (n > 0) CHECK(found[n - 1].t < found[n].t);
            rational const circle(n == 0 || n + 1 == found.size() ? one.outer : -one.inner);
            for (std::size_t k = 0; k < 2; ++k) {
                rational const from(l.origin[k]), way(l.direction[k]), center(one.center[k]);
                CHECK(is_nearest(found[n].point[k], from, way, changes));
                CHECK(is_nearest(found[n].normal[k], (from - center) / circle, way / circle, changes));
            }
        }
        if (!found.empty()) CHECK(*raycast(l, one) == chord<double, 2>{found[0], found[1]});
        seen += found.size();
    }
    CHECK(seen > 100);
}
TEST_CASE("a sweep at an annulus finds the nearest doubles to when they meet and part") {
    numbers next;
    int seen = 0;
    for (int i = 0; i < 200; ++i) {
        auto const one = next.ring();
        disk<> const other{next.place(), i % 4 == 0 ? 0.0 : next(0, 1.5)};
        vec<> const way = next.place();
        auto const found = sweep(other, way, one);
        exactly const center = mine::in_fractions(one.center), from = mine::in_fractions(other.center),
                      w = mine::in_fractions(way);
        rational const radius(other.radius), low = rational(one.inner) - radius, high = rational(one.outer) + radius;
        segment<rational, 2> const path{from, from + w};
        bool const stays_in_hole = rational(0) < low && strictly_contains(ball<rational, 2>{center, low}, path);
        CHECK(found.has_value() == (intersects(ball<rational, 2>{center, high}, path) && !stays_in_hole));
        if (!found.has_value()) continue;
        auto const back = sweep(one, -way, other);
        CHECK((back->first == found->first && back->last == found->last && back->normal == vec{} - found->normal));
        auto const meets = [&, exact_ring = fractions_of(one)](rational const& t) {
            return intersects(exact_ring, ball<rational, 2>{from + w * t, radius});
        };
        auto const changes = [&](rational const& s, rational const& u) { return meets(s) != meets(u); };
        CHECK((found->first == 0) == meets(0));
        CHECK((found->last == 1 ? meets(1) : is_nearest(found->last, 0, 1, changes)));
        CHECK(found->points.size() == (found->first == 0 ? 0 : 1));
        if (found->first == 0) continue;
        ++seen;
        CHECK(is_nearest(found->first, 0, 1, changes));
        // From the hole the normal leads out, from outside it leads in.
        bool const from_hole = contains(one.hole(), other);
        rational const reach = from_hole ? low : -high, circle(from_hole ? one.inner : -one.outer);
        for (std::size_t k = 0; k < 2; ++k) {
            rational const offset = (from[k] - center[k]) / reach, slope = w[k] / reach;
            CHECK(is_nearest(found->normal[k], offset, slope, changes));
            CHECK(is_nearest(found->points[0][k], center[k] + circle * offset, circle * slope, changes));
            CHECK(is_nearest(back->points[0][k], center[k] + circle * offset, circle * slope - w[k], changes));
        }
    }
    CHECK(seen > 30);
}
TEST_CASE("annuli at run time") {
    std::ostringstream text;
    text << ring;
    CHECK(text.str() == "annulus{{1.0, 1.0}, 3.0, 5.0}");
    std::vector<point<>> const places{{1, 1}, {4, 5}, {1, 5}, {9, 9}};
    int met = 0;
    for (auto const& p : places) met += intersects(p, ring) ? 1 : 0;
    CHECK(met == 2);
    CHECK_THROWS_WITH_AS(intersects(annulus<>{{0, 0}, 1, -5}, point{0, 0}), "hantei: annulus: inner is not between 0 and outer",
                         invalid_shape);
    std::vector const rings{annulus<>{{20, 0}, 3, 5}, ring};
    CHECK(first_hit(ray{{1, 1}, {1, 0}}, rings)->where == rings.begin() + 1);
    std::vector<std::variant<annulus<>, disk<>>> const either{disk{{9, 0}, 1}, ring};
    CHECK(crossings(ray{{1, 1}, {1, 0}}, either[1]).size() == 2);
}

}  // namespace
