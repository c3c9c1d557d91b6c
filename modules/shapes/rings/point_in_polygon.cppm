// SPDX-License-Identifier: MIT
// Where a point lies to rings of vertices, exactly: inside, on or outside.
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

/// How often a ray from p to the right crosses a ring, run by run, and whether p is on it. A side counts if just one of its ends is above
/// the ray, so that a vertex on the ray counts for one of two sides, or for both or none where the ring turns back.
/// A run of sides in a box beside p need not be looked at: if it is on the right of p, it crosses the ray an odd number of times
/// exactly if just one of its ends is above.
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
    /// Takes a run; no if p is on it.
    constexpr bool passes(size_t from, size_t to) {
        if constexpr (has_quick_ways<common>) {
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
    /// The same without a branch, if every side of the run is certainly not at p.
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

/// 1 inside the ring, 0 on it, −1 outside.
template <class T, class U>
constexpr int point_in_polygon(vertex_list<T> const& ring, vec<U, 2> const& p) {
    return crossing_count<T, U>(ring, p).place();
}

/// Of a region: inside its outer ring and outside its holes.
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
