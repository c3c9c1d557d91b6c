// SPDX-License-Identifier: MIT
// The middle of a shape: its center of mass, every part of it being equally heavy.
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

/// The T nearest to a stored number, and to (a + b) / 2.
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
/// The middle of a segment.
template <floating_point T, scalar X, size_t N>
constexpr vec<T, N> middle_between(vec<X, N> const& a, vec<X, N> const& b) {
    return map([](X const& x, X const& y) { return nearest_middle<T>(x, y); }, a, b);
}

/// A user's shape that tells its center of mass, in fractions.
template <class S>
concept tells_centroid = !is_own<S> && has_fractions<S> && requires(in_fractions<S> const& s) {
    { s.centroid() } -> same_as<vec<rational, S::dimension>>;
};
/// A user's shape about which that is known: it has the symmetry of its core, or it is a polygon.
template <class S>
concept centroid_follows = !is_own<S> && (tells_centroid<S> || (!rounded_shape<S> && bounded_in_plane<S>) ||
                                          (rounded_shape<S> && (is_point<core_of_shape<S>> || is_segment<core_of_shape<S>> ||
                                                                is_box<core_of_shape<S>> || is_turned_box<core_of_shape<S>>)));
/// A shape of exact symmetry, or what it is the shape of: its middle is stored, or between two stored points.
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
    static constexpr bool value = (is_own<X> && bounded<X> && !flat_in_space) || centroid_follows<X>;
};
template <class X>
struct words_against_centroid {
    static consteval composed_text text() {
        return words_against<X>(is_own<X> ? " has no end on some side, or is a triangle in space: of these no centroid is known"
                                          : " does not tell its center of mass: give it centroid() (docs/adding_a_shape.md)");
    }
};

}  // namespace hantei

export namespace hantei {

/// The center of mass of a bounded shape of the plane, or of one of space that is symmetric about a point, as all but triangles
/// are. Exact, and rounded once in each coordinate. Of a flat solid it is that of the segment or point that it is, so of a segment
/// the middle; of a chain that of its sides, each as heavy as it is long. It is always finite. Throws invalid_shape for bad numbers.
inline constexpr struct centroid_fn {
    template <class S>
        requires answerable<objection_to<has_centroid, words_against_centroid, S>> &&
                 answerable<objection_to_many<has_centroid, false, S>()>
    constexpr auto operator()(S const& any) const {
        return ask_valid<has_centroid>([]<class X>(X const& s) { return middle_of<measure_t<typename X::scalar_type>>(s); },
                                       any);
    }
} centroid;

}  // namespace hantei
