// SPDX-License-Identifier: MIT
// The library's measures against the plain code of the textbooks and against Box2D, in one scalar.
#pragma once

#include "measure_table.hpp"
#include "textbook_sweep.hpp"

#include "draw.hpp"

namespace bench {

/// Which of the drawn shapes are asked about: all, those of which the textbook has an answer, or those of which it has none.
enum class answers { all, hits, misses };

/// A question f(x...) as a side.
template <class F, class Arguments>
side asking(std::string const& name, Arguments const& all, F f) {
    return {name, all.size(), [&all, f](std::size_t n) {
                for (std::size_t i = 0; i < n; ++i) keep(std::apply(f, all[i]));
            }};
}

/// The lists of arguments as plain numbers, argument by argument.
template <class... X>
std::vector<std::vector<shape_numbers>> numbers_of(std::vector<std::tuple<X...>> const& all) {
    std::vector<std::vector<shape_numbers>> r(sizeof...(X));
    for (auto const& arguments : all) {
        std::size_t k = 0;
        std::apply([&](auto const&... x) { (append_numbers(r[k++].emplace_back(), x), ...); }, arguments);
    }
    return r;
}

/// Whether the two shapes among the arguments meet.
constexpr auto first_meets_last = [](auto const& a, auto const&... rest) {
    return hantei::intersects(a, std::get<sizeof...(rest) - 1>(std::tie(rest...)));
};
/// The question f(X...) need not have an answer.
template <class F, class... X>
concept may_miss = requires(F f, X const&... x) { f(x...).has_value(); };

/// Asks one question on one kind of data.
template <class... X, class Ours, class Plain>
void ask_measure(measure_name name, double limit, data kind, answers which, Ours ours, Plain plain) {
    name.data = name_of(kind);
    if (!wanted(name.path())) return;
    auto const all = draw_arguments<X...>(kind, [&](auto const&... x) {
        if constexpr (may_miss<Plain, X...>) return (which == answers::hits) == plain(x...).has_value();
        return true;
    });
    std::vector<side> sides{asking("plain", all, plain), asking("hantei", all, ours)};
    if constexpr (may_miss<Plain, X...>)
        if (which == answers::misses) sides.push_back(asking("intersects", all, first_meets_last));
    if (auto peer = peer_of(name, [&] { return numbers_of(all); })) sides.push_back(std::move(*peer));
    report_measure(name, limit, sides, medians(sides));
}

/// Asks a question of shapes X..., for which the project's limit is so many ns on random doubles: on them, on quarter grids and the level,
/// where much is equally near, in float, and where the answer is no.
template <class T, class... X, class Ours, class Plain>
void ask(std::string const& measure, std::string const& shapes, double limit, Ours ours, Plain plain) {
    constexpr bool is_double = sizeof(T) == 8, misses = may_miss<Plain, X...>;
    measure_name name{measure, shapes, misses ? "hits" : "", "", is_double ? "double" : "float"};
    answers const which = misses ? answers::hits : answers::all;
    ask_measure<X...>(name, is_double ? limit : 0.7 * limit, data::spread, which, ours, plain);
    if (!is_double) return;
    for (data const kind : {data::quarters, data::level}) ask_measure<X...>(name, 2 * limit, kind, which, ours, plain);
    name.answer = "misses";
    if (misses) ask_measure<X...>(name, 0, data::spread, answers::misses, ours, plain);
}

/// Asks the questions for which the project has limits.
template <class T>
void ask_measures() {
    using segment = hantei::segment<T, 2>;
    using ray = hantei::ray<T, 2>;
    using disk = hantei::ball<T, 2>;
    using aabb = hantei::aabb<T, 2>;
    using obb = hantei::obb<T, 2>;
    using capsule = hantei::capsule<T, 2>;
    using triangle = hantei::triangle<T, 2>;
    using vec = hantei::vec<T, 2>;
    using pose = hantei::pose<T, 2>;
    ask<T, disk, aabb>("distance", "disk-aabb", 30, hantei::distance, textbook::disk_aabb_distance);
    ask<T, disk, obb>("distance", "disk-obb", 70, hantei::distance, textbook::disk_obb_distance);
    ask<T, segment, segment>("distance", "segment-segment", 90, hantei::distance, textbook::distance_of_segments);
    ask<T, obb, obb>("distance", "obb-obb", 200, hantei::distance, textbook::obb_obb_distance);
    ask<T, triangle, triangle>("distance", "triangle-triangle", 200, hantei::distance, textbook::triangle_triangle_distance);
    ask<T, segment, segment>("closest_points", "segment-segment", 100, hantei::closest_points,
                             textbook::closest_segment_segment);
    ask<T, ray, disk>("raycast", "ray-disk", 100, hantei::raycast, textbook::cast_at_disk);
    ask<T, ray, aabb>("raycast", "ray-aabb", 100, hantei::raycast, textbook::cast_at_aabb);
    ask<T, ray, capsule>("raycast", "ray-capsule", 250, hantei::raycast, textbook::cast_at_capsule);
    ask<T, ray, obb>("raycast", "ray-obb", 200, hantei::raycast, textbook::cast_at_obb);
    ask<T, disk, aabb>("contact", "disk-aabb", 100, hantei::contact, textbook::contact_disk_aabb);
    ask<T, disk, obb>("contact", "disk-obb", 170, hantei::contact, textbook::contact_disk_obb);
    ask<T, aabb, aabb>("contact", "aabb-aabb", 60, hantei::contact, textbook::contact_aabb_aabb);
    ask<T, obb, obb>("contact", "obb-obb", 300, hantei::contact, textbook::contact_obb_obb);
    ask<T, capsule, capsule>("contact", "capsule-capsule", 250, hantei::contact, textbook::contact_capsule_capsule);
    ask<T, triangle, triangle>("contact", "triangle-triangle", 350, hantei::contact, textbook::contact_triangle_triangle);
    ask<T, disk, vec, disk>("sweep", "disk-disk", 150, hantei::sweep, textbook::sweep_disk_disk);
    ask<T, disk, vec, aabb>("sweep", "disk-aabb", 200, hantei::sweep, textbook::sweep_disk_aabb);
    ask<T, obb, vec, obb>("sweep", "obb-obb", 500, hantei::sweep, textbook::sweep_obb_obb);
    ask<T, obb>("bounds", "obb", 30, hantei::bounds, textbook::bounds_of_obb);
    ask<T, capsule, pose>("transform", "capsule", 60, hantei::transform, textbook::moved_capsule);
    ask<T, obb, pose>("transform", "obb", 60, hantei::transform, textbook::moved_obb);
    ask<T, obb>("centroid", "obb", 60, hantei::centroid, textbook::centroid_of_obb);
}

}  // namespace bench
