// SPDX-License-Identifier: MIT
// Stage 2 of a sign: on a common short grid the evaluation in double is exact.
export module hantei:grid;
import :base;
import :error_bound;
import :inputs;
import :filter;
import :scalar;

namespace hantei {

/// True if the evaluation of the form in double made no rounding error at all: all lengths are multiples of a power of
/// two g and below 2^bits · g, all axes are integers below 4, and bits is so small that every intermediate result, at
/// most size · Q, is an integer below 2^53 in units of g^degree.
template <error_bound Limit, class... Inputs>
constexpr bool on_grid(Inputs const&... inputs) {
    constexpr auto d = Limit.degree;
    constexpr int axis_bits = 2;
    constexpr int size_bits = 64 - countl_zero(static_cast<uint64_t>(Limit.size));
    constexpr int degree = larger(1, d[0] + d[1]);
    constexpr int bits = smaller(50, (53 - size_bits - axis_bits * d[2]) / degree - 1);
    static_assert(bits > 2);
    // From 1/range to range no product overflows or underflows: with size < 2^20 and bits·degree < 53, 960 + 53 < 1022.
    constexpr double range = power<smaller(200, 960 / degree)>(2.0);
    double greatest = 0;
    bool exact = true;
    auto const each = [&]<class Input>(Input const& input, auto f) {
        each_stored([&](auto const& x) { f(x, Input::family == 2); }, input);
    };
    auto const scan = [&](auto const& x, bool axis) {
        double const value = static_cast<double>(x);
        if constexpr (wide_integer<remove_cvref_t<decltype(x)>>) exact &= magnitude_of(value) < 0x1p53;
        if (axis) {
            exact &= magnitude_of(value) < 4 && (value + 0x1.8p52) - 0x1.8p52 == value;
        } else {
            greatest = larger(greatest, magnitude_of(value));
        }
    };
    (each(inputs, scan), ...);
    if (!exact || !(greatest < range)) return false;
    if (greatest < 1 / range) return greatest == 0;
    // 2^(exponent of the greatest) · 1.5 · 2^(53 − bits): adding it rounds to multiples of g.
    double const top = bit_cast<double>(bit_cast<uint64_t>(greatest) & 0x7ff0'0000'0000'0000);
    double const rounder = top * (0x1.8p53 / static_cast<double>(int64_t{1} << bits));
    auto const check = [&](auto const& x, bool axis) {
        double const value = static_cast<double>(x);
        exact &= axis || (value + rounder) - rounder == value;
    };
    (each(inputs, check), ...);
    return exact;
}

}  // namespace hantei
