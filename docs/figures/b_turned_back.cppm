// SPDX-License-Identifier: MIT
// B, a circle against a rectangle with an angle: turn the circle back, clamp its center, compare.
module;
#include <tuple>

export module hantei.figures:b_turned_back;
import hantei;
import :claims;
import :figure;
import :textbook;

export namespace hantei::figures {

struct turned_back {
    static constexpr caption about{"turned-back", "B", "turn the circle back, clamp, compare", "Turn back and clamp",
                                   "Turn the circle's center back about the rectangle's center, then clamp it to the "
                                   "rectangle. This gives the nearest point, at distance 2."};
    subject<obb<>> rectangle{"rectangle", {{2, 1}, {3, 1}, {0, 1}}};
    subject<ball<>> hit{"circle that collides", {{1.5, 6}, 2.5}};
    subject<ball<>> grazing{"circle that touches", {{1.5, 6}, 2.0}};
    subject<ball<>> miss{"circle that misses", {{1.5, 6}, 1.5}};
    working<aabb<>> straight{"rectangle not turned", {{-1, 0}, {5, 2}}};
    working<point<>> center{"center turned back", {7, 1.5}};
    working<point<>> clamped{"clamped center", {5, 1.5}};
    working<segment<>> nearest_line{"nearest line", {{7, 1.5}, {5, 1.5}}};
    number<> angle{"angle in degrees", 90};
    number<> gap{"distance", 2};

    constexpr auto members() const {
        return std::tie(straight, center, clamped, nearest_line, rectangle, hit, grazing, miss, angle, gap);
    }
    constexpr auto claims() const {
        obb<> const box = rectangle.value;
        vec<> const back = textbook::local(hit.value.center - box.center, box.rotation.c, box.rotation.s);
        vec<> const line = nearest_line.value.a - nearest_line.value.b;
        return std::tuple{
            claim{"rectangle", "is turned by", angle.label, box.rotation, rotation<>::degrees(angle.value)},
            claim{"rectangle not turned", "is", "center ± half", straight.value,
                  aabb<>{box.center - box.half_extents, box.center + box.half_extents}},
            claim{"center turned back", "is", "T + (v·ui, v·uj)", center.value.position(), box.center + back},
            claim{"clamped center", "is", "T + (v·ui, v·uj) clamped", clamped.value.position(),
                  box.center + textbook::clamped(box.half_extents, back)},
            claim{"nearest line", "joins", "center and clamped center", nearest_line.value,
                  segment<>{center.value.position(), clamped.value.position()}},
            claim{"nearest line", "has the squared length", "4", gap.value * gap.value, squared_norm(line)},
            nearest(center, straight, clamped.value.position()),
            apart(center, straight, 2),
            relates(hit, rectangle, overlapping),
            relates(grazing, rectangle, touching),
            overlapped(grazing, rectangle, false),
            relates(miss, rectangle, disjoint),
            apart(miss, rectangle, 0.5),
        };
    }
};

struct turned_by_degrees {
    static constexpr caption about{"turned-by-degrees", "B", "the applet: an angle in degrees, a button", "The angle decides",
                                   "The same circle misses the rectangle at 0° and collides at 30°, 45° and -150°, and misses "
                                   "again at 90°."};
    subject<ball<>> circle{"circle", {{3.5, 2}, 1.0}};
    subject<obb<>> at0{"rectangle at 0°", {{0, 0}, {4, 0.5}, {1, 0}}};
    subject<obb<>> at30{"rectangle at 30°", {{0, 0}, {4, 0.5}, rotation<>::degrees(30)}};
    subject<obb<>> at45{"rectangle at 45°", {{0, 0}, {4, 0.5}, rotation<>::degrees(45)}};
    subject<obb<>> back150{"rectangle at -150°", {{0, 0}, {4, 0.5}, rotation<>::degrees(-150)}};
    subject<obb<>> at90{"rectangle at 90°", {{0, 0}, {4, 0.5}, {0, 1}}};

    constexpr auto members() const { return std::tie(circle, at0, at30, at45, back150, at90); }
    constexpr auto claims() const {
        return std::tuple{
            relates(circle, at0, disjoint),        apart(circle, at0, 0.5),
            relates(circle, at30, overlapping),    relates(circle, at45, overlapping),
            relates(circle, back150, overlapping), relates(circle, at90, disjoint),
        };
    }
};

struct clamp_axis_by_axis {
    static constexpr caption about{"clamp-axis-by-axis", "B", "clamp the turned center: nearest point, axis by axis",
                                   "Clamping, axis by axis",
                                   "The nearest point of a rectangle is the center with each coordinate clamped by itself: a "
                                   "vertex, a point of a side, or the center itself inside."};
    subject<aabb<>> rectangle{"rectangle", {{-4, -2}, {4, 2}}};
    subject<point<>> vertex{"center past a vertex", {7, 6}};
    subject<point<>> side{"center past a side", {-6, 1}};
    subject<point<>> inside{"center inside", {3, -1}};

    constexpr auto members() const { return std::tie(rectangle, vertex, side, inside); }
    constexpr auto claims() const {
        auto const clamped = [this](point<> const& p) { return textbook::clamped(rectangle.value.max, p.position()); };
        return std::tuple{
            claim{vertex.label, "is clamped to", "(4, 2)", vec<>{4, 2}, clamped(vertex.value)},
            claim{side.label, "is clamped to", "(-4, 1)", vec<>{-4, 1}, clamped(side.value)},
            claim{inside.label, "is clamped to", "itself", inside.value.position(), clamped(inside.value)},
            nearest(vertex, rectangle, vec<>{4, 2}),
            nearest(side, rectangle, vec<>{-4, 1}),
            nearest(inside, rectangle, vec<>{3, -1}),
            apart(vertex, rectangle, 5),
            apart(side, rectangle, 2),
            apart(inside, rectangle, 0),
        };
    }
};

/// The figures of this partition.
inline constexpr std::tuple<turned_back, turned_by_degrees, clamp_axis_by_axis> b_turned_back;

}  // namespace hantei::figures
