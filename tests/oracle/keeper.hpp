// SPDX-License-Identifier: MIT
// What every checker does: says once what is wrong, as a line of source that reproduces it, and counts.
#pragma once

#include "answers.hpp"
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

    /// Counts a number, which must be the nearest one to its true value.
    template <class M>
    void measured(char const* query, bool swapped, surd const& truth, M got) {
        counts(1);
        if (!is_nearest(truth, got)) off(query, swapped, truth, got);
    }
    template <class M, std::size_t N>
    void measured(char const* query, bool swapped, std::array<surd, N> const& truth, std::array<M, N> const& got) {
        for (std::size_t i = 0; i < N; ++i) measured(query, swapped, truth[i], got[i]);
    }
    void counts(std::size_t numbers) { counts_.numbers += numbers; }
    template <class M>
    void off(char const* query, bool swapped, surd const& truth, M got) {
        ++counts_.wrong_bits;
        double const about = truth.x.get_d() + truth.y.get_d() * std::sqrt(truth.n.get_d());
        wrong(query, swapped, "the nearest number to about " + source_of(about), source_of(got));
    }

    /// The relations, in both orders and by their names.
    template <class M, std::size_t N>
    void relations(relation lie, answers<M, N> const& got) {
        expect("is_valid", false, true, got.valid);
        related(got.degenerate, lie, got.relations[0], got.relations[1]);
        expect("intersects", false, lie != relation::disjoint, got.intersects);
        expect("disjoint", true, lie == relation::disjoint, got.disjoint);
        expect("touches", false, lie == relation::touching, got.touches);
        expect("overlaps", true, lie == relation::overlapping, got.overlaps);
    }

    /// Of sets that meet, or whose distance has the true value `gap`, its square `squared`.
    template <class M, std::size_t N>
    void distances(answers<M, N> const& got, bool meet, surd const& gap, surd const& squared) {
        surd const zero{0};
        for (bool const swapped : {false, true}) {
            measured("distance", swapped, meet ? zero : gap, got.distance[swapped]);
            measured("squared_distance", swapped, meet ? zero : squared, got.squared_distance[swapped]);
        }
        if (got.distance[0] != got.distance[1]) asymmetric_ = true;
        for (auto const& [distance, within] : got.within)
            if (within != (meet || compare(gap, Q(distance)) <= 0))
                wrong("within", false, within ? "more than this distance" : "at most this distance", source_of(distance));
    }

    tally& counts_;
    bool print_, wrong_ = false, asymmetric_ = false;
};

}  // namespace oracle
