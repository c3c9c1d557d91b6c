// SPDX-License-Identifier: MIT
// The yes/no questions, exact for every valid shape; order of arguments, user types, widening and bad numbers, once for all.
export module hantei:predicates;
import :base;
import :scalar;
import :rational;
import :vec;
import :relation;
import :shape;
import :validation;
import :pair;
import :sign;
import :point;
import :reduction;

namespace hantei {

/// A user's type that says which library shape it stands for, by a function as_shape(x) found by argument-dependent lookup.
template <class X>
concept stands_for_shape = requires(X const& x) { as_shape(x).parts(); };

/// x as the library sees it: a shape itself, a position as a point, a user's type through as_shape.
template <class X>
constexpr decltype(auto) resolved(X const& x) {
    if constexpr (stands_for_shape<X>) {
        return as_shape(x);
    } else {
        return (x);
    }
}
template <class T, size_t N>
constexpr point<T, N> resolved(vec<T, N> const& x) {
    return {x};
}
template <class X>
using resolved_t = remove_cvref_t<decltype(resolved(static_cast<remove_cvref_t<X> const*>(nullptr)[0]))>;

template <class X>
inline constexpr bool is_variant = false;
template <class... X>
inline constexpr bool is_variant<variant<X...>> = true;

/// The scalar in which shapes of scalars T and U meet: it must hold both without rounding.
template <class T, class U>
struct common_scalar {};
template <class T>
struct common_scalar<T, T> {
    using type = T;
};
template <class T, class U>
    requires(!same_as<T, U> && (same_as<T, rational> || same_as<U, rational>))
struct common_scalar<T, U> {
    using type = rational;
};
template <class T, class U>
    requires(!same_as<T, U> && !same_as<T, rational> && !same_as<U, rational> && !same_as<T, int64_t> && !same_as<U, int64_t>)
struct common_scalar<T, U> {
    using type = double;
};
template <>
struct common_scalar<int32_t, int64_t> {
    using type = int64_t;
};
template <>
struct common_scalar<int64_t, int32_t> {
    using type = int64_t;
};
/// Shapes with coordinates T and U can meet: there is a scalar that holds both.
template <class T, class U>
concept meets = requires { typename common_scalar<T, U>::type; };

template <shape A, shape B>
using common_scalar_t = typename common_scalar<typename A::scalar_type, typename B::scalar_type>::type;

template <class A, class B>
concept widened = shape<A> && shape<B> && requires { typename common_scalar_t<A, B>; } &&
                  paired<typename rebind<A, common_scalar_t<A, B>>::type, typename rebind<B, common_scalar_t<A, B>>::type>;

/// Holds<X, Y>::value for all alternatives X of A and Y of B; what is no variant is its own alternative.
template <template <class, class> class Holds, class A, class B>
inline constexpr bool for_alternatives = Holds<A, B>::value;
template <template <class, class> class Holds, class... X, class B>
inline constexpr bool for_alternatives<Holds, variant<X...>, B> = (for_alternatives<Holds, X, B> && ...);
template <template <class, class> class Holds, class A, class... Y>
    requires(!is_variant<A>)
inline constexpr bool for_alternatives<Holds, A, variant<Y...>> = (for_alternatives<Holds, A, Y> && ...);

template <class A, class B>
struct pair_known {
    static constexpr bool value = paired<resolved_t<A>, resolved_t<B>> || widened<resolved_t<A>, resolved_t<B>>;
};

}  // namespace hantei

export namespace hantei {

/// The library can judge an A against a B: shapes, positions, types with as_shape, or variants of them.
template <class A, class B>
concept judgeable = paired<resolved_t<A>, resolved_t<B>> || widened<resolved_t<A>, resolved_t<B>> ||
                    ((is_variant<remove_cvref_t<A>> || is_variant<remove_cvref_t<B>>) &&
                     for_alternatives<pair_known, remove_cvref_t<A>, remove_cvref_t<B>>);

}  // namespace hantei

