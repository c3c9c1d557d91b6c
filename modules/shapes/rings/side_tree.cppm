// SPDX-License-Identifier: MIT
// A bounding volume hierarchy over the sides of a ring or a chain, in the order of the sides, without pointers.
//
// A leaf is the box around `fan_out` consecutive sides, a node of level k + 1 the box around `fan_out` nodes of level k. Consecutive sides
// lie together, so nothing has to be sorted, and a node covers a run of the curve. If its box does not contain a point, the two ends of the
// run determine what the run contributes to the place of the point (point_in_polygon.cppm). The boxes are stored level by level, the leaves
// first. The sides that a node covers follow from its index.
// Sources: Günther and Wong, The Arc Tree, 1990; Ericson, Real-Time Collision Detection, sections 6.2 and 6.6 (trees in an array).
export module hantei:side_tree;
import :base;
import :generic_arithmetic;
import :pointed_function;
import :vec;
import :aabb;
import :vertex_list;

namespace hantei {

inline constexpr size_t fan_out = 4;
/// With fewer sides a loop over them is faster than a tree.
inline constexpr size_t least_sides_of_tree = 24;

/// The number of nodes in the level above `below` nodes or sides.
constexpr size_t nodes_above(size_t below) { return (below + fan_out - 1) / fan_out; }
/// The number of nodes in a tree over the given number of sides; 0 if there is to be none. The highest level has at most `fan_out`.
constexpr size_t tree_size(size_t sides) {
    if (sides < least_sides_of_tree || is_small_program) return 0;
    size_t all = 0;
    do all += sides = nodes_above(sides);
    while (sides > fan_out);
    return all;
}

template <class T>
constexpr aabb<T, 2> united(aabb<T, 2> const& a, aabb<T, 2> const& b) {
    return {min(a.min, b.min), max(a.max, b.max)};
}
/// Writes the nodes of a tree over the sides of a list.
template <class T>
constexpr void make_tree(vertex_list<T> const& vertices, aabb<T, 2>* node) {
    size_t const sides = vertices.sides();
    aabb<T, 2> const* below = node;
    for (size_t from = 0; from < sides; from += fan_out) {
        aabb<T, 2> box{vertices[from], vertices[from]};
        for (size_t i = from + 1; i <= smaller(from + fan_out, sides); ++i) box = united(box, {vertices[i], vertices[i]});
        *node++ = box;
    }
    for (size_t count = nodes_above(sides); count > fan_out; count = nodes_above(count)) {
        aabb<T, 2> const* const level = node;
        for (size_t from = 0; from < count; from += fan_out) {
            aabb<T, 2> box = below[from];
            for (size_t i = from + 1; i < smaller(from + fan_out, count); ++i) box = united(box, below[i]);
            *node++ = box;
        }
        below = level;
    }
}

/// The levels of a list's tree, from the leaves up. A list without a tree has one leaf, whose box is computed here.
template <class T>
class tree_levels {
  public:
    struct level {
        aabb<T, 2> const* boxes;
        size_t count, width;  ///< the numbers of its nodes and of the sides of a node
    };
    array<level, 32> at;
    size_t top = 0, sides;

    constexpr explicit tree_levels(vertex_list<T> const& vertices) : sides(vertices.sides()) {
        if (vertices.boxes() == nullptr) {
            own_ = {vertices[0], vertices[0]};
            for (auto const& p : vertices) own_ = united(own_, {p, p});
            at[0] = {&own_, 1, sides};
            return;
        }
        at[0] = {vertices.boxes(), nodes_above(sides), fan_out};
        for (; at[top].count > fan_out; ++top)
            at[top + 1] = {at[top].boxes + at[top].count, nodes_above(at[top].count), at[top].width * fan_out};
    }
    tree_levels(tree_levels const&) = delete;
    tree_levels& operator=(tree_levels const&) = delete;

    /// The sides of the i-th node of level k are [start(k, i), end(k, i)).
    constexpr size_t start(size_t k, size_t i) const { return i * at[k].width; }
    constexpr size_t end(size_t k, size_t i) const { return smaller(start(k, i) + at[k].width, sides); }

