// SPDX-License-Identifier: MIT
// The table of pairs, and how one of them is judged.
#pragma once

#include "generator.hpp"
#include "set_checker.hpp"

#include "ask.hpp"  // imports the library, so it comes last

namespace oracle {

/// A pair of shapes by the list of their numbers.
template <class A, class B>
struct shape_pair {
    using T = typename A::scalar_type;
    static constexpr std::size_t N = A::dimension;
    std::vector<T> const& numbers;
    std::size_t split = fields_of(layout_of<A>(), 0).back().at + fields_of(layout_of<A>(), 0).back().size;
    common_grid grid{numbers};
    A a = maker<A>::make(numbers.data());
    B b = maker<B>::make(numbers.data() + split);

    set_case<N> exactly() const {
        return {exact(a, grid), exact(b, grid), grid.shift,
                source_of_either<T>(source_of<A, T>, source_of<B, T>, numbers, split)};
    }
};

/// What the generator wants to know about a case.
template <class A, class B>
glance look(std::vector<typename A::scalar_type> const& v) {
    shape_pair<A, B> const shapes{v};
    auto const c = shapes.exactly();
    auto rounded = [&c](Q const& q) { return std::ldexp(q.get_d(), static_cast<int>(-c.shift)); };
    glance r{
        c.lie, {}, std::ldexp(std::sqrt(c.near.squared.get_d()), static_cast<int>(-c.shift)), rounded(c.a.radius + c.b.radius)};
    for (auto const& g : c.near.gap) r.gap.push_back(rounded(g));
    return r;
}

/// Judges a pair on cases from a seed: the predicates of all, the measures of some.
template <class A, class B, class Library = library>
tally run(options const& o) {
    using T = typename A::scalar_type;
    constexpr std::size_t N = A::dimension;
    tally counts;
    generator<T> source(layout_of<A>(), layout_of<B>(), look<A, B>, o.seed);
    std::size_t shown = 0;
    std::size_t index = 0;
    for (auto const& v : source.draw(o.cases)) {
        shape_pair<A, B> const shapes{v};
        auto const c = shapes.exactly();
        std::array<double, 2> way{};
        if constexpr (N == 2) way = a_way(c, static_cast<double>(v.front()), static_cast<double>(v.back()));
        auto const got = ask<A, B, Library>(shapes.a, shapes.b, index++ % o.measure_every == 0, way);
        bool const print = !o.quiet && shown < o.examples;
        if (!set_checker<measure_of<T>, N>(c, got, counts, print).judge()) ++shown;
    }
    return counts;
}

template <class A, class B>
entry pair_of(std::size_t share) {
    using T = typename A::scalar_type;
    entry e{std::string(maker<A>::name) + "-" + maker<B>::name + (A::dimension == 2 ? "-2d" : "-3d"),
            type_name<T>,
            share_of<T>(share),
            {}};
    if constexpr (hantei::paired<A, B>) e.run = run<A, B>;
    return e;
}

/// The pairs that the library promises for one number type, and how many cases of double each gets in the standard run. A line adds a pair.
template <class T>
std::vector<entry> plane_pairs() {
    using point = hantei::point<T, 2>;
    using segment = hantei::segment<T, 2>;
    using ray = hantei::ray<T, 2>;
    using line = hantei::line<T, 2>;
    using ball = hantei::ball<T, 2>;
    using aabb = hantei::aabb<T, 2>;
    using obb = hantei::obb<T, 2>;
    using capsule = hantei::capsule<T, 2>;
    using triangle = hantei::triangle<T, 2>;
    return {
        pair_of<aabb, aabb>(18'500),        pair_of<aabb, ball>(24'500),       pair_of<aabb, capsule>(7'000),
        pair_of<aabb, line>(12'000),        pair_of<aabb, obb>(7'000),         pair_of<aabb, point>(6'000),
        pair_of<aabb, ray>(12'000),         pair_of<aabb, segment>(15'500),    pair_of<aabb, triangle>(6'000),
        pair_of<ball, ball>(18'500),        pair_of<ball, capsule>(12'000),    pair_of<ball, line>(12'000),
        pair_of<ball, obb>(9'000),          pair_of<ball, point>(6'000),       pair_of<ball, ray>(15'500),
        pair_of<ball, segment>(15'500),     pair_of<ball, triangle>(7'000),    pair_of<capsule, capsule>(18'500),
        pair_of<capsule, line>(6'000),      pair_of<capsule, obb>(6'000),      pair_of<capsule, point>(9'000),
        pair_of<capsule, ray>(7'000),       pair_of<capsule, segment>(12'000), pair_of<capsule, triangle>(6'000),
        pair_of<line, line>(6'000),         pair_of<line, obb>(6'000),         pair_of<line, ray>(6'000),
        pair_of<line, segment>(6'000),      pair_of<line, triangle>(6'000),    pair_of<obb, obb>(7'000),
        pair_of<obb, point>(7'000),         pair_of<obb, ray>(6'000),          pair_of<obb, segment>(6'000),
        pair_of<obb, triangle>(6'000),      pair_of<point, point>(5'000),      pair_of<point, segment>(9'000),
        pair_of<point, triangle>(9'000),    pair_of<ray, ray>(6'000),          pair_of<ray, segment>(7'000),
        pair_of<ray, triangle>(6'000),      pair_of<segment, segment>(90'000), pair_of<segment, triangle>(7'000),
        pair_of<triangle, triangle>(7'000),
    };
}

template <class T>
std::vector<entry> space_pairs() {
    using point = hantei::point<T, 3>;
    using segment = hantei::segment<T, 3>;
    using ray = hantei::ray<T, 3>;
    using line = hantei::line<T, 3>;
    using ball = hantei::ball<T, 3>;
    using aabb = hantei::aabb<T, 3>;
    using obb = hantei::obb<T, 3>;
    using capsule = hantei::capsule<T, 3>;
    return {
        pair_of<aabb, aabb>(9'000),       pair_of<aabb, ball>(12'000),      pair_of<aabb, line>(6'000),
        pair_of<aabb, obb>(3'000),        pair_of<aabb, point>(5'000),      pair_of<aabb, ray>(6'000),
        pair_of<aabb, segment>(6'000),    pair_of<ball, ball>(9'000),       pair_of<ball, capsule>(6'000),
        pair_of<ball, line>(6'000),       pair_of<ball, obb>(5'000),        pair_of<ball, point>(5'000),
        pair_of<ball, ray>(6'000),        pair_of<ball, segment>(6'000),    pair_of<capsule, capsule>(6'000),
        pair_of<capsule, point>(5'000),   pair_of<capsule, segment>(6'000), pair_of<obb, obb>(3'000),
        pair_of<obb, point>(5'000),       pair_of<point, point>(3'000),     pair_of<point, segment>(5'000),
        pair_of<segment, segment>(9'000),
    };
}

extern template std::vector<entry> plane_pairs<double>();
extern template std::vector<entry> plane_pairs<float>();
extern template std::vector<entry> plane_pairs<std::int32_t>();
extern template std::vector<entry> plane_pairs<std::int64_t>();
extern template std::vector<entry> space_pairs<double>();
extern template std::vector<entry> space_pairs<float>();
extern template std::vector<entry> space_pairs<std::int32_t>();
extern template std::vector<entry> space_pairs<std::int64_t>();

}  // namespace oracle
