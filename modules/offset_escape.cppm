// SPDX-License-Identifier: MIT
// The shortest way to part a rounded shape a, a core with a radius r > 0, and a region b. For exact numbers.
//
// Let D be the open set of the moves v after which the core overlaps b, and S the pieces of the convolution (convolution.cppm): S holds
// the boundary of D, and is in the closure of D. The shapes do not overlap after v exactly where v is outside D and no nearer than r
// to D, which is: no nearer than r to S. Let v be the nearest to 0 of these, 0 not being one, s any piece at the distance r from v, and
// n(s) the way to v from its nearest point. Only these pieces matter near v, and what they forbid, all that is nearer than r to one of
// them, is convex, and its tangent at v is at right angles to n(s). So a way d from v with d·n(s) >= 0 for all s is free. It does not
// come nearer to 0, which is d·v >= 0, and by Farkas' lemma v is between the n(s): v = λ·n(s) + μ·n(t) for two of them, λ and μ >= 0.
// - If one of them is enough, v is the foot of 0 on the line beside s, or on the line through 0 and an end q of s: the nearest point
//   to 0 of the circle round q, or the farthest. That has shorter ways to both sides of it, unless something else forbids these:
//   another piece with the end q, at a right angle to v, of which v is the foot, or one with another nearest point.
// - Else v is where the curves at the distance r from two pieces cross: two lines, a line and a circle, or two circles. These do not
//   touch there, because n(s) and n(t) are not parallel.
// A line beside a piece is on its outer side alone: on the inner one there are moves of D all along it.
// What is within r of v is all in D or all outside, because S does not come there: any of these moves can be asked.
// An end of S at 0 has no nearest point: all of its circle is equally far, and what is allowed of it has ends as above.
export module hantei:offset_escape;
import :base;
import :number;
import :rational;
import :rounding;
import :enclosure;
import :vec;
import :reduction;
import :nearest;
import :offset;
import :offset_boundary;

namespace hantei {

/// Looks for the least move after which nothing is nearer than r. `in_d` tells whether a move is in D.
template <class F>
class offset_escapes {
  public:
    constexpr offset_escapes(offset_boundary const& boundary, F const& in_d) : boundary_(boundary), in_d_(in_d) {}

    /// As for straight shapes (escape.cppm), the feet come first, and what is farther is not looked at.
    constexpr offset_escape shortest() {
        auto const& all = boundary_.exact();
        for (size_t i = 0; i < all.pieces.size(); ++i) {
            auto const& p = all.pieces[i];
            auto const along = p.to - p.from;
            if (dot(along, p.from).sign() <= 0 && dot(along, p.to).sign() >= 0 && sign(p.level) > 0) add({stop::kind::foot, i});
        }
        for (size_t i = 0; i < all.centers.size(); ++i) {
            rational const squared = squared_norm(all.centers[i]);
            if (squared.sign() > 0 && squared < square(all.radius)) add({stop::kind::round, i});
        }
        take_least();
        add_crossings();
        take_least();
        return *best_;
    }

  private:
    /// What comes near enough to 0 for a move that is shorter than the best so far.
    constexpr bool in_reach(vec<rational, 2> const& from, vec<rational, 2> const& to) const {
        if (!best_.has_value()) return true;
        auto const reach = square_root(enclosure(best_->upper_bound())) + boundary_.rough().radius;
        return sign(enclosure(squared_distance_to_segment(from, to, {})) - square(reach)) <= 0;
    }
    constexpr void add_crossings() {
        auto const& all = boundary_.exact();
        vector<size_t> pieces, centers;
        for (size_t i = 0; i < all.pieces.size(); ++i)
            if (in_reach(all.pieces[i].from, all.pieces[i].to)) pieces.push_back(i);
        for (size_t i = 0; i < all.centers.size(); ++i)
            if (in_reach(all.centers[i], all.centers[i])) centers.push_back(i);
        auto const add_both = [this](stop::kind kind, size_t i, size_t k) {
            add({kind, i, k, 1});
            add({kind, i, k, -1});
        };
        for (size_t i = 0; i < pieces.size(); ++i) {
            for (size_t k = 0; k < i; ++k) {
                int const sense = cross(all.pieces[pieces[i]].away, all.pieces[pieces[k]].away).sign();
                if (sense != 0) add({stop::kind::lines, pieces[i], pieces[k], sense});
            }
            for (size_t k = 0; k < centers.size(); ++k) {
                auto const& p = all.pieces[pieces[i]];
                if (dot(p.away, all.centers[centers[k]] - p.from).sign() != 0)  // else they touch
                    add_both(stop::kind::line_and_circle, pieces[i], centers[k]);
            }
        }
        for (size_t i = 0; i < centers.size(); ++i)
            for (size_t k = 0; k < i; ++k) add_both(stop::kind::circles, centers[i], centers[k]);
    }

    /// With all that a rough look can tell.
    constexpr void add(stop const& s) {
        auto const& rough = boundary_.rough();
        auto const v = rough.at(s);
        if (!v.has_value() || rough.surely_loose(s, *v)) return;
        double const low = (squared_norm(v->times) / square(v->scale)).low();
        if (best_.has_value() && low > best_->upper_bound()) return;
        for (size_t i = 0; i < rough.pieces.size(); ++i)
            if (rough.beyond(*v, i) < 0) return;
        found_.push_back({s, *v, low > 0 ? low : 0});
    }
    /// Of what was found since.
    constexpr void take_least() {
        rng::sort(found_, [](candidate const& a, candidate const& b) { return a.low < b.low; });
        for (size_t i = 0; i < found_.size(); ++i) {
            auto const& c = found_[i];
            if (best_.has_value() && c.low > best_->upper_bound()) break;
            auto const v = boundary_.exact().at(c.where);
            if (!v.has_value()) continue;
            offset_escape const e(*v, c.roughly);
            if ((!best_.has_value() || e < *best_) && may_be_nearest(e)) best_ = e;
        }
        found_.clear();
    }
    /// Nothing is nearer than r after the move, and something keeps it from going back: else a shorter one would do, which may be taken
    /// for equally short.
    constexpr bool may_be_nearest(offset_escape const& e) const {
        if (in_d_(boundary_.near_to(e))) return false;
        bool held = false;
        for (size_t i = 0; i < boundary_.exact().pieces.size(); ++i) {
            int const reach = boundary_.beyond(e, i);
            if (reach < 0) return false;
            held = held || (reach == 0 && boundary_.holding(e, i, e.move.times).has_value());
        }
        return held;
    }

    struct candidate {
        stop where;
        spot<enclosure> roughly;
        double low;  ///< squared length at least
    };
    offset_boundary const& boundary_;
    F const& in_d_;
    vector<candidate> found_;
    optional<offset_escape> best_;
};

}  // namespace hantei
