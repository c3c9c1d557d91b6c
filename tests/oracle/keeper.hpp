// SPDX-License-Identifier: MIT
// What every checker does: says once what is wrong, as a line of source that reproduces it, and counts.
#pragma once

#include "rational_geometry.hpp"
#include "tally.hpp"

namespace oracle {

class keeper {
  public:
    keeper(tally& counts, bool print) : counts_(counts), print_(print) {}
    keeper(keeper const&) = delete;
    keeper& operator=(keeper const&) = delete;

  protected:
    ~keeper() = default;
    /// One of the two shapes as C++ source.
    virtual std::string source(bool second) const = 0;

    void wrong(char const* query, bool swapped, std::string const& expected, std::string const& got) {
        wrong_ = true;
        if (!print_) return;
        std::printf("  hantei::%s(%s, %s)  // expected %s, got %s\n", query, source(swapped).c_str(), source(!swapped).c_str(),
                    expected.c_str(), got.c_str());
    }
    void expect(char const* query, bool swapped, bool expected, bool got) {
        if (expected != got) wrong(query, swapped, expected ? "true" : "false", got ? "true" : "false");
    }
    /// relate(a, b) is `ab`, and relate(b, a) is `ba`.
    void related(bool degenerate, relation expected, relation ab, relation ba) {
        static constexpr char const* names[]{"disjoint", "touching", "overlapping"};
        if (ab != expected) wrong("relate", false, names[static_cast<int>(expected)], names[static_cast<int>(ab)]);
        if (ba != expected) wrong("relate", true, names[static_cast<int>(expected)], names[static_cast<int>(ba)]);
        asymmetric_ = ab != ba;
        if (ab == expected && ba == expected) return;
        ++(degenerate                          ? counts_.degenerate
           : expected == relation::overlapping ? counts_.missed
           : expected == relation::touching    ? counts_.missed_touching
                                               : counts_.false_hits);
    }
    /// The case is done: was all right?
    bool done() {
        counts_.wrong += wrong_ ? 1 : 0;
        counts_.asymmetric += asymmetric_ ? 1 : 0;
        return !wrong_;
    }

  /// Counts an error of a measure; more than one unit in the last place is wrong.
    template <class M>
    void measured(char const* query, bool swapped, std::size_t& worst, surd const& truth, M got) {
        judged(query, swapped, worst, error_step(truth, got), truth, got);
    }
    template <class M>
    void judged(char const* query, bool swapped, std::size_t& worst, std::size_t step, surd const& truth, M got) {
        worst = std::max(worst, step);
        if (error_steps[step] <= 1) return;
        double const about = truth.x.get_d() + truth.y.get_d() * std::sqrt(truth.n.get_d());
        wrong(query, swapped, "about " + source_of(about) + " within 1 ulp", source_of(got));
    }

    /// The distance d and its square s of sets that are together, or whose distance has the true value `gap`, its square `squared`.
    template <class M>
    void distances(bool swapped, bool together, surd const& gap, surd const& squared, M d, M s) {
        if ((d == 0) != together) wrong("distance", swapped, together ? "0" : "more than 0", source_of(d));
        if ((s == 0) != together) wrong("squared_distance", swapped, together ? "0" : "more than 0", source_of(s));
        if (together) return;
        measured("distance", swapped, counts_.worst, gap, d);
        measured("squared_distance", swapped, counts_.worst_other, squared, s);
    }

    template <class M>
    static bool close(surd const& truth, M got) {
        Q const slack = 8 * spacing(M(1));
        return std::isfinite(got) && compare(truth, Q(got) - slack) >= 0 && compare(truth, Q(got) + slack) <= 0;
    }

    tally& counts_;
    bool print_, wrong_ = false, asymmetric_ = false;
};

/// A component of a closest point: its error (index into error_steps), and the true value that it is far from.
struct misplaced {
    std::size_t step;
    surd truth;
};

/// The i-th component of a closest point of a set, whose core is nearest in `where`; `radius` is negative for the second set. Where the
/// nearest pair is not unique, the component may be anywhere between.
template <std::size_t N, class M>
misplaced place_error(std::size_t i, M x, extent<N> const& where, Q const& radius, nearest<N> const& near, long shift) {
    surd lo = scaled(pushed(where.lo[i], radius, near.gap[i], near.squared), -shift);
    surd const hi = scaled(pushed(where.hi[i], radius, near.gap[i], near.squared), -shift);
    bool const above = where.no_lo[i] || (std::isfinite(x) && compare(lo, Q(x)) <= 0);
    bool const below = where.no_hi[i] || (std::isfinite(x) && compare(hi, Q(x)) >= 0);
    if (std::isfinite(x) && above && below) return {0, std::move(lo)};
    std::size_t const step = std::min(error_step(lo, x), error_step(hi, x));
    return {step, std::move(lo)};
}

}  // namespace oracle
