// SPDX-License-Identifier: MIT
// A test in doubles for a cell of moves (translations of a): it tells that the solids overlap after all of them, or which sides come near each
// other after some of them.
//
// Coordinates are relative to a corner or center of a, in a unit in which the largest coordinate M is below 2^65 and not below 2^-65. Approximate
// corners are off by at most 5u·M in each coordinate (convex_core.cppm). A side of a after an approximate move, and its offset from a side of b,
// are of the size of some M, and off by less than 2^-48·M. A cross product of such differences d and e is off by less than
// (|dx| + |dy| + |ex| + |ey|)·2^-47·M: the error of each factor is multiplied by the other factor, and the products and their sum round 3u·|d||e|.
// The distance of two segments is computed as the distance of a point of one from a point of the other. The parameter of that point is rounded,
// which moves the point by less than 8u·M.
// Source: Ericson, Real-Time Collision Detection, sections 5.1.9 and 6.3 (distances of segments; descending two hierarchies).
export module hantei:approximate_moves;
import :base;
import :dynamic_array;
import :generic_arithmetic;
import :rational;
import :rounding;
import :dyadic;
import :vec;
import :error_free;
import :shape;
import :side_tree;
import :approximate_outline;
import :box_culling;
import :ladder;
import :convex_core;
import :solid_outline;
import :approximation;
import :near_search;

namespace hantei {

/// A side of a and a side of b, each by its first corner.
struct two_sides {
    uint32_t of_a, of_b;
};
/// Two outlines in doubles, and what is certain about them after moves of a.
template <class T>
class approximate_moves {
  public:
    /// The unit is 1, unless numbers are out of the range of the ladder's doubles.
    constexpr approximate_moves(solid_outline<T> const& a, solid_outline<T> const& b)
        : exponent_(exponent_for(a, b)), a_(a, corners(a, a)), b_(b, corners(b, a)), flat_(a.is_flat()) {
        radius_ = exponent_ == 0 ? static_cast_radius(a) : to_nearest<double>(rational(a.core.radius) * scale());
        for (size_t r = 0; r < b.ring_count; ++r) ring_starts_.push_back(b.ring_start[r]);
        corner_slack_ = (exponent_ == 0 ? size_ : larger(a_.box().size(), b_.box().size())) * 0x1p-48 + 0x1p-1060;
        size_ = larger(size_, radius_);
        slack_ = size_ * 0x1p-48;
        line_slack_ = size_ * 0x1p-46;
        if (radius_ == 0 && !is_small_program) fence_ = fence_around(has_fewer_corners_a() ? a_ : b_, corner_slack_);
    }

    constexpr approximate_outline<T> const& a() const { return a_; }
    constexpr approximate_outline<T> const& b() const { return b_; }
    constexpr double slack() const { return slack_; }
    /// The slack of corners, and of differences of corners, alone: the radius may be much larger.
    constexpr double corner_slack() const { return corner_slack_; }
    constexpr double radius() const { return radius_; }
    /// Whether the radius is so large that, in doubles, it hides all differences between corners.
    constexpr bool is_one_place() const { return corner_slack_ < slack_ * 0x1p-56; }
    /// Whether look_for_ways_out() can skip sides of these solids.
    constexpr bool culls() const { return radius_ > 0 ? !is_one_place() : fence_.has_value(); }
    /// The unit is 2^exponent.
    constexpr int exponent() const { return exponent_; }
    constexpr rational scale() const { return rational(dyadic::scaled(1, -exponent_)); }

