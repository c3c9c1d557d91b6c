// SPDX-License-Identifier: MIT
// The image of a point under an affine map of the plane or a rigid motion of space, correctly rounded in each coordinate.
export module hantei:point_image;
import :base;
import :generic_arithmetic;
import :vec;
import :rotation;
import :rotated_frame;
import :error_free;
import :sum_of_products;
import :ladder;

namespace hantei {

/// The argument of a map: a stored point, or the midpoint of two (`middle_position`).
template <class T, size_t N>
struct stored_position {
    using scalar_type = T;
    vec<T, N> at;

    [[gnu::always_inline]] constexpr range_check in_range() const { return all_in_range(at); }
    [[gnu::always_inline]] constexpr auto in(auto& rung) const { return rung.stored(at); }
};
template <class T, size_t N>
struct middle_position {
    using scalar_type = T;
    vec<T, N> from, to;

    [[gnu::always_inline]] constexpr range_check in_range() const { return all_in_range(from) & all_in_range(to); }
    [[gnu::always_inline]] constexpr auto in(auto& rung) const {
        return map([](auto const& x) { return halved(x); }, rung.stored(from) + rung.stored(to));
    }
};

/// The image origin + x_axis·p.x + y_axis·p.y, as a measure (ladder.cppm). Maps that only translate, rotate by right angles or reflect are a case of
/// their own: their images are sums of two stored numbers, which often are midpoints of two doubles.
template <class T, class Position>
struct plane_image {
    using scalar_type = T;
    struct axes_case {
        bool swapped = false, along_axes = false;
    };

    vec<T, 2> x_axis, y_axis, origin;
    Position p;

    [[gnu::always_inline]] constexpr range_check in_range() const {
        return all_in_range(x_axis) & all_in_range(y_axis) & all_in_range(origin) & p.in_range();
    }
    [[gnu::always_inline]] constexpr axes_case choose(auto&) const {
        if (x_axis.x != T{0} && x_axis.y != T{0}) return {};
        auto const is_axis = [](T const& one, T const& zero) { return (abs(one) == T{1}) & (zero == T{0}); };
        bool const straight = is_axis(x_axis.x, x_axis.y) & is_axis(y_axis.y, y_axis.x);
        bool const swapped = is_axis(x_axis.y, x_axis.x) & is_axis(y_axis.x, y_axis.y);
        return {swapped, straight || swapped};
    }
    [[gnu::always_inline]] constexpr auto image_along_axes(auto& rung, bool swapped) const {
        auto const at = p.in(rung);
        auto const signed_by = [](T const& axis, auto const& x) { return axis < T{0} ? decltype(-x)(-x) : decltype(-x)(x); };
        auto const from = rung.stored(origin);
        return swapped ? vec{from.x + signed_by(y_axis.x, at.y), from.y + signed_by(x_axis.y, at.x)}
                       : vec{from.x + signed_by(x_axis.x, at.x), from.y + signed_by(y_axis.y, at.y)};
    }
    [[gnu::always_inline]] constexpr auto image(auto& rung) const {
        auto const at = p.in(rung);
        return (rung.stored(x_axis) * at.x + rung.stored(y_axis) * at.y) + rung.stored(origin);
    }
};

/// The image origin + R·p, as a measure. R is the matrix of the quaternion, divided by its squared length.
template <class T, class Position>
struct space_image {
    using scalar_type = T;
    struct only_case {};

    rotation<T, 3> turn;
    vec<T, 3> origin;
    Position p;

    [[gnu::always_inline]] constexpr range_check in_range() const {
        return all_in_range(turn) & all_in_range(origin) & p.in_range();
    }
    [[gnu::always_inline]] constexpr only_case choose(auto&) const { return {}; }
    [[gnu::always_inline]] constexpr auto image(auto& rung) const {
        auto const frame = frame_of(rung.number(turn.w), rung.stored(turn.vector()));
        auto const frame_axes = axes_of(frame);
        auto const scale = extent_scale(frame);
        auto const at = p.in(rung);
        auto const from = rung.stored(origin);
        auto const coordinate = [&](size_t i) {
            auto const offset = (frame_axes.x[i] * at.x + frame_axes.y[i] * at.y) + frame_axes.z[i] * at.z;
            return rung.quotient(offset, scale) + from[i];
        };
        return vec{coordinate(0), coordinate(1), coordinate(2)};
    }
};

/// The rounded image. For a stored point of the plane both coordinates are computed at once.
template <class Result, size_t N>
struct rounded_image {
    using result = vec<Result, N>;

