// SPDX-License-Identifier: MIT
// The decision of a relation: by comparisons, or by the sign of the pair's gap, quickly and then exactly. Bad numbers are refused here.
export module hantei:decide;
import :base;
import :scalar;
import :rational;
import :relation;
import :shape;
import :validation;
import :formula_observer;
import :sign;
import :point;
import :segment;
import :ray;
import :line;
import :ball;
import :aabb;
import :obb;
import :capsule;
import :triangle;
import :own_shapes;
import :shape_traits;
import :alternatives;
import :dispatch;
import :first_look;

namespace hantei {

/// What a question asks of a relation: the relation itself, or whether it is, or is not, a given one. It is applied inside the decision, so a
/// yes/no question never makes the enumerator.
struct as_is {
    constexpr relation operator()(relation r) const { return r; }
};
template <relation Wanted, bool Equal = true>
struct relation_is {
    constexpr bool operator()(relation r) const { return (r == Wanted) == Equal; }
};

template <class P, class A, class B, class Answer = as_is>
constexpr auto decide(A const& a, B const& b, Answer answer = {});
template <class P, class A, class B>
constexpr relation decide_of_valid(A const& a, B const& b);

/// The query functor of the predicates.
template <class Answer = as_is>
struct deciding {
    template <class P, class A, class B>
    [[gnu::always_inline]] constexpr auto operator()(P*, A const& a, B const& b, bool) const {
        return decide<P>(a, b, Answer{});
    }
};

template <class P, class A, class B>
constexpr relation decide_of_alternatives(A const& a, B const& b);
/// The query functor for alternatives of variants. All predicates and both orders of the arguments share one function for each pair, which
/// keeps the code of a file with several predicates small.
template <class Answer>
struct deciding_of_alternatives {
    template <class P, class A, class B>
    constexpr auto operator()(P*, A const& a, B const& b, bool) const {
        return Answer{}(decide_of_alternatives<P>(a, b));
    }
};
/// The query functor for arguments of types A and B: `deciding_of_alternatives` if one has alternatives, else `deciding`.
template <class Answer, class A, class B>
using deciding_for =
    conditional_t<has_alternatives<A> || has_alternatives<B>, deciding_of_alternatives<Answer>, deciding<Answer>>;

/// The query functor for the exact relation of valid shapes, which are not checked.
struct deciding_of_valid {
    template <class P, class A, class B>
    constexpr relation operator()(P*, A const& a, B const& b, bool) const {
        if constexpr (requires { P::relate(a, b); }) {
            return P::relate(a, b);
        } else {
            return decide_of_valid<P>(a, b);
        }
    }
};

/// The relation of a solid and a degenerate shape s, as flattened() returns it. A segment of length zero is replaced by its point.
template <class Solid, class S>
constexpr relation relate_flat(Solid const& solid, S const& s) {
    constexpr auto exact_relation = []<class P>(P* p, auto const& x, auto const& y, bool) -> relation {
        return deciding_of_valid{}(p, x, y, false);
    };
    if constexpr (is_segment<S>) {
        if (s.a == s.b) return with_pair(exact_relation, solid, s.a);
    }
    return with_pair(exact_relation, solid, s);
}

/// The relation if the sign of the gap is 0. Without an on_boundary() of the pair, shapes touch if one has a positive radius, or if neither is
/// round or degenerate. Otherwise a round shape is replaced by its core, and a degenerate shape (a flat box) by the point or segment it is,
/// because the gap need not distinguish it.
template <class P, class A, class B>
constexpr relation decide_boundary(A const& a, B const& b) {
    if constexpr (requires { P::on_boundary(a, b); }) {
        return P::on_boundary(a, b);
    } else if constexpr (rounded_shape<A> || rounded_shape<B>) {
        using T = typename A::scalar_type;
        if (T{0} < radius_of(a) || T{0} < radius_of(b)) return relation::touching;
        return with_pair(deciding_of_valid{}, core_of(a), core_of(b));
    } else {
        if (!degenerate(a) && !degenerate(b)) return relation::touching;
        if constexpr (requires { a.has_interior(); }) {
            if (has_interior(a)) return relate_flat(a, flattened(b));
        }
        if constexpr (requires { b.has_interior(); }) {
            if (has_interior(b)) return relate_flat(b, flattened(a));
        }
        return with_pair(deciding_of_valid{}, flattened(a), flattened(b));
    }
}

template <class P, class A, class B>
constexpr relation decide_of_valid(A const& a, B const& b) {
    int const gap = P::gap(exact_engine{}, a, b);
    gap_is_found();
    if (gap != 0) return gap < 0 ? relation::overlapping : relation::disjoint;
    return decide_boundary<P>(a, b);
}
/// The exact decision, which refuses invalid shapes: in constant expressions, and for scalars without quicker ways. (For other scalars
/// decide_or_fail finds numbers that are not finite, because the filter never knows a sign if there is one.)
template <class P, class A, class B>
[[gnu::noinline, gnu::cold]] constexpr relation decide_exactly(A const& a, B const& b) {
    validate(a);
    validate(b);
    return decide_of_valid<P>(a, b);
}

/// Whether the archive has the type S: a shape of the library that holds its numbers itself (no vertices in a container), not in fractions.
template <class S>
inline constexpr bool in_archive = false;
template <scalar T, size_t N>
inline constexpr bool in_archive<point<T, N>> = !same_as<T, rational>;
template <scalar T, size_t N>
inline constexpr bool in_archive<segment<T, N>> = !same_as<T, rational>;
template <scalar T, size_t N>
inline constexpr bool in_archive<ray<T, N>> = !same_as<T, rational>;
template <scalar T, size_t N>
inline constexpr bool in_archive<line<T, N>> = !same_as<T, rational>;
template <scalar T, size_t N>
inline constexpr bool in_archive<ball<T, N>> = !same_as<T, rational>;
template <scalar T, size_t N>
inline constexpr bool in_archive<aabb<T, N>> = !same_as<T, rational>;
template <scalar T, size_t N>
inline constexpr bool in_archive<obb<T, N>> = !same_as<T, rational>;
template <scalar T, size_t N>
inline constexpr bool in_archive<capsule<T, N>> = !same_as<T, rational>;
template <scalar T>
inline constexpr bool in_archive<triangle<T, 2>> = !same_as<T, rational>;

/// The scalar in which the archive takes shapes of scalar T: it holds every T.
template <scalar T>
using archived_scalar = conditional_t<wide_integer<T>, int64_t, double>;

/// A relation, or made = false if an exception stopped the decision.
struct decision {
    bool made;
    relation found;
};
template <class P, class A, class B>
constexpr decision decide_if_memory_suffices(A const& a, B const& b) noexcept {
    return caught([&] { return decision{true, decide_of_valid<P>(a, b)}; }, [] { return decision{false, {}}; });
}
/// Like `decide_if_memory_suffices`, compiled once (queries/archive.hpp), for shapes in double or int64_t.
template <class A, class B>
decision decided_in_archive(A const& a, B const& b) noexcept;

/// The exact decision about two valid shapes, by the archive if it has their types.
template <class P, class A, class B>
decision decide_valid_or_fail(A const& a, B const& b) noexcept {
    if constexpr (in_archive<A> && in_archive<B>) {
        using T = archived_scalar<typename A::scalar_type>;
        return decided_in_archive(scalar_cast<T>(a), scalar_cast<T>(b));
    } else {
        return decide_if_memory_suffices<P>(a, b);
    }
}
/// The exact decision, without an exception. A caller's loop keeps its numbers in registers across a call that cannot throw. In a loop with a
/// destructor around the call, that saves a quarter to a third of the time (clang, x86-64).
template <class P, class A, class B>
[[gnu::noinline, gnu::cold]] decision decide_or_fail(A const& a, B const& b) noexcept {
    return has_no_flaw(a) && has_no_flaw(b) ? decide_valid_or_fail<P>(a, b) : decision{false, {}};
}
/// Throws what stopped decide_or_fail: invalid_shape if a shape is invalid, else bad_alloc.
template <class A, class B>
[[noreturn, gnu::noinline, gnu::cold]] void throw_failure(A const& a, B const& b) {
    validate(a);
    validate(b);
    fail(bad_alloc());
}

/// The relation of a and b, or what `answer` asks of it. A pair decides by comparisons alone (relate), or by the sign of a gap: negative if the
/// interiors meet, positive if the shapes are apart, zero on the boundary between the two.
template <class P, class A, class B, class Answer>
[[gnu::always_inline, gnu::flatten]] constexpr auto decide(A const& a, B const& b, Answer answer) {
    if constexpr (requires { P::relate(a, b); }) {
        if constexpr (shape<A> && shape<B>) {
            validate(a);
            validate(b);
        }
        return answer(P::relate(a, b));
    } else {
        if constexpr (has_filter<typename A::scalar_type>) {
            if (!is_constant_evaluated()) {
                verdict const gap = quick_verdict<P>(a, b);
                bool const known = gap.known, sound_a = sizes_look_nonnegative(a), sound_b = sizes_look_nonnegative(b);
                if (known & sound_a & sound_b) [[likely]]
                    return gap.negative ? answer(relation::overlapping) : answer(relation::disjoint);
                auto const [made, found] = decide_or_fail<P>(a, b);
                if (!made) throw_failure(a, b);
                return answer(found);
            }
        }
        return answer(decide_exactly<P>(a, b));
    }
}

/// A whole decision, including the quick test, compiled once (queries/archive.hpp).
template <class A, class B>
decision relation_in_archive(A const& a, B const& b) noexcept;

template <class P, class A, class B>
[[gnu::noinline]] constexpr relation decide_of_alternatives(A const& a, B const& b) {
    if constexpr (requires { P::relate(a, b); } || !in_archive<A> || !in_archive<B> || is_small_program) {
        return decide<P>(a, b);
    } else {
        if (is_constant_evaluated()) return decide_exactly<P>(a, b);
        using T = archived_scalar<typename A::scalar_type>;
        auto const [made, found] = relation_in_archive(scalar_cast<T>(a), scalar_cast<T>(b));
        if (!made) throw_failure(a, b);
        return found;
    }
}

/// The exact decision about two valid shapes if the quick test leaves it open.
template <class P, class A, class B>
[[gnu::noinline, gnu::cold]] relation decide_what_is_left(A const& a, B const& b) {
    auto const [made, found] = decide_valid_or_fail<P>(a, b);
    if (!made) fail(bad_alloc());
    return found;
}
/// The query functor of `relate_valid`.
struct relating_valid {
    template <class P, class A, class B>
    [[gnu::always_inline]] constexpr relation operator()(P*, A const& a, B const& b, bool) const {
        if constexpr (requires { P::relate(a, b); }) {
            return P::relate(a, b);
        } else {
            if constexpr (has_filter<typename A::scalar_type>) {
                if (!is_constant_evaluated()) {
                    verdict const gap = quick_verdict<P>(a, b);
                    if (gap.known) [[likely]]
                        return gap.negative ? relation::overlapping : relation::disjoint;
                    return decide_what_is_left<P>(a, b);
                }
            }
            return decide_of_valid<P>(a, b);
        }
    }
};
/// The relation of two shapes that are known to be valid: their numbers are not checked.
inline constexpr struct relate_valid_fn {
    template <class A, class B>
    constexpr relation operator()(A const& a, B const& b) const {
        return with_pair(relating_valid{}, a, b);
    }
} relate_valid;

/// Whether two valid shapes are certainly disjoint: by comparisons, by the quick test, or exactly if there is none. Their numbers are not
/// checked. If the answer is false, the caller has to decide. A shape b that keeps its vertices is replaced by its box.
inline constexpr struct certainly_apart_fn {
    template <class A, class B>
    constexpr bool operator()(A const& a, B const& b) const {
        if constexpr (keeps_vertices<B>) {
            return (*this)(a, b.box());
        } else {
            return with_pair(
                []<class P, class X, class Y>(P*, X const& x, Y const& y, bool) {
                    if constexpr (requires { P::relate(x, y); }) {
                        return P::relate(x, y) == relation::disjoint;
                    } else {
                        if constexpr (has_filter<typename X::scalar_type>) {
                            if (!is_constant_evaluated()) {
                                verdict const gap = quick_verdict<P>(x, y);
                                return gap.known && !gap.negative;
                            }
                        }
                        return decide_of_valid<P>(x, y) == relation::disjoint;
                    }
                },
                a, b);
        }
    }
} certainly_apart;

}  // namespace hantei
