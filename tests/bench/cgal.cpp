// SPDX-License-Identifier: MIT
// CGAL: do_intersect and bounded_side_2 of the kernel with exact predicates and inexact constructions.
#include "peers.hpp"

#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Polygon_2_algorithms.h>

namespace bench {

namespace {

using kernel = CGAL::Exact_predicates_inexact_constructions_kernel;
using point_2 = kernel::Point_2;
using segment = kernel::Segment_2;
using ray = kernel::Ray_2;
using line = kernel::Line_2;
using triangle = kernel::Triangle_2;
using aabb = kernel::Iso_rectangle_2;
using circle = kernel::Circle_2;
using ring = std::vector<point_2>;

/// make<S>(numbers): none of a shape that CGAL calls degenerate.
template <class S>
std::optional<S> make(shape_numbers const& x) {
    S const r({x[0], x[1]}, {x[2], x[3]});
    return r.is_degenerate() ? std::nullopt : std::optional(r);
}
template <>
std::optional<point_2> make(shape_numbers const& x) {
    return point_2(x[0], x[1]);
}
template <>
std::optional<ray> make(shape_numbers const& x) {
    return ray(point_2(x[0], x[1]), kernel::Vector_2(x[2], x[3]));
}
template <>
std::optional<line> make(shape_numbers const& x) {
    return line(point_2(x[0], x[1]), kernel::Vector_2(x[2], x[3]));
}
template <>
std::optional<triangle> make(shape_numbers const& x) {
    triangle const r({x[0], x[1]}, {x[2], x[3]}, {x[4], x[5]});
    return r.is_degenerate() ? std::nullopt : std::optional(r);
}
/// The rim only: for lines that is the same question.
template <>
std::optional<circle> make(shape_numbers const& x) {
    return circle(point_2(x[0], x[1]), x[2] * x[2]);
}
template <>
std::optional<ring> make(shape_numbers const& x) {
    ring r;
    for (point const& p : corners("ring", x)) r.emplace_back(p[0], p[1]);
    return r;
}

constexpr auto intersect = [](auto const& a, auto const& b) { return CGAL::do_intersect(a, b); };
constexpr auto holds = [](ring const& a, point_2 const& p) {
    return CGAL::bounded_side_2(a.begin(), a.end(), p, kernel()) != CGAL::ON_UNBOUNDED_SIDE;
};

template <class A, class B, class Decide = decltype(intersect)>
void add(std::string const& pair, Decide decide = intersect) {
    add_peer("CGAL", "double", {pair, "", "", false}, make<A>, make<B>, decide);
}

}  // namespace

void add_cgal() {
    add<segment, segment>("segment-segment");
    add<point_2, point_2>("point-point");
    add<point_2, ray>("point-ray");
    add<point_2, line>("point-line");
    add<point_2, segment>("point-segment");
    add<point_2, triangle>("point-triangle");
    add<segment, triangle>("segment-triangle");
    add<triangle, triangle>("triangle-triangle");
    add<aabb, aabb>("aabb-aabb");
    add<aabb, point_2>("aabb-point");
    add<segment, aabb>("segment-aabb");
    add<ray, aabb>("ray-aabb");
    add<line, aabb>("line-aabb");
    add<aabb, triangle>("aabb-triangle");
    add<line, line>("line-line");
    add<line, ray>("line-ray");
    add<line, segment>("line-segment");
    add<ray, ray>("ray-ray");
    add<ray, segment>("ray-segment");
    add<line, triangle>("line-triangle");
    add<ray, triangle>("ray-triangle");
    add<circle, line>("disk-line");
    add<ring, point_2>("convex-point", holds);
    add<ring, point_2>("polygon-point", holds);
}

}  // namespace bench
