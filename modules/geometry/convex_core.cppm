// SPDX-License-Identifier: MIT
// A bounded convex shape of the plane as its measures see it: a core of corners and a radius around it, one type for all shapes.
//
// A point has one corner, a segment two. A turned box is kept as center, half extents and axis, because its corners are not stored numbers. The
// measures are compiled once for this type, not for every pair of shapes.
export module hantei:convex_core;
import :base;
import :dynamic_array;
import :scalar;
import :rational;
import :vec;
import :inputs;
import :shape;
import :sign;
import :formulas;
import :own_shapes;
import :shape_traits;
import :rotation;
import :rotated_frame;
import :aabb;
import :vertex_list;
import :error_free;
import :ladder;
import :lean;
import :kept_tree;
import :near_search;
import :corner_list;

namespace hantei {

/// The core and the radius of a bounded convex shape of the plane. T is double, int64_t or rational. A core with more than four corners, or of a
/// shape that keeps a list of vertices, only points at them: it must not outlive the shape.
template <class T>
struct convex_core {
    using scalar_type = T;
    static constexpr size_t few = 4;

    size_t count = 0;
    bool turned = false;  ///< `at` holds center, half extents, axis
    bool is_box = false;  ///< sides 0 and 2 are parallel, and 1 and 3
    array<vec<T, 2>, few> at{};
    vec<T, 2> const* more = nullptr;  ///< the corners, if they are kept elsewhere
    aabb<T, 2> const* boxes = nullptr;  ///< around runs of sides (side_tree.cppm), if there is a tree
    T radius{};
    int winding = 1;  ///< of a proper core with area: 1 if the corners go counter-clockwise, else −1

