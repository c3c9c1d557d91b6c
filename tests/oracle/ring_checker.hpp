// SPDX-License-Identifier: MIT
// Holds the library's answers about two sets of the plane, of which at least one is an outline, against the truth.
#pragma once

#include "answers.hpp"
#include "contact_keeper.hpp"
#include "figures.hpp"

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
    ring_checker(ring_case const& c, answers<M, 2> const& got, tally& counts, bool print)
        : contact_keeper(counts, print), case_(c), got_(got), relation_(relate(c.a, c.b)) {}

    /// Tells whether all was right.
    bool judge();

  private:
    std::string source(bool second) const override { return case_.source(second); }
    figure const& side(bool second) const { return second ? case_.b : case_.a; }
    void containment();
    void distances(gap const& truth);
    void closest(gap const& truth);
    void common_point(gap const& truth);
    void cast(cast_answer<M, 2> const& got);
    void contacts();
    void region_parts(std::vector<parting<2>> truths);
    void round_contact();
    Q exactly(M x) const { return scaled({Q(x)}, case_.shift).x; }

    ring_case const& case_;
    answers<M, 2> const& got_;
    relation relation_;
};

extern template class ring_checker<double>;
extern template class ring_checker<float>;

}  // namespace oracle
