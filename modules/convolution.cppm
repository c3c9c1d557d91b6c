// SPDX-License-Identifier: MIT
// The moves after which two solids with straight sides, convex or not, can only touch: the reduced convolution. For exact numbers.
//
// Moved by v, a overlaps b exactly for the v in D = {q − p : q inside b, p inside a}, an open set (where a is a segment or a
// point, p is any of its points). On the boundary of D the two touch, and where they touch
// - a corner of one is on a side of the other: sides that cross would overlap; of sides along each other take an end of the
//   common part;
// - that corner is convex, or one of two corners that meet is: more than half a turn fits on neither side of a line;
// - its shape is, near the corner, on the outer side of that side: two angles that do not overlap have a line between them through
//   a side of one of them.
// So the boundary of D lies on the pieces {side of b} − corner of a and corner of b − {side of a}, for convex corners with both
// neighbours on the outer side of the side. (These are the boundary, where both shapes are convex.)
// Source: Guibas, Ramshaw and Stolfi, A Kinetic Framework for Computational Geometry, 1983; Behar and Lien, Fast and Robust 2D
// Minkowski Sum Using Reduced Convolution, 2011; for convex shapes de Berg et al., Computational Geometry, section 13.3.
export module hantei:convolution;
import :base;
import :rational;
import :vec;
import :shape;
import :segment;
import :reduction;
import :ring;

namespace hantei {

/// The corners of the rings of a solid, in the order in which it is to their left; of one without inner points its two ends, there
/// and back, or its one point.
template <class S>
constexpr vector<corner_list> rings_of(S const& s) {
    vector<corner_list> rings;
    auto const add = [&rings](auto const& vertices) {
        corner_list ring, reversed;
        for (auto const& p : vertices) ring.add(p);
        for (size_t i = ring.size(); i-- > 0;) reversed.add(ring[i]);
        bool const hole = !rings.empty();
        rings.push_back((doubled_area_inside(ring).sign() < 0) == hole ? ring : reversed);
        return true;
    };
    if constexpr (requires { s.each_ring(add); }) {
        s.each_ring(add);
    } else if (has_interior(s)) {
        add(s.corners());
    } else {
        auto const flat = flattened(s);
        rings.emplace_back();
        rings[0].add(flat.a);
        if (flat.a != flat.b) rings[0].add(flat.b);
    }
    return rings;
}

/// The moves v of a by which a corner of one shape comes to a side of the other.
struct sliding {
    vec<rational, 2> from, to;  ///< all v between these
    vec<rational, 2> away;  ///< normal to them: so a leaves b
    vec<rational, 2> corner;
    bool corner_of_a;

    /// The move v is one of them.
    constexpr bool has(vec<rational, 2> const& v) const {
        return cross(to - from, v - from).sign() == 0 && dot(v - from, v - to).sign() <= 0;
    }
    /// Where they then touch.
    constexpr vec<rational, 2> place(vec<rational, 2> const& v) const { return corner_of_a ? corner + v : corner; }
    /// In a unit that is smaller by a factor.
    constexpr sliding scaled(rational const& factor) const {
        return {from * factor, to * factor, away * factor, corner * factor, corner_of_a};
    }
    /// The move 0 is strictly on the inner side of them.
    constexpr bool faces_away() const { return dot(away, from).sign() > 0; }
};

/// Calls f(corner, from, to) with each convex corner of the one and each side of the other that the corner can be at from outside.
constexpr void each_corner_at_side(vector<corner_list> const& of_corners, vector<corner_list> const& of_sides, auto f) {
    auto const at_side = [&](vec<rational, 2> const& p, vec<rational, 2> const& before, vec<rational, 2> const& after) {
        for (size_t r = 0; r < of_sides.size(); ++r) {
            auto const& ring = of_sides[r];
            for (size_t i = 0; i < ring.size() && ring.size() > 1; ++i) {
                auto const side = ring[i + 1] - ring[i];
                if (cross(side, before - p).sign() <= 0 && cross(side, after - p).sign() <= 0) f(p, ring[i], ring[i + 1]);
            }
        }
    };
    for (size_t r = 0; r < of_corners.size(); ++r) {
        auto const& ring = of_corners[r];
        for (size_t i = 0; i < ring.size(); ++i) {
            auto const &before = ring[i + ring.size() - 1], &p = ring[i], &after = ring[i + 1];
            if (cross(p - before, after - p).sign() >= 0) at_side(p, before, after);
        }
    }
}

/// All pieces of the reduced convolution of b and the mirrored a.
constexpr vector<sliding> slidings_of(vector<corner_list> const& a, vector<corner_list> const& b) {
    vector<sliding> all;
    each_corner_at_side(a, b, [&all](auto const& p, auto const& from, auto const& to) {
        all.push_back({from - p, to - p, perp(from - to), p, true});
    });
    each_corner_at_side(b, a, [&all](auto const& q, auto const& from, auto const& to) {
        all.push_back({q - from, q - to, perp(to - from), q, false});
    });
    return all;
}

}  // namespace hantei
