// SPDX-License-Identifier: MIT
// The gap between a box of space, turned or along the axes, and another box or a linear component.
//
// A closest point is, in the interval of each axis (orthotope.cppm), at the start, at the end, or inside: it lies in the feature, a corner, edge or
// face, with these places. A guess of the places in doubles is verified by signs. Let w be the shortest vector from the flat through the feature of a
// to the flat through that of b. Its feet are the closest points if
//     - they are inside the intervals of the axes of the two features, and
//     - no other axis leads nearer: w·u_i <= 0 at the start and w·u_i >= 0 at the end of an axis of a, and the other way round for b,
// because then the planes through the feet at right angles to w separate a and b (Boyd and Vandenberghe, Convex Optimization, section 8.2). If no
// w·u_i is 0 and two edges are not parallel, there are no other closest points. Boxes that are apart are closest in features whose dimensions add up
// to at most 2, or in parallel ones, which are left in doubt. Only a single point may be inside a box: then it is its own closest point.
//
// Boxes that are turned about the same axis of the coordinates, as boxes on a floor, have many closest points if their intervals on it overlap. Their
// distance is that in the plane at right angles to the axis: it is left out. If their projections on that plane overlap, the gap between the intervals is
// left.
//
// Boxes with parallel axes have many closest points if their intervals on an axis overlap. Their distance is the length of the vector of the gaps
// between their intervals.
//
// No error underflows: in_range() keeps coordinates of turned axes that are rounded off by more than 2^-218, and those of turned corners by more than
// 2^-310, so that the square of the smallest product of the two exceeds 2^-1056. The square of a short distance has no such bound, and verify()
// leaves a gap below 2^-100 in doubt.
// Source: Ericson, Real-Time Collision Detection, section 9.2 (closest features).
export module hantei:box_gap;
import :base;
import :generic_arithmetic;
import :vec;
import :ladder;
import :to_doubles;
import :gap_in_space;
import :orthotope;
import :closest_points;
import :gjk;

namespace hantei {

/// Where the closest points are in the intervals of the axes.
struct box_gap_case {
    using places = array<place_in_interval, 3>;
    places on_a{}, on_b{};
    bool is_in_shared_axes = false;  ///< then on_a tells on which axes the intervals overlap (inside)
    size_t left_out = 3;  ///< the axis of the coordinates on which the intervals overlap, of boxes that are turned about it
    size_t only = 3;  ///< the axis on which alone they do not overlap
};

/// The gap between a box a and a box or linear component b that are apart, as a measure (ladder.cppm).
template <class T>
struct box_gap {
    using scalar_type = T;
    orthotope<T> a, b;
    bool unique_points;  ///< several closest points are left in doubt

    constexpr range_check in_range() const { return a.in_range() & b.in_range(); }
    constexpr void in_doubles(to_doubles& to, auto const& ask) const {
        ask(box_gap<double>{a.converted(to), b.converted(to), unique_points});
    }
    constexpr bool is_round() const { return T{0} < b.radius; }
    [[gnu::always_inline]] constexpr auto reach(auto& rung) const { return rung.number(b.radius); }

    template <class Rung>
    constexpr box_gap_case choose(Rung& rung) const {
        if (!unique_points && b.is_box() && a.is_parallel_to(b)) return chosen_in_shared_axes(rung);
        size_t const shared = !unique_points && b.is_box() ? a.shared_axis(b) : 3;
        bool const a_is_below = shared < 3 && is_below(rung, a, b, shared);
        bool const apart_on_shared = a_is_below || (shared < 3 && is_below(rung, b, a, shared));
        if (apart_on_shared && projections_overlap(rung, shared)) return chosen_along(rung, shared, a_is_below);
        auto guess = b.is_box() ? guessed_for_boxes() : guessed_for_line();
        if (shared < 3 && !apart_on_shared) {
            guess.left_out = shared;
            guess.on_a[shared] = guess.on_b[shared] = place::start;
        }
        verify(rung, guess);
        return guess;
    }

