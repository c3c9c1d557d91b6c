// SPDX-License-Identifier: MIT
// Vectors of other libraries: their own, where they are installed, and types that look like them.
#include <doctest/doctest.h>

#if __has_include(<glm/vec2.hpp>)
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>
#define HAS_GLM
#endif
#if __has_include(<SFML/System/Vector2.hpp>)
#include <SFML/System/Vector2.hpp>
#include <SFML/System/Vector3.hpp>
#define HAS_SFML
#endif

#include <array>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <ranges>
#include <span>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

import hantei;

namespace {

using namespace hantei;

struct members {  // glm, SFML, raylib, SDL, Box2D
    float x, y;
};
struct members_in_space {
    double x, y, z;
};
struct alignas(16) padded {
    float x, y, z;
};
class functions {  // Qt
  public:
    constexpr functions(double x, double y) : x_(x), y_(y) {}
    constexpr double x() const { return x_; }
    constexpr double y() const { return y_; }

  private:
    double x_, y_;
};
template <class T, int N>
class elements {  // Eigen: functions of which not each may be called, and its size
  public:
    enum { SizeAtCompileTime = N };
    constexpr elements(T x, T y, T z = 0) : at_{x, y, z} {}
    constexpr T const& x() const { return at_[0]; }
    constexpr T const& y() const { return at_[1]; }
    constexpr T const& z() const {
        static_assert(N > 2);
        return at_[2];
    }
    constexpr T const& operator[](std::size_t i) const { return at_[i]; }

