// SPDX-License-Identifier: MIT
// The exact point-in-polygon test: whether a point is inside, on or outside rings of vertices.
export module hantei:point_in_polygon;
import :base;
import :scalar;
import :vec;
import :shape;
import :sign;
import :formulas;
import :common_scalar;
import :vertex_list;
import :side_tree;
import :inputs;

namespace hantei {

/// The point-in-polygon test by the parity of crossings: whether a ray from p to the right crosses a ring an odd number of times, counted
/// run by run, and whether p is on the ring. A side counts if exactly one of its ends is above the ray. So a vertex on the ray counts for
/// one of its two sides, or for both or none if the ring turns back there.
/// A run of sides whose box does not contain p need not be examined. If the box is to the right of p, the run crosses the ray an odd number
/// of times exactly if one of its two ends is above the ray and the other is not.
/// Source: Shimrat, Algorithm 112: Position of point relative to polygon; O'Rourke, Computational Geometry in C, section 7.4.
template <class T, class U>
class crossing_count {
  public:
    using common = typename common_scalar<T, U>::type;
    constexpr crossing_count(vertex_list<T> const& ring, vec<U, 2> const& p) : ring_(ring), p_(scalar_cast<common>(p)) {}

    constexpr int place() {
        auto const look = [this](sibling_nodes<T> const& nodes) { return p_is_in(nodes); };
        bool const off = each_run_near(ring_, look, [this](size_t from, size_t to) { return passes(from, to); });
        return !off ? 0 : odd_ ? 1 : -1;
    }

  private:
    constexpr vec<common, 2> at(size_t i) const { return scalar_cast<common>(ring_[i]); }
    constexpr bool is_above(vec<common, 2> const& v) const { return p_.y < v.y; }

    constexpr uint32_t p_is_in(sibling_nodes<T> const& nodes) {
        uint32_t in = 0;
        bool from_above = is_above(at(nodes.start(0)));
        for (size_t k = 0; k < nodes.count; ++k) {
            auto const box = scalar_cast<common>(nodes.boxes[k]);
            bool const to_above = is_above(at(nodes.end(k)));
            odd_ ^= (p_.x < box.min.x) & (from_above != to_above);
            from_above = to_above;
            bool const in_x = (box.min.x <= p_.x) & (p_.x <= box.max.x), in_y = (box.min.y <= p_.y) & (p_.y <= box.max.y);
            in |= uint32_t{bool(in_x & in_y)} << k;
        }
        return in;
    }
    /// Counts the sides of a run. Returns false if p is on one of them.
    constexpr bool passes(size_t from, size_t to) {
        if constexpr (has_filter<common>) {
            if (!is_constant_evaluated() && passes_quickly(from, to)) return true;
        }
        auto v = at(from);
        for (size_t i = from; i < to; ++i) {
            auto const w = at(i + 1);
            if (is_above(v) != is_above(w)) {
                int const side = orientation(v, w, p_);
                if (side == 0) return false;
                odd_ ^= (side > 0) == is_above(w);
            } else if (p_ == v || (p_.y == v.y && p_.y == w.y && (p_.x < v.x) != (p_.x < w.x))) {
                return false;
            }
            v = w;
        }
        return true;
    }
    /// passes() without branches. Returns false, and counts nothing, unless the filter proves that p is on no side of the run.
    constexpr bool passes_quickly(size_t from, size_t to) {
        auto v = at(from);
        bool odd = odd_, certain = true;
        for (size_t i = from; i < to; ++i) {
            auto const w = at(i + 1);
            bool const counts = is_above(v) != is_above(w);
            verdict const side = filtered_engine::sign(cross_sign, lengths.difference(v, w), lengths.difference(v, p_));
            certain &= (side.known | !counts) & (v.y != p_.y);
            odd ^= counts & (side.negative != is_above(w));
            v = w;
        }
        if (!certain) return false;
        odd_ = odd;
        return true;
    }

    vertex_list<T> ring_;
    vec<common, 2> p_;
    bool odd_ = false;
};

/// The place of p relative to a ring: 1 inside, 0 on it, −1 outside.
template <class T, class U>
constexpr int point_in_polygon(vertex_list<T> const& ring, vec<U, 2> const& p) {
    return crossing_count<T, U>(ring, p).place();
}

/// The place of p relative to a region, which is inside its outer ring and outside its holes: 1 inside, 0 on the boundary, −1 outside.
template <class R, class U>
[[gnu::noinline]] constexpr int point_in_polygon(R const& region, vec<U, 2> const& p) {
    int const outer = point_in_polygon(region.core_vertices(), p);
    if constexpr (requires { region.hole_count(); }) {
        for (size_t i = 0; outer > 0 && i < region.hole_count(); ++i)
            if (int const in_hole = point_in_polygon(region.hole(i), p); in_hole >= 0) return -in_hole;
    }
    return outer;
}

}  // namespace hantei
