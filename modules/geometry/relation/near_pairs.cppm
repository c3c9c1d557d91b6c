// SPDX-License-Identifier: MIT
// The pairs of sides of two rings or chains that may meet: those whose bounding boxes meet.
export module hantei:near_pairs;
import :base;
import :vec;
import :aabb;
import :decide;
import :vertex_list;
import :side_tree;

namespace hantei {

/// The pairs of sides of two lists that may meet, found by their trees: nothing below two disjoint boxes is looked at.
/// Source: Ericson, Real-Time Collision Detection, section 6.3 (descending two hierarchies).
template <class T, class U>
class near_pairs {
  public:
    constexpr near_pairs(vertex_list<T> const& a, vertex_list<U> const& b) : a_(a), b_(b) {}

    /// Calls f(i, k) for every side i of a and k of b whose boxes meet, until f returns false. Returns whether f never did.
    constexpr bool each(auto f) const {
        if constexpr (is_small_program) {  // its lists have no trees
            return each_of({0, a_.sides()}, {0, b_.sides()}, [](auto const&) { return true; }, f);
        } else {
            trees const both{tree_levels<T>(a_), tree_levels<U>(b_)};
            for (size_t i = 0; i < both.a.at[both.a.top].count; ++i)
                for (size_t k = 0; k < both.b.at[both.b.top].count; ++k)
                    if (!each_under(both, both.a.top, i, both.b.top, k, f)) return false;
            return true;
        }
    }

  private:
    struct trees {
        tree_levels<T> a;
        tree_levels<U> b;
    };
    struct run {
        size_t from, to;
    };
    template <class X>
    static constexpr aabb<X, 2> box_of(vertex_list<X> const& list, size_t i) {
        return {min(list[i], list[i + 1]), max(list[i], list[i + 1])};
    }
    /// Visits the pairs below the i-th node of level m of a and the k-th node of level n of b. It descends from the node on the higher level.
    constexpr bool each_under(trees const& both, size_t m, size_t i, size_t n, size_t k, auto f) const {
        if (certainly_apart(both.a.at[m].boxes[i], both.b.at[n].boxes[k])) return true;
        if (m == 0 && n == 0) {
            auto const meets_leaf = [&](auto const& box) { return !certainly_apart(box, both.b.at[0].boxes[k]); };
            return each_of({both.a.start(0, i), both.a.end(0, i)}, {both.b.start(0, k), both.b.end(0, k)}, meets_leaf, f);
        }
        bool const in_a = m >= n;
        auto const& below = in_a ? both.a.at[m - 1].count : both.b.at[n - 1].count;
        size_t const from = (in_a ? i : k) * fan_out;
        for (size_t c = from; c < smaller(from + fan_out, below); ++c)
            if (!(in_a ? each_under(both, m - 1, c, n, k, f) : each_under(both, m, i, n - 1, c, f))) return false;
        return true;
    }
    /// Visits the pairs of two runs of sides, for the sides of a whose box is `worth` a look.
    constexpr bool each_of(run const& of_a, run const& of_b, auto worth, auto f) const {
        for (size_t i = of_a.from; i < of_a.to; ++i) {
            auto const box = box_of(a_, i);
            if (!worth(box)) continue;
            for (size_t k = of_b.from; k < of_b.to; ++k)
                if (!certainly_apart(box, box_of(b_, k)) && !f(i, k)) return false;
        }
        return true;
    }

    vertex_list<T> a_;
    vertex_list<U> b_;
};

}  // namespace hantei
