// SPDX-License-Identifier: MIT
// A bounding volume hierarchy over many boxes of the plane, without pointers. It finds the pairs of boxes that meet.
//
// The boxes are sorted along a space-filling curve (Morton's). Eight consecutive boxes form a group, and a group of the next level holds the boxes
// around eight groups. All groups are stored level by level. The order only affects the speed of the tree, so the keys may be rounded in any way.
// Bounds are found by comparisons alone, so no pair is lost: if two boxes meet, so do all boxes around them.
// Sources: Kamel and Faloutsos, On Packing R-trees, CIKM 1993; Brinkhoff, Kriegel and Seeger, Efficient Processing of Spatial
// Joins Using R-trees, SIGMOD 1993 (descending two subtrees at once).
export module hantei:packed_tree;
import :base;
import :dynamic_array;
import :enclosing_box;

namespace hantei {

/// packed_tree::pack() at run time, compiled once (queries/archive.hpp).
template <class Tree>
void packed_in_archive(Tree& tree, dynamic_array<typename Tree::box> const& boxes);

class packed_tree {
  public:
    static constexpr size_t width = 8;

    struct box {
        float low_x, low_y, high_x, high_y;

        [[gnu::always_inline]] constexpr bool meets(box const& b) const {
            return (low_x <= b.high_x) & (b.low_x <= high_x) & (low_y <= b.high_y) & (b.low_y <= high_y);
        }
    };
    /// The box in floats that contains an enclosing box along its first two axes. It is infinite where that is beyond the range of floats.
    template <size_t N>
    static constexpr box around(enclosing_box<N> const& b) {
        return {down(b.low[0]), down(b.low[1]), -down(-b.high[0]), -down(-b.high[1])};
    }

    constexpr explicit packed_tree(dynamic_array<box> const& boxes) {
        if (is_constant_evaluated()) pack(boxes);
        else packed_in_archive(*this, boxes);
    }
    /// Packs the boxes into this tree, which is empty.
    constexpr void pack(dynamic_array<box> const& boxes) {
        sort_along_curve(boxes);
        size_t all = 0, groups = boxes.size();
        do {
            groups = (groups + width - 1) / width;
            first_[levels_++] = all;
            all += groups;
        } while (groups > 1);
        groups_.reserve(all);
        for (size_t i = 0; i < item_.size(); i += width) {
            group g;
            for (size_t k = 0; k < width && i + k < item_.size(); ++k) g.set(k, boxes[item_[i + k]]);
            groups_.push_back(g);
        }
        for (size_t level = 1; level < levels_; ++level) {
            for (size_t i = first_[level - 1]; i < first_[level]; i += width) {
                group g;
                for (size_t k = 0; k < width && i + k < first_[level]; ++k) g.set(k, groups_[i + k].around());
                groups_.push_back(g);
            }
        }
    }

    /// Calls f(i, k) once for each two of the boxes that meet.
    constexpr void each_pair(auto f) const {
        if (!item_.empty()) pairs_within(levels_ - 1, 0, f);
    }
    /// Calls f(i, k) once for each box i of this tree and each box k of another tree that meet.
    constexpr void each_pair(packed_tree const& other, auto f) const {
        if (!item_.empty() && !other.item_.empty()) pairs_across(levels_ - 1, 0, other, other.levels_ - 1, 0, f);
    }

  private:
    /// Eight boxes, coordinate by coordinate. A missing box consists of NaNs: nothing meets it, and it adds to no bounds.
    struct alignas(32) group {
        static constexpr float none = numeric_limits<float>::quiet_NaN();
        array<float, width> low_x{none, none, none, none, none, none, none, none}, low_y = low_x, high_x = low_x,
                                                                                   high_y = low_x;

        constexpr void set(size_t k, box const& b) {
            low_x[k] = b.low_x, low_y[k] = b.low_y, high_x[k] = b.high_x, high_y[k] = b.high_y;
        }
        [[gnu::always_inline]] constexpr box at(size_t k) const { return {low_x[k], low_y[k], high_x[k], high_y[k]}; }
        constexpr box around() const {
            box all = at(0);
            for (size_t k = 1; k < width; ++k) {
                if (low_x[k] < all.low_x) all.low_x = low_x[k];
                if (low_y[k] < all.low_y) all.low_y = low_y[k];
                if (high_x[k] > all.high_x) all.high_x = high_x[k];
                if (high_y[k] > all.high_y) all.high_y = high_y[k];
            }
            return all;
        }
        /// A bit for each box of the group that meets b.
        [[gnu::always_inline]] constexpr uint32_t meeting(box const& b) const {
            uint32_t bits = 0;
            for (size_t k = 0; k < width; ++k) {
                bool const met =
                    (low_x[k] <= b.high_x) & (b.low_x <= high_x[k]) & (low_y[k] <= b.high_y) & (b.low_y <= high_y[k]);
                bits |= uint32_t{met} << k;
            }
            return bits;
        }
    };

