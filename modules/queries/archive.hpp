// SPDX-License-Identifier: MIT
// The functions that are compiled once, with optimization, instead of in every file that asks.
//
// They are those that the interface declares as ..._in_archive. The files archive_of_*.cpp say for which types. None mentions a type of a
// standard library, so that one archive serves all.
//
// This file is included in the units of the archive, after `module hantei;`. It is also included at the end of an interface that has no
// archive behind it (HANTEI_ARCHIVE off, and the test of one pair, tests/pairs), whose importers compile what they ask themselves.
#pragma once

namespace hantei {

// Measures use fused products if the machine has an instruction for them, otherwise split ones: both give the same numbers. Those of 64-bit integers
// are asked in doubles if these hold them, otherwise in fractions (to_doubles.cppm).

/// The other type of a 64-bit signed integer: long long where int64_t is long, otherwise long.
using other_int64 = conditional_t<same_as<int64_t, long>, long long, long>;

template <class Values, class Measure, class Case>
[[gnu::always_inline]] inline bool valued_by_leans_of_machine(Measure const& m, Case const& found, typename Values::result& r) {
    return has_fused_products() ? valued_by_leans<Values, fused_products>(m, found, r)
                                : valued_by_leans<Values, split_products>(m, found, r);
}

#ifdef HANTEI_SMALL_PROGRAM
// A small program uses only the last rung of the ladder, which gives the same answers.
template <class Values, class Measure>
typename Values::result measured_in_archive(Measure const& m) {
    return measured_exactly<Values>(m);
}
template <class Values, class Measure>
bool certainly_measured_in_archive(Measure const&, typename Values::result&) {
    return false;
}
#else
template <class Values, class Measure>
typename Values::result measured_in_archive(Measure const& m) {
    if constexpr (asked_in_doubles<Measure>) {
        return in_doubles_or(
            m, [](auto const& converted) { return measured_in_archive<Values>(converted); },
            [&m] { return measured_exactly<Values>(m); });
    } else {
        return by_cheapest_rungs<Values, products_of_machine>(m);
    }
}
template <class Values, class Measure>
bool certainly_measured_in_archive(Measure const& m, typename Values::result& r) {
    if constexpr (asked_in_doubles<Measure>) {
        return in_doubles_or(
            m, [&r](auto const& converted) { return certainly_measured_in_archive<Values>(converted, r); },
            [] { return false; });
    } else if constexpr (rarely_asked<Values>) {
        return by_certain_rungs<Values>(m, r);
    } else {
        return by_certain_rungs<Values, products_of_machine>(m, r);
    }
}
#endif

// ------------------------------------------------------------------------------------------------------------- relations
#ifndef HANTEI_SMALL_PROGRAM  // a small program has no quick test
/// The pair of A and B, in this order, decides by the sign of a gap.
template <class A, class B>
concept decided_by_gap = paired_in_order<A, B> && !requires(A const& a, B const& b) { pair<A, B>::relate(a, b); };
template <class A, class B>
decision decided_in_archive(A const& a, B const& b) noexcept {
    if constexpr (decided_by_gap<A, B>) return decide_if_memory_suffices<pair<A, B>>(a, b);
    return {false, {}};
}
template <class A, class B>
decision relation_in_archive(A const& a, B const& b) noexcept {
    if constexpr (decided_by_gap<A, B>) {
        verdict const gap = quick_verdict<pair<A, B>>(a, b);
        if (gap.known & sizes_look_nonnegative(a) & sizes_look_nonnegative(b))
            return {true, gap.negative ? relation::overlapping : relation::disjoint};
        if (has_no_flaw(a) && has_no_flaw(b)) return decided_in_archive(a, b);
    }
    return {false, {}};
}
template <class Form, class... Inputs>
int sign_in_archive(Form form, double value, Inputs const&... inputs) {
    return exact_engine::sign_if_close(form, value, inputs...);
}
#endif
template <class Method, class A, class B>
decision related_in_archive(A const& a, B const& b) noexcept {
    return caught([&] { return decision{true, Method::of(a, b)}; }, [] { return decision{false, {}}; });
}
template <class Method, class A, class B>
bool held_in_archive(A const& a, B const& b, bool strict) {
    return Method::of(a, b, strict);
}
template <class T>
vertex_choice vertices_chosen_in_archive(vertex_list<T> const& v, size_t at_least, bool only_corners) {
    return choose_vertices(v, at_least, only_corners);
}
template <class T>
region_judgement region_judged_in_archive(list_run<T> const& rings) noexcept {
    return caught([&rings] { return examined_region<T>(rings).judgement(); }, [] { return region_judgement{false}; });
}

// ------------------------------------------------------------------------------------------------------------- distances
template <class A, class B>
side_pair closest_sides_in_archive(A const& a, B const& b) {
    return find_closest_sides(a, b);
}
template <class Stored, class T>
passed_vertex<Stored> passed_vertex_in_archive(vertex_list<T> const& vertices, vec<Stored, 2> const& origin,
                                               vec<Stored, 2> const& direction, bool is_ray, bool with_points) {
    return find_passed_vertex(vertices, origin, direction, is_ray, with_points);
}
template <class Way, size_t N, class A, class B>
exact_gap<N> gap_in_archive(A const& a, B const& b) {
    return Way::of(a, b);
}
template <class Values, size_t N>
typename Values::result gap_measured_in_archive(exact_gap<N> const& gap) {
    return Values::of(gap);
}
template <class Gap>
surd exact_width_in_archive(Gap const& gap) {
    return exact_width(gap);
}
template <class Y>
int compare_in_archive(surd const& x, Y const& y) {
    if constexpr (same_as<Y, surd>) return compare(x, y);
    else return compare(x, surd{rational(y)});
}
// Instantiated here, because compare_distances() calls it in a partition that does not see this definition, and an importer does not
// instantiate what an inline function calls.
template int compare_in_archive(surd const&, surd const&);

// -------------------------------------------------------------------------------------------------------------- contacts
template <class Values, bool Round, class T>
typename Values::result measured_in_archive(solid_outline<T> const& a, solid_outline<T> const& b, bool touch) {
    return Values::template of<Round, products_of_machine>(a, b, touch);
}

// ----------------------------------------------------------------------------------------------------------------- casts
template <class T, class S, size_t N>
chord<T, N> chord_in_archive(parametric_line<N> const& c, S const& set) {
    return chord_through<T>(c, set);
}
template <class S, size_t N>
surd entry_in_archive(parametric_line<N> const& c, S const& set) {
    return entry_into(c, set);
}
template <class T, class S, size_t N>
void each_crossing_in_archive(parametric_line<N> const& c, S const& set,
                              pointed_function<void, crossing<T, N> const&> const& f) {
    for_each_crossing<T>(c, set, f);
}
template <class T, class Line, class S>
chord<T, 2> first_chord_in_archive(parametric_line<2> const& c, Line const& line, S const& set) {
    return first_chord_with_sides<T>(c, line, set);
}
template <class T, class Line, class S>
void each_crossing_in_archive(parametric_line<2> const& c, Line const& line, S const& set,
                              pointed_function<void, crossing<T, 2> const&> const& f) {
    each_crossing_of_sides<T>(c, line, set, f);
}
template <class S>
void each_stay_in_archive(S const& s, parametric_line<2> const& line,
                          pointed_function<void, surd const&, surd const&> const& f) {
    each_stay_of_point(s, line, f);
}
template <class S>
int place_in_archive(S const& region, vec<rational, 2> const& p) {
    return point_in_polygon(region, p);
}

// ---------------------------------------------------------------------------------------------------------------- sweeps
template <class Result, class T>
sweep_answer<Result> swept_in_archive(core_sweep<T> const& m) {
    return swept_by_cheapest<Result>(m);
}
template <class Result, class T>
sweep_answer<Result> sides_swept_in_archive(sides_on_way<T> const& question) {
    auto const found = sided_sweep<Result, T>(question).answer();
    return found.has_value() ? sweep_answer<Result>{true, *found} : sweep_answer<Result>{};
}
template <class T>
bool impact_in_archive(rounded_move const& move, sweep_hit<T, 2>& hit) {
    auto const found = impact_of<T>(move);
    if (found.has_value()) hit = *found;
    return found.has_value();
}
template <class S>
unbounded_hull core_in_archive(S const& s) {
    return unbounded_hull_of(core_of(exact(s)));
}
template <class T, class S>
void gather_in_archive(S const& s, enclosing_box<2> const& near, swept_body<T>& body) {
    gather_sides(s, near, body);
}

// ------------------------------------------------------------------------------------------------------------- one shape
template <class T>
cosine_sine<T> turned_by_degrees_in_archive(double degrees) {
    return turned_by_degrees<T>(degrees);
}
template <class T>
cosine_sine<T> turned_by_radians_in_archive(double radians) {
    return turned_by_radians<T>(radians);
}
template <class T>
double sum_toward_in_archive(T x, T y, direction way) {
    return fraction_sum_toward(x, y, way);
}
template <class T>
bool is_unit_vector_in_archive(T c, T s, T slack) {
    return is_unit_vector(c, s, slack);
}

// ---------------------------------------------------------------------------------------------------------------- ranges
template <class Tree>
void packed_in_archive(Tree& tree, dynamic_array<typename Tree::box> const& boxes) {
    tree.pack(boxes);
}
template <class Pair>
void sort_in_archive(Pair* pairs, size_t count, size_t n) {
    sort_pairs(pairs, count, n);
}

}  // namespace hantei
