// SPDX-License-Identifier: MIT
// The corners and sides of two disjoint boundaries that may be the closest: a branch-and-bound search in doubles over the trees of bounding boxes.
//
// Two disjoint sets of sides always have closest points of which one is a corner. The search descends the trees of both sets (side_tree.cppm),
// nearer boxes before farther ones. It keeps every pair of a corner and a side whose squared distance may be the least, so all closest pairs are
// among those it keeps.
//
// All numbers are scaled by a power of two, so that the greatest magnitude is about 1. A stored number is then known up to an error δ, which is 0
// for doubles, floats and 32-bit integers. Let u = 2^-53 and D = 2·(δ of a + δ of b) + 2^-1070·scale + 2^-300, which covers underflow, too.
// - A corner p at a side from f along d, with e = p − f, has the squared distance |e|² − c·(2t − c)/|d|², where t = d·e and c is t clamped to
//   [0, |d|²]. The differences have a relative error u, t is known to 4u·|d||e|, |d|² to a relative error 4u. If the foot is inside the side,
//   c = t, and the result is off by less than 20u·|e|². Beyond its end |d| <= |e|, and the result is off by less than 32u·|e|². If rounding
//   takes an end for a foot or the reverse, the result is off by the square of the error of t, over |d|²: by less than 64u²·|e|². A side shorter
//   than 2^-300 is treated as its start.
//   Corners that are off by δ change the distance r by at most √2·(δ of a + δ of b) < D, and its square by less than D·(2r + D).
//   With r <= |e| <= |e.x| + |e.y| =: m: the squared distance is known to 2^-47·|e|² + 3·D·m + D² + 2^-400.
// - Let g and h be the gaps between two boxes along the axes. The squares of the true distances between their contents are not below
//   (g² + h²)·(1 − 2^-48) − 3·D·(g + h) − 2^-400.
// A comparison with NaN never drops a candidate.
// Source: Ericson, Real-Time Collision Detection, sections 5.1.2 and 6.3; Roussopoulos, Kelley and Vincent, Nearest Neighbor Queries, 1995.
export module hantei:near_search;
import :base;
import :dynamic_array;
import :generic_arithmetic;
import :scalar;
import :rational;
import :rounding;
import :vec;
import :aabb;
import :vertex_list;
import :side_tree;

namespace hantei {

/// A corner of one boundary and a side of the other, by their indices. The index of a side is that of its first corner.
struct corner_at_side {
    size_t corner, side;
    bool corner_of_a;

    constexpr size_t of_a() const { return corner_of_a ? corner : side; }
    constexpr size_t of_b() const { return corner_of_a ? side : corner; }
    /// The order that decides between equally close candidates: by the index on a, then by the index on b.
    friend constexpr bool operator<(corner_at_side const& x, corner_at_side const& y) {
        if (x.of_a() != y.of_a()) return x.of_a() < y.of_a();
        if (x.of_b() != y.of_b()) return x.of_b() < y.of_b();
        return x.corner_of_a && !y.corner_of_a;
    }
};

/// A position in doubles.
struct approximate_corner {
    double x = 0, y = 0;
};

/// A side, prepared for the search in doubles.
struct candidate_side {
    approximate_corner from;
    double dx = 0, dy = 0, length = 0, inverse = 0;

    candidate_side() = default;
    [[gnu::always_inline]] constexpr candidate_side(approximate_corner const& p, approximate_corner const& q)
        : from(p), dx(q.x - p.x), dy(q.y - p.y), length(dx * dx + dy * dy), inverse(length > 0x1p-600 ? 1 / length : 0) {}
    /// The squared distance of p from the side: |e|² − c·(2t − c) / |d|², where e = p − from, t = d·e and c is t clamped to [0, |d|²].
    [[gnu::always_inline]] constexpr double squared_distance(approximate_corner const& p) const {
        double const ex = p.x - from.x, ey = p.y - from.y, t = dx * ex + dy * ey;
        double const c = smaller(larger(t, 0.0), length);
        return (ex * ex + ey * ey) - c * (t + t - c) * inverse;
    }
};

template <scalar T>
[[gnu::always_inline]] constexpr double approximate_number(T const& x) {
    if constexpr (same_as<T, rational>) {
        return to_nearest<double>(x);
    } else {
        return static_cast<double>(x);
    }
}
/// The error of a stored number when it is converted to double, relative to the greatest number.
template <scalar T>
inline constexpr double approximate_number_error = same_as<T, rational> || same_as<T, int64_t> ? 0x1p-52 : 0;

/// The greatest magnitude of a coordinate in a box, or in the boxes around a list of vertices.
template <class T>
constexpr double extent_of(aabb<T, 2> const& box) {
    double const x = larger(magnitude_of(approximate_number(box.min.x)), magnitude_of(approximate_number(box.max.x)));
    return larger(x, larger(magnitude_of(approximate_number(box.min.y)), magnitude_of(approximate_number(box.max.y))));
}
template <class T>
constexpr double extent_of(vertex_list<T> const& list) {
    tree_levels<T> const tree(list);
    double extent = 0;
    for (size_t i = 0; i < tree.at[tree.top].count; ++i) extent = larger(extent, extent_of(tree.at[tree.top].boxes[i]));
    return extent;
}

/// The conversion of stored numbers to doubles: the scale, and the error bound D.
struct approximate_frame {
    double scale = 1, off = 0x1p-300;

