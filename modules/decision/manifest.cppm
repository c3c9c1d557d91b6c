// SPDX-License-Identifier: MIT
// The methods by which a pair answers the questions besides relate: static members closest_points, contact, raycast, sweep, contains and within
// of the pair each name one. A query asks the pair for its method, and never looks at the shapes to find one.
//
// The methods are objects without state, in geometry/, each question's in one file: contact_methods.cppm, cast_methods.cppm, sweep_methods.cppm,
// containment_methods.cppm; those of distances in gap_methods.cppm, line_gap_methods.cppm and space_gap_methods.cppm. The same files say which method
// a pair has if it names none, as that of a user's shape may.
export module hantei:manifest;
import :base;
import :alternatives;
import :judgeable;
import :dispatch;

namespace hantei {

/// The method of a question that has no answer for the pair. Such a question is refused where it is asked.
inline constexpr struct not_defined_t {
} not_defined;
template <class Method>
concept defined = !same_as<remove_cvref_t<Method>, not_defined_t>;

/// The method in the plane or the one in space, depending on the dimension N.
template <size_t N>
constexpr auto in_plane_or_space(auto in_plane, auto in_space) {
    if constexpr (N == 2) return in_plane;
    if constexpr (N != 2) return in_space;
}
template <size_t N>
constexpr auto in_plane(auto method) {
    return in_plane_or_space<N>(method, not_defined);
}

/// A pair and its two shapes, in the order of the pair, and whether the question had them in the opposite order.
template <class P, class A, class B, bool Swapped = false>
struct pair_with_shapes {};
struct naming_pair {
    template <class P, class A, class B>
    constexpr auto operator()(P*, A const&, B const&, auto swapped) const {
        return pair_with_shapes<P, A, B, decltype(swapped)::value>{};
    }
};
/// The pair to which two shapes are brought, perhaps in another scalar.
template <class A, class B>
using pair_for = decltype(with_pair(naming_pair{}, *static_cast<A const*>(nullptr), *static_cast<B const*>(nullptr)));

/// Whether two resolved types have a pair that has a method for a question. Method{}(pair_with_shapes) is that method.
template <class Method, class A, class B>
struct method_known {
    static constexpr bool value = false;
};
template <class Method, class A, class B>
    requires pair_known<A, B>::value
struct method_known<Method, A, B> {
    static constexpr bool value = defined<decltype(Method{}(pair_for<A, B>{}))>;
};

}  // namespace hantei
