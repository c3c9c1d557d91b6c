// SPDX-License-Identifier: MIT
// The figures of the book, as data: every figure of the five texts and of the usual mistakes, with its numbers and its claims. They are proved when the
// tests are compiled and again when they run; the same data are drawn.
module;
#include <tuple>

export module hantei.figures;
export import :a_lines;
export import :a_others;
export import :a_placed;
export import :a_programs;
export import :a_quadrants;
export import :a_regions;
export import :b_turned_back;
export import :c_in_space;
export import :claims;
export import :d_colliders;
export import :d_edges;
export import :d_mistakes;
export import :e_capsules;
export import :e_directions;
export import :e_rays;
export import :figure;
export import :layout;
export import :mistakes;
export import :numbers;
export import :outline;
export import :picture;
export import :sources;
export import :tangent;
export import :text;
export import :textbook;

export namespace hantei::figures {

/// Every figure, in the order of the texts.
inline constexpr auto all_figures =
    std::tuple_cat(a_quadrants, a_regions, a_placed, a_programs, a_others, a_lines, b_turned_back, c_in_space, d_edges,
                   d_colliders, d_mistakes, e_capsules, e_rays, e_directions, tangent, mistakes, numbers);

}  // namespace hantei::figures
