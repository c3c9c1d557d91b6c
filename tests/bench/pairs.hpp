// SPDX-License-Identifier: MIT
// The pairs that are compared, in one scalar.
#pragma once

#include "predicates.hpp"
#include "textbook_lines.hpp"
#include "textbook_mixed.hpp"
#include "textbook_vertices.hpp"

#include <array>

#include "draw.hpp"

namespace bench {

/// Asks the pairs of the plane. A line adds a pair.
template <class T>
void ask_pairs(std::string const& scalar) {
    using point = hantei::point<T, 2>;
    using segment = hantei::segment<T, 2>;
    using ray = hantei::ray<T, 2>;
    using line = hantei::line<T, 2>;
    using disk = hantei::ball<T, 2>;
    using aabb = hantei::aabb<T, 2>;
    using obb = hantei::obb<T, 2>;
    using capsule = hantei::capsule<T, 2>;
    using triangle = hantei::triangle<T, 2>;
    auto const ask = [&]<class A, class B>(char const* name, cases<A, B> (*draw)(data), auto textbook) {
        ask_pair(name, scalar, draw, hantei::intersects, textbook);
    };
    ask("disk-aabb", draw_cases<disk, aabb>, textbook::disk_aabb);
    ask("disk-segment", draw_cases<disk, segment>, textbook::disk_segment);
    ask("segment-segment", draw_cases<segment, segment>, textbook::segment_segment);
    ask("capsule-capsule", draw_cases<capsule, capsule>, textbook::capsule_capsule);
    ask("obb-obb", draw_cases<obb, obb>, textbook::obb_obb);
    ask("disk-obb", draw_cases<disk, obb>, textbook::disk_obb);
    ask("ray-disk", draw_cases<ray, disk>, textbook::ray_disk);
    ask("ray-aabb", draw_cases<ray, aabb>, textbook::ray_aabb);
    ask("disk-disk", draw_cases<disk, disk>, textbook::disk_disk);
    ask("disk-point", draw_cases<disk, point>, textbook::disk_point);
    ask("disk-line", draw_cases<disk, line>, textbook::disk_line);
    ask("disk-capsule", draw_cases<disk, capsule>, textbook::disk_capsule);
    ask("disk-triangle", draw_cases<disk, triangle>, textbook::disk_triangle);
    ask("capsule-point", draw_cases<capsule, point>, textbook::capsule_point);
    ask("capsule-segment", draw_cases<capsule, segment>, textbook::capsule_segment);
    ask("point-point", draw_cases<point, point>, textbook::point_point);
    ask("point-ray", draw_cases<point, ray>, textbook::point_ray);
    ask("point-line", draw_cases<point, line>, textbook::point_line);
    ask("point-segment", draw_cases<point, segment>, textbook::point_segment);
    ask("point-triangle", draw_cases<point, triangle>, textbook::point_triangle);
    ask("segment-triangle", draw_cases<segment, triangle>, textbook::segment_triangle);
    ask("triangle-triangle", draw_cases<triangle, triangle>, textbook::triangle_triangle);
    ask("aabb-aabb", draw_cases<aabb, aabb>, textbook::aabb_aabb);
    ask("aabb-point", draw_cases<aabb, point>, textbook::aabb_point);
    ask("aabb-obb", draw_cases<aabb, obb>, textbook::aabb_obb);
    ask("segment-aabb", draw_cases<segment, aabb>, textbook::segment_aabb);
    ask("line-aabb", draw_cases<line, aabb>, textbook::line_aabb);
    ask("aabb-capsule", draw_cases<aabb, capsule>, textbook::aabb_capsule);
    ask("aabb-triangle", draw_cases<aabb, triangle>, textbook::aabb_triangle);
    ask("capsule-obb", draw_cases<capsule, obb>, textbook::capsule_obb);
    ask("capsule-triangle", draw_cases<capsule, triangle>, textbook::capsule_triangle);
    ask("obb-segment", draw_cases<obb, segment>, textbook::obb_segment);
    ask("obb-triangle", draw_cases<obb, triangle>, textbook::obb_triangle);
    ask("line-line", draw_cases<line, line>, textbook::line_line);
    ask("line-ray", draw_cases<line, ray>, textbook::line_ray);
    ask("line-segment", draw_cases<line, segment>, textbook::line_segment);
    ask("ray-ray", draw_cases<ray, ray>, textbook::ray_ray);
    ask("ray-segment", draw_cases<ray, segment>, textbook::ray_segment);
    ask("capsule-line", draw_cases<capsule, line>, textbook::capsule_line);
    ask("capsule-ray", draw_cases<capsule, ray>, textbook::capsule_ray);
    ask("line-obb", draw_cases<line, obb>, textbook::line_obb);
    ask("line-triangle", draw_cases<line, triangle>, textbook::line_triangle);
    ask("obb-ray", draw_cases<obb, ray>, textbook::obb_ray);
    ask("ray-triangle", draw_cases<ray, triangle>, textbook::ray_triangle);
    ask("obb-point", draw_cases<obb, point>, textbook::obb_point);
}

/// ... and those of a convex polygon and a shape of the same kind or with fewer corners.
template <class T>
void ask_convex_pairs(std::string const& scalar) {
    using namespace textbook;
    using point = hantei::point<T, 2>;
    using segment = hantei::segment<T, 2>;
    using ray = hantei::ray<T, 2>;
    using line = hantei::line<T, 2>;
    using disk = hantei::ball<T, 2>;
    using aabb = hantei::aabb<T, 2>;
    using obb = hantei::obb<T, 2>;
    using capsule = hantei::capsule<T, 2>;
    using triangle = hantei::triangle<T, 2>;
    using convex = hantei::convex<std::array<hantei::vec<T, 2>, 6>>;
    auto const ask = [&]<class A, class B>(char const* name, cases<A, B> (*draw)(data), auto plain) {
        ask_pair(name, scalar, draw, hantei::intersects, plain);
    };
    ask("convex-point", draw_cases<convex, point>, convex_point);
    ask("convex-segment", draw_cases<convex, segment>, with_region(aabb_segment, segment_segment));
    ask("convex-ray", draw_cases<convex, ray>, with_region(aabb_ray, segment_ray));
    ask("convex-line", draw_cases<convex, line>, with_region(aabb_line, segment_line));
    ask("convex-disk", draw_cases<convex, disk>, with_region(aabb_disk, segment_disk));
    ask("convex-aabb", draw_cases<convex, aabb>, convex_corners);
    ask("convex-obb", draw_cases<convex, obb>, convex_corners);
    ask("convex-capsule", draw_cases<convex, capsule>, with_region(aabb_capsule, segment_capsule));
    ask("convex-triangle", draw_cases<convex, triangle>, convex_corners);
    ask("convex-convex", draw_cases<convex, convex>, convex_corners);
}

/// ... and those of a polygon or a chain.
template <class T>
void ask_pairs_with_rings(std::string const& scalar) {
    using namespace textbook;
    using point = hantei::point<T, 2>;
    using segment = hantei::segment<T, 2>;
    using ray = hantei::ray<T, 2>;
    using line = hantei::line<T, 2>;
    using disk = hantei::ball<T, 2>;
    using aabb = hantei::aabb<T, 2>;
    using obb = hantei::obb<T, 2>;
    using capsule = hantei::capsule<T, 2>;
    using triangle = hantei::triangle<T, 2>;
    using convex = hantei::convex<std::array<hantei::vec<T, 2>, 6>>;
    using polygon = hantei::polygon<std::array<hantei::vec<T, 2>, 8>>;
    using chain = hantei::chain<std::array<hantei::vec<T, 2>, 5>>;
    auto const ask = [&]<class A, class B>(char const* name, cases<A, B> (*draw)(data), auto plain) {
        ask_pair(name, scalar, draw, hantei::intersects, plain);
    };
    ask("convex-polygon", draw_cases<convex, polygon>, with_region(aabb_box_of, side_region));
    ask("convex-chain", draw_cases<convex, chain>, with_region(aabb_box_of, side_chain));
    ask("polygon-point", draw_cases<polygon, point>, region_point);
    ask("polygon-segment", draw_cases<polygon, segment>, with_region(aabb_segment, segment_segment));
    ask("polygon-ray", draw_cases<polygon, ray>, with_region(aabb_ray, segment_ray));
    ask("polygon-line", draw_cases<polygon, line>, with_region(aabb_line, segment_line));
    ask("polygon-disk", draw_cases<polygon, disk>, with_region(aabb_disk, segment_disk));
    ask("polygon-aabb", draw_cases<polygon, aabb>, with_region(aabb_aabb, segment_aabb));
    ask("polygon-obb", draw_cases<polygon, obb>, with_region(aabb_obb, segment_obb));
    ask("polygon-capsule", draw_cases<polygon, capsule>, with_region(aabb_capsule, segment_capsule));
    ask("polygon-triangle", draw_cases<polygon, triangle>, with_region(aabb_triangle, segment_triangle));
    ask("polygon-polygon", draw_cases<polygon, polygon>, with_region(aabb_box_of, side_region));
    ask("polygon-chain", draw_cases<polygon, chain>, with_region(aabb_box_of, side_chain));
    ask("chain-point", draw_cases<chain, point>, with_chain(aabb_point, segment_point));
    ask("chain-segment", draw_cases<chain, segment>, with_chain(aabb_segment, segment_segment));
    ask("chain-ray", draw_cases<chain, ray>, with_chain(aabb_ray, segment_ray));
    ask("chain-line", draw_cases<chain, line>, with_chain(aabb_line, segment_line));
    ask("chain-disk", draw_cases<chain, disk>, with_chain(aabb_disk, segment_disk));
    ask("chain-aabb", draw_cases<chain, aabb>, with_chain(aabb_aabb, segment_aabb));
    ask("chain-obb", draw_cases<chain, obb>, with_chain(aabb_obb, segment_obb));
    ask("chain-capsule", draw_cases<chain, capsule>, with_chain(aabb_capsule, segment_capsule));
    ask("chain-triangle", draw_cases<chain, triangle>, with_chain(aabb_triangle, segment_triangle));
    ask("chain-chain", draw_cases<chain, chain>, with_chain(aabb_box_of, side_chain));
}

}  // namespace bench
