// SPDX-License-Identifier: MIT
// Whether two shapes are at most a given distance apart, decided exactly.
export module hantei:within_distance;
import :base;
import :scalar;
import :rational;
import :common_scalar;
import :shape;
import :sentence;
import :validation;
import :alternatives;
import :dispatch;
import :predicates;
import :distance;
import :exact_gap;
import :true_distance;
import :dilation;

namespace hantei {

struct objection_text_bound {
    static consteval composed_text text() {
        composed_text text;
        text += "hantei: a distance is a float, a double, a signed integer of 32 or 64 bits, or a rational: convert it";
        return text;
    }
};
template <class D>
consteval auto objection_to_bound() {
    if constexpr (scalar<D>) {
        return no_objection;
    } else {
        return sentence_of<objection_text_bound>();
    }
}
/// A number that a distance is compared with.
template <class D>
concept distance_bound = answerable<objection_to_bound<D>()>;

[[noreturn]] inline void refuse_reach(char const* what) {
    fail(domain_error(string("hantei: within_distance: the distance ").append(what)));
}

/// Whether the distance is at most d. Rounding keeps the order of numbers: if the rounded distance is not d, rounded likewise, it decides, and else
/// the exact distance does.
template <class A, class B, class D>
constexpr bool within_by_distance(A const& a, B const& b, D const& d) {
    if constexpr (same_as<D, rational>) {
        if (intersects(a, b)) return true;
    } else {
        auto const rounded = distance(a, b);  // 0 exactly if they intersect
        if (auto const limit = static_cast<decltype(rounded)>(d); rounded != limit) return rounded < limit;
        if (rounded == 0) return true;
    }
    return compare_distances(true_distance(a, b), d) <= 0;
}

/// Whether the distance of two valid shapes is at most d. The shapes and d have the same scalar.
template <class A, class B, class T>
constexpr bool valid_within(A const& a, B const& b, T const& d) {
    if constexpr (dilatable_at<A, B>) {
        auto const meets = dilated_meets(a, b, d);
        return meets.has_value() ? *meets : within_by_distance(a, b, d);
    } else if constexpr (sides_known<A, B>) {
        return intersects(a, b) ||
               with_closest_parts(a, b, [&d](auto const& p, auto const& q) { return valid_within(p, q, d); });
    } else if constexpr (dilatable_at<B, A> || (sides_dilatable_at<B, A> && !sides_dilatable_at<A, B>)) {
        return valid_within(b, a, d);
    } else if constexpr (sides_dilatable_at<A, B>) {
        return intersects(a, b) || dilated_side_meets(a, b, d);
    } else {
        return !surely_farther(a, b, d) && !surely_farther(b, a, d) && within_by_distance(a, b, d);
    }
}

}  // namespace hantei

export namespace hantei {

/// within_distance(a, b, d): whether the true distance of a and b is at most d, in the user's unit. If d is negative or not finite,
/// std::domain_error is thrown (in a constant expression the build fails). Throws invalid_shape for bad numbers.
inline constexpr struct within_distance_fn {
    template <class A, class B, class D>
        requires measurable<A, B> && distance_bound<D>
    constexpr auto operator()(A const& a, B const& b, D const& d) const {
        if (!is_finite(d)) refuse_reach("is not finite (NaN or infinity)");
        if (d < D{0}) refuse_reach("is negative");
        return ask<distance_known>(
            [&d]<class X, class Y>(auto*, X const& x, Y const& y, bool) {
                validate(x);
                validate(y);
                using T = typename X::scalar_type;
                if constexpr (same_as<T, D>) {
                    return valid_within(x, y, d);
                } else if constexpr (has_common_scalar<T, D>) {
                    using U = typename common_scalar<T, D>::type;
                    return valid_within(scalar_cast<U>(x), scalar_cast<U>(y), scalar_cast<U>(d));
                } else {
                    return within_by_distance(x, y, d);
                }
            },
            a, b);
    }
} within_distance;

}  // namespace hantei
