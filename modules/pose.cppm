// SPDX-License-Identifier: MIT
// How a rigid body lies: turned about the origin, then moved.
export module hantei:pose;
import :base;
import :number;
import :scalar;
import :rational;
import :vec;
import :shape;
import :validation;
import :turned_box;
import :rotation;
import :obb;
import :fitting;

export namespace hantei {

/// The motion p ↦ R·p + translation, R being the rotation `turn` about the origin.
///
/// In the plane turn is a pair (c, s), taken as it is, which must be of length 1 as rotations are that the library makes: c² + s²
/// differs from 1 by at most four units in the last place (not at all for integers and fractions). In space it is a
/// quaternion of any length but 0.
template <scalar T = double, size_t N = 2>
struct pose {
    rotation<T, N> turn;
    vec<T, N> translation;

    using scalar_type = T;
    static constexpr size_t dimension = N;
    static constexpr char const* name = "pose";
    constexpr auto parts() const { return tuple(turn, translation); }
    constexpr void inspect(auto& report) const {
        turn.inspect("turn", report);
        report.finite("translation", translation);
    }
    friend constexpr bool operator==(pose const&, pose const&) = default;
};
template <class T = double>
pose(rotation<T, 2>, vec<T, 2>) -> pose<T, 2>;
template <class T = double>
pose(rotation<T, 3>, vec<T, 3>) -> pose<T, 3>;

}  // namespace hantei

namespace hantei {

/// The turn by b, then by a: the product of the pairs (c, s) as complex numbers, or of the quaternions.
/// Source: Shoemake, Animating Rotation with Quaternion Curves, SIGGRAPH 1985.
constexpr rotation<rational, 2> product(rotation<rational, 2> const& a, rotation<rational, 2> const& b) {
    auto const r = from_axes(a.as_vec(), b.as_vec());
    return {r.x, r.y};
}
constexpr rotation<rational, 3> product(rotation<rational, 3> const& a, rotation<rational, 3> const& b) {
    auto const [w, v] = frame_of(a);
    auto const [u, x] = frame_of(b);
    auto const r = x * w + v * u + cross(v, x);
    return {w * u - dot(v, x), r.x, r.y, r.z};
}
template <scalar T>
constexpr rotation<T, 2> fitted(rotation<rational, 2> const& r) {
    return {fitted<T>(r.c), fitted<T>(r.s)};
}
template <scalar T>
constexpr rotation<T, 3> fitted(rotation<rational, 3> const& r) {
    return {fitted<T>(r.w), fitted<T>(r.x), fitted<T>(r.y), fitted<T>(r.z)};
}

/// A pose in exact fractions, as transform() uses it.
template <size_t N>
struct exact_motion {
    pose<rational, N> at;

    constexpr vec<rational, N> position(vec<rational, N> const& p) const {
        return obb<rational, N>{at.translation, {}, at.turn}.position(p);
    }
    constexpr vec<rational, N> direction(vec<rational, N> const& d) const {
        return obb<rational, N>{{}, {}, at.turn}.position(d);
    }
    /// The square of the factor of lengths: a motion keeps them.
    static constexpr rational squared_scale() { return 1; }
    template <scalar T>
    constexpr obb<T, N> image(obb<rational, N> const& box) const {
        return {fitted<T>(position(box.center)), fitted<T>(box.half), fitted<T>(product(at.turn, box.turn))};
    }
};

template <class T, size_t N>
constexpr exact_motion<N> exact_map(pose<T, N> const& p) {
    flaw_report report("pose");
    p.inspect(report);
    if (!report.found.empty()) throw invalid_shape(report.found[0]);
    if constexpr (N == 2) {
        rational slack = 0;
        if constexpr (floating_point<T>) slack = rational(4 * numeric_limits<T>::epsilon());
        if (slack < abs(extent_scale(exact(p.turn).as_vec()) - rational(1)))
            refuse_image("the turn of a pose in the plane must have length 1");
    }
    return {exact(p)};
}

}  // namespace hantei
