// SPDX-License-Identifier: MIT
// The usual mistakes that none of the five texts has a figure for, each with numbers on which the usual code answers wrongly.
module;
#include <tuple>

export module hantei.figures:mistakes;
import hantei;
import :claims;
import :figure;
import :textbook;

export namespace hantei::figures {

struct center_inside {
    static constexpr caption about{"center-inside", "usual mistakes", "the center inside", "The center inside the box",
                                   "A center inside the box is its own nearest point. The vector to it is zero, so a push "
                                   "along it is 0/0. The way out leads through the nearest side."};
    subject<aabb<>> box{"box", {{-4, -3}, {4, 3}}};
    subject<ball<>> disk{"disk", {{2.5, 0.5}, 1.0}};
    image<ball<>> pushed{"disk pushed out", {{5, 0.5}, 1.0}};
    working<point<>> center{"center", {2.5, 0.5}};
    number<> depth{"depth", 2.5};

    constexpr auto members() const { return std::tie(box, disk, pushed, center, depth); }
    constexpr auto claims() const {
        vec<> const clamped = textbook::clamped(box.value.max, disk.value.center);
        auto const hit = contact(disk.value, box.value);
        vec<> const out = hit.has_value() ? hit->normal * -hit->depth : vec<>{};
        return std::tuple{
            claim{"clamped center", "is", "the center", center.value.position(), clamped},
            claim{"way to the clamped center", "has the length", "0", 0.0, squared_norm(disk.value.center - clamped)},
            follows(depth, "r + 4 - 2.5", disk.value.radius + box.value.max.x - disk.value.center.x),
            claim{"contact", "has the depth", "2.5", depth.value, hit.has_value() ? hit->depth : -1},
            claim{pushed.label, "is moved by", "-normal · depth", pushed.value.center, disk.value.center + out,
                  mark{mark::kind::way, disk.value.center, disk.value.center + out}},
            relates(disk, box, overlapping),
            relates(pushed, box, touching),
        };
    }
};

/// The usual test of slabs divides by the ray's step in y.
constexpr bool divides_by_zero(ray<> const& r) { return r.direction.y == 0; }

struct zero_in_the_direction {
    static constexpr caption about{
        "zero-in-the-direction", "usual mistakes", "the zero direction", "A zero in the direction",
        "For a ray parallel to a side, the slab test divides by 0. If the ray is on the side's line, the test computes 0/0, "
        "which is NaN, and the touch is lost. A direction (0, 0) is no ray at all."};
    subject<aabb<>> box{"box", {{-3, -2}, {3, 2}}};
    subject<ray<>> along{"ray along the side", {{-7, 2}, {1, 0}}};
    subject<ray<>> above{"ray above it", {{-7, 3}, {1, 0}}};
    subject<ray<>> through{"ray below it", {{-7, 0}, {1, 0}}};

    constexpr auto members() const { return std::tie(box, along, above, through); }
    constexpr auto claims() const {
        return std::tuple{
            claim{"each ray", "divides by", "0", true,
                  divides_by_zero(along.value) && divides_by_zero(above.value) && divides_by_zero(through.value)},
            claim{along.label, "has the height", "0 above the side, so 0/0 is computed", 0.0,
                  along.value.origin.y - box.value.max.y},
            relates(along, box, touching),
            enters(along, box, 4, vec<>{-3, 2}),
            leaves(along, box, 10, vec<>{3, 2}),
            relates(above, box, disjoint),
            relates(through, box, overlapping),
            enters(through, box, 4, vec<>{-3, 0}),
            claim{"direction (0, 0)", "makes a", "ray", false, is_valid(ray<>{above.value.origin, {0, 0}})},
        };
    }
};

struct tunnelling {
    static constexpr caption about{"tunnelling", "usual mistakes", "tunnelling", "Through the wall between two frames",
                                   "Before the step the bullet is on one side of the wall, after it on the other, and touches "
                                   "it neither time. A sweep tests the whole way: the bullet hits after 7/16 of it."};
    subject<aabb<>> wall{"wall", {{0, -3}, {1, 3}}};
    subject<ball<>> before{"bullet before the step", {{-8, 0}, 1.0}};
    subject<ball<>> after{"bullet after it", {{8, 0}, 1.0}};
    image<ball<>> hit{"bullet at the hit", {{-1, 0}, 1.0}};
    working<segment<>> way{"way", {{-8, 0}, {8, 0}}};
    number<> t{"t", 0.4375};

    constexpr auto members() const { return std::tie(wall, way, before, after, hit, t); }
    constexpr auto claims() const {
        vec<> const step = way.value.b - way.value.a;
        auto const met = sweep(before.value, step, wall.value);
        return std::tuple{
            claim{after.label, "is", "moved by the way", after.value.center, before.value.center + step},
            relates(before, wall, disjoint),
            relates(after, wall, disjoint),
            follows(t, "7/16", met.has_value() ? met->first : -1.0),
            claim{hit.label, "is", "moved by t of the way", hit.value.center, before.value.center + step * t.value},
            relates(hit, wall, touching),
        };
    }
};

struct rounded_sum_of_radii {
    static constexpr caption about{
        "rounded-sum-of-radii", "usual mistakes", "the rounded sum of radii", "0.1 + 0.3 is not 0.4",
        "Added as doubles the radii 0.1 and 0.3 give exactly the double 0.4, and the disks seem to touch. The exact sum of the "
        "stored numbers is less than the stored 0.4: they are 2⁻⁵⁵ apart."};
    subject<ball<>> small{"disk of radius 0.1", {{0, 0}, 0.1}};
    subject<ball<>> large{"disk of radius 0.3", {{0.4, 0}, 0.3}};
    number<> sum{"r1 + r2, rounded", 0.4};

    constexpr auto members() const { return std::tie(small, large, sum); }
    constexpr auto claims() const {
        double const r = small.value.radius + large.value.radius;
        vec<> const d = large.value.center - small.value.center;
        double const gap = 1.0 / (1LL << 55);
        return std::tuple{
            follows(sum, "0.1 + 0.3", r),
            claim{"distance of the centers", "≤ r1 + r2, rounded, calls it", "a hit", true, dot(d, d) <= r * r},
            relates(small, large, disjoint),
            claim{small.label, "has this distance from", large.label, gap, distance(small.value, large.value)},
        };
    }
};

struct decimals {
    static constexpr caption about{
        "decimals", "usual mistakes", "decimals that are not what they seem", "The corner at (0.3, 0.4)",
        "3, 4, 5 are the sides of a right triangle, so the corner (3, 4) touches the disk of radius 5. The doubles 0.3 and 0.4 "
        "are not exactly 3/10 and 4/10: the corner's distance is a little more than 0.5."};
    subject<ball<>> disk{"disk of radius 0.5", {{0, 0}, 0.5}};
    subject<aabb<>> box{"box at (0.3, 0.4)", {{0.3, 0.4}, {0.9, 0.9}}};
    constexpr auto members() const { return std::tie(disk, box); }
    constexpr auto claims() const {
        aabb<> const ten{{3, 4}, {9, 9}};
        ball<> const five{{0, 0}, 5.0};
        return std::tuple{
            relates(disk, box, disjoint),
            claim{"disk of radius 5", "touches", "box at (3, 4)", true, touches(five, ten)},
        };
    }
};

/// The figures of this partition.
inline constexpr std::tuple<center_inside, zero_in_the_direction, tunnelling, rounded_sum_of_radii, decimals> mistakes;

}  // namespace hantei::figures
