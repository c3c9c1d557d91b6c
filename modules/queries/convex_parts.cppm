// SPDX-License-Identifier: MIT
// The decomposition of a region into convex parts, by diagonals between its own vertices.
//
// Every hole is joined to the outer curve by a bridge, which is passed there and back. The bridge starts at the rightmost vertex of the
// hole, and the hole that reaches farthest to the right comes first: so some vertex of the curve is visible from there. A single curve
// results. Ears, which are triangles that contain no other vertex, are cut off from it. Then each diagonal is removed if the angles at both
// of its ends stay convex. Each diagonal that stays is needed by a vertex where the region is not convex, and each such vertex needs two at
// most. Signs of stored numbers decide all of this.
// Sources: Eberly, Triangulation by Ear Clipping, 2002; O'Rourke, Computational Geometry in C, sections 1.3 and 2.5 (Hertel and Mehlhorn).
export module hantei:convex_parts;
import :base;
import :dynamic_array;
import :generic_arithmetic;
import :vec;
import :formulas;
import :alternatives;
import :sentence;
import :unary_dispatch;
import :shape_traits;
import :ring;
import :touching_rings;
import :convex;

namespace hantei {

template <class T>
class region_cutter {
  public:
    /// Takes the curves of the boundary, each with the region on its left.
    constexpr explicit region_cutter(auto const& region) {
        region.each_boundary([this](auto& boundary) {
            auto const list = boundary.vertices();
            curve_.clear();
            for (size_t i = 0; i < list.size(); ++i)
                curve_.push_back(list[boundary.region_side() > 0 ? i : list.size() - 1 - i]);
            curves_.push_back(curve_);
            return true;
        });
    }
    constexpr vector<convex<vector<vec<T, 2>>>> members() {
        bridge_holes();
        cut_ears();
        join_halves();
        take_diagonals_away();
        vector<convex<vector<vec<T, 2>>>> all;
        dynamic_array<bool> taken(origin_.size(), false);
        for (size_t i = 0; i < origin_.size(); ++i) {
            if (taken[i] || gone_[i]) continue;
            vector<vec<T, 2>> corners;
            for (size_t k = i; !taken[k]; k = next_[k]) {
                taken[k] = true;
                corners.push_back(origin_[k]);
            }
            all.emplace_back(static_cast<vector<vec<T, 2>>&&>(corners));
        }
        return all;
    }

  private:
    using position = vec<T, 2>;
    using positions = dynamic_array<position>;

    // ------------------------------------------------------------------------------------------- bridges
    constexpr void bridge_holes() {
        dynamic_array<size_t> order;
        for (size_t i = 1; i < curves_.size(); ++i) order.push_back(i);
        rng::sort(order, [this](size_t i, size_t k) { return lexicographically_before(last_of(k), last_of(i)); });
        curve_ = curves_[0];
        curves_[0].clear();
        for (size_t n = 0; n < order.size(); ++n) bridge(curves_[order[n]]);
    }
    constexpr position const& last_of(size_t curve) const {
        auto const& all = curves_[curve];
        size_t best = 0;
        for (size_t i = 1; i < all.size(); ++i)
            if (lexicographically_before(all[best], all[i])) best = i;
        return all[best];
    }
    /// Whether the direction from vertex i of a curve to q leads into the angle of the region there.
    static constexpr bool leads_in(positions const& curve, size_t i, position const& q) {
        size_t const n = curve.size();
        return place_in_angle(curve[i], curve[(i + 1) % n], curve[(i + n - 1) % n], q) > 0;
    }
    /// Whether no side of the curve meets the segment from p to q. Sides that have p or q as an end are left out.
    static constexpr bool is_free(positions const& curve, position const& p, position const& q) {
        for (size_t i = 0; i < curve.size(); ++i) {
            auto const &a = curve[i], &b = curve[i + 1 < curve.size() ? i + 1 : 0];
            if (a == p || a == q || b == p || b == q) continue;
            if (segments_meet(a, b, p, q)) return false;
        }
        return true;
    }
    /// Joins the hole to the nearest vertex of the curve that is visible from the last vertex of the hole.
    constexpr void bridge(positions& hole) {
        size_t last = 0;
        for (size_t i = 1; i < hole.size(); ++i)
            if (lexicographically_before(hole[last], hole[i])) last = i;
        position const p = hole[last];
        optional<size_t> best, start;
        for (size_t i = 0; i < curve_.size(); ++i) {
            position const& q = curve_[i];
            if (best.has_value() && !is_nearer(p, q, curve_[*best])) continue;
            if (!leads_in(curve_, i, p)) continue;
            optional<size_t> from;
            for (size_t k = 0; k < hole.size(); ++k)
                if (hole[k] == p && leads_in(hole, k, q)) from = k;
            if (!from.has_value()) continue;
            bool is_seen = is_free(curve_, p, q);
            for (size_t k = 1; k < curves_.size() && is_seen; ++k) is_seen = is_free(curves_[k], p, q);
            if (!is_seen) continue;
            best = i;
            start = from;
        }
        positions joined;
        for (size_t i = 0; i <= *best; ++i) joined.push_back(curve_[i]);
        for (size_t k = 0; k <= hole.size(); ++k) joined.push_back(hole[(*start + k) % hole.size()]);
        for (size_t i = *best; i < curve_.size(); ++i) joined.push_back(curve_[i]);
        curve_ = static_cast<positions&&>(joined);
        hole.clear();
    }
    /// Whether q is nearer to p than `other`, computed in doubles: it only makes bridges short.
    static constexpr bool is_nearer(position const& p, position const& q, position const& other) {
        if constexpr (requires { static_cast<double>(p.x); }) {
            auto const far = [&p](position const& x) {
                return magnitude_of(static_cast<double>(x.x) / 2 - static_cast<double>(p.x) / 2) / 2 +
                       magnitude_of(static_cast<double>(x.y) / 2 - static_cast<double>(p.y) / 2) / 2;
            };
            return far(q) < far(other);
        } else {
            return false;
        }
    }

