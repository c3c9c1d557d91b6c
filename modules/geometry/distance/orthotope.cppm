// SPDX-License-Identifier: MIT
// Boxes of space, turned or along the axes, and linear components, as orthotopes: sets {corner + Σ x_i·u_i : 0 <= x_i <= extent_i} with up to three
// axes u_i at right angles. A ray and a line are orthotopes with an unbounded interval.
// Source: Coxeter, Regular Polytopes, chapter 7 (the term).
export module hantei:orthotope;
import :base;
import :generic_arithmetic;
import :vec;
import :rotated_frame;
import :rotation;
import :aabb;
import :own_shapes;
import :ladder;
import :to_doubles;
import :gap_in_space;
import :linear_gap;

namespace hantei {

/// p in doubles; 64-bit integers are rounded.
template <class T>
constexpr vec<double, 3> in_double(vec<T, 3> const& p) {
    return {static_cast<double>(p.x), static_cast<double>(p.y), static_cast<double>(p.z)};
}

/// The places of corner k of a box, which is at the end of axis i if k has the bit i.
constexpr array<place_in_interval, 3> places_of_corner(size_t k) {
    array<place_in_interval, 3> at{};
    for (size_t i = 0; i < 3; ++i) at[i] = (k >> i & 1) != 0 ? place_in_interval::end : place_in_interval::start;
    return at;
}

/// A box of space or a linear component, and a radius around it.
template <class T>
struct orthotope {
    using kind = core_kind_in_space;
    using places = array<place_in_interval, 3>;

    kind what;
    /// As in linear_core; of a box the least and the greatest corner; of a turned box the center and the half extents.
    vec<T, 3> from, to;
    T radius{};
    rotation<T, 3> turn{};

    constexpr bool is_box() const { return what >= kind::box; }
    constexpr bool is_turned() const { return what == kind::turned_box; }
    constexpr size_t axis_count() const { return what == kind::point ? 0 : is_box() ? 3 : 1; }
    constexpr bool starts() const { return what != kind::line; }
    constexpr bool ends() const { return what == kind::segment || is_box(); }
    /// Whether the interval of an axis of a box is a single number.
    constexpr bool is_flat(size_t i) const { return is_turned() ? to[i] == T{0} : from[i] == to[i]; }
    constexpr range_check in_range() const {
        range_check const all = all_in_range(from) & all_in_range(to) & all_in_range(radius);
        return is_turned() && !turn_in_range() ? range_check::never() : all;
    }
    constexpr orthotope<double> converted(to_doubles& convert) const {
        rotation<double, 3> const q{convert(turn.w), convert(turn.x), convert(turn.y), convert(turn.z)};
        return {what, convert(from), convert(to), convert(radius), q};
    }
    /// Whether no coordinate of `from` and `to` is greater.
    constexpr bool is_within(double greatest) const {
        bool all = true;
        for (auto const& p : array{in_double(from), in_double(to)})
            for (size_t i = 0; i < 3; ++i) all &= magnitude_of(p[i]) <= greatest;
        return all;
    }

    /// The axes, as numbers of a rung: those of a turned box have the length |q|².
    template <class Rung>
    constexpr auto axes_in(Rung& rung) const {
        auto const axis = [&rung](auto const& v) { return vec{rung.general(v.x), rung.general(v.y), rung.general(v.z)}; };
        auto const axis_to = [&](vec<T, 3> const& end) { return axis(rung.stored(end)); };
        if (is_turned()) {
            auto const u = axes_of(frame(rung));
            return array{axis(u.x), axis(u.y), axis(u.z)};
        }
        T const none{0}, one{1};
        if (is_box()) return array{axis_to({one, none, none}), axis_to({none, one, none}), axis_to({none, none, one})};
        auto const along = what == kind::segment ? axis(rung.difference(from, to)) : axis_to(to);
        return array{along, along, along};
    }
    template <class Rung>
    constexpr auto scale_in(Rung& rung) const {
        return extent_scale(frame(rung));
    }
    /// The corner at these places, where `inside` counts as `start`.
    template <class Rung>
    constexpr auto corner_in(Rung& rung, places const& at) const {
        auto const stored = [&rung](vec<T, 3> const& p) {
            return vec{rung.general(rung.number(p.x)), rung.general(rung.number(p.y)), rung.general(rung.number(p.z))};
        };
        vec<T, 3> p = from;
        for (size_t i = 0; is_box() && i < 3; ++i)
            p[i] = at[i] == place_in_interval::end ? to[i] : is_turned() ? -to[i] : from[i];
        if (what == kind::segment && at[0] == place_in_interval::end) p = to;
        if (!is_turned()) return stored(p);
        auto const q = frame(rung);
        auto const offset = from_axes(q, rung.stored(p));
        auto const share = [&rung, scale = extent_scale(q)](auto const& x) { return rung.general(rung.quotient(x, scale)); };
        return stored(from) + vec{share(offset.x), share(offset.y), share(offset.z)};
    }
    /// The extent of an axis that ends, in lengths of the axis.
    template <class Rung>
    constexpr auto extent_in(Rung& rung, size_t i) const {
        if (is_turned()) return rung.general(rung.quotient(rung.number(to[i]) + rung.number(to[i]), extent_scale(frame(rung))));
        if (is_box()) return rung.general(rung.number(to[i]) - rung.number(from[i]));
        return rung.general(rung.number(T{1}));
    }
    /// Twice the center and twice the half extent of a box.
    template <class Rung>
    constexpr auto twice_center_in(Rung& rung) const {
        return rung.stored(from) + rung.stored(is_turned() ? from : to);
    }
    template <class Rung>
    constexpr auto twice_half_extent_in(Rung& rung, size_t i) const {
        return is_turned() ? rung.number(to[i]) + rung.number(to[i]) : rung.number(to[i]) - rung.number(from[i]);
    }
    /// Whether the axes of two boxes are parallel because their stored numbers are equal, or because a turn is one by 0 or 180 degrees.
    constexpr bool is_parallel_to(orthotope const& other) const {
        if (is_turned() && other.is_turned()) return turn == other.turn;
        auto const& [w, x, y, z] = is_turned() ? turn : other.turn;
        return (w != T{0}) + (x != T{0}) + (y != T{0}) + (z != T{0}) == 1;
    }
    /// An axis of the coordinates along which both boxes have an axis because both are turned about it, or not at all; 3 if there is none.
    constexpr size_t shared_axis(orthotope const& other) const {
        size_t k = 0;
        while (k < 3 && !(turns_about(k) && other.turns_about(k))) ++k;
        return k;
    }
    /// The ends of the interval of a box on a shared axis.
    template <class Rung>
    constexpr auto level_in(Rung& rung, size_t k, place_in_interval at) const {
        if (!is_turned()) return rung.general(rung.number(at == place_in_interval::end ? to[k] : from[k]));
        auto const half = rung.number(to[k]);
        return rung.general(rung.number(from[k]) + (at == place_in_interval::end ? half : -half));
    }

