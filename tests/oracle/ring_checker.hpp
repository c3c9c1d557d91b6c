// SPDX-License-Identifier: MIT
// Holds the library's answers about two sets of the plane against the truth.
#pragma once

#include "contact_keeper.hpp"
#include "figures.hpp"
#include "ring_answers.hpp"

#include <functional>

namespace oracle {

/// A case as the oracle sees it: lengths are multiplied by 2^shift.
struct ring_case {
    figure a, b;
    long shift;
    std::function<std::string(bool)> source;
};

template <class M>
class ring_checker final : contact_keeper {
  public:
    ring_checker(ring_case const& c, answers<M> const& got, tally& counts, bool print)
        : contact_keeper(counts, print), case_(c), got_(got), relation_(relate(c.a, c.b)) {}

    /// Tells whether all was right.
    bool judge();

  private:
    std::string source(bool second) const override { return case_.source(second); }
    void relations();
    void containment();
    void distances(gap const& truth);
    void closest(gap const& truth);
    void common_point();
    void contacts();
    void parts_regions();
    void parts_round();

    ring_case const& case_;
    answers<M> const& got_;
    relation relation_;
};

extern template class ring_checker<double>;
extern template class ring_checker<float>;

}  // namespace oracle
