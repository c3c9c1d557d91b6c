// SPDX-License-Identifier: MIT
// How a region leaves a disk or a capsule, to thousands of places: the ends of such ways are where lines and circles cross, and such
// numbers have roots in roots.
#pragma once

#include "figures.hpp"

#include <array>

namespace oracle {

using long_place = std::array<mpf_class, 2>;

/// A shortest move of a region after which it only touches a rounded shape.
struct round_way_out {
    long_place way, normal;  ///< of the region; the normal from the rounded shape to it, of length 1
    mpf_class depth;
    std::vector<long_place> points;  ///< where they touch then, moved back by half of the way
};

struct round_ways_out {
    std::vector<round_way_out> found;  ///< equally short

    /// A way near to the right one, nearer than `little`, must be known; if the two only touch there is none.
    round_ways_out(set<2> const& round, outline const& region, qpoint const& about, Q const& little, bool touch);
};

/// Numbers have 8,192 binary places; roots over roots and quotients leave some thousand of them, a sum of single roots nearly all.
constexpr unsigned some_places = 3800, nearly_all_places = 7900;
/// A difference of numbers as large as `scale` is none where it is less than so many places of it.
bool sign_is_sure(mpf_class const& difference, mpf_class const& scale, unsigned places = some_places);
/// Is a float the nearest to x, times 2^-shift, of something as large as `scale`? What is nearer to the middle between two floats than the
/// places can tell is on it.
template <class M>
bool is_nearest_to_long(mpf_class const& x, mpf_class const& scale, M got, long shift, unsigned places = some_places) {
    return rounded_from(got).has([&](Q const& v) {
        mpf_class const difference = x - mpf_class(scaled({v}, shift).x);
        return sign_is_sure(difference, scale, places) ? sgn(difference) : 0;
    });
}

}  // namespace oracle