namespace hantei {

/// Brings two arguments to a pair that has been written, and calls query(pair<>, first, second, swapped).
template <class Query, class A, class B>
[[gnu::always_inline]] constexpr decltype(auto) with_pair(Query query, A const& a, B const& b) {
    if constexpr (is_variant<A>) {
        return visit([&](auto const& x) -> decltype(auto) { return with_pair(query, x, b); }, a);
    } else if constexpr (is_variant<B>) {
        return visit([&](auto const& y) -> decltype(auto) { return with_pair(query, a, y); }, b);
    } else {
        decltype(auto) x = resolved(a);
        decltype(auto) y = resolved(b);
        using X = remove_cvref_t<decltype(x)>;
        using Y = remove_cvref_t<decltype(y)>;
        if constexpr (paired_in_order<X, Y>) {
            return query(static_cast<pair<X, Y>*>(nullptr), x, y, false);
        } else if constexpr (paired_in_order<Y, X>) {
            return query(static_cast<pair<Y, X>*>(nullptr), y, x, true);
        } else {
            using T = common_scalar_t<X, Y>;
            return with_pair(query, scalar_cast<T>(x), scalar_cast<T>(y));
        }
    }
}

/// What is wanted of a relation: the relation itself, or whether it is, or is not, a given one. Taken inside the decision, so
/// that a yes/no question never makes the enumerator.
struct as_is {
    constexpr relation operator()(relation r) const { return r; }
};
template <relation Wanted, bool Equal = true>
struct is {
    constexpr bool operator()(relation r) const { return (r == Wanted) == Equal; }
};

template <class P, class A, class B, class Answer = as_is>
constexpr auto decide(A const& a, B const& b, Answer answer = {});
template <class P, class A, class B>
constexpr relation decide_exactly(A const& a, B const& b);

/// The query of the predicates.
template <class Answer = as_is>
struct deciding {
    template <class P, class A, class B>
    [[gnu::always_inline]] constexpr auto operator()(P*, A const& a, B const& b, bool) const {
        return decide<P>(a, b, Answer{});
    }
};

/// A solid and the segment that another shape is; a segment of length zero is a point.
template <class Solid, class S>
constexpr relation relate_flat(Solid const& solid, S const& s) {
    constexpr auto exact_relation = []<class P>(P*, auto const& x, auto const& y, bool) -> relation {
        if constexpr (requires { P::relate(x, y); }) {
            return P::relate(x, y);
        } else {
            return decide_exactly<P>(x, y);
        }
    };
    if constexpr (requires { s.a; }) {
        if (s.a == s.b) return with_pair(exact_relation, solid, s.a);
    }
    return with_pair(exact_relation, solid, s);
}

/// The sign of the gap is 0: decided by what the shapes are as sets. Where a pair does not say more, a shape that is less than
/// its type says is its segment or point, of which the gap need not know.
template <class P, class A, class B>
constexpr relation decide_boundary(A const& a, B const& b) {
    if constexpr (requires { P::on_boundary(a, b); }) {
        return P::on_boundary(a, b);
    } else if constexpr (round<A> || round<B>) {
        using T = typename A::scalar_type;
        if (T{0} < radius_of(a) || T{0} < radius_of(b)) return relation::touching;
        return with_pair(deciding<>{}, thin(a), thin(b));
    } else {
        if (!degenerate(a) && !degenerate(b)) return relation::touching;
        if constexpr (requires { a.has_interior(); }) {
            if (has_interior(a)) return relate_flat(a, flattened(b));
        }
        if constexpr (requires { b.has_interior(); }) {
            if (has_interior(b)) return relate_flat(b, flattened(a));
        }
        return with_pair(deciding<>{}, flattened(a), flattened(b));
    }
}

/// Invalid shapes are refused here: the filter never knows a sign where a stored number is not finite.
template <class P, class A, class B>
[[gnu::noinline, gnu::cold]] constexpr relation decide_exactly(A const& a, B const& b) {
    validate(a);
    validate(b);
    int const gap = P::gap(exactly{}, a, b);
    if (gap != 0) return gap < 0 ? relation::overlapping : relation::disjoint;
    return decide_boundary<P>(a, b);
}

/// The same without an exception, or nothing where there is one. A caller's loop keeps its numbers in registers across a call that
/// cannot throw: with a destructor around it, a quarter to a third of its time (clang, x86-64).
template <class P, class A, class B>
[[gnu::noinline, gnu::cold]] constexpr optional<relation> decide_or_fail(A const& a, B const& b) noexcept {
    try {
        return decide_exactly<P>(a, b);
    } catch (...) {
        return {};
    }
}
/// Throws what stopped decide_or_fail: the flaw of an invalid shape, or else that there was no memory.
template <class P, class A, class B>
[[noreturn, gnu::noinline, gnu::cold]] constexpr void throw_failure(A const& a, B const& b) {
    decide_exactly<P>(a, b);
    throw bad_alloc();
}

/// A pair decides by comparisons alone (relate), or by the sign of a gap: negative where the interiors meet, positive
/// where the shapes are apart, zero on the boundary between the two.
template <class P, class A, class B, class Answer>
[[gnu::always_inline, gnu::flatten]] constexpr auto decide(A const& a, B const& b, Answer answer) {
    if constexpr (requires { P::relate(a, b); }) {
        if constexpr (shape<A> && shape<B>) {
            validate(a);
            validate(b);
        }
        return answer(P::relate(a, b));
    } else {
        if constexpr (!same_as<typename A::scalar_type, rational>) {
            if (!is_constant_evaluated()) {
                verdict const gap = P::gap(quickly{}, a, b);
                bool const known = gap.known, sound_a = looks_sound(a), sound_b = looks_sound(b);
                if (known & sound_a & sound_b) [[likely]]
                    return gap.negative ? answer(relation::overlapping) : answer(relation::disjoint);
                auto const found = decide_or_fail<P>(a, b);
                if (!found) throw_failure<P>(a, b);
                return answer(*found);
            }
        }
        return answer(decide_exactly<P>(a, b));
    }
}

/// Whether two valid shapes are certainly apart, by comparisons or the quick test where there is one, without another look for bad
/// numbers: what that leaves open is for the caller to decide. A shape that knows the box around it is taken for that box.
inline constexpr struct quickly_apart_fn {
    template <class A, class B>
    constexpr bool operator()(A const& a, B const& b) const {
        if constexpr (requires { b.box(); }) {
            return (*this)(a, b.box());
        } else {
            return with_pair(
                []<class P, class X, class Y>(P*, X const& x, Y const& y, bool) {
                    if constexpr (requires { P::relate(x, y); }) {
                        return P::relate(x, y) == relation::disjoint;
                    } else {
                        if constexpr (!same_as<typename X::scalar_type, rational>) {
                            if (!is_constant_evaluated()) {
                                verdict const gap = P::gap(quickly{}, x, y);
                                return gap.known && !gap.negative;
                            }
                        }
                        return decide<P>(x, y) == relation::disjoint;
                    }
                },
                a, b);
        }
    }
} quickly_apart;

}  // namespace hantei

