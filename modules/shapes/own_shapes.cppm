// SPDX-License-Identifier: MIT
// Traits that recognize the library's own shapes by type.
// Code that knows a shape by its members tests these first, because a user's shape may have members of the same names.
export module hantei:own_shapes;
import :base;
import :vec;
import :shape;
import :point;
import :segment;
import :ray;
import :line;
import :ball;
import :aabb;
import :obb;
import :capsule;
import :triangle;

namespace hantei {

template <class S>
inline constexpr bool is_point = false;
template <class T, size_t N>
inline constexpr bool is_point<point<T, N>> = true;
template <class S>
inline constexpr bool is_segment = false;
template <class T, size_t N>
inline constexpr bool is_segment<segment<T, N>> = true;
/// A ray or a line.
template <class S>
inline constexpr bool is_endless = false;
template <class T, size_t N>
inline constexpr bool is_endless<ray<T, N>> = true;
template <class T, size_t N>
inline constexpr bool is_endless<line<T, N>> = true;
/// Whether a ray, segment or line has a start, before which t is negative: a line has none.
template <class S>
inline constexpr bool has_start = true;
template <class T, size_t N>
inline constexpr bool has_start<line<T, N>> = false;
template <class S>
inline constexpr bool is_ball = false;
template <class T, size_t N>
inline constexpr bool is_ball<ball<T, N>> = true;
template <class S>
inline constexpr bool is_capsule = false;
template <class T, size_t N>
inline constexpr bool is_capsule<capsule<T, N>> = true;
/// A box along the axes.
template <class S>
inline constexpr bool is_box = false;
template <class T, size_t N>
inline constexpr bool is_box<aabb<T, N>> = true;
template <class S>
inline constexpr bool is_turned_box = false;
template <class T, size_t N>
inline constexpr bool is_turned_box<obb<T, N>> = true;
template <class S>
inline constexpr bool is_triangle = false;
template <class T, size_t N>
inline constexpr bool is_triangle<triangle<T, N>> = true;

/// Whether S is one of the library's own shapes. Those that keep vertices are convex, polygon and chain.
template <class S>
inline constexpr bool is_own = is_point<S> || is_segment<S> || is_endless<S> || is_ball<S> || is_capsule<S> || is_box<S> ||
                               is_turned_box<S> || is_triangle<S> || keeps_vertices<S>;

}  // namespace hantei
