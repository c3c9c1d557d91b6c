// SPDX-License-Identifier: MIT
// Rings of one region that touch in points.
//
// This is legal as long as the interior of the region stays connected (OGC 06-103r4, section 6.1.11.1).
//
// Two rings touch at a common point p if both sides of one ring at p are in the same angle between the sides of the other ring. Otherwise
// they cross or run along each other. p is a vertex of at least one of them, so signs of stored numbers decide all of this.
//
// Consider the graph of the rings and of the points that are on several rings. The interior stays connected exactly if this graph has no
// cycle: around a cycle there is a closed curve through its rings and points that does not meet the interior, and that has parts of the
// interior on both sides. JTS decides it in the same way (Davis, IsValidOp).
//
// Near p the region consists of several angles, and no single ring determines them. Follow a ring with the region on the left. At p,
// continue on the first outgoing side that is found by turning clockwise from the way back: this goes around one of the angles. The closed
// curves that result are the boundaries. Each vertex of a boundary has a single angle of the region on its left, and each angle is at one
// such vertex.
export module hantei:touching_rings;
import :base;
import :dynamic_array;
import :vec;
import :formulas;
import :vertex_list;
import :side_tree;
import :kept_tree;
import :ring;

namespace hantei {

/// A closed curve of a region's boundary, and on which side of it the region is.
template <class T>
class boundary_ring {
  public:
    /// A ring with the region inside (1) or outside (−1).
    constexpr boundary_ring(vertex_list<T> const& ring, int inside) : ring_(ring), inside_(inside) {}
    /// A curve with the region on the left.
    constexpr explicit boundary_ring(vertex_list<T> const& curve) : ring_(curve), region_side_(1) {}

    constexpr vertex_list<T> const& vertices() const { return ring_; }
    /// 1 if the region is on the left of the sides, −1 if on the right.
    constexpr int region_side() {
        if (region_side_ == 0) region_side_ = turn_at(ring_, extreme_vertex(ring_)) * inside_;
        return region_side_;
    }

  private:
    vertex_list<T> ring_;
    int inside_ = 0, region_side_ = 0;
};

/// A point where two rings touch, and for each ring its number and the side that contains the point, as its start or between its ends.
template <class T>
struct ring_touch {
    vec<T, 2> at;
    array<size_t, 2> ring, side;
};

/// The place of the direction from p to q relative to an angle at p: 1 inside, −1 outside, 0 along one of its legs. The angle is to the
/// left of the direction from p to `from` and to the right of the direction from p to `to`. These two directions must differ.
template <class T>
constexpr int place_in_angle(vec<T, 2> const& p, vec<T, 2> const& from, vec<T, 2> const& to, vec<T, 2> const& q) {
    int const of_from = orientation(p, from, q), of_to = orientation(p, to, q), bend = orientation(p, from, to);
    auto const leads_to = [&](vec<T, 2> const& end) {
        return lexicographically_before(p, end) == lexicographically_before(p, q);
    };
    if ((of_from == 0 && leads_to(from)) || (of_to == 0 && leads_to(to))) return 0;
    bool const left = of_from > 0, right = of_to < 0;
    return (bend > 0 ? left && right : bend < 0 ? left || right : left) ? 1 : -1;
}

/// Two rings of corners, with their numbers in the region.
template <class T>
class two_rings {
  public:
    constexpr two_rings(vertex_list<T> const& a, size_t number_of_a, vertex_list<T> const& b, size_t number_of_b)
        : a_(a), b_(b), numbers_{number_of_a, number_of_b} {}

    /// Appends the points where the rings touch. Returns a side of a and a side of b that cross or run along each other, if there are such.
    constexpr optional<array<size_t, 2>> find_touches(dynamic_array<ring_touch<T>>& found) const {
        optional<array<size_t, 2>> crossing;
        for (size_t i = 0; i < a_.size() && !crossing.has_value(); ++i) {
            each_side_met(b_, 0, a_[i], a_[i + 1], [&](size_t k) {
                if (!only_touch(i, k, found)) crossing = {i, k};
                return !crossing.has_value();
            });
        }
        return crossing;
    }

