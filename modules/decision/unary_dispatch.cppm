// SPDX-License-Identifier: MIT
// The dispatch of the questions about one shape: user types, variants and bad numbers, once for all questions.
export module hantei:unary_dispatch;
import :base;
import :shape;
import :sentence;
import :optional_answer;
import :validation;
import :alternatives;
import :judgeable;
import :dispatch;
import :own_shapes;
import :shape_traits;

namespace hantei {

/// Whether Holds<X>::value is true for all, or for some, X of a list; and likewise for the alternatives X of A.
template <template <class> class Holds, class List>
inline constexpr bool all_hold = true;
template <template <class> class Holds, class... X>
inline constexpr bool all_hold<Holds, type_list<X...>> = (Holds<X>::value && ...);
template <template <class> class Holds, class List>
inline constexpr bool some_hold = false;
template <template <class> class Holds, class... X>
inline constexpr bool some_hold<Holds, type_list<X...>> = (Holds<X>::value || ...);
template <template <class> class Holds, class A>
inline constexpr bool for_each_alternative = all_hold<Holds, alternatives<A>>;
template <template <class> class Holds, class A>
inline constexpr bool for_some_alternative = some_hold<Holds, alternatives<A>>;

template <template <class> class Words, class X, class... More>
consteval auto objection_to_first(type_list<X, More...>) {
    return sentence_of<Words<X>>();
}
/// The objection to a question about A: none if Known holds for some alternative, else Words for the first.
template <template <class> class Known, template <class> class Words, class A>
inline constexpr auto objection_to = objection_to_first<Words>(alternatives<A>{});
template <template <class> class Known, template <class> class Words, class A>
    requires for_some_alternative<Known, A>
inline constexpr auto objection_to<Known, Words, A> = no_objection;

/// The objection to a question whose alternatives have answers of several types; none if all that have an answer have one type. With_scalar:
/// the answers have the scalar of the shape, not the one in which it is measured.
template <template <class> class Known, bool With_scalar>
struct objection_text_many {
    static consteval composed_text text() {
        composed_text text;
        text +=
            "hantei: the alternatives of the variant have answers of several types, as some lie in the plane and some in space";
        if (With_scalar) text += ", or as 64-bit integers and floating-point numbers have no scalar that holds both exactly";
        text += ": ask about those of one kind";
        return text;
    }
};
template <template <class> class Known, class X>
consteval size_t dimension_if_known() {
    if constexpr (Known<X>::value) return X::dimension;
    return 0;
}
template <template <class> class Known, class... X>
consteval bool answers_lie_in(type_list<X...>, size_t dimension) {
    return (... || (dimension_if_known<Known, X>() == dimension));
}
template <template <class> class Known, bool With_scalar, class A>
consteval auto objection_to_many() {
    constexpr type_list all = alternatives<A>{};
    constexpr bool some_scalar =
        !With_scalar || of_one_scalar(all) || !same_as<typename decltype(one_scalar_of(all))::type, void>;
    if constexpr (some_scalar && !(answers_lie_in<Known>(all, 2) && answers_lie_in<Known>(all, 3))) {
        return no_objection;
    } else {
        return sentence_of<objection_text_many<Known, With_scalar>>();
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
/// A bounded shape. Types that are no shapes are not asked whether they are bounded.
template <class X>
concept bounded_kind = shape<X> && bounded<X>;
template <class X>
concept has_end_everywhere = shape<X> && has_bounds<X>;
template <class X>
struct is_bounded {
    static constexpr bool value = has_end_everywhere<X>;
};
/// The objection to a user's shape that does not say how far it reaches.
inline constexpr char const* asks_for_corners =
    " does not say how far it reaches: give it core_vertices(), a core() and radius, or a hull() (docs/adding_a_shape.md)";

/// The objection to a type that is no shape; if it is one, its name and the words given.
template <class X>
consteval composed_text objection_text(char const* shape_of_another_kind) {
    composed_text text;
    if constexpr (!shape<X>) {
        object_to_argument<X>(text, "");
    } else {
        ((text += "hantei: the ") += X::name) += shape_of_another_kind;
    }
    return text;
}
template <class X>
struct objection_text_no_shape {
    static consteval composed_text text() { return objection_text<X>(""); }
};
template <class X>
struct objection_text_space {
    static consteval composed_text text() { return objection_text<X>(" lies in space: this is asked of shapes of the plane"); }
};
template <class X>
struct objection_text_endless {
    static consteval composed_text text() {
        return objection_text<X>(is_own<X> ? " has no end on some side: this is asked of bounded shapes" : asks_for_corners);
    }
};

}  // namespace hantei

export namespace hantei {

/// A shape in the plane, a position, a type with as_shape, or a variant with such alternatives. If only some alternatives are such, the answer
/// is an optional_answer.
template <class X>
concept planar = answerable<objection_to<is_planar, objection_text_space, X>>;

/// A bounded shape (no ray and no line), a position, a type with as_shape, or a variant with such alternatives. If only some alternatives are
/// such, the answer is an optional_answer.
template <class X>
concept bounded_shape = answerable<objection_to<is_bounded, objection_text_endless, X>>;

/// A shape, a position, a type with as_shape, or a variant of these.
template <class X>
concept any_kind_of_shape = answerable<objection_to<is_shape, objection_text_no_shape, X>>;

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

template <template <class> class Known, class Query, class... X>
consteval bool answers_of_one_differ(type_list<X...> all) {
    using first = typename decltype(first_answer_of_one<Known, Query>(all))::type;
    return (... || !(same_as<typename answer_of_one<Known, Query, X>::type, void> ||
                     same_as<typename answer_of_one<Known, Query, X>::type, first>));
}
template <template <class> class Known, class Query, class A>
consteval bool scalars_of_one_differ() {
    if constexpr (!of_one_scalar(alternatives<A>{})) return answers_of_one_differ<Known, Query>(alternatives<A>{});
    return false;
}

/// Whether all alternatives have an answer to the query, and of one type. (If X has no alternatives, the caller has already required that Known
/// holds for it.)
template <template <class> class Known, class Query, class X>
concept asked_as_it_is = !has_alternatives<X> || (for_each_alternative<Known, X> && !scalars_of_one_differ<Known, Query, X>());
/// query(shape) for the shape that an argument is or holds; an optional_answer if Known<X> does not hold for all alternatives. If alternatives
/// of several scalars would have answers of several types, they are converted to one scalar that holds all.
template <template <class> class Known, class Query, class X>
constexpr auto ask_one(Query query, X const& x) {
    if constexpr (asked_as_it_is<Known, Query, X>) {
        return with_alternative(x, query);
    } else {
        constexpr bool differ = scalars_of_one_differ<Known, Query, X>();
        using as_asked = conditional_t<differ, decltype(one_scalar_of(alternatives<X>{})), in_own_scalar>;
        using answer = typename decltype(first_answer_of_one<Known, Query>(as_asked::all_in_it(alternatives<X>{})))::type;
        using R = conditional_t<for_each_alternative<Known, X>, answer, optional_answer<answer>>;
        return with_alternative(x, [&query](auto const& s) {
            if constexpr (Known<remove_cvref_t<decltype(s)>>::value) {
                return R(query(as_asked::of(s)));
            } else {
                return R{};
            }
        });
    }
}
/// Like `ask_one`, for a shape that must be valid; throws invalid_shape if it is not.
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

/// Returns what is wrong with a shape, in the order of its fields: the first eight flaws. Empty for a valid shape.
inline constexpr struct flaws_fn {
    template <any_kind_of_shape S>
    constexpr flaw_list operator()(S const& any) const {
        return ask_one<is_shape>([](auto const& s) { return flaws_of(s); }, any);
    }
} flaws;

/// Whether a shape has no flaw.
inline constexpr struct is_valid_fn {
    template <any_kind_of_shape S>
    constexpr bool operator()(S const& any) const {
        return ask_one<is_shape>([](auto const& s) { return has_no_flaw(s); }, any);
    }
} is_valid;

}  // namespace hantei
