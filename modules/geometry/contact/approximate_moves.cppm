// SPDX-License-Identifier: MIT
// What an approximate look, in doubles, tells of the moves of a near one move: that the solids overlap after all of them, or which sides then
// come near each other.
//
// Corners are seen from a corner or center of a, in a unit in which the largest coordinate M is below 2^65 and not below 2^-65; approximate ones
// are off by at most 5u·M in each coordinate (convex_core.cppm), a side of a after an approximate move and its offset from a side of b, of some
// M, by less than 2^-48·M. A cross product of such differences d and e is off by less than (|dx| + |dy| + |ex| + |ey|)·2^-47·M: each
// factor moves the other one's share, and the products and their sum round 3u·|d||e|. A distance of segments is that of a point of the
// one from a point of the other, of which the parameter is rounded, which moves it by less than 8u·M.
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
import :ladder;
import :convex_core;
import :solid_outline;
import :approximation;
import :near_search;

namespace hantei {

/// A box around sides, in doubles.
struct box_of_sides {
    double min_x, min_y, max_x, max_y;

    constexpr void extend(box_of_sides const& b) {
        min_x = smaller(min_x, b.min_x), min_y = smaller(min_y, b.min_y);
        max_x = larger(max_x, b.max_x), max_y = larger(max_y, b.max_y);
    }
    /// The greatest magnitude of a coordinate in it.
    constexpr double size() const {
        return larger(larger(magnitude_of(min_x), magnitude_of(max_x)), larger(magnitude_of(min_y), magnitude_of(max_y)));
    }
    /// Half of its longer side.
    constexpr double reach() const { return larger(max_x - min_x, max_y - min_y) / 2; }
    static constexpr box_of_sides around(approximate_corner const& p, approximate_corner const& q) {
        return {smaller(p.x, q.x), smaller(p.y, q.y), larger(p.x, q.x), larger(p.y, q.y)};
    }
};
/// The greatest of the two gaps along the axes between a moved box and another one; not above 0 where they meet.
constexpr double gap_after(box_of_sides const& moved, approximate_corner const& by, box_of_sides const& b) {
    double const x = larger(b.min_x - moved.max_x - by.x, moved.min_x + by.x - b.max_x);
    double const y = larger(b.min_y - moved.max_y - by.y, moved.min_y + by.y - b.max_y);
    return larger(x, y);
}

/// The corners of an outline in doubles, and boxes around runs of its sides, as side_tree.cppm has them. (A small program has one run.)
template <class T>
class approximate_outline {
  public:
    constexpr approximate_outline(solid_outline<T> const& exact, dynamic_array<approximate_corner> corners)
        : at_(static_cast<dynamic_array<approximate_corner>&&>(corners)), after_(exact.after) {
        size_t below = 0, count = at_.size();
        level_[0] = 0;
        for (size_t from = 0; from < count; from += run_length()) {
            box_of_sides box = side_box(from);
            for (size_t i = from + 1; i < smaller(from + run_length(), count); ++i) box.extend(side_box(i));
            boxes_.push_back(box);
        }
        for (count = boxes_.size(); count > fan_out; count = boxes_.size() - below) {
            size_t const level = boxes_.size();
            for (size_t from = below; from < level; from += fan_out) {
                box_of_sides box = boxes_[from];
                for (size_t i = from + 1; i < smaller(from + fan_out, level); ++i) box.extend(boxes_[i]);
                boxes_.push_back(box);
            }
            level_[++top_] = below = level;
        }
        level_[top_ + 1] = boxes_.size();
        all_ = box(top_, 0);
        for (size_t i = 1; i < nodes(top_); ++i) all_.extend(box(top_, i));
    }

    constexpr size_t count() const { return at_.size(); }
    /// So many sides, or what is left of them, are under a node of level 0.
    constexpr size_t run_length() const { return is_small_program ? at_.size() : fan_out; }
    constexpr approximate_corner const& operator[](size_t i) const { return at_[i]; }
    constexpr approximate_corner const& next(size_t i) const { return at_[after_[i]]; }
    constexpr size_t top() const { return top_; }
    constexpr size_t nodes(size_t level) const { return level_[level + 1] - level_[level]; }
    constexpr box_of_sides const& box(size_t level, size_t i) const { return boxes_[level_[level] + i]; }
    constexpr box_of_sides side_box(size_t i) const { return box_of_sides::around(at_[i], next(i)); }
    constexpr box_of_sides const& box() const { return all_; }

