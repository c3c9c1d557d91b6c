// SPDX-License-Identifier: MIT
// Polygons with many corners.
#include "../dice.hpp"
#include "budget.hpp"
#include "question.hpp"
#include "textbook_distance.hpp"

#include <limits>
#include <tuple>

#include "outlines.hpp"

namespace bench {

namespace {

using hantei::vec;
using polygon = hantei::polygon<ring>;
using convex = hantei::convex<ring>;

/// So many shapes f(angle), all around.
template <class F>
auto all_around(F f) {
    std::vector<decltype(f(0.0))> r;
    for (int i = 0; i < 32; ++i) r.push_back(f(0.2 * i));
    return r;
}
/// A measure of one shape with each of a list in turn.
template <class Measure, class A, class B>
side with_each(Measure measure, A const& a, std::vector<B> const& list) {
    return repeating("hantei", [=](std::size_t i) { return measure(a, list[i % list.size()]); });
}

void ask_making(std::size_t n, double limit) {
    ask_within_budget("rings/make/" + std::to_string(n), {limit, 0}, [=] {
        return std::vector{repeating("hantei", [r = coast({0, 0}, 10, n)](std::size_t) { return polygon(r); })};
    });
}

/// Ericson 5.1.9 for every pair of sides.
double plain_distance(ring const& a, ring const& b) {
    struct segment {
        vec<> a, b;
    };
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t k = 0; k < b.size(); ++k) {
            auto const found =
                textbook::closest_of_segments(segment{a[i], a[(i + 1) % a.size()]}, segment{b[k], b[(k + 1) % b.size()]});
            least = std::min(least, textbook::squared_norm(textbook::sub(found.on_a, found.on_b)));
        }
    return std::sqrt(least);
}
void ask_distance(std::size_t n, double limit) {
    ask_within_budget("rings/distance/coast-coast/" + std::to_string(n), {limit, 0}, [=] {
        ring const a = coast({0, 0}, 10, n), b = coast({30, 7}, 10, n);
        std::vector<side> r;
        if (n <= 1000)
            r.push_back(repeating("every pair of sides in plain code", [=](std::size_t) { return plain_distance(a, b); }));
        r.push_back(repeating("hantei", [a = polygon(a), b = polygon(b)](std::size_t) { return hantei::distance(a, b); }));
        return r;
    });
}

template <class Measure, class Make>
void ask_two(std::string const& name, std::size_t n, double limit, Measure measure, Make make) {
    ask_within_budget("rings/" + name + "/" + std::to_string(n), {limit, 0}, [=] {
        return std::vector{repeating("hantei", [=, shapes = make(n)](std::size_t) { return std::apply(measure, shapes); })};
    });
}

/// O'Rourke 7.4: how often a ray from the point crosses the ring.
bool plain_inside(ring const& r, vec<> const& p) {
    bool inside = false;
    for (std::size_t i = 0, k = r.size() - 1; i < r.size(); k = i++)
        if ((r[i].y > p.y) != (r[k].y > p.y) && p.x < (r[k].x - r[i].x) * (p.y - r[i].y) / (r[k].y - r[i].y) + r[i].x)
            inside = !inside;
    return inside;
}
void ask_point() {
    ask_within_budget("rings/intersects/coast-point/1000", {100, 0}, [] {
        ring const r = coast({0, 0}, 10, 1000);
        dice source;
        std::vector<hantei::point<>> points;
        for (int i = 0; i < 4096; ++i) {
            double const x = source.real(-10, 10);
            points.push_back({x, source.real(-10, 10)});
        }
        return std::vector{
            repeating("plain", [=](std::size_t i) { return plain_inside(r, points[i % points.size()].position()); }),
            with_each(hantei::intersects, polygon(r), points)};
    });
}

void ask_contacts_of_coast() {
    auto const place = [](double angle) { return vec{9 * std::cos(angle), 9 * std::sin(angle)}; };
    ask_within_budget("rings/contact/coast-disk/1000", {100 * us, 0}, [=] {
        return std::vector{with_each(hantei::contact, polygon(coast({0, 0}, 10, 1000)),
                                     all_around([&](double angle) { return hantei::disk<>{place(angle), 1}; }))};
    });
    ask_within_budget("rings/contact/coast-obb/1000", {100 * us, 0}, [=] {
        return std::vector{with_each(hantei::contact, polygon(coast({0, 0}, 10, 1000)), all_around([&](double angle) {
                                         return hantei::obb<>{place(angle), {1, 0.5}, hantei::rotation<>::radians(angle)};
                                     }))};
    });
    // The whole coast inside a shape that is much larger.
    ask_within_budget("rings/contact/coast in disk/1000", {100 * us, 0}, [=] {
        return std::vector{with_each(hantei::contact, polygon(coast({0, 0}, 10, 1000)),
                                     all_around([&](double angle) { return hantei::disk<>{place(angle) * 30, 1000}; }))};
    });
    ask_within_budget("rings/contact/coast in obb/1000", {100 * us, 0}, [=] {
        return std::vector{with_each(hantei::contact, polygon(coast({0, 0}, 10, 1000)), all_around([&](double angle) {
                                         return hantei::obb<>{
                                             place(angle) * 30, {1000, 500}, hantei::rotation<>::radians(angle)};
                                     }))};
    });
    ask_within_budget("rings/raycast/coast-ray/5000", {10 * us, 0}, [=] {
        return std::vector{with_each(hantei::raycast, polygon(coast({0, 0}, 10, 5000)), all_around([&](double angle) {
                                         return hantei::ray<>{place(angle) * 2,
                                                              {-std::cos(1.1 * angle), -std::sin(1.1 * angle)}};
                                     }))};
    });
}

/// Stairs of n steps, each 2 wide and 1 high.
ring stairs(std::size_t n) {
    ring r{{2.0 * static_cast<double>(n), -1}, {0, -1}};
    for (std::size_t i = 0; i < n; ++i)
        for (vec<> const& corner : {vec{0.0, 0.0}, vec{2.0, 0.0}}) r.push_back(corner + vec{2.0, 1.0} * static_cast<double>(i));
    return r;
}
/// A disk that moves to the middle of the coast, from outside and from its shore; boxes that walk on stairs, away from the wall; and shapes
/// that overlap at the start.
void ask_sweeps() {
    auto const from = [](std::string const& name, double far) {
        ask_within_budget("rings/sweep/" + name + "/1000", {100 * us, 0}, [=] {
            return std::vector{with_each(
                [](polygon const& shore, hantei::disk<> const& d) { return hantei::sweep(d, -d.center, shore); },
                polygon(coast({0, 0}, 10, 1000)),
                all_around([&](double angle) { return hantei::disk<>{{far * std::cos(angle), far * std::sin(angle)}, 1}; }))};
        });
    };
    from("disk at coast", 20);
    from("disk from the shore of coast", 9);
    ask_within_budget("rings/sweep/box on stairs/1000", {10 * us, 0}, [=] {
        std::vector<hantei::aabb<>> boxes;
        for (std::size_t i = 0; i < 499; ++i) {
            vec<> const low = vec{2.0, 1.0} * static_cast<double>(i) + vec{0.5, 0.0};
            boxes.push_back({low, low + vec{1.0, 1.5}});
        }
        return std::vector{
            with_each([](polygon const& ground, hantei::aabb<> const& box) { return hantei::sweep(box, {0.25, 0}, ground); },
                      polygon(stairs(499)), boxes)};
    });
    ask_within_budget("rings/sweep/ray over coast/1000", {100 * us, 0}, [=] {
        return std::vector{with_each(
            [](polygon const& shore, hantei::ray<> const& r) { return hantei::sweep(r, -r.origin, shore); },
            polygon(coast({0, 0}, 10, 1000)), all_around([](double angle) {
                return hantei::ray<>{{20 * std::cos(angle), 20 * std::sin(angle)}, {-std::sin(angle), std::cos(angle)}};
            }))};
    });
    for (std::size_t const n : {std::size_t{8}, std::size_t{50}})
        ask_within_budget("rings/sweep/star from star/" + std::to_string(n), {n == 8 ? 100 * us : 5 * ms, 0}, [=] {
            return std::vector{repeating("hantei", [a = polygon(star({0, 0}, 10, n)), b = polygon(star({9, 5}, 10, n))](
                                                       std::size_t) { return hantei::sweep(a, {7, -4}, b); })};
        });
}

/// An L with its corner at `low`: it reaches to `high`, and is bent at `notch`.
ring bent(vec<> const& low, vec<> const& notch, vec<> const& high) {
    return {low, {high.x, low.y}, {high.x, notch.y}, notch, {notch.x, high.y}, {low.x, high.y}};
}
/// The greatest and the least numbers in one call.
void ask_mixed_magnitudes() {
    ring const wide = bent({0, 0}, {0x1p-1060, 0x1p-1070}, {0x1p1021, 0x1p1020});
    ring const narrow = bent({-1, -0x1p1000}, {0x1p-1074, -0x1p-700}, {0x1p300, 0x1p-1000});
    ring const kite{{-0x1p1022, -1}, {0x1p-1074, -0x1p1000}, {0x1p1021, 0x1p-1000}, {1, 0x1p1022}};
    ring const needle{{0, 0}, {0x1p-1074, -0x1p-1074}, {0x1p-1000, 0x1p600}};
    ask_within_budget("rings/contact/mixed magnitudes/polygon-polygon", {20 * ms, 0}, [=] {
        return std::vector{
            repeating("hantei", [a = polygon(wide), b = polygon(narrow)](std::size_t) { return hantei::contact(a, b); })};
    });
    ask_within_budget("rings/contact/mixed magnitudes/convex-convex", {20 * ms, 0}, [=] {
        return std::vector{
            repeating("hantei", [a = convex(kite), b = convex(needle)](std::size_t) { return hantei::contact(a, b); })};
    });
    ask_within_budget("rings/sweep/mixed magnitudes/polygon-polygon", {20 * ms, 0}, [=] {
        return std::vector{repeating("hantei", [a = polygon(wide), b = polygon(narrow)](std::size_t) {
            return hantei::sweep(a, {-0x1p1000, 0x1p-900}, b);
        })};
    });
    // The lengths of many ways out agree in more than a thousand bits.
    ring const sliver = bent({-14, 0x1.5p-1070}, {-8, 0x1p-300}, {8.5, 0x1.f06632df5b31cp-300});
    hantei::capsule<> const huge{{0x1p-1073, 0x1p-1070}, {-0x1p-1022, 0x1.b335708b8e0dfp700}, 0x1.38be9997d9551p1018};
    ask_within_budget("rings/contact/mixed magnitudes/capsule-polygon", {20 * ms, 0}, [=] {
        return std::vector{repeating("hantei", [=, b = polygon(sliver)](std::size_t) { return hantei::contact(huge, b); })};
    });
    // The radius is so large that all of the polygon is one place in doubles.
    ask_within_budget("rings/contact/mixed magnitudes/capsule-star", {20 * ms, 0}, [] {
        hantei::capsule<> const rod{{0, -1}, {-2, 1}, 0x1.3p900};
        return std::vector{
            repeating("hantei", [=, b = polygon(star({0, 0}, 4, 12))](std::size_t) { return hantei::contact(rod, b); })};
    });
}

}  // namespace