    template <class Rung, class T, class Position>
    [[gnu::always_inline]] static constexpr result of(Rung& rung, plane_image<T, Position> const& m,
                                                      typename plane_image<T, Position>::axes_case const& c) {
        if (c.along_axes) return rung.template rounded<Result>(m.image_along_axes(rung, c.swapped));
        if constexpr (same_as<Rung, by_leans> && same_as<Position, stored_position<double, 2>>) {
            if (!is_constant_evaluated()) {
                using both = lanes<double>;
                sum_of_products const offset(both{m.x_axis.x, m.x_axis.y}, both{m.p.at.x, m.p.at.x},
                                             both{m.y_axis.x, m.y_axis.y}, both{m.p.at.y, m.p.at.y});
                auto const image = offset.added_to(both{m.origin.x, m.origin.y}, 1);
                return {rounded_surely<Result>(image.hi[0], image.lo[0], image.err[0], rung.doubt),
                        rounded_surely<Result>(image.hi[1], image.lo[1], image.err[1], rung.doubt)};
            }
        }
        return rung.template rounded<Result>(m.image(rung));
    }
    template <class Rung, class T, class Position>
    [[gnu::always_inline]] static constexpr result of(Rung& rung, space_image<T, Position> const& m, auto const&) {
        return rung.template rounded<Result>(m.image(rung));
    }
};

/// The images of a turned box's center and of its axis, as a measure. The axis is rotated, but not translated.
template <class T>
struct plane_box_image {
    using scalar_type = T;
    plane_image<T, stored_position<T, 2>> center;
    vec<T, 2> axis;

    [[gnu::always_inline]] constexpr range_check in_range() const { return center.in_range() & all_in_range(axis); }
    [[gnu::always_inline]] constexpr auto choose(auto& rung) const { return center.choose(rung); }
};
template <class Result>
struct box_image {
    vec<Result, 2> center, axis;
};
template <class Result>
struct rounded_box_image {
    using result = box_image<Result>;

    template <class Rung, class T>
    [[gnu::always_inline]] static constexpr result of(Rung& rung, plane_box_image<T> const& m, auto const& c) {
        plane_image<T, stored_position<T, 2>> const turned{m.center.x_axis, m.center.y_axis, {}, {m.axis}};
        return {rounded_image<Result, 2>::of(rung, m.center, c), rounded_image<Result, 2>::of(rung, turned, c)};
    }
};

/// The quaternion product a·b: the rotation by b, then by a.
/// Source: Shoemake, Animating Rotation with Quaternion Curves, SIGGRAPH 1985.
template <class A>
[[gnu::always_inline]] constexpr auto product(quaternion<A> const& a, quaternion<A> const& b) {
    return frame_of(a.w * b.w - dot(a.v, b.v), (b.v * a.w + a.v * b.w) + cross(a.v, b.v));
}
/// The product of two stored rotations, as a measure.
template <class T>
struct space_turn {
    using scalar_type = T;
    struct only_case {};

    rotation<T, 3> a, b;

    [[gnu::always_inline]] constexpr range_check in_range() const { return all_in_range(a) & all_in_range(b); }
    [[gnu::always_inline]] constexpr only_case choose(auto&) const { return {}; }
};
template <class Result>
struct rounded_turn {
    using result = rotation<Result, 3>;

    template <class Rung, class T>
    [[gnu::always_inline]] static constexpr result of(Rung& rung, space_turn<T> const& m, auto const&) {
        auto const frame = [&rung](auto const& turn) { return frame_of(rung.number(turn.w), rung.stored(turn.vector())); };
        auto const r = product(frame(m.a), frame(m.b));
        auto const v = rung.template rounded<Result>(r.v);
        return {rung.template rounded<Result>(r.w), v.x, v.y, v.z};
    }
};

}  // namespace hantei
