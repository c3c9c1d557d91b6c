// SPDX-License-Identifier: MIT
// The pose of a rigid body: a rotation about the origin, then a translation.
export module hantei:pose;
import :base;
import :generic_arithmetic;
import :scalar;
import :rational;
import :sentence;
import :vec;
import :shape;
import :validation;
import :rotated_frame;
import :rotation;
import :obb;
import :aabb;
import :coordinate_rounding;
import :ladder;
import :point_image;

export namespace hantei {

/// The rigid motion p ↦ R·p + translation, where R is a rotation about the origin.
///
/// In the plane the rotation is a pair (c, s), which is used as it is stored. It must have length 1, like the rotations that the library makes:
/// c² + s² differs from 1 by at most four units in the last place, and not at all for integers and fractions. In space it is a quaternion of any
/// length but 0.
template <scalar T = double, size_t N = 2>
struct pose {
    hantei::rotation<T, N> rotation;
    vec<T, N> translation;

    using scalar_type = T;
    static constexpr size_t dimension = N;
    static constexpr char const* name = "pose";
    constexpr auto members(auto f) const { return f(rotation, translation); }
    constexpr void report_flaws(auto& report) const {
        rotation.report_flaws("rotation", report);
        report.finite("translation", translation);
    }
    constexpr bool operator==(pose const&) const = default;
};
template <class T = double>
pose(rotation<T, 2>, vec<T, 2>) -> pose<T, 2>;
template <class T = double>
pose(rotation<T, 3>, vec<T, 3>) -> pose<T, 3>;
template <sentence Objection, size_t N>
struct pose<made_wrongly<Objection>, N> {
    pose(...)
        requires answerable<Objection>;
    pose(pose const&) = delete;
};
pose() -> pose<>;
template <size_t N = 2>
pose(...)
    -> pose<made_wrongly<"hantei: a pose has a rotation and a translation: pose{rotation<>::degrees(angle), {dx, dy}}">, N>;

}  // namespace hantei

namespace hantei {

/// The image of a stored position, or of the midpoint of two, under a pose in doubles. Throws std::domain_error if a coordinate is not finite.
template <floating_point T, class Position>
constexpr vec<T, 2> nearest_image(pose<double, 2> const& m, Position const& p) {
    auto const axis = m.rotation.as_vec();
    return finite_coordinates(measured<rounded_image<T, 2>>(plane_image<double, Position>{axis, perp(axis), m.translation, p}));
}
template <floating_point T, class Position>
constexpr vec<T, 3> nearest_image(pose<double, 3> const& m, Position const& p) {
    return finite_coordinates(measured<rounded_image<T, 3>>(space_image<double, Position>{m.rotation, m.translation, p}));
}
/// The images of a turned box's center and of its rotation b: the product of the pairs (c, s) as complex numbers, or of the quaternions.
template <floating_point T>
constexpr obb<T, 2> nearest_image_of_box(pose<double, 2> const& m, vec<double, 2> const& center, rotation<double, 2> const& b) {
    auto const axis = m.rotation.as_vec();
    auto const r =
        measured<rounded_box_image<T>>(plane_box_image<double>{{axis, perp(axis), m.translation, {center}}, b.as_vec()});
    return {finite_coordinates(r.center), {}, {finite_coordinate(r.axis.x), finite_coordinate(r.axis.y)}};
}
template <floating_point T>
constexpr obb<T, 3> nearest_image_of_box(pose<double, 3> const& m, vec<double, 3> const& center, rotation<double, 3> const& b) {
    auto const r = measured<rounded_turn<T>>(space_turn<double>{m.rotation, b});
    return {nearest_image<T>(m, stored_position<double, 3>{center}),
            {},
            {finite_coordinate(r.w), finite_coordinate(r.x), finite_coordinate(r.y), finite_coordinate(r.z)}};
}
/// The product of two rotations, for scalars T without rounding. Throws std::domain_error if it has no numbers of T.
template <scalar T>
constexpr rotation<T, 2> fitted_product(rotation<rational, 2> const& a, rotation<rational, 2> const& b) {
    auto const r = from_axes(a.as_vec(), b.as_vec());
    return {fitted<T>(r.x), fitted<T>(r.y)};
}
template <scalar T>
constexpr rotation<T, 3> fitted_product(rotation<rational, 3> const& a, rotation<rational, 3> const& b) {
    auto const r = hantei::product(frame_of(a), frame_of(b));
    return {fitted<T>(r.w), fitted<T>(r.v.x), fitted<T>(r.v.y), fitted<T>(r.v.z)};
}

/// Whether |c² + s² − 1| <= slack, exactly; at run time compiled once.
constexpr bool is_unit_vector(double c, double s, double slack) {
    return !(rational(slack) < abs(square(rational(c)) + square(rational(s)) - rational(1)));
}
template <class T>
bool is_unit_vector_in_archive(T c, T s, T slack);

/// Converts numbers to the scalar of R and makes an R of them. −0 becomes 0.
template <class R>
struct cast_without_negative_zero {
    constexpr R operator()(auto const&... x) const {
        using T = typename R::scalar_type;
        return R((number_cast<T>(x) + T{0})...);
    }
};

/// A pose as transform() uses it: it returns the images of stored numbers in T, the common scalar of the pose and the shape.
template <class P, size_t N>
class motion {
  public:
    constexpr explicit motion(pose<P, N> const& p) : at_(p) {
        validity report;
        p.report_flaws(report);
        if (!report.ok) [[unlikely]]
            refuse_bad_pose(p);
        if constexpr (N == 2) {
            if (!has_unit_length(p.rotation)) refuse_image("the turn of a pose in the plane must have length 1");
        }
    }

