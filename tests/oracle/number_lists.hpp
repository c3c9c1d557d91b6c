// SPDX-License-Identifier: MIT
// Random lists of the numbers of two shapes: of every size, and degenerate in every way.
#pragma once

#include "../dice.hpp"
#include "layout.hpp"

#include <algorithm>
#include <cmath>
#include <span>

namespace oracle {

/// Draws lists that are valid shapes by their roles. T is double, float, int32_t or int64_t.
template <class T>
class number_lists : public dice {
  public:
    using numbers = std::vector<T>;
    static constexpr bool is_real = std::is_floating_point_v<T>;

    number_lists(std::string_view first, std::string_view second, std::uint64_t seed)
        : dice(seed), fields_(fields_of(first, 0)) {
        split_ = fields_.back().at + fields_.back().size;
        auto const rest = fields_of(second, split_);
        fields_.insert(fields_.end(), rest.begin(), rest.end());
        size_ = fields_.back().at + fields_.back().size;
    }

    std::vector<field> const& fields() const { return fields_; }
    std::size_t split() const { return split_; }  ///< numbers of the first shape
    std::size_t size() const { return size_; }

  /// The nearest number of the type, within its finite range.
    static T number_of(double x) {
        constexpr T most = std::numeric_limits<T>::max();
        constexpr T least = std::numeric_limits<T>::lowest();
        if (!(x > static_cast<double>(least))) return least;
        return x >= static_cast<double>(most) ? most : static_cast<T>(x);
    }

  /// Coordinates from 0 to width - 1, sizes up to 2.
    numbers on_grid(std::int64_t width) {
        return each([&](char role) { return static_cast<T>(whole(0, role == 'r' ? 2 : width - 1)); });
    }
    numbers small() {
        return each([this](char role) { return static_cast<T>(role == 'r' ? whole(0, 5) : whole(-4, 4)); });
    }
    numbers decimal() {
        return each([this](char) { return number_of(static_cast<double>(whole(-60, 60)) / (is_real ? 10 : 1)); });
    }
    numbers uniform() {
        return each([this](char) {
            return number_of(static_cast<double>(whole(-1'000'000'000, 1'000'000'000)) / (is_real ? 1e8 : 997.0));
        });
    }
  /// Any finite numbers at all.
    numbers wild() {
        return each([this](char) { return wild_number(); });
    }
  /// Quarters, as positions in a game.
    numbers quarters() {
        return each([this](char role) {
            return number_of(static_cast<double>(role == 'r' ? whole(0, 20) : whole(-40, 40)) / (is_real ? 4 : 1));
        });
    }
    /// Whole numbers, halves of the last place of such, and units in the last place of those: sums of them are in the middle between two
    /// neighbors of a measure's type, or the least possible bit beside it.
    numbers ties() {
        int const half = is_real ? std::numeric_limits<T>::digits : 53;
        int const e = static_cast<int>(whole(-3, 3));
        return each([&](char) {
            auto const unit = whole(1, 3);
            auto const kind = whole(0, 9);
            int const down = kind < 5 ? 0 : kind < 8 ? half : 2 * half;
            double const x = std::ldexp(static_cast<double>(chance(50) ? unit : -unit), e - down);
            return number_of(is_real ? x : std::round(std::ldexp(x, std::numeric_limits<T>::digits - 6)));
        });
    }
    /// Of one magnitude, anywhere in the range.
    numbers one_magnitude() {
        using lim = std::numeric_limits<T>;
        int const e = static_cast<int>(is_real ? whole(lim::min_exponent - lim::digits, lim::max_exponent - 4)
                                               : whole(0, lim::digits - 4));
        bool const ragged = chance(50);
        return each([&](char) {
            double const part =
                ragged ? static_cast<double>(whole(-5'000'000, 5'000'000)) / 1e6 : static_cast<double>(whole(-5, 5));
            return number_of(std::ldexp(part, e));
        });
    }
    /// Some numbers far greater than the others.
    numbers two_magnitudes() {
        int const e = static_cast<int>(whole(10, std::numeric_limits<T>::digits));
        return each(
            [&](char) { return number_of(static_cast<double>(whole(-4, 4)) * (chance(30) ? std::ldexp(1.0, e) : 1.0)); });
    }
    /// Zero sizes, equal ends, flat triangles and boxes.
    numbers degenerate() {
        auto v = small();
        for (std::size_t k = 0; k < fields_.size(); ++k) {
            auto const& f = fields_[k];
            bool const twin = k > 0 && f.at != split_ && (f.role == 'M' || (f.role == 'x' && fields_[k - 1].role == 'x'));
            for (std::size_t i = f.at; i < f.at + f.size; ++i) {
                if (f.role == 'r' && chance(70)) v[i] = 0;
                if (twin && chance(50)) v[i] = v[i - f.size];
            }
        }
        return settle(std::move(v));
    }
    /// The second shape has numbers of the first: the same shape, one inside the other, shared corners.
    numbers alike() {
        auto v = chance(70) ? small() : decimal();
        int const share = chance(40) ? 100 : 60;
        for (auto const& f : fields_) {
            for (auto const& g : fields_) {
                if (f.at >= split_ || g.at < split_ || f.role != g.role || (f.at != g.at - split_ && chance(50))) continue;
                for (std::size_t i = 0; i < std::min(f.size, g.size); ++i) {
                    if (chance(share)) v[g.at + i] = v[f.at + i];
                }
            }
        }
        return settle(std::move(v));
    }

