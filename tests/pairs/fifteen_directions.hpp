// SPDX-License-Identifier: MIT
// Two boxes of space placed so that they touch with the middle of a face or an edge each, and no other direction parts them: once for
// each of the fifteen directions. Then a little farther apart, and a little nearer.
#pragma once

#include <doctest/doctest.h>

#include <array>
#include <cstddef>

import hantei;

namespace fifteen_directions {

using vec3 = hantei::vec<double, 3>;
using box = hantei::obb<double, 3>;

/// The axes of a turned box times the squared length of its quaternion: whole numbers, where that has such.
inline std::array<vec3, 3> axes_of(hantei::rotation<double, 3> const& q) {
    auto const [w, x, y, z] = q;
    return {vec3{w * w + x * x - y * y - z * z, 2 * (x * y + w * z), 2 * (x * z - w * y)},
            vec3{2 * (x * y - w * z), w * w - x * x + y * y - z * z, 2 * (y * z + w * x)},
            vec3{2 * (x * z + w * y), 2 * (y * z - w * x), w * w - x * x - y * y + z * z}};
}
/// From the middle of a box whose half extents are `size` such axes long to the middle of what it has farthest along a direction.
inline vec3 farthest(std::array<vec3, 3> const& axes, vec3 const& size, vec3 const& direction) {
    vec3 sum;
    for (std::size_t i = 0; i < 3; ++i) {
        double const along = dot(direction, axes[i]);
        sum = sum + axes[i] * (along > 0 ? size[i] : along < 0 ? -size[i] : 0.0);
    }
    return sum;
}

/// `as` makes the first box, turned by q, into the shape that is asked.
inline void each_decides(auto as, hantei::rotation<double, 3> const& q) {
    hantei::rotation<double, 3> const r{2, 2, 1, 0};
    vec3 const size_a{1, 2, 3}, size_b{1, 1, 2};
    auto const a = axes_of(q), b = axes_of(r);
    auto const shape = as(box{{1, 2, 3}, size_a * (q.w * q.w + q.x * q.x + q.y * q.y + q.z * q.z), q});
    auto const check = [&](vec3 const& n) {
        vec3 const touching = vec3{1, 2, 3} + farthest(a, size_a, n) + farthest(b, size_b, n);
        auto const at = [&](double step) { return box{touching + n * step, size_b * 9, r}; };
        constexpr double small = 0x1p-30;
        for (double const length : {0x1p-400, 0x1p300}) {  // of the quaternion: it does not matter
            auto const as_long = [&](box b) { return b.rotation = {2 * length, 2 * length, length, 0}, b; };
            CHECK(hantei::touches(shape, as_long(at(0))));
            CHECK(hantei::overlaps(as_long(at(-small)), shape));
            CHECK(hantei::disjoint(as_long(at(small)), shape));
        }
        CHECK(hantei::touches(shape, at(0)));
        CHECK(hantei::overlaps(shape, at(-small)));
        CHECK(hantei::disjoint(shape, at(small)));
        CHECK(hantei::squared_distance(shape, at(small)) == squared_norm(n) * (small * small));
        CHECK(hantei::within_distance(shape, at(small), small * 64) == (squared_norm(n) <= 64 * 64));
        auto const nearest = hantei::closest_points(shape, at(small));
        auto const way = nearest.on_b - nearest.on_a;  // of points rounded to some 50 bits, 30 before these
        CHECK(squared_norm(cross(way, n)) < squared_norm(n) * (small * small * 0x1p-20));
    };
    for (double const side : {1.0, -1.0}) {
        for (std::size_t i = 0; i < 3; ++i) {
            check(a[i] * side);
            check(b[i] * side);
            for (std::size_t j = 0; j < 3; ++j) check(cross(a[i], b[j]) * side);
        }
    }
}

}  // namespace fifteen_directions