    /// A float that is not above x: the nearest one, lowered by 2^-23 of its size and a subnormal.
    static constexpr float down(double x) {
        constexpr double greatest = numeric_limits<float>::max();
        if (x < -greatest) return -numeric_limits<float>::infinity();
        float const near = static_cast<float>(smaller(x, greatest));
        return near - (magnitude_of(near) * 0x1p-23f + numeric_limits<float>::denorm_min());
    }
    /// The midpoint of [low, high], after bounds beyond the range of floats are brought into it.
    static constexpr float middle(float low, float high) {
        constexpr float greatest = numeric_limits<float>::max();
        return larger(low, -greatest) * 0.5f + smaller(high, greatest) * 0.5f;
    }
    /// The bits of a 16-bit number with a 0 after each.
    static constexpr uint32_t spread(uint32_t x) {
        x = (x | (x << 8)) & 0x00ff00ff;
        x = (x | (x << 4)) & 0x0f0f0f0f;
        x = (x | (x << 2)) & 0x33333333;
        return (x | (x << 1)) & 0x55555555;
    }
    /// Sorts the boxes by the positions of their midpoints on the curve: a radix sort, least significant byte first.
    constexpr void sort_along_curve(dynamic_array<box> const& boxes) {
        size_t const n = boxes.size();
        box all{infinite, infinite, -infinite, -infinite};
        for (size_t i = 0; i < n; ++i) {
            box const& b = boxes[i];
            float const x = middle(b.low_x, b.high_x), y = middle(b.low_y, b.high_y);
            all = {smaller(all.low_x, x), smaller(all.low_y, y), larger(all.high_x, x), larger(all.high_y, y)};
        }
        auto const cell = [](float x, float low, float high) {
            double const size = double{high} - double{low};
            return size > 0 ? static_cast<uint32_t>((double{x} - double{low}) / size * 65535) : 0;
        };
        dynamic_array<uint64_t> keys, sorted;
        keys.reserve(n), sorted.reserve(n), item_.reserve(n);
        array<array<uint32_t, 256>, 4> start{};
        for (size_t i = 0; i < n; ++i) {
            box const& b = boxes[i];
            uint32_t const x = cell(middle(b.low_x, b.high_x), all.low_x, all.high_x);
            uint32_t const y = cell(middle(b.low_y, b.high_y), all.low_y, all.high_y);
            uint32_t const key = spread(x) | (spread(y) << 1);
            keys.push_back(uint64_t{key} << 32 | i);
            for (size_t k = 0; k < 4; ++k) ++start[k][(key >> (8 * k)) & 255];
        }
        for (auto& counts : start) {
            uint32_t sum = 0;
            for (uint32_t& c : counts) {
                uint32_t const here = c;
                c = sum;
                sum += here;
            }
        }
        for (size_t i = 0; i < n; ++i) sorted.push_back(0);
        for (size_t k = 0; k < 4; ++k) {
            for (size_t i = 0; i < n; ++i) sorted[start[k][(keys[i] >> (32 + 8 * k)) & 255]++] = keys[i];
            keys.swap(sorted);
        }
        for (size_t i = 0; i < n; ++i) item_.push_back(static_cast<uint32_t>(keys[i]));
    }

    constexpr group const& at(size_t level, size_t i) const { return groups_[first_[level] + i]; }
    /// All pairs of boxes under the i-th group of a level.
    constexpr void pairs_within(size_t level, size_t i, auto& f) const {
        group const& g = at(level, i);
        size_t const below = level == 0 ? item_.size() : first_[level] - first_[level - 1];
        for (size_t k = 0; k < width && i * width + k < below; ++k) {
            if (level > 0) pairs_within(level - 1, i * width + k, f);
            uint32_t const others = g.meeting(g.at(k)) & (~uint32_t{1} << k);
            each_bit(others, [&](size_t m) { pair(level, i * width + k, i * width + m, g.at(m), f); });
        }
    }
    /// All pairs of a box under the i-th group and a box under the k-th group of a level. The k-th group lies in b.
    constexpr void pairs_between(size_t level, size_t i, size_t k, box const& b, auto& f) const {
        group const &g = at(level, i), &h = at(level, k);
        each_bit(g.meeting(b), [&](size_t m) {
            each_bit(h.meeting(g.at(m)), [&](size_t n) { pair(level, i * width + m, k * width + n, h.at(n), f); });
        });
    }
    constexpr void pair(size_t level, size_t i, size_t k, box const& b, auto& f) const {
        if (level > 0) {
            pairs_between(level - 1, i, k, b, f);
        } else {
            f(size_t{item_[i]}, size_t{item_[k]});
        }
    }
    /// All pairs of a box under the i-th group of a level and a box under the k-th group of a level of another tree. It descends in the tree with
    /// the higher level until both levels are equal, then in both.
    constexpr void pairs_across(size_t level, size_t i, packed_tree const& other, size_t other_level, size_t k, auto& f) const {
        group const &g = at(level, i), &h = other.at(other_level, k);
        if (level < other_level) {
            each_bit(h.meeting(g.around()),
                     [&](size_t n) { pairs_across(level, i, other, other_level - 1, k * width + n, f); });
            return;
        }
        each_bit(g.meeting(h.around()), [&](size_t m) {
            if (level > other_level) return pairs_across(level - 1, i * width + m, other, other_level, k, f);
            each_bit(h.meeting(g.at(m)), [&](size_t n) {
                if (level > 0) return pairs_across(level - 1, i * width + m, other, level - 1, k * width + n, f);
                f(size_t{item_[i * width + m]}, size_t{other.item_[k * width + n]});
            });
        });
    }
    [[gnu::always_inline]] static constexpr void each_bit(uint32_t bits, auto f) {
        for (; bits != 0; bits &= bits - 1) f(static_cast<size_t>(countr_zero(bits)));
    }

    static constexpr float infinite = numeric_limits<float>::infinity();
    dynamic_array<group> groups_;
    dynamic_array<uint32_t> item_;
    array<size_t, 12> first_{};
    size_t levels_ = 0;
};

}  // namespace hantei
