// SPDX-License-Identifier: MIT
// Ten facts about measures, for 25 places each.
import hantei;
using namespace hantei;

template <int I>
struct facts {
    static constexpr double x = 0.037 * I;
    static_assert(distance(disk{{x, 0}, 1.0}, aabb{{5, 4}, {9, 9}}) > 0);
    static_assert(distance(segment{{x, 0}, {0, 3}}, segment{{5, 1}, {7, 4}}) > 0);
    static_assert(distance(obb{{x, 0}, {1, 0.5}, rotation{0.6, 0.8}}, obb{{7, 1}, {1, 2}, rotation{0.8, 0.6}}) > 0);
    static_assert(closest_points(segment{{x, 0}, {0, 3}}, segment{{5, 1}, {7, 4}}).on_a.x >= 0);
    static_assert(raycast(ray{{x, 0}, {1, 0.25}}, disk{{5, 1}, 2.0})->enter.t > 0);
    static_assert(raycast(ray{{x, 0}, {1, 0.25}}, aabb{{5, 0}, {7, 4}})->exit.t > 0);
    static_assert(contact(disk{{x, 0}, 5.0}, obb{{4, 1}, {2, 1}, rotation{0.6, 0.8}})->depth > 0);
    static_assert(contact(obb{{x, 0}, {2, 1}, rotation{0.6, 0.8}}, obb{{x + 1, 0.3}, {1, 1}, rotation{0.8, 0.6}})->depth > 0);
    static_assert(sweep(disk{{x, 0}, 0.5}, vec{9.0, 1.5}, aabb{{5, 0}, {7, 3}})->first > 0);
    static_assert(bounds(obb{{x, 0}, {2, 1}, rotation{0.6, 0.8}}).max.x > 0);
};

template <int... I>
struct all : facts<I>... {};
template struct all<1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25>;
