// SPDX-License-Identifier: MIT
// Whether every point of one shape is a point of another, decided exactly.
export module hantei:contains;
import :base;
import :scalar;
import :shape_traits;
import :own_shapes;
import :enclosing_box;
import :validation;
import :alternatives;
import :judgeable;
import :dispatch;
import :manifest;
import :containment_methods;
import :sentence;

namespace hantei {

/// Whether the pair of two shapes has a method for whether A contains B.
template <class A, class B>
struct containment_known : method_known<contains_method_fn, A, B> {};
template <class A, class B>
struct objection_text_containment {
    static consteval composed_text text() {
        return objection_text_two<A, B>(
            "whether one of ", " holds the other is not known: give their pair holds(a, b, strict) (docs/adding_a_shape.md)");
    }
};

/// Whether a contains b, and strictly, if the boxes around them tell. It does not if b reaches beyond the box around a; it does if a is a box along
/// the axes and the box around b is inside of it. The box around b is larger than b by less than 2^-48 of its greatest coordinate and a subnormal
/// (enclosing_box.cppm), but for turned boxes of space.
template <class A, class B>
constexpr optional<bool> held_by_boxes(A const& a, B const& b) {
    constexpr bool in_doubles = has_filter<typename A::scalar_type> && has_filter<typename B::scalar_type>;
    constexpr bool is_stored_box = is_box<A> && !wide_integer<typename A::scalar_type>;
    constexpr bool is_tight = !is_turned_box<B> || B::dimension == 2;
    if constexpr (in_doubles && bounded<A> && is_own<B> && bounded<B> && (is_tight || is_stored_box)) {
        auto const outer = enclosing_box_of(a), inner = enclosing_box_of(b);
        bool sticks_out = false, inside = is_stored_box;
        for (size_t i = 0; i < B::dimension; ++i) {
            double const off =
                0x1p-48 * larger(magnitude_of(inner.low[i]), magnitude_of(inner.high[i])) + 2 * numeric_limits<double>::min();
            sticks_out |= is_tight & ((inner.low[i] + off < outer.low[i]) | (inner.high[i] - off > outer.high[i]));
            if constexpr (is_stored_box)
                inside &= (static_cast<double>(a.min[i]) < inner.low[i]) & (inner.high[i] < static_cast<double>(a.max[i]));
        }
        if (sticks_out) return false;
        if (inside) return true;
    }
    return {};
}

/// Whether a contains b, strictly if `strict`, with the arguments in the user's order.
template <class A, class B>
constexpr auto holds_in_order(A const& a, B const& b, bool strict) {
    return ask<containment_known>(
        [strict]<class P, class X, class Y>(P*, X const& x, Y const& y, auto swapped) {
            validate(x);
            validate(y);
            constexpr auto method = contains_method(pair_with_shapes<P, X, Y, swapped.value>{});
            auto const holds = [&](auto const& outer, auto const& inner) {
                auto const told = held_by_boxes(outer, inner);
                return told.has_value() ? *told : method.holds(outer, inner, strict);
            };
            if constexpr (swapped.value) return holds(y, x);
            if constexpr (!swapped.value) return holds(x, y);
        },
        a, b);
}

}  // namespace hantei

export namespace hantei {

/// Whether contains(a, b) and strictly_contains(a, b) are defined. For the library's own shapes they are if judgeable<A, B> holds.
template <class A, class B>
concept containable = answerable<objection<containment_known, objection_text_containment, A, B>>;

/// Whether a contains b: every point of b is a point of a, boundaries included, so b is a subset of a. Throws invalid_shape for bad
/// numbers.
inline constexpr struct contains_fn {
    template <class A, class B>
        requires containable<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return holds_in_order(a, b, false);
    }
} contains;

/// Whether a is within b: every point of a is a point of b. This is contains(b, a) under the name that OGC gives it. Throws invalid_shape
/// for bad numbers.
inline constexpr struct within_fn {
    template <class A, class B>
        requires containable<B, A>
    constexpr auto operator()(A const& a, B const& b) const {
        return contains(b, a);
    }
} within;

/// Whether a strictly contains b: every point of b is in the relative interior of a. Throws invalid_shape for bad numbers.
inline constexpr struct strictly_contains_fn {
    template <class A, class B>
        requires containable<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return holds_in_order(a, b, true);
    }
} strictly_contains;

}  // namespace hantei
