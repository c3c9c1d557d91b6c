// SPDX-License-Identifier: MIT
#include "self_test.hpp"

#include "chords.hpp"
#include "rational_geometry.hpp"

#include <cfloat>
#include <cstdio>

namespace oracle {
namespace {

using enum relation;

int failures = 0;

void expect(bool good, char const* what) {
    if (good) return;
    ++failures;
    std::printf("oracle self-test: %s\n", what);
}

set<2> disk(Q x, Q y, Q r) { return {point_core<2>({x, y}), r}; }
set<2> segment(Q ax, Q ay, Q bx, Q by, Q r = 0) { return {segment_core<2>({ax, ay}, {bx, by}), r}; }
set<2> ray(Q ox, Q oy, Q dx, Q dy) { return {linear<2>{{ox, oy}, {dx, dy}, {Q(0), {}}}, 0}; }
set<2> line(Q ox, Q oy, Q dx, Q dy) { return {linear<2>{{ox, oy}, {dx, dy}, {}}, 0}; }
set<2> rectangle(Q x0, Q y0, Q x1, Q y1) { return {upright_core<2>({x0, y0}, {x1, y1}), 0}; }
set<2> turned(Q x, Q y, Q hx, Q hy, Q c, Q s) {
    return {box<2>{{x, y}, {{{c, s}, {-s, c}}}, {interval{-hx, hx}, interval{-hy, hy}}}, 0};
}
set<2> tri(qpoint a, qpoint b, qpoint c) { return {hull_of<2>{{a, b, c}}, 0}; }

/// The relation in both orders, and of two other ways to say the same sets where there are any.
void relation_is(set<2> const& a, set<2> const& b, relation r, char const* what) {
    expect(relate(a, b) == r && relate(b, a) == r, what);
}

void relations() {
    relation_is(disk(0, 0, 5), rectangle(3, 4, 9, 9), touching, "a disk of radius 5 touches the corner (3, 4)");
    relation_is(disk(0, 0, 5 - Q(1, 1000)), rectangle(3, 4, 9, 9), disjoint, "a slightly smaller one does not");
    relation_is(disk(0, 0, 1), disk(3, 4, 4), touching, "disks at distance 5 with radii 1 and 4");
    relation_is(disk(0, 0, 0), disk(0, 0, 0), overlapping, "two equal points");
    relation_is(disk(3, 4, 0), rectangle(3, 4, 9, 9), touching, "a point on a corner");
    relation_is(disk(3, 4, 0), rectangle(3, 4, 3, 9), touching, "a point at the end of a flat box");
    relation_is(disk(3, 5, 0), rectangle(3, 4, 3, 9), overlapping, "a point inside a flat box");
    relation_is(segment(0, 0, 2, 2), segment(0, 2, 2, 0), overlapping, "an X");
    relation_is(segment(0, 0, 2, 2), segment(1, 1, 5, -9), touching, "a T");
    relation_is(segment(0, 0, 1, 1), segment(1, 1, 2, 2), touching, "end to end");
    relation_is(segment(0, 0, 2, 2), segment(1, 1, 3, 3), overlapping, "along each other");
    relation_is(segment(0, 0, 2, 2), segment(3, 3, 1, 1), overlapping, "along each other, reversed");
    relation_is(segment(1, 1, 1, 1), segment(0, 0, 3, 3), overlapping, "a point within a segment");
    relation_is(segment(0, 1, 4, 1), rectangle(0, 1, 4, 3), touching, "a segment along an edge");
    relation_is(segment(-1, 2, 1, 0), rectangle(0, 1, 4, 3), touching, "a segment past a corner");
    relation_is(segment(1, 1, 3, 3), rectangle(2, 2, 2, 2), overlapping, "a box without size within a segment");
    relation_is(segment(0, 0, 8, 6), disk(1, 7, 5), touching, "an oblique tangent");
    relation_is(ray(0, 0, 3, 4), disk(-1, 7, 5), touching, "a tangent ray");
    relation_is(ray(0, 0, -3, -4), disk(-1, 7, 5), disjoint, "the same ray backwards");
    relation_is(ray(5, 0, 1, 0), disk(0, 0, 5), touching, "a ray that leaves from the rim");
    relation_is(ray(5, 0, -1, 0), disk(0, 0, 5), overlapping, "a ray that enters from the rim");
    relation_is(ray(0, 0, 1, 1), rectangle(1, 0, 2, 1), touching, "a ray through a corner");
    relation_is(line(3, 0, 0, 1), rectangle(1, 0, 2, 1), disjoint, "a line beside a box");
    relation_is(line(9, 9, 1, 1), rectangle(1, 0, 2, 2), overlapping, "a line through a box");
    relation_is(turned(0, 0, 1, 1, 3, 4), turned(6, 8, 1, 1, 3, 4), touching, "boxes on Pythagorean axes");
    relation_is(turned(0, 0, 1, 1, 1, 0), turned(3, 0, 1, 1, 1, 1), touching, "a diamond's corner on a side");
    relation_is(turned(0, 0, 1, 0, 1, 0), turned(1, 1, 0, 1, 1, 0), touching, "a flat box and a narrow one");
    relation_is(tri({0, 0}, {2, 2}, {5, 5}), disk(1, 1, 0), overlapping, "a point within a flat triangle");
    relation_is(tri({2, 2}, {4, 1}, {5, 5}), disk(6, 0, 2), disjoint, "a disk near a triangle");
    relation_is(tri({0, 0}, {4, 0}, {0, 4}), disk(2, 2, 0), touching, "a point on a triangle's side");
    relation_is(segment(0, 0, 10, 0, 1), segment(13, 4, 20, 4, 4), touching, "capsules at distance 5");
}

void containments() {
    expect(contains(disk(0, 0, 5), rectangle(-3, -4, 3, 4)), "a disk holds the box inscribed");
    expect(!contains(disk(0, 0, 5), rectangle(-3, -4, 3, 4), true), "but not strictly");
    expect(contains(rectangle(-1, -1, 1, 1), disk(0, 0, 1)), "a box holds the disk inscribed");
    expect(!contains(rectangle(-1, -1, 1, 1), disk(0, 0, 1), true), "but not strictly");
    expect(contains(turned(0, 0, 1, 1, 3, 4), disk(0, 0, 5)), "a turned box holds the disk inscribed");
    expect(!contains(turned(0, 0, 1, 1, 3, 4), disk(0, 0, 5 + Q(1, 1000))), "and no greater one");
    expect(contains(tri({0, 0}, {4, 0}, {0, 3}), disk(1, 1, 1)), "a 3-4-5 triangle holds its incircle");
    expect(!contains(tri({0, 0}, {4, 0}, {0, 3}), disk(1, 1, 1), true), "but not strictly");
    expect(contains(disk(0, 0, 2), disk(0, 0, 2)) && !contains(disk(0, 0, 2), disk(0, 0, 2), true), "a disk and itself");
    expect(contains(segment(0, 0, 4, 0), segment(1, 0, 2, 0), true), "a segment within a segment");
    expect(contains(ray(0, 0, 1, 1), disk(3, 3, 0), true), "a point within a ray");
    expect(!contains(ray(0, 0, 1, 1), disk(3, 3, 1)) && !contains(disk(0, 0, 9), ray(0, 0, 1, 1)),
           "no disk within a ray, no ray in a disk");
}

/// Which float is the nearest, to even where two are.
void roundings() {
    surd const root{0, 1, 2}, tie{Q(1) + scaled({1}, -53).x}, above{tie.x + scaled({1}, -1074).x}, tiny = scaled({1}, -1080);
    double const next = std::nextafter(1.0, 2.0), least = DBL_TRUE_MIN;
    expect(is_nearest(root, std::sqrt(2.0)) && !is_nearest(root, std::nextafter(std::sqrt(2.0), 1.0)), "the root of 2");
    expect(is_nearest(root, std::sqrt(2.0f)) && !is_nearest(root, std::nextafter(std::sqrt(2.0f), 2.0f)), "as a float");
    expect(is_nearest(tie, 1.0) && !is_nearest(tie, next), "a tie goes to even");
    expect(!is_nearest(above, 1.0) && is_nearest(above, next), "a little more than a tie goes up");
    expect(is_nearest(scaled({-3}, -1075), -2 * least) && !is_nearest(scaled({-3}, -1075), -least), "a tie of subnormals");
    expect(is_nearest(tiny, least) && !is_nearest(tiny, 0.0), "what is not 0 never becomes 0");
    expect(is_nearest(surd{0}, 0.0) && !is_nearest(surd{0}, -0.0) && !is_nearest(surd{0}, least), "0 is not -0");
    Q const end = Q(DBL_MAX) + spacing(DBL_MAX) / 2;
    expect(is_nearest(surd{end}, HUGE_VAL) && !is_nearest(surd{end}, DBL_MAX),
           "from the middle after the greatest on: infinity");
    expect(is_nearest(surd{end - 1}, DBL_MAX) && !is_nearest(surd{-end}, HUGE_VAL), "up to it: the greatest");
    expect(!is_nearest(surd{1}, std::nan("")) && !is_nearest(surd{1}, HUGE_VAL), "NaN is nothing's nearest");
    expect(compare(surd{0, 1, 8}, surd{0, 2, 2}) == 0 && compare(surd{1, 1, 2}, surd{0, 1, 6}) < 0, "2 and 3 under roots");
    expect(compare(surd{3, -1, 2}, surd{0, 1, 2}) > 0 && compare(surd{-1, 1, 3}, surd{1, -1, 2}) > 0, "with signs");
    expect(compare(surd{5, 2, 6}, surd{5, 1, 24}) == 0 && compare(surd{0, -1, 3}, surd{0, -1, 2}) < 0, "of one side");
}

void measures() {
    auto const a = segment(0, 0, 8, 6);
    auto const b = disk(1, 7, 3);
    auto const near = meet(a.core, b.core);
    expect(near.squared == 25 && near.on_a.lo == qpoint{4, 3} && near.on_a.lo == near.on_a.hi, "the foot of (1, 7) is (4, 3)");
    expect(compare(distance(a, b, near), 2) == 0 && compare(squared_distance(a, b, near), 4) == 0, "5 - 3 = 2");
    roundings();
    auto const c = chord(std::get<linear<2>>(ray(-9, 3, 2, 0).core), disk(0, 0, 5));
    expect(c && compare((*c)[0], Q(5, 2)) == 0 && compare((*c)[1], Q(13, 2)) == 0, "a chord from x = -4 to x = 4");
    auto const round = rounded_chord(std::get<linear<2>>(ray(-9, 3, 2, 0).core), {{0, 0}, {8, 0}, {8, -6}}, 5);
    expect(round && compare((*round)[0], Q(5, 2)) == 0 && compare((*round)[1], Q(21, 2)) == 0, "round corners: -4 to 12");
    set<3> const crossing{segment_core<3>({0, 0, 0}, {4, 0, 0}), 0};
    expect(meet(crossing.core, core<3>(segment_core<3>({1, -1, 3}, {1, 1, 3}))).squared == 9, "skew segments 3 apart");
    expect(meet(crossing.core, core<3>(upright_core<3>({6, 2, 1}, {7, 3, 4}))).squared == 9, "2-2-1 is 3");
}

/// Every pair of bounded cores that both methods can answer; of two boxes, which take long, each eighth.
void methods_agree() {
    std::vector<set<2>> all;
    for (int k = 0; k < 81; ++k) {
        int const a = k % 3, b = k / 3 % 3, c = k / 9 % 3, d = k / 27;
        all.push_back(segment(a, b, c, d));
        if (a <= c && b <= d) all.push_back(rectangle(a, b, c, d));
        if (b < 2) all.push_back(turned(a, b, c, d, 2, 1 - b));
    }
    int wrong = 0, boxes = 0;
    for (auto const& a : all) {
        for (auto const& b : all) {
            auto const *p = std::get_if<box<2>>(&a.core), *q = std::get_if<box<2>>(&b.core);
            if (p && q && ++boxes % 8 != 0) continue;
            auto const x = p && q ? meet_boxes(*p, *q) : meet(a.core, b.core);
            auto const y = meet_planar(a.core, b.core);
            bool const same = x.squared == y.squared && x.inside == y.inside;
            bool const places = x.squared == 0 ||
                                (x.gap == y.gap && x.on_a.lo == y.on_a.lo && x.on_a.hi == y.on_a.hi && x.on_b.lo == y.on_b.lo);
            wrong += same && places ? 0 : 1;
        }
    }
    expect(wrong == 0, "the parameters and the hull of differences disagree");
}

}  // namespace

int self_test() {
    relations();
    containments();
    measures();
    methods_agree();
    return failures;
}

}  // namespace oracle