  private:
    T at_[3];
};
struct whole {
    int x, y;
};
struct wide {
    std::int64_t x, y;
};
struct sizes {
    unsigned x, y;
};

struct rectangle {  // raylib, SDL
    float x, y, width, height;
};
struct four {
    float x, y, z, w;
};
struct alignas(16) quaternion {
    float x, y, z, w;
};
struct mixed {
    float x;
    int y;
};
struct named {
    std::string x, y;
};

template <class To, class From>
inline constexpr bool becomes = std::is_convertible_v<From, To>;
template <class To, class From>
inline constexpr bool can_be_made = std::is_constructible_v<To, From>;

static_assert(vec<>(members{1, 2}) == vec{1.0, 2.0} && vec<double, 3>(padded{1, 2, 3}) == vec{1.0, 2.0, 3.0});
static_assert(vec<>(functions{1, 2}) == vec{1.0, 2.0} && vec<>(elements<double, 2>{1, 2}) == vec{1.0, 2.0});
static_assert(vec<double, 3>(elements<float, 3>{1, 2, 3}) == vec{1.0, 2.0, 3.0});
static_assert(vec<>(std::array{1.0f, 2.0f}) == vec{1.0, 2.0} && vec<>(std::complex{1.0, 2.0}) == vec{1.0, 2.0});
static_assert(vec<>(std::pair{1.0, 2.0}) == vec{1.0, 2.0} && vec<double, 3>(std::tuple{1.0, 2.0, 3.0}) == vec{1.0, 2.0, 3.0});
constexpr double pair_of_numbers[]{1.0, 2.0};
static_assert(vec<>(pair_of_numbers) == vec{1.0, 2.0});

// By itself only where nothing is rounded; else, to a floating-point type, where it is said.
static_assert(becomes<vec<float>, members> && becomes<vec<double>, members> && !becomes<vec<int>, members>);
static_assert(becomes<vec<double>, whole> && !becomes<vec<float>, whole> && can_be_made<vec<float>, whole>);
static_assert(becomes<vec<std::int64_t>, whole> && !can_be_made<vec<int>, wide> && !becomes<vec<double>, wide>);
static_assert(becomes<vec<double>, sizes> && becomes<vec<std::int64_t>, sizes> && !can_be_made<vec<int>, sizes>);
static_assert(!becomes<vec<float>, functions> && vec<float>(functions{0.1, 1}) == vec{0.1f, 1.0f});
static_assert(becomes<vec<double>, vec<float>> && !becomes<vec<float>, vec<double>> && !can_be_made<vec<int>, vec<double>>);

// What is no vector, or one of another dimension.
static_assert(!foreign_vec<rectangle> && !foreign_vec<four> && !foreign_vec<quaternion> && !foreign_vec<mixed> &&
              !foreign_vec<named> && !foreign_vec<int>);
static_assert(!foreign_vec<std::vector<double>> && !foreign_vec<std::span<double const>> && !foreign_vec<double*> &&
              !foreign_vec<elements<double, -1>> && !foreign_vec<std::array<double, 4>> && !foreign_vec<std::array<bool*, 2>>);
static_assert(!can_be_made<vec<>, members_in_space> && !can_be_made<vec<double, 3>, members> && !can_be_made<vec<>, rectangle>);

// Shapes, with the scalar that the vector has.
static_assert(point{members{1, 2}} == point{1.0f, 2.0f} && vec{whole{1, 2}} == vec<int>{1, 2} &&
              vec{sizes{1, 2}} == vec{1.0, 2.0});
static_assert(disk{members{1, 2}, 3} == disk<float>{{1, 2}, 3} && disk<>{members{1, 2}, 3} == disk{{1, 2}, 3.0});
static_assert(sphere{members_in_space{1, 2, 3}, 4.0} == sphere{{1, 2, 3}, 4.0});
static_assert(segment{functions{1, 2}, functions{3, 4}} == segment{{1, 2}, {3, 4}});
static_assert(segment{members{1, 2}, {3, 4}} == segment<float>{{1, 2}, {3, 4}});
static_assert(ray{members{1, 2}, members{3, 4}} == ray<float>{{1, 2}, {3, 4}});
static_assert(line{std::array{1.0, 2.0}, std::array{3.0, 4.0}} == line{{1, 2}, {3, 4}});
static_assert(aabb{members_in_space{1, 2, 3}, members_in_space{4, 5, 6}} == aabb{{1, 2, 3}, {4, 5, 6}});
static_assert(aabb<>::from_center(functions{1, 1}, std::complex{2.0, 4.0}) == aabb{{0, -1}, {2, 3}});
static_assert(obb{functions{1, 2}, functions{3, 4}, rotation{4.0, 3.0}} == obb{{1, 2}, {3, 4}, rotation{4.0, 3.0}});
static_assert(capsule{members{1, 2}, members{3, 4}, 1.5f} == capsule<float>{{1, 2}, {3, 4}, 1.5f});
static_assert(triangle{members{0, 0}, members{1, 0}, members{0, 1}} == triangle<float>{{0, 0}, {1, 0}, {0, 1}});
static_assert(aabb{{0, 0}, {1, 1}} + vec{members{1, 2}} == aabb{{1, 2}, {2, 3}});

// As positions, ways and directions: wherever a vec may stand.
static_assert(touches(members{3, 4}, disk{{0, 0}, 5}) && distance(std::array{3.0, 4.0}, functions{0, 0}) == 5 &&
              contains(aabb{{0, 0}, {4, 4}}, std::complex{1.0, 2.0}) && bounds(whole{1, 2}) == aabb<int>{{1, 2}, {1, 2}});
static_assert(intersects(members_in_space{1, 0, 0}, sphere{{0, 0, 0}, 1}) &&
              intersects(std::pair{1.0, 2.0}, std::tuple{1.0, 2.0}));
template <class A, class B>
concept judged = requires(A const& a, B const& b) { intersects(a, b); };
static_assert(judged<members, disk<>> && judged<sizes, disk<>> && !judged<rectangle, disk<>> && !judged<members, sphere<>> &&
              !judged<named, disk<>> && !judged<wide, disk<>>);
static_assert(sweep(disk{{0, 0}, 1}, members{4, 0}, functions{3, 0})->first == 0.5 &&
              sweep(point{0, 0}, elements<float, 2>{4, 0}, point{2, 0})->first == 0.5);
static_assert(support(aabb{{0, 0}, {1, 2}}, members{1, 1}) == vec{1, 2} &&
              support(sphere{{0, 0, 0}, 1}, members_in_space{0, 0, 2}) == vec{0, 0, 1});
static_assert(disk{{0, 0}, 1} + members{1, 2} == disk{{1, 2}, 1} && disk{{0, 0}, 1} - functions{1, 2} == disk{{-1, -2}, 1});
static_assert(vec{1, 2} + members{1, 2} == vec{2, 4} && members{1, 2} + vec{1, 2} == vec{2, 4} &&
              vec{1, 2} - functions{1, 1} == vec{0, 1} && std::array{1.0, 2.0} - vec{1, 1} == vec{0, 1} &&
              vec{1, 2} == members{1, 2} && vec{1, 2} == point{1, 2});
constexpr vec<> stepped(vec<> at, members step) {
    at += step;
    at += step;
    at -= functions{0, 1};
    return at;
}
static_assert(stepped({1, 2}, {1, 2}) == vec{3, 5});
struct star {
    members at;
};
constexpr members const& as_shape(star const& s) { return s.at; }
struct comet {
    vec<> at;
};
constexpr vec<> as_shape(comet const& c) { return c.at; }
static_assert(touches(star{{3, 4}}, disk{{0, 0}, 5}) && distance(star{{3, 4}}, comet{{0, 0}}) == 5);

// Vertices: in any range of them. Those that cannot stay where they are, as they are foreign or others may write there, are copied.
constexpr members corners[]{{0, 0}, {4, 0}, {0, 4}};
static_assert(std::is_same_v<decltype(polygon{corners}), polygon<std::array<vec<float>, 3>>>);
static_assert(polygon{corners} == polygon{{members{0, 0}, members{4, 0}, members{0, 4}}});
static_assert(convex{corners}.vertices()[1] == vec{4.0f, 0.0f} && chain{corners}.vertices()[2] == vec{0.0f, 4.0f});
static_assert(std::is_same_v<decltype(polygon{{{0, 0}, {4, 0}, {0, 4}}}), polygon<std::array<vec<>, 3>>>);
static_assert(std::is_same_v<decltype(chain{std::vector<functions>{{0, 0}, {1, 1}}}), chain<std::vector<vec<>>>>);

/// The same region, as which container it keeps does not matter.
template <class Region>
bool has_hole(Region const& region) {
    return is_valid(region) && area(region) == 24 && intersects(region, point{1, 1}) && !intersects(region, point{1.25, 1.25});
}
static_assert(!foreign_vec<char[2]> && !foreign_vec<std::array<bool, 2>>, "letters and truth values are no numbers");

TEST_CASE("vertices") {
    std::vector<members> const outer{{0, 0}, {5, 0}, {5, 5}, {0, 5}};
    std::vector<vec<float>> const kept_outer(outer.begin(), outer.end());
    std::vector<std::vector<members>> const holes{{{1, 1}, {2, 1}, {2, 2}, {1, 2}}};
    std::vector<vec<float>> const kept_hole(holes[0].begin(), holes[0].end());
    CHECK(has_hole(polygon{outer, holes}));
    CHECK(has_hole(polygon{outer, holes[0]}));
    CHECK(has_hole(polygon{outer, kept_hole}));
    CHECK(has_hole(polygon{outer, std::vector{kept_hole}}));
    CHECK(has_hole(polygon{kept_outer, holes}));
    CHECK(has_hole(polygon{kept_outer, holes[0]}));
    CHECK(has_hole(polygon{std::span(kept_outer), std::span(kept_hole)}));
    CHECK(polygon{kept_outer, holes} == polygon{kept_outer, std::vector{kept_hole}});
}
TEST_CASE("ranges of vertices that are not one behind the other") {
    std::deque<std::complex<double>> const places{{0, 0}, {4, 0}, {0, 4}};
    CHECK(polygon{places} == polygon{std::vector<vec<>>{{0, 0}, {4, 0}, {0, 4}}});
    auto const stretched = std::views::transform(places, [](auto const& z) { return vec{z.real(), 2 * z.imag()}; });
    CHECK(convex{stretched}.vertices() == std::vector<vec<>>{{0, 0}, {4, 0}, {0, 8}});
    CHECK(closed_chain<std::vector<vec<>>>{stretched}.box() == aabb{{0, 0}, {4, 8}});
}
TEST_CASE("ranges of positions") {
    std::vector<members> const places{{0, 0}, {3, 4}, {9, 9}};
    CHECK(nearest(point{4, 4}, places)->where - places.begin() == 1);
    int met = 0;
    for (members const& p : places | views::intersecting(disk{{0, 0}, 5})) met += p.x >= 0;
    CHECK(met == 2);
}
#ifdef HAS_GLM
TEST_CASE("glm") {
    CHECK(disk{glm::vec2(1, 2), 3.0f} == disk<float>{{1, 2}, 3});
    CHECK(aabb{glm::dvec3(1, 2, 3), glm::dvec3(4, 5, 6)} == aabb{{1, 2, 3}, {4, 5, 6}});
    CHECK(vec{glm::ivec2(1, 2)} == vec<int>{1, 2});
    CHECK(becomes<vec<double, 3>, glm::vec3>);
    CHECK_FALSE(becomes<vec<float, 3>, glm::dvec3>);
    CHECK_FALSE(foreign_vec<glm::vec4>);
}
#endif
#ifdef HAS_SFML
TEST_CASE("SFML") {
    CHECK(segment{sf::Vector2f(1, 2), sf::Vector2f(3, 4)} == segment<float>{{1, 2}, {3, 4}});
    CHECK(sphere<>{sf::Vector3f(1, 2, 3), 4} == sphere{{1, 2, 3}, 4.0});
    CHECK(vec{sf::Vector2u(640, 480)} == vec{640.0, 480.0});
}
#endif

}  // namespace