    [[gnu::always_inline]] constexpr vec<T, 2> const& corner(size_t i) const { return more != nullptr ? more[i] : at[i]; }
    /// The number of sides between corners: a point has none, a segment one.
    [[gnu::always_inline]] constexpr size_t side_count() const { return side_count(count); }
    [[gnu::always_inline]] static constexpr size_t side_count(size_t corners) { return corners < 3 ? corners - 1 : corners; }
    /// The number of sides on a way around the core: a segment has two, there and back; a point has none.
    constexpr size_t sides_around() const { return count < 2 ? 0 : count; }
    [[gnu::always_inline]] constexpr size_t before(size_t i) const { return i == 0 ? count - 1 : i - 1; }
    [[gnu::always_inline]] constexpr size_t after(size_t i) const { return after(i, count); }
    [[gnu::always_inline]] static constexpr size_t after(size_t i, size_t corners) { return i + 1 < corners ? i + 1 : 0; }
    /// Whether this is a box along the axes of the plane whose corners are stored.
    constexpr bool is_axis_box() const { return is_box && !turned; }
    /// Whether this is a box that begins with its least corner, in the axes of the plane or, if it is turned, in its own axes.
    constexpr bool is_upright_box() const {
        if (turned) return count == 4;
        return is_box && !(corner(2).x < corner(0).x) && !(corner(2).y < corner(0).y);
    }
    /// How many quarter turns take a box that begins with its least corner to this box along the axes; −1 if it is no such box.
    constexpr int quarter_turns() const {
        if (!is_box || count != 4) return -1;
        if (!turned) return is_upright_box() ? 0 : -1;
        if (axis().y == T{0}) return axis().x == T{1} ? 0 : axis().x == T{-1} ? 2 : -1;
        if (axis().x == T{0}) return axis().y == T{1} ? 1 : axis().y == T{-1} ? 3 : -1;
        return -1;
    }
    /// The index in this core of corner (or side) i of the box along the axes, counted from its least corner.
    constexpr size_t of_upright(size_t i) const { return (i + 4 - static_cast<size_t>(quarter_turns())) % 4; }
    /// The half extent along axis k of the plane of a turned box that lies along the axes.
    constexpr T const& half_along(size_t k) const { return half()[(k + static_cast<size_t>(quarter_turns())) % 2]; }
    /// Whether this is a turned box that lies along the axes: each coordinate of its corners is the sum of two stored numbers.
    constexpr bool corners_are_sums() const { return turned && quarter_turns() >= 0; }
    /// How many quarter turns, counter-clockwise, take the axis of a turned box to the direction of its side i.
    constexpr size_t quarter_turns_of_side(size_t i) const { return count == 2 ? 2 * i : i; }
    /// How many quarter turns take side i of this core to side k of another, whose axis is so many `turns` ahead.
    constexpr size_t quarter_turns_to(size_t i, convex_core const& other, size_t k, size_t turns) const {
        return (turns + other.quarter_turns_of_side(k) + 4 - quarter_turns_of_side(i)) % 4;
    }
    /// Whether side i has length zero.
    constexpr bool side_is_point(size_t i) const { return turned ? half()[i % 2] == T{0} : corner(i) == corner(after(i)); }
    /// The direction of side i (any_side) if it is a unit vector along an axis of the plane, else 0.
    constexpr approximate_corner unit_of_side(size_t i) const {
        if (turned) {
            auto const unit = [](T const& x) { return x == T{1} ? 1.0 : x == T{-1} ? -1.0 : 0.0; };
            double const x = axis().y == T{0} ? unit(axis().x) : 0, y = axis().x == T{0} ? unit(axis().y) : 0;
            size_t const turns = quarter_turns_of_side(i);
            approximate_corner const u = turns % 2 == 1 ? approximate_corner{-y, x} : approximate_corner{x, y};
            return turns >= 2 ? approximate_corner{-u.x, -u.y} : u;
        }
        auto const [x, y] = unit_along_axis(corner(i), corner(after(i)));
        return {static_cast<double>(x), static_cast<double>(y)};
    }
    /// The axis of the plane, 0 or 1, along which unit_of_side finds that side i runs; else −1.
    constexpr int axis_of_side(size_t i) const {
        approximate_corner const u = unit_of_side(i);
        return u.x != 0 ? 0 : u.y != 0 ? 1 : -1;
    }
    constexpr bool side_is_along_axis(size_t i) const { return axis_of_side(i) >= 0; }
    /// Whether the core has area: three or more corners that do not all lie on a line.
    constexpr bool has_area() const {
        if (turned) return T{0} < half().x && T{0} < half().y;
        for (size_t i = 2; i < count; ++i)
            if (exact_engine::sign(cross_sign, lengths.difference(corner(0), corner(1)),
                                   lengths.difference(corner(0), corner(i))) != 0)
                return true;
        return false;
    }
    // The parts of a turned box.
    constexpr vec<T, 2> const& center() const { return at[0]; }
    constexpr vec<T, 2> const& half() const { return at[1]; }
    constexpr vec<T, 2> const& axis() const { return at[2]; }

