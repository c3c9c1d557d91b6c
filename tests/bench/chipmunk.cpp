// SPDX-License-Identifier: MIT
// Chipmunk: whether its contact function finds a contact, its point query and its segment query, of shapes built beforehand.
// Where shapes touch without depth it may find no contact: that is one source of other answers.
#include "peers.hpp"

#include <chipmunk/chipmunk.h>

namespace bench {

namespace {

struct freed {
    void operator()(cpShape* s) const { cpShapeFree(s); }
};
using shape = std::unique_ptr<cpShape, freed>;

/// What a segment query is asked.
struct query {
    cpVect a, b;
};

/// The body of every shape: Chipmunk asks it for the rotation of some.
cpBody* unmoved() {
    static std::unique_ptr<cpBody, decltype(&cpBodyFree)> const r(cpBodyNewStatic(), cpBodyFree);
    return r.get();
}
/// A shape where its numbers put it.
shape placed(cpShape* s) {
    cpShapeUpdate(s, cpTransformIdentity);
    return shape(s);
}
/// None without area: Chipmunk's hull of it has two corners.
std::optional<shape> polygon(std::vector<point> const& ring) {
    if (twice_area(ring) == 0) return {};
    std::vector<cpVect> points;
    for (point const& p : ring) points.push_back(cpv(p[0], p[1]));
    return placed(cpPolyShapeNew(unmoved(), static_cast<int>(points.size()), points.data(), cpTransformIdentity, 0));
}
std::optional<shape> make_shape(std::string const& name, shape_numbers const& x) {
    if (name == "disk") return placed(cpCircleShapeNew(unmoved(), x[2], cpv(x[0], x[1])));
    if (name == "segment") return placed(cpSegmentShapeNew(unmoved(), cpv(x[0], x[1]), cpv(x[2], x[3]), 0));
    if (name == "capsule") return placed(cpSegmentShapeNew(unmoved(), cpv(x[0], x[1]), cpv(x[2], x[3]), x[4]));
    return polygon(corners(name, x));
}
std::optional<cpVect> make_point(shape_numbers const& x) { return cpv(x[0], x[1]); }
/// A ray goes on for ten thousand times its direction.
std::optional<query> make_ray(shape_numbers const& x) {
    cpVect const origin = cpv(x[0], x[1]);
    return query{origin, cpvadd(origin, cpvmult(cpv(x[2], x[3]), 1e4))};
}

constexpr auto collide = [](shape const& a, shape const& b) { return cpShapesCollide(a.get(), b.get()).count > 0; };
constexpr auto holds = [](shape const& a, cpVect const& p) {
    cpPointQueryInfo info;
    return cpShapePointQuery(a.get(), p, &info) <= 0;
};
constexpr auto is_hit = [](shape const& a, query const& q) {
    cpSegmentQueryInfo info;
    return cpShapeSegmentQuery(a.get(), q.a, q.b, 0, &info) != cpFalse;
};
/// To Chipmunk a segment that starts inside is a miss.
constexpr auto starts_outside = [](shape const& a, query const& q) { return !holds(a, q.a); };

}  // namespace

void ask_chipmunk(asked_pair& q) {
    std::vector<std::string_view> const shapes{"disk", "segment", "capsule", "aabb", "obb", "triangle", "convex"};
    auto const shape_of = [](std::string const& name) { return [=](shape_numbers const& x) { return make_shape(name, x); }; };
    auto const add = [&q](auto const&... x) { add_peer(q, "Chipmunk", x...); };
    if (auto const pair = matched(q, "double", shapes, shapes))
        add(pair->turned, shape_of(pair->a), shape_of(pair->b), collide);
    if (auto const pair = matched(q, "double", shapes, {"point"})) add(pair->turned, shape_of(pair->a), make_point, holds);
    if (auto const pair = matched(q, "double", shapes, {"ray"}))
        add(pair->turned, shape_of(pair->a), make_ray, is_hit, starts_outside);
}

}  // namespace bench
