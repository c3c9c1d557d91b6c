// SPDX-License-Identifier: MIT
export module hantei:obb;
import :base;
import :scalar;
import :vec;
import :shape;
import :rotation;

export namespace hantei {

/// A turned box. In the plane {center + x·u + y·v : |x| <= half.x, |y| <= half.y} with u = (c, s), v = (−s, c), c and s as
/// stored in turn. In space the axes are the columns of the rotation matrix of the stored quaternion divided by its squared
/// length, which is exactly orthonormal. half >= 0.
template <scalar T = double, size_t N = 2>
struct obb {
    vec<T, N> center, half;
    rotation<T, N> turn;

    using scalar_type = T;
    static constexpr size_t dimension = N;
    static constexpr char const* name = "obb";
    constexpr auto parts() const { return tuple(center, half, turn); }
    constexpr void inspect(auto& report) const {
        report.finite("center", center);
        report.extents("half", half);
        turn.inspect("turn", report);
    }
    constexpr bool sound() const {
        bool ok = turn.sound();
        for (size_t i = 0; i < N; ++i) ok &= !(half[i] < T{0});
        return ok;
    }
    friend constexpr bool operator==(obb const&, obb const&) = default;
};
template <class T = double>
obb(vec<T, 2>, vec<T, 2>, rotation<T, 2>) -> obb<T, 2>;
template <class T = double>
obb(vec<T, 3>, vec<T, 3>, rotation<T, 3>) -> obb<T, 3>;

}  // namespace hantei
