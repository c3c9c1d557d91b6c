// SPDX-License-Identifier: MIT
// An ordered sequence of objects with links to their neighbors, for the sides that a sweep line crosses. The order is found by comparing.
export module hantei:order_tree;
import :base;
import :dynamic_array;

namespace hantei {

inline constexpr uint32_t no_one = ~uint32_t{0};

/// A treap of objects, each with links to its neighbors in the order: a binary search tree that is also a heap for pseudorandom priorities,
/// so that its expected depth is O(log n). An object is inserted where a search for it ends. The tree refers to places, each of which holds
/// an object.
/// Source: Seidel and Aragon, Randomized Search Trees, 1996.
class order_tree {
  public:
    /// Two places next to each other in the order, either of which may be `no_one`.
    struct gap {
        uint32_t below = no_one, above = no_one;
    };

    constexpr gap beside(uint32_t place) const { return nodes_[place].beside; }
    constexpr uint32_t& object(uint32_t place) { return nodes_[place].object; }

    /// The gap where a search ends. It descends by sign(object): 1 if what is searched for is above the object, −1 if below. If a sign is
    /// 0, there is no gap.
    constexpr optional<gap> search(auto sign) const {
        gap found;
        for (uint32_t place = root_; place != no_one;) {
            int const s = sign(nodes_[place].object);
            if (s == 0) return {};
            (s > 0 ? found.below : found.above) = place;
            place = nodes_[place].child[s > 0];
        }
        return found;
    }
    /// Inserts an object in a gap, and returns its new place.
    constexpr uint32_t insert(uint32_t object, gap const& at) {
        auto const x = static_cast<uint32_t>(nodes_.size());
        nodes_.push_back({{no_one, no_one}, no_one, object, at});
        join(at.below, x);
        join(x, at.above);
        bool const right = at.below != no_one && nodes_[at.below].child[1] == no_one;  // else the one above has no left child
        uint32_t const parent = right ? at.below : at.above;
        if (parent == no_one) {
            root_ = x;
        } else {
            hang(x, parent, right);
        }
        while (nodes_[x].parent != no_one && lot(nodes_[x].parent) < lot(x)) lift(x);
        return x;
    }
    constexpr void erase(uint32_t x) {
        join(nodes_[x].beside.below, nodes_[x].beside.above);
        for (;;) {
            uint32_t const left = nodes_[x].child[0], right = nodes_[x].child[1];
            if (left == no_one || right == no_one) return take_place(left == no_one ? right : left, x);
            lift(lot(left) < lot(right) ? right : left);
        }
    }

  private:
    struct node {
        array<uint32_t, 2> child;
        uint32_t parent, object;
        gap beside;
    };

    /// The priority of a place: its bits, mixed. Source: Appleby, MurmurHash3, fmix32.
    static constexpr uint32_t lot(uint32_t x) {
        x = (x ^ (x >> 16)) * 0x85ebca6bU;
        x = (x ^ (x >> 13)) * 0xc2b2ae35U;
        return x ^ (x >> 16);
    }
    constexpr void join(uint32_t below, uint32_t above) {
        if (below != no_one) nodes_[below].beside.above = above;
        if (above != no_one) nodes_[above].beside.below = below;
    }
    constexpr void hang(uint32_t x, uint32_t parent, size_t k) {
        nodes_[parent].child[k] = x;
        if (x != no_one) nodes_[x].parent = parent;
    }
    /// Puts x where y is in the tree.
    constexpr void take_place(uint32_t x, uint32_t y) {
        uint32_t const parent = nodes_[y].parent;
        if (parent != no_one) return hang(x, parent, nodes_[parent].child[1] == y);
        root_ = x;
        if (x != no_one) nodes_[x].parent = no_one;
    }
    /// Rotates x above its parent, which becomes its child.
    constexpr void lift(uint32_t x) {
        uint32_t const parent = nodes_[x].parent;
        size_t const k = nodes_[parent].child[1] == x;
        take_place(x, parent);
        hang(nodes_[x].child[1 - k], parent, k);
        hang(parent, x, 1 - k);
    }

    dynamic_array<node> nodes_;
    uint32_t root_ = no_one;
};

}  // namespace hantei
