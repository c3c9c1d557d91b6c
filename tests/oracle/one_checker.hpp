// SPDX-License-Identifier: MIT
// Holds what the library says about one shape against the truth.
#pragma once

#include "contact_keeper.hpp"
#include "figures.hpp"

#include <functional>

namespace oracle {

/// The library's answers about a shape whose measures are of type M.
template <class M, std::size_t N>
struct one_answer {
    std::string error;  ///< what was thrown instead of an answer
    std::optional<M> area;
    std::optional<place_of<M, N>> centroid;
    std::optional<place_of<M, N>> support;
    /// Of the box along the axes, in the shape's own scalar: a side, and its neighbor inwards.
    struct end {
        Q side, inner;
        bool last;  ///< the end of the range
        bool negative_zero;
    };
    std::vector<std::array<end, 2>> bounds;
    std::vector<std::pair<surd, M>> image;  ///< of a transformation: the true numbers and the given ones, in the user's unit
};

/// A shape as the oracle sees it: lengths are multiplied by 2^shift. A direction is not.
template <std::size_t N>
struct one_case {
    std::variant<set<N>, outline> shape;
    long shift;
    qvec<N> direction;
    std::function<std::string()> source;
};

template <class M, std::size_t N>
class one_checker final : contact_keeper {
  public:
    one_checker(one_case<N> const& c, one_answer<M, N> const& got, tally& counts, bool print)
        : contact_keeper(counts, print), case_(c), got_(got) {}

    /// Tells whether all was right.
    bool judge();

  private:
    std::string source(bool second) const override { return second ? "..." : case_.source(); }
    void area();
    void centroid();
    void support();
    void bounds();

    one_case<N> const& case_;
    one_answer<M, N> const& got_;
};

extern template class one_checker<double, 2>;
extern template class one_checker<float, 2>;
extern template class one_checker<double, 3>;
extern template class one_checker<float, 3>;

}  // namespace oracle
