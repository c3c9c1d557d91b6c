// SPDX-License-Identifier: MIT
// The gap between a ray or a line of the plane and a convex core that it does not meet.
//
// A line passes the whole core on one side, so a corner with the least distance from it is closest. If a ray is closest with another point than its
// origin, the core lies beyond a parallel of the ray through its own closest point. Then the ray's line, too, passes the whole core on one side, and
// its closest corner is in front of the origin. Otherwise the origin is closest, and the closest features of a point and a core are left
// (closest_features.cppm).
//
// Error bound of the search in doubles. Let M be the largest magnitude of a coordinate relative to the origin, u = 2^-53, and d the direction. A
// corner e is off by at most 5√2·u·M (convex_core.cppm), and d, if its numbers are 64-bit integers, by u·|d|. The products of d × e and of d·e are at
// most √2·M·|d| in sum, so each of the two is off by less than (5√2 + √2 + 3√2)·u·M·|d| < 13u·M·|d|, where |d| <= |d.x| + |d.y|.
// Source: Schneider and Eberly, Geometric Tools for Computer Graphics, section 6.5 (a linear component and a polygon).
export module hantei:gap_to_line;
import :base;
import :scalar;
import :vec;
import :ladder;
import :to_doubles;
import :vertex_list;
import :near_search;
import :convex_core;
import :core_in_doubles;
import :closest_features;

namespace hantei {

/// A bound of the error of d × e and of d·e in doubles, for a direction d and corners e up to `size` (derived above).
constexpr double error_beside_line(approximate_corner const& d, double size) {
    return 0x1p-49 * size * (magnitude_of(d.x) + magnitude_of(d.y));
}
/// Whether the stored numbers show that p and q are equally far from a line along an axis of the plane.
template <class T>
constexpr bool are_level(vec<T, 2> const& direction, vec<T, 2> const& p, vec<T, 2> const& q) {
    return (direction.y == T{0} && p.y == q.y) || (direction.x == T{0} && p.x == q.x);
}

/// The gap between a ray or a line and a core, as a measure (ladder.cppm). In its case a is the ray or line: its corner is the origin, its side 0 all
/// of it. With points, equally close features are left in doubt.
template <class T, bool WithPoints = false>
struct gap_to_line {
    using scalar_type = T;
    vec<T, 2> origin, direction;
    bool is_ray;
    convex_core<T> const& b;

    constexpr range_check in_range() const { return all_in_range(origin) & all_in_range(direction) & b.in_range(); }
    constexpr void in_doubles(to_doubles& to, auto const& ask) const {
        core_in_doubles const core(to, b);
        ask(gap_to_line<double, WithPoints>{to(origin), to(direction), is_ray, core});
    }
    constexpr bool is_round() const { return T{0} < b.radius; }
    constexpr T radius_a() const { return T{0}; }
    constexpr T const& radius_b() const { return b.radius; }
    [[gnu::always_inline]] constexpr auto reach(auto& rung) const { return rung.number(b.radius); }

    template <class Rung>
    constexpr closest_features_case choose(Rung& rung) const {
        auto const from = rung.stored(origin), d = rung.stored(direction);
        seen_corner<decltype(rung.number(T{0}))> best;
        bool passes = true, all_behind = true, tied = false;
        for (size_t i = 0; i < b.count; ++i) {
            auto const e = any_corner(rung, b, i) - from;
            auto const off = cross(d, e);
            int const side = rung.sign(off), ahead = rung.sign(dot(d, e));
            auto const height = side < 0 ? -off : off;
            passes = passes && (i == 0 || side == best.side);
            all_behind = all_behind && ahead <= 0;
            int const order = i == 0 ? -1 : rung.sign(height - best.height);
            if (order <= 0) tied = order == 0;
            if (order < 0 || (order == 0 && ahead > best.ahead)) best = {i, height, side, ahead};
        }
        if (WithPoints && passes && tied) rung.doubt = true;
        if (is_ray && (all_behind || !passes || best.ahead <= 0))
            return with_start([&rung](auto const& features) { return features.choose(rung); });
        return of_corner(best);
    }
    /// Finds the case in doubles; false if they are not certain of it.
    constexpr bool chosen_approximately(closest_features_case& found) const {
        array<approximate_corner, core::few> few;
        approximate_corner const d = in_double(direction);
        double size = 0;
        bool const are_few = b.count <= core::few;
        if (are_few) add_approximate_corners(b, origin, few.data(), size);
        for (size_t i = 0; !are_few && i < b.count; ++i) {
            auto const e = seen_from(origin, b.corner(i));
            size = larger(size, greatest_magnitude(e.x, e.y));
        }
        double const margin = error_beside_line(d, size);
        auto const sign_of = [margin](double x) { return x > margin ? 1 : x < -margin ? -1 : 0; };
        auto const judged = [&](size_t i) {
            auto const e = are_few ? few[i] : seen_from(origin, b.corner(i));
            double const off = d.x * e.y - d.y * e.x;
            return seen_corner<double>{i, magnitude_of(off), sign_of(off), sign_of(d.x * e.x + d.y * e.y)};
        };
        double least = numeric_limits<double>::infinity();
        bool any_left = false, any_right = false, any_near = false, all_behind = true;
        for (size_t i = 0; i < b.count; ++i) {
            auto const it = judged(i);
            least = smaller(least, it.height);
            any_left |= it.side > 0, any_right |= it.side < 0, any_near |= it.side == 0;
            all_behind &= it.ahead < 0;
        }
        if (is_ray && (all_behind || (any_left && any_right))) return from_start_approximately(found);
        if (any_left == any_right || any_near) return false;
        seen_corner<double> best;
        bool any = false;
        for (size_t i = 0; i < b.count; ++i) {
            auto const it = judged(i);
            if (it.height > least + 2 * margin) continue;
            if (any && (WithPoints || !corners_are_level(i, best.corner))) return false;
            if (!any || it.ahead > best.ahead) best = it;
            any = true;
        }
        if (is_ray && best.ahead <= 0) return best.ahead < 0 && from_start_approximately(found);
        found = of_corner(best);
        return true;
    }

