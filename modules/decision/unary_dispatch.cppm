// SPDX-License-Identifier: MIT
// The questions about one shape: user types, variants and bad numbers, once for all.
export module hantei:unary_dispatch;
import :base;
import :shape;
import :sentence;
import :optional_answer;
import :validation;
import :dispatch;
import :shape_traits;

namespace hantei {

/// Holds<X>::value for all alternatives X of A, and for some.
template <template <class> class Holds, class... X>
consteval bool all_hold(type_list<X...>) {
    return (Holds<X>::value && ...);
}
template <template <class> class Holds, class... X>
consteval bool some_hold(type_list<X...>) {
    return (Holds<X>::value || ...);
}
template <template <class> class Holds, class A>
inline constexpr bool for_each_alternative = all_hold<Holds>(alternatives<A>{});
template <template <class> class Holds, class A>
inline constexpr bool for_some_alternative = some_hold<Holds>(alternatives<A>{});

template <template <class> class Words, class X, class... More>
consteval auto objection_to_first(type_list<X, More...>) {
    return sentence_of<Words<X>>();
}
/// Nothing if some alternative of A has an answer; else what is objected to the first.
template <template <class> class Known, template <class> class Words, class A>
consteval auto objection_to() {
    if constexpr (for_some_alternative<Known, A>) {
        return no_objection;
    } else {
        return objection_to_first<Words>(alternatives<A>{});
    }
}

template <class X>
struct is_shape {
    static constexpr bool value = shape<X>;
};
template <class X>
struct is_planar {
    static constexpr bool value = shape<X> && requires { requires X::dimension == 2; };
};
/// What is no shape is not asked whether it is bounded.
template <class X>
concept bounded_kind = shape<X> && bounded<X>;
template <class X>
struct is_bounded {
    static constexpr bool value = bounded_kind<X>;
};

/// What is objected to a type that is no shape, or else the words given.
template <class X>
consteval composed_text words_against(char const* shape_of_another_kind) {
    composed_text text;
    if constexpr (!shape<X>) {
        object_to_argument<X>(text, "");
    } else {
        ((text += "hantei: the ") += X::name) += shape_of_another_kind;
    }
    return text;
}
template <class X>
struct words_against_no_shape {
    static consteval composed_text text() { return words_against<X>(""); }
};
template <class X>
struct words_against_space {
    static consteval composed_text text() { return words_against<X>(" lies in space: this is asked of shapes of the plane"); }
};
template <class X>
struct words_against_endless {
    static consteval composed_text text() {
        return words_against<X>(" has no end on some side: this is asked of bounded shapes");
    }
};

}  // namespace hantei

export namespace hantei {

/// A shape of the plane, a position, a type with as_shape, or a variant with such alternatives. Where not all are, the answer is an
/// optional_answer.
template <class X>
concept planar = answerable<objection_to<is_planar, words_against_space, X>()>;

/// A shape with an end on every side, so no ray and no line; a position, a type with as_shape, or a variant with such alternatives.
/// Where not all are, the answer is an optional_answer.
template <class X>
concept bounded_shape = answerable<objection_to<is_bounded, words_against_endless, X>()>;

/// A shape, a position, a type with as_shape, or a variant of these.
template <class X>
concept any_kind_of_shape = answerable<objection_to<is_shape, words_against_no_shape, X>()>;

}  // namespace hantei

namespace hantei {

template <template <class> class Known, class Query, class X>
struct answer_of_one {
    using type = void;
};
template <template <class> class Known, class Query, class X>
    requires(Known<X>::value)
struct answer_of_one<Known, Query, X> {
    using type = decltype((*static_cast<Query const*>(nullptr))(*static_cast<X const*>(nullptr)));
};
template <template <class> class Known, class Query, class... X>
consteval auto first_answer_of_one(type_list<X...>) {
    return first_answer<typename answer_of_one<Known, Query, X>::type..., void>{};
}

/// query(shape) for the shape that an argument is, or holds; where Known<X> does not hold for all alternatives, an optional_answer.
template <template <class> class Known, class Query, class X>
constexpr auto ask_one(Query query, X const& x) {
    if constexpr (for_each_alternative<Known, X>) {
        return with_alternative(x, query);
    } else {
        using R = optional_answer<typename decltype(first_answer_of_one<Known, Query>(alternatives<X>{}))::type>;
        return with_alternative(x, [&query](auto const& s) {
            if constexpr (Known<remove_cvref_t<decltype(s)>>::value) {
                return R(query(s));
            } else {
                return R{};
            }
        });
    }
}
/// The same for a shape that must be valid.
template <template <class> class Known, class Query, class X>
constexpr auto ask_valid(Query query, X const& x) {
    return ask_one<Known>(
        [&query](auto const& s) {
            validate(s);
            return query(s);
        },
        x);
}

}  // namespace hantei

export namespace hantei {

/// Everything that is wrong with s; empty for a valid shape.
inline constexpr struct flaws_fn {
    template <any_kind_of_shape S>
    constexpr flaw_list operator()(S const& any) const {
        return ask_one<is_shape>([](auto const& s) { return flaws_of(s); }, any);
    }
} flaws;

/// s has no flaw.
inline constexpr struct is_valid_fn {
    template <any_kind_of_shape S>
    constexpr bool operator()(S const& any) const {
        return ask_one<is_shape>([](auto const& s) { return has_no_flaw(s); }, any);
    }
} is_valid;

}  // namespace hantei
