// SPDX-License-Identifier: MIT
// Every question to a pair of shapes of which the first is not valid. To be included after `import hantei;`: it includes nothing.
#pragma once

template <class Bad, class Good>
void ask_everything(Bad const& bad, Good const& good) {
    using namespace hantei;
    auto const ask = [&](char const* question, auto f) {
        must_refuse(Bad::name, question, bad, good, f);
        must_refuse(Bad::name, question, good, bad, f);
    };
    ask("relate", relate);
    ask("intersects", intersects);
    ask("disjoint", disjoint);
    ask("touches", touches);
    ask("overlaps", overlaps);
    ask("contains", contains);
    ask("strictly_contains", strictly_contains);
    ask("distance", distance);
    ask("squared_distance", squared_distance);
    ask("closest_points", closest_points);
    if constexpr (contactable<Bad, Good>) ask("contact", contact);
    if constexpr (castable<Bad, Good>) ask("raycast", raycast);
    if constexpr (sweepable<Bad, Good>) ask("sweep", [](auto const& a, auto const& b) { return sweep(a, {1, 0}, b); });
}

/// All spoiled copies of `valid`, and those given, against the shapes that it is paired with: near, and far along either axis, where a
/// first look at few numbers could be enough to tell them apart.
template <class Shape, class... Others>
void spoil(Shape const& valid, std::vector<Shape> also, Others const&... others) {
    REQUIRE(hantei::is_valid(valid));
    auto all = with_a_number_that_is_none(valid);
    all.insert(all.end(), also.begin(), also.end());
    for (Shape const& bad : all) {
        CHECK_FALSE(hantei::is_valid(bad));
        CHECK(hantei::flaws(bad).size() > 0);
        if constexpr (requires { hantei::bounds(bad); })
            must_refuse(Shape::name, "bounds", bad, bad, [](auto const& a, auto const&) { return hantei::bounds(a); });
        auto const against = [&bad]<class Other>(Other const& good) {
            if constexpr (hantei::paired<Shape, Other>) ask_everything(bad, good);
        };
        (against(others), ...);
        for (std::size_t axis = 0; axis < 2; ++axis) {
            hantei::vec<typename Shape::scalar_type, Shape::dimension> away{};
            away[axis] = 100;
            (against(others + away), ...);
        }
    }
}

/// Each of the shapes spoiled, against each of them in double; in other scalars, which have the same code, against itself and a disk.
template <class T>
void spoil_the_plane() {
    using namespace hantei;
    point<T, 2> const p{T(1), T(2)};
    segment<T, 2> const s{{T(0), T(0)}, {T(3), T(4)}};
    ray<T, 2> const r{{T(0), T(1)}, {T(2), T(1)}};
    line<T, 2> const l{{T(0), T(1)}, {T(2), T(1)}};
    disk<T> const d{{T(2), T(2)}, T(1)};
    aabb<T, 2> const b{{T(0), T(0)}, {T(3), T(5)}};
    obb<T, 2> const o{{T(1), T(1)}, {T(2), T(1)}, {T(0), T(1)}};
    capsule<T, 2> const c{{T(0), T(0)}, {T(3), T(4)}, T(1)};
    triangle<T, 2> const t{{T(0), T(0)}, {T(3), T(4)}, {T(1), T(5)}};
    auto const against_all = [&](auto const& valid, auto const& also) {
        if constexpr (std::is_same_v<T, double>) spoil(valid, also, p, s, r, l, d, b, o, c, t);
        else spoil(valid, also, valid, d);
    };
    using std::vector;
    against_all(p, vector<point<T, 2>>{});
    against_all(s, vector<segment<T, 2>>{});
    against_all(r, vector<ray<T, 2>>{{r.origin, {T(0), T(0)}}});
    against_all(l, vector<line<T, 2>>{{l.origin, {T(0), T(0)}}});
    against_all(d, vector<disk<T>>{{d.center, T(-1)}, {{T(100), T(100)}, T(-1)}});
    against_all(b, vector<aabb<T, 2>>{{b.max, b.min}, {{T(3), T(0)}, {T(0), T(5)}}, {{T(0), T(5)}, {T(3), T(0)}}});
    against_all(o, vector<obb<T, 2>>{{o.center, {T(-2), T(1)}, o.rotation},
                                     {o.center, {T(2), T(-1)}, o.rotation},
                                     {o.center, o.half_extents, {T(0), T(0)}}});
    against_all(c, vector<capsule<T, 2>>{{c.a, c.b, T(-1)}});
    against_all(t, vector<triangle<T, 2>>{});
}

template <class T>
void spoil_space() {
    using namespace hantei;
    point<T, 3> const p{T(1), T(2), T(3)};
    segment<T, 3> const s{{T(0), T(0), T(1)}, {T(3), T(4), T(1)}};
    ray<T, 3> const r{{T(0), T(1), T(0)}, {T(2), T(1), T(1)}};
    line<T, 3> const l{{T(0), T(1), T(0)}, {T(2), T(1), T(1)}};
    sphere<T> const d{{T(2), T(2), T(2)}, T(1)};
    aabb<T, 3> const b{{T(0), T(0), T(0)}, {T(3), T(5), T(2)}};
    obb<T, 3> const o{{T(1), T(1), T(1)}, {T(2), T(1), T(1)}, {T(1), T(0), T(0), T(1)}};
    capsule<T, 3> const c{{T(0), T(0), T(0)}, {T(3), T(4), T(1)}, T(1)};
    auto const against_all = [&](auto const& valid, auto const& also) { spoil(valid, also, p, s, r, l, d, b, o, c); };
    using std::vector;
    against_all(p, vector<point<T, 3>>{});
    against_all(s, vector<segment<T, 3>>{});
    against_all(r, vector<ray<T, 3>>{{r.origin, {T(0), T(0), T(0)}}});
    against_all(l, vector<line<T, 3>>{{l.origin, {T(0), T(0), T(0)}}});
    against_all(d, vector<sphere<T>>{{d.center, T(-1)}});
    against_all(b, vector<aabb<T, 3>>{{b.max, b.min}});
    against_all(o, vector<obb<T, 3>>{{o.center, {T(2), T(1), T(-1)}, o.rotation},
                                     {o.center, o.half_extents, {T(0), T(0), T(0), T(0)}}});
    against_all(c, vector<capsule<T, 3>>{{c.a, c.b, T(-1)}});
}
