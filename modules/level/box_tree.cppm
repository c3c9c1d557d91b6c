// SPDX-License-Identifier: MIT
// A packed R-tree of boxes: to find the neighbors of a box, it does not look at all others, however they lie.
//
// Source: Leutenegger, Lopez, Edgington, STR: A Simple and Efficient Algorithm for R-Tree Packing (ICDE 1997).
export module hantei.level:box_tree;
import :base;
import :list;
import :sorted_indices;
import hantei;

namespace hantei::level {

class box_tree {
  public:
    constexpr explicit box_tree(list<aabb<>> const& boxes) : order_(packed(boxes)) {
        size_t const size = boxes.size();
        nodes_.reserve(4 * (size + size / 2 + most_levels));
        double* node = nodes_.extend(4 * size);
        for (uint32_t const i : order_) {
            aabb<> const& box = boxes[i];
            node[0] = box.min.x, node[1] = box.max.x, node[2] = box.min.y, node[3] = box.max.y;
            node += 4;
        }
        size_t begin = 0;
        for (size_t end = size; end - begin > 1; end = nodes_.size() / 4) {
            levels_[++top_] = end;
            for (; begin < end; begin += fan) add_around(begin, begin + fan < end ? begin + fan : end);
            begin = end;
        }
    }

    /// Calls found(i) for each box that overlaps `box` (touching does not count), until a call returns false. Returns whether all calls returned
    /// true.
    template <class Found>
    constexpr bool each_meeting(aabb<> const& box, Found found) const {
        if (nodes_.size() == 0) return true;
        double const left = box.min.x, right = box.max.x, top = box.min.y, bottom = box.max.y;
        double const* const nodes = nodes_.data();
        size_t stack[fan * most_levels]{};  // nodes whose children are still to be looked at, each with its level
        size_t height = 0;
        double const* node = nodes + nodes_.size() - 4;  // the nodes from here to `last` are looked at; all are of one level
        double const* last = nodes + nodes_.size();
        for (size_t level = top_;;) {
            // A box that does not overlap costs one statement, because each statement takes time in a constant evaluator.
            for (; node < last; node += 4)
                if (left < node[1] && node[0] < right && top < node[3] && node[2] < bottom) {
                    auto const i = static_cast<size_t>(node - nodes) / 4;
                    if (level > 0) stack[height++] = i * most_levels + level;
                    else if (!found(order_[i])) return false;
                }
            if (height == 0) return true;
            --height;
            level = stack[height] % most_levels - 1;
            size_t const first = levels_[level] + (stack[height] / most_levels - levels_[level + 1]) * fan;
            node = nodes + 4 * first;
            last = nodes + 4 * (first + fan < levels_[level + 1] ? first + fan : levels_[level + 1]);
        }
    }

  private:
    static constexpr size_t fan = 4;
    static constexpr size_t most_levels = 32;

    /// The indices of the boxes in the order of the leaves: vertical strips of boxes, each sorted from top to bottom.
    static constexpr list<uint32_t> packed(list<aabb<>> const& boxes) {
        size_t const size = boxes.size();
        list<double> xs, ys;
        double* x = xs.extend(size);
        double* y = ys.extend(size);
        for (aabb<> const& box : boxes) {
            *x++ = box.min.x + box.max.x;
            *y++ = box.min.y + box.max.y;
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
    /// Appends the node whose box is the box around the nodes from `begin` to `end`.
    constexpr void add_around(size_t begin, size_t end) {
        double const* box = &nodes_[4 * begin];
        double left = box[0], right = box[1], top = box[2], bottom = box[3];
        for (size_t i = begin + 1; i < end; ++i) {
            box += 4;
            if (box[0] < left) left = box[0];
            if (box[1] > right) right = box[1];
            if (box[2] < top) top = box[2];
            if (box[3] > bottom) bottom = box[3];
        }
        double* const node = nodes_.extend(4);
        node[0] = left, node[1] = right, node[2] = top, node[3] = bottom;
    }

    list<uint32_t> order_;  // the indices of the boxes in the order of the lowest level
    list<double> nodes_;  // left, right, top and bottom of each node; level after level, the root last
    size_t levels_[most_levels]{};  // the index of the first node of each level
    size_t top_ = 0;
};

}  // namespace hantei::level
