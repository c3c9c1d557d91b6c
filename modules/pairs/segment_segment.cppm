// SPDX-License-Identifier: MIT
export module hantei:segment_segment;
import :base;
import :generic_arithmetic;
import :vec;
import :relation;
import :pair;
import :sign;
import :formulas;
import :gjk;
import :segment;
import :inputs;
import :cast_methods;
import :containment_methods;
import :gap_methods;
import :space_gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// Two segments of the plane overlap if they cross in an X, touch in a T or at a common end, and overlap on one line if they share more
/// than an end. Degree 2. The four cross products of the textbooks decide what the crossing form leaves open: on which side of each
/// segment's line the ends of the other lie. Source: Cormen et al., Introduction to Algorithms, section 33.1.
template <class T>
struct pair<segment<T, 2>, segment<T, 2>> {
    static constexpr auto closest_points = by_closest_features;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = by_core_cast;
    static constexpr auto sweep = by_core_sweep;
    static constexpr auto contains = by_corners;

    static constexpr auto gap(auto engine, segment<T, 2> const& s, segment<T, 2> const& t) {
        return engine.sign(crossing_gap, lengths.difference(s.a, s.b), lengths.difference(t.a, t.b),
                           lengths.difference(s.a, t.a));
    }

    static constexpr relation on_boundary(segment<T, 2> const& s, segment<T, 2> const& t) {
        int const a = orientation(t.a, t.b, s.a), b = orientation(t.a, t.b, s.b);
        int const c = orientation(s.a, s.b, t.a), d = orientation(s.a, s.b, t.b);
        if (a == 0 && b == 0 && c == 0 && d == 0) return on_one_line(s, t);
        return a * b <= 0 && c * d <= 0 ? relation::touching : relation::disjoint;
    }

  private:
    /// The relation of two segments on one line. Points in order along the line are in lexicographic order.
    static constexpr relation on_one_line(segment<T, 2> const& s, segment<T, 2> const& t) {
        auto const before = lexicographically_before<T>;
        auto const low = [&](segment<T, 2> const& x) { return before(x.b, x.a) ? x.b : x.a; };
        auto const high = [&](segment<T, 2> const& x) { return before(x.a, x.b) ? x.b : x.a; };
        auto const from = before(low(s), low(t)) ? low(t) : low(s);
        auto const to = before(high(s), high(t)) ? high(s) : high(t);
        if (before(to, from)) return relation::disjoint;
        if (before(from, to)) return relation::overlapping;
        auto const inside = [&](segment<T, 2> const& x) { return x.a == x.b || (from != x.a && from != x.b); };
        return inside(s) && inside(t) ? relation::overlapping : relation::touching;
    }
};

/// Two segments of space are apart unless their four ends are in one plane, that is, span a volume of 0. In one plane they have the
/// relation of their projections along a coordinate axis that is not parallel to that plane. Along another axis the projections can only
/// meet more, so the least of the three relations decides. Degree 3.
/// Source: Ericson, Real-Time Collision Detection, section 5.1.9.
template <class T>
struct pair<segment<T, 3>, segment<T, 3>> {
    static constexpr auto closest_points = by_linear_components;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = not_defined;
    static constexpr auto contains = by_corners;

    static constexpr auto gap(auto engine, segment<T, 3> const& s, segment<T, 3> const& t) {
        constexpr auto volume = [](auto const& u, auto const& v, auto const& e) { return abs(dot(e, cross(u, v))); };
        return engine.sign(volume, lengths.difference(s.a, s.b), lengths.difference(t.a, t.b), lengths.difference(s.a, t.a));
    }
    /// A linear map takes the relative interior of a convex set to that of its image (Rockafellar, Convex Analysis, theorem 6.6).
    static constexpr relation on_boundary(segment<T, 3> const& s, segment<T, 3> const& t) {
        relation least = relation::overlapping;
        for (size_t axis = 0; axis < 3; ++axis) least = smaller(least, relate_along(axis, s, t));
        return least;
    }
    /// The closest points, found by the same steps for both orders of the arguments, so that a distance is rounded alike.
    static constexpr closest<T, 3> nearest(segment<T, 3> const& s, segment<T, 3> const& t) {
        return nearest_of_hulls(s.core_vertices(), t.core_vertices(), 1);
    }

  private:
    static constexpr relation relate_along(size_t axis, segment<T, 3> const& s, segment<T, 3> const& t) {
        auto const seen = [axis](vec<T, 3> const& p) { return vec<T, 2>{p[(axis + 1) % 3], p[(axis + 2) % 3]}; };
        using in_plane = pair<segment<T, 2>, segment<T, 2>>;
        segment<T, 2> const a{seen(s.a), seen(s.b)}, b{seen(t.a), seen(t.b)};
        int const gap = in_plane::gap(exact_engine{}, a, b);
        return gap < 0 ? relation::overlapping : gap > 0 ? relation::disjoint : in_plane::on_boundary(a, b);
    }
};

}  // namespace hantei
