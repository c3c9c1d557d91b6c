// SPDX-License-Identifier: MIT
// Asks the library everything about two shapes.
#pragma once

#include "../kinds.hpp"
#include "answers.hpp"

#include "degenerate.hpp"  // imports the library, so these come last
#include "library.hpp"

namespace oracle {

template <class T>
using measure_of = std::conditional_t<std::is_same_v<T, float>, float, double>;

template <class M, std::size_t N>
place_of<M, N> place_from(hantei::vec<M, N> const& v) {
    place_of<M, N> r;
    for (std::size_t i = 0; i < N; ++i) r[i] = v[i];
    return r;
}
template <class M, std::size_t N>
std::vector<place_of<M, N>> places_from(auto const& points) {
    std::vector<place_of<M, N>> r;
    for (auto const& p : points) r.push_back(place_from(p));
    return r;
}
template <class M, std::size_t N>
crossing_answer<M, N> crossing_from(hantei::crossing<M, N> const& c) {
    return {c.t, place_from(c.point), place_from(c.normal)};
}

template <class Library, class M, std::size_t N>
void ask_cast(answers<M, N>& r, auto const& caster, auto const& target, bool second_is_cast) {
    cast_answer<M, N> cast{second_is_cast, {}, {}};
    if (auto const c = Library::raycast(caster, target)) cast.chord = {crossing_from(c->enter), crossing_from(c->exit)};
    for (auto const& c : Library::crossings(caster, target)) cast.crossings.push_back(crossing_from(c));
    r.casts.push_back(std::move(cast));
}
template <class Library, class M, std::size_t N>
void ask_contact(answers<M, N>& r, auto const& a, auto const& b, std::size_t order) {
    if (auto const c = Library::contact(a, b))
        r.contacts[order] = contact_answer<M, N>{place_from(c->normal), c->depth, places_from<M, N>(c->points)};
    if (auto const way = Library::minimum_translation(a, b)) r.translations[order] = place_from(*way);
}
template <class Library, class M>
void ask_sweep(answers<M, 2>& r, auto const& a, hantei::vec<double, 2> const& way, auto const& b, std::size_t order) {
    if (auto const s = Library::sweep(a, way, b))
        r.sweeps[order] = impact_answer<M, 2>{s->first, s->last, place_from(s->normal), places_from<M, 2>(s->points)};
}

/// The relations of a and b, and their measures if asked.
template <class A, class B, class Library>
answers<measure_of<typename A::scalar_type>, A::dimension> ask(A const& a, B const& b, bool measures,
                                                               std::array<double, 2> const& way = {}) {
    using M = measure_of<typename A::scalar_type>;
    constexpr std::size_t N = A::dimension;
    answers<M, N> r;
    try {
        r.degenerate = degenerate(a) || degenerate(b);
        r.valid = hantei::is_valid(a) && hantei::is_valid(b);
        r.relations = {static_cast<relation>(Library::relate(a, b)), static_cast<relation>(Library::relate(b, a))};
        r.intersects = Library::intersects(a, b);
        r.disjoint = hantei::disjoint(b, a);
        r.touches = hantei::touches(a, b);
        r.overlaps = hantei::overlaps(b, a);
        r.contains = {Library::contains(a, b), Library::contains(b, a)};
        r.strictly_contains = {Library::strictly_contains(a, b), Library::strictly_contains(b, a)};
        r.measured = measures;
        if (!measures) return r;
        if constexpr (std::is_same_v<A, B>) r.equal = a == b;
        r.distance = {Library::distance(a, b), Library::distance(b, a)};
        r.squared_distance = {Library::squared_distance(a, b), Library::squared_distance(b, a)};
        for (M const d : {r.distance[0], next_toward(r.distance[0], -1), next_toward(r.distance[0], 1)})
            if (std::isfinite(d) && d >= 0) r.within.push_back({d, Library::within(a, b, d)});
        auto const pair_of_points = [](auto const& c) { return std::array{place_from(c.on_a), place_from(c.on_b)}; };
        r.closest = {pair_of_points(Library::closest_points(a, b)), pair_of_points(Library::closest_points(b, a))};
        if constexpr (kinds::is_straight<A> && kinds::is_cast_at<B>) ask_cast<Library>(r, a, b, false);
        if constexpr (kinds::is_straight<B> && kinds::is_cast_at<A>) ask_cast<Library>(r, b, a, true);
        if constexpr (kinds::has_contact<A, B>) {
            r.has_contacts = true;
            ask_contact<Library>(r, a, b, 0);
            ask_contact<Library>(r, b, a, 1);
        }
        if constexpr (kinds::has_sweep<A, B>) {
            hantei::vec<double, 2> const there{way[0], way[1]};
            r.has_sweeps = std::isfinite(way[0]) && std::isfinite(way[1]);
            r.way = way;
            if (r.has_sweeps) {
                ask_sweep<Library>(r, a, there, b, 0);
                ask_sweep<Library>(r, b, -there, a, 1);
            }
        }
    } catch (std::exception const& e) {
        r.error = e.what();
    }
    return r;
}

}  // namespace oracle
