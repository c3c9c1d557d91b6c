// SPDX-License-Identifier: MIT
// Two segments whose inner points are nearest to each other.
export module hantei:segment_gap;
import :base;
import :generic_arithmetic;
import :vec;
import :sign;
import :formulas;
import :inputs;

namespace hantei {

/// The lines a + s·u and c + t·v of space, with e = c − a, come nearest at s = S/k and t = T/k with k = |u × v|²: below 0 if both
/// places are strictly between 0 and 1, |2S − k| < k and |2T − k| < k. 0 or above on parallels. Degree 4.
/// Source: Ericson, Real-Time Collision Detection, section 5.1.9.
inline constexpr struct feet_outside_form {
    constexpr auto operator()(auto const& u, auto const& v, auto const& e) const {
        auto const k = squared_area(u, v);
        auto const uv = dot(u, v), ue = dot(u, e), ve = dot(v, e);
        auto const s = ue * squared_norm(v) - uv * ve;
        auto const t = uv * ue - ve * squared_norm(u);
        return max(abs(s + (s - k)), abs(t + (t - k))) - k;
    }
} feet_outside;

/// k·(dist² − reach²) for these lines, as they are |e·(u × v)| / √k apart. Degree 6.
inline constexpr struct lines_beyond_form {
    constexpr auto operator()(auto const& u, auto const& v, auto const& e, auto const& reach) const {
        return square(dot(e, cross(u, v))) - squared_area(u, v) * square(reach);
    }
} lines_beyond;

/// The sign of dist − reach for the segments a b and c d where inner points of both are nearest to each other, else 1: an end is then
/// among the nearest. In the plane inner points are nearest only where the segments cross. reach is one of `lengths`.
template <class T, size_t N>
[[gnu::always_inline]] constexpr auto gap_between_insides(auto engine, vec<T, N> const& a, vec<T, N> const& b,
                                                          vec<T, N> const& c, vec<T, N> const& d, auto reach) {
    auto const u = lengths.difference(a, b), v = lengths.difference(c, d), e = lengths.difference(a, c);
    if constexpr (N == 2) {
        return if_negative(engine.sign(crossing_gap, u, v, e));
    } else {
        return max_sign(if_negative(engine.sign(feet_outside, u, v, e)), engine.sign(lines_beyond, u, v, e, reach));
    }
}

}  // namespace hantei
