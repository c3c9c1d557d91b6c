// SPDX-License-Identifier: MIT
// C, a sphere against a box in a 3-D engine: three dimensions is one more axis, the idea is the same.
module;
#include <tuple>

export module hantei.figures:c_in_space;
import hantei;
import :claims;
import :figure;
import :textbook;

export namespace hantei::figures {

/// A vector of space.
using vec3 = vec<double, 3>;

struct one_more_axis {
    static constexpr caption about{"one-more-axis", "C", "three dimensions is one more axis", "One more axis",
                                   "The squared distance is 1² + 2² = 5 in the plane and 1² + 2² + 2² = 9 in space. The sphere "
                                   "of radius 3 touches the box, and touching counts."};
    subject<aabb<>> rectangle{"rectangle", {{-4, -2}, {4, 2}}};
    subject<point<>> flat{"center in the plane", {5, 4}};
    subject<aabb<double, 3>> box{"box", {{-4, -2, -1}, {4, 2, 1}}};
    subject<point<double, 3>> center{"center in space", {5, 4, 3}};
    subject<ball<double, 3>> sphere{"sphere", {{5, 4, 3}, 3.0}};
    number<vec<>> excess2{"excess in the plane", {1, 2}};
    number<vec3> excess3{"excess in space", {1, 2, 2}};

    constexpr auto members() const { return std::tie(rectangle, flat, box, center, sphere, excess2, excess3); }
    constexpr auto claims() const {
        return std::tuple{
            follows(excess2, "max(|x| - half, 0) by axis", textbook::outside(rectangle.value.max, flat.value.position())),
            follows(excess3, "max(|x| - half, 0) by axis", textbook::outside(box.value.max, center.value.position())),
            claim{"excess in the plane", "has the squared length", "5", 5.0, squared_norm(excess2.value)},
            claim{"excess in space", "has the squared length", "9", 9.0, squared_norm(excess3.value)},
            apart_squared(flat, rectangle, 5),
            apart_squared(center, box, 9),
            apart(center, box, 3),
            nearest(center, box, vec3{4, 2, 1}),
            relates(sphere, box, touching),
            intersected(sphere, box, true),
            overlapped(sphere, box, false),
        };
    }
};

struct outside_axes_only {
    static constexpr caption about{"outside-axes-only", "C", "an axis counts only where the center lies outside the box",
                                   "Only axes on which the center is outside count",
                                   "An axis adds to the squared distance only where the center lies outside the box on it. If "
                                   "the center is inside, the distance is 0: a hit."};
    subject<aabb<double, 3>> box{"box", {{-4, -2, -1}, {4, 2, 1}}};
    subject<point<double, 3>> one{"center outside on x", {7, 1, 0.5}};
    subject<point<double, 3>> two{"center outside on x and y", {7, -6, -0.5}};
    subject<point<double, 3>> three{"center outside on all", {5, 4, -3}};
    subject<ball<double, 3>> inside{"sphere inside", {{3, 1, 0}, 0.5}};
    subject<ball<double, 3>> far{"sphere that misses", {{7, -6, -0.5}, 4.5}};