export namespace hantei {

/// Which of the three relations holds between the closed sets a and b. Symmetric. Throws invalid_shape for bad numbers.
inline constexpr struct relate_fn {
    template <class A, class B>
        requires judgeable<A, B>
    [[gnu::always_inline]] constexpr relation operator()(A const& a, B const& b) const {
        return with_pair(deciding<>{}, a, b);
    }
} relate;

/// a and b have no common point.
inline constexpr struct disjoint_fn {
    template <class A, class B>
        requires judgeable<A, B>
    [[gnu::always_inline]] constexpr bool operator()(A const& a, B const& b) const {
        return with_pair(deciding<is<relation::disjoint>>{}, a, b);
    }
} disjoint;

/// a and b have a common point; touching counts. Not disjoint(a, b).
inline constexpr struct intersects_fn {
    template <class A, class B>
        requires judgeable<A, B>
    [[gnu::always_inline]] constexpr bool operator()(A const& a, B const& b) const {
        return with_pair(deciding<is<relation::disjoint, false>>{}, a, b);
    }
} intersects;

/// a and b have a common point, but their relative interiors have none.
inline constexpr struct touches_fn {
    template <class A, class B>
        requires judgeable<A, B>
    [[gnu::always_inline]] constexpr bool operator()(A const& a, B const& b) const {
        return with_pair(deciding<is<relation::touching>>{}, a, b);
    }
} touches;

/// The relative interiors of a and b have a common point; touching does not count. (Not the OGC's narrower `overlaps`: a coin
/// inside a plate overlaps it here.)
inline constexpr struct overlaps_fn {
    template <class A, class B>
        requires judgeable<A, B>
    [[gnu::always_inline]] constexpr bool operator()(A const& a, B const& b) const {
        return with_pair(deciding<is<relation::overlapping>>{}, a, b);
    }
} overlaps;

}  // namespace hantei
