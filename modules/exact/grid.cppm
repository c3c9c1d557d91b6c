// SPDX-License-Identifier: MIT
// Stage 2 of a sign: on a common short grid the evaluation in double is exact.
export module hantei:grid;
import :base;
import :error_bound;
import :inputs;
import :filter;
import :scalar;

namespace hantei {

/// Looks whether stored numbers lie on a common short grid: first at each for the greatest of them, then at each for the grid.
class grid_search {
  public:
    struct first_look {
        grid_search& search;
        bool of_axis;
        template <class T>
        constexpr void operator()(T const& x) const {
            double const value = static_cast<double>(x);
            if constexpr (wide_integer<T>) search.exact_ &= magnitude_of(value) < 0x1p53;
            search.see(value, of_axis);
        }
    };
    struct second_look {
        grid_search& search;
        bool of_axis;
        template <class T>
        constexpr void operator()(T const& x) const {
            search.compare(static_cast<double>(x), of_axis);
        }
    };
    /// Axes are integers below 4, and of lengths the greatest is in (1/range, range).
    constexpr bool may_exist(double range) const { return exact_ && greatest_ < range && greatest_ >= 1 / range; }
    constexpr bool all_zero() const { return exact_ && greatest_ == 0; }
    /// The grid is that of the greatest, cut to some bits.
    constexpr void cut_to(int bits) {
        // 2^(exponent of the greatest) · 1.5 · 2^(53 − bits): adding it rounds to multiples of g.
        double const top = bit_cast<double>(bit_cast<uint64_t>(greatest_) & 0x7ff0'0000'0000'0000);
        rounder_ = top * (0x1.8p53 / static_cast<double>(int64_t{1} << bits));
    }
    /// All numbers seen twice are on it.
    constexpr bool is_exact() const { return exact_; }

  private:
    constexpr void see(double x, bool of_axis) {
        if (of_axis) {
            exact_ &= magnitude_of(x) < 4 && (x + 0x1.8p52) - 0x1.8p52 == x;
        } else {
            greatest_ = larger(greatest_, magnitude_of(x));
        }
    }
    constexpr void compare(double x, bool of_axis) { exact_ &= of_axis || (x + rounder_) - rounder_ == x; }

    double greatest_ = 0, rounder_ = 0;
    bool exact_ = true;
};

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
    grid_search search;
    (each_stored(grid_search::first_look{search, Inputs::family == 2}, inputs), ...);
    if (!search.may_exist(range)) return search.all_zero();
    search.cut_to(bits);
    (each_stored(grid_search::second_look{search, Inputs::family == 2}, inputs), ...);
    return search.is_exact();
}

}  // namespace hantei