    constexpr range_check in_range() const {
        range_check all = all_in_range(radius);
        for (size_t i = 0; i < (turned ? 3 : count); ++i) all &= all_in_range(corner(i));
        return all;
    }
};

/// The number of counter-clockwise quarter turns that take u to v, 0 to 3; −1 if there is none.
template <class T>
constexpr int quarter_turns_between(vec<T, 2> const& u, vec<T, 2> const& v) {
    auto const cancel = [](T const& x, T const& y) {
        if constexpr (wide_integer<T>) return sum<double>(x, y) == 0;
        else return x == -y;
    };
    if (u.x == v.x && u.y == v.y) return 0;
    if (cancel(v.x, u.y) && v.y == u.x) return 1;
    if (cancel(v.x, u.x) && cancel(v.y, u.y)) return 2;
    return v.x == u.y && cancel(v.y, u.x) ? 3 : -1;
}
/// 1 if side i of a core and side k of another have exactly the same direction, −1 if opposite directions, 0 if the stored numbers do not show
/// either. They show it for two boxes whose rotations differ by quarter turns, and for sides along the axes of the plane.
template <class T>
constexpr int parallel_sense(convex_core<T> const& body, size_t i, convex_core<T> const& other, size_t k) {
    if (body.turned && other.turned) {
        int const turns = quarter_turns_between(body.axis(), other.axis());
        if (turns < 0) return 0;
        size_t const more = body.quarter_turns_to(i, other, k, static_cast<size_t>(turns));
        return more == 0 ? 1 : more == 2 ? -1 : 0;
    }
    approximate_corner const u = body.unit_of_side(i), v = other.unit_of_side(k);
    return static_cast<int>(u.x * v.x + u.y * v.y);
}
/// Whether the stored numbers show that two boxes have parallel sides.
template <class T>
constexpr bool are_parallel_boxes(convex_core<T> const& a, convex_core<T> const& b) {
    if (!a.is_box || !b.is_box) return false;
    if (a.turned && b.turned) return quarter_turns_between(a.axis(), b.axis()) >= 0;
    return (!a.turned || a.quarter_turns() >= 0) && (!b.turned || b.quarter_turns() >= 0);
}

/// The scalar in which a shape of scalar T is measured: the one of double, int64_t and rational that holds every T.
template <class T>
using core_scalar = conditional_t<same_as<T, rational>, rational, conditional_t<wide_integer<T>, int64_t, double>>;
/// Whether the numbers of A and B have a common scalar in which the rungs before the last one work.
template <class A, class B>
concept share_rungs = has_filter<core_scalar<typename A::scalar_type>> &&
                      same_as<core_scalar<typename A::scalar_type>, core_scalar<typename B::scalar_type>>;

/// Whether the core of S is given by stored numbers: its corners, or the center, half extents and axis of a turned box. A user's shape may have
/// another core and is then measured in exact numbers.
template <class S>
concept corners_are_stored = is_turned_box<S> || requires(S const& s) {
    core_of(s).core_vertices();
} || (rounded_shape<S> && is_turned_box<remove_cvref_t<decltype(core_of(*static_cast<S const*>(nullptr)))>>);

/// Replaces a turned box that lies along the axes by the same box with stored corners, in the same order, if these corners are doubles. No result
/// depends on it, but ties are found sooner. Returns false, and leaves the core as it is, for any other turned box.
template <class T>
[[gnu::always_inline]] constexpr bool stand_straight(convex_core<T>& core) {
    if constexpr (same_as<T, double>) {
        auto const u = core.axis(), h = core.half(), c = core.center();
        if (core.quarter_turns() < 0 || !(h.x > 0 && h.y > 0)) return false;
        // One half edge lies along the first axis, the other along the second: nothing is rounded here.
        double const ux = u.x * h.x, uy = u.y * h.x, vx = -u.y * h.y, vy = u.x * h.y;
        array<vec<double, 2>, convex_core<T>::few> const from_center{
            vec<double, 2>{-ux - vx, -uy - vy}, {ux - vx, uy - vy}, {ux + vx, uy + vy}, {-ux + vx, -uy + vy}};
        array<vec<double, 2>, convex_core<T>::few> corners{};
        for (size_t i = 0; i < corners.size(); ++i) {
            auto const along = two_sum(c.x, from_center[i].x), up = two_sum(c.y, from_center[i].y);
            if (!(along.lo == 0 && up.lo == 0)) return false;
            corners[i] = {along.hi, up.hi};
        }
        core.at = corners;
        core.turned = false;
        return true;
    } else {
        return false;
    }
}

/// Calls f with the core of s. Vertices of another scalar are converted for the duration of the call.
template <class S>
    requires(!corners_are_stored<S>)
constexpr auto with_convex_core(S const& s, auto f) {
    return with_convex_core(exact(s), f);
}
template <corners_are_stored S>
[[gnu::always_inline]] constexpr auto with_convex_core_here(S const& s, auto f);
/// The core of a convex shape of the library whose vertices need no conversion. It is a function of its own to keep small programs small.
template <class S>
[[gnu::noinline]] constexpr auto convex_core_of(S const& s) {
    return with_convex_core_here(s, [](auto const& core) { return core; });
}
template <corners_are_stored S>
[[gnu::always_inline]] constexpr auto with_convex_core(S const& s, auto f) {
    using T = core_scalar<typename S::scalar_type>;
    if constexpr (is_small_program && is_own<S> && same_as<T, typename S::scalar_type>) return f(convex_core_of(s));
    else return with_convex_core_here(s, f);
}
template <corners_are_stored S>
[[gnu::always_inline]] constexpr auto with_convex_core_here(S const& s, auto f) {
    using T = core_scalar<typename S::scalar_type>;
    auto const converted = [](auto const& p) { return scalar_cast<T>(p); };
    convex_core<T> core;
    core.radius = number_cast<T>(radius_of(s));
    if constexpr (rounded_shape<S> && !is_own<S>) {
        return with_convex_core(s.core(), [&](auto of_core) {
            of_core.radius = core.radius;
            return f(of_core);
        });
    } else if constexpr (!is_own<S>) {  // its corners may come in any order and number
        dynamic_array<vec<T, 2>> corners;
        for (auto const& p : s.core_vertices()) corners.push_back(converted(p));
        corners = hull_of_points(corners);
        core.count = corners.size();
        if (core.count > core.few) core.more = corners.data();
        for (size_t i = 0; i < smaller(core.count, core.few); ++i) core.at[i] = corners[i];
        return f(core);
    } else if constexpr (is_turned_box<S>) {
        core.count = 4;
        core.turned = core.is_box = true;
        core.at = {converted(s.center), converted(s.half_extents), converted(s.rotation.as_vec())};
        stand_straight(core);
        return f(core);
    } else if constexpr (keeps_vertices<S>) {
        auto const corners = s.core_vertices();
        core.count = corners.size();
        if constexpr (same_as<T, typename S::scalar_type>) {
            core.more = corners.begin();
            core.boxes = corners.boxes();
            return f(core);
        } else {
            auto const copies = mapped_vertices<T>(corners, converted);
            auto const tree = mapped_tree<T>(corners, converted);
            core.more = copies.data();
            core.boxes = tree.boxes();
            return f(core);
        }
    } else {
        auto const corners = s.core_vertices();
        core.count = corners.size();
        core.is_box = is_box<S>;
        for (size_t i = 0; i < corners.size(); ++i) core.at[i] = converted(corners[i]);
        return f(core);
    }
}

/// Calls f with the cores of a and b, both in one kind of numbers.
template <class A, class B>
[[gnu::always_inline]] constexpr auto with_convex_cores(A const& a, B const& b, auto f) {
    if constexpr (corners_are_stored<A> && corners_are_stored<B>) {
        return with_convex_core(
            a, [&](auto const& core_a) { return with_convex_core(b, [&](auto const& core_b) { return f(core_a, core_b); }); });
    } else {
        return with_convex_cores(exact(a), exact(b), f);
    }
}

/// Makes a core proper: a core without area is replaced by the segment or the point it is, and the winding of the others is found. A box without
/// height keeps its first axis; a box without width is turned by a quarter turn, which is exact.
template <class T>
constexpr void make_proper(convex_core<T>& core) {
    if (core.turned) {
        if (core.half().x == T{0} || core.half().y == T{0}) {
            if (core.half().x == T{0}) {
                core.at[1] = {core.at[1].y, core.at[1].x};
                core.at[2] = perp(core.at[2]);
            }
            core.count = core.half().x == T{0} ? 1 : 2;
            core.turned = core.count == 2;  // its center is the point
            core.is_box = false;
        }
        return;
    }
    if (core.count > 2) {
        core.winding = exact_engine::sign(cross_sign, lengths.difference(core.corner(0), core.corner(1)),
                                          lengths.difference(core.corner(0), core.corner(2)));
        if (core.winding != 0) return;
        size_t low = 0, high = 0, start = 0;
        for (size_t i = 1; i < core.count; ++i) {
            if (lexicographically_before(core.corner(i), core.corner(low))) low = i;
            if (lexicographically_before(core.corner(high), core.corner(i))) high = i;
        }
        while (start + 1 < core.count && core.side_is_point(start)) ++start;
        bool const backwards = lexicographically_before(core.corner(core.after(start)), core.corner(start));
        core.at = {core.corner(backwards ? high : low), core.corner(backwards ? low : high)};
        core.count = 2;
        core.is_box = false;
        core.winding = 1;
    }
    if (core.count == 2 && core.at[0] == core.at[1]) core.count = 1;
}

/// Calls f with the proper core of s.
template <class S>
[[gnu::always_inline]] constexpr auto with_proper_core(S const& s, auto f) {
    return with_convex_core(s, [&](auto core) {
        make_proper(core);
        return f(core);
    });
}

/// Calls f with the proper core of s, where a box along the axes begins with its least corner: for results that depend on the sets alone.
template <class S>
[[gnu::always_inline]] constexpr auto with_straight_core(S const& s, auto f) {
    return with_proper_core(s, [&](auto& core) {
        if (core.is_axis_box()) {
            auto const corners = core.at;
            size_t least = 0;
            for (size_t i = 1; i < corners.size(); ++i)
                if (lexicographically_before(corners[i], corners[least])) least = i;
            for (size_t i = 0; least != 0 && i < corners.size(); ++i) core.at[i] = corners[(least + i) % corners.size()];
        }
        return f(core);
    });
}

/// The corners and sides of a core whose corners are stored, in the numbers of a rung. `turned_corners` is its counterpart for turned boxes: the
/// two have different types of numbers.
template <class T>
struct stored_corners {
    convex_core<T> const& core;