    /// Any finite number, the extreme ones often.
    T wild_number() {
        using lim = std::numeric_limits<T>;
        if constexpr (is_real) {
            T const special[]{0, lim::denorm_min(), 3 * lim::denorm_min(), lim::min(), lim::max(), next_toward(lim::max(), -1),
                              1, lim::epsilon()};
            T const sign = chance(50) ? T(1) : T(-1);
            if (chance(25)) return sign * special[whole(0, 7)];
            T const mantissa =
                chance(40) ? static_cast<T>(whole(1, 9)) : T(1) + static_cast<T>(whole(0, 1 << 20)) * lim::epsilon();
            auto const e = static_cast<int>(whole(lim::min_exponent - lim::digits, lim::max_exponent - 1));
            return sign * std::min(std::ldexp(mantissa, e), lim::max());
        } else {
            T const special[]{0, 1, -1, lim::max(), lim::min(), lim::max() - 1, lim::min() + 1, lim::max() / 2};
            if (chance(40)) return special[whole(0, 7)];
            return static_cast<T>(whole(lim::min(), lim::max()) >> whole(0, 8));
        }
    }

    /// Repairs what the roles forbid: negative sizes, ends in the wrong order, zero directions and turns.
    numbers settle(numbers v) const {
        for (auto const& f : fields_) {
            if ((f.role == 'd' || f.role == 't') && std::all_of(&v[f.at], &v[f.at] + f.size, [](T x) { return x == 0; }))
                v[f.at] = 1;
            for (std::size_t i = f.at; i < f.at + f.size; ++i) {
                if (f.role == 'r' && v[i] < 0)
                    v[i] = v[i] == std::numeric_limits<T>::lowest() ? std::numeric_limits<T>::max() : static_cast<T>(-v[i]);
                if (f.role == 'm' && v[i + f.size] < v[i]) std::swap(v[i], v[i + f.size]);
            }
        }
        return v;
    }

    /// A quarter turn, a simple one, or a rounded unit.
    void turn(std::span<T> t) {
        static constexpr int table[][4]{{1, 0, 0, 0}, {0, 1, 0, 0}, {-1, 0, 0, 0}, {0, -1, 0, 0},
                                        {3, 4, 0, 0}, {1, 1, 0, 0}, {1, 1, 1, 1},  {2, 1, 0, 2}};
        auto const& row = table[whole(0, t.size() == 2 ? 5 : 7)];
        std::copy_n(row, t.size(), t.begin());
        if (is_real && chance(40)) {
            double const angle = static_cast<double>(whole(0, 3600)) / 572.957795;
            t[0] = static_cast<T>(std::cos(angle));
            t[1] = static_cast<T>(std::sin(angle));
        }
    }

  private:
    template <class F>
    numbers each(F&& draw_one) {
        numbers v(size_);
        for (auto const& f : fields_) {
            if (f.role == 't') turn({&v[f.at], f.size});
            else std::generate_n(&v[f.at], f.size, [&] { return draw_one(f.role); });
        }
        return settle(std::move(v));
    }

    std::vector<field> fields_;
    std::size_t split_ = 0, size_ = 0;
};

}  // namespace oracle
