// SPDX-License-Identifier: MIT
// Boxes packed into a tree: whoever asks for the neighbors of a box does not look at all others, however they lie.
//
// Source: Leutenegger, Lopez, Edgington, STR: A Simple and Efficient Algorithm for R-Tree Packing (ICDE 1997).
export module hantei.level:box_tree;
import :base;
import :list;
import :candidate_pairs;
import hantei;

namespace hantei::level {

class box_tree {
  public:
    constexpr explicit box_tree(list<aabb<>> const& boxes) : order_(packed(boxes)) {
        size_t const size = boxes.size();
        nodes_.reserve(size + size / 2 + most_levels);
        for (size_t i = 0; i < size; ++i) nodes_.add(boxes[order_[i]]);
        size_t begin = 0;
        for (size_t end = size; end - begin > 1; end = nodes_.size()) {
            levels_[++top_] = end;
            for (; begin < end; begin += fan) nodes_.add(around(begin, begin + fan < end ? begin + fan : end));
            begin = end;
        }
    }

    /// Calls found(i) for the boxes that have an inner point in common with `box`, until it returns false. Tells whether all
    /// have been found.
    template <class Found>
    constexpr bool each_meeting(aabb<> const& box, Found found) const {
        if (nodes_.size() == 0) return true;
        double const left = box.min.x, right = box.max.x, top = box.min.y, bottom = box.max.y;
        aabb<> const* const nodes = nodes_.data();
        struct {
            size_t node, level;
        } stack[fan * most_levels]{};
        size_t height = 0;
        size_t first = nodes_.size() - 1;  // the nodes to look at, all of one level
        size_t last = nodes_.size();
        for (size_t level = top_;;) {
            // One statement for a box that is apart: a constant evaluator pays for each.
            for (size_t i = first; i < last; ++i)
                if (left < nodes[i].max.x && nodes[i].min.x < right && top < nodes[i].max.y && nodes[i].min.y < bottom) {
                    if (level > 0) stack[height++] = {i, level};
                    else if (!found(order_[i])) return false;
                }
            if (height == 0) return true;
            --height;
            level = stack[height].level - 1;
            first = levels_[level] + (stack[height].node - levels_[level + 1]) * fan;
            last = first + fan < levels_[level + 1] ? first + fan : levels_[level + 1];
        }
    }

  private:
    static constexpr size_t fan = 4;
    static constexpr size_t most_levels = 32;

    /// Vertical strips of boxes, each from its top to its bottom.
    static constexpr list<uint32_t> packed(list<aabb<>> const& boxes) {
        size_t const size = boxes.size();
        list<double> xs, ys;
        xs.reserve(size);
        ys.reserve(size);
        for (aabb<> const& box : boxes) {
            xs.add(box.min.x + box.max.x);
            ys.add(box.min.y + box.max.y);
        }
        list<uint32_t> order = sorted_by(xs);
        if (size <= fan) return order;
        size_t strips = 1;
        while (strips * strips * fan < size) ++strips;
        size_t const length = (size + strips * fan - 1) / (strips * fan) * fan;
        list<uint32_t> spare(length);
        for (size_t begin = 0; begin < size; begin += length)
            sort_by(ys.data(), &order[begin], &spare[0], begin + length < size ? length : size - begin);
        return order;
    }
    constexpr aabb<> around(size_t begin, size_t end) const {
        aabb<> all = nodes_[begin];
        for (size_t i = begin + 1; i < end; ++i) {
            aabb<> const& box = nodes_[i];
            if (box.min.x < all.min.x) all.min.x = box.min.x;
            if (box.min.y < all.min.y) all.min.y = box.min.y;
            if (box.max.x > all.max.x) all.max.x = box.max.x;
            if (box.max.y > all.max.y) all.max.y = box.max.y;
        }
        return all;
    }

    list<uint32_t> order_;  // of the boxes, as they lie in the lowest level
    list<aabb<>> nodes_;  // one level behind the other, the root last
    size_t levels_[most_levels]{};  // where each begins
    size_t top_ = 0;
};

}  // namespace hantei::level