    /// The corners of a box in doubles, in the order of places_of_corner().
    constexpr array<vec<double, 3>, 8> approximate_corners() const {
        auto const p = in_double(from), q = in_double(to);
        auto const turned = approximate_frame();
        array<vec<double, 3>, 8> corners;
        for (size_t k = 0; k < 8; ++k) {
            for (size_t i = 0; i < 3; ++i) corners[k][i] = (k >> i & 1) != 0 ? q[i] : is_turned() ? -q[i] : p[i];
            if (is_turned()) corners[k] = p + from_axes(turned, corners[k]) * (1 / extent_scale(turned));
        }
        return corners;
    }
    /// A box in doubles along its own axes, and a point and a direction seen along these.
    constexpr aabb<double, 3> approximate_box() const {
        return is_turned() ? aabb<double, 3>{-in_double(to), in_double(to)} : aabb<double, 3>{in_double(from), in_double(to)};
    }
    constexpr vec<double, 3> approximate_way(vec<double, 3> const& d) const {
        auto const turned = approximate_frame();
        return is_turned() ? along_axes(turned, d) * (1 / extent_scale(turned)) : d;
    }
    constexpr vec<double, 3> approximate_place(vec<double, 3> const& p) const {
        return is_turned() ? approximate_way(p - in_double(from)) : p;
    }

  private:
    constexpr bool turns_about(size_t k) const {
        auto const v = turn.vector();
        for (size_t i = 0; i < 3; ++i)
            if (is_turned() && i != k && v[i] != T{0}) return false;
        return true;
    }
    template <class Rung>
    constexpr auto frame(Rung& rung) const {
        return frame_of(rung.number(turn.w), rung.stored(turn.vector()));
    }
    constexpr auto approximate_frame() const { return frame_of(static_cast<double>(turn.w), in_double(turn.vector())); }
    /// The length of the axes is between 2^-18 and 2^28, and products of two numbers of the quaternion are 0 or above 2^-112.
    constexpr bool turn_in_range() const {
        auto const q = approximate_frame();
        double greatest = 0;
        bool none_is_tiny = true;
        for (double const x : array{q.w, q.v.x, q.v.y, q.v.z}) {
            greatest = larger(greatest, magnitude_of(x));
            none_is_tiny &= x == 0 || magnitude_of(x) >= 0x1p-56;
        }
        return none_is_tiny && greatest >= 0x1p-9 && greatest < 0x1p13;
    }
};
template <class S>
concept box_in_space = S::dimension == 3 && (is_box<S> || is_turned_box<S>);
template <class T, class S>
constexpr orthotope<T> orthotope_of(S const& s) {
    using kind = core_kind_in_space;
    if constexpr (is_box<S>) {
        return {kind::box, scalar_cast<T>(s.min), scalar_cast<T>(s.max)};
    } else if constexpr (is_turned_box<S>) {
        return {kind::turned_box, scalar_cast<T>(s.center), scalar_cast<T>(s.half_extents), T{0}, scalar_cast<T>(s.rotation)};
    } else {
        auto const linear = linear_core_of<T>(s);
        return {linear.what, linear.from, linear.to, linear.radius};
    }
}

}  // namespace hantei
