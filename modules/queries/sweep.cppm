// SPDX-License-Identifier: MIT
// The time of impact of a shape that moves straight on and a shape that stands still: decided exactly, rounded once.
export module hantei:sweep;
import :base;
import :scalar;
import :foreign_vec;
import :vec;
import :relation;
import :validation;
import :results;
import :decide;
import :alternatives;
import :judgeable;
import :dispatch;
import :manifest;
import :sweep_methods;
import :look_along_way;
import :sentence;

namespace hantei {

[[noreturn]] inline void refuse_displacement() {
    fail(domain_error("hantei: sweep: the displacement is not finite (NaN or infinity)"));
}

/// Whether the pair of two shapes of the plane has a method for sweeps.
template <class A, class B>
struct sweep_known {
    static constexpr bool value = [] {
        if constexpr (method_known<sweep_method_fn, A, B>::value) return A::dimension == 2;
        return false;
    }();
};
template <class A, class B>
struct objection_text_sweep {
    static consteval composed_text text() {
        if constexpr (!pair_known<A, B>::value) {
            return objection_text_pair<A, B>::text();
        } else {
            composed_text text;
            text +=
                "hantei: sweep is for two shapes of the plane; a convex one of your own has core_vertices(), or a core() and "
                "radius "
                "(docs/adding_a_shape.md)";
            return text;
        }
    }
};

template <class V>
consteval auto objection_to_displacement() {
    if constexpr (readable_vec<V>) {
        return no_objection;
    } else {
        return sentence(
            "hantei: the displacement is no vector: sweep(a, {dx, dy}, b) moves a towards b, by a vec or one of another "
            "library");
    }
}
template <class V>
consteval auto objection_to_displacement_in_space() {
    if constexpr (dimension_of_vector<V>() != 3) {
        return no_objection;
    } else {
        return sentence("hantei: the displacement lies in space, the shapes in the plane");
    }
}

}  // namespace hantei

export namespace hantei {

/// Whether sweep(a, displacement, b) is defined: for two shapes of the plane, rays and lines too, or variants of these.
template <class A, class B>
concept sweepable = answerable<objection<sweep_known, objection_text_sweep, A, B>>;

/// The time of impact of a shape a, which moves straight on by the displacement (in the user's unit), and a shape b, which stands still.
/// The answer has the first and the last contact, in fractions of the displacement, and for the first contact the normal from a to b and
/// the points. Touching counts. It is present exactly if a meets b at some time in [0, 1], the ends included.
///
/// first is 0 exactly if they meet at the start. If they overlap there, there are no points, and the normal is that of the place where a
/// would have come in if it had moved like this before. If they would have overlapped at all times before, along a ray or a line, the
/// normal is the direction of the displacement. At corners and along sides, the normal is as line_rounded_hull.cppm says for the Minkowski
/// difference of the two. If what they share is unbounded, the points are only those of its ends that exist. For a displacement of zero,
/// shapes that meet have first 0, last 1, the first axis as the normal, and no points.
///
/// For chains and regions, last is the end of the contact that begins with first. If they touch in several places at once, the normal of a
/// side that stops a is preferred to that of a side along which a slides; of several it is the one farthest to the right, seen along the
/// way. The points are then the two ends of all that touches with this normal.
///
/// sweep(b, −displacement, a) has the same fractions and, unless the displacement is zero, the opposite normal. Throws invalid_shape for
/// bad numbers, and std::domain_error for a displacement that is not finite.
inline constexpr struct sweep_fn {
    template <class A, class B, class V = vec<>>
        requires answerable<objection_to_displacement<V>()> && sweepable<A, B> &&
                 answerable<objection_to_displacement_in_space<V>()>
    constexpr auto operator()(A const& a, V const& displacement, B const& b) const {
        return along(a, as_vec(displacement), b);
    }

  private:
    template <class A, class B, scalar D, size_t N>
    [[gnu::always_inline]] static constexpr auto along(A const& a, vec<D, N> const& displacement, B const& b) {
        if (!all_finite(displacement)) refuse_displacement();
        return ask<sweep_known>(
            [&displacement]<class P, class X, class Y>(P*, X const& x, Y const& y, auto swapped) {
                using T = answer_t<X, Y>;
                validate(x);
                validate(y);
                optional<sweep_hit<T, 2>> r;
                if constexpr (has_filter<D> && has_filter<typename X::scalar_type>) {
                    if (!is_constant_evaluated() &&
                        (swapped ? surely_apart_on_way(y, displacement, x) : surely_apart_on_way(x, displacement, y)))
                        return r;
                }
                auto const decided = [&x, &y] { return decide<P>(x, y); };
                if (displacement == vec<D, N>{}) {
                    if (decided() != relation::disjoint) r = sweep_hit<T, 2>{T{0}, T{1}, axis_vector<T, 2>(0), {}};
                } else {
                    constexpr auto method = sweep_method(pair_with_shapes<P, X, Y>{});
                    if constexpr (swapped.value) r = method.template hit<T>(y, displacement, x, decided);
                    if constexpr (!swapped.value) r = method.template hit<T>(x, displacement, y, decided);
                }
                return r;
            },
            a, b);
    }
} sweep;

}  // namespace hantei
