// SPDX-License-Identifier: MIT
// Bodies that lie or stand on a ground and move along it, away from it or into it: cases by hand, and the same answers as in fractions.
#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "impacts.hpp"
#include "in_fractions.hpp"

import hantei;

namespace queries_sweep_from_rest {

using namespace hantei;

constexpr bool comes(auto const& hit, double first, double last, vec<> const& normal, auto const&... points) {
    return hit->first == first && hit->last == last && hit->normal == normal && impacts::touch_in(hit, points...);
}
constexpr bool is(auto const& hit, double last, vec<> const& normal, auto const&... points) {
    return comes(hit, 0, last, normal, points...);
}
constexpr vec down{0.0, -1.0};

// An L of two blocks, and a block of its own.
constexpr polygon bent{{{0.0, 0.0}, {8, 0}, {8, 2}, {2, 2}, {2, 6}, {0, 6}}};
constexpr polygon block{{{3.0, 2.0}, {5, 2}, {5, 4}, {3, 4}}};
constexpr aabb cornered{{2, 2}, {3, 3}};
constexpr chain road{std::array<vec<>, 4>{{{0, 0}, {4, 0}, {6, 0}, {10, 3}}}};
static_assert(is(sweep(block, {4, 0}, bent), 1, down, vec{3.0, 2.0}, vec{5.0, 2.0}), "a region slides on a region");
static_assert(is(sweep(cornered, {-1, 0}, bent), 1, vec{-1.0, 0.0}, vec{2.0, 3.0}, vec{2.0, 2.0}));
static_assert(is(sweep(aabb{{3, 0}, {5, 1}}, {-1, 1}, road), 0, down, vec{3.0, 0.0}, vec{5.0, 0.0}));

TEST_CASE("sweep: bodies at rest, by hand") {
    SUBCASE("a region on a region") {
        CHECK(is(sweep(block, {4, 0}, bent), 1, down, vec{3.0, 2.0}, vec{5.0, 2.0}));
        CHECK(is(sweep(block, {16, 0}, bent), 0.3125, down, vec{3.0, 2.0}, vec{5.0, 2.0}));  // over its end
        CHECK(is(sweep(block, {0, 1}, bent), 0, down, vec{3.0, 2.0}, vec{5.0, 2.0}));
        CHECK(is(sweep(block, {0, -1}, bent), 1, down, vec{3.0, 2.0}, vec{5.0, 2.0}));
        CHECK(is(sweep(bent, {0, 1}, block), 1, vec{0.0, 1.0}, vec{5.0, 2.0}, vec{3.0, 2.0}));  // seen from the ground
    }
    SUBCASE("a segment or a point slides on a region, which tells on which side") {
        CHECK(is(sweep(block, {1, 1}, segment{{0, 2}, {4, 2}}), 0, down, vec{3.0, 2.0}, vec{4.0, 2.0}));
        CHECK(is(sweep(segment{{3, 2}, {5, 2}}, {4, 0}, bent), 1, down, vec{3.0, 2.0}, vec{5.0, 2.0}));
        CHECK(is(sweep(point{4, 2}, {-4, 0}, bent), 1, down, vec{4.0, 2.0}));
        CHECK(is(sweep(point{2, 2}, {0, 8}, bent), 0.5, vec{-1.0, 0.0}, vec{2.0, 2.0}));  // along a wall from its foot
    }
    SUBCASE("in a corner of the L the wall stops the body; the floor only bears it") {
        CHECK(is(sweep(cornered, {-1, 0}, bent), 1, vec{-1.0, 0.0}, vec{2.0, 3.0}, vec{2.0, 2.0}));
        CHECK(is(sweep(cornered, {0, -1}, bent), 1, down, vec{2.0, 2.0}, vec{3.0, 2.0}));
        CHECK(is(sweep(cornered, {1, 0}, bent), 1, down, vec{2.0, 2.0}, vec{3.0, 2.0}));  // away from the wall
        CHECK(is(sweep(disk{{3, 3}, 1.0}, {-1, -1}, bent), 1, vec{-1.0, 0.0}, vec{2.0, 3.0}));  // the one on the right
        CHECK(is(sweep(disk{{3, 3}, 1.0}, {0, 8}, bent), 0.375, vec{-1.0, 0.0}, vec{2.0, 3.0}));
    }
    SUBCASE("to a sharp corner of a region, and along its sides") {
        CHECK(comes(sweep(aabb{{2, 5}, {3, 6}}, {0, -2}, block), 0.5, 1, vec{1.0, 0.0}, vec{3.0, 4.0}));
        CHECK(comes(sweep(aabb{{1, 4}, {2, 5}}, {2, 0}, block), 0.5, 1, down, vec{3.0, 4.0}));
        CHECK(comes(sweep(aabb{{1, 5}, {2, 6}}, {2, -2}, block), 0.5, 1, down, vec{3.0, 4.0}));
        CHECK(comes(sweep(polygon{{{2.0, 5.0}, {3, 5}, {3, 7}, {2.5, 6}}}, {0, -2}, block), 0.5, 1, vec{1.0, 0.0},
                    vec{3.0, 4.0}));
        CHECK(is(sweep(aabb{{2, 4}, {3, 5}}, {-1, 0}, block), 0, down, vec{3.0, 4.0}));  // they part
    }
    SUBCASE("a segment that crosses a chain passes its joints") {
        CHECK(is(sweep(segment{{2, -1}, {2, 5}}, {12, 0}, road), 0.6666666666666666, vec{1.0, 0.0}));
    }
    SUBCASE("over a joint of a chain all that touches counts") {
        CHECK(is(sweep(aabb{{3, 0}, {5, 1}}, {-1, 1}, road), 0, down, vec{3.0, 0.0}, vec{5.0, 0.0}));
        CHECK(is(sweep(capsule{{3, 1}, {5, 1}, 1.0}, {-8, 0}, road), 0.625, down, vec{3.0, 0.0}, vec{5.0, 0.0}));
    }
}

/// The same ground in double, and in fractions: a floor with its top along `top` from (0, 0), of each kind.
void for_each_ground(vec<> const& top, auto f) {
    vec<> const under = perp(top) * -0.5;
    auto const twice_of = [&f](auto const& plain, auto const& exact) { f(numbers::twice{plain, exact}); };
    auto const exactly = [](vec<> const& p) { return numbers::in_fractions(p); };
    twice_of(segment{vec{0.0, 0.0}, top}, segment{exactly({0, 0}), exactly(top)});
    twice_of(triangle{vec{0.0, 0.0}, top, under}, triangle{exactly({0, 0}), exactly(top), exactly(under)});
    std::vector<vec<>> const joints{{0, 0}, top * 0.5, top},
        hill{under, {0, 0}, top * 0.5, top, top + under, top * 0.5 + under * 0.5};
    twice_of(chain{joints}, chain{numbers::in_fractions(joints)});
    twice_of(polygon{hill}, polygon{numbers::in_fractions(hill)});
}
/// Bodies on the floor, from the place `at` of its top on.
void for_each_body(vec<> const& at, vec<> const& top, auto f) {
    auto const twice_of = [&f](auto const& plain, auto const& exact) { f(numbers::twice{plain, exact}); };
    auto const exactly = [](vec<> const& p) { return numbers::in_fractions(p); };
    vec<> const up = perp(top) * 0.25, on = at + top * 0.25, upright = at + up;
    twice_of(point{at}, point{exactly(at)});
    twice_of(segment{at, on}, segment{exactly(at), exactly(on)});
    twice_of(triangle{at, on, upright}, triangle{exactly(at), exactly(on), exactly(upright)});
    double const radius = 5 * 0.25;  // the length of `top` is 5
    twice_of(disk{upright, radius}, disk{exactly(upright), rational(radius)});
    twice_of(capsule{upright, upright + up, radius}, capsule{exactly(upright), exactly(upright + up), rational(radius)});
    twice_of(capsule{upright, on + up, radius}, capsule{exactly(upright), exactly(on + up), rational(radius)});
    std::vector<vec<>> const cup{at, on, on + up, at + (on - at) * 0.5 + up * 0.5, upright};
    twice_of(polygon{cup}, polygon{numbers::in_fractions(cup)});
    std::vector<vec<>> const star{at, on + up, at + up * 2};
    twice_of(chain{star}, chain{numbers::in_fractions(star)});
}

TEST_CASE("sweep: bodies at rest, as in fractions") {
    std::size_t touches = 0;
    for (vec<> const& top : {vec{5.0, 0.0}, vec{-5.0, 0.0}, vec{3.0, 4.0}, vec{0.0, -5.0}}) {
        for_each_ground(top, [&](auto const& ground) {
            for (double const along : {-0.25, 0.0, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0}) {
                for_each_body(top * along, top, [&](auto const& body) {
                    std::string const names = std::string(body.plain.name) + " on " + ground.plain.name;
                    INFO(names, " at ", along);
                    for (vec<> const& way : {top, top * -0.25, perp(top), top * 2.0 + perp(top), top * 0.5 - perp(top)}) {
                        auto const hit = sweep(body.plain, way, ground.plain);
                        CHECK(hit == sweep(body.exact, numbers::in_fractions(way), ground.exact));
                        CHECK(sweep(ground.plain, way, body.plain) ==
                              sweep(ground.exact, numbers::in_fractions(way), body.exact));
                        touches += hit.has_value() && hit->first == 0 && hit->points.size() > 0;
                    }
                });
            }
        });
    }
    CHECK(touches > 2000);
}

}  // namespace queries_sweep_from_rest
