// SPDX-License-Identifier: MIT
// The measures that are compiled once, with optimization, instead of in every file that asks for them. They mention no type of a standard
// library, so that one archive serves all.
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

template <class A, class B>
side_pair closest_sides_in_archive(A const& a, B const& b) {
    return find_closest_sides(a, b);
}
#define HANTEI_COMPILED_SIDES(scalar, core)                                                              \
    template side_pair closest_sides_in_archive<>(side_lists<scalar> const&, side_lists<scalar> const&); \
    template side_pair closest_sides_in_archive<>(side_lists<scalar> const&, convex_core<core> const&);
HANTEI_COMPILED_SIDES(double, double)
HANTEI_COMPILED_SIDES(float, double)
HANTEI_COMPILED_SIDES(int32_t, double)
HANTEI_COMPILED_SIDES(int64_t, int64_t)
HANTEI_COMPILED_SIDES(other_int64, int64_t)

#undef HANTEI_COMPILED_SIDES

template <class T>
surd exact_width_in_archive(gap_of_cores<T> const& gap) {
    return exact_width(gap);
}
template surd exact_width_in_archive(gap_of_cores<double> const&);
template surd exact_width_in_archive(gap_of_cores<int64_t> const&);
int compare_in_archive(surd const& x, surd const& y) { return compare(x, y); }

}  // namespace hantei