    template <class Rung>
    [[gnu::always_inline]] constexpr auto corner(Rung& rung, size_t i) const {
        return rung.stored(core.corner(i));
    }
    /// Coordinate k of corner i.
    template <class Rung>
    [[gnu::always_inline]] constexpr auto coordinate(Rung& rung, size_t i, size_t k) const {
        return rung.number(core.corner(i)[k]);
    }
    /// The direction of side i, of any length.
    template <class Rung>
    [[gnu::always_inline]] constexpr auto side(Rung& rung, size_t i) const {
        return rung.direction(core.corner(i), core.corner(core.after(i)));
    }
    /// (corner i − p) × side i: how far p is to the left of side i, times the length of the side's direction.
    template <class Rung>
    [[gnu::always_inline]] constexpr auto left_of_side(Rung& rung, size_t i, auto const& p) const {
        return cross(corner(rung, i) - p, side(rung, i));
    }
    /// n·(p − corner i), for a normal n of a side and a corner i that is farthest along −n.
    template <class Rung>
    [[gnu::always_inline]] constexpr auto above_farthest(Rung& rung, size_t, auto const& n, auto const& p, size_t i) const {
        return dot(n, p - corner(rung, i));
    }
};
template <class T>
struct turned_corners {
    convex_core<T> const& core;

