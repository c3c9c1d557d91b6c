// SPDX-License-Identifier: MIT
// Holds the library's answers about two rounded convex sets against the truth.
#pragma once

#include "answers.hpp"
#include "contact_keeper.hpp"

#include <functional>

namespace oracle {

/// A case as the oracle sees it: lengths are multiplied by 2^shift.
template <std::size_t N>
struct set_case {
    set<N> a, b;
    long shift;
    std::function<std::string(bool)> source;
    nearest<N> near = meet(a.core, b.core);
    relation lie = relate(a, b, near);
};

template <class M, std::size_t N>
class set_checker final : contact_keeper {
  public:
    set_checker(set_case<N> const& c, answers<M, N> const& got, tally& counts, bool print)
        : contact_keeper(counts, print), case_(c), got_(got) {}

    /// Tells whether all was right.
    bool judge();

  private:
    std::string source(bool second) const override { return case_.source(second); }
    set<N> const& side(bool second) const { return second ? case_.b : case_.a; }
    bool meets() const { return case_.lie != relation::disjoint; }

    void containment();
    void distances();
    void closest();
    void closest_of_several(bool swapped, place_of<M, N> const& on_a, place_of<M, N> const& on_b);
    void common_point();
    void cast(cast_answer<M, N> const& got);
    void crossing(bool swapped, crossing_answer<M, N> const& got, linear<N> const& line, set<N> const& target, surd const& t,
                  int sense);
    std::vector<splace<N>> normals(linear<N> const& line, set<N> const& target, surd const& t, int sense) const;
    void contacts();
    void sweep(bool swapped);

    set_case<N> const& case_;
    answers<M, N> const& got_;
};

/// A way that brings the cores together just at its end, up to rounding; where they meet, one made of some numbers.
std::array<double, 2> a_way(set_case<2> const& c, double first, double last);

extern template class set_checker<double, 2>;
extern template class set_checker<float, 2>;
extern template class set_checker<double, 3>;
extern template class set_checker<float, 3>;

}  // namespace oracle
