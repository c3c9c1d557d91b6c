// SPDX-License-Identifier: MIT
// Shapes at rings and chains with many sides, as by looking at every side.
#include <doctest/doctest.h>

#include <gmpxx.h>
#include <optional>

#include <string>
#include <type_traits>

#include "figures.hpp"
#include "naive.hpp"
import hantei;

namespace rings_relations {

using namespace hantei;

/// A region on a grid, so that others touch it often; sometimes with a hole.
struct placement {
    figures::ring<double> outer, hole;

    auto shape() const { return polygon{outer, std::vector<figures::ring<double>>(hole.empty() ? 0 : 1, hole)}; }
    naive::region exact() const {
        naive::region r{naive::exact(outer)};
        if (!hole.empty()) r.push_back(naive::exact(hole));
        return r;
    }
};
figures::ring<double> on_grid(figures::ring<double> ring, double scale, vec<> to = {0, 0}) {
    for (auto& p : ring) p = {std::round(p.x * scale) + to.x, std::round(p.y * scale) + to.y};
    return ring;
}
placement draw(dice& d, vec<> to = {0, 0}) {
    for (;;) {
        placement r;
        auto const n = static_cast<std::size_t>(d.whole(8, 50)) * 2;
        switch (d.whole(0, 3)) {
            case 0: r.outer = on_grid(figures::star(d, n, 0.7), 60, to); break;
            case 1: r.outer = on_grid(figures::comb(d, n), 2, to); break;
            case 2: r.outer = on_grid(figures::spiral(n, d.real(0.8, 2)), 60, to); break;
            default: r.outer = on_grid(figures::staircase(d, n), 1, to);
        }
        if (d.whole(0, 1) == 0) r.hole = on_grid(figures::star(d, static_cast<std::size_t>(d.whole(3, 40)), 0.6), 30, to);
        if (is_valid(r.shape())) return r;
    }
}
vec<> near(dice& d, placement const& at) {
    auto const& ring = !at.hole.empty() && d.whole(0, 2) == 0 ? at.hole : at.outer;
    auto const p = ring[static_cast<std::size_t>(d.whole(0, static_cast<int>(ring.size()) - 1))];
    int const off = d.whole(0, 2) == 0 ? 0 : 12;
    return {p.x + d.whole(-off, off), p.y + d.whole(-off, off)};
}

struct tally {
    std::size_t of[3]{};
    void add(relation r) { ++of[static_cast<std::size_t>(r)]; }
    void check(std::size_t least) const {
        for (auto const count : of) CHECK(count >= least);
    }
};

TEST_CASE("segments, rays and lines at regions") {
    dice d(21);
    tally segments, rays, lines;
    std::size_t held = 0;
    for (int round = 0; round < 40; ++round) {
        auto const place = draw(d);
        auto const shape = place.shape();
        auto const exact = place.exact();
        for (int k = 0; k < 12; ++k) {
            vec<> const a = near(d, place), b = near(d, place);
            if (a == b) continue;
            segment<> const s{a, b};
            vec<> const way{b.x - a.x, b.y - a.y};
            auto const answer = naive::relate(exact, naive::exact(s));
            CHECK(relate(shape, s) == answer);
            segments.add(answer);
            auto const passed = naive::pass(exact, naive::exact(s));
            CHECK(contains(shape, s) == !passed.outside);
            CHECK(strictly_contains(shape, s) == (!passed.outside && !passed.on));
            held += passed.outside ? 0 : 1;
            auto const of_ray = naive::relate(exact, naive::exact(ray<>{a, way}));
            CHECK(relate(ray<>{a, way}, shape) == of_ray);
            rays.add(of_ray);
            auto const of_line = naive::relate(exact, naive::exact(line<>{a, way}));
            CHECK(relate(line<>{a, way}, shape) == of_line);
            lines.add(of_line);
        }
    }
    segments.check(8);
    rays.check(4);
    lines.check(1);
    CHECK(held > 20);
}

TEST_CASE("regions at regions") {
    dice d(22);
    tally all;
    for (int round = 0; round < 16; ++round) {
        auto const a = draw(d);
        auto const exact = a.exact();
        for (int k = 0; k < 6; ++k) {
            auto b = draw(d, {d.whole(-160, 160) * 1.0, d.whole(-90, 90) * 1.0});
            if (k == 0) {  // the same set from another corner on, the other way round
                b = a;
                std::rotate(b.outer.begin(), b.outer.begin() + 5, b.outer.end());
                std::reverse(b.outer.begin(), b.outer.end());
            }
            if (k == 1 && !a.hole.empty()) b = {a.hole, {}};
            if (k == 2) {  // corner to corner
                auto const p = near(d, a), q = b.outer[0];
                for (auto& v : b.outer) v = {v.x - q.x + p.x, v.y - q.y + p.y};
                for (auto& v : b.hole) v = {v.x - q.x + p.x, v.y - q.y + p.y};
            }
            auto const answer = naive::relate(exact, b.exact());
            CHECK(relate(a.shape(), b.shape()) == answer);
            CHECK(relate(b.shape(), a.shape()) == answer);
            all.add(answer);
            auto const inside = naive::boundary_in(b.exact(), exact), outside = naive::boundary_in(exact, b.exact());
            if (b.hole.empty())
                CHECK(contains(a.shape(), b.shape()) ==
                      (!inside.outside && !outside.inside && answer == relation::overlapping));
        }
    }
    all.check(3);
}

TEST_CASE("round shapes and boxes at regions") {
    dice d(23);
    tally all;
    for (int round = 0; round < 25; ++round) {
        auto const place = draw(d);
        auto const shape = place.shape();
        auto const exact = place.exact();
        auto const check = [&](auto const& x, vec<> const& inner) {
            relation best = relation::disjoint;
            shape.each_side([&](auto const& side) {
                best = std::max(best, relate(side, x));
                return true;
            });
            if (best != relation::overlapping && naive::point_in_polygon(exact, naive::exact(inner)) > 0)
                best = relation::overlapping;
            CHECK(relate(shape, x) == best);
            all.add(best);
        };
        for (int k = 0; k < 12; ++k) {
            auto const p = near(d, place), q = near(d, place);
            check(disk<>{p, d.whole(1, 20) * 1.0}, p);
            check(capsule<>{p, q, d.whole(1, 8) * 1.0}, p);
            check(obb<>{p, {d.whole(1, 9) * 1.0, d.whole(1, 9) * 1.0}, rotation<>{0.6, 0.8}}, p);
            // Around a point beside a corner, up to the corner.
            auto const corner = place.outer[static_cast<std::size_t>(k)];
            check(disk<>{{corner.x - 3, corner.y + 4}, 5.0}, {corner.x - 3, corner.y + 4});
            // Boxes and triangles are regions.
            aabb<> const box{p, {p.x + d.whole(1, 20), p.y + d.whole(1, 20)}};
            auto const corners = box.core_vertices();
            auto const of_box = naive::relate(exact, {naive::exact(figures::ring<double>(corners.begin(), corners.end()))});
            CHECK(relate(box, shape) == of_box);
            triangle<> const t{p, q, near(d, place)};
            if (!t.has_interior()) continue;
            auto const of_triangle = naive::relate(exact, {naive::exact(figures::ring<double>{t.a, t.b, t.c})});
            CHECK(relate(shape, t) == of_triangle);
            all.add(of_triangle);
        }
    }
    all.check(5);
}

TEST_CASE("shapes at chains") {
    dice d(24);
    tally all;
    auto const check = [&](auto const& curve, auto const& x) {
        auto const list = curve.core_vertices();
        relation best = relation::disjoint;
        curve.each_side([&](auto const& side) {
            best = std::max(best, relate(side, x));
            return true;
        });
        bool const closed = curve.closed;
        for (std::size_t i = closed ? 0 : 1; i + (closed ? 0 : 1) < list.size() && best == relation::touching; ++i)
            if (relate(list[i], x) == relation::overlapping) best = relation::overlapping;
        CHECK(relate(curve, x) == best);
        all.add(best);
    };
    for (int round = 0; round < 80; ++round) {
        auto const place = draw(d), other = draw(d, {d.whole(-50, 50) * 1.0, d.whole(-50, 50) * 1.0});
        chain const open{place.outer};
        closed_chain const closed{place.outer};
        for (int k = 0; k < 12; ++k) {
            auto const p = near(d, place), q = near(d, place);
            auto const each = [&](auto const& x) { check(open, x), check(closed, x); };
            each(point<>{p});
            each(disk<>{p, d.whole(0, 12) * 1.0});
            each(segment<>{p, q});
            each(capsule<>{p, q, d.whole(0, 5) * 1.0});
            each(aabb<>{p, {p.x + d.whole(0, 9), p.y + d.whole(0, 9)}});
            if (p != q) each(ray<>{p, {q.x - p.x, q.y - p.y}});
        }
        check(open, other.shape());
        check(closed, chain{other.outer});
    }
    all.check(100);
}

TEST_CASE("convex polygons with many corners") {
    dice d(25);
    tally all;
    for (int round = 0; round < 8; ++round) {
        auto const draw_hull = [&](double scale, vec<> to) {
            figures::ring<double> points;
            for (int i = 0; i < 120; ++i) {
                double const angle = d.real(0, 7), far = scale * (1 - d.real(0, 0.001));
                points.push_back({std::round(far * std::cos(angle)) + to.x, std::round(far * std::sin(angle)) + to.y});
            }
            return convex_hull(points);
        };
        auto const a = draw_hull(1000, {0, 0});
        auto const b = draw_hull(d.whole(0, 1) == 0 ? 800 : 30, {d.whole(-3000, 3000) * 1.0, d.whole(-900, 900) * 1.0});
        REQUIRE(a.size() > 40);
        auto moved = b;  // its first corner from the left comes to the first from the right
        auto const right = *std::max_element(a.begin(), a.end(), [](auto const& p, auto const& q) { return p.x < q.x; });
        for (auto& p : moved) p = {p.x - b[0].x + right.x, p.y - b[0].y + right.y};
        for (auto const& other : {b, moved, a}) {
            auto const answer = naive::relate(naive::region{naive::exact(a)}, naive::region{naive::exact(other)});
            CHECK(relate(convex{a}, convex{other}) == answer);
            CHECK(relate(convex{other}, polygon{a}) == answer);
            all.add(answer);
        }
        triangle<> const t{a[1], b[0], b[b.size() / 2]};
        auto const answer = naive::relate(naive::region{naive::exact(a)}, {naive::exact(figures::ring<double>{t.a, t.b, t.c})});
        if (t.has_interior()) CHECK(relate(convex{a}, t) == answer);
    }
    all.check(2);
}

}  // namespace rings_relations
