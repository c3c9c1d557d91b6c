// SPDX-License-Identifier: MIT
// Where a point lies to rings of vertices, exactly: inside, on or outside.
export module hantei:locate;
import :base;
import :scalar;
import :rational;
import :vec;
import :shape;
import :predicates;
import :ring;

namespace hantei {

/// 1 inside the ring, 0 on it, −1 outside: how often a ray from p to the right crosses the ring. A side counts if just one of its
/// ends is above the ray, so that a vertex on the ray counts for one of two sides, or for both or none where the ring turns back.
/// Source: Shimrat, Algorithm 112: Position of point relative to polygon; O'Rourke, Computational Geometry in C, section 7.4.
template <class T>
constexpr int locate(vertex_list<T> const& ring, vec<T, 2> const& p) {
    bool inside = false;
    for (size_t i = 0; i < ring.size(); ++i) {
        auto const &a = ring[i], &b = ring[i + 1];
        bool const a_above = p.y < a.y, b_above = p.y < b.y;
        if (a_above != b_above) {
            int const side = side_of(a, b, p);
            if (side == 0) return 0;
            if ((side > 0) == b_above) inside = !inside;
        } else if (p == a || (p.y == a.y && p.y == b.y && (p.x < a.x) != (p.x < b.x))) {
            return 0;
        }
    }
    return inside ? 1 : -1;
}
/// The same for numbers of different types.
template <class T, class U>
    requires(!same_as<T, U>)
constexpr int locate(vertex_list<T> const& ring, vec<U, 2> const& p) {
    using common = typename common_scalar<T, U>::type;
    vector<vec<common, 2>> vertices;
    for (auto const& v : ring) vertices.push_back(scalar_cast<common>(v));
    return locate(vertex_list(vertices), scalar_cast<common>(p));
}

/// Of a region: inside its outer ring and outside its holes.
template <class R, class U>
[[gnu::noinline]] constexpr int locate(R const& region, vec<U, 2> const& p) {
    int const outer = locate(region.corners(), p);
    if constexpr (requires { region.hole_count(); }) {
        for (size_t i = 0; outer > 0 && i < region.hole_count(); ++i)
            if (int const in_hole = locate(region.hole(i), p); in_hole >= 0) return -in_hole;
    }
    return outer;
}

}  // namespace hantei
