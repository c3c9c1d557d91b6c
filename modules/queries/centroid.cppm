// SPDX-License-Identifier: MIT
// The centroid of a shape: its center of mass if every part is equally heavy.
export module hantei:centroid;
import :base;
import :scalar;
import :rational;
import :rounding;
import :vec;
import :results;
import :shape;
import :own_shapes;
import :shape_traits;
import :exact_gap;
import :ladder;
import :convex_core;
import :moments;
import :coordinate_rounding;
import :sentence;
import :unary_dispatch;

namespace hantei {

/// The T nearest to a stored number x. `nearest_middle` is the T nearest to (a + b) / 2.
template <floating_point T, scalar X>
constexpr T nearest_to_stored(X const& x) {
    if constexpr (same_as<X, rational>) {
        return to_nearest<T>(x);
    } else {
        return static_cast<T>(x) + T{0};
    }
}
template <floating_point T, scalar X>
constexpr T nearest_middle(X const& a, X const& b) {
    if constexpr (same_as<X, rational>) {
        return to_nearest<T>((a + b) * rational(0.5));
    } else if constexpr (floating_point<X>) {
        return half_of_difference(-a, b);
    } else {
        return static_cast<T>(int128{a} + b) / 2;
    }
}
/// The midpoint of a segment.
template <floating_point T, scalar X, size_t N>
constexpr vec<T, N> middle_between(vec<X, N> const& a, vec<X, N> const& b) {
    return map([](X const& x, X const& y) { return nearest_middle<T>(x, y); }, a, b);
}

/// A user's shape that gives its centroid(), in fractions.
template <class S>
concept tells_centroid = !is_own<S> && has_fractions<S> && requires(in_fractions<S> const& s) {
    { s.centroid() } -> same_as<vec<rational, S::dimension>>;
};
/// A user's shape whose centroid is known: it gives its centroid(), it is a polygon, or it has the symmetry of its core.
template <class S>
concept has_derived_centroid =
    !is_own<S> && (tells_centroid<S> || (!rounded_shape<S> && bounded_in_plane<S>) ||
                   (rounded_shape<S> && (is_point<core_of_shape<S>> || is_segment<core_of_shape<S>> ||
                                         is_box<core_of_shape<S>> || is_turned_box<core_of_shape<S>>)));
/// The centroid of s. For a symmetric shape it is a stored point, or the midpoint of two stored points.
template <floating_point T, class S>
constexpr auto middle_of(S const& s) {
    using X = typename S::scalar_type;
    constexpr size_t N = S::dimension;
    if constexpr (tells_centroid<S>) {
        return rounded<T>(exact(s).centroid());
    } else if constexpr (!is_own<S>) {
        return with_plain(s, [](auto const& plain) { return middle_of<T>(plain); });
    } else if constexpr (curve<S>) {
        using C = core_scalar<X>;
        auto const of = [](auto const& c) {
            return measured<rounded_middle_of_curve<T>>(sides_of_curve<C>{c.core_vertices()});
        };
        if constexpr (same_as<C, X>) return of(s);
        if constexpr (!same_as<C, X>) return of(scalar_cast<C>(s));
    } else if constexpr (keeps_vertices<S>) {
        return with_rings(s, [](auto const& region) { return measured<rounded_centroid<T>>(region); });
    } else if constexpr (is_ball<S> || is_turned_box<S>) {
        return map([](X const& x) { return nearest_to_stored<T>(x); }, s.center);
    } else if constexpr (is_box<S>) {
        return middle_between<T>(s.min, s.max);
    } else if constexpr (is_triangle<S>) {
        if (!s.has_interior()) {
            auto const flat = flattened(s);
            return middle_between<T>(flat.a, flat.b);
        }
        using C = core_scalar<X>;
        return measured<rounded_mean<T, N>>(mean_of_three<C, N>{scalar_cast<C>(s.a), scalar_cast<C>(s.b), scalar_cast<C>(s.c)});
    } else if constexpr (is_segment<S> || is_capsule<S>) {
        return middle_between<T>(s.a, s.b);
    } else {
        return map([](X const& x) { return nearest_to_stored<T>(x); }, s.position());
    }
}

template <class X>
struct has_centroid {
    static constexpr bool value = false;
};
template <shape X>
struct has_centroid<X> {
    static constexpr bool flat_in_space = X::dimension == 3 && is_triangle<X>;
    static constexpr bool value = (is_own<X> && bounded<X> && !flat_in_space) || has_derived_centroid<X>;
};
template <class X>
struct objection_text_centroid {
    static consteval composed_text text() {
        return objection_text<X>(is_own<X>
                                     ? " has no end on some side, or is a triangle in space: of these no centroid is known"
                                     : " does not tell its center of mass: give it centroid() (docs/adding_a_shape.md)");
    }
};

}  // namespace hantei

export namespace hantei {

/// The center of mass of a bounded shape of the plane, or of a bounded shape of space that is symmetric about a point, which all but
/// triangles are. It is exact, and rounded once in each coordinate. For a flat solid it is the midpoint of the segment, or the point, that
/// the solid is. For a chain it is that of the sides, each as heavy as it is long. It is always finite. Throws invalid_shape for bad
/// numbers.
inline constexpr struct centroid_fn {
    template <class S>
        requires answerable<objection_to<has_centroid, objection_text_centroid, S>> &&
                 answerable<objection_to_many<has_centroid, false, S>()>
    constexpr auto operator()(S const& any) const {
        return ask_valid<has_centroid>([]<class X>(X const& s) { return middle_of<measure_t<typename X::scalar_type>>(s); },
                                       any);
    }
} centroid;

}  // namespace hantei
