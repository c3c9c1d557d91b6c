// SPDX-License-Identifier: MIT
// examples/game.cpp with Box2D: the same scene and the same work by its collision functions, in float. A rock is its convex pieces, all pairs
// come from its dynamic tree, and boxes are compared before anything else is asked. game_box2d [FRAMES]
#include "game_box2d.hpp"

#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace {

using namespace box2d_game;

class game {
  public:
    int contacts = 0, bounces = 0, seen = 0, shots = 0, hits = 0;

    game() {
        for (auto const& b : scene::boxes()) walls_.push_back(wall({b.min, {b.max.x, b.min.y}, b.max, {b.min.x, b.max.y}}));
        boxes_ = walls_.size();
        for (auto const& r : scene::rocks())
            for (auto const& piece : r.pieces) walls_.push_back(wall(piece));
        for (auto const& b : scene::bodies()) bodies_.push_back(made_of(b));
        for (std::size_t i = 0; i < bodies_.size(); ++i)
            bodies_[i].leaf = tree_.CreateProxy(bodies_[i].box, reinterpret_cast<void*>(i));
        for (auto const& p : scene::guns()) {
            guns_.push_back(at(p));
            bullets_.push_back({{}, at(p), {0, 0}});
            bullets_.back().shape.m_radius = number(scene::caliber);
        }
    }

    void frame() {
        for (body& b : bodies_) {
            b2Vec2 const before = b.position;
            b.position += b.velocity;
            b.angle += b.spin;
            b.place_again();
            tree_.MoveProxy(b.leaf, b.box, b.position - before);
        }
        part_bodies();
        for (body& b : bodies_) push_out_of_walls(b);
        for (std::size_t i = 1; i < bodies_.size(); ++i) seen += sees(bodies_[0].position, bodies_[i].position);
        for (std::size_t i = 0; i < guns_.size(); ++i) {
            if (bullets_[i].way == b2Vec2(0, 0)) shoot(guns_[i], bullets_[i]);
            if (bullets_[i].way != b2Vec2(0, 0)) fly(bullets_[i]);
        }
    }

  private:
    /// All pairs whose boxes meet, in order.
    std::vector<std::pair<std::size_t, std::size_t>> close_pairs() const {
        struct collector {
            b2DynamicTree const& tree;
            std::size_t i;
            std::vector<std::pair<std::size_t, std::size_t>>& pairs;
            bool QueryCallback(int leaf) {
                auto const k = reinterpret_cast<std::size_t>(tree.GetUserData(leaf));
                if (i < k) pairs.emplace_back(i, k);
                return true;
            }
        };
        std::vector<std::pair<std::size_t, std::size_t>> r;
        for (std::size_t i = 0; i < bodies_.size(); ++i) {
            collector c{tree_, i, r};
            tree_.Query(&c, bodies_[i].box);
        }
        std::ranges::sort(r);
        return r;
    }
    void part_bodies() {
        for (auto const& [i, k] : close_pairs()) {
            body &a = bodies_[i], &b = bodies_[k];
            auto const found = contact_of(a, b);
            if (!found) continue;
            ++contacts;
            b2Vec2 const push = found->depth / 2 * found->normal;
            a.position -= push;
            b.position += push;
            if (float const closing = b2Dot(a.velocity - b.velocity, found->normal); closing > 0) {
                a.velocity -= closing * found->normal;
                b.velocity += closing * found->normal;
            }
            a.place_again();
            b.place_again();
        }
    }
    void push_out_of_walls(body& b) {
        for (placed const& w : walls_) {
            auto const found = contact_of(b, w);
            if (!found) continue;
            ++bounces;
            b.position -= found->depth * found->normal;
            if (float const into = b2Dot(b.velocity, found->normal); into > 0) b.velocity -= 2 * into * found->normal;
            b.place_again();
        }
    }
    bool sees(b2Vec2 const& from, b2Vec2 const& to) const {
        b2RayCastInput const in{from, to, 1};
        b2AABB const way{b2Min(from, to), b2Max(from, to)};
        b2RayCastOutput out;
        return std::ranges::none_of(
            walls_, [&](placed const& w) { return b2TestOverlap(way, w.box) && w.shape->RayCast(&out, in, w.where, 0); });
    }
    void shoot(b2Vec2 const& gun, bullet& b) {
        b2CircleShape point;
        body const* target = nullptr;
        float least = 1e30f;
        for (body const& x : bodies_) {
            b2DistanceInput in;
            in.proxyA.Set(&point, 0);
            in.proxyB = x.proxy();
            in.transformA.Set(gun, 0);
            in.transformB = x.where;
            in.useRadii = true;
            b2SimplexCache cache;
            cache.count = 0;
            b2DistanceOutput out;
            b2Distance(&out, &cache, &in);
            if (out.distance < least) {
                least = out.distance;
                target = &x;
            }
        }
        if (least == 0) return;
        b2Vec2 aim = target->position - gun;
        aim.Normalize();
        b.position = gun;
        b.way = number(scene::speed) * aim;
        ++shots;
    }
    void fly(bullet& b) {
        float first = 2;
        body* struck = nullptr;
        b2TOIInput in;
        in.proxyA.Set(&b.shape, 0);
        b2Transform here;
        here.Set(b.position, 0);
        in.sweepA = motion(here, b.way);
        in.tMax = 1;
        b2Vec2 const reach(b.shape.m_radius, b.shape.m_radius);
        b2AABB const way{b2Min(b.position, b.position + b.way) - reach, b2Max(b.position, b.position + b.way) + reach};
        auto const meets = [&](placed const& x) {
            if (!b2TestOverlap(way, x.box)) return false;
            in.proxyB = x.proxy();
            in.sweepB = motion(x.where, {0, 0});
            b2TOIOutput out;
            b2TimeOfImpact(&out, &in);
            bool const hit = out.state == b2TOIOutput::e_touching || out.state == b2TOIOutput::e_overlapped;
            if (!hit || out.t >= first) return false;
            first = out.t;
            return true;
        };
        for (std::size_t i = 0; i < boxes_; ++i) meets(walls_[i]);
        for (body& x : bodies_)
            if (meets(x)) struck = &x;
        b.position += b.way;
        if (struck != nullptr) {
            struck->velocity += 0x1p-5f * b.way;
            ++hits;
        }
        if (first <= 1) b.way.SetZero();
    }

    std::vector<placed> walls_;  ///< the boxes first
    std::size_t boxes_ = 0;
    std::vector<body> bodies_;
    std::vector<b2Vec2> guns_;
    std::vector<bullet> bullets_;
    b2DynamicTree tree_;
};

}  // namespace

int main(int argc, char** argv) {
    int const frames = argc > 1 ? std::atoi(argv[1]) : 600;
    game g;
    std::clock_t const start = std::clock();
    for (int i = 0; i < frames; ++i) g.frame();
    double const seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    std::printf("%d frames: %d contacts, %d bounces, %d seen, %d shots, %d hits\n", frames, g.contacts, g.bounces, g.seen,
                g.shots, g.hits);
    std::fprintf(stderr, "%g ms a frame\n", 1000 * seconds / frames);
}
