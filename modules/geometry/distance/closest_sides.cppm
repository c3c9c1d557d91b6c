// SPDX-License-Identifier: MIT
// The closest sides of a chain or a region and another shape that is apart from it.
//
// Of equally close sides the first is found, by the order of the sides of a, then of b. A corner belongs to two sides and counts for the first
// of them. A convex shape counts as one side.
export module hantei:closest_sides;
import :base;
import :scalar;
import :convex_core;
import :side_lists;
import :closest_features;

namespace hantei {

/// A side of each shape, by the index of its first corner.
struct side_pair {
    size_t a = 0, b = 0;

    friend constexpr bool operator<(side_pair const& x, side_pair const& y) { return x.a != y.a ? x.a < y.a : x.b < y.b; }
};

template <class T>
constexpr size_t first_side_with(side_lists<T> const& b, size_t place, bool is_corner) {
    return is_corner ? b.first_side_at(place) : place;
}
template <class T>
constexpr size_t first_side_with(convex_core<T> const&, size_t, bool) {
    return 0;
}

template <class A, class B>
constexpr side_pair find_closest_sides(A const& a, B const& b) {
    using kind = closest_features_case::kind;
    auto const sides_of = [&](closest_features_case const& c) {
        return side_pair{first_side_with(a, c.on_a, c.what != kind::corner_of_b),
                         first_side_with(b, c.on_b, c.what != kind::corner_of_a)};
    };
    closest_parts<A, B> const parts{a, b};
    return sides_of(parts.first_of_closest([&](auto const& x, auto const& y) { return sides_of(x) < sides_of(y); }));
}
/// find_closest_sides(a, b) at run time: compiled once, into the archive.
template <class A, class B>
side_pair closest_sides_in_archive(A const& a, B const& b);

/// The closest sides of a boundary and another boundary or a core that is apart from it.
template <class A, class B>
constexpr side_pair closest_sides(A const& a, B const& b) {
    if constexpr (!has_filter<typename A::scalar_type>) {
        return find_closest_sides(a, b);
    } else {
        if (is_constant_evaluated()) return find_closest_sides(a, b);
        return closest_sides_in_archive(a, b);
    }
}

}  // namespace hantei