    // ------------------------------------------------------------------------------------------- ears
    constexpr void cut_ears() {
        size_t left = curve_.size();
        dynamic_array<size_t> after, before;
        for (size_t i = 0; i < left; ++i) {
            after.push_back((i + 1) % left);
            before.push_back((i + left - 1) % left);
        }
        auto const leave_out = [&](size_t i) {
            after[before[i]] = after[i];
            before[after[i]] = before[i];
            --left;
        };
        size_t at = 0;
        for (size_t tried = 0; left >= 3 && tried <= left;) {
            size_t const i = before[at], k = after[at];
            if (curve_[i] == curve_[at] || curve_[i] == curve_[k]) {  // a bridge, both sides of which are done
                leave_out(at);
                at = i;
                tried = 0;
            } else if (is_ear(i, at, k, after)) {
                for (position const& corner : {curve_[i], curve_[at], curve_[k]}) origin_.push_back(corner);
                leave_out(at);
                at = k;
                tried = 0;
            } else {
                at = k;
                ++tried;
            }
        }
    }
    /// Whether the three vertices form an ear: they turn left, and no other vertex is in the triangle or on its sides.
    constexpr bool is_ear(size_t i, size_t at, size_t k, dynamic_array<size_t> const& after) const {
        auto const &a = curve_[i], &b = curve_[at], &c = curve_[k];
        if (orientation(a, b, c) <= 0) return false;
        position const low = min(min(a, b), c), high = max(max(a, b), c);
        for (size_t n = after[k]; n != i; n = after[n]) {
            auto const& p = curve_[n];
            if (p.x < low.x || high.x < p.x || p.y < low.y || high.y < p.y || p == a || p == b || p == c) continue;
            if (orientation(a, b, p) >= 0 && orientation(b, c, p) >= 0 && orientation(c, a, p) >= 0) return false;
        }
        return true;
    }

    // ------------------------------------------------------------------------------------------- diagonals
    /// Makes the two sides of triangles that run along a diagonal, in opposite directions, twins of each other.
    constexpr void join_halves() {
        size_t const n = origin_.size();
        dynamic_array<size_t> order;
        for (size_t i = 0; i < n; ++i) {
            order.push_back(i);
            next_.push_back(i % 3 == 2 ? i - 2 : i + 1);
            before_.push_back(i % 3 == 0 ? i + 2 : i - 1);
            twin_.push_back(i);
            gone_.push_back(false);
        }
        auto const low = [this](size_t i) { return forwards(i) ? origin_[i] : end_of(i); };
        auto const high = [this](size_t i) { return forwards(i) ? end_of(i) : origin_[i]; };
        rng::sort(order, [&](size_t i, size_t k) {
            if (low(i) != low(k)) return lexicographically_before(low(i), low(k));
            return lexicographically_before(high(i), high(k));
        });
        for (size_t i = 1; i < n; ++i) {
            size_t const x = order[i - 1], y = order[i];
            if (origin_[x] != end_of(y) || origin_[y] != end_of(x)) continue;
            twin_[x] = y;
            twin_[y] = x;
        }
    }
    constexpr position const& end_of(size_t side) const { return origin_[next_[side]]; }
    constexpr bool forwards(size_t side) const { return lexicographically_before(origin_[side], end_of(side)); }
    constexpr bool stays_convex(size_t x, size_t y) const {
        return orientation(origin_[before_[x]], origin_[x], end_of(next_[y])) >= 0;
    }
    constexpr void take_diagonals_away() {
        for (size_t x = 0; x < origin_.size(); ++x) {
            size_t const y = twin_[x];
            if (y <= x || !stays_convex(x, y) || !stays_convex(y, x)) continue;
            for (size_t const side : array{x, y}) {
                size_t const other = twin_[side];
                next_[before_[side]] = next_[other];
                before_[next_[other]] = before_[side];
                gone_[side] = true;
            }
        }
    }

    dynamic_array<positions> curves_;
    positions curve_;
    // Half-edges: the sides of the triangles, counter-clockwise, and later of the parts.
    positions origin_;
    dynamic_array<size_t> next_, before_, twin_;
    dynamic_array<bool> gone_;
};

/// Whether X is a region made of rings.
template <class X>
struct is_region_of_rings {
    static constexpr bool value = nonconvex<X> && !curve<X>;
};
template <class X>
struct objection_text_parts {
    static consteval composed_text text() {
        return objection_text<X>(" is no region of rings: convex_parts is asked of a polygon");
    }
};

}  // namespace hantei

export namespace hantei {

/// convex_parts(polygon): a decomposition of the region into convex shapes. Their vertices are vertices of the region, in its own scalar,
/// so nothing is rounded. Together they are the region, and no two have an interior point in common, also if the region has holes or rings
/// that touch. A convex region is its only part. A region without holes has at most four times as many parts as the fewest possible. The
/// number of steps may grow with the square of the number of vertices, and by as much again for each hole. Throws invalid_shape for bad
/// vertices.
inline constexpr struct convex_parts_fn {
    template <class P>
        requires answerable<objection_to<is_region_of_rings, objection_text_parts, P>>
    constexpr auto operator()(P const& any) const {
        return ask_valid<is_region_of_rings>(
            []<class X>(X const& region) { return region_cutter<typename X::scalar_type>(region).members(); }, any);
    }
} convex_parts;

}  // namespace hantei
