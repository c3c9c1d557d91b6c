// SPDX-License-Identifier: MIT
// A, the chapter's other sections: a warehouse keeper's step, and lines against rectangle and disk.
module;
#include <cstdint>
#include <initializer_list>
#include <tuple>

export module hantei.figures:a_lines;
import hantei;
import :claims;
import :figure;

export namespace hantei::figures {

/// A cell of the warehouse: a unit box at whole coordinates.
using cell = aabb<std::int32_t>;

/// A cell after a step.
constexpr cell stepped(cell const& c, vec<std::int32_t> step) { return {c.min + step, c.max + step}; }

struct warehouse {
    static constexpr caption about{"warehouse", "A", "other sections: Sokoban", "One step in the warehouse",
                                   "A step pushes the crate only if the cell behind it is free: cells that share a side touch, "
                                   "and two cells overlap only if they are the same cell."};
    subject<cell> keeper{"keeper", {{1, 1}, {2, 2}}};
    subject<cell> crate{"crate to the right", {{2, 1}, {3, 2}}};
    subject<cell> wall{"wall behind the crate", {{3, 1}, {4, 2}}};
    subject<cell> other{"crate above", {{1, 2}, {2, 3}}};
    image<cell> right{"keeper's step right", {{2, 1}, {3, 2}}};
    image<cell> pushed{"crate's step right", {{3, 1}, {4, 2}}};
    image<cell> up{"keeper's step up", {{1, 2}, {2, 3}}};
    image<cell> lifted{"upper crate's step up", {{1, 3}, {2, 4}}};
    image<cell> left{"keeper's step left", {{0, 1}, {1, 2}}};

    constexpr auto members() const { return std::tie(keeper, crate, wall, other, right, pushed, up, lifted, left); }
    constexpr auto claims() const {
        return std::tuple{
            claim{right.label, "is", "keeper + (1, 0)", right.value, stepped(keeper.value, {1, 0})},
            claim{pushed.label, "is", "crate + (1, 0)", pushed.value, stepped(crate.value, {1, 0})},
            claim{up.label, "is", "keeper + (0, 1)", up.value, stepped(keeper.value, {0, 1})},
            claim{lifted.label, "is", "upper crate + (0, 1)", lifted.value, stepped(other.value, {0, 1})},
            claim{left.label, "is", "keeper - (1, 0)", left.value, stepped(keeper.value, {-1, 0})},
            relates(keeper, crate, touching),
            relates(crate, wall, touching),
            relates(right, crate, overlapping),
            relates(pushed, wall, overlapping),
            relates(up, other, overlapping),
            relates(lifted, wall, disjoint),
            overlapped(lifted, crate, false),
            overlapped(left, crate, false),
            overlapped(left, wall, false),
            overlapped(left, other, false),
        };
    }
};

struct line_and_rectangle {
    static constexpr caption about{"line-and-rectangle", "A", "other sections: a line against rectangle",
                                   "A line and a rectangle",
                                   "A line meets the rectangle unless all four vertices lie on one side of it; if a vertex is "
                                   "on the line and none lies beyond, they only touch."};
    subject<aabb<>> rectangle{"rectangle", {{-4, -2}, {4, 2}}};
    subject<line<>> through{"line that crosses", {{-8, -4}, {2, 1}}};
    subject<line<>> grazing{"line through a vertex", {{0, 6}, {1, -1}}};
    subject<line<>> along{"line along a side", {{-9, 2}, {3, 0}}};
    subject<line<>> past{"line that misses", {{0, 7}, {1, -1}}};

    constexpr auto members() const { return std::tie(rectangle, through, grazing, along, past); }
    constexpr auto claims() const {
        auto const right_of = [this](line<> const& l) {
            aabb<> const box = rectangle.value;
            int count = 0;
            for (vec<> const p : {box.min, vec<>{box.max.x, box.min.y}, box.max, vec<>{box.min.x, box.max.y}}) {
                count += cross(l.direction, p - l.origin) < 0 ? 1 : 0;
            }
            return count;
        };
        return std::tuple{
            claim{through.label, "has to its right", "1 vertex", 1, right_of(through.value)},
            claim{grazing.label, "has to its right", "3 vertices", 3, right_of(grazing.value)},
            claim{along.label, "has to its right", "2 vertices", 2, right_of(along.value)},
            claim{past.label, "has to its right", "4 vertices", 4, right_of(past.value)},
            relates(through, rectangle, overlapping),
            enters(through, rectangle, 2, vec<>{-4, -2}),
            leaves(through, rectangle, 6, vec<>{4, 2}),
            relates(grazing, rectangle, touching),
            enters(grazing, rectangle, 4, vec<>{4, 2}),
            leaves(grazing, rectangle, 4, vec<>{4, 2}),
            relates(along, rectangle, touching),
            relates(past, rectangle, disjoint),
            misses(past, rectangle),
        };
    }
};

struct line_and_disk {
    static constexpr caption about{"line-and-disk", "A", "other sections: disk and line", "A line and a disk",
                                   "A line meets the disk when the center is within r of it: cross(direction, C - P)² ≤ "
                                   "r²·|direction|²."};
    subject<ball<>> disk{"disk", {{1, 1}, 5.0}};
    subject<line<>> through{"line that crosses", {{-9, 4}, {2, 0}}};
    subject<line<>> tangent{"tangent", {{4, 5}, {-4, 3}}};
    subject<line<>> past{"line that misses", {{-9, 7}, {2, 0}}};

    constexpr auto members() const { return std::tie(disk, through, tangent, past); }
    constexpr auto claims() const {
        auto const excess = [this](line<> const& l) {
            double const k = cross(l.direction, disk.value.center - l.origin);
            return k * k - disk.value.radius * disk.value.radius * squared_norm(l.direction);
        };
        return std::tuple{
            claim{through.label, "has cross² - r²·|direction|²", "6² - 100", -64.0, excess(through.value)},
            claim{tangent.label, "has cross² - r²·|direction|²", "25² - 625", 0.0, excess(tangent.value)},
            claim{past.label, "has cross² - r²·|direction|²", "12² - 100", 44.0, excess(past.value)},
            relates(through, disk, overlapping),
            enters(through, disk, 3, vec<>{-3, 4}),
            leaves(through, disk, 7, vec<>{5, 4}),
            relates(tangent, disk, touching),
            enters(tangent, disk, 0, vec<>{4, 5}),
            relates(past, disk, disjoint),
            apart(disk, past, 1),
        };
    }
};

/// The figures of this partition.
inline constexpr std::tuple<warehouse, line_and_rectangle, line_and_disk> a_lines;

}  // namespace hantei::figures