    enum class verdict : unsigned char { overlap, near, many };
    /// Returns `overlap` if the solids certainly overlap after all moves of the cell. Otherwise `near` receives all pairs of sides that may come as
    /// near as the radius after some of them. With more than `most` such pairs it stops, and returns `many`.
    constexpr verdict look(cell_of_moves const& cell, dynamic_array<two_sides>& near, size_t most) {
        return look_at(cell, near, most, false);
    }
    /// Like look(), but may skip sides that have no part in any way out in the cell (box_culling.cppm).
    constexpr verdict look_for_ways_out(cell_of_moves const& cell, dynamic_array<two_sides>& near, size_t most) {
        return look_at(cell, near, most, true);
    }
    enum class closeness : unsigned char { apart, near, overlap };
    /// How two sides lie: `overlap` if, after each move of the cell, they certainly cross or are nearer than the radius; `apart` if they certainly
    /// do not come as near as the radius after any of them; else `near`.
    constexpr closeness judge(cell_of_moves const& cell, two_sides const& pair) const {
        auto const &c = cell.center, &p = a_[pair.of_a], &q = a_.next(pair.of_a), &v = b_[pair.of_b], &w = b_.next(pair.of_b);
        double const dx = q.x - p.x, dy = q.y - p.y, fx = w.x - v.x, fy = w.y - v.y;
        double const px = p.x + c.x - v.x, py = p.y + c.y - v.y, qx = px + dx, qy = py + dy;
        double const reach = cell.reach + slack_, of_d = magnitude_of(dx) + magnitude_of(dy),
                     of_f = magnitude_of(fx) + magnitude_of(fy);
        double const offset = magnitude_of(px) + magnitude_of(py) + of_d + of_f;
        double const from = fx * py - fy * px, to = fx * qy - fy * qx, of_from = dy * px - dx * py,
                     of_to = dx * (fy - py) - dy * (fx - px);
        double const margin_f = reach * of_f + line_slack_ * offset, margin_d = reach * of_d + line_slack_ * offset;
        bool const left = from > margin_f, right = from<-margin_f, to_left = to> margin_f, to_right = to < -margin_f;
        bool const below = of_from > margin_d, above = of_from<-margin_d, to_below = of_to> margin_d,
                   to_above = of_to < -margin_d;
        if (((left & to_right) | (right & to_left)) & ((below & to_above) | (above & to_below))) return closeness::overlap;
        if (radius_ == 0)
            return ((left & to_left) | (right & to_right)) | ((below & to_below) | (above & to_above)) ? closeness::apart
                                                                                                       : closeness::near;
        double const around = reach * 1.4143 + slack_;
        double least = distance({px, py}, {fx, fy});
        if (of_d > 0) {
            double const from_q = distance({qx, qy}, {fx, fy}), from_v = distance({-px, -py}, {dx, dy}),
                         from_w = distance({fx - px, fy - py}, {dx, dy});
            bool const crosses = from * to < 0 && of_from * of_to < 0;
            least = crosses ? 0.0 : smaller(smaller(least, from_q), smaller(from_v, from_w));
        }
        if (least + around < radius_) return closeness::overlap;
        return least - around > radius_ ? closeness::apart : closeness::near;
    }
    /// Whether the solids certainly overlap after all moves of the cell because a corner of the one with fewer corners is inside the other.
    constexpr bool overlap_at_few_corners(cell_of_moves const& cell) const {
        return overlap_at_corner(has_fewer_corners_a(), cell);
    }
    /// Whether, after the move, the first corner of a is inside b, or the first corner of a ring of b is inside a. If no boundaries come near
    /// each other, the core of a overlaps b exactly in these cases.
    constexpr bool one_is_inside(approximate_corner const& move) const {
        if (b_.holds({a_[0].x + move.x, a_[0].y + move.y})) return true;
        if (flat_) return false;
        for (size_t r = 0; r < ring_starts_.size(); ++r) {
            auto const& p = b_[ring_starts_[r]];
            if (a_.holds({p.x - move.x, p.y - move.y})) return true;
        }
        return false;
    }
    /// The vector to p from the nearest point of the segment from 0 to d.
    static constexpr approximate_corner way_from(approximate_corner const& p, approximate_corner const& d) {
        double const squared = d.x * d.x + d.y * d.y, along = p.x * d.x + p.y * d.y;
        double const t = squared > 0 ? smaller(larger(along / squared, 0.0), 1.0) : 0.0;
        return {p.x - t * d.x, p.y - t * d.y};
    }
    /// The distance of p from the segment from 0 to d.
    static constexpr double distance(approximate_corner const& p, approximate_corner const& d) {
        return length(way_from(p, d));
    }
    /// Whether d is certainly longer than `reach`, which must not be so small that its square underflows.
    static constexpr bool is_longer(approximate_corner const& d, double reach) {
        return d.x * d.x + d.y * d.y > reach * reach * (1 + 0x1p-50);
    }
    /// The length of d, also if its square underflows. Below 2^-950 the result may be up to √2 times the length.
    static constexpr double length(approximate_corner const& d) {
        double const squared = d.x * d.x + d.y * d.y;
        if (squared >= 0x1p-900) return estimated_root(squared);
        constexpr double up = 0x1p500;
        double const of_longer = square(d.x * up) + square(d.y * up);
        return of_longer < 0x1p-900 ? magnitude_of(d.x) + magnitude_of(d.y) : estimated_root(of_longer) / up;
    }