    /// A ray from p to the right crosses the sides an odd number of times: p is inside, if it is not near a side. Where p is not near a side
    /// but in the box around it, no product of its cross product is so small that it underflows.
    constexpr bool holds(approximate_corner const& p) const {
        bool odd = false;
        each_side_under([&](box_of_sides const& b) { return b.min_y <= p.y && p.y <= b.max_y && p.x <= b.max_x; },
                        [&](size_t i) {
                            auto const &v = at_[i], &w = next(i);
                            if ((v.y > p.y) == (w.y > p.y)) return true;
                            if (p.x < smaller(v.x, w.x)) {
                                odd = !odd;
                            } else if (p.x <= larger(v.x, w.x)) {
                                double const side = (w.x - v.x) * (p.y - v.y) - (w.y - v.y) * (p.x - v.x);
                                odd ^= (side > 0) == (w.y > p.y);
                            }
                            return true;
                        });
        return odd;
    }
    /// f(i) for the sides in boxes that `enters` lets in, until it says no; then no.
    constexpr bool each_side_under(auto enters, auto f) const {
        for (size_t i = 0; i < nodes(top_); ++i)
            if (!each_side_under(top_, i, enters, f)) return false;
        return true;
    }

  private:
    constexpr bool each_side_under(size_t level, size_t node, auto const& enters, auto const& f) const {
        if (!enters(box(level, node))) return true;
        size_t const length = level > 0 ? fan_out : run_length(), from = node * length;
        size_t const below = level > 0 ? nodes(level - 1) : count();
        for (size_t i = from; i < smaller(from + length, below); ++i)
            if (!(level > 0 ? each_side_under(level - 1, i, enters, f) : f(i))) return false;
        return true;
    }

