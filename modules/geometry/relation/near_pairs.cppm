// SPDX-License-Identifier: MIT
// The sides of two rings or chains that may meet, by the boxes around them.
export module hantei:near_pairs;
import :base;
import :vec;
import :aabb;
import :decide;
import :vertex_list;
import :side_tree;

namespace hantei {

/// The sides of two lists that may meet, by their trees: what is apart under two boxes is not looked at.
/// Source: Ericson, Real-Time Collision Detection, section 6.3 (descending two hierarchies).
template <class T, class U>
class near_pairs {
  public:
    constexpr near_pairs(vertex_list<T> const& a, vertex_list<U> const& b) : a_(a), b_(b), tree_a_(a), tree_b_(b) {}

    /// Calls f(i, k) for every side i of a and k of b whose boxes meet, until f says no; then no.
    constexpr bool each(auto f) const {
        for (size_t i = 0; i < tree_a_.at[tree_a_.top].count; ++i)
            for (size_t k = 0; k < tree_b_.at[tree_b_.top].count; ++k)
                if (!each_under(tree_a_.top, i, tree_b_.top, k, f)) return false;
        return true;
    }

  private:
    template <class X>
    static constexpr aabb<X, 2> box_of(vertex_list<X> const& list, size_t i) {
        return {min(list[i], list[i + 1]), max(list[i], list[i + 1])};
    }
    /// Under the i-th node of level m of a and the k-th of level n of b: it goes down on the higher level.
    constexpr bool each_under(size_t m, size_t i, size_t n, size_t k, auto f) const {
        if (certainly_apart(tree_a_.at[m].boxes[i], tree_b_.at[n].boxes[k])) return true;
        if (m == 0 && n == 0) return each_of_runs(i, k, f);
        bool const in_a = m >= n;
        auto const& below = in_a ? tree_a_.at[m - 1].count : tree_b_.at[n - 1].count;
        size_t const from = (in_a ? i : k) * fan_out;
        for (size_t c = from; c < smaller(from + fan_out, below); ++c)
            if (!(in_a ? each_under(m - 1, c, n, k, f) : each_under(m, i, n - 1, c, f))) return false;
        return true;
    }
    constexpr bool each_of_runs(size_t leaf_a, size_t leaf_b, auto f) const {
        for (size_t i = tree_a_.start(0, leaf_a); i < tree_a_.end(0, leaf_a); ++i) {
            auto const box = box_of(a_, i);
            if (certainly_apart(box, tree_b_.at[0].boxes[leaf_b])) continue;
            for (size_t k = tree_b_.start(0, leaf_b); k < tree_b_.end(0, leaf_b); ++k)
                if (!certainly_apart(box, box_of(b_, k)) && !f(i, k)) return false;
        }
        return true;
    }

    vertex_list<T> a_;
    vertex_list<U> b_;
    tree_levels<T> tree_a_;
    tree_levels<U> tree_b_;
};

}  // namespace hantei
