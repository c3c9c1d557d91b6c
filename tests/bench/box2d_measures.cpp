// SPDX-License-Identifier: MIT
// Box2D's measures: distances by GJK, manifolds, ray casts, times of impact by conservative advancement, boxes. Its shapes lie about the
// origin and are placed by a transform, as those of its bodies are.
#include "box2d_motion.hpp"
#include "measure_table.hpp"

#include <memory>

namespace bench {

std::optional<side> box2d_of(measure_name const& name, argument_numbers const& numbers);

namespace {

struct placed {
    std::unique_ptr<b2Shape> shape;
    b2Transform at;
    b2DistanceProxy proxy;
};

float number(double x) { return static_cast<float>(x); }
b2Vec2 point(shape_numbers const& x, std::size_t i) { return {number(x[i]), number(x[i + 1])}; }

std::unique_ptr<b2Shape> box(float half_x, float half_y) {
    auto r = std::make_unique<b2PolygonShape>();
    r->SetAsBox(half_x, half_y);
    return r;
}
/// In the place of a flat triangle, which would stop the program, another one.
std::unique_ptr<b2Shape> triangle(shape_numbers const& x) {
    b2Vec2 p[]{point(x, 0), point(x, 2), point(x, 4)};
    if (b2Abs(b2Cross(p[1] - p[0], p[2] - p[0])) < 0.02f) {
        p[1] = p[0] + b2Vec2(1, 0);
        p[2] = p[0] + b2Vec2(0, 1);
    }
    auto r = std::make_unique<b2PolygonShape>();
    r->Set(p, 3);
    return r;
}
placed make(std::string const& kind, shape_numbers const& x) {
    placed r;
    r.at.SetIdentity();
    if (kind == "disk") {
        auto disk = std::make_unique<b2CircleShape>();
        disk->m_radius = number(x[2]);
        r.shape = std::move(disk);
        r.at.p = point(x, 0);
    } else if (kind == "segment") {
        auto edge = std::make_unique<b2EdgeShape>();
        edge->SetTwoSided(point(x, 0), point(x, 2));
        r.shape = std::move(edge);
    } else if (kind == "aabb") {
        r.at.p = 0.5f * (point(x, 0) + point(x, 2));
        r.shape = box(number(x[2]) - r.at.p.x, number(x[3]) - r.at.p.y);
    } else if (kind == "obb") {
        r.at.p = point(x, 0);
        r.at.q.c = number(x[4]);
        r.at.q.s = number(x[5]);
        r.shape = box(number(x[2]), number(x[3]));
    } else {
        r.shape = triangle(x);
    }
    r.proxy.Set(r.shape.get(), 0);
    return r;
}

using list = std::shared_ptr<std::vector<placed>>;
list make_all(std::string const& kind, std::vector<shape_numbers> const& all) {
    auto r = std::make_shared<std::vector<placed>>();
    for (auto const& x : all) r->push_back(make(kind, x));
    return r;
}

/// f(i) for every i below n.
template <class F>
side asking(std::size_t questions, F f) {
    return {"Box2D", questions, [f](std::size_t n) {
                for (std::size_t i = 0; i < n; ++i) f(i);
            }};
}

void measure_distance(placed const& a, placed const& b) {
    b2DistanceInput const in{a.proxy, b.proxy, a.at, b.at, true};
    b2SimplexCache cache;
    cache.count = 0;
    b2DistanceOutput out;
    b2Distance(&out, &cache, &in);
    keep(out);
}
void find_contact(placed const& a, placed const& b) {
    b2Manifold m;
    auto const& polygon = static_cast<b2PolygonShape const&>(*b.shape);
    if (a.shape->GetType() == b2Shape::e_circle) {
        b2CollidePolygonAndCircle(&m, &polygon, b.at, &static_cast<b2CircleShape const&>(*a.shape), a.at);
    } else {
        b2CollidePolygons(&m, &static_cast<b2PolygonShape const&>(*a.shape), a.at, &polygon, b.at);
    }
    b2WorldManifold world;
    if (m.pointCount > 0) world.Initialize(&m, a.at, a.shape->m_radius, b.at, b.shape->m_radius);
    keep(m);
    keep(world);
}
std::optional<side> asking_pair(measure_name const& name, list const& a, list const& b) {
    if (name.measure == "contact") return asking(a->size(), [a, b](std::size_t i) { find_contact((*a)[i], (*b)[i]); });
    return asking(a->size(), [a, b](std::size_t i) { measure_distance((*a)[i], (*b)[i]); });
}
side asking_rays(std::vector<shape_numbers> const& rays, list const& shapes) {
    auto const in = std::make_shared<std::vector<b2RayCastInput>>();
    for (auto const& x : rays) in->push_back({point(x, 0), point(x, 0) + point(x, 2), 1e4f});
    return asking(in->size(), [in, shapes](std::size_t i) {
        b2RayCastOutput out;
        keep((*shapes)[i].shape->RayCast(&out, (*in)[i], (*shapes)[i].at, 0));
        keep(out);
    });
}
side asking_moves(list const& a, std::vector<shape_numbers> const& ways, list const& b) {
    auto const in = std::make_shared<std::vector<b2TOIInput>>();
    for (std::size_t i = 0; i < ways.size(); ++i)
        in->push_back({(*a)[i].proxy, (*b)[i].proxy, motion((*a)[i].at, point(ways[i], 0)), motion((*b)[i].at, {0, 0}), 1});
    return asking(in->size(), [in, a, b](std::size_t i) {
        b2TOIOutput out;
        b2TimeOfImpact(&out, &(*in)[i]);
        keep(out);
    });
}

}  // namespace

std::optional<side> box2d_of(measure_name const& name, argument_numbers const& numbers) {
    std::size_t const dash = name.shapes.find('-');
    std::string const a = name.shapes.substr(0, dash), b = dash == std::string::npos ? "" : name.shapes.substr(dash + 1);
    auto const knows = [](std::string const& kind) { return kind != "capsule" && kind != ""; };
    if (name.measure == "bounds") {
        auto const boxes = make_all(a, numbers()[0]);
        return asking(boxes->size(), [boxes](std::size_t i) {
            b2AABB r;
            (*boxes)[i].shape->ComputeAABB(&r, (*boxes)[i].at, 0);
            keep(r);
        });
    }
    if (!knows(b) || !knows(a)) return {};
    auto const x = numbers();
    if (name.measure == "raycast") return asking_rays(x[0], make_all(b, x[1]));
    if (name.measure == "sweep") return asking_moves(make_all(a, x[0]), x[1], make_all(b, x[2]));
    return asking_pair(name, make_all(a, x[0]), make_all(b, x[1]));
}

}  // namespace bench