  private:
    aabb<T, 2> own_;
};

/// Up to `fan_out` adjacent nodes under the same node or at the top: the i-th node of level k and those after it.
template <class T>
struct sibling_nodes {
    aabb<T, 2> const* boxes;
    size_t count, first, width, sides;

    constexpr sibling_nodes(tree_levels<T> const& tree, size_t k, size_t i)
        : boxes(tree.at[k].boxes + i),
          count(smaller(fan_out, tree.at[k].count - i)),
          first(tree.start(k, i)),
          width(tree.at[k].width),
          sides(tree.sides) {}
    /// The sides of the k-th sibling are [start(k), end(k)).
    constexpr size_t start(size_t k) const { return first + k * width; }
    constexpr size_t end(size_t k) const { return smaller(start(k) + width, sides); }
};
/// Traverses the tree of a list in the order of the sides. enters(siblings) returns a bit for each sibling node, which says whether to
/// enter it. For each leaf that is entered, f(from, to) is called with its sides [from, to), until f returns false. Returns false in this
/// case. Without a tree, f is called once for all sides.
template <class T>
constexpr bool each_run_near(vertex_list<T> const& vertices, auto enters, auto f) {
    if (vertices.boxes() == nullptr || is_small_program) return f(size_t{0}, vertices.sides());
    tree_levels<T> const tree(vertices);
    struct place {
        size_t first;  // the first of the siblings
        uint32_t open;  // a bit for each sibling that is still to be entered
    };
    array<place, 32> at;
    size_t level = tree.top;
    at[level] = {0, enters(sibling_nodes<T>(tree, level, 0))};
    for (;;) {
        place& here = at[level];
        if (here.open == 0) {
            if (level == tree.top) return true;
            ++level;
            continue;
        }
        size_t const node = here.first + static_cast<size_t>(countr_zero(here.open));
        here.open &= here.open - 1;
        if (level > 0) {
            --level;
            at[level] = {node * fan_out, enters(sibling_nodes<T>(tree, level, node * fan_out))};
        } else if (!f(tree.start(0, node), tree.end(0, node))) {
            return false;
        }
    }
}
/// each_run_near(), compiled once for each scalar instead of once for each search.
template <class T>
[[gnu::noinline]] bool each_run_by_pointer(vertex_list<T> const& vertices,
                                           pointed_function<uint32_t, sibling_nodes<T> const&> const& enters,
                                           pointed_function<bool, size_t, size_t> const& f) {
    return each_run_near(vertices, enters, f);
}
/// Like each_run_near(), for one node and one side at a time: enters(box, from, to), with the numbers of the first and the last vertex of
/// the node, and f(i), with the number of a side.
template <class T>
constexpr bool each_side_near(vertex_list<T> const& vertices, auto enters, auto f) {
    auto each_of_run = [&](size_t from, size_t to) {
        for (size_t i = from; i < to; ++i)
            if (!f(i)) return false;
        return true;
    };
    if constexpr (is_small_program) {  // its lists have no trees
        return each_of_run(0, vertices.sides());
    } else {
        auto enters_some = [&](sibling_nodes<T> const& nodes) {
            uint32_t open = 0;
            for (size_t k = 0; k < nodes.count; ++k)
                open |= uint32_t{enters(nodes.boxes[k], nodes.start(k), nodes.end(k))} << k;
            return open;
        };
        if (is_constant_evaluated()) return each_run_near(vertices, enters_some, each_of_run);
        if (vertices.boxes() == nullptr) return each_of_run(0, vertices.sides());
        using entering = pointed_function<uint32_t, sibling_nodes<T> const&>;
        return each_run_by_pointer(vertices, entering(enters_some), pointed_function<bool, size_t, size_t>(each_of_run));
    }
}

/// The lexicographically least vertex of a ring: the leftmost one, of several the lowest. A ring that does not meet itself bulges outwards
/// there.
template <class T>
constexpr size_t extreme_vertex(vertex_list<T> const& ring) {
    size_t least = 0;
    auto const left = [&](aabb<T, 2> const& box, size_t, size_t) { return box.min.x <= ring[least].x; };
    each_side_near(ring, left, [&](size_t i) {
        if (lexicographically_before(ring[i], ring[least])) least = i;
        return true;
    });
    return least;
}

}  // namespace hantei
