// SPDX-License-Identifier: MIT
// A game without a window: three hundred bodies in an arena push each other about and bounce off walls, ten guns shoot at the nearest body, and
// one body looks around. Prints what happened, and a checksum over all bits of the final state: it is the same on every machine and at every
// optimization level. game [FRAMES]
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <iostream>
#include <range/v3/algorithm/count_if.hpp>
#include <range/v3/algorithm/none_of.hpp>
#include <range/v3/range/conversion.hpp>
#include <range/v3/view/drop.hpp>
#include <range/v3/view/transform.hpp>
#include <variant>
#include <vector>
#include "game_scene.hpp"
import hantei;

namespace {

using namespace hantei;
namespace rv = ranges::views;

using solid = std::variant<disk<>, capsule<>, obb<>>;
using rock = polygon<std::vector<vec<>>>;

struct body {
    solid model;  ///< around the origin
    vec<> position, velocity;
    double angle, spin;
    solid shape = model;  ///< the model at its current position and angle

    void place() { shape = transform(model, pose{rotation<>::degrees(angle), position}); }
};
struct bullet {
    disk<> shape;
    vec<> way;  ///< its displacement in a frame; zero while it waits in its gun
};

vec<> at(scene::point const& p) { return {p.x, p.y}; }
body made_of(scene::body const& b) {
    solid const model = b.what == scene::kind::disk      ? solid(disk<>{{0, 0}, b.width})
                        : b.what == scene::kind::capsule ? solid(capsule<>{{-b.length, 0}, {b.length, 0}, b.width})
                                                         : solid(obb<>{{0, 0}, {b.length, b.width}, {}});
    return {model, at(b.position), at(b.velocity), b.angle, b.spin};
}
/// A vector of f(x) for each x of a range.
constexpr auto each = [](auto const& range, auto f) { return range | rv::transform(f) | ranges::to<std::vector>(); };

struct arena_game {
    std::vector<aabb<>> boxes = each(scene::boxes(), [](auto const& b) { return aabb<>{at(b.min), at(b.max)}; });
    std::vector<rock> rocks = each(scene::rocks(), [](auto const& r) { return rock(each(r.outline, at)); });
    std::vector<body> bodies = each(scene::bodies(), made_of);
    std::vector<point<>> guns = each(scene::guns(), [](auto const& p) { return point<>{at(p)}; });
    std::vector<bullet> bullets = each(guns, [](auto const& gun) { return bullet{{gun.position(), scene::caliber}, {}}; });
    int contacts = 0, bounces = 0, seen = 0, shots = 0, hits = 0;

    void frame() {
        move();
        part_bodies();
        for (body& b : bodies) push_out_of_walls(b);
        seen += static_cast<int>(ranges::count_if(bodies | rv::drop(1), [this](body const& b) { return sees(bodies[0], b); }));
        for (std::size_t i = 0; i < guns.size(); ++i) {
            if (bullets[i].way == vec<>{}) shoot(guns[i], bullets[i]);
            if (bullets[i].way != vec<>{}) fly(bullets[i]);
        }
    }

    void move() {
        for (body& b : bodies) {
            b.position = b.position + b.velocity;
            b.angle += b.spin;
            b.place();
        }
    }

    /// Separates bodies that meet: each moves half of the depth, and they exchange their speeds toward each other.
    void part_bodies() {
        for (auto const& [i, k] : intersecting_pairs(bodies, &body::shape)) {
            body &a = bodies[i], &b = bodies[k];
            auto const found = contact(a.shape, b.shape);
            if (!found) continue;  // an earlier push has separated them
            ++contacts;
            auto const push = found->normal * (found->depth / 2);
            a.position = a.position - push;
            b.position = b.position + push;
            if (double const closing = dot(a.velocity - b.velocity, found->normal); closing > 0) {
                a.velocity = a.velocity - found->normal * closing;
                b.velocity = b.velocity + found->normal * closing;
            }
            a.place();
            b.place();
        }
    }

    void push_out_of_walls(body& b) {
        auto const push_out_of = [&](auto const& wall) {
            auto const found = contact(b.shape, wall);
            if (!found) return;
            ++bounces;
            b.position = b.position - found->normal * found->depth;
            if (double const into = dot(b.velocity, found->normal); into > 0)
                b.velocity = b.velocity - found->normal * (2 * into);
            b.place();
        };
        for (auto const& box : boxes) push_out_of(box);
        for (auto const& rock : rocks) push_out_of(rock);
    }

    bool sees(body const& a, body const& b) const {
        auto const blocks = std::bind_front(intersects, segment{a.position, b.position});
        return ranges::none_of(boxes, blocks) && ranges::none_of(rocks, blocks);
    }

    /// Shoots at the nearest body, unless it covers the gun.
    void shoot(point<> const& gun, bullet& b) {
        auto const target = nearest(gun, bodies, &body::shape);
        if (target->distance == 0) return;
        auto const aim = target->where->position - gun.position();
        auto const turn = rotation<>::toward(aim.x, aim.y);
        b = {{gun.position(), scene::caliber}, vec{turn.c, turn.s} * scene::speed};
        ++shots;
    }

    /// Moves a bullet by one frame. It ends at the first box or body on its way, and pushes the body. Rocks are low: it flies over them.
    void fly(bullet& b) {
        double first = 2;  // later than any hit
        body* struck = nullptr;
        for (auto const& box : boxes)
            if (auto const hit = sweep(b.shape, b.way, box); hit && hit->first < first) first = hit->first;
        for (body& x : bodies)
            if (auto const hit = sweep(b.shape, b.way, x.shape); hit && hit->first < first) {
                first = hit->first;
                struck = &x;
            }
        b.shape.center = b.shape.center + b.way;
        if (struck != nullptr) {
            struck->velocity = struck->velocity + b.way * 0x1p-5;
            ++hits;
        }
        if (first <= 1) b.way = {};
    }

    /// FNV-1a over the bits of everything that moves.
    std::uint64_t checksum() const {
        std::uint64_t r = 0xcbf29ce484222325;
        auto const add = [&r](vec<> const& v) {
            for (double x : {v.x, v.y}) r = (r ^ std::bit_cast<std::uint64_t>(x)) * 0x100000001b3;
        };
        for (body const& b : bodies) {
            add(b.position);
            add(b.velocity);
        }
        for (bullet const& b : bullets) add(b.shape.center);
        return r;
    }
};

}  // namespace

int main(int argc, char** argv) {
    int const frames = argc > 1 ? std::atoi(argv[1]) : 600;  // ten seconds of a game
    arena_game g;
    std::clock_t const start = std::clock();
    for (int i = 0; i < frames; ++i) g.frame();
    double const seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    std::cout << frames << " frames: " << g.contacts << " contacts, " << g.bounces << " bounces, " << g.seen << " seen, "
              << g.shots << " shots, " << g.hits << " hits\nchecksum " << std::hex << g.checksum() << "\n";
    std::cerr << 1000 * seconds / frames << " ms a frame\n";
}