    template <class Rung>
    [[gnu::always_inline]] constexpr auto corner(Rung& rung, size_t i) const {
        auto const half = rung.stored(core.half());
        vec const along{i == 1 || i == 2 ? half.x : -half.x, i >= 2 ? half.y : -half.y};
        return rung.stored(core.center()) + from_axes(rung.stored(core.axis()), along);
    }
    /// Coordinate k of corner i. If the box lies along the axes it is the sum of two stored numbers, for a rung that cannot tell by itself.
    template <class Rung>
    [[gnu::always_inline]] constexpr auto coordinate(Rung& rung, size_t i, size_t k) const {
        auto x = corner(rung, i)[k];
        if constexpr (Rung::tells_sums) {
            if (core.corners_are_sums()) {
                size_t const upright = (i + static_cast<size_t>(core.quarter_turns())) % 4;
                bool const above = k == 0 ? upright == 1 || upright == 2 : upright >= 2;
                auto const half = rung.number(core.half_along(k));
                x = running(rung.number(core.center()[k]) + (above ? half : -half));
            }
        }
        return x;
    }
    /// The direction of side i: the stored axis, turned by quarter turns. So the degree of formulas does not grow.
    template <class Rung>
    [[gnu::always_inline]] constexpr auto side(Rung& rung, size_t i) const {
        auto const u = rung.stored(core.axis());
        if (core.count == 2) return i == 0 ? u : -u;
        auto const v = i % 2 == 0 ? u : perp(u);
        return i < 2 ? v : -v;
    }
    /// (corner i − p) × side i, computed from the center: a side is one half extent away from it.
    template <class Rung>
    [[gnu::always_inline]] constexpr auto left_of_side(Rung& rung, size_t i, auto const& p) const {
        return cross(rung.stored(core.center()) - p, side(rung, i)) + reach_to(rung, i);
    }
    template <class Rung>
    [[gnu::always_inline]] constexpr auto above_farthest(Rung& rung, size_t side_of_n, auto const& n, auto const& p,
                                                         size_t) const {
        return dot(n, p - rung.stored(core.center())) + reach_to(rung, side_of_n);
    }