    constexpr approximate_frame() = default;
    /// For numbers of magnitude up to `extent`, which are off by up to part_off · extent.
    constexpr approximate_frame(double extent, double part_off) {
        int const exponent = static_cast<int>(bit_cast<uint64_t>(extent) >> 52);
        int const biased = smaller(larger(2046 - exponent, 1), 2023);
        scale = bit_cast<double>(static_cast<uint64_t>(biased) << 52);
        off = 8 * part_off + 0x1p-1070 * scale + 0x1p-300;
    }
    template <class T>
    [[gnu::always_inline]] constexpr approximate_corner at(vec<T, 2> const& p) const {
        return {approximate_number(p.x) * scale, approximate_number(p.y) * scale};
    }
    /// The error bound of the squared distance of a corner from a side, for the offset e of the corner from the side's start.
    [[gnu::always_inline]] constexpr double error_at(double ex, double ey) const {
        return 0x1p-47 * (ex * ex + ey * ey) + off * (3 * (magnitude_of(ex) + magnitude_of(ey)) + off) + 0x1p-400;
    }
    /// The error bound of products of the side's direction d and the offsets of a corner from its ends. The differences are known to a relative
    /// error u and to D, products and sums of two of them to a relative error 4u and to D·(|d| + |e|) + D².
    [[gnu::always_inline]] constexpr double product_error(double dx, double dy, double ex, double ey) const {
        double const d = magnitude_of(dx) + magnitude_of(dy), e = magnitude_of(ex) + magnitude_of(ey) + d;
        return 0x1p-49 * d * e + off * (2 * (d + e) + 4 * off) + 0x1p-400;
    }
};

/// The search: it collects the pairs of a corner and a side of two boundaries that may be the closest.
template <class T, class U>
class near_search {
  public:
    /// The lists only name the scalars of the boundaries.
    constexpr near_search(approximate_frame const& frame, vertex_list<T> const&, vertex_list<U> const&) : frame_(frame) {}

    /// Searches the sides of two lists. The indices of their vertices are counted from `before_a` and `before_b`.
    constexpr void look_at(vertex_list<T> const& a, size_t before_a, vertex_list<U> const& b, size_t before_b) {
        lists const both{a, b, tree_levels<T>(a), tree_levels<U>(b), before_a, before_b};
        array<near_nodes, fan_out * fan_out> tops;
        size_t count = 0;
        auto const& level_a = both.tree_a.at[both.tree_a.top];
        auto const& level_b = both.tree_b.at[both.tree_b.top];
        for (size_t i = 0; i < level_a.count; ++i)
            for (size_t k = 0; k < level_b.count; ++k)
                add_in_order(tops.data(), count,
                             {both.tree_a.top, i, both.tree_b.top, k, squared_gap(level_a.boxes[i], level_b.boxes[k])});
        for (size_t i = 0; i < count; ++i) go_down(both, tops[i]);
    }
    /// The candidates that are left, in order.
    constexpr dynamic_array<corner_at_side> survivors() {
        drop_farther();
        dynamic_array<corner_at_side> left;
        left.reserve(found_.size());
        for (size_t i = 0; i < found_.size(); ++i) left.push_back(found_[i].what);
        rng::sort(left, [](corner_at_side const& x, corner_at_side const& y) { return x < y; });
        return left;
    }

  private:
    struct candidate {
        corner_at_side what;
        double low;  // lower bound of its squared distance
    };
    struct lists {
        vertex_list<T> const& a;
        vertex_list<U> const& b;
        tree_levels<T> tree_a;
        tree_levels<U> tree_b;
        size_t before_a, before_b;
    };
    /// A node of each tree. `low` is a lower bound of the squared distances between the sides below them.
    struct near_nodes {
        size_t level_a = 0, a = 0, level_b = 0, b = 0;
        double low = 0;
    };