    template <class Rung, class F>
    [[gnu::always_inline]] constexpr auto with_features(Rung& rung, closest_features_case const& c, F f) const {
        using kind = closest_features_case::kind;
        return with_corners(rung, b, [&](auto const& of_b) {
            auto const from = rung.stored(origin);
            if (c.what == kind::corners) return f.at_corner(from, of_b.corner(rung, c.on_b));
            if (c.what == kind::corner_of_a) return f.at_side(from, of_b.corner(rung, c.on_b), of_b.side(rung, c.on_b), c.left);
            return f.at_side(of_b.corner(rung, c.on_b), from, rung.stored(direction), c.left);
        });
    }

  private:
    using core = convex_core<T>;
    template <class X>
    struct seen_corner {
        size_t corner = 0;
        X height{};  ///< its distance from the line, multiplied by |d|
        int side = 0, ahead = 0;  ///< the signs of d × e and d·e
    };
    static constexpr closest_features_case of_corner(auto const& it) {
        return {closest_features_case::kind::corner_of_b, 0, it.corner, it.side};
    }
    constexpr bool corners_are_level(size_t i, size_t k) const {
        return !b.turned && are_level(direction, b.corner(i), b.corner(k));
    }
    /// Calls f with the closest features of the origin and the core.
    constexpr auto with_start(auto f) const {
        core start;
        start.count = 1;
        start.at[0] = origin;
        return f(closest_features<T>{start, b});
    }
    constexpr bool from_start_approximately(closest_features_case& found) const {
        return with_start([&found](auto const& features) { return features.chosen_approximately(found); });
    }
};

/// The vertex of a curve that a line passes closest, or that a ray passes closest in front of its origin.
template <class T>
struct passed_vertex {
    bool is_known = false;  ///< doubles are certain of it
    bool is_none = true;  ///< all vertices are behind the origin of the ray
    vec<T, 2> at{};
};
/// The passed vertex among those of a curve that the ray or line does not meet, in the core_scalar of T. With points, it is not known if several are
/// equally close.
template <class Stored, class T>
constexpr passed_vertex<Stored> find_passed_vertex(vertex_list<T> const& vertices, vec<Stored, 2> const& origin,
                                                   vec<Stored, 2> const& direction, bool is_ray, bool with_points) {
    approximate_corner const d = in_double(direction);
    double size = 0;
    for (auto const& p : vertices) {
        auto const e = seen_from(origin, scalar_cast<Stored>(p));
        size = larger(size, greatest_magnitude(e.x, e.y));
    }
    if (!(in_range(size) & all_in_range(origin) & all_in_range(direction))) return {};
    double const margin = error_beside_line(d, size);
    passed_vertex<Stored> found{true};
    double least = numeric_limits<double>::infinity();
    for (auto const& vertex : vertices) {
        vec<Stored, 2> const p = scalar_cast<Stored>(vertex);
        auto const e = seen_from(origin, p);
        double const height = magnitude_of(d.x * e.y - d.y * e.x), along = d.x * e.x + d.y * e.y;
        if ((is_ray && along < -margin) || height > least + 2 * margin) continue;
        bool const is_rival = height >= least - 2 * margin, is_at_start = is_ray && along <= margin;
        bool const is_same = p == found.at || (!with_points && are_level(direction, p, found.at));
        found = {!is_at_start && (!is_rival || (found.is_known && is_same)), false, is_rival && is_same ? found.at : p};
        least = smaller(least, height);
    }
    return found;
}
/// find_passed_vertex() at run time, compiled once (queries/archive.hpp).
template <class Stored, class T>
passed_vertex<Stored> passed_vertex_in_archive(vertex_list<T> const& vertices, vec<Stored, 2> const& origin,
                                               vec<Stored, 2> const& direction, bool is_ray, bool with_points);
template <class T, class Stored>
constexpr passed_vertex<Stored> passed_vertex_of(vertex_list<T> const& vertices, vec<Stored, 2> const& origin,
                                                 vec<Stored, 2> const& direction, bool is_ray, bool with_points) {
    if constexpr (scalar_of_archive<T>) {
        if (!is_constant_evaluated()) return passed_vertex_in_archive(vertices, origin, direction, is_ray, with_points);
    }
    return find_passed_vertex(vertices, origin, direction, is_ray, with_points);
}

}  // namespace hantei
