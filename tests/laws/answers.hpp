// SPDX-License-Identifier: MIT
// Everything that the library says about one placement and its images, and the comparison of two such records bit for bit.
#pragma once

#include "../kinds.hpp"
#include "images.hpp"

#include <bit>
#include <optional>

import hantei;

namespace laws {

using kinds::has_contact;
using kinds::is_cast_at;
using kinds::is_straight;

template <class A, class B>
inline constexpr bool casts_at = is_straight<A> && is_cast_at<B>;
template <class A, class B>
inline constexpr bool has_chord = casts_at<A, B> || casts_at<B, A>;

/// How a and b lie, in one order of the arguments.
struct relations {
    hantei::relation relate{};
    bool disjoint{}, touches{}, overlaps{}, intersects{}, contains{}, strictly_contains{};

    constexpr bool operator==(relations const&) const = default;
};
template <class A, class B>
constexpr relations relations_of(A const& a, B const& b) {
    return {hantei::relate(a, b),     hantei::disjoint(a, b), hantei::touches(a, b),          hantei::overlaps(a, b),
            hantei::intersects(a, b), hantei::contains(a, b), hantei::strictly_contains(a, b)};
}

/// How far, how deep, where, in one order of the arguments.
template <class M, std::size_t N>
struct measures {
    M distance{}, squared_distance{};
    hantei::closest<M, N> nearest{};
    std::optional<hantei::contact_manifold<M, N>> contact{};
    std::optional<hantei::chord<M, N>> chord{};
};
template <class A>
using measure_of = hantei::measure_t<scalar_of<A>>;

template <class A, class B>
constexpr auto measures_of(A const& a, B const& b) {
    measures<measure_of<A>, A::dimension> r{hantei::distance(a, b), hantei::squared_distance(a, b),
                                            hantei::closest_points(a, b)};
    if constexpr (has_contact<A, B>) r.contact = hantei::contact(a, b);
    if constexpr (has_chord<A, B>) r.chord = hantei::raycast(a, b);
    return r;
}

/// All that, in both orders of the arguments.
template <class M, std::size_t N>
struct answers {
    relations ab, ba;
    measures<M, N> there, back;
};
template <class A, class B>
constexpr auto answers_of(A const& a, B const& b) {
    return answers<measure_of<A>, A::dimension>{relations_of(a, b), relations_of(b, a), measures_of(a, b), measures_of(b, a)};
}

/// Calls f(law, image of a, image of b, enlargement) for each image of the placement.
template <class A, class B, class F>
constexpr void each_image(A const& a, B const& b, F f) {
    using T = scalar_of<A>;
    for (auto const& m : motions<T, A::dimension>()) f(m.tests, image(m, a), image(m, b), m.scale);
    if constexpr (spellings<A> > 0)
        for (std::size_t k = 0; k < spellings<A>; ++k) f(law::reversal, rewritten(a, k), b, T{1});
    if constexpr (spellings<B> > 0)
        for (std::size_t k = 0; k < spellings<B>; ++k) f(law::reversal, a, rewritten(b, k), T{1});
}

// -------------------------------------------------------------------------------------------------- bit for bit
constexpr bool same_bits(double x, double y) { return std::bit_cast<std::uint64_t>(x) == std::bit_cast<std::uint64_t>(y); }
constexpr bool same_bits(float x, float y) { return std::bit_cast<std::uint32_t>(x) == std::bit_cast<std::uint32_t>(y); }
template <class T, std::size_t N>
constexpr bool same_bits(hantei::vec<T, N> const& p, hantei::vec<T, N> const& q) {
    bool same = true;
    for (std::size_t i = 0; i < N; ++i) same = same && same_bits(p[i], q[i]);
    return same;
}
template <class T, std::size_t N>
constexpr bool same_bits(hantei::closest<T, N> const& p, hantei::closest<T, N> const& q) {
    return same_bits(p.on_a, q.on_a) && same_bits(p.on_b, q.on_b);
}
template <class T, std::size_t N>
constexpr bool same_bits(hantei::crossing<T, N> const& p, hantei::crossing<T, N> const& q) {
    return same_bits(p.t, q.t) && same_bits(p.point, q.point) && same_bits(p.normal, q.normal);
}
template <class T, std::size_t N>
constexpr bool same_bits(hantei::chord<T, N> const& p, hantei::chord<T, N> const& q) {
    return same_bits(p.enter, q.enter) && same_bits(p.exit, q.exit);
}
template <class T, std::size_t N>
constexpr bool same_points(hantei::contact_manifold<T, N> const& p, hantei::contact_manifold<T, N> const& q) {
    bool same = p.points.size() == q.points.size();
    for (std::size_t i = 0; same && i < p.points.size(); ++i) same = same_bits(p.points[i], q.points[i]);
    return same;
}
template <class T, std::size_t N>
constexpr bool same_bits(hantei::contact_manifold<T, N> const& p, hantei::contact_manifold<T, N> const& q) {
    return same_bits(p.normal, q.normal) && same_bits(p.depth, q.depth) && same_points(p, q);
}
template <class X>
constexpr bool same_bits(std::optional<X> const& p, std::optional<X> const& q) {
    return p.has_value() == q.has_value() && (!p.has_value() || same_bits(*p, *q));
}
template <class M, std::size_t N>
constexpr bool same_bits(measures<M, N> const& p, measures<M, N> const& q) {
    return same_bits(p.distance, q.distance) && same_bits(p.squared_distance, q.squared_distance) &&
           same_bits(p.nearest, q.nearest) && same_bits(p.contact, q.contact) && same_bits(p.chord, q.chord);
}

template <class M, std::size_t N>
constexpr bool same_bits(answers<M, N> const& p, answers<M, N> const& q) {
    return p.ab == q.ab && p.ba == q.ba && same_bits(p.there, q.there) && same_bits(p.back, q.back);
}

}  // namespace laws