  private:
    static constexpr bool is_on(vec<T, 2> const& p, vertex_list<T> const& ring, size_t side) {
        auto const &v = ring[side], &w = ring[side + 1];
        return p == v || p == w ||
               (orientation(v, w, p) == 0 && lexicographically_before(v, p) == lexicographically_before(p, w));
    }
    /// Whether two sides that meet only touch, as far as these two tell. Appends the point where they touch. A point at the end of a side
    /// is left to the next side.
    constexpr bool only_touch(size_t i, size_t k, dynamic_array<ring_touch<T>>& found) const {
        bool const at_start = is_on(a_[i], b_, k);
        if (!at_start && !is_on(b_[k], a_, i)) return is_on(a_[i + 1], b_, k) || is_on(b_[k + 1], a_, i);
        vec<T, 2> const p = at_start ? a_[i] : b_[k];
        if (p == a_[i + 1] || p == b_[k + 1]) return true;
        auto const &from = a_[i + 1], &to = before(p, a_, i);
        int const way_in = place_in_angle(p, from, to, before(p, b_, k)), way_out = place_in_angle(p, from, to, b_[k + 1]);
        if (way_in != way_out || way_in == 0) return false;
        found.push_back({p, numbers_, {i, k}});
        return true;
    }
    /// The vertex before p on a side of the ring.
    static constexpr vec<T, 2> const& before(vec<T, 2> const& p, vertex_list<T> const& ring, size_t side) {
        return ring[p == ring[side] ? side + ring.size() - 1 : side];
    }

    vertex_list<T> a_, b_;
    array<size_t, 2> numbers_;
};

/// A ring at a point where it touches others, and its side there.
template <class T>
struct ring_at_point {
    vec<T, 2> at;
    size_t ring, side;

    friend constexpr bool operator<(ring_at_point const& x, ring_at_point const& y) {
        return x.at == y.at ? x.ring < y.ring : lexicographically_before(x.at, y.at);
    }
};
/// The rings at all points where they touch, in the order of the points, with each ring once at each point.
template <class T>
constexpr dynamic_array<ring_at_point<T>> rings_at_points(dynamic_array<ring_touch<T>> const& meetings) {
    dynamic_array<ring_at_point<T>> all;
    for (size_t k = 0; k < meetings.size(); ++k)
        for (size_t i = 0; i < 2; ++i) all.push_back({meetings[k].at, meetings[k].ring[i], meetings[k].side[i]});
    rng::sort(all.data(), all.data() + all.size(), [](auto const& x, auto const& y) { return x < y; });
    dynamic_array<ring_at_point<T>> once;
    for (size_t i = 0; i < all.size(); ++i)
        if (once.empty() || once.back() < all[i]) once.push_back(all[i]);
    return once;
}

/// The first ring that closes a cycle of touching rings, with its side there; nothing if there is no cycle.
template <class T>
constexpr optional<ring_at_point<T>> closing_a_cycle(dynamic_array<ring_at_point<T>> const& rings, size_t ring_count) {
    dynamic_array<size_t> joined;  // union-find: the parent of each ring; a root is its own parent
    joined.reserve(ring_count);
    for (size_t i = 0; i < ring_count; ++i) joined.push_back(i);
    auto const root = [&joined](size_t i) {
        while (joined[i] != i) i = joined[i] = joined[joined[i]];
        return i;
    };
    for (size_t i = 1; i < rings.size(); ++i) {
        if (rings[i - 1].at != rings[i].at) continue;
        size_t const last = root(rings[i - 1].ring), next = root(rings[i].ring);
        if (last == next) return rings[i];
        joined[next] = last;
    }
    return {};
}

/// The boundaries of a region whose rings touch: closed curves with the region on the left, as described at the head of this file.
template <class T>
class region_boundaries {
  public:
    /// Adds the next ring, the outer one first. `touching` are the rings at all points where they touch.
    constexpr void add(vertex_list<T> const& ring, dynamic_array<ring_at_point<T>> const& touching) {
        size_t const number = ring_count_++, start = at_.size();
        bool const forwards = (turn_at(ring, extreme_vertex(ring)) > 0) == (number == 0);
        dynamic_array<ring_at_point<T>> on_side;
        for (size_t i = 0; i < ring.size(); ++i) {
            at_.push_back(ring[i]);
            on_side.clear();
            for (size_t k = 0; k < touching.size(); ++k) {
                auto const& t = touching[k];
                if (t.ring == number && t.side == i && t.at != ring[i]) on_side.push_back(t);
            }
            rng::sort(on_side.data(), on_side.data() + on_side.size(), [](auto const& x, auto const& y) { return x < y; });
            bool const ascends = lexicographically_before(ring[i], ring[i + 1]);
            for (size_t k = 0; k < on_side.size(); ++k) at_.push_back(on_side[ascends ? k : on_side.size() - 1 - k].at);
        }
        size_t const count = at_.size() - start;
        for (size_t i = 0; i < count; ++i) {
            size_t const after = start + (i + 1) % count, before = start + (i + count - 1) % count;
            next_.push_back(forwards ? after : before);
            before_.push_back(forwards ? before : after);
        }
    }
    constexpr vector<vector<vec<T, 2>>> curves() const {
        auto const after = ways_on();
        vector<vector<vec<T, 2>>> all;
        dynamic_array<bool> taken(at_.size(), false);
        for (size_t i = 0; i < at_.size(); ++i) {
            if (taken[i]) continue;
            all.emplace_back();
            for (size_t k = i; !taken[k]; k = after[k]) {
                taken[k] = true;
                all.back().push_back(at_[k]);
            }
        }
        return all;
    }

