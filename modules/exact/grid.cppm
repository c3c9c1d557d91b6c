// SPDX-License-Identifier: MIT
// Stage 2 of a sign: on a common short grid the evaluation in double is exact.
export module hantei:grid;
import :base;
import :error_bound;
import :vec;
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
        template <class... T>
        constexpr void operator()(T const&... x) const {
            (search.see(x, of_axis), ...);
        }
    };
    struct second_look {
        grid_search& search;
        bool of_axis;
        template <class... T>
        constexpr void operator()(T const&... x) const {
            (search.compare(static_cast<double>(x), of_axis), ...);
        }
    };
    /// Axes are integers below 8, and of lengths the greatest is in (1/range, range).
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
    template <class T>
    constexpr void see(T const& stored, bool of_axis) {
        double const x = static_cast<double>(stored);
        if constexpr (wide_integer<T>) exact_ &= magnitude_of(x) < 0x1p53;
        if (of_axis) {
            exact_ &= magnitude_of(x) < 8 && (x + 0x1.8p52) - 0x1.8p52 == x;
        } else {
            greatest_ = larger(greatest_, magnitude_of(x));
        }
    }
    constexpr void compare(double x, bool of_axis) { exact_ &= of_axis || (x + rounder_) - rounder_ == x; }

    double greatest_ = 0, rounder_ = 0;
    bool exact_ = true;
};

/// The degree of a form in lengths and directions.
constexpr int grid_degree(error_bound const& limit) { return larger(1, limit.degree[0] + limit.degree[1]); }
/// So many bits lengths may have in units of a grid that a form is worked out on without a rounding error: with axes that are integers below 8
/// every intermediate result, at most size · Q, is an integer below 2^53 in units of g^degree.
constexpr int grid_bits(error_bound const& limit) {
    constexpr int axis_bits = 3;
    int const size_bits = 64 - countl_zero(static_cast<uint64_t>(limit.size));
    return smaller(50, (53 - size_bits - axis_bits * limit.degree[2]) / grid_degree(limit) - 1);
}

/// True if the evaluation of the form in double made no rounding error at all: all lengths are multiples of a power of
/// two g and below 2^grid_bits · g, and all axes are integers below 8.
template <error_bound Limit, class... Inputs>
constexpr bool on_grid(Inputs const&... inputs) {
    constexpr int degree = grid_degree(Limit), bits = grid_bits(Limit);
    static_assert(bits > 2);
    // From 1/range to range no product overflows or underflows: with size < 2^20 and bits·degree < 53, 960 + 53 < 1022.
    constexpr double range = power<smaller(200, 960 / degree)>(2.0);
    grid_search search;
    (with_stored(grid_search::first_look{search, Inputs::family == 2}, inputs), ...);
    if (!search.may_exist(range)) return search.all_zero();
    search.cut_to(bits);
    (with_stored(grid_search::second_look{search, Inputs::family == 2}, inputs), ...);
    return search.is_exact();
}

/// The same for the grid of quarters alone, on which most numbers lie that people write: for constant expressions, in which it has few calls.
class quarters {
  public:
    constexpr explicit quarters(int bits) : lengths_{static_cast<double>(int64_t{1} << bits) / 4} {}

    template <class Input>
    constexpr bool have(Input const& input) const {
        if constexpr (Input::family == 2) return with_stored(all_axes(), input);
        else return with_stored(lengths_, input);
    }

  private:
    struct all_lengths {
        double beyond;
        template <class... T>
        constexpr bool operator()(T const&... x) const {
            return (... && (-beyond < static_cast<double>(x) && static_cast<double>(x) < beyond &&
                            (static_cast<double>(x) + 0x1.8p50) - 0x1.8p50 == static_cast<double>(x)));
        }
    };
    struct all_axes {
        template <class... T>
        constexpr bool operator()(T const&... x) const {
            return (... && (-8 < x && x < 8 && (static_cast<double>(x) + 0x1.8p52) - 0x1.8p52 == static_cast<double>(x)));
        }
    };

    all_lengths lengths_;
};

}  // namespace hantei
