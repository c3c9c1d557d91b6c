// SPDX-License-Identifier: MIT
// The questions about one shape: user types, variants and bad numbers, once for all.
export module hantei:one_shape;
import :base;
import :shape;
import :validation;
import :reduction;
import :predicates;

namespace hantei {

/// Holds<X>::value for every alternative X of A; what is no variant is its own alternative.
template <template <class> class Holds, class A>
inline constexpr bool for_each_alternative = Holds<A>::value;
template <template <class> class Holds, class... X>
inline constexpr bool for_each_alternative<Holds, variant<X...>> = (for_each_alternative<Holds, X> && ...);

template <class X>
struct is_planar {
    static constexpr bool value = shape<resolved_t<X>> && resolved_t<X>::dimension == 2;
};
template <class X>
struct is_bounded {
    static constexpr bool value = bounded<resolved_t<X>>;
};

}  // namespace hantei

export namespace hantei {

/// A shape of the plane, a position, a type with as_shape, or a variant of them.
template <class X>
concept planar = for_each_alternative<is_planar, remove_cvref_t<X>>;

/// A shape with an end on every side, so no ray and no line; a position, a type with as_shape, or a variant of them.
template <class X>
concept bounded_shape = for_each_alternative<is_bounded, remove_cvref_t<X>>;

}  // namespace hantei

namespace hantei {

/// Brings an argument to a shape of the library, which must be valid, and calls query(shape).
template <class Query, class X>
constexpr auto with_shape(Query query, X const& x) {
    if constexpr (is_variant<X>) {
        return visit([&query](auto const& held) { return with_shape(query, held); }, x);
    } else {
        decltype(auto) s = resolved(x);
        validate(s);
        return query(s);
    }
}

}  // namespace hantei