  private:
    /// The distance from the center to side i, times the length of the side's direction.
    template <class Rung>
    [[gnu::always_inline]] constexpr auto reach_to(Rung& rung, size_t i) const {
        auto const half = rung.number(core.count == 2 || i % 2 == 0 ? core.half().y : core.half().x);
        return squared_norm(rung.stored(core.axis())) * half;
    }
};
/// Calls f with the core's corners, as one of the two types.
template <class T>
[[gnu::always_inline]] constexpr auto with_kind_of_corners(convex_core<T> const& core, auto f) {
    return core.turned ? f(turned_corners<T>{core}) : f(stored_corners<T>{core});
}
/// Corners of either kind, told apart at each call: for rare rungs, whose numbers have one type. For two cores this is one instance of the code
/// instead of four.
template <class T>
struct any_corners {
    convex_core<T> const& core;

    template <class Rung>
    constexpr auto corner(Rung& rung, size_t i) const {
        return core.turned ? turned_corners<T>{core}.corner(rung, i) : stored_corners<T>{core}.corner(rung, i);
    }
    template <class Rung>
    constexpr auto coordinate(Rung& rung, size_t i, size_t k) const {
        return corner(rung, i)[k];
    }
    template <class Rung>
    constexpr auto side(Rung& rung, size_t i) const {
        vec<decltype(rung.number(core.radius)), 2> d;
        if (core.turned) d = turned_corners<T>{core}.side(rung, i);
        else d = stored_corners<T>{core}.side(rung, i);
        return d;
    }
    template <class Rung>
    constexpr auto left_of_side(Rung& rung, size_t i, auto const& p) const {
        return with_kind_of_corners(core, [&](auto const& corners) { return corners.left_of_side(rung, i, p); });
    }
    template <class Rung>
    constexpr auto above_farthest(Rung& rung, size_t side_of_n, auto const& n, auto const& p, size_t i) const {
        return with_kind_of_corners(core,
                                    [&](auto const& corners) { return corners.above_farthest(rung, side_of_n, n, p, i); });
    }
};
/// Calls f with the core's corners: as one of the two types, or as `any_corners` for a rare rung.
template <class Rung, class T>
[[gnu::always_inline]] constexpr auto with_corners(Rung const&, convex_core<T> const& core, auto f) {
    if constexpr (Rung::is_rare) return f(any_corners<T>{core});
    else return with_kind_of_corners(core, f);
}
/// Corner i, for a rung with a single type of number.
template <class Rung, class T>
[[gnu::always_inline]] constexpr auto any_corner(Rung& rung, convex_core<T> const& core, size_t i) {
    return any_corners<T>{core}.corner(rung, i);
}
template <class Rung, class T>
[[gnu::always_inline]] constexpr auto any_side(Rung& rung, convex_core<T> const& core, size_t i) {
    return any_corners<T>{core}.side(rung, i);
}

[[gnu::always_inline]] constexpr double greatest_magnitude(double x, double y) {
    double const a = magnitude_of(x), b = magnitude_of(y);
    return a < b ? b : a;
}
template <class T>
[[gnu::always_inline]] constexpr approximate_corner in_double(vec<T, 2> const& p) {
    return {static_cast<double>(p.x), static_cast<double>(p.y)};
}
template <class T>
[[gnu::always_inline]] constexpr approximate_corner seen_from(vec<T, 2> const& origin, vec<T, 2> const& p) {
    return {difference<double>(p.x, origin.x), difference<double>(p.y, origin.y)};
}
/// A stored point in the frame of a turned box, whose origin is the center, and the box's extents there, all multiplied by the length of the axis.
/// Let A, H and M be the largest coordinates of the axis, the half extents, and the offset of the point from the center. An offset along an axis
/// is off by less than 12u·A·M, an extent by less than 20u·A²·H.
struct point_at_turned_box {
    approximate_corner axis, offset, extents;
    double size;  ///< A·(M + A·H)

