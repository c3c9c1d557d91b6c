// SPDX-License-Identifier: MIT
// The shortest way to part two solids with straight sides, of which at least one is not convex. For exact numbers.
//
// Let D be the open set of the moves v of a after which a overlaps b (convolution.cppm), 0 one of them, and v the one nearest to 0 of
// those outside D. It is on the boundary of D, so on a piece of the convolution.
// - If all pieces through v are on one line, and v is no end of any, then the moves near v on that line are outside D too: all
//   corners at sides just slide along. So v is the foot of the perpendicular from 0 on that line.
// - Else v is an end of a piece, or two pieces cross there.
// - On the way from 0 to v they overlap. So of the pieces through v at least one has 0 strictly on its inner side: else, on
//   the way back from v, every corner would leave its side or slide along it.
// So v is a foot on a piece of this kind, an end, or a crossing of a piece of this kind with another: the shortest of these after which
// they do not overlap, with every way out into a hole or a notch among them.
export module hantei:escape;
import :base;
import :number;
import :rational;
import :rounding;
import :vec;
import :reduction;
import :nearest;
import :rough;
import :convolution;

namespace hantei {

/// Whether two solids, by their rings, overlap after a move of a: a rough look at their sides.
class rough_overlap {
  public:
    constexpr rough_overlap(vector<corner_list> const& a, vector<corner_list> const& b)
        : sides_of_a_(sides_of(a)), sides_of_b_(sides_of(b)), side_(larger(reach_of(a[0]), reach_of(b[0]))) {}

    /// A side of one crosses a side of the other, for certain.
    constexpr bool surely_after(vec<rational, 2> const& move) const {
        auto const way = roughly(move);
        for (size_t i = 0; i < sides_of_a_.size(); ++i) {
            rough_segment const moved{sides_of_a_[i].from + way, sides_of_a_[i].to + way};
            for (size_t k = 0; k < sides_of_b_.size(); ++k)
                if (surely_cross(side_, moved, sides_of_b_[k])) return true;
        }
        return false;
    }

    /// For positions of either, moves and moved positions.
    constexpr rough_side const& side() const { return side_; }

  private:
    static constexpr vector<rough_segment> sides_of(vector<corner_list> const& rings) {
        vector<rough_segment> sides;
        for (size_t r = 0; r < rings.size(); ++r)
            for (size_t i = 0; i < rings[r].size(); ++i) sides.push_back({roughly(rings[r][i]), roughly(rings[r][i + 1])});
        return sides;
    }
    vector<rough_segment> sides_of_a_, sides_of_b_;
    rough_side side_;
};

/// A move of a; the shorter one is less, of equally short ones that with less x, then y.
struct escape {
    vec<rational, 2> move;
    rational length;  ///< squared

    constexpr explicit escape(vec<rational, 2> const& v) : move(v), length(squared_norm(v)) {}
    friend constexpr bool operator<(escape const& a, escape const& b) {
        int const order = compare(a.length, b.length);
        return order != 0 ? order < 0 : lexicographically_before(a.move, b.move);
    }
};

/// Looks for the least move that is outside D. `overlap_after` decides; what a rough look tells does not come so far.
template <class F>
class escapes {
  public:
    constexpr escapes(vector<sliding> const& pieces, rough_overlap const& rough, F const& overlap_after)
        : pieces_(pieces), rough_(rough), overlap_after_(overlap_after) {}

    /// The feet come first: what is farther than the first foot outside D is not looked at.
    constexpr vec<rational, 2> shortest() {
        for (size_t i = 0; i < pieces_.size(); ++i) {
            auto const foot = nearest_on_segment(pieces_[i].from, pieces_[i].to, here_);
            if (pieces_[i].faces_away() && cross(foot, pieces_[i].away).sign() == 0) add(foot);
        }
        take_least();
        vector<rough_segment> looks;
        vector<size_t> near;
        for (size_t i = 0; i < pieces_.size(); ++i) {
            auto const &from = pieces_[i].from, &to = pieces_[i].to;
            if (best_.has_value() && best_->length < squared_distance_to_segment(from, to, here_)) continue;
            near.push_back(i);
            looks.push_back({roughly(from), roughly(to)});
        }
        for (size_t i = 0; i < near.size(); ++i) {
            add(pieces_[near[i]].from);
            add(pieces_[near[i]].to);
            for (size_t k = 0; k < i; ++k)
                if (!surely_apart(rough_.side(), looks[i], looks[k])) add_crossing(pieces_[near[i]], pieces_[near[k]]);
        }
        take_least();
        return best_->move;
    }

  private:
    constexpr void add(vec<rational, 2> const& move) {
        if (escape const e(move); (!best_.has_value() || e < *best_) && !rough_.surely_after(move)) found_.push_back(e);
    }
    constexpr void add_crossing(sliding const& p, sliding const& q) {
        if (!p.faces_away() && !q.faces_away()) return;
        if (auto const v = crossing_of(p.from, p.to, q.from, q.to); v.has_value()) add(*v);
    }
    /// Of what was found since; all of it is less than the best so far.
    constexpr void take_least() {
        rng::sort(found_, [](escape const& v, escape const& w) { return v < w; });
        bool outside = false;
        for (size_t i = 0; i < found_.size() && !outside; ++i) {
            bool const again = i > 0 && found_[i].move == found_[i - 1].move;
            outside = !again && !overlap_after_(found_[i].move);
            if (outside) best_ = found_[i];
        }
        found_.clear();
    }

    vec<rational, 2> here_;
    vector<sliding> const& pieces_;
    rough_overlap const& rough_;
    F const& overlap_after_;
    vector<escape> found_;
    optional<escape> best_;
};

}  // namespace hantei
