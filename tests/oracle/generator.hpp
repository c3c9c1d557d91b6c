// SPDX-License-Identifier: MIT
// Cases to judge, as lists of the numbers of two shapes: a small grid, random ones, and the places where the answer changes.
#pragma once

#include "number_lists.hpp"
#include "rational_geometry.hpp"

#include <functional>

namespace oracle {

/// What the search for hard cases asks the oracle about a case; the numbers are rounded.
struct glance {
    oracle::relation relation;
    std::vector<double> gap;  ///< from the first core to the second
    double distance;          ///< of the cores
    double reach;             ///< sum of the radii
};

/// Draws cases for one pair of shapes, the same ones for the same seed.
template <class T>
class generator {
  public:
    using numbers = std::vector<T>;

    generator(std::string_view first, std::string_view second, std::function<glance(numbers const&)> look, std::uint64_t seed)
        : lists_(first, second, seed), look_(std::move(look)) {}

    /// About `wanted` cases. The first of them walk a small grid: all of it where it is not too large, else evenly spread points of it; or
    /// random points of it, where there are too many numbers to spread anything.
    std::vector<numbers> draw(std::size_t wanted, bool walks = true);

  private:
    void grid(std::vector<numbers>& out, std::size_t wanted);
    numbers nudged();
    numbers near_tangent();
    void flip(std::vector<numbers>& out);

    number_lists<T> lists_;
    std::function<glance(numbers const&)> look_;
};

extern template class generator<double>;
extern template class generator<float>;
extern template class generator<std::int32_t>;
extern template class generator<std::int64_t>;

}  // namespace oracle
