// SPDX-License-Identifier: MIT
// Each textbook method against the general one. Whether two bounded shapes of the plane meet is decided by each pair in its own
// way; how far apart they are is computed from the closest points of their convex cores, less the radii. Both must say the same
// on every placement of a small grid, and so must every pair that the same set can be brought to in another shape's words.
#include <vector>

#include "laws.hpp"

import hantei;

namespace {

using namespace hantei;

constexpr double grid[] = {0, 1, 2, 3};

/// All shapes of a kind whose first position is `at`, the other numbers on the grid.
template <class S>
std::vector<S> all_at(vec<> const& at);

template <class F>
void each_position(F f) {
    for (double x : grid)
        for (double y : grid) f(vec<>{x, y});
}
template <>
std::vector<point<>> all_at(vec<> const& at) {
    return {point<>{at}};
}
template <>
std::vector<segment<>> all_at(vec<> const& at) {
    std::vector<segment<>> r;
    each_position([&](vec<> const& p) { r.push_back({at, p}); });
    return r;
}
template <>
std::vector<disk<>> all_at(vec<> const& at) {
    return {{at, 0}, {at, 1}, {at, 1.5}};
}
template <>
std::vector<capsule<>> all_at(vec<> const& at) {
    std::vector<capsule<>> r;
    for (double radius : {0.0, 1.0}) each_position([&](vec<> const& p) { r.push_back({at, p, radius}); });
    return r;
}
template <>
std::vector<aabb<>> all_at(vec<> const& at) {
    std::vector<aabb<>> r;
    each_position([&](vec<> const& size) { r.push_back({at, at + size}); });
    return r;
}
template <>
std::vector<obb<>> all_at(vec<> const& at) {
    std::vector<obb<>> r;
    for (rotation<> const& turn : {rotation<>{1, 0}, rotation<>{1, 1}, rotation<>{0.5, -0.25}})
        for (vec<> const& half : {vec<>{0, 0}, vec<>{1, 0}, vec<>{1, 1}, vec<>{2, 1}}) r.push_back({at, half, turn});
    return r;
}
template <>
std::vector<triangle<>> all_at(vec<> const& at) {
    std::vector<triangle<>> r;
    for (vec<> const& b : {vec<>{0, 0}, vec<>{2, 0}, vec<>{3, 1}, vec<>{1, 1}})
        each_position([&](vec<> const& c) { r.push_back({at, b, c}); });
    return r;
}

template <class S>
S const& core(S const& s) {
    return s;
}
point<> core(disk<> const& s) { return {s.center}; }
segment<> core(capsule<> const& s) { return {s.a, s.b}; }

template <class S>
double radius(S const& s) {
    if constexpr (requires { s.radius; }) return s.radius;
    return 0;
}

/// The same set in the words of a larger family.
auto dressed(point<> const& s) { return segment<>{s.position(), s.position()}; }
auto dressed(segment<> const& s) { return triangle<>{s.a, s.b, s.b}; }
auto dressed(disk<> const& s) { return capsule<>{s.center, s.center, s.radius}; }
auto dressed(aabb<> const& s) { return obb<>{(s.min + s.max) * 0.5, (s.max - s.min) * 0.5, rotation<>::quarter_turns(0)}; }
template <class S>
S const& dressed(S const& s) {
    return s;
}

template <class A, class B>
bool agree(A const& a, B const& b) {
    relation const decided = relate(a, b);
    bool const meet = decided != relation::disjoint;
    double const reach = radius(a) + radius(b);
    bool same = meet == (distance(a, b) == 0) && meet == (squared_distance(core(a), core(b)) <= reach * reach);
    using dressed_a = std::remove_cvref_t<decltype(dressed(a))>;
    using dressed_b = std::remove_cvref_t<decltype(dressed(b))>;
    if constexpr (judgeable<dressed_a, B>) same = same && relate(dressed(a), b) == decided;
    if constexpr (judgeable<A, dressed_b>) same = same && relate(a, dressed(b)) == decided;
    if constexpr (judgeable<dressed_a, dressed_b>) same = same && relate(dressed(a), dressed(b)) == decided;
    return same;
}

template <class A, class B>
void compare() {
    std::array<int, 3> seen{};
    int disagreements = 0;
    for (A const& a : all_at<A>({1, 1})) {
        each_position([&](vec<> const& at) {
            for (B const& b : all_at<B>(at)) {
                ++seen[static_cast<std::size_t>(relate(a, b))];
                if (!agree(a, b)) ++disagreements;
            }
        });
    }
    INFO(std::string(A::name), " and ", std::string(B::name));
    CHECK(disagreements == 0);
    CHECK((seen[0] > 0 && seen[2] > 0));
}

TEST_CASE_TEMPLATE("general method: same kind", S, point<>, segment<>, disk<>, aabb<>, obb<>, capsule<>, triangle<>) {
    compare<S, S>();
}
TEST_CASE_TEMPLATE("general method: against a disk", S, point<>, segment<>, aabb<>, obb<>, capsule<>, triangle<>) {
    compare<disk<>, S>();
}
TEST_CASE_TEMPLATE("general method: against a point", S, segment<>, aabb<>, obb<>, capsule<>, triangle<>) {
    compare<point<>, S>();
}
TEST_CASE("general method: the others") {
    compare<segment<>, capsule<>>();
    compare<aabb<>, segment<>>();
    compare<aabb<>, obb<>>();
    compare<aabb<>, capsule<>>();
    compare<obb<>, segment<>>();
    compare<capsule<>, obb<>>();
}
TEST_CASE_TEMPLATE("general method: against a triangle", S, segment<>, aabb<>, obb<>, capsule<>) { compare<S, triangle<>>(); }

}  // namespace