    template <class Rung>
    [[gnu::always_inline]] constexpr auto with_gap(Rung& rung, box_gap_case const& c, auto f) const {
        if (c.only < 3) {
            auto w = vec{rung.general(rung.number(T{0})), rung.general(rung.number(T{0})), rung.general(rung.number(T{0}))};
            w[c.only] = width_along(rung, c.only, c.on_a[c.only] == place::end);
            return f.at_ends(w);
        }
        if (c.is_in_shared_axes) {
            auto const beyond = twice_beyond(rung);
            auto const width = [&](size_t i) {
                return c.on_a[i] == place::inside ? rung.general(rung.number(T{0})) : halved(beyond[i]);
            };
            return f.at_ends(vec{width(0), width(1), width(2)});
        }
        feature const on_a(a, c.on_a), on_b(b, c.on_b);
        auto const w = way_in(rung, c);
        if (on_a.dimension + on_b.dimension == 0) return f.at_ends(w);
        auto const u = (on_a.dimension > 0 ? a : b).axes_in(rung)[on_a.dimension > 0 ? on_a.axis : on_b.axis];
        if (on_a.dimension + on_b.dimension == 1) return f.beside(w, u);
        return f.across(w, on_a.dimension == 1 ? cross(u, b.axes_in(rung)[on_b.axis]) : u);
    }
    template <class Rung>
    [[gnu::always_inline]] constexpr auto with_points(Rung& rung, box_gap_case const& c, auto f) const {
        feature const on_a(a, c.on_a), on_b(b, c.on_b);
        auto p = a.corner_in(rung, c.on_a), q = b.corner_in(rung, c.on_b);
        auto const w = q - p;
        auto const along = [&](auto const& u) { return u * rung.general(rung.quotient(dot(w, u), squared_norm(u))); };
        if (on_a.dimension == 3) return f(q, q);
        if (on_a.dimension == 1 && on_b.dimension == 1) {
            auto const u = a.axes_in(rung)[on_a.axis], v = b.axes_in(rung)[on_b.axis];
            auto const n = cross(u, v);
            auto const squared = squared_norm(n);
            p = p + u * rung.general(rung.quotient(dot(cross(w, v), n), squared));
            q = q + v * rung.general(rung.quotient(dot(cross(w, u), n), squared));
        } else if (on_a.dimension > 0) {
            auto const foot = along(a.axes_in(rung)[on_a.axis]);
            p = on_a.dimension == 1 ? p + foot : q - foot;
        } else if (on_b.dimension > 0) {
            auto const foot = along(b.axes_in(rung)[on_b.axis]);
            q = on_b.dimension == 1 ? q - foot : p + foot;
        }
        return f(p, q);
    }

  private:
    using place = place_in_interval;
    using places = box_gap_case::places;
    using kind = core_kind_in_space;

    /// The feature of an orthotope at these places: its dimension, and the axis of an edge or the normal of a face.
    struct feature {
        size_t dimension = 0, axis = 0;

        constexpr feature(orthotope<T> const& body, places const& at) {
            for (size_t i = 0; i < body.axis_count(); ++i) dimension += at[i] == place::inside ? 1 : 0;
            while (axis + 1 < body.axis_count() && (at[axis] == place::inside) != (dimension == 1)) ++axis;
        }
    };

