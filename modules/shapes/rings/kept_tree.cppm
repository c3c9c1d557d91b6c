// SPDX-License-Identifier: MIT
// The tree over the sides of a shape, which is kept beside the vertices, made with the shape and never changed.
export module hantei:kept_tree;
import :base;
import :dynamic_array;
import :scalar;
import :vec;
import :aabb;
import :vertex_list;
import :side_tree;

namespace hantei {

/// Whether V is a std::vector, a container that a constant expression may allocate for.
template <class V>
inline constexpr bool is_vector = false;
template <class X>
inline constexpr bool is_vector<vector<X>> = true;

/// The tree over the sides of vertices in a container V, kept beside them. For a std::array it is stored in place, so that the shape stays
/// a structural type. A constant expression makes no tree for a container that is neither a vector nor an array: the shape may outlive the
/// evaluation, but allocated memory may not. All trees compare equal, because they follow from the vertices.
template <class V>
struct side_tree {
    using box = aabb<vertex_scalar<V>, 2>;
    dynamic_array<box> nodes;

    constexpr side_tree() = default;
    constexpr side_tree(V const& vertices, bool closed) {
        auto const kept = kept_list(vertices, closed);
        if (tree_size(kept.size()) == 0 || (is_constant_evaluated() && !is_vector<V>)) return;
        nodes.resize(tree_size(kept.size()));
        make_tree(kept, nodes.data());
    }
    constexpr box const* boxes() const { return nodes.empty() ? nullptr : nodes.data(); }
    friend constexpr bool operator==(side_tree const&, side_tree const&) { return true; }
};
template <class T, size_t N>
    requires(tree_size(N) > 0)
struct side_tree<array<vec<T, 2>, N>> {
    array<aabb<T, 2>, tree_size(N)> nodes{};

    constexpr side_tree() = default;
    constexpr side_tree(array<vec<T, 2>, N> const& vertices, bool closed) {
        make_tree(kept_list(vertices, closed), nodes.data());
    }
    constexpr aabb<T, 2> const* boxes() const { return nodes.data(); }
    friend constexpr bool operator==(side_tree const&, side_tree const&) { return true; }
};
template <class T, size_t N>
    requires(tree_size(N) == 0)
struct side_tree<array<vec<T, 2>, N>> {
    constexpr side_tree() = default;
    constexpr side_tree(array<vec<T, 2>, N> const&, bool) {}
    constexpr aabb<T, 2> const* boxes() const { return nullptr; }
    friend constexpr bool operator==(side_tree const&, side_tree const&) { return true; }
};

/// The trees of the rings in a range, one for each ring.
template <class Rings>
struct side_trees {
    dynamic_array<side_tree<rng::range_value_t<Rings>>> trees;

    constexpr side_trees() = default;
    constexpr explicit side_trees(Rings const& rings) {
        if (is_constant_evaluated() && !is_vector<Rings>) return;
        for (size_t i = 0; i < rng::size(rings); ++i) trees.emplace_back(rng::data(rings)[i], true);
    }
    constexpr auto boxes(size_t i) const { return i < trees.size() ? trees[i].boxes() : nullptr; }
    friend constexpr bool operator==(side_trees const&, side_trees const&) { return true; }
};
template <vertex_range V, size_t N>
struct side_trees<array<V, N>> {
    array<side_tree<V>, N> trees{};

    constexpr explicit side_trees(array<V, N> const& rings) {
        for (size_t i = 0; i < N; ++i) trees[i] = side_tree<V>(rings[i], true);
    }
    constexpr auto boxes(size_t i) const { return trees[i].boxes(); }
    friend constexpr bool operator==(side_trees const&, side_trees const&) { return true; }
};
/// The tree of a single ring that is not in a range of rings.
template <vertex_range V>
struct side_trees<V> {
    side_tree<V> tree;

    constexpr explicit side_trees(V const& ring) : tree(ring, true) {}
    constexpr auto boxes(size_t) const { return tree.boxes(); }
    friend constexpr bool operator==(side_trees const&, side_trees const&) { return true; }
};

/// The tree of the vertices after each coordinate is mapped by an increasing function.
template <scalar U, scalar T>
constexpr side_tree<vector<vec<U, 2>>> mapped_tree(vertex_list<T> const& vertices, auto map) {
    side_tree<vector<vec<U, 2>>> image;
    if (vertices.boxes() == nullptr) return image;
    size_t const count = tree_size(vertices.size());
    image.nodes.reserve(count);
    for (size_t i = 0; i < count; ++i) image.nodes.push_back({map(vertices.boxes()[i].min), map(vertices.boxes()[i].max)});
    return image;
}

}  // namespace hantei