  private:
    /// The vertex that follows each vertex along the boundaries, which go around the angles of the region.
    constexpr dynamic_array<size_t> ways_on() const {
        dynamic_array<size_t> order, after = next_;
        for (size_t i = 0; i < at_.size(); ++i) order.push_back(i);
        rng::sort(order.data(), order.data() + order.size(),
                  [this](size_t i, size_t k) { return lexicographically_before(at_[i], at_[k]); });
        for (size_t from = 0, to = 0; from < order.size(); from = to) {
            for (to = from; to < order.size() && at_[order[to]] == at_[order[from]]; ++to) {
            }
            for (size_t i = from; i < to; ++i) {
                size_t const v = order[i];
                for (size_t k = from; k < to; ++k) {
                    size_t const other = next_[order[k]];
                    if (place_in_angle(at_[v], at_[after[v]], at_[before_[v]], at_[other]) > 0) after[v] = other;
                }
            }
        }
        return after;
    }

    dynamic_array<vec<T, 2>> at_;
    dynamic_array<size_t> next_, before_;
    size_t ring_count_ = 0;
};

/// The boundary curves of a polygon whose rings touch, with trees over their sides. Another polygon has none here.
template <class T>
struct region_curves {
    vector<vector<vec<T, 2>>> curves;
    side_trees<vector<vector<vec<T, 2>>>> trees;

    constexpr explicit region_curves(auto const& region) : curves(around(region)), trees(curves) {}
    /// Calls f with each curve as a boundary_ring, until f returns false.
    constexpr void each(auto f) const {
        for (size_t i = 0; i < curves.size(); ++i) {
            boundary_ring boundary(vertex_list(curves[i], true, trees.boxes(i)));
            if (!f(boundary)) return;
        }
    }

  private:
    static constexpr vector<vector<vec<T, 2>>> around(auto const& region) {
        if (!region.facts().rings_touch || region.facts().flaw.what != defect::kind::none) return {};
        dynamic_array<ring_touch<T>> met;
        for (size_t i = 0; i < region.hole_count(); ++i) {
            two_rings(region.hole(i), i + 1, region.core_vertices(), 0).find_touches(met);
            for (size_t k = 0; k < i; ++k) two_rings(region.hole(i), i + 1, region.hole(k), k + 1).find_touches(met);
        }
        auto const touching = rings_at_points(met);
        region_boundaries<T> boundaries;
        region.each_ring([&](auto const& ring) {
            boundaries.add(ring, touching);
            return true;
        });
        return boundaries.curves();
    }
};
/// The boundary curves as a polygon keeps them, which it does only if its holes are in a vector. A polygon over arrays computes them from
/// its few sides whenever it is asked.
template <vertex_range V, class Holes>
struct kept_boundaries_of {
    constexpr explicit kept_boundaries_of(auto const&) {}
    friend constexpr bool operator==(kept_boundaries_of const&, kept_boundaries_of const&) { return true; }
};
template <vertex_range V, class Holes>
    requires is_vector<Holes>
struct kept_boundaries_of<V, Holes> {
    region_curves<vertex_scalar<V>> curves;

    constexpr explicit kept_boundaries_of(auto const& region) : curves(region) {}
    friend constexpr bool operator==(kept_boundaries_of const&, kept_boundaries_of const&) { return true; }
};

}  // namespace hantei
