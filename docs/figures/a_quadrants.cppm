// SPDX-License-Identifier: MIT
// A, disk against rectangle at the origin: reflecting the disk into the first quadrant changes nothing.
module;
#include <tuple>

export module hantei.figures:a_quadrants;
import hantei;
import :claims;
import :figure;
import :textbook;

export namespace hantei::figures {

struct quadrant_symmetry {
    static constexpr caption about{"quadrant-symmetry", "A", "axis-aligned, at the origin: quadrant symmetry",
                                   "Four quadrants, one question",
                                   "Disks reflected in the axes are equally far from the rectangle: each center lies √5 "
                                   "from its nearest vertex."};
    subject<aabb<>> rectangle{"rectangle", {{-4, -2}, {4, 2}}};
    subject<ball<>> first{"disk of the first quadrant", {{5, 4}, 2.0}};
    image<ball<>> second{"disk of the second quadrant", {{-5, 4}, 2.0}};
    image<ball<>> third{"disk of the third quadrant", {{-5, -4}, 2.0}};
    image<ball<>> fourth{"disk of the fourth quadrant", {{5, -4}, 2.0}};
    working<point<>> center1{"first center", {5, 4}};
    working<point<>> center2{"second center", {-5, 4}};
    working<point<>> center3{"third center", {-5, -4}};
    working<point<>> center4{"fourth center", {5, -4}};
    number<vec<>> v1{"first vector", {1, 2}};
    number<vec<>> v2{"second vector", {-1, 2}};
    number<vec<>> v3{"third vector", {-1, -2}};
    number<vec<>> v4{"fourth vector", {1, -2}};
    number<> five{"squared length", 5};

    constexpr auto members() const {
        return std::tie(rectangle, first, second, third, fourth, center1, center2, center3, center4, v1, v2, v3, v4, five);
    }
    constexpr auto claims() const {
        return std::tuple{
            follows(v1, "first center - (4, 2)", center1.value.position() - vec<>{4, 2}),
            follows(v2, "second center - (-4, 2)", center2.value.position() - vec<>{-4, 2}),
            follows(v3, "third center - (-4, -2)", center3.value.position() - vec<>{-4, -2}),
            follows(v4, "fourth center - (4, -2)", center4.value.position() - vec<>{4, -2}),
            follows(five, "|first vector|²", squared_norm(v1.value)),
            follows(five, "|second vector|²", squared_norm(v2.value)),
            follows(five, "|third vector|²", squared_norm(v3.value)),
            follows(five, "|fourth vector|²", squared_norm(v4.value)),
            nearest(center1, rectangle, vec<>{4, 2}),
            nearest(center2, rectangle, vec<>{-4, 2}),
            nearest(center3, rectangle, vec<>{-4, -2}),
            nearest(center4, rectangle, vec<>{4, -2}),
            apart_squared(center1, rectangle, 5),
            apart_squared(center2, rectangle, 5),
            apart_squared(center3, rectangle, 5),
            apart_squared(center4, rectangle, 5),
            relates(first, rectangle, disjoint),
            relates(second, rectangle, disjoint),
            relates(third, rectangle, disjoint),
            relates(fourth, rectangle, disjoint),
        };
    }
};

/// A disk, the rectangle, and the disk's reflection in the first quadrant, which stands in the same relation.
struct reflected_disk {
    subject<aabb<>> rectangle{"rectangle", {{-4, -2}, {4, 2}}};
    subject<ball<>> disk;
    image<ball<>> reflection{"reflection", {{5, 4}, disk.value.radius}};
    number<relation> answer;

    constexpr reflected_disk(vec<> center, double radius, relation stated)
        : disk{"disk", {center, radius}}, answer{"answer", stated} {}

    constexpr auto members() const { return std::tie(rectangle, disk, reflection, answer); }
    constexpr auto claims() const {
        vec<> const folded = textbook::reflected(disk.value.center);
        vec<> const half = rectangle.value.max;
        return std::tuple{
            claim{"center of the reflection", "is", "the disk's center reflected into the first quadrant",
                  reflection.value.center, folded},
            relates(disk, rectangle, answer.value),
            relates(reflection, rectangle, answer.value),
            overlapped(disk, rectangle, textbook::collides(half, disk.value.center, disk.value.radius)),
            overlapped(reflection, rectangle, textbook::collides(half, folded, reflection.value.radius)),
        };
    }
};

struct second_quadrant_hit : reflected_disk {
    static constexpr caption about{"second-quadrant-hit", "A", "axis-aligned, at the origin: quadrant symmetry",
                                   "A disk of the second quadrant that collides",
                                   "The disk reaches the vertex (-4, 2), as its reflection reaches (4, 2)."};
    constexpr second_quadrant_hit() : reflected_disk({-5, 4}, 2.5, overlapping) {}
};

struct second_quadrant_miss : reflected_disk {
    static constexpr caption about{"second-quadrant-miss", "A", "axis-aligned, at the origin: quadrant symmetry",
                                   "A disk of the second quadrant that does not collide",
                                   "The disk falls short of the vertex (-4, 2), as its reflection does of (4, 2)."};
    constexpr second_quadrant_miss() : reflected_disk({-5, 4}, 2.0, disjoint) {}
};

struct fourth_quadrant_hit : reflected_disk {
    static constexpr caption about{"fourth-quadrant-hit", "A", "axis-aligned, at the origin: quadrant symmetry",
                                   "A disk of the fourth quadrant that collides",
                                   "The disk reaches the vertex (4, -2), as its reflection reaches (4, 2)."};
    constexpr fourth_quadrant_hit() : reflected_disk({5, -4}, 2.5, overlapping) {}
};

struct fourth_quadrant_miss : reflected_disk {
    static constexpr caption about{"fourth-quadrant-miss", "A", "axis-aligned, at the origin: quadrant symmetry",
                                   "A disk of the fourth quadrant that does not collide",
                                   "The disk falls short of the vertex (4, -2), as its reflection does of (4, 2)."};
    constexpr fourth_quadrant_miss() : reflected_disk({5, -4}, 2.0, disjoint) {}
};

/// The figures of this partition.
inline constexpr std::tuple<quadrant_symmetry, second_quadrant_hit, second_quadrant_miss, fourth_quadrant_hit,
                            fourth_quadrant_miss>
    a_quadrants;

}  // namespace hantei::figures