    dynamic_array<approximate_corner> at_;
    uint32_t const* after_;
    dynamic_array<box_of_sides> boxes_;
    box_of_sides all_{};
    array<size_t, 34> level_{};
    size_t top_ = 0;
};

/// A side of a and one of b.
struct two_sides {
    uint32_t of_a, of_b;
};
/// All moves (x, y) with |x − center.x| and |y − center.y| at most `reach`.
struct cell_of_moves {
    approximate_corner center;
    double reach;
};

/// Two outlines, and what is sure of them after a move of a.
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
    }

    constexpr approximate_outline<T> const& a() const { return a_; }
    constexpr approximate_outline<T> const& b() const { return b_; }
    constexpr double size() const { return size_; }
    constexpr double slack() const { return slack_; }
    /// That of corners, and of differences of these, alone: the radius may be much larger.
    constexpr double corner_slack() const { return corner_slack_; }
    constexpr double radius() const { return radius_; }
    /// The radius is so large beside all corners that it hides the differences of these.
    constexpr bool is_one_place() const { return corner_slack_ < slack_ * 0x1p-56; }
    /// The unit is 2^exponent.
    constexpr int exponent() const { return exponent_; }
    constexpr rational scale() const { return rational(dyadic::scaled(1, -exponent_)); }

    enum class verdict : unsigned char { overlap, near, many };
    /// Whether the solids overlap after all these moves, for certain; else all pairs of sides that come as near as the radius after some
    /// of them are added to the list. With more than `most` of these it does not go on.
    constexpr verdict look(cell_of_moves const& cell, dynamic_array<two_sides>& near, size_t most) {
        near.clear();
        for (auto const& pair : witnesses_)
            if (pair.of_a < a_.count() && pair.of_b < b_.count() && judge(cell, pair) == closeness::overlap)
                return verdict::overlap;
        verdict r = verdict::near;
        if constexpr (is_small_program) return look_at_sides(cell, near, most, 0, 0);
        for (size_t i = 0; i < a_.nodes(a_.top()) && r == verdict::near; ++i)
            for (size_t k = 0; k < b_.nodes(b_.top()) && r == verdict::near; ++k)
                r = look_under(cell, near, most, {a_.top(), i}, {b_.top(), k});
        return r;
    }
    enum class closeness : unsigned char { apart, near, overlap };
    /// Of two sides, after all these moves.
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
    /// A corner of the core of one is inside the other, or nearer to it than the radius, after all these moves, for certain.
    constexpr bool corner_inside(cell_of_moves const& cell) {
        double const reach = cell.reach + slack_;
        auto const any = [&](approximate_outline<T> const& of_corner, approximate_outline<T> const& other, double sense,
                             size_t& known) {
            auto const inside = [&](size_t i) {
                approximate_corner const p{of_corner[i].x + sense * cell.center.x, of_corner[i].y + sense * cell.center.y};
                return surely_inside(other, p, reach);
            };
            if (inside(known)) return true;
            size_t const step = of_corner.count() <= few ? 1 : of_corner.count() / few;
            for (size_t i = 0; i < of_corner.count(); i += step) {
                if (!inside(i)) continue;
                known = i;
                return true;
            }
            return false;
        };
        return any(a_, b_, 1, inside_b_) || (!flat_ && any(b_, a_, -1, inside_a_));
    }
    /// All of the core of a near its first corner is inside b after these moves, or a corner of b inside a: where no boundaries come near
    /// each other, this is all that can be.
    constexpr bool one_is_inside(approximate_corner const& move) const {
        if (b_.holds({a_[0].x + move.x, a_[0].y + move.y})) return true;
        if (flat_) return false;
        for (size_t r = 0; r < ring_starts_.size(); ++r) {
            auto const& p = b_[ring_starts_[r]];
            if (a_.holds({p.x - move.x, p.y - move.y})) return true;
        }
        return false;
    }
    /// To p from the nearest point of the segment from 0 to d.
    static constexpr approximate_corner way_from(approximate_corner const& p, approximate_corner const& d) {
        double const squared = d.x * d.x + d.y * d.y, along = p.x * d.x + p.y * d.y;
        double const t = squared > 0 ? smaller(larger(along / squared, 0.0), 1.0) : 0.0;
        return {p.x - t * d.x, p.y - t * d.y};
    }
    /// The distance of p from the segment from 0 to d.
    static constexpr double distance(approximate_corner const& p, approximate_corner const& d) {
        return length(way_from(p, d));
    }
    /// It is longer than `reach`, which is not so small that its square underflows.
    static constexpr bool is_longer(approximate_corner const& d, double reach) {
        return d.x * d.x + d.y * d.y > reach * reach * (1 + 0x1p-50);
    }
    /// (Of so short a way, too, that its square underflows. Below 2^-950 it is up to √2 times as long as it is.)
    static constexpr double length(approximate_corner const& d) {
        double const squared = d.x * d.x + d.y * d.y;
        if (squared >= 0x1p-900) return estimated_root(squared);
        constexpr double up = 0x1p500;
        double const of_longer = square(d.x * up) + square(d.y * up);
        return of_longer < 0x1p-900 ? magnitude_of(d.x) + magnitude_of(d.y) : estimated_root(of_longer) / up;
    }

  private:
    static constexpr size_t few = 8;

    static constexpr double static_cast_radius(solid_outline<T> const& a) {
        if constexpr (same_as<T, rational>) {
            return to_nearest<double>(a.core.radius);
        } else {
            return static_cast<double>(a.core.radius);
        }
    }
    static constexpr bool is_in_range(solid_outline<T> const& s) {
        if constexpr (same_as<T, rational>) {
            return false;
        } else {
            return s.core.in_range();
        }
    }
    static constexpr int exponent_for(solid_outline<T> const& a, solid_outline<T> const& b) {
        if (is_in_range(a) && is_in_range(b)) return 0;
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
    /// All within `reach` of p along both axes is inside, or within the radius of the boundary: p is inside, and the way from it to what
    /// is outside, at most reach·√2 long, leaves the boundary behind by less than the radius.
    constexpr bool surely_inside(approximate_outline<T> const& region, approximate_corner const& p, double reach) const {
        box_of_sides const here{p.x, p.y, p.x, p.y};
        auto const& all = region.box();
        double const out = reach - radius_;
        if (p.x - out < all.min_x || p.y - out < all.min_y || p.x + out > all.max_x || p.y + out > all.max_y) return false;
        double const depth = larger(reach * 1.4143 + slack_ - radius_, 3 * slack_), near = smaller(reach, depth);
        bool const clear =
            region.each_side_under([&](box_of_sides const& b) { return gap_after(here, {}, b) <= near; },
                                   [&](size_t i) {
                                       auto const &v = region[i], &w = region.next(i);
                                       return is_longer(way_from({p.x - v.x, p.y - v.y}, {w.x - v.x, w.y - v.y}), depth);
                                   });
        return clear && region.holds(p);
    }

    struct node {
        size_t level, at;
    };
    constexpr verdict look_under(cell_of_moves const& cell, dynamic_array<two_sides>& near, size_t most, node const& m,
                                 node const& n) {
        double const reach = cell.reach + radius_ + slack_;
        if (gap_after(a_.box(m.level, m.at), cell.center, b_.box(n.level, n.at)) > reach) return verdict::near;
        if (m.level == 0 && n.level == 0) return look_at_sides(cell, near, most, m.at, n.at);
        bool const in_a = m.level >= n.level;
        size_t const from = (in_a ? m.at : n.at) * fan_out, below = in_a ? a_.nodes(m.level - 1) : b_.nodes(n.level - 1);
        verdict r = verdict::near;
        for (size_t i = from; i < smaller(from + fan_out, below) && r == verdict::near; ++i)
            r = in_a ? look_under(cell, near, most, {m.level - 1, i}, n) : look_under(cell, near, most, m, {n.level - 1, i});
        return r;
    }
    constexpr verdict look_at_sides(cell_of_moves const& cell, dynamic_array<two_sides>& near, size_t most, size_t leaf_a,
                                    size_t leaf_b) {
        double const reach = cell.reach + radius_ + slack_;
        size_t const of_a = a_.run_length(), of_b = b_.run_length();
        for (size_t i = leaf_a * of_a; i < smaller(leaf_a * of_a + of_a, a_.count()); ++i) {
            auto const box = a_.side_box(i);
            if (gap_after(box, cell.center, b_.box(0, leaf_b)) > reach) continue;
            for (size_t k = leaf_b * of_b; k < smaller(leaf_b * of_b + of_b, b_.count()); ++k) {
                if (gap_after(box, cell.center, b_.side_box(k)) > reach) continue;
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
    size_t next_witness_ = 0, inside_a_ = 0, inside_b_ = 0;
    dynamic_array<uint32_t> ring_starts_;
};

}  // namespace hantei