    template <class T>
    [[gnu::always_inline]] constexpr point_at_turned_box(convex_core<T> const& box, vec<T, 2> const& p)
        : axis(in_double(box.axis())), offset(), extents(), size() {
        approximate_corner const e = seen_from(box.center(), p), half = in_double(box.half());
        double const scale = axis.x * axis.x + axis.y * axis.y, longest = greatest_magnitude(axis.x, axis.y);
        offset = {axis.x * e.x + axis.y * e.y, axis.x * e.y - axis.y * e.x};
        extents = {half.x * scale, half.y * scale};
        size = longest * (greatest_magnitude(e.x, e.y) + longest * greatest_magnitude(half.x, half.y));
    }
};
/// A stored point of the core: its first corner, or the center of a turned box.
template <class T>
[[gnu::always_inline]] constexpr vec<T, 2> const& stored_origin(convex_core<T> const& core) {
    return core.corner(0);
}
/// Writes the corners relative to a stored point, in doubles. Each coordinate is off by at most 5u·size, and its magnitude is at most size; `size`
/// is raised if it is smaller. `count` is the core's count: if the compiler knows it, the loops are unrolled.
///
/// The difference from the origin is rounded once, for 64-bit integers too. Half an edge of a turned box, axis · half extent, is off by at most
/// 3u of itself: its product is rounded, and so are 64-bit integers. Adding two half edges to the center rounds by 2u·size at most.
template <class T>
[[gnu::always_inline]] constexpr void add_approximate_corners(convex_core<T> const& core, size_t count, vec<T, 2> const& origin,
                                                              approximate_corner* at, double& size) {
    if (core.turned) {
        auto const [mx, my] = seen_from(origin, core.center());
        auto const half = in_double(core.half()), axis = in_double(core.axis());
        double const ux = axis.x * half.x, uy = axis.y * half.x, vx = -axis.y * half.y, vy = axis.x * half.y;
        at[0] = {mx - ux - vx, my - uy - vy};
        at[1] = {mx + ux - vx, my + uy - vy};
        if (count > 2) {  // a proper core may be a segment
            at[2] = {mx + ux + vx, my + uy + vy};
            at[3] = {mx - ux + vx, my - uy + vy};
        }
        double const reach =
            greatest_magnitude(mx, my) + (magnitude_of(ux) + magnitude_of(uy)) + (magnitude_of(vx) + magnitude_of(vy));
        size = size < reach ? reach : size;
        return;
    }
    for (size_t i = 0; i < count; ++i) {
        at[i] = seen_from(origin, core.corner(i));
        double const reach = greatest_magnitude(at[i].x, at[i].y);
        size = size < reach ? reach : size;
    }
}

template <class T>
[[gnu::always_inline]] constexpr void add_approximate_corners(convex_core<T> const& core, vec<T, 2> const& origin,
                                                              approximate_corner* at, double& size) {
    add_approximate_corners(core, core.count, origin, at, size);
}

/// A corner of one of two cores, a or b.
struct corner_of_core {
    bool of_a;
    size_t corner;
};

}  // namespace hantei
