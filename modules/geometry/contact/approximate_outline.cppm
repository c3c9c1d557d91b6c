// SPDX-License-Identifier: MIT
// The outline of a solid in doubles, with a tree of boxes around its sides; and cells of moves.
export module hantei:approximate_outline;
import :base;
import :dynamic_array;
import :generic_arithmetic;
import :side_tree;
import :solid_outline;
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
/// The gaps along the two axes between a box that was moved and another one; not above 0 where their intervals meet.
constexpr approximate_corner gaps_after(box_of_sides const& moved, approximate_corner const& by, box_of_sides const& b) {
    return {larger(b.min_x - moved.max_x - by.x, moved.min_x + by.x - b.max_x),
            larger(b.min_y - moved.max_y - by.y, moved.min_y + by.y - b.max_y)};
}
/// The greater of the gaps along the axes between two boxes; not above 0 if they meet.
constexpr double gap_between(box_of_sides const& a, box_of_sides const& b) {
    auto const gaps = gaps_after(a, {}, b);
    return larger(gaps.x, gaps.y);
}

/// The corners of an outline in doubles, and a tree of boxes around runs of its sides, as in side_tree.cppm. (A small program has one run.)
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
    /// The number of sides under a node of level 0. The last node may have fewer.
    constexpr size_t run_length() const { return is_small_program ? at_.size() : fan_out; }
    constexpr approximate_corner const& operator[](size_t i) const { return at_[i]; }
    constexpr approximate_corner const& next(size_t i) const { return at_[after_[i]]; }
    constexpr uint32_t after(size_t i) const { return after_[i]; }
    constexpr size_t top() const { return top_; }
    constexpr size_t nodes(size_t level) const { return level_[level + 1] - level_[level]; }
    constexpr box_of_sides const& box(size_t level, size_t i) const { return boxes_[level_[level] + i]; }
    constexpr box_of_sides side_box(size_t i) const { return box_of_sides::around(at_[i], next(i)); }
    constexpr box_of_sides const& box() const { return all_; }
    constexpr approximate_corner middle() const { return {(all_.min_x + all_.max_x) / 2, (all_.min_y + all_.max_y) / 2}; }

    /// Whether a ray from p to the right crosses the sides an odd number of times. If p is not near a side, this tells whether p is inside. If p is
    /// in the box around a side but not near the side, no product in the cross product is so small that it underflows.
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
    /// Calls f(i) for the sides i in boxes for which enters(box). Stops at the first f(i) that is false, and returns false.
    constexpr bool each_side_under(auto enters, auto f) const {
        for (size_t i = 0; i < nodes(top_); ++i)
            if (!each_side_under(top_, i, enters, f)) return false;
        return true;
    }

    /// A corner near p, not always the nearest one: the descent goes into the box whose middle is nearest, without backtracking.
    constexpr size_t corner_near(approximate_corner const& p) const {
        auto const distance = [&p](box_of_sides const& b) {
            return square(b.min_x + b.max_x - 2 * p.x) + square(b.min_y + b.max_y - 2 * p.y);
        };
        auto const nearest = [](size_t from, size_t end, auto distance_of) {
            size_t best = from;
            double least = distance_of(from);
            for (size_t i = from + 1; i < end; ++i) {
                double const d = distance_of(i);
                if (!(d < least)) continue;
                least = d;
                best = i;
            }
            return best;
        };
        size_t from = 0, end = nodes(top_);
        for (size_t level = top_ + 1; level-- > 0;) {
            size_t const node = nearest(from, end, [&](size_t i) { return distance(box(level, i)); });
            size_t const length = level > 0 ? fan_out : run_length();
            from = node * length;
            end = smaller(from + length, level > 0 ? nodes(level - 1) : count());
        }
        return nearest(from, end, [&](size_t i) { return square(at_[i].x - p.x) + square(at_[i].y - p.y); });
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

/// All moves (x, y) with |x − center.x| and |y − center.y| at most `reach`.
struct cell_of_moves {
    approximate_corner center;
    double reach;
};

}  // namespace hantei