    constexpr double squared_gap(aabb<T, 2> const& a, aabb<U, 2> const& b) const {
        approximate_corner const low_a = frame_.at(a.min), high_a = frame_.at(a.max), low_b = frame_.at(b.min),
                                 high_b = frame_.at(b.max);
        double const g = larger(larger(low_a.x - high_b.x, low_b.x - high_a.x), 0.0);
        double const h = larger(larger(low_a.y - high_b.y, low_b.y - high_a.y), 0.0);
        return (g * g + h * h) * (1 - 0x1p-48) - 3 * frame_.off * (g + h) - 0x1p-400;
    }
    static constexpr void add_in_order(near_nodes* at, size_t& count, near_nodes const& x) {
        size_t i = count++;
        for (; i > 0 && x.low < at[i - 1].low; --i) at[i] = at[i - 1];
        at[i] = x;
    }
    /// Descends from a pair of nodes, in the tree whose node is on the higher level.
    constexpr void go_down(lists const& both, near_nodes const& x) {
        if (x.low > least_) return;
        if (x.level_a == 0 && x.level_b == 0) return look_at_runs(both, x.a, x.b);
        array<near_nodes, fan_out> below;
        size_t count = 0;
        if (x.level_a >= x.level_b) {
            auto const& level = both.tree_a.at[x.level_a - 1];
            auto const& box = both.tree_b.at[x.level_b].boxes[x.b];
            for (size_t i = x.a * fan_out; i < smaller((x.a + 1) * fan_out, level.count); ++i)
                add_in_order(below.data(), count, {x.level_a - 1, i, x.level_b, x.b, squared_gap(level.boxes[i], box)});
        } else {
            auto const& level = both.tree_b.at[x.level_b - 1];
            auto const& box = both.tree_a.at[x.level_a].boxes[x.a];
            for (size_t i = x.b * fan_out; i < smaller((x.b + 1) * fan_out, level.count); ++i)
                add_in_order(below.data(), count, {x.level_a, x.a, x.level_b - 1, i, squared_gap(box, level.boxes[i])});
        }
        for (size_t i = 0; i < count; ++i) go_down(both, below[i]);
    }
    /// Looks at the sides of two leaves, a few of those of b at a time.
    constexpr void look_at_runs(lists const& both, size_t leaf_a, size_t leaf_b) {
        size_t const end_b = both.tree_b.end(0, leaf_b);
        for (size_t start = both.tree_b.start(0, leaf_b); start < end_b; start += fan_out)
            look_at_sides(both, both.tree_a.start(0, leaf_a), both.tree_a.end(0, leaf_a), start,
                          smaller(start + fan_out, end_b));
    }
    constexpr void look_at_sides(lists const& both, size_t from_a, size_t to_a, size_t from_b, size_t to_b) {
        array<candidate_side, fan_out> sides_b;
        approximate_corner p = frame_.at(both.b[from_b]);
        for (size_t k = from_b; k < to_b; ++k) {
            approximate_corner const q = frame_.at(both.b[k + 1]);
            sides_b[k - from_b] = {p, q};
            p = q;
        }
        approximate_corner const last_b = p;
        bool const ends_b = !both.b.is_closed() && to_b == both.b.sides();  // the last corner begins no side
        approximate_corner q = frame_.at(both.a[from_a]);
        for (size_t i = from_a; i < to_a; ++i) {
            approximate_corner const next = frame_.at(both.a[i + 1]);
            candidate_side const side_a(q, next);
            bool const ends_a = !both.a.is_closed() && i + 1 == both.a.sides();
            for (size_t k = from_b; k < to_b; ++k) {
                candidate_side const& side_b = sides_b[k - from_b];
                look(side_b, q, {both.before_a + i, both.before_b + k, true});
                if (ends_a) look(side_b, next, {both.before_a + i + 1, both.before_b + k, true});
                look(side_a, side_b.from, {both.before_b + k, both.before_a + i, false});
            }
            if (ends_b) look(side_a, last_b, {both.before_b + to_b, both.before_a + i, false});
            q = next;
        }
    }
    [[gnu::always_inline]] constexpr void look(candidate_side const& side, approximate_corner const& p,
                                               corner_at_side const& what) {
        double const squared = side.squared_distance(p), error = frame_.error_at(p.x - side.from.x, p.y - side.from.y);
        if (squared - error > least_) return;
        add({what, squared - error}, squared + error);
    }
    constexpr void add(candidate const& c, double high) {
        least_ = smaller(least_, high);
        found_.push_back(c);
        if (found_.size() < crowd_) return;
        drop_farther();
        crowd_ = larger(crowd_, 2 * found_.size());
    }
    constexpr void drop_farther() {
        size_t kept = 0;
        for (size_t i = 0; i < found_.size(); ++i)
            if (!(found_[i].low > least_)) found_[kept++] = found_[i];
        found_.resize(kept);
    }

    approximate_frame frame_;
    double least_ = numeric_limits<double>::infinity();  // upper bound of the least squared distance
    size_t crowd_ = 64;
    dynamic_array<candidate> found_;
};

}  // namespace hantei
