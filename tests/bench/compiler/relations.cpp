// SPDX-License-Identifier: MIT
// Nine facts about how shapes lie, for 25 places each.
import hantei;
using namespace hantei;

template <int I>
struct facts {
    static constexpr double x = 0.03125 * I;
    static_assert(touches(disk{{x, 0}, 5.0}, aabb{{x + 3, 4}, {x + 9, 9}}));
    static_assert(overlaps(disk{{x, 0}, 5.0}, segment{{x, 1}, {3, 7.5}}));
    static_assert(disjoint(disk{{x, 0}, 1.0}, obb{{5, x}, {1, 0.5}, rotation{0.8, 0.6}}));
    static_assert(intersects(ray{{x, 0}, {1, 0.25}}, aabb{{5, 0}, {7, 4}}));
    static_assert(intersects(segment{{x, 0}, {0, 3}}, segment{{0, 0}, {4, 4}}));
    static_assert(disjoint(capsule{{x, 0}, {x, 3}, 0.5}, capsule{{6, 1}, {4, 4}, 0.75}));
    static_assert(overlaps(obb{{x, 0}, {2, 1}, rotation{0.6, 0.8}}, obb{{x + 1, 0}, {1, 1}, rotation{0.8, 0.6}}));
    static_assert(disjoint(triangle{{x, 0}, {1, 3}, {0, 3}}, triangle{{5, 5}, {7, 5}, {5, 9}}));
    static_assert(contains(aabb{{0, -9}, {9, 9}}, disk{{4, x}, 2.0}));
};

template <int... I>
struct all : facts<I>... {};
template struct all<1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25>;
