// SPDX-License-Identifier: MIT
// The measures of one shape, and the cosines and sines of angles, compiled once (archive.hpp).
module hantei;

#include "archive.hpp"

namespace hantei {

template double sum_toward_in_archive(double, double, direction);
template bool is_unit_vector_in_archive(double, double, double);

#define HANTEI_COMPILED_TURNS(T)                                     \
    template cosine_sine<T> turned_by_degrees_in_archive<T>(double); \
    template cosine_sine<T> turned_by_radians_in_archive<T>(double);

HANTEI_COMPILED_TURNS(float)
HANTEI_COMPILED_TURNS(double)

#define HANTEI_COMPILED_IMAGES(T)                                                                                        \
    template vec<T, 2> measured_in_archive<rounded_image<T, 2>>(plane_image<double, stored_position<double, 2>> const&); \
    template vec<T, 2> measured_in_archive<rounded_image<T, 2>>(plane_image<double, middle_position<double, 2>> const&); \
    template vec<T, 3> measured_in_archive<rounded_image<T, 3>>(space_image<double, stored_position<double, 3>> const&); \
    template vec<T, 3> measured_in_archive<rounded_image<T, 3>>(space_image<double, middle_position<double, 3>> const&); \
    template rotation<T, 3> measured_in_archive<rounded_turn<T>>(space_turn<double> const&);
HANTEI_COMPILED_IMAGES(float)
HANTEI_COMPILED_IMAGES(double)

#define HANTEI_COMPILED_SIZES(result, T)                                                              \
    template result measured_in_archive<rounded_area<result>>(size_of_core<T> const&);                \
    template result measured_in_archive<rounded_area<result>>(size_of_region<T> const&);              \
    template vec<result, 2> measured_in_archive<rounded_centroid<result>>(size_of_region<T> const&);  \
    template vec<result, 2> measured_in_archive<rounded_mean<result, 2>>(mean_of_three<T, 2> const&); \
    template vec<result, 2> measured_in_archive<rounded_middle_of_curve<result>>(sides_of_curve<T> const&);

#define HANTEI_COMPILED_SUPPORT(result, T)                                                                                    \
    template vec<result, 2> measured_in_archive<rounded_farthest_point<result, 2>>(farthest_point<T, convex_core<T>> const&); \
    template vec<result, 3> measured_in_archive<rounded_farthest_point<result, 3>>(farthest_point<T, space_core<T>> const&);
HANTEI_COMPILED_SUPPORT(float, double)
HANTEI_COMPILED_SUPPORT(double, double)
HANTEI_COMPILED_SUPPORT(double, int64_t)

#define HANTEI_COMPILED_DIRECTIONS(T)                                                                    \
    template vec<T, 2> measured_in_archive<rounded_direction<T, 2>>(scaled_direction<double, 2> const&); \
    template vec<T, 3> measured_in_archive<rounded_direction<T, 3>>(scaled_direction<double, 3> const&); \
    template box_image<T> measured_in_archive<rounded_box_image<T>>(plane_box_image<double> const&);
HANTEI_COMPILED_DIRECTIONS(float)
HANTEI_COMPILED_DIRECTIONS(double)

HANTEI_COMPILED_SIZES(float, double)
HANTEI_COMPILED_SIZES(double, double)
HANTEI_COMPILED_SIZES(double, int64_t)

#undef HANTEI_COMPILED_DIRECTIONS
#undef HANTEI_COMPILED_SUPPORT
#undef HANTEI_COMPILED_SIZES
#undef HANTEI_COMPILED_IMAGES
#undef HANTEI_COMPILED_TURNS

}  // namespace hantei
