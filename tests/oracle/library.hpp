// SPDX-License-Identifier: MIT
// The library as the checker calls it, and libraries that are wrong on purpose: the proof that the checker counts.
#pragma once

#include "shapes.hpp"

namespace oracle {

/// What is on trial.
struct library {
    static auto relate(auto const& a, auto const& b) { return hantei::relate(a, b); }
    static bool contains(auto const& a, auto const& b) { return hantei::contains(a, b); }
    static bool strictly_contains(auto const& a, auto const& b) { return hantei::strictly_contains(a, b); }
    static bool intersects(auto const& a, auto const& b) { return hantei::intersects(a, b); }
    static auto distance(auto const& a, auto const& b) { return hantei::distance(a, b); }
    static auto squared_distance(auto const& a, auto const& b) { return hantei::squared_distance(a, b); }
    static auto closest_points(auto const& a, auto const& b) { return hantei::closest_points(a, b); }
    static auto raycast(auto const& a, auto const& b) { return hantei::raycast(a, b); }
    static auto contact(auto const& a, auto const& b) { return hantei::contact(a, b); }
    static auto crossings(auto const& a, auto const& b) { return hantei::crossings(a, b); }
    static auto minimum_translation(auto const& a, auto const& b) { return hantei::minimum_translation(a, b); }
    static auto sweep(auto const& a, hantei::vec<double, 2> const& way, auto const& b) { return hantei::sweep(a, way, b); }
    static bool within(auto const& a, auto const& b, auto d) { return hantei::within_distance(a, b, d); }
};

/// The ways in which a library can be wrong.
enum class fault {
    touching_is_apart,
    order_matters,
    intersects_is_open,
    contains_is_strict,
    strict_is_contains,
    distance_is_off,
    squared_distance_is_off,
    closest_point_is_off,
    exit_is_off,
    ray_misses_tangents,
    normal_is_off,
    crossing_is_missing,
    depth_is_off,
    contact_point_is_off,
    translation_is_off,
    impact_is_off,
    impact_normal_is_off,
    impact_point_is_off,
    within_is_open,
    zero_is_negative,
    normal_is_backwards
};

/// The library with one fault. Off means the next number up.
struct faulty_library : library {
    static inline fault active{};

    template <class M>
    static M off(fault f, M x) {
        return active == f ? next_toward(x, 1) : x;
    }
    template <class A, class B>
    static auto relate(A const& a, B const& b) {
        auto const r = library::relate(a, b);
        if (active == fault::touching_is_apart && r == hantei::relation::touching) return hantei::relation::disjoint;
        bool const swapped = is_later<A, B>;
        if (active == fault::order_matters && swapped && r == hantei::relation::overlapping) return hantei::relation::touching;
        return r;
    }
    static bool intersects(auto const& a, auto const& b) {
        return active == fault::intersects_is_open ? library::relate(a, b) == hantei::relation::overlapping
                                                   : library::intersects(a, b);
    }
    static bool contains(auto const& a, auto const& b) {
        return active == fault::contains_is_strict ? library::strictly_contains(a, b) : library::contains(a, b);
    }
    static bool strictly_contains(auto const& a, auto const& b) {
        return active == fault::strict_is_contains ? library::contains(a, b) : library::strictly_contains(a, b);
    }
    static auto distance(auto const& a, auto const& b) { return off(fault::distance_is_off, library::distance(a, b)); }
    static auto squared_distance(auto const& a, auto const& b) {
        auto const s = off(fault::squared_distance_is_off, library::squared_distance(a, b));
        return active == fault::zero_is_negative && s == 0 ? -s : s;
    }
    static auto closest_points(auto const& a, auto const& b) {
        auto r = library::closest_points(a, b);
        r.on_b.y = off(fault::closest_point_is_off, r.on_b.y);
        return r;
    }
    static auto raycast(auto const& a, auto const& b) {
        auto r = library::raycast(a, b);
        if (r && active == fault::ray_misses_tangents && r->enter.t == r->exit.t) r.reset();
        if (r) r->exit.t = off(fault::exit_is_off, r->exit.t);
        if (r) r->enter.normal.x = off(fault::normal_is_off, r->enter.normal.x);
        if (r && active == fault::normal_is_backwards) r->enter.normal = -r->enter.normal;
        return r;
    }
    static auto contact(auto const& a, auto const& b) {
        auto r = library::contact(a, b);
        if (r && active == fault::normal_is_backwards) r->normal = -r->normal;
        if (r) r->depth = off(fault::depth_is_off, r->depth);
        if (r) r->normal.x = off(fault::normal_is_off, r->normal.x);
        if (r) r->points.at[0].y = off(fault::contact_point_is_off, r->points.at[0].y);
        return r;
    }
    static auto crossings(auto const& a, auto const& b) {
        auto r = library::crossings(a, b);
        if (active == fault::crossing_is_missing && !r.empty()) r.pop_back();
        return r;
    }
    static auto minimum_translation(auto const& a, auto const& b) {
        auto r = library::minimum_translation(a, b);
        if (r) r->x = off(fault::translation_is_off, r->x);
        return r;
    }
    static bool within(auto const& a, auto const& b, auto d) {
        return active == fault::within_is_open ? library::distance(a, b) < d : library::within(a, b, d);
    }
    static auto sweep(auto const& a, hantei::vec<double, 2> const& way, auto const& b) {
        auto r = library::sweep(a, way, b);
        if (r) r->first = off(fault::impact_is_off, r->first);
        if (r) r->normal.y = off(fault::impact_normal_is_off, r->normal.y);
        if (r) r->points.at[0].x = off(fault::impact_point_is_off, r->points.at[0].x);
        return r;
    }

  private:
    template <class A, class B>
    static constexpr bool is_later = std::string_view(maker<A>::name) > std::string_view(maker<B>::name);
};

}  // namespace oracle
