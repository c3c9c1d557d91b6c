// SPDX-License-Identifier: MIT
// Relations of two of the library's shapes, compiled once (archive.hpp).
// They are those that the quick test leaves open, and all relations of shapes that variants hold.
module hantei;

#include "archive.hpp"

#ifndef HANTEI_SMALL_PROGRAM  // a small program has no quick test
namespace hantei {

// Instantiated by name: taking the address of a template that is declared with the interface does not define it (asked_often.hpp).
#define HANTEI_COMPILED(T, N, A, B)                                                  \
    template decision decided_in_archive<>(A<T, N> const&, B<T, N> const&) noexcept; \
    template decision relation_in_archive<>(A<T, N> const&, B<T, N> const&) noexcept;
#define HANTEI_COMPILED_WITH_EACH(T, N, A) \
    HANTEI_COMPILED(T, N, A, aabb)         \
    HANTEI_COMPILED(T, N, A, ball)         \
    HANTEI_COMPILED(T, N, A, capsule)      \
    HANTEI_COMPILED(T, N, A, line)         \
    HANTEI_COMPILED(T, N, A, obb)          \
    HANTEI_COMPILED(T, N, A, point)        \
    HANTEI_COMPILED(T, N, A, ray)          \
    HANTEI_COMPILED(T, N, A, segment)
#define HANTEI_COMPILED_OF_ALL(T, N)         \
    HANTEI_COMPILED_WITH_EACH(T, N, aabb)    \
    HANTEI_COMPILED_WITH_EACH(T, N, ball)    \
    HANTEI_COMPILED_WITH_EACH(T, N, capsule) \
    HANTEI_COMPILED_WITH_EACH(T, N, line)    \
    HANTEI_COMPILED_WITH_EACH(T, N, obb)     \
    HANTEI_COMPILED_WITH_EACH(T, N, point)   \
    HANTEI_COMPILED_WITH_EACH(T, N, ray)     \
    HANTEI_COMPILED_WITH_EACH(T, N, segment)
#define HANTEI_COMPILED_OF_TRIANGLES(T)       \
    HANTEI_COMPILED_WITH_EACH(T, 2, triangle) \
    HANTEI_COMPILED(T, 2, triangle, triangle) \
    HANTEI_COMPILED(T, 2, aabb, triangle)     \
    HANTEI_COMPILED(T, 2, ball, triangle)     \
    HANTEI_COMPILED(T, 2, capsule, triangle)  \
    HANTEI_COMPILED(T, 2, line, triangle)     \
    HANTEI_COMPILED(T, 2, obb, triangle)      \
    HANTEI_COMPILED(T, 2, point, triangle)    \
    HANTEI_COMPILED(T, 2, ray, triangle)      \
    HANTEI_COMPILED(T, 2, segment, triangle)
HANTEI_COMPILED_OF_ALL(double, 2)
HANTEI_COMPILED_OF_ALL(double, 3)
HANTEI_COMPILED_OF_ALL(int64_t, 2)
HANTEI_COMPILED_OF_ALL(int64_t, 3)
HANTEI_COMPILED_OF_TRIANGLES(double)
HANTEI_COMPILED_OF_TRIANGLES(int64_t)
#undef HANTEI_COMPILED_OF_TRIANGLES
#undef HANTEI_COMPILED_OF_ALL
#undef HANTEI_COMPILED_WITH_EACH
#undef HANTEI_COMPILED

#define HANTEI_COMPILED_CROSS(scalar)                                                                                   \
    template int sign_in_archive(cross_sign_form, double, decltype(lengths.difference(vec<scalar, 2>{}, {})) const&,    \
                                 decltype(lengths.difference(vec<scalar, 2>{}, {})) const&);                            \
    template int sign_in_archive(cross_sign_form, double, decltype(directions.difference(vec<scalar, 2>{}, {})) const&, \
                                 decltype(directions.difference(vec<scalar, 2>{}, {})) const&);
HANTEI_COMPILED_CROSS(float)
HANTEI_COMPILED_CROSS(double)
HANTEI_COMPILED_CROSS(int32_t)
HANTEI_COMPILED_CROSS(int64_t)
HANTEI_COMPILED_CROSS(other_int64)
#undef HANTEI_COMPILED_CROSS

}  // namespace hantei
#endif
