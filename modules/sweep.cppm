// SPDX-License-Identifier: MIT
// When a shape that moves straight on meets one that stands still: decided exactly, rounded once.
//
// a moved by t·d and b have a common point exactly where t·d is the difference of a point of b and one of a. For two rounded hulls these
// differences are a rounded hull again, with the sum of the radii, and the times of contact are its chord with the line 0 + t·d.
// Source: van den Bergen, Collision Detection in Interactive 3D Environments, section 4.4.
export module hantei:sweep;
import :base;
import :scalar;
import :rational;
import :rounding;
import :vec;
import :relation;
import :shape;
import :validation;
import :reduction;
import :passage;
import :results;
import :hull;
import :chord;
import :predicates;
import :measures;

namespace hantei {

[[noreturn]] inline void refuse_displacement() {
    throw domain_error("hantei: sweep: the displacement is not finite (NaN or infinity)");
}

/// The chord of the line 0 + t·way with all differences of a point of b and one of a, in exact numbers; way is not zero.
template <class A, class B>
constexpr optional<exact_chord<2>> exact_sweep(A const& a, vec<rational, 2> const& way, B const& b) {
    auto const differences = differences_of(corners_of(thin(a)), corners_of(thin(b)));
    return chord_of_core(carrier<2>{{}, way}, differences, radius_of(a) + radius_of(b));
}

/// What of the chord lies between the times 0 and 1; nothing if none of it does.
template <class T>
constexpr optional<impact<T, 2>> impact_of(optional<exact_chord<2>> const& c) {
    optional<impact<T, 2>> r;
    if (!c.has_value() || compare(c->enter.t, surd{1}) > 0 || sign(c->exit.t) < 0) return r;
    bool const parting = sign(c->enter.t) < 0 && sign(c->exit.t) == 0;
    impact<T, 2> found{T{0}, T{1}, -rounded<T>(parting ? c->exit.normal : c->enter.normal)};
    if (sign(c->enter.t) > 0) found.first = to_nearest<T>(c->enter.t);
    if (compare(c->exit.t, surd{1}) < 0) found.last = larger(found.first, to_nearest<T>(c->exit.t));
    r = found;
    return r;
}

template <class A, class B>
struct sweep_known {
    static constexpr bool value = bounded_in_plane<resolved_t<A>> && bounded_in_plane<resolved_t<B>>;
};

}  // namespace hantei

export namespace hantei {

/// sweep(a, displacement, b) is defined: for two bounded shapes of the plane, or variants of these.
template <class A, class B>
concept sweepable = judgeable<A, B> && for_alternatives<sweep_known, remove_cvref_t<A>, remove_cvref_t<B>>;

/// When a, on its straight way from where it is to where it is after the displacement (in the user's unit), meets b, which stands
/// still: the first and the last contact in fractions of the displacement, and the normal from a to b. Touching counts. Present
/// exactly where a meets b at some time in [0, 1], the ends included.
///
/// first is 0 exactly where they meet at the start. Where they overlap there, the normal is that of the place where a came in, had it
/// moved like this before; at a corner chord.cppm says which. A displacement of zero gives 0, 1 and the first axis where they meet. sweep(b, −displacement, a) has the same fractions
/// and the opposite normal. Throws invalid_shape for bad numbers, std::domain_error for a displacement that is not finite.
inline constexpr struct sweep_fn {
    template <class A, class B, scalar D = double>
        requires sweepable<A, B>
    constexpr auto operator()(A const& a, vec<D, 2> const& displacement, B const& b) const {
        if (!all_finite(displacement)) refuse_displacement();
        auto const way = exact(displacement);
        return with_pair(
            [&way]<class P>(P*, auto const& x, auto const& y, bool swapped) {
                using T = answer_t<decltype(x)>;
                validate(x);
                validate(y);
                optional<impact<T, 2>> r;
                if (squared_norm(way).sign() != 0) {
                    r = impact_of<T>(swapped ? exact_sweep(exact(y), way, exact(x)) : exact_sweep(exact(x), way, exact(y)));
                } else if (decide<P>(x, y) != relation::disjoint) {
                    r = impact<T, 2>{T{0}, T{1}, unit<T, 2>(0)};
                }
                return r;
            },
            a, b);
    }
} sweep;

}  // namespace hantei
