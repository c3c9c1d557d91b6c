// SPDX-License-Identifier: MIT
// What is printed can be given back to a program: each text below is the source of what it prints.
#include <doctest/doctest.h>

#if __has_include(<format>)
#include <format>
#define HAS_FORMAT 1
#endif

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

import hantei;

namespace {

using namespace hantei;

template <class X>
std::string text_of(X const& x) {
    std::ostringstream out;
    out << x;
    return out.str();
}
#define PRINTS_ITSELF(...) CHECK(text_of(__VA_ARGS__) == #__VA_ARGS__)

TEST_CASE("vectors and shapes") {
    PRINTS_ITSELF(vec{0.5, -2.0});
    PRINTS_ITSELF(vec{0.1f, 1.0f, 1e+30f});
    PRINTS_ITSELF(vec<std::int32_t>{1, -2});
    PRINTS_ITSELF(vec<std::int64_t, 3>{1, 2, 3});
    PRINTS_ITSELF(vec{1.0, 2.0, 3.0});
    PRINTS_ITSELF(point{1.0, 2.0, 3.0});
    PRINTS_ITSELF(point<std::int64_t, 3>{1, 2, 3});
    PRINTS_ITSELF(point{0.5f, 2.0f});
    PRINTS_ITSELF(sphere<float>{{0.0f, 1.0f, 2.0f}, 0.5f});
    PRINTS_ITSELF(rotation{4.0, 3.0});
    PRINTS_ITSELF(point{0.1, 5e-324});
    PRINTS_ITSELF(point<std::int32_t>{1, 2});
    PRINTS_ITSELF(segment{{0.0, 1.0}, {2.0, 3.0}});
    PRINTS_ITSELF(segment<double, 3>{{0.0, 1.0, 2.0}, {3.0, 4.0, 5.0}});
    PRINTS_ITSELF(ray{{0.0, 1.0}, {2.0, 3.0}});
    PRINTS_ITSELF(line{{0.0, 1.0}, {2.0, 3.0}});
    PRINTS_ITSELF(disk{{1e+22, 1.0}, 0.5});
    PRINTS_ITSELF(disk<float>{{0.1f, 1.0f}, 0.5f});
    PRINTS_ITSELF(sphere{{0.0, 1.0, 2.0}, 0.5});
    PRINTS_ITSELF(sphere<std::int32_t>{{0, 1, 2}, 5});
    PRINTS_ITSELF(aabb{{0.0, 1.0}, {2.0, 3.0}});
    PRINTS_ITSELF(aabb<std::int64_t, 3>{{0, 1, 2}, {2, 3, 4}});
    PRINTS_ITSELF(obb{{0.0, 1.0}, {2.0, 3.0}, {1.0, 0.0}});
    PRINTS_ITSELF(obb<double, 3>{{0.0, 1.0, 2.0}, {2.0, 3.0, 4.0}, {1.0, 0.0, 0.0, 0.0}});
    PRINTS_ITSELF(capsule{{0.0, 1.0}, {2.0, 3.0}, 0.25});
    PRINTS_ITSELF(triangle{{0.0, 0.0}, {4.0, 0.0}, {0.0, 4.0}});
    PRINTS_ITSELF(convex{{{0.0, 0.0}, {4.0, 0.0}, {0.0, 4.0}}});
    PRINTS_ITSELF(polygon{{{0.0, 0.0}, {4.0, 0.0}, {1.0, 1.0}, {0.0, 4.0}}});
    PRINTS_ITSELF(polygon{std::vector<vec<double>>{{0.0, 0.0}, {4.0, 0.0}, {0.0, 4.0}},
                          std::vector<std::vector<vec<double>>>{{{1.0, 1.0}, {2.0, 1.0}, {1.0, 2.0}}}});
    PRINTS_ITSELF(chain{{{0.0, 0.0}, {4.0, 0.0}, {0.0, 4.0}}});
    PRINTS_ITSELF(closed_chain{std::vector<vec<double>>{{0.0, 0.0}, {4.0, 0.0}, {0.0, 4.0}}});
    PRINTS_ITSELF(closed_chain{std::vector<vec<float>>{{0.0f, 0.0f}, {4.0f, 0.0f}, {0.0f, 4.0f}}});
    CHECK(text_of(any_shape<>(disk{{0, 0}, 1.0})) == "disk{{0.0, 0.0}, 1.0}");
    CHECK(text_of(vec{std::numeric_limits<double>::infinity(), -0.0}) == "vec{inf, -0.0}");
}

TEST_CASE("relations and results") {
    PRINTS_ITSELF(relation::disjoint);
    PRINTS_ITSELF(relation::touching);
    PRINTS_ITSELF(relation::overlapping);
    PRINTS_ITSELF(closest{{0.0, 0.0}, {3.0, 4.0}});
    PRINTS_ITSELF(closest<float>{{0.0f, 0.0f}, {3.0f, 4.0f}});
    PRINTS_ITSELF(closest<double, 3>{{0.0, 0.0, 1.0}, {3.0, 4.0, 1.0}});
    PRINTS_ITSELF(crossing{1.0, {-1.0, 0.0}, {-1.0, 0.0}});
    PRINTS_ITSELF(crossing<float, 3>{1.0f, {-1.0f, 0.0f, 0.0f}, {-1.0f, 0.0f, 0.0f}});
    PRINTS_ITSELF(chord{{1.0, {-1.0, 0.0}, {-1.0, 0.0}}, {3.0, {1.0, 0.0}, {1.0, 0.0}}});
    PRINTS_ITSELF(chord<double, 3>{{1.0, {-1.0, 0.0, 0.0}, {-1.0, 0.0, 0.0}}, {3.0, {1.0, 0.0, 0.0}, {1.0, 0.0, 0.0}}});
    PRINTS_ITSELF(contact_manifold{{1.0, 0.0}, 1.0, {{0.5, 0.0}}});
    PRINTS_ITSELF(contact_manifold{{1.0, 0.0}, 1.0, {{0.5, 0.0}, {0.5, 2.0}}});
    PRINTS_ITSELF(contact_manifold<float>{{1.0f, 0.0f}, 1.0f, {{0.5f, 0.0f}}});
    PRINTS_ITSELF(contact_manifold<double, 3>{{1.0, 0.0, 0.0}, 1.0, {{0.5, 0.0, 0.0}}});
    PRINTS_ITSELF(sweep_hit{0.5, 1.0, {1.0, 0.0}, {{3.0, 0.0}}});
    PRINTS_ITSELF(sweep_hit{0.0, 1.0, {1.0, 0.0}, {}});
    PRINTS_ITSELF(sweep_hit<float>{0.5f, 1.0f, {1.0f, 0.0f}, {{3.0f, 0.0f}}});
    CHECK(closest_points(point{0.0, 0.0}, point{3.0, 4.0}) == closest{{0.0, 0.0}, {3.0, 4.0}});
    CHECK(raycast(ray{{-2, 0}, {1, 0}}, disk{{0, 0}, 1.0}) ==
          chord{{1.0, {-1.0, 0.0}, {-1.0, 0.0}}, {3.0, {1.0, 0.0}, {1.0, 0.0}}});
    CHECK(contact(disk{{0, 0}, 1.0}, disk{{1, 0}, 1.0}) == contact_manifold{{1.0, 0.0}, 1.0, {{0.5, 0.0}}});
    CHECK(sweep(disk{{0, 0}, 1.0}, vec{4.0, 0.0}, disk{{4, 0}, 1.0}) == sweep_hit{0.5, 1.0, {1.0, 0.0}, {{3.0, 0.0}}});
    CHECK(text_of(contact(disk{{0, 0}, 1.0}, disk{{1, 0}, 1.0})) == "contact_manifold{{1.0, 0.0}, 1.0, {{0.5, 0.0}}}");
    CHECK(text_of(contact(disk{{0, 0}, 1.0}, disk{{9, 0}, 1.0})) == "std::nullopt");
    CHECK(text_of(bounds(any_shape<>(disk{{0, 0}, 1.0}))) == "aabb{{-1.0, -1.0}, {1.0, 1.0}}");
    CHECK(text_of(bounds(any_shape<>(ray{{0, 0}, {1, 0}}))) == "no answer");
    CHECK(doctest::toString(disk{{0, 0}, 1.0}) == "disk{{0.0, 0.0}, 1.0}");
}

TEST_CASE("maps and flaws") {
    PRINTS_ITSELF(pose{{0.0, 1.0}, {2.0, 3.0}});
    PRINTS_ITSELF(pose<float>{{0.0f, 1.0f}, {2.0f, 3.0f}});
    PRINTS_ITSELF(pose<double, 3>{{1.0, 0.0, 0.0, 0.0}, {2.0, 3.0, 4.0}});
    PRINTS_ITSELF(affine_map{{1.0, 0.0, 0.0}, {0.5, 1.0, 0.0}, {3.0, 4.0, 1.0}});
    PRINTS_ITSELF(affine_map<std::int32_t>{{1, 0, 0}, {0, 1, 0}, {3, 4, 1}});
    PRINTS_ITSELF(flaw{"disk", "radius", "is negative"});
    PRINTS_ITSELF(flaw{"polygon", "holes", "invalid: it meets itself, at sides", 2, 0, 3, 1});
    PRINTS_ITSELF(flaw_list{flaw{"aabb", "min", "is not finite (NaN or infinity)"},
                            flaw{"aabb", "max", "is not finite (NaN or infinity)"}});
    PRINTS_ITSELF(flaw_list{});
    CHECK(flaws(disk{{0, 0}, -1.0}) == flaw_list{flaw{"disk", "radius", "is negative"}});
    polygon const crossed{{{0, 0}, {4, 4}, {4, 0}, {0, 4}}};
    CHECK(flaws(crossed)[0] == flaw{"polygon", "outer", "invalid: it meets itself, at sides", 2, 0, 2});
}

#ifdef HAS_FORMAT
TEST_CASE("std::format writes what << writes") {
    CHECK(std::format("{}", vec{0.5, -2.0}) == "vec{0.5, -2.0}");
    CHECK(std::format("{} and {}", point{0.1, 2.0}, relation::touching) == "point{0.1, 2.0} and relation::touching");
    CHECK(std::format("{:>23}|", disk{{0, 0}, 1.0}) == "  disk{{0.0, 0.0}, 1.0}|");
    CHECK(std::format("{}", any_shape<>(aabb{{0, 0}, {4, 2}})) == "aabb{{0.0, 0.0}, {4.0, 2.0}}");
    CHECK(std::format("{}", rotation{4.0, 3.0}) == "rotation{4.0, 3.0}");
    auto const met = contact(disk{{0, 0}, 1.0}, aabb{{0.5, -1}, {4, 1}});
    CHECK(std::format("{}", *met) == text_of(*met));
    CHECK(std::format("{}", affine_map<>{}) == text_of(affine_map<>{}));
    CHECK(std::format("{}", flaw{"disk", "radius", "is negative"}) == text_of(flaw{"disk", "radius", "is negative"}));
    polygon const region{{{0, 0}, {4, 0}, {0, 4}}};
    CHECK(std::format("{}", region) == text_of(region));
    auto const struck = raycast(ray{{-2, 0}, {1, 0}}, region);
    CHECK(std::format("{} {}", *struck, struck->enter) == text_of(*struck) + " " + text_of(struck->enter));
}
#endif
struct nothing {};
static_assert(!printable<nothing> && !printable<int> && !printable<vec<rational>> && printable<any_shape<float, 3>>);

}  // namespace
