// SPDX-License-Identifier: MIT
// The shapes of the game with Box2D and how they are parted. A capsule is a polygon with two corners and a radius.
#pragma once

#include "box2d_motion.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "../../examples/game_scene.hpp"

namespace box2d_game {

inline float number(double x) { return static_cast<float>(x); }
inline b2Vec2 at(scene::point const& p) { return {number(p.x), number(p.y)}; }

/// A shape, where it is, and its box.
struct placed {
    std::unique_ptr<b2Shape> shape;
    b2Transform where;
    b2AABB box;

    void place(b2Vec2 const& p, float angle) {
        where.Set(p, angle);
        shape->ComputeAABB(&box, where, 0);
    }
    b2DistanceProxy proxy() const {
        b2DistanceProxy r;
        r.Set(shape.get(), 0);
        return r;
    }
};
struct body : placed {
    b2Vec2 position, velocity;
    float angle, spin;
    int leaf = 0;  ///< in the tree

    void place_again() { place(position, angle); }
};
struct bullet {
    b2CircleShape shape;
    b2Vec2 position, way;
};

inline std::unique_ptr<b2Shape> disk(double radius) {
    auto r = std::make_unique<b2CircleShape>();
    r->m_radius = number(radius);
    return r;
}
inline std::unique_ptr<b2Shape> capsule(double length, double radius) {
    auto r = std::make_unique<b2PolygonShape>();
    r->m_count = 2;
    r->m_vertices[0] = {-number(length), 0};
    r->m_vertices[1] = {number(length), 0};
    r->m_normals[0] = {0, -1};
    r->m_normals[1] = {0, 1};
    r->m_radius = number(radius);
    return r;
}
inline std::unique_ptr<b2Shape> box(double length, double width) {
    auto r = std::make_unique<b2PolygonShape>();
    r->SetAsBox(number(length), number(width));
    return r;
}
inline placed wall(scene::ring const& corners) {
    std::vector<b2Vec2> points;
    for (auto const& p : corners) points.push_back(at(p));
    auto polygon = std::make_unique<b2PolygonShape>();
    polygon->Set(points.data(), static_cast<int>(points.size()));
    placed r{std::move(polygon), {}, {}};
    r.place({0, 0}, 0);
    return r;
}
inline body made_of(scene::body const& b) {
    body r;
    r.shape = b.what == scene::kind::disk      ? disk(b.width)
              : b.what == scene::kind::capsule ? capsule(b.length, b.width)
                                               : box(b.length, b.width);
    r.position = at(b.position);
    r.velocity = at(b.velocity);
    r.angle = number(b.angle) * b2_pi / 180;
    r.spin = number(b.spin) * b2_pi / 180;
    r.place_again();
    return r;
}

struct contact {
    b2Vec2 normal;  ///< from a to b
    float depth;
};
inline std::optional<contact> contact_of(placed const& a, placed const& b) {
    if (!b2TestOverlap(a.box, b.box)) return {};
    bool const a_round = a.shape->GetType() == b2Shape::e_circle, b_round = b.shape->GetType() == b2Shape::e_circle;
    if (a_round && !b_round) {
        auto found = contact_of(b, a);
        if (found) found->normal = -found->normal;
        return found;
    }
    b2Manifold m;
    if (a_round) {
        b2CollideCircles(&m, static_cast<b2CircleShape const*>(a.shape.get()), a.where,
                         static_cast<b2CircleShape const*>(b.shape.get()), b.where);
    } else if (b_round) {
        b2CollidePolygonAndCircle(&m, static_cast<b2PolygonShape const*>(a.shape.get()), a.where,
                                  static_cast<b2CircleShape const*>(b.shape.get()), b.where);
    } else {
        b2CollidePolygons(&m, static_cast<b2PolygonShape const*>(a.shape.get()), a.where,
                          static_cast<b2PolygonShape const*>(b.shape.get()), b.where);
    }
    if (m.pointCount == 0) return {};
    b2WorldManifold world;
    world.Initialize(&m, a.where, a.shape->m_radius, b.where, b.shape->m_radius);
    float depth = -world.separations[0];
    if (m.pointCount == 2) depth = std::max(depth, -world.separations[1]);
    return contact{world.normal, std::max(depth, 0.0f)};
}

}  // namespace box2d_game
