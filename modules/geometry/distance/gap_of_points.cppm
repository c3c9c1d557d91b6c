// SPDX-License-Identifier: MIT
// The gap between two points with radii, in the plane or in space: the gap of balls, and of all shapes whose closest points are stored numbers.
export module hantei:gap_of_points;
import :base;
import :vec;
import :surd;
import :pair;
import :shape_traits;
import :ladder;
import :to_doubles;

namespace hantei {

/// The gap between two points with radii, as a measure (ladder.cppm) with a single case.
template <class T, size_t N>
struct gap_of_points {
    using scalar_type = T;
    struct only_case {};

    vec<T, N> p, q;
    T radius_p{}, radius_q{};

    [[gnu::always_inline]] constexpr range_check in_range() const {
        return all_in_range(p) & all_in_range(q) & all_in_range(radius_p) & all_in_range(radius_q);
    }
    constexpr void in_doubles(to_doubles& to, auto const& ask) const {
        ask(gap_of_points<double, N>{to(p), to(q), to(radius_p), to(radius_q)});
    }
    [[gnu::always_inline]] constexpr only_case choose(auto&) const { return {}; }
    [[gnu::always_inline]] constexpr bool is_round() const { return T{0} < radius_p || T{0} < radius_q; }
    /// The vector from p to q.
    [[gnu::always_inline]] constexpr auto way(auto& rung) const { return rung.difference(p, q); }
    [[gnu::always_inline]] constexpr auto width(auto& rung) const {
        return rung.length(way(rung)) - (rung.number(radius_p) + rung.number(radius_q));
    }
};
/// The exact width of the gap.
template <class T, size_t N>
constexpr surd exact_width(gap_of_points<T, N> const& gap) {
    by_fractions rung;
    return gap.width(rung);
}
template <class T>
using plane_point_gap = gap_of_points<T, 2>;
template <class T>
using space_point_gap = gap_of_points<T, 3>;

template <class T, size_t N>
constexpr closest<T, N> flipped(closest<T, N> const& c) {
    return {c.on_b, c.on_a};
}

/// The pair of the cores of A and B. If it has stored_nearest(), the closest points of the cores are stored numbers: it has for points, balls and
/// boxes along the axes.
template <class A, class B>
using cores_pair = pair<decltype(core_of(*static_cast<A const*>(nullptr))), decltype(core_of(*static_cast<B const*>(nullptr)))>;
template <class A, class B>
concept stored_nearest_in_order =
    requires(A const& a, B const& b) { cores_pair<A, B>::stored_nearest(core_of(a), core_of(b)); };
template <class A, class B>
concept stored_nearest_known = stored_nearest_in_order<A, B> || stored_nearest_in_order<B, A>;
template <class A, class B>
constexpr auto stored_nearest(A const& a, B const& b) {
    if constexpr (stored_nearest_in_order<A, B>) {
        return cores_pair<A, B>::stored_nearest(core_of(a), core_of(b));
    } else {
        return flipped(cores_pair<B, A>::stored_nearest(core_of(b), core_of(a)));
    }
}

}  // namespace hantei
