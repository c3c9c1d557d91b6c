// SPDX-License-Identifier: MIT
// Holds every answer of the library about one case against the truth.
#pragma once

#include "../kinds.hpp"
#include "chords.hpp"
#include "contact_keeper.hpp"
#include "degenerate.hpp"
#include "library.hpp"

namespace oracle {

template <class S>
inline constexpr bool is_ball = false;
template <class T, std::size_t N>
inline constexpr bool is_ball<hantei::ball<T, N>> = true;

using kinds::is_cast_at;
using kinds::is_solid;
using kinds::is_straight;

/// One case of a pair of shapes.
template <class A, class B, class Library>
class checker final : contact_keeper {
  public:
    using T = typename A::scalar_type;
    static constexpr std::size_t N = A::dimension;
    using numbers = std::vector<T>;

    checker(numbers const& v, tally& counts, bool print)
        : contact_keeper(counts, print),
          numbers_(v),
          grid_(v),
          a_(maker<A>::make(v.data())),
          b_(maker<B>::make(v.data() + split())),
          truth_a_(exact(a_, grid_)),
          truth_b_(exact(b_, grid_)),
          near_(meet(truth_a_.core, truth_b_.core)),
          relation_(relate(truth_a_, truth_b_, near_)) {}

  /// Judges the predicates, and the measures too if asked. Tells whether all was right.
    bool judge(bool measures) {
        ++counts_.cases;
        ++counts_.relations[static_cast<std::size_t>(relation_)];
        try {
            relations();
            containment();
            if (measures) {
                distances();
                closest();
                if constexpr (is_straight<A> && is_cast_at<B>) chords(a_, b_, truth_a_, truth_b_);
                if constexpr (is_straight<B> && is_cast_at<A>) chords(b_, a_, truth_b_, truth_a_);
                if constexpr (is_solid<A> && is_solid<B>) contacts();
                if constexpr (N == 2) moves();
            }
        } catch (std::exception const& e) {
            wrong("relate", false, "an answer", e.what());
        }
        return done();
    }

  private:
    static std::size_t split() {
        auto const f = fields_of(layout_of<A>(), 0).back();
        return f.at + f.size;
    }

    std::string source(bool second) const override {
        return second ? source_of<B>(numbers_, split()) : source_of<A>(numbers_, 0);
    }

    void relations() {
        auto const ab = static_cast<relation>(Library::relate(a_, b_));
        auto const ba = static_cast<relation>(Library::relate(b_, a_));
        related(degenerate(a_) || degenerate(b_), relation_, ab, ba);
        expect("intersects", false, ab != relation::disjoint, Library::intersects(a_, b_));
        expect("disjoint", true, ba == relation::disjoint, hantei::disjoint(b_, a_));
        expect("touches", false, ab == relation::touching, hantei::touches(a_, b_));
        expect("overlaps", true, ba == relation::overlapping, hantei::overlaps(b_, a_));
        if (!hantei::is_valid(a_) || !hantei::is_valid(b_)) wrong("is_valid", false, "two valid shapes", "an objection");
    }

    void containment() {
        expect("contains", false, contains(truth_a_, truth_b_), Library::contains(a_, b_));
        expect("contains", true, contains(truth_b_, truth_a_), Library::contains(b_, a_));
        expect("strictly_contains", false, contains(truth_a_, truth_b_, true), Library::strictly_contains(a_, b_));
        expect("strictly_contains", true, contains(truth_b_, truth_a_, true), Library::strictly_contains(b_, a_));
    }

    void distances() {
        ++counts_.distances;
        bool const together = relation_ != relation::disjoint;
        auto const gap = scaled(distance(truth_a_, truth_b_, near_), -grid_.shift);
        auto const squared = scaled(squared_distance(truth_a_, truth_b_, near_), -2 * grid_.shift);
        auto const ab = Library::distance(a_, b_);
        auto const ba = Library::distance(b_, a_);
        keeper::distances(false, together, gap, squared, ab, Library::squared_distance(a_, b_));
        keeper::distances(true, together, gap, squared, ba, Library::squared_distance(b_, a_));
        if (ab != ba) asymmetric_ = true;
    }

  /// Of disjoint shapes, component by component.
    void closest() {
        if (relation_ == relation::disjoint) {
            ++counts_.closest;
            auto const ab = Library::closest_points(a_, b_);
            auto const ba = Library::closest_points(b_, a_);
            nearest_point(false, ab.on_a, near_.on_a, truth_a_.radius);
            nearest_point(false, ab.on_b, near_.on_b, -truth_b_.radius);
            nearest_point(true, ba.on_b, near_.on_a, truth_a_.radius);
            nearest_point(true, ba.on_a, near_.on_b, -truth_b_.radius);
        }
    }
    void nearest_point(bool swapped, auto const& got, extent<N> const& where, Q const& radius) {
        for (std::size_t i = 0; i < N; ++i) {
            auto const error = place_error(i, got[i], where, radius, near_, grid_.shift);
            judged("closest_points", swapped, counts_.worst_other, error.step, error.truth, got[i]);
        }
    }

    void chords(auto const& line, auto const& solid, set<N> const& truth_line, set<N> const& truth_solid);
    void crossing(auto const& got, linear<N> const& line, set<N> const& solid, surd const& t, int side);
    hantei::vec<double, 2> a_way() const;
    void moves();
    void contacts();
    void exit_along_axis(auto const& got);

    numbers const& numbers_;
    common_grid grid_;
    A a_;
    B b_;
    set<N> truth_a_, truth_b_;
    nearest<N> near_;
    relation relation_;
};

}  // namespace oracle

#include "checker_moves.hpp"
#include "checker_solids.hpp"