    /// Whether a width is so large that the errors of its square do not underflow.
    template <class Rung>
    static constexpr bool is_wide(Rung& rung, auto const& width) {
        return rung.sign(width - rung.number(0x1p-100)) > 0;
    }
    /// On each axis that two boxes share, twice the distance of the centers less both extents.
    template <class Rung>
    constexpr auto twice_beyond(Rung& rung) const {
        auto const& turned = a.is_turned() ? a : b;
        auto const u = turned.axes_in(rung);
        auto const scale = turned.scale_in(rung);
        auto const d = b.twice_center_in(rung) - a.twice_center_in(rung);
        auto const beyond = [&](size_t i) {
            auto const apart = rung.general(abs(rung.quotient(dot(d, u[i]), scale)));
            return rung.general(apart - (a.twice_half_extent_in(rung, i) + b.twice_half_extent_in(rung, i)));
        };
        return array{beyond(0), beyond(1), beyond(2)};
    }
    template <class Rung>
    constexpr box_gap_case chosen_in_shared_axes(Rung& rung) const {
        auto const beyond = twice_beyond(rung);
        box_gap_case c{{}, {}, true};
        bool any_is_wide = false;
        for (size_t i = 0; i < 3; ++i) {
            if (rung.sign(beyond[i]) <= 0) c.on_a[i] = place::inside;
            else any_is_wide |= is_wide(rung, beyond[i]);
        }
        rung.doubt |= !any_is_wide;
        return c;
    }
    template <class Rung>
    static constexpr bool is_below(Rung& rung, orthotope<T> const& x, orthotope<T> const& y, size_t k) {
        return rung.sign(x.level_in(rung, k, place::end) - y.level_in(rung, k, place::start)) < 0;
    }
    /// Whether the projections of the boxes along an axis that they share overlap, by the separating axis theorem (Ericson, section 5.2.1): true only for
    /// certain, false also if doubles say so.
    template <class Rung>
    constexpr bool projections_overlap(Rung& rung, size_t k) const {
        auto const p = a.approximate_corners(), q = b.approximate_corners();
        return projection_reaches_axes(rung, a, p, b, q, k) && projection_reaches_axes(rung, b, q, a, p, k);
    }
    /// Whether y, on each axis of x but k, reaches from before the end of x to after its start.
    template <class Rung>
    static constexpr bool projection_reaches_axes(Rung& rung, orthotope<T> const& x, auto const& corners_of_x,
                                                  orthotope<T> const& y, auto const& corners_of_y, size_t k) {
        auto const basis = x.axes_in(rung);
        auto const start = x.corner_in(rung, {});
        for (size_t i = 0; i < 3; ++i) {
            if (i == k) continue;
            auto const edge = corners_of_x[size_t{1} << i] - corners_of_x[0];
            auto const height = [&](size_t m) { return dot(edge, corners_of_y[m] - corners_of_x[0]); };
            size_t least = 0, greatest = 0;
            for (size_t m = 1; m < 8; ++m) {
                if (height(m) < height(least)) least = m;
                if (height(m) > height(greatest)) greatest = m;
            }
            if (height(greatest) < 0 || height(least) > squared_norm(edge)) return false;
            auto const along = [&](size_t m) { return dot(y.corner_in(rung, places_of_corner(m)) - start, basis[i]); };
            rung.doubt |= rung.sign(along(greatest)) < 0;
            rung.doubt |= rung.sign(x.extent_in(rung, i) * squared_norm(basis[i]) - along(least)) < 0;
        }
        return true;
    }
    template <class Rung>
    constexpr box_gap_case chosen_along(Rung& rung, size_t k, bool a_is_below) const {
        box_gap_case c;
        c.only = k;
        c.on_a[k] = a_is_below ? place::end : place::start;
        rung.doubt |= !is_wide(rung, width_along(rung, k, a_is_below));
        return c;
    }
    /// The width of the gap between the intervals on an axis that two boxes share: a sum of stored numbers, so that ties are certain.
    template <class Rung>
    constexpr auto width_along(Rung& rung, size_t k, bool a_is_below) const {
        auto const &low = a_is_below ? a : b, &high = a_is_below ? b : a;
        return rung.general(high.level_in(rung, k, place::start) - low.level_in(rung, k, place::end));
    }
    /// The vector from the corner of a to that of b, without the coordinate that is left out.
    template <class Rung>
    constexpr auto way_in(Rung& rung, box_gap_case const& c) const {
        auto w = b.corner_in(rung, c.on_b) - a.corner_in(rung, c.on_a);
        if (c.left_out < 3) w[c.left_out] = rung.general(rung.number(T{0}));
        return w;
    }
    /// Leaves in doubt whether the closest points are at these places, unless they are for certain.
    template <class Rung>
    constexpr void verify(Rung& rung, box_gap_case const& c) const {
        feature const on_a(a, c.on_a), on_b(b, c.on_b);
        size_t const dimensions = on_a.dimension + on_b.dimension;
        bool const is_inside = on_a.dimension == 3 && b.what == kind::point;
        if (dimensions > 2 && !is_inside) {
            rung.doubt = true;
            return;
        }
        auto const u = a.axes_in(rung), v = b.axes_in(rung);
        auto const w = way_in(rung, c);
        auto const expect = [&](int sign) { rung.doubt |= sign < 0 || (unique_points && sign == 0); };
        auto const expect_wide = [&](auto const& x) { rung.doubt |= !is_wide(rung, x); };
        auto const expect_inside = [&](orthotope<T> const& body, size_t i, auto const& n, auto const& scale) {
            if (body.starts()) expect(rung.sign(n));
            if (body.ends()) expect(rung.sign(body.extent_in(rung, i) * scale - n));
        };
        auto const expect_no_nearer = [&](orthotope<T> const& body, places const& at, auto const& basis, auto const& out) {
            for (size_t i = 0; i < body.axis_count(); ++i) {
                if (at[i] == place::inside || i == c.left_out || (body.is_box() && body.is_flat(i))) continue;
                int const s = rung.sign(dot(out, basis[i]));
                expect(at[i] == place::end ? s : -s);
            }
        };
        auto const expect_closest = [&](auto const& way) {
            expect_no_nearer(a, c.on_a, u, way);
            expect_no_nearer(b, c.on_b, v, -way);
        };
        if (dimensions == 0) {
            expect_wide(sum_of_sizes(w));
            return expect_closest(w);
        }
        if (on_a.dimension == 1 && on_b.dimension == 1) {
            auto const n = cross(u[on_a.axis], v[on_b.axis]);
            auto const along = dot(w, n), squared = squared_norm(n);
            expect_wide(abs(along));
            expect_inside(a, on_a.axis, dot(cross(w, v[on_b.axis]), n), squared);
            expect_inside(b, on_b.axis, dot(cross(w, u[on_a.axis]), n), squared);
            return expect_closest(rung.sign(along) < 0 ? -n : n);
        }
        bool const is_of_a = on_a.dimension > 0;
        auto const& body = is_of_a ? a : b;
        auto const& at = is_of_a ? c.on_a : c.on_b;
        auto const& basis = is_of_a ? u : v;
        auto const& axis = basis[is_of_a ? on_a.axis : on_b.axis];
        for (size_t i = 0; i < body.axis_count(); ++i) {
            if (at[i] != place::inside) continue;
            auto const ahead = dot(w, basis[i]);
            expect_inside(body, i, is_of_a ? ahead : -ahead, squared_norm(basis[i]));
        }
        if (is_inside) return;
        auto const along = axis * dot(w, axis);
        auto const way = dimensions == 2 ? along : w * squared_norm(axis) - along;
        expect_wide(sum_of_sizes(way));
        expect_closest(way);
    }
    static constexpr auto sum_of_sizes(auto const& v) { return abs(v.x) + abs(v.y) + abs(v.z); }

