// SPDX-License-Identifier: MIT
#include "figures.hpp"
#include "ring_builder.hpp"
#include "self_test.hpp"

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
void relation_is(figure const& a, figure const& b, relation r, char const* what) {
    expect(relate(a, b) == r && relate(b, a) == r, what);
}

figure region(ring outer, std::vector<ring> holes = {}) {
    holes.insert(holes.begin(), std::move(outer));
    return outline(std::move(holes), true, true);
}
figure curve(ring v, bool closed = false) { return outline({std::move(v)}, false, closed); }
figure segment(Q ax, Q ay, Q bx, Q by, Q r = 0) { return set<2>{segment_core<2>({ax, ay}, {bx, by}), r}; }
figure disk(Q x, Q y, Q r) { return segment(x, y, x, y, r); }
figure ray(Q ox, Q oy, Q dx, Q dy) { return set<2>{linear<2>{{ox, oy}, {dx, dy}, {Q(0), {}}}, 0}; }
ring square(Q lo, Q hi) { return {{lo, lo}, {hi, lo}, {hi, hi}, {lo, hi}}; }

figure const ell = region({{0, 0}, {4, 0}, {4, 1}, {1, 1}, {1, 4}, {0, 4}});
figure const frame = region(square(-4, 4), {square(-2, 2)});
figure const path = curve({{0, 0}, {4, 0}, {4, 4}});

void relations() {
    relation_is(ell, disk(3, 3, 2), touching, "a disk in the notch touches an arm");
    relation_is(ell, disk(3, 3, Q(201, 100)), overlapping, "a greater one overlaps it");
    relation_is(ell, disk(2, 2, 0), disjoint, "a point in the notch");
    relation_is(ell, segment(0, 4, 4, 0), overlapping, "a segment over the notch runs through the ends of the arms");
    relation_is(ell, segment(1, 4, 4, 1), touching, "a segment from corner to corner over the notch");
    relation_is(ell, segment(1, 1, 1, 9), touching, "a segment along an inner side");
    relation_is(ell, ray(2, 2, -1, -1), overlapping, "a ray through the inner corner");
    relation_is(ell, ell, overlapping, "a region and itself");
    relation_is(ell, region(square(1, 3)), touching, "a square in the notch");
    relation_is(frame, region(square(-2, 2)), touching, "a square that fills the hole");
    relation_is(frame, region(square(-1, 1)), disjoint, "a square in the hole");
    relation_is(frame, region(square(-5, 5)), overlapping, "a square around it all");
    relation_is(frame, disk(0, 0, 2), touching, "a disk inscribed in the hole");
    relation_is(frame, curve(square(-2, 2), true), touching, "the hole's boundary");
    relation_is(path, segment(4, 0, 9, -9), touching, "an end of a segment on a joint");
    relation_is(path, segment(3, 1, 5, -1), overlapping, "a segment across a joint");
    relation_is(path, segment(-1, 1, 1, -1), touching, "a segment across the end");
    relation_is(path, disk(0, 0, 0), touching, "a point on the end");
    relation_is(path, disk(4, 0, 0), overlapping, "a point on the joint");
    relation_is(curve(square(0, 4), true), disk(2, 2, 1), disjoint, "a disk inside a closed curve");
    auto const hook = curve({{0, 0}, {4, 0}, {4, 4}, {2, 0}});
    relation_is(hook, disk(2, 0, 0), touching, "the end of a curve on another part of it");
    relation_is(hook, segment(2, -1, 2, 1), touching, "a segment across it there");
    relation_is(hook, segment(1, 0, 3, 0), overlapping, "a segment along it there");
    relation_is(hook, disk(2, 0, 1), overlapping, "a disk around it there");
    expect(!contains(hook, segment(1, 0, 3, 0), true) && contains(hook, segment(1, 0, 3, 0)), "an end in the middle");
}

void containments() {
    expect(contains(ell, region(square(0, 1))) && !contains(ell, region(square(0, 1)), true), "a square in the corner");
    expect(!contains(ell, region(square(0, 2))) && !contains(ell, segment(0, 4, 4, 0)), "nothing over the notch");
    expect(!contains(frame, region(square(-3, 3))) && contains(frame, curve(square(-3, 3), true), true), "not over the hole");
    expect(contains(frame, disk(3, 0, 1)) && !contains(frame, disk(3, 0, 1), true), "a disk inscribed beside the hole");
    expect(contains(disk(2, 2, 3), region(square(0, 4))) == contains(disk(2, 2, 3), path), "a disk around corners");
    expect(contains(path, segment(0, 0, 4, 0)) && !contains(path, segment(0, 0, 4, 0), true), "a side and its end");
    expect(contains(path, segment(1, 0, 4, 0), true) && !contains(path, region(square(0, 4))), "up to the joint");
    expect(contains(ray(-1, 0, 1, 0), curve({{0, 0}, {4, 0}, {2, 0}}), true), "a curve that turns back along a ray");
}

/// Convex sets as the hull of their corners and as a region.
void methods_agree() {
    std::vector<ring> rings;
    for (int k = 0; k < 729; k += 23) {
        auto r = convex_ring({{k % 3, k / 3 % 3}, {k / 9 % 3, k / 27 % 3}, {k / 81 % 3 + 1, k / 243}});
        if (!r.empty()) rings.push_back(std::move(r));
    }
    int wrong = 0;
    for (auto const& p : rings) {
        for (auto const& q : rings) {
            figure const a = set<2>{hull_of<2>{p}, 0}, b = set<2>{hull_of<2>{q}, 0};
            bool const same = relate(a, b) == relate(region(p), b) && contains(a, b) == contains(region(p), b) &&
                              contains(a, b, true) == contains(region(p), b, true);
            wrong += same ? 0 : 1;
        }
    }
    expect(wrong == 0, "convex sets and regions disagree");
    expect(gap(ell, region(square(2, 3))).ways[0].squared == 1, "1 from the notch to its square");
}

}  // namespace

int figures_test() {
    relations();
    containments();
    methods_agree();
    return failures;
}

}  // namespace oracle
