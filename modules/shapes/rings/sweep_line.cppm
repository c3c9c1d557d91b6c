// SPDX-License-Identifier: MIT
// A sweep line that decides whether the sides of rings meet, with O(n log n) signs for n sides in any arrangement.
//
// The line visits the vertices in lexicographic order. (It is vertical, except for an infinitesimal turn, so that no side is parallel to
// it.) The sides that it crosses are kept in their order along it. Up to the first point where two sides meet that have no common vertex,
// this order changes only at vertices. The sides that meet at this point are neighbors just before it, so two sides are tested when they
// become neighbors. They are in order up to then, so they meet exactly if the one that ends first does not end on its own side of the
// other, which is one orientation. The sweep ends at the first meeting, or proves that there is none. A side that continues where another
// one ends takes its place in the order. Only where two sides begin, their place is searched for.
// Sources: Shamos and Hoey, Geometric Intersection Problems, 1976; de Berg et al., Computational Geometry, section 2.1.
export module hantei:sweep_line;
import :base;
import :dynamic_array;
import :vec;
import :formulas;
import :vertex_list;
import :order_tree;

namespace hantei {

/// The sweep over rings that turn at every vertex.
template <class T>
class side_sweep {
  public:
    /// Adds the next ring, of at least three vertices.
    constexpr void add(vertex_list<T> const& ring) {
        auto const start = static_cast<uint32_t>(at_.size()), count = static_cast<uint32_t>(ring.size());
        for (uint32_t i = 0; i < count; ++i) {
            at_.push_back(ring[i]);
            next_.push_back(start + (i + 1 < count ? i + 1 : 0));
            before_.push_back(start + (i > 0 ? i : count) - 1);
            ring_.push_back(static_cast<uint32_t>(rings_.size()));
        }
        rings_.push_back({});
    }
    /// Whether no sides meet except neighbors in a ring, and all rings except the first lie inside the first and outside each other.
    constexpr bool finds_a_region() {
        auto const n = static_cast<uint32_t>(at_.size());
        for (uint32_t v = 0; v < n; ++v) order_.push_back(v);
        rng::sort(order_, [this](uint32_t v, uint32_t w) { return lexicographically_before(at_[v], at_[w]); });
        rank_.resize(n);
        for (uint32_t k = 0; k < n; ++k) rank_[order_[k]] = k;
        for (uint32_t k = 1; k < n; ++k)
            if (at_[order_[k - 1]] == at_[order_[k]]) return false;
        place_.resize(n);
        for (uint32_t k = 0; k < n; ++k)
            if (!passes(order_[k])) return false;
        return true;
    }

  private:
    struct ring_facts {
        bool met = false, counter_clockwise = false;
        uint32_t around = no_one;  ///< the innermost ring around this one
    };

    // The number of a side is that of its first vertex. The line visits its `start` first, and then its `end`.
    constexpr bool runs_forward(uint32_t side) const { return rank_[side] < rank_[next_[side]]; }
    constexpr uint32_t start(uint32_t side) const { return runs_forward(side) ? side : next_[side]; }
    constexpr uint32_t end(uint32_t side) const { return runs_forward(side) ? next_[side] : side; }
    /// The place of v relative to a side that the line crosses there: 1 above, −1 below, 0 on it.
    constexpr int height(uint32_t v, uint32_t side) const { return orientation(at_[start(side)], at_[end(side)], at_[v]); }

    /// Whether the sides in two neighboring places, which are in order where the line is, stay so until one of them ends.
    constexpr bool stay_apart(uint32_t low_place, uint32_t high_place) {
        if (low_place == no_one || high_place == no_one) return true;
        uint32_t const low = tree_.object(low_place), high = tree_.object(high_place);
        if (next_[low] == high || next_[high] == low) return true;
        bool const low_ends = rank_[end(low)] < rank_[end(high)];
        return low_ends ? height(end(low), high) < 0 : height(end(high), low) > 0;
    }
    constexpr bool passes(uint32_t v) {
        uint32_t const in = before_[v], out = v;
        bool const in_ends = end(in) == v, out_ends = end(out) == v;
        if (in_ends != out_ends) return goes_on(in_ends ? in : out, in_ends ? out : in);
        return in_ends ? both_end(in, out) : both_begin(v, in, out);
    }
    constexpr bool goes_on(uint32_t from, uint32_t to) {
        uint32_t const place = place_[to] = place_[from];
        tree_.object(place) = to;
        auto const [below, above] = tree_.beside(place);
        return stay_apart(below, place) && stay_apart(place, above);
    }
    constexpr bool both_end(uint32_t a, uint32_t b) {
        tree_.erase(place_[a]);
        auto const [below, above] = tree_.beside(place_[b]);
        tree_.erase(place_[b]);
        return stay_apart(below, above);
    }
    constexpr bool both_begin(uint32_t v, uint32_t in, uint32_t out) {
        bool const out_is_high = orientation(at_[v], at_[before_[v]], at_[next_[v]]) > 0;
        auto const gap = tree_.search([&](uint32_t side) { return height(v, side); });
        if (!gap.has_value() || !is_well_placed(v, gap->below, !out_is_high)) return false;
        uint32_t const low = tree_.insert(out_is_high ? in : out, *gap);
        uint32_t const high = tree_.insert(out_is_high ? out : in, {low, gap->above});
        place_[in] = out_is_high ? low : high;
        place_[out] = out_is_high ? high : low;
        return stay_apart(gap->below, low) && stay_apart(high, gap->above);
    }
    /// Whether the ring of v is in its place: the first ring inside no other, all others directly inside the first. This is decided when
    /// the line visits the ring for the first time: the side directly below v determines the ring around it.
    constexpr bool is_well_placed(uint32_t v, uint32_t place_below, bool counter_clockwise) {
        ring_facts& ring = rings_[ring_[v]];
        if (ring.met) return true;
        ring.met = true;
        ring.counter_clockwise = counter_clockwise;
        if (place_below != no_one) {
            uint32_t const side = tree_.object(place_below);
            ring_facts const& other = rings_[ring_[side]];
            ring.around = runs_forward(side) == other.counter_clockwise ? ring_[side] : other.around;
        }
        return ring.around == (ring_[v] == 0 ? no_one : 0);
    }

    dynamic_array<vec<T, 2>> at_;
    dynamic_array<uint32_t> next_, before_, ring_;  // of each vertex
    dynamic_array<uint32_t> order_, rank_;  // the vertices as the line comes to them, and the place of each in that order
    dynamic_array<uint32_t> place_;  // of each side that the line crosses, in the tree
    dynamic_array<ring_facts> rings_;
    order_tree tree_;
};

/// Whether no sides of these rings meet except neighbors in a ring, and all rings except the first lie inside the first and outside each
/// other.
template <class T>
constexpr bool shows_region(list_run<T> const& rings) {
    side_sweep<T> sweep;
    for (size_t i = 0; i < rings.count; ++i) sweep.add(rings.first[i]);
    return sweep.finds_a_region();
}

}  // namespace hantei
