// SPDX-License-Identifier: MIT
// Which shapes the tests expect to answer which questions: lists of their own, so that a concept of the library that is wrong cannot
// make a test pass over a question.
#pragma once

#include <cstddef>

import hantei;

namespace kinds {

/// A segment, a ray or a line: is cast at others.
template <class S>
inline constexpr bool is_straight = false;
template <class T, std::size_t N>
inline constexpr bool is_straight<hantei::segment<T, N>> = true;
template <class T, std::size_t N>
inline constexpr bool is_straight<hantei::ray<T, N>> = true;
template <class T, std::size_t N>
inline constexpr bool is_straight<hantei::line<T, N>> = true;

/// Has chords: every bounded shape of the plane, in space balls and boxes along the axes.
template <class S>
inline constexpr bool is_cast_at = S::dimension == 2 && !requires(S const& s) { s.direction; };
template <class T>
inline constexpr bool is_cast_at<hantei::ball<T, 3>> = true;
template <class T>
inline constexpr bool is_cast_at<hantei::aabb<T, 3>> = true;

/// A convex solid: has contacts with its like.
template <class S>
inline constexpr bool is_solid = false;
template <class T, std::size_t N>
inline constexpr bool is_solid<hantei::ball<T, N>> = true;
template <class T, std::size_t N>
inline constexpr bool is_solid<hantei::aabb<T, N>> = true;
template <class T>
inline constexpr bool is_solid<hantei::obb<T, 2>> = true;
template <class T>
inline constexpr bool is_solid<hantei::capsule<T, 2>> = true;
template <class T>
inline constexpr bool is_solid<hantei::triangle<T, 2>> = true;
template <class V>
inline constexpr bool is_solid<hantei::convex<V>> = true;

/// A region that need not be convex: has contacts with its like and with the convex solids of the plane.
template <class S>
inline constexpr bool is_region = false;
template <class V, class H>
inline constexpr bool is_region<hantei::polygon<V, H>> = true;

/// The curve along a chain.
template <class S>
inline constexpr bool is_curve = false;
template <class V, bool Closed>
inline constexpr bool is_curve<hantei::chain<V, Closed>> = true;

/// Moves, and can be met by what moves: all that is convex and of the plane.
template <class A, class B>
inline constexpr bool has_sweep = A::dimension == 2 && !is_region<A> && !is_curve<A> && !is_region<B> && !is_curve<B>;

template <class A, class B>
inline constexpr bool has_contact = (is_solid<A> || is_region<A>) && (is_solid<B> || is_region<B>);

}  // namespace kinds
