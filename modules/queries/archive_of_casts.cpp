// SPDX-License-Identifier: MIT
// Casts, compiled once (archive.hpp).
module hantei;

#include "archive.hpp"

namespace hantei {

#define HANTEI_COMPILED_SIDE_CAST(result, scalar, way) \
    template crossing<result, 2> measured_in_archive<end_of_side_cast<result>>(side_cast<scalar, way<scalar>> const&);
#define HANTEI_COMPILED_SIDE_CASTS(result, scalar)        \
    HANTEI_COMPILED_SIDE_CAST(result, scalar, stored_way) \
    HANTEI_COMPILED_SIDE_CAST(result, scalar, way_between)
HANTEI_COMPILED_SIDE_CASTS(float, double)
HANTEI_COMPILED_SIDE_CASTS(double, double)
HANTEI_COMPILED_SIDE_CASTS(double, int64_t)

#undef HANTEI_COMPILED_SIDE_CASTS
#undef HANTEI_COMPILED_SIDE_CAST

#define HANTEI_COMPILED_CAST(result, scalar, size, line)                           \
    template bool certainly_measured_in_archive<chord_of_cast<result, size>>(      \
        ball_cast<scalar, size, line<scalar, size>> const&, chord<result, size>&); \
    template bool certainly_measured_in_archive<chord_of_cast<result, size>>(      \
        box_cast<scalar, size, line<scalar, size>> const&, chord<result, size>&);
#define HANTEI_COMPILED_CORE_CAST(result, scalar, way)                                                             \
    template bool certainly_measured_in_archive<chord_of_core_cast<result>>(core_cast<scalar, way<scalar>> const&, \
                                                                            chord<result, 2>&);
#define HANTEI_COMPILED_CASTS(result, scalar)             \
    HANTEI_COMPILED_CAST(result, scalar, 2, stored_line)  \
    HANTEI_COMPILED_CAST(result, scalar, 2, line_through) \
    HANTEI_COMPILED_CAST(result, scalar, 3, stored_line)  \
    HANTEI_COMPILED_CAST(result, scalar, 3, line_through) \
    HANTEI_COMPILED_CORE_CAST(result, scalar, stored_way) \
    HANTEI_COMPILED_CORE_CAST(result, scalar, way_between)
HANTEI_COMPILED_CASTS(float, double)
HANTEI_COMPILED_CASTS(double, double)
HANTEI_COMPILED_CASTS(double, int64_t)

#undef HANTEI_COMPILED_CASTS
#undef HANTEI_COMPILED_CORE_CAST
#undef HANTEI_COMPILED_CAST

// Instantiated by name, as in archive_of_decisions.cpp.
#define HANTEI_COMPILED_CHORD(T, scalar, S, N) \
    template chord<T, N> chord_in_archive<T>(parametric_line<N> const&, S<scalar, N> const&);
#define HANTEI_COMPILED_CHORDS(T, scalar)         \
    HANTEI_COMPILED_CHORD(T, scalar, point, 2)    \
    HANTEI_COMPILED_CHORD(T, scalar, segment, 2)  \
    HANTEI_COMPILED_CHORD(T, scalar, ball, 2)     \
    HANTEI_COMPILED_CHORD(T, scalar, aabb, 2)     \
    HANTEI_COMPILED_CHORD(T, scalar, obb, 2)      \
    HANTEI_COMPILED_CHORD(T, scalar, capsule, 2)  \
    HANTEI_COMPILED_CHORD(T, scalar, triangle, 2) \
    HANTEI_COMPILED_CHORD(T, scalar, ball, 3)     \
    HANTEI_COMPILED_CHORD(T, scalar, aabb, 3)
HANTEI_COMPILED_CHORDS(double, double)
HANTEI_COMPILED_CHORDS(float, double)
HANTEI_COMPILED_CHORDS(double, int64_t)
#undef HANTEI_COMPILED_CHORDS
#undef HANTEI_COMPILED_CHORD

/// Taking the address of a function template instantiates it.
template <class T, class S>
void compile_target_for() {
    [[maybe_unused]] auto* const volatile chord = &chord_in_archive<T, S, S::dimension>;
    void (*const volatile each)(parametric_line<S::dimension> const&, S const&,
                                pointed_function<void, crossing<T, S::dimension> const&> const&) = &each_crossing_in_archive;
    (void)each;
}
template <class S>
void compile_target() {
    [[maybe_unused]] auto* const volatile entry = &entry_in_archive<S, S::dimension>;
    compile_target_for<double, S>();
    if constexpr (floating_point<typename S::scalar_type>) compile_target_for<float, S>();
}
template <class T, class S, class Line>
void compile_sides_for() {
    [[maybe_unused]] auto* const volatile first = &first_chord_in_archive<T, Line, S>;
    void (*const volatile each)(parametric_line<2> const&, Line const&, S const&,
                                pointed_function<void, crossing<T, 2> const&> const&) = &each_crossing_in_archive;
    (void)each;
}
/// T is the scalar of the vertices.
template <class T, class S>
void compile_sides() {
    using stored = stored_line<core_scalar<T>, 2>;
    using between = line_through<core_scalar<T>, 2>;
    [[maybe_unused]] auto* const volatile entry = &entry_in_archive<S, 2>;
    compile_sides_for<double, S, stored>();
    compile_sides_for<double, S, between>();
    if constexpr (same_as<T, float>) {
        compile_sides_for<float, S, stored>();
        compile_sides_for<float, S, between>();
    }
}
template <class... S>
void compile_targets() {
    (compile_target<S>(), ...);
}
template <class T>
void compile_stored_targets() {
    compile_targets<point<T, 2>, segment<T, 2>, ball<T, 2>, aabb<T, 2>, obb<T, 2>, capsule<T, 2>, triangle<T, 2>, ball<T, 3>,
                    aabb<T, 3>>();
}
template <class T>
void compile_targets_of_views() {
    compile_target<convex_outline<T>>();
    compile_sides<T, region_view<T>>();
    compile_sides<T, chain_view<T>>();
    [[maybe_unused]] auto* const volatile stay = &each_stay_in_archive<region_view<T>>;
    [[maybe_unused]] auto* const volatile place = &place_in_archive<region_view<T>>;
}
/// Never called.
void compile_casts() {
    compile_stored_targets<double>();
    compile_stored_targets<int64_t>();
    compile_targets_of_views<double>();
    compile_targets_of_views<float>();
    compile_targets_of_views<int64_t>();
    compile_targets_of_views<int32_t>();
}

}  // namespace hantei
