// SPDX-License-Identifier: MIT
// Stage 2 of a sign: the evaluation in double is exact if all stored numbers lie on a common short grid.
export module hantei:grid;
import :base;
import :error_bound;
import :inputs;
import :filter;
import :scalar;

namespace hantei {

/// The degree of a form in lengths and directions.
constexpr int grid_degree(error_bound const& limit) { return larger(1, limit.degree[0] + limit.degree[1]); }
/// The number of bits that the lengths of a form may have, in units of a grid g, for an evaluation without a rounding error: with axes that are
/// integers below 8, every intermediate result, at most size · Q, is an integer below 2^53 in units of g^degree.
constexpr int grid_bits(error_bound const& limit) {
    constexpr int axis_bits = 3;
    int const size_bits = 64 - countl_zero(static_cast<uint64_t>(limit.size));
    return smaller(51, (53 - size_bits - axis_bits * limit.degree[2]) / grid_degree(limit));
}

/// The multiples of a power of two g; for axes, the integers below 8.
///
/// Let top be the greatest number cut to a power of two, greatest < 2 · top, and R = 1.5 · top · 2^(54 − bits), whose unit in the last place is
/// g = 4 · top · 2^-bits. A stored number x is on the grid if x + R is not rounded. For x >= −R / 3 the sum is at least R · 2 / 3, a power of
/// two, from which on all doubles are multiples of g: so is x. This is the case if no stored number is above the greatest, and a difference of
/// two is then below 4 · top = 2^bits · g. Below −R / 3 all doubles are multiples of g / 2: so is every x, and a difference that itself is no
/// more than the greatest is below 2 · top = 2^bits · g / 2.
class short_grid {
  public:
    /// greatest: the greatest magnitude, 0 or a normal number, of the stored numbers, or of the inputs of a form, including differences.
    constexpr short_grid(double greatest, int bits)
        : rounder_(bit_cast<double>(bit_cast<uint64_t>(greatest) & 0x7ff0'0000'0000'0000) *
                   (0x1.8p54 / static_cast<double>(int64_t{1} << bits))) {}

    /// Whether all stored numbers behind an input are on the grid.
    template <class Input>
    constexpr bool has(Input const& input) const {
        if constexpr (Input::family == 2) return with_stored(small_integers(), input);
        else return with_stored(multiples{rounder_}, input);
    }

  private:
    struct multiples {
        double rounder;
        template <class... T>
        constexpr bool operator()(T const&... x) const {
            return (... && ((!wide_integer<T> || magnitude_of(static_cast<double>(x)) < 0x1p53) &&
                            (static_cast<double>(x) + rounder) - rounder == static_cast<double>(x)));
        }
    };
    struct small_integers {
        template <class... T>
        constexpr bool operator()(T const&... x) const {
            return (... && (-8 < x && x < 8 && (static_cast<double>(x) + 0x1.8p52) - 0x1.8p52 == static_cast<double>(x)));
        }
    };

    double rounder_;
};

/// The greatest magnitude of lengths.
struct greatest_length {
    double& greatest;
    template <class... T>
    constexpr void operator()(T const&... x) const {
        ((greatest = larger(greatest, magnitude_of(static_cast<double>(x)))), ...);
    }
};
/// Whether the evaluation of the form in double made no rounding error at all.
template <error_bound Limit, class... Inputs>
constexpr bool on_grid(Inputs const&... inputs) {
    constexpr int degree = grid_degree(Limit), bits = grid_bits(Limit);
    static_assert(bits > 3);
    // From 1/range to range no product overflows or underflows: with size < 2^20 and bits·degree < 53, 960 + 53 < 1022.
    constexpr double range = power<smaller(200, 960 / degree)>(2.0);
    double greatest = 0;
    auto const look = [&greatest]<class Input>(Input const& input) {
        if constexpr (Input::family != 2) with_stored(greatest_length{greatest}, input);
    };
    (look(inputs), ...);
    if (greatest != 0 && !(1 / range <= greatest && greatest < range)) return false;
    short_grid const grid(greatest, bits);
    return (... && grid.has(inputs));
}

}  // namespace hantei
