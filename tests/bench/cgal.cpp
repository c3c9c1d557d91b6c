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
void ask(asked_pair& q, std::string const& pair, Decide decide = intersect) {
    if (q.pair == pair && q.scalar == "double") add_peer(q, "CGAL", false, make<A>, make<B>, decide);
}

}  // namespace

void ask_cgal(asked_pair& q) {
    ask<segment, segment>(q, "segment-segment");
    ask<point_2, point_2>(q, "point-point");
    ask<point_2, ray>(q, "point-ray");
    ask<point_2, line>(q, "point-line");
    ask<point_2, segment>(q, "point-segment");
    ask<point_2, triangle>(q, "point-triangle");
    ask<segment, triangle>(q, "segment-triangle");
    ask<triangle, triangle>(q, "triangle-triangle");
    ask<aabb, aabb>(q, "aabb-aabb");
    ask<aabb, point_2>(q, "aabb-point");
    ask<segment, aabb>(q, "segment-aabb");
    ask<ray, aabb>(q, "ray-aabb");
    ask<line, aabb>(q, "line-aabb");
    ask<aabb, triangle>(q, "aabb-triangle");
    ask<line, line>(q, "line-line");
    ask<line, ray>(q, "line-ray");
    ask<line, segment>(q, "line-segment");
    ask<ray, ray>(q, "ray-ray");
    ask<ray, segment>(q, "ray-segment");
    ask<line, triangle>(q, "line-triangle");
    ask<ray, triangle>(q, "ray-triangle");
    ask<circle, line>(q, "disk-line");
    ask<ring, point_2>(q, "convex-point", holds);
    ask<ring, point_2>(q, "polygon-point", holds);
}

}  // namespace bench