    template <scalar T, class X>
    constexpr vec<T, N> position(vec<X, N> const& p) const {
        if constexpr (floating_point<T>) {
            return nearest_image<T>(scalar_cast<double>(at_), stored_position<double, N>{scalar_cast<double>(p)});
        } else {
            return fitted<T>(obb<rational, N>{exact(at_.translation), {}, exact(at_.rotation)}.position(exact(p)));
        }
    }
    template <scalar T, class X>
    constexpr vec<T, N> direction(vec<X, N> const& d) const {
        return motion({at_.rotation, {}}, already_checked{}).template position<T>(d);
    }
    /// The image of a length: a rigid motion keeps it.
    template <scalar T, class X>
    constexpr T length(X const& x) const {
        if constexpr (floating_point<T>) return number_cast<T>(x) + T{0};
        if constexpr (!floating_point<T>) return fitted<T>(rational(x));
    }
    template <scalar T, class X>
    constexpr obb<T, N> box(obb<X, N> const& s) const {
        auto const half = map([this](X const& x) { return length<T>(x); }, s.half_extents);
        if constexpr (floating_point<T>) {
            auto image = nearest_image_of_box<T>(scalar_cast<double>(at_), scalar_cast<double>(s.center),
                                                 scalar_cast<double>(s.rotation));
            image.half_extents = half;
            return image;
        } else {
            return {position<T>(s.center), half, fitted_product<T>(exact(at_.rotation), exact(s.rotation))};
        }
    }
    template <scalar T, class X>
    constexpr obb<T, N> box(aabb<X, N> const& s) const {
        if constexpr (floating_point<T>) {
            middle_position<double, N> const middle{scalar_cast<double>(s.min), scalar_cast<double>(s.max)};
            auto const half = [](X const& low, X const& high) {
                return half_of_difference(number_cast<T>(low), number_cast<T>(high));
            };
            return {nearest_image<T>(scalar_cast<double>(at_), middle), map(half, s.min, s.max),
                    at_.rotation.members(cast_without_negative_zero<rotation<T, N>>{})};
        } else {
            auto const corners = exact(s);
            rational const half(0.5);
            return motion<rational, N>({exact(at_.rotation), exact(at_.translation)},
                                       typename motion<rational, N>::already_checked{})
                .template box<T>(obb<rational, N>{(corners.min + corners.max) * half, (corners.max - corners.min) * half, {}});
        }
    }

    struct already_checked {};
    constexpr motion(pose<P, N> const& p, already_checked) : at_(p) {}

  private:
    [[noreturn]] static constexpr void refuse_bad_pose(pose<P, N> const& p) {
        flaw_report report("pose");
        p.report_flaws(report);
        fail(invalid_shape(report.found[0]));
    }
    /// Whether c² + s² is 1 within the slack. In doubles it is off by less than 2u and the scalar's own rounding, so a rotation that the library
    /// made passes at once.
    static constexpr bool has_unit_length(rotation<P, 2> const& r) {
        if constexpr (floating_point<P>) {
            constexpr double slack = 4 * numeric_limits<P>::epsilon();
            double const c = r.c, s = r.s;
            if (magnitude_of((c * c - 1) + s * s) < slack / 2) return true;
            return is_constant_evaluated() ? is_unit_vector(c, s, slack) : is_unit_vector_in_archive(c, s, slack);
        } else if constexpr (same_as<P, rational>) {
            return squared_norm(r.as_vec()) == rational(1);
        } else {  // only right angles
            return (r.c == 0 && (r.s == 1 || r.s == -1)) || (r.s == 0 && (r.c == 1 || r.c == -1));
        }
    }

    pose<P, N> at_;
};

template <class T, size_t N>
constexpr motion<T, N> map_of(pose<T, N> const& p) {
    return motion<T, N>(p);
}

}  // namespace hantei