    constexpr box_gap_case guessed_for_boxes() const {
        by_plain_doubles rung;
        auto const simplex = nearest_simplex(rung, a.approximate_corners(), b.approximate_corners());
        box_gap_case c;
        for (size_t i = 0; i < 3; ++i) {
            bool a_ends = true, a_starts = true, b_ends = true, b_starts = true;
            for (size_t k = 0; k < simplex.size(); ++k) {
                (simplex[k].which.on_a >> i & 1) != 0 ? a_starts = false : a_ends = false;
                (simplex[k].which.on_b >> i & 1) != 0 ? b_starts = false : b_ends = false;
            }
            c.on_a[i] = a_starts || a.is_flat(i) ? place::start : a_ends ? place::end : place::inside;
            c.on_b[i] = b_starts || b.is_flat(i) ? place::start : b_ends ? place::end : place::inside;
        }
        return c;
    }
    constexpr box_gap_case guessed_for_line() const {
        auto const box = a.approximate_box();
        auto const origin = a.approximate_place(in_double(b.from));
        auto const end = in_double(b.to);
        vec<double, 3> const none{};
        auto const way = a.approximate_way(b.what == kind::point     ? none
                                           : b.what == kind::segment ? end - in_double(b.from)
                                                                     : end);
        double const t = nearest_to_box(box, origin, way);
        box_gap_case c;
        c.on_b[0] = b.what == kind::point || (b.starts() && t <= 0) ? place::start
                    : b.ends() && t >= 1                            ? place::end
                                                                    : place::inside;
        auto const p = origin + way * (c.on_b[0] == place::start ? 0 : c.on_b[0] == place::end ? 1 : t);
        for (size_t i = 0; i < 3; ++i) {
            bool const is_along = c.on_b[0] == place::inside && sum_of_sizes(way) == magnitude_of(way[i]);
            bool const is_before = p[i] <= box.min[i] || (is_along && p[i] - box.min[i] <= box.max[i] - p[i]);
            bool const is_after = p[i] >= box.max[i] || is_along;
            c.on_a[i] = is_before || a.is_flat(i) ? place::start : is_after ? place::end : place::inside;
        }
        return c;
    }
};

}  // namespace hantei