  private:
    static constexpr double static_cast_radius(solid_outline<T> const& a) {
        if constexpr (same_as<T, rational>) {
            return to_nearest<double>(a.core.radius);
        } else {
            return static_cast<double>(a.core.radius);
        }
    }
    static constexpr int exponent_for(solid_outline<T> const& a, solid_outline<T> const& b) {
        if (a.core.in_range() & b.core.in_range()) return 0;
        by_fractions exactly;
        rational most = abs(rational(a.core.radius));
        auto const first_corner = any_corner(exactly, a.core, 0);
        for (auto const* s : array{&a, &b}) {
            for (size_t i = 0; i < s->count(); ++i) {
                auto const p = any_corner(exactly, s->core, i) - first_corner;
                most = max(most, max(abs(p.x), abs(p.y)));
            }
        }
        int const exponent = most.sign() == 0 ? 1 : truncated::from(most).exponent + 63;
        return exponent == 0 ? 1 : exponent;
    }
    constexpr dynamic_array<approximate_corner> corners(solid_outline<T> const& s, solid_outline<T> const& a) {
        dynamic_array<approximate_corner> r(s.count());
        if (exponent_ == 0) {
            if constexpr (!same_as<T, rational>) add_approximate_corners(s.core, stored_origin(a.core), r.data(), size_);
            return r;
        }
        by_fractions exactly;
        rational const factor = scale();
        auto const first_corner = any_corner(exactly, a.core, 0);
        for (size_t i = 0; i < s.count(); ++i) {
            auto const p = (any_corner(exactly, s.core, i) - first_corner) * factor;
            r[i] = {to_nearest<double>(p.x), to_nearest<double>(p.y)};
        }
        size_ = 2;
        return r;
    }
    /// Whether all points within `reach` of p along both axes are certainly inside the region, or nearer to its boundary than the radius. This
    /// is so if p is inside, and so far from the boundary that a segment from p to a point outside, which is at most reach·√2 long, ends less than
    /// the radius behind the boundary.
    constexpr bool surely_inside(approximate_outline<T> const& region, approximate_corner const& p, double reach) const {
        box_of_sides const here{p.x, p.y, p.x, p.y};
        auto const& all = region.box();
        double const out = reach - radius_;
        if (p.x - out < all.min_x || p.y - out < all.min_y || p.x + out > all.max_x || p.y + out > all.max_y) return false;
        double const depth = larger(reach * 1.4143 + slack_ - radius_, 3 * slack_), near = smaller(reach, depth);
        bool const clear =
            region.each_side_under([&](box_of_sides const& b) { return gap_between(here, b) <= near; },
                                   [&](size_t i) {
                                       auto const &v = region[i], &w = region.next(i);
                                       return is_longer(way_from({p.x - v.x, p.y - v.y}, {w.x - v.x, w.y - v.y}), depth);
                                   });
        return clear && region.holds(p);
    }

    constexpr verdict look_at(cell_of_moves const& cell, dynamic_array<two_sides>& near, size_t most, bool for_ways_out) {
        near.clear();
        for (auto const& pair : witnesses_)
            if (pair.of_a < a_.count() && pair.of_b < b_.count() && judge(cell, pair) == closeness::overlap)
                return verdict::overlap;
        box_culling culled;
        if constexpr (is_small_program) return look_at_sides(cell, near, most, 0, 0, culled);
        if (overlap_at_corner(!has_fewer_corners_a(), cell)) return verdict::overlap;
        if (radius_ > 0) {
            auto const nearest = corners_near_middle(cell);
            if (judge(cell, nearest) == closeness::overlap) return verdict::overlap;
            if (for_ways_out)
                culled = {cell,
                          {b_[nearest.of_b].x - a_[nearest.of_a].x, b_[nearest.of_b].y - a_[nearest.of_a].y},
                          slack_,
                          corner_slack_};
        } else if (for_ways_out && fence_.has_value()) {
            culled = {cell, *fence_, has_fewer_corners_a() ? b_ : a_, has_fewer_corners_a(), slack_, corner_slack_};
        }
        verdict r = verdict::near;
        for (size_t i = 0; i < a_.nodes(a_.top()) && r == verdict::near; ++i)
            for (size_t k = 0; k < b_.nodes(b_.top()) && r == verdict::near; ++k)
                r = look_under(cell, near, most, {a_.top(), i}, {b_.top(), k}, culled);
        return r;
    }
    constexpr bool has_fewer_corners_a() const { return a_.count() <= b_.count(); }
    /// Whether a corner of a (of b if not `of_a`), the one near the middle of the other solid, is certainly inside it after all moves of the cell.
    constexpr bool overlap_at_corner(bool of_a, cell_of_moves const& cell) const {
        auto const &of_corner = of_a ? a_ : b_, &region = of_a ? b_ : a_;
        if (!of_a && flat_) return false;
        double const sense = of_a ? 1 : -1;
        auto const moved = [&](approximate_corner const& p, double by) {
            return approximate_corner{p.x + by * cell.center.x, p.y + by * cell.center.y};
        };
        auto const& p = of_corner[of_corner.corner_near(moved(region.middle(), -sense))];
        return surely_inside(region, moved(p, sense), cell.reach + slack_);
    }
    /// The corner of b near the middle of a after the move at the center of the cell, and the corner of a near that corner.
    constexpr two_sides corners_near_middle(cell_of_moves const& cell) const {
        auto const middle = a_.middle();
        size_t const k = b_.corner_near({middle.x + cell.center.x, middle.y + cell.center.y});
        size_t const i = a_.corner_near({b_[k].x - cell.center.x, b_[k].y - cell.center.y});
        return {static_cast<uint32_t>(i), static_cast<uint32_t>(k)};
    }

