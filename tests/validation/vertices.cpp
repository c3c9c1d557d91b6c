// SPDX-License-Identifier: MIT
// What is wrong with vertices: every defect has its name and its place, and every question refuses the shape.
#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

import hantei;

using namespace hantei;

namespace {

using vertices = std::vector<vec<>>;
constexpr double infinite = std::numeric_limits<double>::infinity();

/// The one flaw of a shape in words, or "none"; and nobody answers a question about it.
template <class S>
std::string flaw_of(S const& s) {
    if (is_valid(s)) return flaws(s).empty() ? "none" : "is_valid and flaws disagree";
    std::string text;
    auto const refused = [&](auto const& other, auto const& ask) {
        try {
            static_cast<void>(ask(s, other));
            FAIL_CHECK("answered although a shape is not valid");
        } catch (invalid_shape const& refusal) {
            text = refusal.what();
            CHECK(refusal.reason() == flaws(s)[0]);
        }
    };
    auto const by_all = [&](auto const& other) {
        refused(other, relate);
        refused(other, contains);
        refused(other, strictly_contains);
        refused(other, distance);
        refused(other, squared_distance);
        refused(other, closest_points);
    };
    by_all(point{9.0, 9.0});
    by_all(disk{{9, 9}, 1.0});
    by_all(line{{9, 9}, {1, 0}});
    by_all(convex{{{9, 9}, {10, 9}, {9, 10}}});
    CHECK_THROWS_AS(bounds(s), invalid_shape);
    return text;
}

TEST_CASE("convex: the ring turns one way, once around, at every vertex") {
    CHECK(flaw_of(convex{vertices{{0, 0}, {4, 0}, {4, 4}, {0, 4}}}) == "none");
    CHECK(flaw_of(convex{vertices{{0, 4}, {4, 4}, {4, 0}, {0, 0}}}) == "none");
    CHECK(flaw_of(convex{vertices{{0, 0}, {4, 0}}}) == "hantei: convex: vertices invalid: too few different vertices: 2");
    CHECK(flaw_of(convex{vertices{}}) == "hantei: convex: vertices invalid: too few different vertices: 0");
    CHECK(flaw_of(convex{vertices{{0, 0}, {4, infinite}, {0, 4}}}) ==
          "hantei: convex: vertices invalid: not finite (NaN or infinity) at vertex 1");
    CHECK(flaw_of(convex{vertices{{0, 0}, {4, 0}, {0, 4}, {0, 0}}}) == "none");
    CHECK(flaw_of(convex{vertices{{0, 0}, {2, 0}, {4, 0}, {0, 4}}}) == "none");
    CHECK(flaw_of(convex{vertices{{0, 0}, {4, 0}, {4, 0}, {0, 0}}}) ==
          "hantei: convex: vertices invalid: too few different vertices: 2");
    CHECK(flaw_of(convex{vertices{{0, 0}, {2, 0}, {4, 0}}}) ==
          "hantei: convex: vertices invalid: it doubles back on itself at vertex 0");
    CHECK(flaw_of(convex{vertices{{0, 0}, {4, 0}, {1, 1}, {0, 4}}}) ==
          "hantei: convex: vertices invalid: not convex, it turns the other way at vertex 2");
    CHECK(flaw_of(convex{vertices{{0, 3}, {-2, -3}, {3, 1}, {-3, 1}, {2, -3}}}) ==
          "hantei: convex: vertices invalid: not convex, it winds around more than once");
    // Off the line of its neighbors by the last bit.
    CHECK(flaw_of(convex{vertices{{0, 0}, {0.5, -0x1p-1074}, {1, 0}, {0, 1}}}) == "none");
}

TEST_CASE("polygon: rings that meet nothing, holes inside") {
    vertices const outer{{0, 0}, {9, 0}, {9, 9}, {0, 9}};
    auto const with = [&](auto... holes) { return polygon{outer, std::vector<vertices>{holes...}}; };
    vertices const hole{{1, 1}, {2, 1}, {2, 2}, {1, 2}};
    CHECK(flaw_of(with(hole)) == "none");
    CHECK(flaw_of(with(hole, vertices{{3, 1}, {3, 2}, {4, 1}})) == "none");
    CHECK(flaw_of(polygon{vertices{{0, 0}, {4, 4}, {4, 0}, {0, 4}}}) ==
          "hantei: polygon: outer invalid: it meets itself, at sides 0 and 2");
    CHECK(flaw_of(polygon{vertices{{0, 0}, {4, 0}, {4, 4}, {2, 0}, {0, 4}}}) ==
          "hantei: polygon: outer invalid: it meets itself, at sides 0 and 2");
    CHECK(flaw_of(with(hole, vertices{{3, 1}, {3, 3}, {3, 2}, {4, 4}})) ==
          "hantei: polygon: holes[1] invalid: it doubles back on itself at vertex 1");
    CHECK(flaw_of(with(vertices{{8, 8}, {12, 8}, {8, 12}})) ==
          "hantei: polygon: holes[0] invalid: it crosses the outer ring or runs along it; its side and the outer one are 0 and "
          "1");
    CHECK(flaw_of(with(vertices{{10, 10}, {12, 10}, {10, 12}})) ==
          "hantei: polygon: holes[0] invalid: not inside the outer ring");
    CHECK(flaw_of(with(hole, vertices{{2, 2}, {3, 2}, {3, 3}})) == "none");
    CHECK(
        flaw_of(with(hole, vertices{{1.5, 1.5}, {3, 2}, {3, 3}})) ==
        "hantei: polygon: holes[1] invalid: it crosses another hole or runs along it; its side and the number of that hole are "
        "0 and 0");
    CHECK(flaw_of(with(hole, vertices{{0.5, 0.5}, {3, 0.5}, {3, 3}, {0.5, 3}})) ==
          "hantei: polygon: holes[1] invalid: one inside the other, this hole and hole 0");
}

TEST_CASE("chain: two different vertices; it may cross itself") {
    CHECK(flaw_of(chain{vertices{{0, 0}, {4, 4}, {4, 0}, {0, 4}}}) == "none");
    CHECK(flaw_of(chain{vertices{{0, 0}, {4, 4}, {0, 0}}}) == "none");
    CHECK(flaw_of(chain{vertices{{0, 0}}}) == "hantei: chain: vertices invalid: too few different vertices: 1");
    CHECK(flaw_of(chain{vertices{{0, 0}, {1, 1}, {1, 1}}}) == "none");
    CHECK(flaw_of(chain{vertices{{1, 1}, {1, 1}}}) == "hantei: chain: vertices invalid: too few different vertices: 1");
    CHECK(flaw_of(closed_chain{vertices{{0, 0}, {4, 4}, {0, 0}}}) ==
          "hantei: chain: vertices invalid: too few different vertices: 2");
    CHECK(flaw_of(closed_chain{vertices{{0, 0}, {4, 4}}}) == "hantei: chain: vertices invalid: too few different vertices: 2");
}

// Nobody but the shape writes what it keeps: not its vertices, not what it has found out about them.
template <class Kept>
constexpr bool only_read = !std::is_assignable_v<Kept&, Kept const&> && !std::is_assignable_v<Kept&, Kept> &&
                           std::is_const_v<std::remove_reference_t<decltype(std::declval<Kept&>().get())>>;
template <class Kept>
constexpr bool cannot_be_taken = !std::is_move_constructible_v<Kept> ||
                                 std::is_trivially_copyable_v<std::remove_cvref_t<decltype(std::declval<Kept&>().get())>>;
template <class S>
constexpr bool cannot_be_broken =
    only_read<decltype(S::kept_vertices)> && only_read<decltype(S::kept_tree)> && only_read<decltype(S::kept_facts)> &&
    cannot_be_taken<decltype(S::kept_vertices)> && cannot_be_taken<decltype(S::kept_facts)> &&
    std::is_const_v<std::remove_reference_t<decltype(std::declval<S&>().vertices())>>;
template <class V, class H>
constexpr bool cannot_be_broken<polygon<V, H>> =
    only_read<decltype(polygon<V, H>::kept_outer)> && only_read<decltype(polygon<V, H>::kept_holes)> &&
    only_read<decltype(polygon<V, H>::kept_tree)> && only_read<decltype(polygon<V, H>::kept_hole_trees)> &&
    only_read<decltype(polygon<V, H>::kept_facts)> && cannot_be_taken<decltype(polygon<V, H>::kept_outer)> &&
    cannot_be_taken<decltype(polygon<V, H>::kept_holes)> &&
    std::is_const_v<std::remove_reference_t<decltype(std::declval<polygon<V, H>&>().outer())>> &&
    std::is_const_v<std::remove_reference_t<decltype(std::declval<polygon<V, H>&>().holes())>>;
using three = std::array<vec<>, 3>;
static_assert(cannot_be_broken<convex<three>> && cannot_be_broken<convex<vertices>>);
static_assert(cannot_be_broken<chain<three>> && cannot_be_broken<chain<vertices>> && cannot_be_broken<closed_chain<three>>);
static_assert(cannot_be_broken<polygon<three>> && cannot_be_broken<polygon<three, std::array<three, 2>>>);
static_assert(cannot_be_broken<polygon<vertices, std::vector<vertices>>>);

// A shape as a whole is a value like others.
constexpr bool is_a_value(auto x, auto const& y) {
    auto const before = x;
    auto copy = y;
    x = copy;
    auto const& itself = x;
    x = itself;
    bool const assigned = x == y && x.facts() == y.facts();
    x = before;
    auto const moved = static_cast<decltype(copy)&&>(copy);
    return assigned && x == before && !(x == y) && moved == y;
}
constexpr three low{vec{0.0, 0.0}, vec{4.0, 0.0}, vec{0.0, 4.0}}, high{vec{0.0, 9.0}, vec{4.0, 9.0}, vec{0.0, 13.0}};
static_assert(is_a_value(convex{low}, convex{high}) && is_a_value(chain{low}, chain{high}) &&
              is_a_value(polygon{low}, polygon{high}));
static_assert(is_a_value(polygon{low, std::array{low}},
                         polygon{high, std::array{low}}));  // (what is wrong is a part of the value)
static_assert(is_a_value(convex{std::span{low}}, convex{std::span{high}}));

TEST_CASE("a shape made of a view keeps a copy") {
    std::vector<vec<>> corners{{0, 0}, {4, 0}, {4, 4}, {0, 4}};
    convex const square{std::span{corners}};
    polygon const region{std::span{corners}, std::span{corners}};
    closed_chain const curve{std::span{corners}};
    for (auto& p : corners) p = p + vec{100.0, 0.0};
    CHECK(intersects(square, point{2, 2}));
    CHECK(intersects(curve, point{2, 0}));
    CHECK(region.outer() == std::vector<vec<>>{{0, 0}, {4, 0}, {4, 4}, {0, 4}});
    CHECK_FALSE(is_valid(region));
    CHECK(std::is_same_v<decltype(curve), closed_chain<std::vector<vec<>>> const>);
}

TEST_CASE("a shape that was moved away is refused until it is assigned again") {
    polygon region{vertices{{0, 0}, {4, 0}, {0, 4}}};
    auto const taken = std::move(region);
    CHECK(flaw_of(region) ==
          "hantei: polygon: outer invalid: too few different vertices: 0");  // NOLINT(bugprone-use-after-move)
    CHECK_THROWS_AS(intersects(region, point{1, 1}), invalid_shape);
    region = taken;
    CHECK(intersects(region, point{1, 1}));
}

TEST_CASE_TEMPLATE("vertices in any contiguous range of any scalar", T, float, double, std::int32_t, std::int64_t) {
    std::array<vec<T>, 3> const kept{vec<T>{T(0), T(0)}, vec<T>{T(4), T(0)}, vec<T>{T(0), T(4)}};
    std::vector<vec<T>> const grown(kept.begin(), kept.end());
    CHECK(touches(convex{kept}, convex{std::span<vec<T> const>{grown}}) == false);
    CHECK(relate(polygon{grown}, point<T>{{T(2), T(2)}}) == relation::touching);
    CHECK(relate(closed_chain{std::span{kept}}, point<T>{{T(2), T(2)}}) == relation::overlapping);
    CHECK(contains(convex{grown}, chain{kept}));
}

TEST_CASE("scalars meet in one that holds both, as everywhere") {
    std::vector<vec<float>> const ring{{0, 0}, {4, 0}, {4, 4}, {0, 4}};
    CHECK(std::is_same_v<decltype(distance(convex{ring}, disk{{9, 2}, 1.0})), double>);
    CHECK(std::is_same_v<decltype(distance(disk{{9, 2}, 1.0}, polygon{ring})), double>);
    CHECK(distance(chain{ring}, disk{{9, 2}, 1.0}) == 4);
    CHECK(contains(disk{{2, 2}, 3.0}, convex{ring}));
    CHECK(contains(convex{ring}, disk{{2, 2}, 2.0}));
    CHECK_FALSE(judgeable<convex<std::vector<vec<std::int64_t>>>, disk<double>>);
}

/// Const, it still lets its elements be written.
struct shared_ring {
    vec<>* first;
    std::size_t count;
    vec<>* data() const { return first; }
    vec<>* begin() const { return first; }
    vec<>* end() const { return first + count; }
    std::size_t size() const { return count; }
};

TEST_CASE("vertices are kept where nobody else can write") {
    std::vector<vec<>> corners{{0, 0}, {4, 0}, {4, 4}, {0, 4}};
    shared_ring const shared{corners.data(), corners.size()};
    polygon const region{shared};
    convex const square{shared};
    for (vec<>& p : corners) p.x += 100;
    CHECK(intersects(region, point{2, 2}));
    CHECK(intersects(square, point{2, 2}));

    std::vector<std::vector<vec<>>> holes{{{101, 1}, {102, 1}, {102, 2}}};
    vec<> const *const at_corner = corners.data(), *const at_hole = holes[0].data();
    polygon const moved{std::move(corners), std::move(holes)};
    CHECK(moved.outer().data() != at_corner);
    CHECK(moved.holes()[0].data() != at_hole);
    std::vector<vec<>> more{{0, 0}, {4, 0}, {4, 4}};
    vec<> const* const at = more.data();
    convex const triangular{std::move(more)};
    CHECK(triangular.vertices().data() != at);
}

}  // namespace
