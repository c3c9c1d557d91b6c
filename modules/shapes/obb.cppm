// SPDX-License-Identifier: MIT
export module hantei:obb;
import :base;
import :generic_arithmetic;
import :scalar;
import :rational;
import :sentence;
import :foreign_vec;
import :vec;
import :shape;
import :rotated_frame;
import :rotation;

export namespace hantei {

/// A solid oriented box. In the plane it is {center + x·u + y·v : |x| <= half_extents.x, |y| <= half_extents.y} with the axes u = (c, s)
/// and v = (−s, c), where c and s are those stored in rotation. In space its axes are the columns of the matrix of the stored quaternion
/// divided by its squared length; they are exactly orthonormal. half_extents >= 0.
template <scalar T = double, size_t N = 2>
struct obb {
    vec<T, N> center, half_extents;
    hantei::rotation<T, N> rotation;

    using scalar_type = T;
    static constexpr size_t dimension = N;
    static constexpr char const* name = "obb";
    constexpr auto members(auto f) const { return f(center, half_extents, rotation); }
    /// The coordinates of the position p along the axes of the box: p = center + x·u + y·v (+ z·w). `position` is the inverse map. Division
    /// in T must be exact.
    constexpr vec<T, N> coordinates(vec<T, N> const& p) const {
        auto const frame = frame_of(rotation);
        auto const scale = extent_scale(frame);
        return map([&](T const& x) { return x / scale; }, along_axes(frame, p - center));
    }
    constexpr vec<T, N> position(vec<T, N> const& x) const {
        auto const frame = frame_of(rotation);
        auto const offset = from_axes(frame, x);
        if constexpr (N == 2) {
            return center + offset;
        } else {
            auto const scale = extent_scale(frame);
            return center + map([&](T const& o) { return o / scale; }, offset);
        }
    }
    /// The corners, which are computed and not stored: for exact numbers only.
    constexpr auto core_vertices() const
        requires same_as<T, rational>
    {
        return each_corner([this](vec<T, N> const& x) { return position(x); });
    }
    /// The corners in space, multiplied by (extent_scale of the rotation)·factor, which avoids a division.
    constexpr auto enlarged_corners(rational const& factor) const
        requires(same_as<T, rational> && N == 3)
    {
        auto const frame = frame_of(rotation);
        auto const middle = center * (extent_scale(frame) * factor);
        return each_corner([&](vec<T, N> const& x) { return middle + from_axes(frame, x) * factor; });
    }
    constexpr bool has_interior() const {
        bool all = true;
        for (size_t i = 0; i < N; ++i) all = all && T{0} < half_extents[i];
        return all;
    }
    /// The squared distance from p, a point of the box, to the boundary. Division in T must be exact.
    constexpr T squared_clearance(vec<T, N> const& p) const {
        auto const x = coordinates(p);
        T least = half_extents[0] - abs(x[0]);
        for (size_t i = 1; i < N; ++i) least = min(least, half_extents[i] - abs(x[i]));
        if constexpr (N == 2) return square(least) * extent_scale(frame_of(rotation));
        return square(least);
    }
    constexpr void report_flaws(auto& report) const {
        report.finite("center", center);
        report.extents("half_extents", half_extents);
        rotation.report_flaws("rotation", report);
    }
    constexpr bool sizes_nonnegative() const {
        bool negative = false;
        for (size_t i = 0; i < N; ++i) negative |= looks_negative(half_extents[i]);
        return rotation.sizes_nonnegative() & !negative;
    }
    constexpr bool operator==(obb const&) const = default;

  private:
    constexpr auto each_corner(auto f) const {
        return in_gray_order<N>([this, &f](auto upper) {
            vec<T, N> x;
            for (size_t i = 0; i < N; ++i) x[i] = upper(i) ? half_extents[i] : -half_extents[i];
            return f(x);
        });
    }
};
template <class T = double>
obb(vec<T, 2>, vec<T, 2>, rotation<T, 2>) -> obb<T, 2>;
template <class T = double>
obb(vec<T, 3>, vec<T, 3>, rotation<T, 3>) -> obb<T, 3>;
template <foreign_vec V>
obb(V const&, vec<foreign_scalar<V>, dimension_of_vector<V>()>, rotation<foreign_scalar<V>, dimension_of_vector<V>()>)
    -> obb<foreign_scalar<V>, dimension_of_vector<V>()>;
template <sentence Objection, size_t N>
struct obb<made_wrongly<Objection>, N> {
    obb(...)
        requires answerable<Objection>;
    obb(obb const&) = delete;
};
obb() -> obb<>;
template <size_t N = 2>
obb(...) -> obb<made_wrongly<"hantei: an obb has a center, half extents and a rotation: obb{{x, y}, {half_width, half_height}, "
                             "rotation<>::degrees(angle)}">,
                N>;

}  // namespace hantei
