// SPDX-License-Identifier: MIT
// The measures of one shape: what the cheapest certain rung answers is what fractions do, and the first rung is certain of nearly all.
module;
#include <doctest/doctest.h>

#include "effort.hpp"
#include "hard_numbers.hpp"

#include <array>
#include <cstdint>
#include <vector>
module hantei;

namespace {

using namespace ladder;
using hantei::convex_core;
using hantei::vec;

bool equal(auto const& a, auto const& b) {
    if constexpr (requires { a.center; }) {
        return a.center == b.center && a.axis == b.axis;
    } else {
        return a == b;
    }
}

/// How often a measure was asked for, was wrong, and was left open by the first rung.
struct record {
    long asked = 0, wrong = 0, open = 0;

    template <class Values, class Measure>
    void add(Measure const& m) {
        auto const quick = hantei::measured<Values>(m), exact = hantei::measured_exactly<Values>(m);
        bool left_open = false;
        if (m.in_range()) {
            hantei::by_balls balls;
            auto const chosen = m.choose(balls);
            auto const look = [&](auto first_rung) {
                if (!balls.doubt) (void)Values::of(first_rung, m, chosen);
                left_open = first_rung.doubt;
            };
            using T = typename Measure::scalar_type;
            if constexpr (hantei::goes_by_leans<Values, T>) look(hantei::by_leans{});
            if constexpr (!hantei::goes_by_leans<Values, T>) look(hantei::by_balls{});
        }
        ++asked;
        wrong += !equal(quick, exact);
        open += left_open;
    }
    /// Both answers, rounded to doubles and to floats.
    template <template <class> class Values, class Measure>
    void add_rounded(Measure const& m) {
        add<Values<double>>(m);
        if constexpr (hantei::same_as<typename Measure::scalar_type, double>) add<Values<float>>(m);
    }
};
template <class R>
using image_in_plane = hantei::rounded_image<R, 2>;
template <class R>
using image_in_space = hantei::rounded_image<R, 3>;
template <class R>
using direction_in_plane = hantei::rounded_direction<R, 2>;
template <class R>
using direction_in_space = hantei::rounded_direction<R, 3>;
template <class R>
using farthest_in_plane = hantei::rounded_farthest_point<R, 2>;
template <class R>
using farthest_in_space = hantei::rounded_farthest_point<R, 3>;
template <class R>
using mean_in_plane = hantei::rounded_mean<R, 2>;

/// Numbers of one kind: any, on a quarter grid, or beside one.
template <class T>
struct source {
    hard_numbers d;
    int kind;

