// SPDX-License-Identifier: MIT
// Culling of boxes around sides: one corner shows that these sides can have no part in a shortest translation that separates two solids.
//
// Let v be a way out in a cell of moves: after v the solids do not overlap. The search (penetration_search.cppm) needs the sides that touch
// after v, or, of a rounded a of radius r, those at the distance r. Two boxes can be skipped if they hold none of these for any such v.
//
// A rounded a: let x be the move that brings some corner of a to some corner of b. D, the moves after which the core overlaps b, reaches up to
// x, so |v − x| >= r. A piece of the convolution that holds v has a point f with |v − f| = r. So no f with |v − x| < |v − f| is needed.
// The differences f of the points of two boxes form a box again. |v − x|² − |v − f|² is a sum over the axes. On an axis it is at most
// (v − x)² − d², where d is the distance of v from the interval of f. That is convex in v, so it is greatest at an end of the cell.
//
// Straight solids, one of them convex with few sides: let q be a corner of the other one. Call a side of the convex solid closed if q is on its
// inner side after all moves of the cell for certain, else open. A point that touches the convex solid after v is beyond none of its
// sides. If it is farther out than q along the normal of every open side, q is inside, and the solids overlap. So a box can be skipped if all
// of it is farther out than q at every open side.
//
// Rounding: a coordinate of a corner, or of a difference of corners, is off by less than the slack of corners, e. So is a direction d, and
// heights along its unit normal over a distance s are off by less than 8e·(1 + s/|d|).
export module hantei:box_culling;
import :base;
import :generic_arithmetic;
import :approximate_outline;
import :near_search;

namespace hantei {

/// The sides of a convex solid that has few, with unit normals that point outwards.
struct convex_fence {
    static constexpr size_t most = 8;
    struct side {
        approximate_corner corner, normal;
        double length;

        constexpr double height(approximate_corner const& p) const {
            return normal.x * (p.x - corner.x) + normal.y * (p.y - corner.y);
        }
        /// A bound for the error of a height over the distance `way`.
        constexpr double off(double way, double slack) const { return 8 * slack * (1 + way / length); }
    };
    size_t count = 0;
    array<side, most> sides{};
    approximate_corner middle{};
};
/// The fence of an outline, if this is convex for certain and has few sides. (A valid polygon that turns left at every corner is convex.)
template <class T>
constexpr optional<convex_fence> fence_around(approximate_outline<T> const& s, double slack) {
    if (s.count() < 3 || s.count() > convex_fence::most) return {};
    convex_fence r;
    r.middle = s.middle();
    size_t i = 0;
    do {
        auto const &p = s[i], &q = s.next(i);
        approximate_corner const d{q.x - p.x, q.y - p.y};
        double const length = estimated_root(d.x * d.x + d.y * d.y);
        if (!(length > 0x1p10 * slack && length > 0x1p-400)) return {};
        r.sides[r.count++] = {p, {d.y / length, -d.x / length}, length};
        i = s.after(i);
    } while (i != 0 && r.count < s.count());
    if (i != 0 || r.count != s.count()) return {};
    for (size_t k = 0; k < r.count; ++k) {
        auto const &n = r.sides[k].normal, &m = r.sides[(k + 1) % r.count].normal;
        if (!(n.x * m.y - n.y * m.x > 16 * slack * (1 / r.sides[k].length + 1 / r.sides[(k + 1) % r.count].length) + 0x1p-40))
            return {};
    }
    return r;
}

/// The boxes that can be skipped in one cell of moves.
class box_culling {
  public:
    /// Skips no boxes.
    constexpr box_culling() = default;
    /// Skips boxes behind a move that brings a corner of a rounded a to a corner of b.
    constexpr box_culling(cell_of_moves const& cell, approximate_corner const& move, double slack, double corner_slack)
        : by_(rule::move), cell_(cell), at_(move), corner_slack_(corner_slack) {
        cell_.reach += slack;
    }
    /// Skips boxes that are farther out than a corner of `other`, seen from the fence of a (of b if not `of_a`). A first corner, near the middle of
    /// the fence, tells which sides are open. The corner that is then taken is farther in at these sides.
    template <class T>
    constexpr box_culling(cell_of_moves const& cell, convex_fence const& fence, approximate_outline<T> const& other, bool of_a,
                          double slack, double corner_slack)
        : by_(of_a ? rule::fence_of_a : rule::fence_of_b), cell_(cell), corner_slack_(corner_slack), fence_(&fence) {
        cell_.reach += slack;
        double const sense = of_a ? 1 : -1;
        approximate_corner const move{sense * cell.center.x, sense * cell.center.y};
        auto const look_from = [&](size_t corner) {
            at_ = other[corner];
            approximate_corner const seen{at_.x - move.x, at_.y - move.y};
            double const sizes = magnitude_of(at_.x) + magnitude_of(at_.y) + magnitude_of(move.x) + magnitude_of(move.y);
            open_count_ = 0;
            for (size_t i = 0; i < fence.count; ++i) {
                auto const& s = fence.sides[i];
                double const way = sizes + magnitude_of(s.corner.x) + magnitude_of(s.corner.y);
                double const reach = cell_.reach * (magnitude_of(s.normal.x) + magnitude_of(s.normal.y));
                if (!(s.height(seen) + reach + s.off(way, corner_slack) < 0))
                    open_[open_count_++] = static_cast<unsigned char>(i);
            }
        };
        look_from(other.corner_near({fence.middle.x + move.x, fence.middle.y + move.y}));
        if (open_count_ == 0) return;
        approximate_corner inwards{};
        for (size_t i = 0; i < open_count_; ++i) inwards.x -= open_side(i).normal.x, inwards.y -= open_side(i).normal.y;
        double const far = 64 * other.box().reach();
        look_from(other.corner_near({at_.x + inwards.x * far, at_.y + inwards.y * far}));
    }

