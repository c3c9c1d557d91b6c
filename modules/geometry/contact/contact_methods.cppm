// SPDX-License-Identifier: MIT
// The methods of contact() and minimum_translation(): what the file of a pair names as `contact`.
//
// Each has manifold<T>(a, b, how) and translation<T>(a, b, how), for two solids of one scalar that meet, in the order of their pair. `how`
// tells whether they touch or overlap. If several separating translations are equally short, the first one counts, in an order that the file of the
// measure documents. For this, two shapes of one type are brought into a canonical order.
export module hantei:contact_methods;
import :base;
import :vec;
import :relation;
import :shape;
import :total_order;
import :own_shapes;
import :shape_traits;
import :alternatives;
import :manifest;
import :results;
import :ladder;
import :convex_core;
import :box_contact;
import :core_contact;
import :manifold_of_cores;
import :solid_outline;
import :solid_contact;
import :decide;
import :gap_of_points;
import :exact_gap;

namespace hantei {

/// −v, without −0.
template <class T, size_t N>
constexpr vec<T, N> opposite(vec<T, N> const& v) {
    return map([](T const& x) { return T{0} - x; }, v);
}
template <class T, size_t N>
constexpr contact_manifold<T, N> opposite(contact_manifold<T, N> m) {
    m.normal = opposite(m.normal);
    return m;
}
/// Returns f(a, b). Two shapes of one type (except for where they keep their vertices) are brought into a canonical order: if b comes before a, the
/// result is the opposite of f(b, a). So the other order of the arguments gives the opposite answer.
template <class A, class B>
constexpr auto in_stored_order(A const& a, B const& b, auto f) {
    if constexpr (same_as<in_fractions<A>, in_fractions<B>>) {
        if (compare_stored(b, a) < 0) return opposite(f(b, a));
    }
    return f(a, b);
}
/// Like `in_stored_order`, but a rounded solid always comes before one without a radius.
template <class A, class B>
constexpr auto rounded_first(A const& a, B const& b, auto f) {
    if constexpr (rounded_shape<B> && !rounded_shape<A>) {
        return opposite(f(b, a));
    } else {
        return in_stored_order(a, b, f);
    }
}

/// The core of a ball or of an axis-aligned box, rounded or not, as an interval on each axis.
template <class T, class S>
constexpr auto core_interval(S const& s) {
    using interval = typename box_contact<T, S::dimension>::interval;
    if constexpr (rounded_shape<S>) {
        return core_interval<T>(s.core());
    } else if constexpr (is_point<S>) {
        return interval{scalar_cast<T>(s.position()), scalar_cast<T>(s.position())};
    } else {
        return interval{scalar_cast<T>(s.min), scalar_cast<T>(s.max)};
    }
}

/// The method for balls and axis-aligned boxes, in the plane and in space. They separate in the direction between the closest points of the cores,
/// or along an axis (box_contact.cppm).
inline constexpr struct by_box_contact_t {
    template <class T, class A, class B>
    static constexpr auto manifold(A const& a, B const& b, relation) {
        return in_stored_order(
            a, b, [](auto const& x, auto const& y) { return of_meeting<manifold_of_boxes<T, A::dimension>>(x, y); });
    }
    template <class T, class A, class B>
    static constexpr auto translation(A const& a, B const& b, relation) {
        return in_stored_order(
            a, b, [](auto const& x, auto const& y) { return of_meeting<translation_out_of_box<T, A::dimension>>(x, y); });
    }

  private:
    template <class Values, class A, class B>
    static constexpr typename Values::result of_meeting(A const& a, B const& b) {
        using T = core_scalar<typename A::scalar_type>;
        constexpr size_t N = A::dimension;
        auto const [p, q] = stored_nearest(a, b);
        T const radius_a = number_cast<T>(radius_of(a)), radius_b = number_cast<T>(radius_of(b));
        // Along an axis every value is a sum, and often midway between two doubles. So it must be computed without roots and quotients.
        size_t apart = 0;
        for (size_t i = 0; i < N; ++i) apart += p[i] != q[i] ? 1 : 0;
        if (apart > 1) return measured<Values>(point_contact<T, N>{scalar_cast<T>(p), scalar_cast<T>(q), radius_a, radius_b});
        return measured<Values>(box_contact<T, N>{core_interval<T>(a), core_interval<T>(b), radius_a, radius_b});
    }
} by_box_contact;

/// The method for convex solids of the plane. They separate through a side of the Minkowski difference of the cores, or in the direction between
/// their closest points (core_contact.cppm).
inline constexpr struct by_core_contact_t {
    template <class T, class A, class B>
    static constexpr auto manifold(A const& a, B const& b, relation) {
        return in_stored_order(a, b, [](auto const& x, auto const& y) { return of_meeting<manifold_of_cores<T>>(x, y); });
    }
    /// The manifold without its points.
    template <class T, class A, class B>
    static constexpr auto direction_and_depth(A const& a, B const& b, relation) {
        return in_stored_order(a, b,
                               [](auto const& x, auto const& y) { return of_meeting<manifold_of_cores<T>, false>(x, y); });
    }
    template <class T, class A, class B>
    static constexpr auto translation(A const& a, B const& b, relation) {
        return in_stored_order(a, b, [](auto const& x, auto const& y) { return of_meeting<translation_out_of_core<T>>(x, y); });
    }

  private:
    template <class Values, bool WithPoints = true, class A, class B>
    static constexpr typename Values::result of_meeting(A const& a, B const& b) {
        bool apart = false;
        if constexpr (rounded_shape<A> || rounded_shape<B>) apart = relate_valid(core_of(a), core_of(b)) == relation::disjoint;
        return with_convex_cores(a, b, [&](auto const& core_a, auto const& core_b) {
            using T = typename remove_cvref_t<decltype(core_a)>::scalar_type;
            return measured<Values>(core_contact<T, WithPoints>{core_a, core_b, apart});
        });
    }
} by_core_contact;

/// The method for solids of the plane that need not be convex: the shortest way out, by the convolution of their outlines (solid_contact.cppm).
inline constexpr struct by_outline_contact_t {
    template <class T, class A, class B>
    static constexpr auto manifold(A const& a, B const& b, relation how) {
        return of_meeting<manifold_of_solids<T>>(a, b, how);
    }
    template <class T, class A, class B>
    static constexpr auto direction_and_depth(A const& a, B const& b, relation how) {
        return of_meeting<manifold_of_solids<T, false>>(a, b, how);
    }
    template <class T, class A, class B>
    static constexpr auto translation(A const& a, B const& b, relation how) {
        return of_meeting<translation_out_of_solid<T>>(a, b, how);
    }

  private:
    template <class Values, class A, class B>
    static constexpr auto of_meeting(A const& a, B const& b, relation how) {
        return rounded_first(a, b, [how]<class X, class Y>(X const& x, Y const& y) {
            return with_solid_outlines(x, y, [how](auto const& of_x, auto const& of_y) {
                constexpr bool round = rounded_shape<X> || is_small_program;
                return measured_contact_of_solids<Values, round>(of_x, of_y, how == relation::touching);
            });
        });
    }
} by_outline_contact;

/// A ball, an axis-aligned box, or a rounded axis-aligned box, in the plane or in space.
template <class S>
concept ball_or_box = is_box<S> || (rounded_shape<S> && (is_point<core_of_shape<S>> || is_box<core_of_shape<S>>));

/// The relation of the cores of A and B is known, in fractions.
template <class A, class B>
concept cores_are_known = has_fractions<A> && has_fractions<B> && cores_have_pair<in_fractions<A>, in_fractions<B>>;
/// The relation of the cores of A and B is known, in fractions, and both are solids of the plane.
template <class A, class B>
concept known_solids = cores_are_known<A, B> && solid_of_plane<in_fractions<A>> && solid_of_plane<in_fractions<B>>;
/// The contact method of a pair that names none, as a pair with a user's shape may.
template <class A, class B>
consteval auto default_contact_method() {
    if constexpr (cores_are_known<A, B> && ball_or_box<in_fractions<A>> && ball_or_box<in_fractions<B>>) {
        return by_box_contact;
    } else if constexpr (known_solids<A, B> && !nonconvex<in_fractions<A>> && !nonconvex<in_fractions<B>>) {
        return by_core_contact;
    } else if constexpr (known_solids<A, B>) {
        return by_outline_contact;
    } else {
        return not_defined;
    }
}
/// The contact method of a pair: the one that the pair names, or else default_contact_method().
inline constexpr struct contact_method_fn {
    template <class P, class A, class B, bool Swapped>
    consteval auto operator()(pair_with_shapes<P, A, B, Swapped>) const {
        if constexpr (requires { P::contact; }) {
            return P::contact;
        } else {
            return default_contact_method<A, B>();
        }
    }
} contact_method;

}  // namespace hantei
