// SPDX-License-Identifier: MIT
// Every question takes variants: of all shapes, of some, in space, and types that stand for a variant. Where an alternative has no answer
// the type of the answer says so.
#include <doctest/doctest.h>

#include <concepts>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <variant>
#include <vector>

import hantei;

namespace game {

/// A thing that is one of several shapes.
struct thing {
    int number;
    hantei::any_shape<> body;

    friend hantei::any_shape<> const& as_shape(thing const& t) { return t.body; }
};
/// One that says it by value.
struct guard {
    double x;

    friend std::variant<hantei::disk<>, hantei::point<>> as_shape(guard const& g) {
        if (g.x > 0) return hantei::disk{{g.x, 0}, 1};
        return hantei::point<>{{g.x, 0}};
    }
};

}  // namespace game

namespace {

using namespace hantei;
using std::same_as;

template <class S, class V>
concept can_be_moved = requires(S const& s, V const& way) { s + way; };
template <class X>
using maybe = optional_answer<X>;

any_shape<> const ball_at_0 = disk{{0, 0}, 2};
any_shape<> const box_at_1 = aabb{{1, -1}, {3, 1}};
any_shape<> const beam = ray{{-5, 0}, {1, 0}};
any_shape<> const field = polygon{{{0, 0}, {4, 0}, {4, 4}, {2, 1}, {0, 4}}};

// Any two of 13 shapes are 169 pairs for the compiler: so most questions are asked about any shape and one kind.
constexpr disk<> sun{{0, 0}, 2};
constexpr aabb<> box{{1, -1}, {3, 1}};
constexpr ray<> gaze{{-5, 0}, {1, 0}};

TEST_CASE("any two shapes of the plane have every relation and distance") {
    static_assert(same_as<decltype(relate(ball_at_0, box_at_1)), relation>);
    static_assert(same_as<decltype(distance(sun, field)), double>);
    static_assert(same_as<decltype(within_distance(sun, field, 1.0)), bool>);
    CHECK(relate(ball_at_0, box_at_1) == relation::overlapping);
    CHECK(contains(field, point{1.0, 1.0}));
    CHECK(distance(game::guard{-3}, sun) == 1);
    CHECK(touches(game::guard{3}, sun));
    CHECK(closest_points(game::thing{1, point{4.0, 0.0}}, sun).on_b == vec{2.0, 0.0});
}

TEST_CASE("contacts and casts of any shapes: an answer where the two that are held have one") {
    auto const hit = contact(sun, box_at_1);
    static_assert(same_as<decltype(hit), maybe<std::optional<contact_manifold<double, 2>>> const>);
    REQUIRE(hit.has_value());
    CHECK(hit.value()->depth == 1);
    CHECK(!contact(sun, beam).has_value());
    CHECK_THROWS_AS(contact(sun, beam).value(), std::domain_error);
    CHECK(minimum_translation(sun, box_at_1) == std::optional(vec{-1.0, 0.0}));
    CHECK(raycast(gaze, ball_at_0).value()->enter.t == 3);
    CHECK(!raycast(box, ball_at_0).has_value());
    CHECK(crossings(gaze, ball_at_0).value().size() == 2);
    CHECK(raycast(gaze, game::thing{1, ball_at_0}).value()->exit.t == 7);
    CHECK(sweep(sun, vec{1.0, 0.0}, box_at_1)->first == 0);
}
TEST_CASE("a variant of solids has contacts with its like") {
    solid_shape<> const a = disk{{0, 0}, 2}, b = polygon{{{1, -1}, {3, -1}, {3, 1}, {1, 1}}};
    static_assert(same_as<decltype(contact(a, b)), std::optional<contact_manifold<double, 2>>>);
    CHECK(contact(a, b)->depth == 1);
    CHECK(minimum_translation(a, b) == vec{-1.0, 0.0});
    solid_shape<float, 3> const c = sphere<float>{{0, 0, 0}, 2};
    CHECK(contact(c, c)->depth == 4);
}

TEST_CASE("questions about one shape that a variant holds") {
    static_assert(same_as<decltype(bounds(field)), maybe<aabb<>>>);
    static_assert(same_as<decltype(area(field)), double>);
    CHECK(bounds(field) == aabb{{0.0, 0.0}, {4.0, 4.0}});
    CHECK(!bounds(beam).has_value());
    CHECK(bounds(game::guard{3}) == aabb{{2.0, -1.0}, {4.0, 1.0}});
    CHECK(support(ball_at_0, vec{1.0, 0.0}) == vec{2.0, 0.0});
    CHECK(centroid(ball_at_0) == vec{0.0, 0.0});
    CHECK(area(beam) == 0);
    CHECK(is_valid(ball_at_0));
    CHECK(!is_valid(any_shape<>(disk{{0, 0}, -1})));
    CHECK(flaws(game::thing{1, disk{{0, 0}, -1}}).size() == 1);
    CHECK(is_valid(vec{1.0, 2.0}));
    CHECK(transform(game::thing{7, ball_at_0}, pose<>{{}, {1, 0}}) == any_shape<>(disk{{1, 0}, 2}));
}

TEST_CASE("alternatives of several scalars are asked in one that holds all") {
    std::variant<disk<float>, disk<>, aabb<int>> const a = disk<float>{{0, 0}, 1}, b = aabb<int>{{3, 0}, {4, 1}};
    static_assert(same_as<decltype(distance(a, b)), double>);
    CHECK(distance(a, b) == 2);
    CHECK(closest_points(a, sun).on_a == vec{0.0, 0.0});
    CHECK(contact(a, aabb<float>{{0.5f, -1}, {3, 1}})->depth == 0.5);
    CHECK(minimum_translation(b, disk<float>{{2, 0.5f}, 2}) == vec{1.0, 0.0});
    CHECK(raycast(ray<float>{{-5, 0}, {1, 0}}, a)->enter.t == 4);
    CHECK(crossings(ray<float>{{-5, 0}, {1, 0}}, a).size() == 2);
    CHECK(sweep(a, vec{4.0f, 0.0f}, b)->first == 0.5);
    CHECK(within_distance(a, b, 2.0f));
    CHECK(contains(sun, a));
    CHECK(area(a) == area(disk{{0, 0}, 1}));
    CHECK(bounds(b) == aabb{{3.0, 0.0}, {4.0, 1.0}});
    CHECK(centroid(b) == vec{3.5, 0.5});
    CHECK(support(a, vec{1.0, 0.0}) == vec{1.0, 0.0});
    static_assert(!can_be_moved<decltype(a), vec<float>>);  // no alternative holds the moved box
    std::variant<disk<float>, aabb<>> const c = disk<float>{{0, 0}, 1};
    CHECK(c + vec{1.0f, 0.0f} == decltype(c){disk<float>{{1, 0}, 1}});
}
TEST_CASE("64-bit integers and floating-point numbers meet nowhere: no answer, or one in double") {
    std::variant<disk<std::int64_t>, disk<float>> const a = disk<std::int64_t>{{0, 0}, 1};
    static_assert(same_as<decltype(distance(a, sun)), maybe<double>>);
    CHECK(!distance(a, sun).has_value());
    CHECK(distance(a, a) == 0.0);
    CHECK(distance(a, disk<std::int64_t>{{5, 0}, 1}) == 3.0);
    CHECK(contact(a, disk<std::int64_t>{{1, 0}, 1}).value()->depth == 1);
    CHECK(!sweep(a, vec{1.0, 0.0}, sun).has_value());
    CHECK(centroid(a) == vec{0.0, 0.0});
    CHECK(area(a) == area(disk{{0, 0}, 1}));
}

TEST_CASE("any shape of space: pairs that are not written have no answer") {
    any_shape<double, 3> const ball = sphere{{0, 0, 0}, 2}, block = aabb{{1, -1, -1}, {3, 1, 1}},
                               flat = triangle<double, 3>{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
    static_assert(same_as<decltype(relate(ball, block)), maybe<relation>>);
    static_assert(same_as<decltype(intersects(sphere{{0, 0, 0}, 1}, block)), maybe<bool>>);
    CHECK(intersects(ball, sphere{{9, 0, 0}, 1}) == false);
    CHECK(!relate(ball, flat).has_value());
    CHECK(relate(ball, block) == relation::overlapping);
    CHECK(contact(sphere{{0, 0, 0}, 2}, block).value()->depth == 1);
    CHECK(distance(ball, sphere{{9, 0, 0}, 1}) == 6.0);
}

TEST_CASE("shapes over arrays become alternatives of any_shape") {
    any_shape<> const a = polygon{{{0, 0}, {4, 0}, {0, 4}}}, b = convex{{{0, 0}, {4, 0}, {0, 4}}}, c = chain{{{0, 0}, {4, 0}}};
    CHECK(a.index() != b.index());
    CHECK(relate(a, b) == relation::overlapping);
    CHECK(relate(b, c) == relation::touching);
    std::vector<solid_shape<>> const all{polygon{{{0, 0}, {4, 0}, {0, 4}}}, disk{{9, 9}, 1}};
    CHECK(intersecting_pairs(all).empty());
    std::vector<game::thing> const things{{1, disk{{0, 0}, 1}}, {2, disk{{1, 0}, 1}}};
    CHECK(nearest(point{3.0, 0.0}, things)->where->number == 2);
    std::vector<game::guard> const guards{{3}, {4}, {-9}};
    CHECK(intersecting_pairs(guards).size() == 1);
}

}  // namespace
