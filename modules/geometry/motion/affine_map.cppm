// SPDX-License-Identifier: MIT
// Affine maps of the plane as 3×3 matrices, stored column by column.
export module hantei:affine_map;
import :base;
import :generic_arithmetic;
import :scalar;
import :rational;
import :sentence;
import :vec;
import :shape;
import :validation;
import :rotation;
import :aabb;
import :obb;
import :coordinate_rounding;
import :pose;

export namespace hantei {

/// An affine map of the plane as a 3×3 matrix in homogeneous coordinates. It maps p to the product of the matrix and the column (p.x, p.y, 1). Its
/// columns, counted from 0, are the images of the two axes and of the origin; its last row is 0 0 1.
template <scalar T = double>
struct affine_map {
    vec<T, 3> x_axis{T{1}, T{0}, T{0}}, y_axis{T{0}, T{1}, T{0}}, origin{T{0}, T{0}, T{1}};

    /// The matrix of a pose, translation × rotation: it rotates first, then translates. Exact.
    static constexpr affine_map of(pose<T, 2> const& p) {
        auto const& [c, s] = p.rotation;
        return {{c, s, T{0}}, {-s, c, T{0}}, {p.translation.x, p.translation.y, T{1}}};
    }
    /// A scaling of each axis by its own factor, which may be negative or 0.
    static constexpr affine_map scaling(vec<T, 2> const& factor) {
        return {{factor.x, T{0}, T{0}}, {T{0}, factor.y, T{0}}, {T{0}, T{0}, T{1}}};
    }
    constexpr vec<T, 3> const& operator[](size_t column) const { return column == 0 ? x_axis : column == 1 ? y_axis : origin; }
    /// Returns a·b, the map that applies b first, then a. Each number is the exact one rounded once. Throws std::domain_error if one is beyond the
    /// range of T, and for numbers that are not finite.
    friend constexpr affine_map operator*(affine_map const& a, affine_map const& b) {
        auto const column = [m = a.finite(), n = b.finite()](size_t j) {
            auto const& by = n[j];
            return fitted<T>(m.x_axis * by.x + m.y_axis * by.y + m.origin * by.z);
        };
        return {column(0), column(1), column(2)};
    }
    /// The matrix in fractions. Throws std::domain_error for numbers that are not finite.
    constexpr auto finite() const {
        for (size_t i = 0; i < 3; ++i)
            if (!all_finite((*this)[i])) refuse_image("a number of the matrix is not finite (NaN or infinity)");
        return affine_map<rational>{exact(x_axis), exact(y_axis), exact(origin)};
    }

    using scalar_type = T;
    static constexpr size_t dimension = 2;
    static constexpr char const* name = "affine_map";
    constexpr auto columns() const { return array{x_axis, y_axis, origin}; }
    constexpr bool operator==(affine_map const&) const = default;
};
template <class T = double>
affine_map(vec<T, 3>, vec<T, 3>, vec<T, 3>) -> affine_map<T>;
template <sentence Objection>
struct affine_map<made_wrongly<Objection>> {
    affine_map(...)
        requires answerable<Objection>;
    affine_map(affine_map const&) = delete;
};
affine_map() -> affine_map<>;
template <class Nothing = void>
affine_map(...) -> affine_map<made_wrongly<
    "hantei: an affine_map has three columns, the images of the axes and of the origin, or is affine_map<>::of(pose)">>;

}  // namespace hantei

namespace hantei {

/// A matrix in exact fractions, as transform() uses it: it returns the images of stored numbers in a scalar T.
struct exact_affinity {
    vec<rational, 2> x_axis, y_axis, origin;

    template <scalar T, class X>
    constexpr vec<T, 2> position(vec<X, 2> const& p) const {
        return fitted<T>(origin + mapped(exact(p)));
    }
    template <scalar T, class X>
    constexpr vec<T, 2> direction(vec<X, 2> const& d) const {
        return fitted<T>(mapped(exact(d)));
    }
    /// The image of a length under a similarity, which scales all lengths by one factor. Refuses other maps.
    template <scalar T, class X>
    constexpr T length(X const& x) const {
        rational const scale = squared_norm(x_axis);
        if (scale != squared_norm(y_axis) || dot(x_axis, y_axis).sign() != 0)
            refuse_image("only a similarity maps circles to circles: columns 0 and 1 at right angles and of one length");
        return fitted_length<T>(rational(x), scale);
    }
    /// The image of a box with half extents h along u and v: a box along the images u' and v', which must be at right angles. It has the axis u' and
    /// the half extents h.x and h.y·|v'|/|u'|, where |v'|/|u'| = |u' × v'| / |u'|².
    template <scalar T, class X>
    constexpr obb<T, 2> box(obb<X, 2> const& s) const {
        auto const given = exact(s);
        auto const axis = given.rotation.as_vec(), u = mapped(axis), v = mapped(perp(axis));
        if (dot(u, v).sign() != 0) refuse_image("the image of the box is not a box: its sides are not at right angles");
        auto const center = position<T>(given.center);
        rational const length = squared_norm(u);
        if (length.sign() != 0) {
            rational const stretch = abs(cross(u, v)) / length;
            return {center,
                    {fitted<T>(given.half_extents.x), fitted<T>(given.half_extents.y * stretch)},
                    {fitted<T>(u.x), fitted<T>(u.y)}};
        }
        if (squared_norm(v).sign() == 0) return {center, {}, {}};
        return {center, {T{0}, fitted<T>(given.half_extents.y)}, {fitted<T>(v.y), fitted<T>(-v.x)}};
    }
    template <scalar T, class X>
    constexpr obb<T, 2> box(aabb<X, 2> const& s) const {
        auto const corners = exact(s);
        rational const half(0.5);
        return box<T>(obb<rational, 2>{(corners.min + corners.max) * half, (corners.max - corners.min) * half, {}});
    }

  private:
    constexpr vec<rational, 2> mapped(vec<rational, 2> const& d) const { return x_axis * d.x + y_axis * d.y; }
};

template <class T>
constexpr exact_affinity map_of(affine_map<T> const& m) {
    auto const [x, y, o] = m.finite();
    if (x.z.sign() != 0 || y.z.sign() != 0 || o.z != rational(1)) refuse_image("the last row of a matrix must be 0 0 1");
    return {{x.x, x.y}, {y.x, y.y}, {o.x, o.y}};
}

}  // namespace hantei