void run_rings() {
    start_section("rings with many corners; at most: the project's limit on this machine\n");
    ask_making(1000, 0.5 * ms);
    ask_making(10000, 6 * ms);
    ask_distance(1000, 50 * us);
    ask_distance(10000, 500 * us);
    ask_contacts_of_coast();
    auto const two = [](auto shape, auto make, vec<> a, vec<> b) {
        return [=](std::size_t n) { return std::tuple(shape(make(a, n)), shape(make(b, n))); };
    };
    auto const as_polygon = [](ring r) { return polygon(std::move(r)); };
    auto const as_convex = [](ring r) { return convex(std::move(r)); };
    auto const stars = two(as_polygon, [](vec<> p, std::size_t n) { return star(p, 10, n); }, {0, 0}, {9, 5});
    auto const circles_together = two(as_convex, [](vec<> p, std::size_t n) { return circle(p, 10, n); }, {0, 0}, {14, 6});
    auto const circles_apart = two(as_convex, [](vec<> p, std::size_t n) { return circle(p, 10, n); }, {0, 0}, {21, 6});
    auto const combs = [](std::size_t n) {
        return std::tuple(polygon(comb({0, 0}, 1, n)), polygon(comb({static_cast<double>(n / 4) - 0.5, 4}, -1, n)));
    };
    for (std::size_t const n : {std::size_t{50}, std::size_t{200}}) {
        double const limit = n == 50 ? 5 * ms : 200 * ms;
        ask_two("contact/star-star", n, limit, hantei::contact, stars);
        ask_two("contact/comb-comb", n, limit, hantei::contact, combs);
    }
    ask_two("contact/convex-convex", 1000, 100 * us, hantei::contact, circles_together);
    ask_two("distance/convex-convex", 1000, 100 * us, hantei::distance, circles_apart);
    ask_point();
    ask_sweeps();
    ask_mixed_magnitudes();
}

}  // namespace bench
