// SPDX-License-Identifier: MIT
// Distances, compiled once (archive.hpp).
module hantei;

#include "archive.hpp"

namespace hantei {

template <class Result>
using point_in_point_gap_in_plane = point_in_point_gap<Result, 2>;
template <class Result>
using point_in_point_gap_in_space = point_in_point_gap<Result, 3>;

#define HANTEI_COMPILED(values, measure)                                                         \
    template values<float>::result measured_in_archive<values<float>>(measure<double> const&);   \
    template values<double>::result measured_in_archive<values<double>>(measure<double> const&); \
    template values<double>::result measured_in_archive<values<double>>(measure<int64_t> const&);

HANTEI_COMPILED(width_of_gap, gap_of_cores)
HANTEI_COMPILED(squared_width_of_gap, gap_of_cores)
HANTEI_COMPILED(ends_of_core_gap, gap_of_cores)
HANTEI_COMPILED(width_of_gap, plane_point_gap)
HANTEI_COMPILED(squared_width_of_gap, plane_point_gap)
HANTEI_COMPILED(ends_of_plane_point_gap, plane_point_gap)
HANTEI_COMPILED(width_of_gap, space_point_gap)
HANTEI_COMPILED(squared_width_of_gap, space_point_gap)
HANTEI_COMPILED(ends_of_space_point_gap, space_point_gap)
HANTEI_COMPILED(point_in_both_cores, meeting_cores)
HANTEI_COMPILED(point_in_core_gap, gap_of_cores)
HANTEI_COMPILED(point_in_point_gap_in_plane, plane_point_gap)
HANTEI_COMPILED(point_in_point_gap_in_space, space_point_gap)

#undef HANTEI_COMPILED

#define HANTEI_COMPILED_TO_LINE(T, scalar)                                                                \
    template bool certainly_measured_in_archive<width_of_gap<T>>(gap_to_line<scalar> const&, T&);         \
    template bool certainly_measured_in_archive<squared_width_of_gap<T>>(gap_to_line<scalar> const&, T&); \
    template bool certainly_measured_in_archive<ends_of_core_gap<T>>(gap_to_line<scalar, true> const&, closest<T, 2>&);
HANTEI_COMPILED_TO_LINE(float, double)
HANTEI_COMPILED_TO_LINE(double, double)
HANTEI_COMPILED_TO_LINE(double, int64_t)

#undef HANTEI_COMPILED_TO_LINE

#define HANTEI_COMPILED_IN_SPACE(T, gap)                                                           \
    template bool certainly_measured_in_archive<width_of_gap_in_space<T>>(gap const&, T&);         \
    template bool certainly_measured_in_archive<squared_width_of_gap_in_space<T>>(gap const&, T&); \
    template bool certainly_measured_in_archive<ends_of_gap_in_space<T>>(gap const&, closest<T, 3>&);
HANTEI_COMPILED_IN_SPACE(float, linear_gap<double>)
HANTEI_COMPILED_IN_SPACE(double, linear_gap<double>)
HANTEI_COMPILED_IN_SPACE(double, linear_gap<int64_t>)
HANTEI_COMPILED_IN_SPACE(float, box_gap<double>)
HANTEI_COMPILED_IN_SPACE(double, box_gap<double>)
HANTEI_COMPILED_IN_SPACE(double, box_gap<int64_t>)

#undef HANTEI_COMPILED_IN_SPACE

template <class T>
using line_at_plane_box = box_cast<T, 2, stored_line<T, 2>>;
template <class T>
using line_at_space_box = box_cast<T, 3, stored_line<T, 3>>;
template <class T>
using segment_at_space_box = box_cast<T, 3, line_through<T, 3>>;
template <class T>
using point_of_entry_in_plane = point_of_entry<T, 2>;
template <class T>
using point_of_entry_in_space = point_of_entry<T, 3>;

#define HANTEI_COMPILED_COMMON(values, measure, N)                                                            \
    template bool certainly_measured_in_archive<values<float>>(measure<double> const&, closest<float, N>&);   \
    template bool certainly_measured_in_archive<values<double>>(measure<double> const&, closest<double, N>&); \
    template bool certainly_measured_in_archive<values<double>>(measure<int64_t> const&, closest<double, N>&);
HANTEI_COMPILED_COMMON(common_point_on_line, line_at_core, 2)
HANTEI_COMPILED_COMMON(common_point_on_line, crossing_lines, 2)
HANTEI_COMPILED_COMMON(point_in_gap_in_space, linear_gap, 3)
HANTEI_COMPILED_COMMON(point_in_gap_in_space, box_gap, 3)
HANTEI_COMPILED_COMMON(point_in_both_boxes, meeting_boxes, 3)
HANTEI_COMPILED_COMMON(point_of_entry_in_plane, line_at_plane_box, 2)
HANTEI_COMPILED_COMMON(point_of_entry_in_space, line_at_space_box, 3)
HANTEI_COMPILED_COMMON(point_of_entry_in_space, segment_at_space_box, 3)

#undef HANTEI_COMPILED_COMMON

#define HANTEI_COMPILED_PASSED(T, stored)                                                                 \
    template passed_vertex<stored> passed_vertex_in_archive(vertex_list<T> const&, vec<stored, 2> const&, \
                                                            vec<stored, 2> const&, bool, bool);
HANTEI_COMPILED_PASSED(double, double)
HANTEI_COMPILED_PASSED(float, double)
HANTEI_COMPILED_PASSED(int32_t, double)
HANTEI_COMPILED_PASSED(int64_t, int64_t)

#undef HANTEI_COMPILED_PASSED

#define HANTEI_COMPILED_SIDES(scalar, core)                                                              \
    template side_pair closest_sides_in_archive<>(side_lists<scalar> const&, side_lists<scalar> const&); \
    template side_pair closest_sides_in_archive<>(side_lists<scalar> const&, convex_core<core> const&);
HANTEI_COMPILED_SIDES(double, double)
HANTEI_COMPILED_SIDES(float, double)
HANTEI_COMPILED_SIDES(int32_t, double)
HANTEI_COMPILED_SIDES(int64_t, int64_t)
HANTEI_COMPILED_SIDES(other_int64, int64_t)

#undef HANTEI_COMPILED_SIDES

#define HANTEI_COMPILED_GAPS(T, N)                                                          \
    template T gap_measured_in_archive<width_of_exact_gap<T>>(exact_gap<N> const&);         \
    template T gap_measured_in_archive<squared_width_of_exact_gap<T>>(exact_gap<N> const&); \
    template closest<T, N> gap_measured_in_archive<ends_of_exact_gap<T, N>>(exact_gap<N> const&);
HANTEI_COMPILED_GAPS(float, 2)
HANTEI_COMPILED_GAPS(float, 3)
HANTEI_COMPILED_GAPS(double, 2)
HANTEI_COMPILED_GAPS(double, 3)

#undef HANTEI_COMPILED_GAPS
template surd gap_measured_in_archive<true_width_of_exact_gap>(exact_gap<2> const&);
template surd gap_measured_in_archive<true_width_of_exact_gap>(exact_gap<3> const&);

/// Taking the address of a function template instantiates it.
template <class Way, class A, class B>
void compile_gap() {
    [[maybe_unused]] auto* const volatile gap = &gap_in_archive<Way, A::dimension, A, B>;
}
/// Compiles the gap of A and B if the method of their pair, in this order, ends with two points in fractions.
template <class A, class B>
void compile_named_gap() {
    if constexpr (paired_in_order<A, B>) {
        using method = decltype(closest_points_method(pair_with_shapes<pair<A, B>, A, B>{}));
        if constexpr (by_exact_points_at_last<method>) compile_gap<gap_as_whole, A, B>();
    }
}
template <class... A>
void compile_each_gap(type_list<A...>) {
    ([]<class B>(B*) { (compile_named_gap<A, B>(), ...); }(static_cast<A*>(nullptr)), ...);
}
template <class T, size_t N>
using all_shapes =
    type_list<point<T, N>, segment<T, N>, ray<T, N>, line<T, N>, ball<T, N>, aabb<T, N>, obb<T, N>, capsule<T, N>>;
/// T is the scalar of the vertices.
template <class T, class Endless>
void compile_sided() {
    compile_gap<gap_by_sides, chain_view<T>, Endless>();
    compile_gap<gap_of_convex, region_view<T>, Endless>();
    if constexpr (same_as<Endless, ray<typename Endless::scalar_type, 2>>) {
        compile_gap<gap_by_sides, region_view<T>, Endless>();
    } else {
        compile_gap<gap_by_sides, Endless, region_view<T>>();
    }
}
template <class T>
void compile_all_sided() {
    compile_sided<T, ray<archived_scalar<T>, 2>>();
    compile_sided<T, line<archived_scalar<T>, 2>>();
}
/// Never called.
void compile_distances() {
    compile_each_gap(all_shapes<double, 2>{} + type_list<triangle<double, 2>>{});
    compile_each_gap(all_shapes<int64_t, 2>{} + type_list<triangle<int64_t, 2>>{});
    compile_each_gap(all_shapes<double, 3>{});
    compile_each_gap(all_shapes<int64_t, 3>{});
    compile_all_sided<double>();
    compile_all_sided<float>();
    compile_all_sided<int64_t>();
    compile_all_sided<int32_t>();
}

template surd exact_width_in_archive(gap_of_cores<double> const&);
template surd exact_width_in_archive(gap_of_cores<int64_t> const&);
template surd exact_width_in_archive(space_point_gap<double> const&);
template surd exact_width_in_archive(space_point_gap<int64_t> const&);
template int compare_in_archive(surd const&, double const&);
template int compare_in_archive(surd const&, int64_t const&);

}  // namespace hantei
