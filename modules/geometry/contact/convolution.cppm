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
// neighbors on the outer side of the side. (These are the boundary, where both shapes are convex.)
// Source: Guibas, Ramshaw and Stolfi, A Kinetic Framework for Computational Geometry, 1983; Behar and Lien, Fast and Robust 2D
// Minkowski Sum Using Reduced Convolution, 2011; for convex shapes de Berg et al., Computational Geometry, section 13.3.
export module hantei:convolution;
import :base;
import :rational;
import :vec;

namespace hantei {

/// The moves v of a by which a corner of one shape comes to a side of the other.
struct convolution_edge {
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
};
}  // namespace hantei