    constexpr auto members() const { return std::tie(box, one, two, three, inside, far); }
    constexpr auto claims() const {
        auto const excess = [this](vec3 p) { return textbook::outside(box.value.max, p); };
        return std::tuple{
            claim{one.label, "has the excess", "(3, 0, 0)", vec3{3, 0, 0}, excess(one.value.position())},
            claim{two.label, "has the excess", "(3, 4, 0)", vec3{3, 4, 0}, excess(two.value.position())},
            claim{three.label, "has the excess", "(1, 2, 2)", vec3{1, 2, 2}, excess(three.value.position())},
            claim{inside.label, "has the excess", "(0, 0, 0)", vec3{}, excess(inside.value.center)},
            apart_squared(one, box, 9),
            apart_squared(two, box, 25),
            apart_squared(three, box, 9),
            apart(inside, box, 0),
            contained(box, inside, true),
            relates(inside, box, overlapping),
            relates(far, box, disjoint),
            apart(far, box, 0.5),
        };
    }
};

struct box_under_transform {
    static constexpr caption about{"box-under-transform", "C", "center and size under translation, rotation, scale",
                                   "The center in the box's space",
                                   "A box of size 2 × 2 × 2 about (0, 5, 0), scaled, turned and moved: in its own space the "
                                   "sphere's center is 6 away."};
    subject<obb<double, 3>> box{"box", {{6, 8, 0}, {3, 1, 0.5}, {2, 0, 0, 1}}};
    subject<ball<double, 3>> grazing{"sphere that touches", {{5, 15, 4.5}, 6.0}};
    subject<ball<double, 3>> hit{"sphere that collides", {{5, 15, 4.5}, 6.5}};
    subject<ball<double, 3>> miss{"sphere that misses", {{5, 15, 4.5}, 5.5}};
    number<vec3> translation{"translation", {10, 5, 0}};
    number<vec3> scale{"scale", {3, 1, 0.5}};
    number<vec3> local_center{"center of the box under its transform", {0, 5, 0}};
    number<vec3> size{"size of the box under its transform", {2, 2, 2}};
    number<vec3> local{"center in the box's space", {5, 5, 4.5}};
    number<vec3> excess{"excess", {2, 4, 4}};

    constexpr auto members() const {
        return std::tie(box, grazing, hit, miss, translation, scale, local_center, size, local, excess);
    }
    constexpr auto claims() const {
        vec3 const fivefold_ui{3, 4, 0};
        vec3 const fivefold_uj{-4, 3, 0};
        vec3 const s = scale.value;
        vec3 const c = local_center.value;
        vec3 const v = grazing.value.center - box.value.center;
        return std::tuple{
            claim{"box", "has its center at", "T + x·sx·ui + y·sy·uj", box.value.center,
                  translation.value + (fivefold_ui * (c.x * s.x) + fivefold_uj * (c.y * s.y)) * (1.0 / 5)},
            claim{"box", "has the half extents", "scale · size/2", box.value.half_extents,
                  vec3{s.x * size.value.x / 2, s.y * size.value.y / 2, s.z * size.value.z / 2}},
            follows(local, "(v·ui, v·uj, v.z)", vec3{dot(v, fivefold_ui) / 5, dot(v, fivefold_uj) / 5, v.z}),
            follows(excess, "max(|x| - half, 0) by axis", textbook::outside(box.value.half_extents, local.value)),
            claim{"excess", "has the squared length", "36", 36.0, squared_norm(excess.value)},
            relates(grazing, box, touching),
            intersected(grazing, box, true),
            relates(hit, box, overlapping),
            relates(miss, box, disjoint),
        };
    }
};

struct detector {
    static constexpr caption about{
        "detector", "C", "one sphere, many colliders, one interface, each frame", "The detector",
        "One question to colliders of every kind, each frame: the hits are marked, touching included."};
    subject<ball<double, 3>> sphere1{"sphere in frame 1", {{0, 0, 0}, 1.0}};
    subject<ball<double, 3>> sphere2{"sphere in frame 2", {{2, 0, 0}, 1.0}};
    subject<aabb<double, 3>> floor{"floor", {{-5, -5, -2}, {5, 5, -1}}};
    subject<obb<double, 3>> crate{"turned crate", {{4.5, 0, 0}, {1, 2, 1}, {1, 0, 0, 1}}};
    subject<ball<double, 3>> balloon{"balloon", {{-1, 0, 1}, 1.0}};
    subject<capsule<double, 3>> post{"post", {{3, 3, -1}, {3, 3, 4}, 0.5}};

    constexpr auto members() const { return std::tie(sphere1, sphere2, floor, crate, balloon, post); }
    constexpr auto claims() const {
        return std::tuple{
            intersected(sphere1, floor, true),    intersected(sphere1, crate, false), intersected(sphere1, balloon, true),
            intersected(sphere1, post, false),    intersected(sphere2, floor, true),  intersected(sphere2, crate, true),
            intersected(sphere2, balloon, false), intersected(sphere2, post, false),  relates(sphere1, floor, touching),
            relates(sphere2, crate, overlapping),
        };
    }
};

/// The figures of this partition.
inline constexpr std::tuple<one_more_axis, outside_axes_only, box_under_transform, detector> c_in_space;

}  // namespace hantei::figures
