// SPDX-License-Identifier: MIT
// The functions of a formula besides + − ×: the same for plain numbers, exact numbers and numbers with an error bound.
export module hantei:generic_arithmetic;
import :base;

namespace hantei {

/// A number that carries a bound of its error, in its type (error_bound.cppm) or beside it (enclosure.cppm).
template <class X>
concept bounded_number = requires(X const& x) { x.max_with(x); };

/// x²
template <class X>
constexpr auto square(X const& x) {
    if constexpr (bounded_number<X>) {
        return x.squared();
    } else {
        return x * x;
    }
}
/// |x|
template <class X>
constexpr auto abs(X const& x) {
    if constexpr (bounded_number<X>) {
        return x.magnitude();
    } else {
        return x < X{0} ? -x : x;
    }
}
/// a if d < 0, else b.
template <class D, class X>
constexpr X by_sign(D const& d, X const& a, X const& b) {
    if constexpr (bounded_number<D>) {
        return d.choose(a, b);
    } else {
        return d < D{0} ? a : b;
    }
}
/// The larger of a and b.
template <class A, class B>
constexpr auto max(A const& a, B const& b) {
    if constexpr (bounded_number<A>) {
        return a.max_with(b);
    } else {
        return a < b ? b : a;
    }
}
/// The smaller of a and b.
template <class A, class B>
constexpr auto min(A const& a, B const& b) {
    if constexpr (bounded_number<A>) {
        return a.min_with(b);
    } else {
        return b < a ? b : a;
    }
}
/// max(x, 0)
template <class X>
constexpr auto positive_part(X const& x) {
    if constexpr (bounded_number<X>) {
        return x.positive_part();
    } else {
        return x < X{0} ? X{0} : x;
    }
}
/// t clamped to [0, end], for end >= 0.
template <class T, class D>
constexpr auto clip(T const& t, D const& end) {
    if constexpr (bounded_number<T>) {
        return t.clipped(end);
    } else {
        return t < T{} ? T{} : end < t ? end : t;
    }
}
template <class A, class B, class C>
constexpr auto max(A const& a, B const& b, C const& c) {
    return max(max(a, b), c);
}
template <class A, class B, class C>
constexpr auto min(A const& a, B const& b, C const& c) {
    return min(min(a, b), c);
}

}  // namespace hantei
