// SPDX-License-Identifier: MIT
// What holds for every move, on random shapes with coordinates in quarters.
#include <doctest/doctest.h>

#include <cmath>
#include <optional>

#include "../dice.hpp"
#include "laws/images.hpp"

import hantei;

namespace queries_sweep_laws {

using namespace hantei;

struct drawn_shapes : dice {
    double number(int low, int high) { return whole(low * 4, high * 4) / 4.0; }
    vec<> position() { return {number(-6, 6), number(-6, 6)}; }
    void roll(point<>& s) { s = position(); }
    void roll(segment<>& s) { s = {position(), position()}; }
    vec<> direction() {
        vec<> const d = position();
        return d == vec<>{0, 0} ? vec<>{0, 1} : d;
    }
    void roll(ray<>& s) { s = {position(), direction()}; }
    void roll(line<>& s) { s = {position(), direction()}; }
    void roll(disk<>& s) { s = {position(), number(0, 3)}; }
    void roll(aabb<>& s) {
        auto const p = position();
        s = {p, p + vec{number(0, 4), number(0, 4)}};
    }
    void roll(obb<>& s) { s = {position(), {number(0, 2), number(0, 2)}, {1, number(-2, 2)}}; }
    void roll(capsule<>& s) { s = {position(), position(), number(0, 2)}; }
    void roll(triangle<>& s) { s = {position(), position(), position()}; }
};

template <class S>
S moved(S const& s, vec<> const& way) {
    return laws::image(laws::motion<double, 2>{laws::law::translation, {0, 1}, {1, 1}, way}, s);
}

template <class S>
constexpr bool is_bounded = !requires(S const& s) { s.direction; };

constexpr double little = 1e-6, rounding = 1e-12;

/// At the first contact a touches b, up to rounding, before it they are apart, and so they are a little against the normal.
template <class A, class B>
void check_contact(A const& a, vec<> const& way, B const& b, sweep_hit<double, 2> const& hit) {
    CHECK((0 <= hit.first && hit.first <= hit.last && hit.last <= 1));
    CHECK(std::fabs(squared_norm(hit.normal) - 1) < rounding);
    CHECK((hit.first == 0) == intersects(a, b));
    for (double const t : {hit.first, hit.last, (hit.first + hit.last) / 2})
        CHECK(within_distance(moved(a, way * t), b, rounding));
    for (auto const& p : hit.points) {
        CHECK(within_distance(point<>{p}, b, rounding));
        CHECK(within_distance(point<>{p}, moved(a, way * hit.first), rounding));
        CHECK(!strictly_contains(b, disk<>{p, rounding}));
    }
    if (hit.last < 1) CHECK(disjoint(moved(a, way * (hit.last + little)), b));
    if (way == vec<>{0, 0} || overlaps(a, b)) return;
    if constexpr (is_bounded<A> || is_bounded<B>) CHECK(hit.points.size() >= 1);
    CHECK(disjoint(moved(a, way * hit.first - hit.normal * little), b));
    if (hit.first == 0) return;
    CHECK(disjoint(moved(a, way * (hit.first - little)), b));
    CHECK(dot(hit.normal, way) > -rounding);
}

template <class A, class B>
void check(A const& a, vec<> const& way, B const& b) {
    auto const there = sweep(a, way, b);
    auto const back = sweep(b, -way, a);
    REQUIRE(there.has_value() == back.has_value());
    if (there.has_value()) {
        CHECK((there->first == back->first && there->last == back->last));
        if (way != vec<>{0, 0}) CHECK(there->normal == -back->normal);
        check_contact(a, way, b, *there);
    } else {
        for (int k = 0; k <= 4; ++k) CHECK(disjoint(moved(a, way * (k / 4.0)), b));
    }
}

/// Whether what a passes over, in the library's own shapes, meets b.
template <class B>
bool passes(point<> const& a, vec<> const& way, B const& b) {
    return intersects(segment{a.position(), a.position() + way}, b);
}
template <class B>
bool passes(disk<> const& a, vec<> const& way, B const& b) {
    return intersects(capsule{a.center, a.center + way, a.radius}, b);
}
template <class B>
bool passes(segment<> const& a, vec<> const& way, B const& b) {
    return intersects(triangle{a.a, a.b, a.a + way}, b) || intersects(triangle{a.b, a.a + way, a.b + way}, b);
}
template <class B>
bool passes(triangle<> const& a, vec<> const& way, B const& b) {
    return intersects(a, b) || intersects(moved(a, way), b) || passes(segment{a.a, a.b}, way, b) ||
           passes(segment{a.b, a.c}, way, b) || passes(segment{a.c, a.a}, way, b);
}

constexpr int rolls = 60;

template <class B, class... A>
void check_against(drawn_shapes& d) {
    auto const each = [&d]<class S>(S a) {
        B b;
        for (int k = 0; k < rolls; ++k) {
            d.roll(a);
            d.roll(b);
            auto const way = k % 10 == 0 ? vec<>{0, 0} : d.position();
            CAPTURE(k);
            check(a, way, b);
            if constexpr (requires { passes(a, way, b); }) CHECK(sweep(a, way, b).has_value() == passes(a, way, b));
        }
    };
    (each(A{}), ...);
}

TEST_CASE_TEMPLATE("sweep: laws", B, point<>, segment<>, ray<>, line<>, disk<>, aabb<>, obb<>, capsule<>, triangle<>) {
    drawn_shapes d;
    INFO(std::string(B::name));
    check_against<B, point<>, segment<>, ray<>, line<>, disk<>, aabb<>, obb<>, capsule<>, triangle<>>(d);
}

TEST_CASE("sweep: along what has no end") {
    drawn_shapes d;
    for (int k = 0; k < 300; ++k) {
        CAPTURE(k);
        ray<> r;
        line<> l;
        capsule<> c;
        d.roll(r);
        d.roll(l);
        d.roll(c);
        auto const level = vec<>{d.number(-2, 2), 0}, place = vec<>{d.number(-4, 4), d.number(-1, 1)};
        r.direction = {d.number(0, 1) < 0.5 ? -1.0 : 1.0, 0};
        l.direction = {1, 0};
        r.origin.y = l.origin.y = 0;
        check(ray<>{place, {1, 0}}, level, r);
        check(ray<>{place, {-1, 0}}, level, r);
        check(ray<>{place, d.direction()}, level, r);
        check(line<>{place, {2, 0}}, vec<>{0, d.number(-2, 2)}, r);
        check(line<>{place, {-1, 0}}, d.position(), l);
        check(capsule<>{place, place + vec<>{2, 0}, d.number(0, 1)}, level, r);
        check(capsule<>{place, place + vec<>{2, 0}, d.number(0, 1)}, level, l);
        check(aabb<>{place, place + vec<>{1, 1}}, level, l);
        check(c, r.direction * 3.0, r);
        check(segment<>{place, place + level}, level, r);
    }
}

TEST_CASE("sweep: two disks by the formula") {
    drawn_shapes d;
    for (int k = 0; k < 500; ++k) {
        disk<> a, b;
        d.roll(a);
        d.roll(b);
        vec<> const way = d.position(), apart = b.center - a.center;
        double const reach = a.radius + b.radius, norm = squared_norm(way), half = dot(way, apart);
        double const root = half * half - norm * (squared_norm(apart) - reach * reach);  // exact: in quarters
        if (norm == 0) continue;
        auto const hit = sweep(a, way, b);
        double const enter = (half - std::sqrt(root)) / norm, exit = (half + std::sqrt(root)) / norm;
        CHECK(hit.has_value() == (root >= 0 && enter <= 1 && exit >= 0));
        if (hit.has_value()) CHECK(hit->first == doctest::Approx(std::fmax(enter, 0)).epsilon(1e-9));
    }
}

TEST_CASE("sweep: the same in other scalars") {
    drawn_shapes d;
    for (int k = 0; k < 200; ++k) {
        triangle<> a;
        capsule<> b;
        d.roll(a);
        d.roll(b);
        auto const way = d.position();
        auto const in_double = sweep(a, way, b);
        auto const quadrupled = [](vec<> const& v) {
            return vec<std::int64_t>{static_cast<std::int64_t>(v.x * 4), static_cast<std::int64_t>(v.y * 4)};
        };
        CHECK(sweep(laws::cast<float>(a), laws::cast<float>(way), b) == in_double);
        auto in_integers =
            sweep(triangle<std::int64_t>{quadrupled(a.a), quadrupled(a.b), quadrupled(a.c)}, way * 4.0,
                  capsule<std::int64_t>{quadrupled(b.a), quadrupled(b.b), static_cast<std::int64_t>(b.radius * 4)});
        if (in_integers.has_value())
            for (auto& p : in_integers->points.at) p = p * 0.25;
        CHECK(in_integers == in_double);
        auto const in_float = sweep(laws::cast<float>(a), way, laws::cast<float>(b));
        REQUIRE(in_float.has_value() == in_double.has_value());
        if (in_float.has_value()) CHECK(in_float->first == static_cast<float>(in_double->first));
    }
}

}  // namespace queries_sweep_laws
