// SPDX-License-Identifier: MIT
// How a pair decides: by comparisons, or by the sign of its gap, quickly and then exactly. Bad numbers are refused here.
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

/// What is wanted of a relation: the relation itself, or whether it is, or is not, a given one. Taken inside the decision, so
/// that a yes/no question never makes the enumerator.
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

/// The query of the predicates.
template <class Answer = as_is>
struct deciding {
    template <class P, class A, class B>
    [[gnu::always_inline]] constexpr auto operator()(P*, A const& a, B const& b, bool) const {
        return decide<P>(a, b, Answer{});
    }
};

template <class P, class A, class B>
constexpr relation decide_of_alternatives(A const& a, B const& b);
/// The same of alternatives of variants. All predicates, and both orders of the arguments, share one function for each pair, which keeps a
/// file with several of them small.
template <class Answer>
struct deciding_of_alternatives {
    template <class P, class A, class B>
    constexpr auto operator()(P*, A const& a, B const& b, bool) const {
        return Answer{}(decide_of_alternatives<P>(a, b));
    }
};
/// The query for a question about an A and a B.
template <class Answer, class A, class B>
using deciding_for =
    conditional_t<has_alternatives<A> || has_alternatives<B>, deciding_of_alternatives<Answer>, deciding<Answer>>;

/// That of valid shapes, exactly: nothing is refused on the way.
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

/// A solid and the segment that another shape is; a segment of length zero is a point.
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

/// The sign of the gap is 0: decided by what the shapes are as sets. Where a pair does not say more, a shape that is less than
/// its type says is its segment or point, of which the gap need not know.
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
/// Invalid shapes are refused here: the filter never knows a sign where a stored number is not finite.
template <class P, class A, class B>
[[gnu::noinline, gnu::cold]] constexpr relation decide_exactly(A const& a, B const& b) {
    validate(a);
    validate(b);
    return decide_of_valid<P>(a, b);
}

/// A shape of the library that holds its numbers itself: no vertices of some container, and not one of a user.
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

/// The scalar in which the archive takes them: it holds the numbers of T.
template <scalar T>
using archived_scalar = conditional_t<wide_integer<T>, int64_t, double>;

/// A relation, or that an exception stopped it.
struct decision {
    bool made;
    relation found;
};
template <class P, class A, class B>
constexpr decision decide_if_memory_suffices(A const& a, B const& b) noexcept {
    return caught([&] { return decision{true, decide_of_valid<P>(a, b)}; }, [] { return decision{false, {}}; });
}
/// The same, compiled once (queries/archive.hpp), for shapes in double or int64_t.
template <class A, class B>
decision decided_in_archive(A const& a, B const& b) noexcept;

/// The exact decision about two valid shapes, in the archive if it has it.
template <class P, class A, class B>
decision decide_valid_or_fail(A const& a, B const& b) noexcept {
    if constexpr (in_archive<A> && in_archive<B>) {
        using T = archived_scalar<typename A::scalar_type>;
        return decided_in_archive(scalar_cast<T>(a), scalar_cast<T>(b));
    } else {
        return decide_if_memory_suffices<P>(a, b);
    }
}
/// The exact decision, without an exception. A caller's loop keeps its numbers in registers across a call that cannot throw: with a
/// destructor around it, a quarter to a third of its time (clang, x86-64).
template <class P, class A, class B>
[[gnu::noinline, gnu::cold]] decision decide_or_fail(A const& a, B const& b) noexcept {
    return has_no_flaw(a) && has_no_flaw(b) ? decide_valid_or_fail<P>(a, b) : decision{false, {}};
}
/// Throws what stopped decide_or_fail: the flaw of an invalid shape, or else that there was no memory.
template <class A, class B>
[[noreturn, gnu::noinline, gnu::cold]] void throw_failure(A const& a, B const& b) {
    validate(a);
    validate(b);
    fail(bad_alloc());
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
        if constexpr (has_quick_ways<typename A::scalar_type>) {
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

/// A decision, quick test and all, compiled once (queries/archive.hpp).
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

/// What the quick test leaves open about two valid shapes.
template <class P, class A, class B>
[[gnu::noinline, gnu::cold]] relation decide_what_is_left(A const& a, B const& b) {
    auto const [made, found] = decide_valid_or_fail<P>(a, b);
    if (!made) fail(bad_alloc());
    return found;
}
/// The query of relate_valid.
struct relating_valid {
    template <class P, class A, class B>
    [[gnu::always_inline]] constexpr relation operator()(P*, A const& a, B const& b, bool) const {
        if constexpr (requires { P::relate(a, b); }) {
            return P::relate(a, b);
        } else {
            if constexpr (has_quick_ways<typename A::scalar_type>) {
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
/// The relation of two shapes that are known to be valid: bad numbers are not looked for.
inline constexpr struct relate_valid_fn {
    template <class A, class B>
    constexpr relation operator()(A const& a, B const& b) const {
        return with_pair(relating_valid{}, a, b);
    }
} relate_valid;

/// Whether two valid shapes are certainly apart, by comparisons or the quick test where there is one, without another look for bad
/// numbers: what that leaves open is for the caller to decide. A shape that knows the box around it is taken for that box.
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
                        if constexpr (has_quick_ways<typename X::scalar_type>) {
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
