// SPDX-License-Identifier: MIT
// The pairs that are compared, in one scalar.
#pragma once

#include "compare.hpp"
#include "dice.hpp"
#include "textbook_lines.hpp"
#include "textbook_mixed.hpp"
#include "textbook_vertices.hpp"

#include <array>
#include <cstddef>

import hantei;

namespace bench {

template <class T>
hantei::vec<T, 2> position(dice<T>& d) {
    T const x = d.coordinate();
    return {x, d.coordinate()};
}
template <class T>
hantei::vec<T, 2> beside(dice<T>& d, hantei::vec<T, 2> const& from) {
    T const x = d.beside(from.x);
    return {x, d.beside(from.y)};
}
template <class T>
hantei::vec<T, 2> half_sides(dice<T>& d) {
    T const x = d.size();
    return {x, d.size()};
}
template <class T>
hantei::vec<T, 2> direction(dice<T>& d) {
    for (;;) {
        hantei::vec<T, 2> const v{d.component(), d.component()};
        if (v != hantei::vec<T, 2>{}) return v;
    }
}

/// drawn(d, null pointer to a shape) draws one such shape.
template <class T>
hantei::point<T, 2> drawn(dice<T>& d, hantei::point<T, 2>*) {
    return {position(d)};
}
template <class T>
hantei::segment<T, 2> drawn(dice<T>& d, hantei::segment<T, 2>*) {
    auto const a = position(d);
    return {a, beside(d, a)};
}
template <class T>
hantei::ray<T, 2> drawn(dice<T>& d, hantei::ray<T, 2>*) {
    return {position(d), direction(d)};
}
template <class T>
hantei::line<T, 2> drawn(dice<T>& d, hantei::line<T, 2>*) {
    return {position(d), direction(d)};
}
template <class T>
hantei::ball<T, 2> drawn(dice<T>& d, hantei::ball<T, 2>*) {
    return {position(d), d.size()};
}
template <class T>
hantei::aabb<T, 2> drawn(dice<T>& d, hantei::aabb<T, 2>*) {
    auto const center = position(d), half = half_sides(d);
    return {center - half, center + half};
}
template <class T>
hantei::obb<T, 2> drawn(dice<T>& d, hantei::obb<T, 2>*) {
    auto const center = position(d), half = half_sides(d);
    return {center, half, hantei::rotation<T, 2>::degrees(d.angle())};
}
template <class T>
hantei::capsule<T, 2> drawn(dice<T>& d, hantei::capsule<T, 2>*) {
    auto const a = position(d), b = beside(d, a);
    return {a, b, d.thickness()};
}
template <class T>
hantei::triangle<T, 2> drawn(dice<T>& d, hantei::triangle<T, 2>*) {
    auto const a = position(d), b = beside(d, a);
    return {a, b, beside(d, a)};
}

/// Six corners on a circle, counter-clockwise.
template <class T>
hantei::convex<std::array<hantei::vec<T, 2>, 6>> drawn(dice<T>& d, hantei::convex<std::array<hantei::vec<T, 2>, 6>>*) {
    auto const center = position(d);
    T const r = d.size();
    static constexpr double x[]{2, 1, -1, -2, -1, 1}, y[]{0, 2, 2, 0, -2, -2};
    std::array<hantei::vec<T, 2>, 6> ring{};
    for (std::size_t i = 0; i < 6; ++i) ring[i] = d.on_circle(center, r, 60.0 * static_cast<double>(i), x[i], y[i]);
    return hantei::convex{ring};
}
/// A star with four points.
template <class T>
hantei::polygon<std::array<hantei::vec<T, 2>, 8>> drawn(dice<T>& d, hantei::polygon<std::array<hantei::vec<T, 2>, 8>>*) {
    auto const center = position(d);
    T const r = d.size();
    static constexpr double x[]{3, 1, 0, -1, -3, -1, 0, 1}, y[]{0, 1, 3, 1, 0, -1, -3, -1};
    std::array<hantei::vec<T, 2>, 8> ring{};
    for (std::size_t i = 0; i < 8; ++i)
        ring[i] = d.on_circle(center, i % 2 == 0 ? r : r / 2, 45.0 * static_cast<double>(i), x[i], y[i]);
    return hantei::polygon{ring};
}
template <class T>
hantei::chain<std::array<hantei::vec<T, 2>, 5>> drawn(dice<T>& d, hantei::chain<std::array<hantei::vec<T, 2>, 5>>*) {
    std::array<hantei::vec<T, 2>, 5> list{};
    list[0] = position(d);
    for (std::size_t i = 1; i < 5; ++i) do
            list[i] = beside(d, list[i - 1]);
        while (list[i] == list[i - 1]);
    return hantei::chain<std::array<hantei::vec<T, 2>, 5>>{list};
}

template <class A, class B>
cases<A, B> draw_cases(data kind) {
    dice<typename A::scalar_type> d(kind);
    cases<A, B> r;
    for (int i = 0; i < pairs_in_pass; ++i) {
        r.first.push_back(drawn(d, static_cast<A*>(nullptr)));
        r.second.push_back(drawn(d, static_cast<B*>(nullptr)));
    }
    return r;
}

/// Registers the pairs of the plane. A line adds a pair.
template <class T>
void add_pairs(std::string const& scalar) {
    using point = hantei::point<T, 2>;
    using segment = hantei::segment<T, 2>;
    using ray = hantei::ray<T, 2>;
    using line = hantei::line<T, 2>;
    using disk = hantei::ball<T, 2>;
    using aabb = hantei::aabb<T, 2>;
    using obb = hantei::obb<T, 2>;
    using capsule = hantei::capsule<T, 2>;
    using triangle = hantei::triangle<T, 2>;
    auto const add = [&]<class A, class B>(char const* name, cases<A, B> (*draw)(data), auto textbook) {
        add_pair(name, scalar, draw, hantei::intersects, textbook);
    };
    add("disk-aabb", draw_cases<disk, aabb>, textbook::disk_aabb);
    add("disk-segment", draw_cases<disk, segment>, textbook::disk_segment);
    add("segment-segment", draw_cases<segment, segment>, textbook::segment_segment);
    add("capsule-capsule", draw_cases<capsule, capsule>, textbook::capsule_capsule);
    add("obb-obb", draw_cases<obb, obb>, textbook::obb_obb);
    add("disk-obb", draw_cases<disk, obb>, textbook::disk_obb);
    add("ray-disk", draw_cases<ray, disk>, textbook::ray_disk);
    add("ray-aabb", draw_cases<ray, aabb>, textbook::ray_aabb);
    add("disk-disk", draw_cases<disk, disk>, textbook::disk_disk);
    add("disk-point", draw_cases<disk, point>, textbook::disk_point);
    add("disk-line", draw_cases<disk, line>, textbook::disk_line);
    add("disk-capsule", draw_cases<disk, capsule>, textbook::disk_capsule);
    add("disk-triangle", draw_cases<disk, triangle>, textbook::disk_triangle);
    add("capsule-point", draw_cases<capsule, point>, textbook::capsule_point);
    add("capsule-segment", draw_cases<capsule, segment>, textbook::capsule_segment);
    add("point-point", draw_cases<point, point>, textbook::point_point);
    add("point-ray", draw_cases<point, ray>, textbook::point_ray);
    add("point-line", draw_cases<point, line>, textbook::point_line);
    add("point-segment", draw_cases<point, segment>, textbook::point_segment);
    add("point-triangle", draw_cases<point, triangle>, textbook::point_triangle);
    add("segment-triangle", draw_cases<segment, triangle>, textbook::segment_triangle);
    add("triangle-triangle", draw_cases<triangle, triangle>, textbook::triangle_triangle);
    add("aabb-aabb", draw_cases<aabb, aabb>, textbook::aabb_aabb);
    add("aabb-point", draw_cases<aabb, point>, textbook::aabb_point);
    add("aabb-obb", draw_cases<aabb, obb>, textbook::aabb_obb);
    add("segment-aabb", draw_cases<segment, aabb>, textbook::segment_aabb);
    add("line-aabb", draw_cases<line, aabb>, textbook::line_aabb);
    add("aabb-capsule", draw_cases<aabb, capsule>, textbook::aabb_capsule);
    add("aabb-triangle", draw_cases<aabb, triangle>, textbook::aabb_triangle);
    add("capsule-obb", draw_cases<capsule, obb>, textbook::capsule_obb);
    add("capsule-triangle", draw_cases<capsule, triangle>, textbook::capsule_triangle);
    add("obb-segment", draw_cases<obb, segment>, textbook::obb_segment);
    add("obb-triangle", draw_cases<obb, triangle>, textbook::obb_triangle);
    add("line-line", draw_cases<line, line>, textbook::line_line);
    add("line-ray", draw_cases<line, ray>, textbook::line_ray);
    add("line-segment", draw_cases<line, segment>, textbook::line_segment);
    add("ray-ray", draw_cases<ray, ray>, textbook::ray_ray);
    add("ray-segment", draw_cases<ray, segment>, textbook::ray_segment);
    add("capsule-line", draw_cases<capsule, line>, textbook::capsule_line);
    add("capsule-ray", draw_cases<capsule, ray>, textbook::capsule_ray);
    add("line-obb", draw_cases<line, obb>, textbook::line_obb);
    add("line-triangle", draw_cases<line, triangle>, textbook::line_triangle);
    add("obb-ray", draw_cases<obb, ray>, textbook::obb_ray);
    add("ray-triangle", draw_cases<ray, triangle>, textbook::ray_triangle);
    add("obb-point", draw_cases<obb, point>, textbook::obb_point);
}

/// ... and those of a convex polygon and a shape of the same kind or with fewer corners.
template <class T>
void add_convex_pairs(std::string const& scalar) {
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
    auto const add = [&]<class A, class B>(char const* name, cases<A, B> (*draw)(data), auto plain) {
        add_pair(name, scalar, draw, hantei::intersects, plain);
    };
    add("convex-point", draw_cases<convex, point>, convex_point);
    add("convex-segment", draw_cases<convex, segment>, with_region(aabb_segment, segment_segment));
    add("convex-ray", draw_cases<convex, ray>, with_region(aabb_ray, segment_ray));
    add("convex-line", draw_cases<convex, line>, with_region(aabb_line, segment_line));
    add("convex-disk", draw_cases<convex, disk>, with_region(aabb_disk, segment_disk));
    add("convex-aabb", draw_cases<convex, aabb>, convex_corners);
    add("convex-obb", draw_cases<convex, obb>, convex_corners);
    add("convex-capsule", draw_cases<convex, capsule>, with_region(aabb_capsule, segment_capsule));
    add("convex-triangle", draw_cases<convex, triangle>, convex_corners);
    add("convex-convex", draw_cases<convex, convex>, convex_corners);
}

/// ... and those of a polygon or a chain.
template <class T>
void add_pairs_with_rings(std::string const& scalar) {
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
    auto const add = [&]<class A, class B>(char const* name, cases<A, B> (*draw)(data), auto plain) {
        add_pair(name, scalar, draw, hantei::intersects, plain);
    };
    add("convex-polygon", draw_cases<convex, polygon>, with_region(aabb_box_of, side_region));
    add("convex-chain", draw_cases<convex, chain>, with_region(aabb_box_of, side_chain));
    add("polygon-point", draw_cases<polygon, point>, region_point);
    add("polygon-segment", draw_cases<polygon, segment>, with_region(aabb_segment, segment_segment));
    add("polygon-ray", draw_cases<polygon, ray>, with_region(aabb_ray, segment_ray));
    add("polygon-line", draw_cases<polygon, line>, with_region(aabb_line, segment_line));
    add("polygon-disk", draw_cases<polygon, disk>, with_region(aabb_disk, segment_disk));
    add("polygon-aabb", draw_cases<polygon, aabb>, with_region(aabb_aabb, segment_aabb));
    add("polygon-obb", draw_cases<polygon, obb>, with_region(aabb_obb, segment_obb));
    add("polygon-capsule", draw_cases<polygon, capsule>, with_region(aabb_capsule, segment_capsule));
    add("polygon-triangle", draw_cases<polygon, triangle>, with_region(aabb_triangle, segment_triangle));
    add("polygon-polygon", draw_cases<polygon, polygon>, with_region(aabb_box_of, side_region));
    add("polygon-chain", draw_cases<polygon, chain>, with_region(aabb_box_of, side_chain));
    add("chain-point", draw_cases<chain, point>, with_chain(aabb_point, segment_point));
    add("chain-segment", draw_cases<chain, segment>, with_chain(aabb_segment, segment_segment));
    add("chain-ray", draw_cases<chain, ray>, with_chain(aabb_ray, segment_ray));
    add("chain-line", draw_cases<chain, line>, with_chain(aabb_line, segment_line));
    add("chain-disk", draw_cases<chain, disk>, with_chain(aabb_disk, segment_disk));
    add("chain-aabb", draw_cases<chain, aabb>, with_chain(aabb_aabb, segment_aabb));
    add("chain-obb", draw_cases<chain, obb>, with_chain(aabb_obb, segment_obb));
    add("chain-capsule", draw_cases<chain, capsule>, with_chain(aabb_capsule, segment_capsule));
    add("chain-triangle", draw_cases<chain, triangle>, with_chain(aabb_triangle, segment_triangle));
    add("chain-chain", draw_cases<chain, chain>, with_chain(aabb_box_of, side_chain));
}

}  // namespace bench
