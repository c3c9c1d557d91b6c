// SPDX-License-Identifier: MIT
// The claims that figures make: each asks the library one question about two parts and names them by their labels.
module;
#include <cstddef>

export module hantei.figures:claims;
import hantei;
import :figure;

export namespace hantei::figures {

/// The point of the plane as a mark; points of space are not marked.
constexpr mark mark_at(vec<> const& p) { return {mark::kind::point, p, p}; }
constexpr mark mark_at(vec<double, 3> const&) { return {}; }
/// The way between the nearest points of a and b.
template <class A, class B>
constexpr mark way_between(A const& a, B const& b) {
    if constexpr (A::type::dimension == 2) {
        auto const nearest = closest_points(a.value, b.value);
        return {mark::kind::way, nearest.on_a, nearest.on_b};
    } else {
        return {};
    }
}

/// relate(a, b) == r.
template <class A, class B>
constexpr claim<relation> relates(A const& a, B const& b, relation r) {
    return {a.label, "and", b.label, r, relate(a.value, b.value)};
}
/// overlaps(a, b) == stated: the collision test of a text for which touching does not count.
template <class A, class B>
constexpr claim<bool> overlapped(A const& a, B const& b, bool stated) {
    return {a.label, "overlaps", b.label, stated, overlaps(a.value, b.value)};
}
/// intersects(a, b) == stated: the collision test of a text for which touching counts.
template <class A, class B>
constexpr claim<bool> intersected(A const& a, B const& b, bool stated) {
    return {a.label, "intersects", b.label, stated, intersects(a.value, b.value)};
}
/// contains(a, b) == stated.
template <class A, class B>
constexpr claim<bool> contained(A const& a, B const& b, bool stated) {
    return {a.label, "contains", b.label, stated, contains(a.value, b.value)};
}
/// strictly_contains(a, b) == stated.
template <class A, class B>
constexpr claim<bool> strictly_contained(A const& a, B const& b, bool stated) {
    return {a.label, "strictly contains", b.label, stated, strictly_contains(a.value, b.value)};
}
/// distance(a, b) == d.
template <class A, class B>
constexpr claim<double> apart(A const& a, B const& b, double d) {
    return {a.label, "has this distance from", b.label, d, distance(a.value, b.value), way_between(a, b)};
}
/// squared_distance(a, b) == d2.
template <class A, class B>
constexpr claim<double> apart_squared(A const& a, B const& b, double d2) {
    return {a.label, "has this squared distance from", b.label, d2, squared_distance(a.value, b.value), way_between(a, b)};
}
/// closest_points(a, b).on_b == p: the point of b that is nearest to a.
template <class A, class B, std::size_t N>
constexpr claim<vec<double, N>> nearest(A const& a, B const& b, vec<double, N> const& p) {
    return {a.label, "has this nearest point on", b.label, p, closest_points(a.value, b.value).on_b, way_between(a, b)};
}

/// One end of the chord that a ray or line has in a solid: whether there is a chord, and t and point of that end.
template <std::size_t N>
struct chord_end {
    bool hit = false;
    double t = 0;
    vec<double, N> at;

    friend constexpr bool operator==(chord_end const&, chord_end const&) = default;
};
/// raycast(a, b)->enter lies at t, in the point p.
template <class A, class B, std::size_t N>
constexpr claim<chord_end<N>> enters(A const& a, B const& b, double t, vec<double, N> const& p) {
    auto const chord = raycast(a.value, b.value);
    return {a.label,
            "enters",
            b.label,
            {true, t, p},
            chord.has_value() ? chord_end<N>{true, chord->enter.t, chord->enter.point} : chord_end<N>{},
            mark_at(p)};
}
/// raycast(a, b)->exit lies at t, in the point p.
template <class A, class B, std::size_t N>
constexpr claim<chord_end<N>> leaves(A const& a, B const& b, double t, vec<double, N> const& p) {
    auto const chord = raycast(a.value, b.value);
    return {a.label,
            "leaves",
            b.label,
            {true, t, p},
            chord.has_value() ? chord_end<N>{true, chord->exit.t, chord->exit.point} : chord_end<N>{},
            mark_at(p)};
}
/// raycast(a, b) gives no chord.
template <class A, class B>
constexpr claim<bool> misses(A const& a, B const& b) {
    return {a.label, "misses", b.label, true, !raycast(a.value, b.value).has_value()};
}

/// A number of the text is what its formula gives, computed step by step as the text does.
template <class T>
constexpr claim<T> follows(number<T> const& n, char const* formula, T const& found) {
    return {n.label, "=", formula, n.value, found};
}

}  // namespace hantei::figures