    T number() {
        if constexpr (hantei::same_as<T, std::int64_t>) {
            return kind == 0 ? static_cast<T>(d.bits()) >> d.whole(2, 50) : d.whole(-9, 9);
        } else {
            double const on_grid = d.whole(-40, 40) / 4.0;
            return kind == 0 ? d.number(-20, 20) : kind == 1 ? on_grid : d.beside(on_grid);
        }
    }
    T length() {
        T const x = number();
        return x < 0 ? -x : x;
    }
    template <std::size_t N>
    vec<T, N> position() {
        vec<T, N> p;
        for (std::size_t i = 0; i < N; ++i) p[i] = number();
        return p;
    }
    /// Not zero.
    template <std::size_t N>
    vec<T, N> way() {
        vec<T, N> p = position<N>();
        if (p == vec<T, N>{}) p[0] = T{1};
        return p;
    }
    hantei::rotation<T, 3> turn() {
        auto const v = position<3>();
        return {d.one_in(2) ? T{1} : T{2}, v.x, v.y, v.z};
    }
};

template <class T>
void compare_cores(source<T>& s, record& sizes, record& points, record& middles) {
    for (std::size_t count = 1; count <= 4; ++count) {
        convex_core<T> core;
        core.count = count;
        for (std::size_t i = 0; i < count; ++i) core.at[i] = s.template position<2>();
        core.radius = s.length();
        core.turned = core.is_box = count == 4;
        if (core.turned) core.at = {s.template position<2>(), vec<T, 2>{s.length(), s.length()}, s.template way<2>()};
        if (count > 2) core.radius = T{0};
        sizes.add_rounded<hantei::rounded_area>(hantei::size_of_core<T>{core});
        points.add_rounded<farthest_in_plane>(hantei::farthest_point<T, convex_core<T>>{core, s.template way<2>()});
    }
    hantei::space_core<T> solid;
    solid.turned = s.d.one_in(2);
    solid.count = solid.turned ? 8 : 3;
    for (auto& p : solid.at) p = {s.length(), s.length(), s.length()};
    solid.rotation = s.turn();
    solid.radius = solid.turned ? T{0} : s.length();
    points.add_rounded<farthest_in_space>(hantei::farthest_point<T, hantei::space_core<T>>{solid, s.template way<3>()});

    std::vector<vec<T, 2>> corners;
    for (int i = s.d.whole(3, 9); i > 0; --i) corners.push_back(s.template position<2>());
    hantei::vertex_list<T> const ring(corners);
    auto const doubled = hantei::cross(hantei::exact(corners[1]) - hantei::exact(corners[0]),
                                       hantei::exact(corners[2]) - hantei::exact(corners[0]));
    if (doubled.sign() != 0) {  // a ring with a sign: here, a triangle
        std::array const kept{corners[0], corners[1], corners[2]};
        hantei::ring_with_sign<T> const outer{hantei::vertex_list<T>(kept), doubled.sign()};
        hantei::size_of_region<T> const region{&outer, 1};
        sizes.add_rounded<hantei::rounded_area>(region);
        middles.add_rounded<hantei::rounded_centroid>(region);
    }
    middles.add_rounded<mean_in_plane>(hantei::mean_of_three<T, 2>{corners[0], corners[1], corners[2]});
    bool lengths = true;
    for (std::size_t i = 0; i < corners.size(); ++i) lengths = lengths && !(ring[i] == ring[i + 1]);
    if (lengths) middles.add_rounded<hantei::rounded_middle_of_curve>(hantei::sides_of_curve<T>{ring});
}

void compare_images(source<double>& s, record& images) {
    double const angle = s.number() * 10;
    auto const r = s.d.one_in(3) ? hantei::rotation<>::quarter_turns(s.d.whole(0, 3)) : hantei::rotation<>::degrees(angle);
    vec<double, 2> const x_axis = s.d.one_in(4) ? s.position<2>() : r.as_vec();
    auto const y_axis = s.d.one_in(4) ? s.position<2>() : perp(x_axis);
    auto const origin = s.position<2>();
    hantei::stored_position<double, 2> const stored{s.position<2>()};
    hantei::middle_position<double, 2> const middle{s.position<2>(), s.position<2>()};
    hantei::plane_image<double, hantei::stored_position<double, 2>> const image{x_axis, y_axis, origin, stored};
    images.add_rounded<image_in_plane>(image);
    images.add_rounded<image_in_plane>(
        hantei::plane_image<double, hantei::middle_position<double, 2>>{x_axis, y_axis, origin, middle});
    images.add_rounded<hantei::rounded_box_image>(hantei::plane_box_image<double>{image, s.way<2>()});

    auto const turn_in_space = s.turn();
    hantei::space_image<double, hantei::stored_position<double, 3>> const moved{
        turn_in_space, s.position<3>(), {s.position<3>()}};
    images.add_rounded<image_in_space>(moved);
    images.add_rounded<hantei::rounded_turn>(hantei::space_turn<double>{turn_in_space, s.turn()});
    images.add_rounded<direction_in_plane>(hantei::scaled_direction<double, 2>{s.way<2>(), 1});
    images.add_rounded<direction_in_space>(hantei::scaled_direction<double, 3>{s.way<3>(), s.number()});
}

TEST_CASE("images, directions, areas, middles and farthest points are those of fractions") {
    for (int kind = 0; kind < 3; ++kind) {
        source<double> s{hard_numbers(static_cast<std::uint64_t>(kind)), kind};
        source<std::int64_t> whole{hard_numbers(static_cast<std::uint64_t>(kind)), kind};
        record images, sizes, points, middles;
        for (long i = 0; i < draws / 8; ++i) {
            compare_images(s, images);
            compare_cores(s, sizes, points, middles);
            compare_cores(whole, sizes, points, middles);
        }
        CAPTURE(kind);
        for (record const& r : {images, sizes, points, middles}) {
            CHECK(r.asked > draws / 8);
            CHECK(r.wrong == 0);
            CHECK(r.open < r.asked / 3);
        }
    }
}

}  // namespace
