// SPDX-License-Identifier: MIT
// Decisions, compiled once (archive.hpp): what the quick test leaves open about two shapes of the library, and all about two that variants
// hold.
module hantei;

#include "archive.hpp"

#ifndef HANTEI_SMALL_PROGRAM  // which has no quick test
namespace hantei {

template <class... S>
struct shape_types {};
template <class T, size_t N>
using archived_shapes =
    shape_types<aabb<T, N>, ball<T, N>, capsule<T, N>, line<T, N>, obb<T, N>, point<T, N>, ray<T, N>, segment<T, N>>;

/// Whoever takes the address of a function template instantiates it.
template <class A, class B>
void compile() {
    if constexpr (paired_in_order<A, B>) {
        if constexpr (!requires(A const& a, B const& b) { pair<A, B>::relate(a, b); }) {
            [[maybe_unused]] auto* const volatile exactly = &decided_in_archive<A, B>;
            [[maybe_unused]] auto* const volatile wholly = &relation_in_archive<A, B>;
        }
    }
}
template <class A, class... B>
void compile_each(shape_types<B...>) {
    (compile<A, B>(), ...);
}
template <class... A, class Others>
void compile_all(shape_types<A...>, Others others) {
    (compile_each<A>(others), ...);
}
template <class T>
void compile_in_plane_and_space() {
    using triangles = shape_types<triangle<T, 2>>;
    compile_all(archived_shapes<T, 2>{}, archived_shapes<T, 2>{});
    compile_all(archived_shapes<T, 2>{}, triangles{});
    compile_all(triangles{}, archived_shapes<T, 2>{});
    compile_all(triangles{}, triangles{});
    compile_all(archived_shapes<T, 3>{}, archived_shapes<T, 3>{});
}
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

/// Never called.
void compile_decisions() {
    compile_in_plane_and_space<double>();
    compile_in_plane_and_space<int64_t>();
}

}  // namespace hantei
#endif
