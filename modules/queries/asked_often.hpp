// SPDX-License-Identifier: MIT
// Instantiations, for the compiled interface, of the questions that most files ask.
//
// They cover the plain shapes of the plane in double, and the construction and the contacts of shapes with vertices. Functions that nobody
// calls ask each question once. The compiler keeps what it instantiates for them with the compiled interface, and importers read it there
// instead of working it out anew in each file. Nothing of it comes into a program.
//
// A function of the archive that is called here must be defined there by name (archive_of_decisions.cpp, archive_of_rings.cpp). If a
// function template is declared for some types with the interface, clang 19 does not define it just because its address is taken.
//
// This file stands at the end of the interface of hantei (cmake/interface_unit.cmake), where all pairs are known.
#pragma once

#ifndef HANTEI_SMALL_PROGRAM  // a small program takes ways that the archive does not define by name
namespace hantei {

/// Calls question(x, y) for every two of the shapes, in both orders.
template <class... S>
constexpr void ask_of_each_two(auto const& question, S const&... x) {
    auto const ask_of_all = [&](auto const& a) { (question(a, x), ...); };
    (ask_of_all(x), ...);
}
/// Makes every kind of shape with vertices from a list.
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
/// Never called either. Contacts of outlines do not depend on the container of the vertices.
inline void part_outlines_as_often(solid_outline<double> const& x) {
    manifold_of_solids<double>::of<false>(x, x, true);
    manifold_of_solids<double>::of<true>(x, x, true);
}

}  // namespace hantei
#endif
