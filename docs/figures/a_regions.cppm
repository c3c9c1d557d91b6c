// SPDX-License-Identifier: MIT
// A, disk against rectangle at the origin: the two tests, the regions they cut, and the corner that the first one mistakes.
module;
#include <tuple>

export module hantei.figures:a_regions;
import hantei;
import :claims;
import :figure;
import :textbook;

export namespace hantei::figures {

struct grown_rectangle {
    static constexpr caption about{"grown-rectangle", "A", "axis-aligned, at the origin: first test",
                                   "The rectangle grown by the radius",
                                   "A disk whose center is not inside the rectangle grown by r on every side cannot "
                                   "collide: x ≥ w/2 + r or y ≥ h/2 + r."};
    subject<aabb<>> rectangle{"rectangle", {{-4, -2}, {4, 2}}};
    working<aabb<>> grown{"grown rectangle", {{-6, -4}, {6, 4}}};
    subject<ball<>> right{"disk to the right", {{7, 1}, 2.0}};
    subject<ball<>> above{"disk above", {{-1, 5}, 2.0}};
    subject<ball<>> rim{"disk with its center on the grown rim", {{6, -1}, 2.0}};
    subject<ball<>> inside{"disk with its center inside", {{5, 1}, 2.0}};

    constexpr auto members() const { return std::tie(rectangle, grown, right, above, rim, inside); }
    constexpr auto claims() const {
        auto const first_test = [this](ball<> const& disk) {
            return textbook::in_grown(rectangle.value.max, disk.center, disk.radius);
        };
        auto const within = [this](ball<> const& disk) { return strictly_contains(grown.value, point<>{disk.center}); };
        return std::tuple{
            claim{"grown rectangle", "has max", "(4, 2) + (r, r)", grown.value.max, rectangle.value.max + vec<>{2, 2}},
            claim{right.label, "passes", "the first test", false, first_test(right.value)},
            claim{above.label, "passes", "the first test", false, first_test(above.value)},
            claim{rim.label, "passes", "the first test", false, first_test(rim.value)},
            claim{inside.label, "passes", "the first test", true, first_test(inside.value)},
            claim{"grown rectangle", "strictly contains the center of", right.label, false, within(right.value)},
            claim{"grown rectangle", "strictly contains the center of", above.label, false, within(above.value)},
            claim{"grown rectangle", "strictly contains the center of", rim.label, false, within(rim.value)},
            claim{"grown rectangle", "strictly contains the center of", inside.label, true, within(inside.value)},
            relates(right, rectangle, disjoint),
            relates(above, rectangle, disjoint),
            relates(rim, rectangle, touching),
            relates(inside, rectangle, overlapping),
        };
    }
};

struct corner_region {
    static constexpr caption about{"corner-region", "A", "axis-aligned, at the origin: second test", "The corner region",
                                   "In [w/2, w/2 + r] × [h/2, h/2 + r] the disk collides when its center is within r of the "
                                   "vertex."};
    subject<aabb<>> rectangle{"rectangle", {{-4, -2}, {4, 2}}};
    working<aabb<>> region{"corner region", {{4, 2}, {6, 4}}};
    working<point<>> vertex{"vertex", {4, 2}};
    subject<ball<>> disk{"disk", {{5, 3.5}, 2.0}};
    working<point<>> center{"center", {5, 3.5}};

    constexpr auto members() const { return std::tie(rectangle, region, vertex, disk, center); }
    constexpr auto claims() const {
        vec<> const half = rectangle.value.max;
        return std::tuple{
            claim{"corner region", "is", "[w/2, w/2 + r] × [h/2, h/2 + r]", region.value, aabb<>{half, half + vec<>{2, 2}}},
            contained(region, center, true),
            apart_squared(center, vertex, 3.25),
            apart_squared(center, rectangle, 3.25),
            nearest(center, rectangle, vertex.value.position()),
            claim{"disk", "passes", "the second test", true, textbook::in_reach(half, disk.value.center, disk.value.radius)},
            relates(disk, vertex, overlapping),
            relates(disk, rectangle, overlapping),
        };
    }
};

struct three_regions {
    static constexpr caption about{"three-regions", "A", "axis-aligned, at the origin: the regions A1, A2, A3",
                                   "Three regions: beside, corner, above",
                                   "Within the grown rectangle a center beside (A1) or above (A3) always collides; in the "
                                   "corner (A2) the vertex decides."};
    subject<aabb<>> rectangle{"rectangle", {{-4, -2}, {4, 2}}};
    working<aabb<>> a1{"A1", {{4, 0}, {6, 2}}};
    working<aabb<>> a2{"A2", {{4, 2}, {6, 4}}};
    working<aabb<>> a3{"A3", {{0, 2}, {4, 4}}};
    subject<ball<>> beside{"disk beside", {{5.5, 1}, 2.0}};
    subject<ball<>> corner{"disk in the corner", {{5, 3}, 2.0}};
    subject<ball<>> above{"disk above", {{2, 3.5}, 2.0}};

    constexpr auto members() const { return std::tie(rectangle, a1, a2, a3, beside, corner, above); }
    constexpr auto claims() const {
        auto const has = [](aabb<> const& region, ball<> const& disk) {
            return strictly_contains(region, point<>{disk.center});
        };
        return std::tuple{
            claim{"A1", "strictly contains the center of", beside.label, true, has(a1.value, beside.value)},
            claim{"A2", "strictly contains the center of", corner.label, true, has(a2.value, corner.value)},
            claim{"A3", "strictly contains the center of", above.label, true, has(a3.value, above.value)},
            relates(a1, rectangle, touching),
            relates(a2, rectangle, touching),
            relates(a3, rectangle, touching),
            relates(a1, a2, touching),
            relates(a2, a3, touching),
            relates(beside, rectangle, overlapping),
            relates(corner, rectangle, overlapping),
            relates(above, rectangle, overlapping),
        };
    }
};

struct white_corner {
    static constexpr caption about{"white-corner", "A", "axis-aligned, at the origin: the counter-example", "The white corner",
                                   "The center is in a corner of the grown rectangle, but farther than r from the vertex. The "
                                   "first test alone reports a hit; there is none."};
    subject<aabb<>> rectangle{"rectangle", {{-4, -2}, {4, 2}}};
    working<aabb<>> grown{"grown rectangle", {{-6, -4}, {6, 4}}};
    working<aabb<>> region{"corner region", {{4, 2}, {6, 4}}};
    working<point<>> center{"center", {5.5, 3.5}};
    subject<ball<>> disk{"disk", {{5.5, 3.5}, 2.0}};
    number<> squared{"squared distance to the vertex", 4.5};

    constexpr auto members() const { return std::tie(rectangle, grown, region, center, disk, squared); }
    constexpr auto claims() const {
        vec<> const half = rectangle.value.max;
        ball<> const d = disk.value;
        return std::tuple{
            strictly_contained(grown, center, true),
            strictly_contained(region, center, true),
            claim{"disk", "passes", "the first test", true, textbook::in_grown(half, d.center, d.radius)},
            claim{"disk", "passes", "the second test", false, textbook::in_reach(half, d.center, d.radius)},
            follows(squared, "|(5.5, 3.5) - (4, 2)|²", squared_norm(d.center - half)),
            apart_squared(center, rectangle, 4.5),
            relates(disk, rectangle, disjoint),
        };
    }
};

/// The figures of this partition.
inline constexpr std::tuple<grown_rectangle, corner_region, three_regions, white_corner> a_regions;

}  // namespace hantei::figures
