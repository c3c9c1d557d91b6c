// SPDX-License-Identifier: MIT
// The way in which shapes with many corners leave each other: what the search finds, against every side in GMP's rational numbers, and against
// moves in many directions.
#include <doctest/doctest.h>
#include <gmpxx.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "figures.hpp"
#include "naive.hpp"
import hantei;

namespace rings_contact {

using namespace hantei;
using naive::Q;

/// The first normal n, of a's sides, then of b's, the right one before the left, along which a reaches the least over b.
naive::point way_out(naive::points const& a, naive::points const& b) {
    naive::point best{0, 0};
    Q least = 0;
    auto const look = [&](naive::point const& n) {
        auto const height = [&n](naive::point const& p) { return Q(n.x * p.x + n.y * p.y); };
        Q high = height(a[0]), low = height(b[0]);
        for (auto const& p : a) high = std::max(high, height(p));
        for (auto const& p : b) low = std::min(low, height(p));
        Q const depth = (high - low) * (high - low) / (n.x * n.x + n.y * n.y);
        if ((best.x != 0 || best.y != 0) && depth >= least) return;
        best = n;
        least = depth;
    };
    for (auto const* ring : {&a, &b})
        for (std::size_t i = 0; i < ring->size() && ring->size() > 1; ++i) {
            auto const &p = (*ring)[i], &q = naive::at(*ring, i + 1);
            look({q.y - p.y, p.x - q.x});
            look({p.y - q.y, q.x - p.x});
        }
    return best;
}

figures::ring<double> on_grid(dice& d, int reach) {
    figures::ring<double> points;
    for (long i = d.whole(5, 20); i > 0; --i) {
        auto const x = static_cast<double>(d.whole(-reach, reach));
        points.push_back({x, static_cast<double>(d.whole(-reach, reach))});
    }
    auto ring = convex_hull(points);
    if (d.whole(0, 1) == 0) std::reverse(ring.begin(), ring.end());
    return ring;
}

TEST_CASE("convex shapes with many corners leave each other by the first of the shortest ways") {
    dice d(75);
    int contacts = 0, of_many = 0;
    for (int turn = 0; turn < 4000; ++turn) {
        // (The shape that comes first in the order of their first corners is moved first: contact_methods.cppm.)
        auto a = on_grid(d, 7), b = on_grid(d, 7);
        if (a.size() < 3 || b.size() < 3) continue;
        if (std::tuple(b[0].x, b[0].y) < std::tuple(a[0].x, a[0].y)) std::swap(a, b);
        bool const of_point = turn % 2 == 0;
        if (of_point) a = {{static_cast<double>(d.whole(-7, 7)), static_cast<double>(d.whole(-7, 7))}};
        if (of_point && !intersects(point<>{a[0]}, convex{b})) continue;  // it is left by the way to it
        auto const found = of_point ? contact(disk<>{a[0], 1}, convex{b}) : contact(convex{a}, convex{b});
        if (!found) continue;
        // (Normals between whole numbers as small as these differ by more.)
        auto const n = way_out(naive::exact(a), naive::exact(b));
        double const x = n.x.get_d(), y = n.y.get_d(), length = std::hypot(x, y);
        bool const right = std::abs(found->normal.x - x / length) < 1e-12 && std::abs(found->normal.y - y / length) < 1e-12;
        CHECK(right);
        ++contacts;
        of_many += b.size() > 4;
    }
    CHECK(contacts > 1000);
    CHECK(of_many > 500);
}

/// A rectangle as a ring from any corner on, in either sense, with some more vertices on its sides.
figures::ring<double> ring_of(dice& d, aabb<> const& box) {
    figures::ring<double> const corners{box.min, {box.max.x, box.min.y}, box.max, {box.min.x, box.max.y}};
    figures::ring<double> ring;
    for (std::size_t i = 0; i < 4; ++i) {
        ring.push_back(corners[i]);
        for (long more = d.whole(0, 2); more > 0; --more) {
            auto const &from = ring.back(), &to = corners[(i + 1) % 4];
            ring.push_back({(from.x + to.x) / 2, (from.y + to.y) / 2});
        }
    }
    std::rotate(ring.begin(), ring.begin() + d.whole(0, static_cast<long>(ring.size()) - 1), ring.end());
    if (d.whole(0, 1) == 0) std::reverse(ring.begin(), ring.end());
    return ring;
}
/// In the order of their coordinates.
template <class Points>
std::vector<std::pair<double, double>> sorted(Points const& points) {
    std::vector<std::pair<double, double>> r;
    for (auto const& p : points) r.emplace_back(p.x, p.y);
    std::sort(r.begin(), r.end());
    return r;
}

TEST_CASE(
    "a box is in contact with a polygon that is a rectangle as with a box, in the points at the ends of what two sides share") {
    dice d(76);
    auto const quarters = [&d](long least, long greatest) { return static_cast<double>(d.whole(least, greatest)) / 4; };
    long contacts = 0, same_way = 0, of_two_points = 0, flat = 0;
    for (int turn = 0; turn < 12000; ++turn) {
        vec<> const at{quarters(-12, 12), quarters(-12, 12)}, size{quarters(0, 6), quarters(0, 6)},
            to{quarters(-8, 8), quarters(-8, 8)};
        aabb<> const box{at, at + size}, wall{to, to + vec{quarters(4, 16), quarters(4, 16)}};
        auto const expected = contact(box, wall);
        auto const found = contact(box, polygon{ring_of(d, wall)});
        CHECK(found.has_value() == expected.has_value());
        if (!found || expected->depth == 0) continue;  // (the directions of solids that only touch are others at corners)
        ++contacts;
        CHECK(found->depth == expected->depth);
        if (!(found->normal == expected->normal)) continue;  // equally short
        ++same_way;
        CHECK(sorted(found->points) == sorted(expected->points));
        of_two_points += found->points.size() == 2 ? 1 : 0;
        flat += size.x == 0 || size.y == 0 ? 1 : 0;
    }
    CHECK(contacts > 1000);
    CHECK(same_way > contacts / 2);
    CHECK(of_two_points > contacts / 4);
    CHECK(flat > 100);
}

/// No move of b that is a little shorter than the depth, in any of many directions, parts it from a; the move of the contact leaves no depth.
template <class A>
void expect_shortest(dice& d, A const& a, figures::ring<double> ring, double size) {
    polygon const b{ring};
    auto const found = contact(a, b);
    if (!found) return;
    auto const moved = [&ring](vec<> const& by) {
        auto r = ring;
        for (auto& p : r) p += by;
        return polygon{r};
    };
    // (What a rounding of the moved vertices may add to a depth.)
    double const rounding = size * 1e-14;
    auto const left = contact(a, moved(found->normal * found->depth));
    CHECK((!left || left->depth <= rounding));
    constexpr int directions = 128;
    double const first = d.real(0, 1);
    int apart = 0;
    for (int i = 0; i < directions; ++i) {
        double const angle = 2 * std::numbers::pi * (i + first) / directions;
        auto const by = vec{std::cos(angle), std::sin(angle)} * (found->depth * 0.999);
        apart += intersects(a, moved(by)) ? 0 : 1;
    }
    CHECK(apart == 0);
}

/// An angle whose notch is open to the left and down, with teeth in it that reach to x = 0 and y = 0 at its ends.
figures::ring<double> angle_of(dice& d, double arm) {
    figures::ring<double> r{{-arm, 0}};
    constexpr int teeth = 12;
    for (int i = 1; i < teeth; ++i) {
        double const x = -arm + i * arm / (teeth + 1);
        r.push_back({x - 0.1, 0.4});
        r.push_back({x, d.real(0, 0.3)});
    }
    r.push_back({0.5, 0.5});
    for (int i = teeth - 1; i > 0; --i) {
        double const y = -arm + i * arm / (teeth + 1);
        r.push_back({d.real(0, 0.3), y});
        r.push_back({0.4, y - 0.1});
    }
    r.insert(r.end(), {{0, -arm}, {1, -arm}, {1, 1}, {-arm, 1}});
    return r;
}

TEST_CASE("an angle leaves a box so that the corner of the box comes into its notch") {
    dice d(78);
    for (int turn = 0; turn < 200; ++turn) {
        CAPTURE(turn);
        double const size = std::ldexp(1.0, static_cast<int>(d.whole(4, 12)));
        vec<> const by{d.real(0.5, 3), d.real(0.5, 3)};
        auto ring = angle_of(d, 8);
        for (auto& p : ring) p = p - by;
        auto const found = contact(aabb<>{{-size, -size}, {0, 0}}, polygon{ring});
        REQUIRE(found.has_value());
        CHECK(std::abs(found->depth - std::hypot(by.x, by.y)) < 1e-9);
    }
}

/// The way from the nearest point of a core that is outside a hull.
template <class Core>
vec<> way_to(Core const& core, figures::ring<double> const& hull) {
    auto const points = closest_points(core, convex{hull});
    return points.on_b - points.on_a;
}
TEST_CASE(
    "a disk that comes to rest on two corners may touch a third one, which is ahead of it and is no point of the contact") {
    // After the move (0, 8) the disk touches the rim of the notch in (±3, 4) and the tip of a spike in (4, 11).
    figures::ring<double> const bay{{-30, -30}, {30, -30}, {30, 20}, {10, 20}, {10, 12}, {4, 11},
                                    {10, 10},   {10, 4},   {3, 4},   {0, -2},  {-3, 4},  {-30, 4}};
    for (vec<> const turn : {vec{1.0, 0.0}, vec{0.0, 1.0}, vec{3.0, 4.0}, vec{-0.75, 1.0}}) {  // (cos, sin) times a scale
        auto const place = [&turn](vec<> const& p) { return vec{turn.x * p.x - turn.y * p.y, turn.y * p.x + turn.x * p.y}; };
        figures::ring<double> corners;
        for (auto const& p : bay) corners.push_back(place(p));
        double const scale = length(turn);
        disk<> const ball{place({0, 0}), 5 * scale};
        auto const found = contact(ball, polygon(corners)), back = contact(polygon(corners), ball);
        CHECK(found->depth == 8 * scale);
        CHECK(found->normal == normalized(place({0, -1})));
        CHECK(found->points == contact_manifold<>::point_list{place({-3, 0}), place({3, 0})});
        CHECK(back->points == found->points);
    }
}
TEST_CASE("a shape of which the radius hides all of a polygon leaves it away from the nearest side or corner of its hull") {
    dice d(79);
    int outside = 0;
    for (int turn = 0; turn < 400; ++turn) {
        CAPTURE(turn);
        auto ring = figures::star(d, static_cast<std::size_t>(d.whole(3, 24)));
        double const radius = std::ldexp(1 + d.part(), static_cast<int>(d.one_in(2) ? d.whole(30, 70) : d.whole(70, 900)));
        double const size = d.one_in(2) ? 0.1 : 3;
        auto const place = [&] { return vec{d.real(-size, size), d.real(-size, size)}; };
        figures::ring<double> core{place()};
        if (turn % 2 == 0) core.push_back(place());
        // Also where the numbers of one axis are much smaller.
        double const flat = d.one_in(2) ? 1 : std::ldexp(1.0, static_cast<int>(-d.whole(1, 12)));
        for (auto* points : {&ring, &core})
            for (auto& p : *points) p.y *= flat;
        bool const is_disk = core.size() == 1;
        disk<> const round{core[0], radius};
        capsule<> const rod{core[0], core.back(), radius};
        auto const found = is_disk ? contact(round, polygon{ring}) : contact(rod, polygon{ring});
        REQUIRE(found.has_value());
        auto const hull = convex_hull(ring);
        vec<> n = is_disk ? way_to(point<>{core[0]}, hull) : way_to(segment<>{core[0], core.back()}, hull);
        if (n == vec<>{}) {
            auto const exactly = way_out(naive::exact(core), naive::exact(hull));
            n = {exactly.x.get_d(), exactly.y.get_d()};
        } else {
            ++outside;
        }
        double const length = std::hypot(n.x, n.y);
        bool const right = std::abs(found->normal.x - n.x / length) < 1e-6 && std::abs(found->normal.y - n.y / length) < 1e-6;
        CHECK(right);
    }
    CHECK(outside > 80);
}

TEST_CASE(
    "a polygon that lies deep inside a much larger shape leaves it by a shortest way, whichever of its corners are in front") {
    dice d(77);
    for (int turn = 0; turn < 1200; ++turn) {
        CAPTURE(turn);
        double const size = std::ldexp(1.0, static_cast<int>(d.one_in(2) ? d.whole(1, 3) : d.whole(1, 12)));
        auto const many = static_cast<std::size_t>(d.whole(5, 20)) * 2;
        bool const is_comb = d.one_in(3);
        auto ring = is_comb       ? figures::comb(d, many)
                    : d.one_in(2) ? figures::spiral(many + 30, 2)
                                  : figures::star(d, many, 1 - std::pow(10.0, d.real(-4, -0.2)));
        double const turned = d.real(0, 6);
        vec<> const x = vec{std::cos(turned), std::sin(turned)} * (is_comb ? 0.05 : 1.0);
        vec<> const half{size * d.real(0.5, 1.5), size * d.real(0.5, 1.5)};
        // Anywhere, or about a corner.
        vec<> const at = d.one_in(2) ? vec{d.real(-size, size), d.real(-size, size)}
                                     : vec{half.x * d.sign(), half.y * d.sign()} - vec{d.real(-2, 2), d.real(-2, 2)};
        for (auto& p : ring) p = x * p.x + vec{-x.y, x.x} * p.y + at;
        auto const place = [&] { return vec{d.real(-size, size), d.real(-size, size)}; };
        switch (turn % 6) {
            case 0: expect_shortest(d, disk<>{place(), size}, ring, size); break;
            case 1: expect_shortest(d, capsule<>{place(), place(), size / 2}, ring, size); break;
            case 2: expect_shortest(d, aabb<>{-half, half}, ring, size); break;
            case 3: expect_shortest(d, obb<>{place(), half, rotation<>{0.6, 0.8}}, ring, size); break;
            case 4: expect_shortest(d, triangle<>{{-half.x, -half.y}, {half.x, -half.y}, {0, half.y}}, ring, size); break;
            default: {
                auto other = figures::star(d, 9);
                for (auto& p : other) p = p * (size * 2);
                expect_shortest(d, polygon{other}, ring, size);
            }
        }
    }
}

}  // namespace rings_contact