    /// Whether no side of a in one box and side of b in the other have a part in a way out in the cell.
    constexpr bool skips(box_of_sides const& of_a, box_of_sides const& of_b) const {
        if constexpr (is_small_program) return false;
        switch (by_) {
            case rule::move: {
                nearer_by const x(of_b.min_x - of_a.max_x, of_b.max_x - of_a.min_x, cell_.center.x, cell_.reach, at_.x,
                                  corner_slack_),
                    y(of_b.min_y - of_a.max_y, of_b.max_y - of_a.min_y, cell_.center.y, cell_.reach, at_.y, corner_slack_);
                return x.most + y.most + 0x1p-48 * (x.size + y.size) + 0x1p-1000 < 0;
            }
            case rule::fence_of_a: return is_farther_out(of_b);
            case rule::fence_of_b: return is_farther_out(of_a);
            default: return false;
        }
    }

  private:
    enum class rule : unsigned char { none, move, fence_of_a, fence_of_b };
    /// An upper bound of (v − x)² − d² on one axis, for low <= f <= high, and the sum of the squares it was computed from.
    struct nearer_by {
        double most, size;

        constexpr nearer_by(double low, double high, double center, double reach, double x, double slack) {
            auto const squares = [&](double v) {
                return array{square(magnitude_of(v - x) + slack), square(larger(larger(low - v, v - high) - slack, 0.0))};
            };
            auto const p = squares(center - reach), q = squares(center + reach);
            most = larger(p[0] - p[1], q[0] - q[1]);
            size = (p[0] + p[1]) + (q[0] + q[1]);
        }
    };
    /// Whether all of the box is certainly farther out than the corner at every open side.
    constexpr bool is_farther_out(box_of_sides const& box) const {
        double const sizes = larger(box.max_x - at_.x, at_.x - box.min_x) + larger(box.max_y - at_.y, at_.y - box.min_y);
        for (size_t i = 0; i < open_count_; ++i) {
            auto const& n = open_side(i).normal;
            double const x = n.x * ((n.x > 0 ? box.min_x : box.max_x) - at_.x),
                         y = n.y * ((n.y > 0 ? box.min_y : box.max_y) - at_.y);
            if (!(x + y > open_side(i).off(sizes, corner_slack_))) return false;
        }
        return true;
    }

    constexpr convex_fence::side const& open_side(size_t i) const { return fence_->sides[open_[i]]; }

    rule by_ = rule::none;
    cell_of_moves cell_{};
    approximate_corner at_{};
    double corner_slack_ = 0;
    convex_fence const* fence_ = nullptr;
    size_t open_count_ = 0;
    array<unsigned char, convex_fence::most> open_{};  ///< the numbers of the open sides
};

}  // namespace hantei
