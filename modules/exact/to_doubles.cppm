// SPDX-License-Identifier: MIT
// Measures of 64-bit integers in doubles.
//
// A program asks a measure of 64-bit integers in doubles if none of its numbers is beyond ±2^53. Doubles hold these, so the answer is the same.
// Other measures are left to fractions. So the archive has most rungs of the ladder (ladder.cppm) for doubles alone.
export module hantei:to_doubles;
import :base;
import :scalar;
import :vec;

namespace hantei {

/// Converts 64-bit integers to doubles, and remembers whether none of them was beyond ±2^53.
struct to_doubles {
    bool all_are_small = true;

    constexpr double operator()(int64_t x) {
        constexpr uint64_t greatest = uint64_t{1} << 53;
        all_are_small &= static_cast<uint64_t>(x) + greatest <= 2 * greatest;  // one comparison, as the sum wraps around
        return static_cast<double>(x);
    }
    template <size_t N>
    constexpr vec<double, N> operator()(vec<int64_t, N> const& v) {
        if constexpr (N == 2) return {(*this)(v.x), (*this)(v.y)};
        else return {(*this)(v.x), (*this)(v.y), (*this)(v.z)};
    }
};
/// A function for in_doubles(to, ask) below.
struct any_question {
    constexpr void operator()(auto const&) const {}
};
/// A measure of 64-bit integers (ladder.cppm) whose in_doubles(to, ask) calls ask(the same measure in doubles).
template <class Measure>
concept asked_in_doubles = wide_integer<typename Measure::scalar_type> &&
                           requires(Measure const& m, to_doubles& to) { m.in_doubles(to, any_question{}); };
/// ask(m in doubles); otherwise() if the numbers of m are not small enough.
template <asked_in_doubles Measure>
constexpr auto in_doubles_or(Measure const& m, auto ask, auto otherwise) {
    decltype(otherwise()) r{};
    to_doubles to;
    m.in_doubles(to, [&](auto const& converted) {
        if (to.all_are_small) r = ask(converted);
    });
    return to.all_are_small ? r : otherwise();
}

}  // namespace hantei
