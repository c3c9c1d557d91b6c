// SPDX-License-Identifier: MIT
// Box2D: its overlap test (the distance by GJK), its point test and its ray casts, of shapes built beforehand that are not moved.
// Its polygons and edges have a skin of 0.01 on purpose: that is one source of other answers.
#include "peers.hpp"

#include <box2d/box2d.h>

namespace bench {

namespace {

using shape = std::unique_ptr<b2Shape>;

b2Vec2 vec(point const& p) { return {static_cast<float>(p[0]), static_cast<float>(p[1])}; }

/// None where Box2D would stop the program: a polygon without area.
std::optional<shape> polygon(std::vector<point> const& ring) {
    if (std::abs(twice_area(ring)) < 0.02) return {};
    std::vector<b2Vec2> points;
    for (point const& p : ring) points.push_back(vec(p));
    auto r = std::make_unique<b2PolygonShape>();
    r->Set(points.data(), static_cast<int>(points.size()));
    return r;
}
std::optional<shape> make_shape(std::string const& name, shape_numbers const& x) {
    if (name == "disk") {
        auto r = std::make_unique<b2CircleShape>();
        r->m_p = vec({x[0], x[1]});
        r->m_radius = static_cast<float>(x[2]);
        return r;
    }
    if (name == "segment") {
        auto r = std::make_unique<b2EdgeShape>();
        r->SetTwoSided(vec({x[0], x[1]}), vec({x[2], x[3]}));
        return r;
    }
    return polygon(corners(name, x));
}
std::optional<b2Vec2> make_point(shape_numbers const& x) { return vec({x[0], x[1]}); }
std::optional<b2AABB> make_aabb(shape_numbers const& x) { return b2AABB{vec({x[0], x[1]}), vec({x[2], x[3]})}; }
/// A ray goes on for ten thousand times its direction.
std::optional<b2RayCastInput> make_ray(shape_numbers const& x) {
    return b2RayCastInput{vec({x[0], x[1]}), vec({x[0], x[1]}) + vec({x[2], x[3]}), 1e4f};
}

b2Transform unmoved() {
    b2Transform r;
    r.SetIdentity();
    return r;
}
b2Transform const here = unmoved();

constexpr auto overlap = [](shape const& a, shape const& b) { return b2TestOverlap(a.get(), 0, b.get(), 0, here, here); };
constexpr auto holds = [](shape const& a, b2Vec2 const& p) { return a->TestPoint(here, p); };
constexpr auto is_hit = [](shape const& a, b2RayCastInput const& ray) {
    b2RayCastOutput out;
    return a->RayCast(&out, ray, here, 0);
};
/// To Box2D a ray that starts inside is a miss.
constexpr auto starts_outside = [](shape const& a, b2RayCastInput const& ray) { return !a->TestPoint(here, ray.p1); };
constexpr auto box_is_hit = [](b2AABB const& a, b2RayCastInput const& ray) {
    b2RayCastOutput out;
    return a.RayCast(&out, ray);
};
constexpr auto starts_outside_box = [](b2AABB const& a, b2RayCastInput const& ray) { return !a.Contains({ray.p1, ray.p1}); };

}  // namespace

void ask_box2d(asked_pair& q) {
    auto const shape_of = [](std::string const& name) { return [=](shape_numbers const& x) { return make_shape(name, x); }; };
    auto const add = [&q](auto const&... x) { add_peer(q, "Box2D", x...); };
    std::vector<std::string_view> const solids{"disk", "aabb", "obb", "triangle", "convex"};
    auto all = solids;
    all.push_back("segment");
    if (auto const pair = matched(q, "float", all, all)) {
        if (q.pair == "aabb-aabb") {
            add(false, make_aabb, make_aabb, [](b2AABB const& a, b2AABB const& b) { return b2TestOverlap(a, b); });
        } else {
            add(pair->turned, shape_of(pair->a), shape_of(pair->b), overlap);
        }
    }
    if (auto const pair = matched(q, "float", solids, {"point"})) add(pair->turned, shape_of(pair->a), make_point, holds);
    if (auto const pair = matched(q, "float", solids, {"ray"})) {
        if (pair->a == "aabb") {
            add(pair->turned, make_aabb, make_ray, box_is_hit, starts_outside_box);
        } else {
            add(pair->turned, shape_of(pair->a), make_ray, is_hit, starts_outside);
        }
    }
}

}  // namespace bench
