// SPDX-License-Identifier: MIT
// Casts, compiled once: as archive_of_distances.cpp does it for distances.
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

}  // namespace hantei