    struct node {
        size_t level, at;
    };
    /// Whether two boxes can be skipped: they are culled, or no side in one comes as near as the radius to a side in the other after any move of
    /// the cell.
    [[gnu::always_inline]] constexpr bool is_skipped(cell_of_moves const& cell, box_of_sides const& m, box_of_sides const& n,
                                                     box_culling const& culled) const {
        auto const [x, y] = gaps_after(m, cell.center, n);
        double const reach = cell.reach + slack_;
        if (larger(x, y) > reach + radius_) return true;
        if (radius_ > 0 && square(larger(x - reach, 0.0)) + square(larger(y - reach, 0.0)) > square(radius_) * (1 + 0x1p-48))
            return true;
        return culled.skips(m, n);
    }
    constexpr verdict look_under(cell_of_moves const& cell, dynamic_array<two_sides>& near, size_t most, node const& m,
                                 node const& n, box_culling const& culled) {
        if (is_skipped(cell, a_.box(m.level, m.at), b_.box(n.level, n.at), culled)) return verdict::near;
        if (m.level == 0 && n.level == 0) return look_at_sides(cell, near, most, m.at, n.at, culled);
        bool const in_a = m.level >= n.level;
        size_t const from = (in_a ? m.at : n.at) * fan_out, below = in_a ? a_.nodes(m.level - 1) : b_.nodes(n.level - 1);
        verdict r = verdict::near;
        for (size_t i = from; i < smaller(from + fan_out, below) && r == verdict::near; ++i)
            r = in_a ? look_under(cell, near, most, {m.level - 1, i}, n, culled)
                     : look_under(cell, near, most, m, {n.level - 1, i}, culled);
        return r;
    }
    constexpr verdict look_at_sides(cell_of_moves const& cell, dynamic_array<two_sides>& near, size_t most, size_t leaf_a,
                                    size_t leaf_b, box_culling const& culled) {
        size_t const of_a = a_.run_length(), of_b = b_.run_length();
        for (size_t i = leaf_a * of_a; i < smaller(leaf_a * of_a + of_a, a_.count()); ++i) {
            auto const box = a_.side_box(i);
            if (is_skipped(cell, box, b_.box(0, leaf_b), culled)) continue;
            for (size_t k = leaf_b * of_b; k < smaller(leaf_b * of_b + of_b, b_.count()); ++k) {
                if (is_skipped(cell, box, b_.side_box(k), culled)) continue;
                two_sides const pair{static_cast<uint32_t>(i), static_cast<uint32_t>(k)};
                closeness const c = judge(cell, pair);
                if (c == closeness::overlap) {
                    witnesses_[next_witness_++ % witnesses_.size()] = pair;
                    return verdict::overlap;
                }
                if (c == closeness::near) near.push_back(pair);
                if (near.size() > most) return verdict::many;
            }
        }
        return verdict::near;
    }

    int exponent_;
    double size_ = 0, slack_ = 0, corner_slack_ = 0, line_slack_ = 0, radius_ = 0;
    approximate_outline<T> a_, b_;
    bool flat_;
    array<two_sides, 4> witnesses_{two_sides{~0u, 0}, {~0u, 0}, {~0u, 0}, {~0u, 0}};
    size_t next_witness_ = 0;
    optional<convex_fence> fence_;  ///< of the solid with fewer corners
    dynamic_array<uint32_t> ring_starts_;
};

}  // namespace hantei
