// SPDX-License-Identifier: MIT
// A total order of shapes of one type, by their stored numbers.
export module hantei:total_order;
import :base;
import :members;
import :visiting;
import :scalar;
import :vec;
import :shape;
import :rotation;

namespace hantei {

template <class X, class Y>
constexpr int compare_stored(X const& x, Y const& y);

/// The members of a shape. Called with the members of another shape, it compares them one by one: the first that differ decide.
template <class... P>
struct members_in_order {
    constexpr int operator()() const { return 0; }
};
template <class P, class... More>
struct members_in_order<P, More...> {
    P const& first;
    members_in_order<More...> more;

    constexpr members_in_order(P const& p, More const&... others) : first(p), more(others...) {}
    constexpr int operator()(auto const& p, auto const&... others) const {
        int const order = compare_stored(first, p);
        return order != 0 ? order : more(others...);
    }
};
template <class Y>
struct members_against {
    Y const& y;
    constexpr int operator()(auto const&... p) const {
        return y.members(members_in_order<remove_cvref_t<decltype(p)>...>(p...));
    }
};
/// −1, 0 or 1 if x is before, level with or after y in the order of their stored numbers. −0 is level with 0. A NaN comes after all numbers
/// and is level with another NaN. Y is X, or differs only in the container of its vertices.
template <class X, class Y>
constexpr int compare_stored(X const& x, Y const& y) {
    if constexpr (scalar<X>) {
        int order = (y < x) - (x < y);
        if constexpr (floating_point<X>) order += (x != x) - (y != y);
        return order;
    } else if constexpr (keeps_vertices<X> && requires { x.hole_count(); }) {
        int order = compare_stored(x.core_vertices(), y.core_vertices());
        if (order == 0) order = (y.hole_count() < x.hole_count()) - (x.hole_count() < y.hole_count());
        for (size_t i = 0; order == 0 && i < x.hole_count(); ++i) order = compare_stored(x.hole(i), y.hole(i));
        return order;
    } else if constexpr (has_members<X>) {
        return x.members(members_against<Y>{y});
    } else if constexpr (requires { x.size(); }) {
        size_t const common = smaller(x.size(), y.size());
        for (size_t i = 0; i < common; ++i)
            if (int const order = compare_stored(x[i], y[i]); order != 0) return order;
        return (y.size() < x.size()) - (x.size() < y.size());
    } else {
        for (size_t i = 0; i < X::dimension; ++i)
            if (int const order = compare_stored(x[i], y[i]); order != 0) return order;
        return 0;
    }
}
template <class... S>
constexpr int compare_stored(variant<S...> const& x, variant<S...> const& y) {
    if (x.index() != y.index()) return x.index() < y.index() ? -1 : 1;
    return visit_held(x, [&y](auto const& a) {
        return visit_held(y, [&a](auto const& b) {
            if constexpr (same_as<decltype(a), decltype(b)>) return compare_stored(a, b);
            return 0;
        });
    });
}

template <class X>
struct has_stored_numbers {
    static constexpr bool value = shape<X>;
};
template <scalar T, size_t N>
struct has_stored_numbers<vec<T, N>> {
    static constexpr bool value = true;
};
template <class T, size_t N>
struct has_stored_numbers<rotation<T, N>> {
    static constexpr bool value = true;
};
template <class... S>
struct has_stored_numbers<variant<S...>> {
    static constexpr bool value = (has_stored_numbers<S>::value && ...);
};

}  // namespace hantei

export namespace hantei {

/// A vector, a rotation, a shape, or a variant of these.
template <class X>
concept stored_numbers = has_stored_numbers<X>::value;

/// A total order of the vectors, rotations, shapes or variants of one type, for sorting and for the keys of a std::map. It compares the
/// stored numbers one by one, and variants first by their alternative. Equal numbers (such as −0 and 0) and two NaNs are equivalent. Which
/// of two shapes is less says nothing about where they are.
struct less {
    template <stored_numbers X>
    constexpr bool operator()(X const& a, X const& b) const {
        return compare_stored(a, b) < 0;
    }
};

}  // namespace hantei
