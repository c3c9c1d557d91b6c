// SPDX-License-Identifier: MIT
// A, the chapter's other sections: points, boxes, triangle and lines.
module;
#include <tuple>

export module hantei.figures:a_others;
import hantei;
import :claims;
import :figure;
import :textbook;

export namespace hantei::figures {

struct point_and_disk {
    static constexpr caption about{
        "point-and-disk", "A", "other sections: point against disk", "A point and a disk",
        "A point nearer than r to the center is inside the disk, at distance r on its rim, farther than r outside."};
    subject<ball<>> disk{"disk", {{1, 2}, 5.0}};
    subject<point<>> inside{"point inside", {3, 4}};
    subject<point<>> rim{"point on the rim", {4, 6}};
    subject<point<>> outside{"point outside", {7, 10}};

    constexpr auto members() const { return std::tie(disk, inside, rim, outside); }
    constexpr auto claims() const {
        return std::tuple{
            relates(inside, disk, overlapping),
            relates(rim, disk, touching),
            relates(outside, disk, disjoint),
            apart(outside, disk, 5),
            strictly_contained(disk, inside, true),
            strictly_contained(disk, rim, false),
            contained(disk, rim, true),
        };
    }
};

struct point_local_to_world {
    static constexpr caption about{"point-local-to-world", "A", "other sections: point against rectangle, local to world",
                                   "A point in the rectangle's own coordinates",
                                   "A local point (x, y) lies in the world at T + x·ui + y·uj, and is in the rectangle when "
                                   "|x| ≤ w/2 and |y| ≤ h/2."};
    subject<obb<>> rectangle{"rectangle", {{10, 5}, {3, 1}, {0, 1}}};
    subject<point<>> inside{"point inside", {9.5, 7}};
    subject<point<>> rim{"point on the rim", {9, 7}};
    subject<point<>> outside{"point outside", {8.5, 7}};
    number<vec<>> local_inside{"local point inside", {2, 0.5}};
    number<vec<>> local_rim{"local point on the rim", {2, 1}};
    number<vec<>> local_outside{"local point outside", {2, 1.5}};

    constexpr auto members() const { return std::tie(rectangle, inside, rim, outside, local_inside, local_rim, local_outside); }
    constexpr auto claims() const {
        auto const world = [this](vec<> p) {
            obb<> const box = rectangle.value;
            vec<> const ui{box.rotation.c, box.rotation.s};
            return box.center + ui * p.x + perp(ui) * p.y;
        };
        return std::tuple{
            claim{inside.label, "is", "T + 2 ui + 0.5 uj", inside.value.position(), world(local_inside.value)},
            claim{rim.label, "is", "T + 2 ui + 1 uj", rim.value.position(), world(local_rim.value)},
            claim{outside.label, "is", "T + 2 ui + 1.5 uj", outside.value.position(), world(local_outside.value)},
            relates(inside, rectangle, overlapping),
            relates(rim, rectangle, touching),
            relates(outside, rectangle, disjoint),
        };
    }
};

struct boxes {
    static constexpr caption about{"boxes", "A", "other sections: AABB against AABB", "Two boxes",
                                   "Two boxes overlap when their ranges overlap on both axes."};
    subject<aabb<>> box{"box", {{0, 0}, {4, 2}}};
    subject<aabb<>> meeting{"box that overlaps", {{3, 1}, {6, 5}}};
    image<aabb<>> common{"common part", {{3, 1}, {4, 2}}};
    subject<aabb<>> beside{"box that shares x only", {{3, 3}, {6, 5}}};
    subject<aabb<>> side{"box at the side", {{4, 1}, {6, 5}}};
    subject<aabb<>> corner{"box at the corner", {{4, 2}, {6, 5}}};

    constexpr auto members() const { return std::tie(box, meeting, common, beside, side, corner); }
    constexpr auto claims() const {
        aabb<> const a = box.value;
        aabb<> const b = meeting.value;
        vec<> const min{textbook::greater(a.min.x, b.min.x), textbook::greater(a.min.y, b.min.y)};
        vec<> const max{textbook::smaller(a.max.x, b.max.x), textbook::smaller(a.max.y, b.max.y)};
        return std::tuple{
            claim{common.label, "is", "the common range on each axis", common.value, aabb<>{min, max}},
            relates(box, meeting, overlapping),
            relates(box, beside, disjoint),
            apart(box, beside, 1),
            relates(box, side, touching),
            relates(box, corner, touching),
        };
    }
};

struct turned_boxes {
    static constexpr caption about{
        "turned-boxes", "A", "other sections: OBB against OBB", "Two turned boxes",
        "Two turned boxes are apart only if one of their four axes separates them; their bounding boxes may overlap even so."};
    subject<obb<>> box{"box", {{0, 0}, {3, 1}, {0.8, 0.6}}};
    subject<obb<>> apart_from{"box that is apart", {{3, -1}, {3, 1}, {0.8, 0.6}}};
    subject<obb<>> crossing{"box that crosses", {{0, 0}, {3, 1}, {-0.6, 0.8}}};
    subject<obb<>> level{"box at 0°", {{0, 0}, {2, 1}, {1, 0}}};
    subject<obb<>> standing{"box at 90°", {{3, 0}, {2, 1}, {0, 1}}};

    constexpr auto members() const { return std::tie(box, apart_from, crossing, level, standing); }
    constexpr auto claims() const {
        vec<> const v = apart_from.value.center - box.value.center;
        return std::tuple{
            claim{"dot product of (-3, 4) and the difference of the centers", "is", "-13", -13.0, dot(v, vec<>{-3, 4})},
            claim{"the two bounding boxes", "overlap", "each other", true,
                  overlaps(bounds(box.value), bounds(apart_from.value))},
            relates(box, apart_from, disjoint),
            relates(box, crossing, overlapping),
            relates(level, standing, touching),
        };
    }
};

struct triangle_and_disk {
    static constexpr caption about{"triangle-and-disk", "A", "other sections: disk against triangle", "A disk and a triangle",
                                   "A disk meets the triangle when its center is inside or an edge is within r."};
    subject<triangle<>> face{"triangle", {{0, 0}, {8, 0}, {0, 6}}};
    subject<ball<>> inside{"disk inside", {{2, 2}, 1.0}};
    subject<ball<>> beside{"disk at the long edge", {{7, 7}, 5.0}};
    subject<ball<>> past{"disk past a vertex", {{12, -3}, 5.0}};
    subject<ball<>> missing{"disk that misses", {{7, 7}, 4.5}};

    constexpr auto members() const { return std::tie(face, inside, beside, past, missing); }
    constexpr auto claims() const {
        return std::tuple{
            contained(face, inside, true), relates(inside, face, overlapping), relates(beside, face, touching),
            relates(past, face, touching), relates(missing, face, disjoint),
        };
    }
};

/// The figures of this partition.
inline constexpr std::tuple<point_and_disk, point_local_to_world, boxes, turned_boxes, triangle_and_disk> a_others;

}  // namespace hantei::figures
