// SPDX-License-Identifier: MIT
// The questions that most files ask, of the plain shapes of the plane in double, and the making and parting of shapes with vertices. Here they
// are asked once, in functions that nobody calls: what the compiler instantiates for them it keeps with the compiled interface, and whoever
// imports that reads it, where each file would work it out anew. Nothing of it comes into a program.
//
// What is called here of the archive must be defined there by name (archive_of_decisions.cpp, archive_of_rings.cpp): of a function template whose
// declaration for some types comes with the interface, clang 19 makes no definition because its address is taken.
//
// It stands at the end of the interface of hantei (cmake/interface_unit.cmake), where all pairs are known.
#pragma once

#ifndef HANTEI_SMALL_PROGRAM  // which goes other ways, of which the archive defines nothing by name
namespace hantei {

/// question(x, y) for all two of some shapes, in both orders.
template <class... S>
constexpr void ask_of_each_two(auto const& question, S const&... x) {
    auto const ask_of_all = [&](auto const& a) { (question(a, x), ...); };
    (ask_of_all(x), ...);
}
/// Makes of lists of vertices the shapes that have some.
template <class T>
constexpr void make_of_vertices(vector<vec<T, 2>> const& v) {
    convex const c{v};
    chain const open{v};
    closed_chain const closed{v};
    polygon const plain{v};
    polygon const holed{v, vector{v}};
}
/// Never called.
inline void ask_what_is_asked_often(double x) {
    point const p{x, 0};
    segment const s{{x, 0}, {1, 2}};
    ray const r{{x, 0}, {1, 2.0}};
    line const l{{x, 0}, {1, 2.0}};
    disk const d{{x, 0}, 1.0};
    aabb const a{{x, 0}, {1, 2}};
    obb const o{{x, 0}, {1, 2}, rotation{0.6, 0.8}};
    capsule const c{{x, 0}, {1, 2}, 1.0};
    triangle const t{{x, 0}, {1, 2}, {3, 4}};
    auto const relations = [](auto const& b, auto const& e) {
        relate(b, e), intersects(b, e), disjoint(b, e), touches(b, e), overlaps(b, e);
    };
    auto const gaps = [](auto const& b, auto const& e) { distance(b, e), closest_points(b, e); };
    auto const ways = [](auto const& b, auto const& e) {
        contact(b, e), minimum_translation(b, e), sweep(b, vec{1.0, 0.0}, e);
    };
    auto const casts = [&r](auto const&... e) { (raycast(r, e), ...); };
    ask_of_each_two(relations, p, s, r, l, d, a, o, c, t);
    ask_of_each_two(gaps, p, s, d, a, o, c, t);
    ask_of_each_two(ways, d, a, o, c, t);
    casts(s, d, a, o, c, t);
#ifdef __clang__  // GCC 16 mangles a comparison of iterators for them in two ways, and stops in the archive
    make_of_vertices<double>({});
    make_of_vertices<int>({});
#endif
}
/// Nor this: how contacts of these are worked out, whatever holds their vertices.
inline void part_outlines_as_often(solid_outline<double> const& x) {
    manifold_of_solids<double>::of<false>(x, x, true);
    manifold_of_solids<double>::of<true>(x, x, true);
}

}  // namespace hantei
#endif
