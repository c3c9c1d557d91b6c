// SPDX-License-Identifier: MIT
// Rings of one region that touch in points, which is legal as long as its inner points stay connected (OGC 06-103r4, section 6.1.11.1).
//
// Two rings touch at a point p if the sides of the one there are both in the same angle between those of the other; else they cross,
// or run along each other. p is a vertex of one of them at least, so all of this is told by signs of stored numbers.
// Rings that touch leave the inside connected exactly if, as a graph of rings and of points on several rings, they have no cycle: around
// a cycle there is a closed curve through those rings and points that does not meet the inside, and has some of it on both
// sides. JTS decides it alike (Davis, IsValidOp).
//
// Near p the region is several angles, and no ring alone tells which. But where one goes along a ring, the region on the left, and at p
// takes the next side to the right of the way back, one goes around one of these angles. So one gets curves, the boundaries, of which
// each vertex has one angle of the region on its left, and all angles are at one of them.
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

/// A closed curve of a region's boundary: on which side of its sides the region is.
template <class T>
class boundary_ring {
  public:
    /// The region is inside the ring (1), or outside (−1).
    constexpr boundary_ring(vertex_list<T> const& ring, int inside) : ring_(ring), inside_(inside) {}
    /// The region is on the left.
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

/// A point in which two rings touch, and for each which side it is on: its start, or between its ends.
template <class T>
struct ring_touch {
    vec<T, 2> at;
    array<size_t, 2> ring, side;
};

/// Where the way from p to q leads: 1 into the angle at p that is on the left of the way to `from` and on the right of the way to
/// `to`, −1 out of it, 0 along one of the two. These are not the same way.
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

/// Two rings of corners, by their numbers in the region.
template <class T>
class two_rings {
  public:
    constexpr two_rings(vertex_list<T> const& a, size_t number_of_a, vertex_list<T> const& b, size_t number_of_b)
        : a_(a), b_(b), numbers_{number_of_a, number_of_b} {}

    /// Adds the points in which the rings touch; or a side of a and one of b where they do not just touch.
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
    /// Of two sides that meet. What is at the end of a side is seen from the next one.
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

/// A ring at a point where it touches others.
template <class T>
struct ring_at_point {
    vec<T, 2> at;
    size_t ring, side;

    friend constexpr bool operator<(ring_at_point const& x, ring_at_point const& y) {
        return x.at == y.at ? x.ring < y.ring : lexicographically_before(x.at, y.at);
    }
};
/// In the order of the points, each ring once at each.
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

/// The first ring that closes a cycle of rings which touch, with its side there.
template <class T>
constexpr optional<ring_at_point<T>> closing_a_cycle(dynamic_array<ring_at_point<T>> const& rings, size_t ring_count) {
    dynamic_array<size_t> joined;  // to which ring each is joined: itself, where it stands for all that are joined to it
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

/// The boundaries of a region whose rings touch: closed curves with the region on the left, as the head of this file tells.
template <class T>
class region_boundaries {
  public:
    /// The next ring, the outer one first, and the points at which it touches others.
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
    /// The vertex after each one, when one goes around the angles of the region.
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

/// Those of a polygon whose rings touch, with trees over their sides; of another one none.
template <class T>
struct region_curves {
    vector<vector<vec<T, 2>>> curves;
    side_trees<vector<vector<vec<T, 2>>>> trees;

    constexpr explicit region_curves(auto const& region) : curves(around(region)), trees(curves) {}
    /// Calls f with each as a boundary_ring, until f says no.
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
/// They are kept where the holes are in a vector. A polygon over arrays goes around its few sides when it is asked.
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
