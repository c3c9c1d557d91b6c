// SPDX-License-Identifier: MIT
// Measures of two valid shapes of the plane whose relation is known, as a page of a small program shows them.
// Nothing is decided again, and there is no code for the other relations.
export module hantei:measures_of_known;
import :base;
import :rational;
import :vec;
import :relation;
import :results;
import :alternatives;
import :dispatch;
import :manifest;
import :cast_methods;
import :contact_methods;
import :decide;
import :convex_core;
import :gap_of_points;
import :exact_gap;
import :gap_methods;
import :shape_traits;
import :sweep_methods;

#ifdef HANTEI_SMALL_PROGRAM
namespace hantei {

/// The relation of two shapes that are known to be valid.
export constexpr relation relation_of_valid(auto const& a, auto const& b) { return relate_valid(a, b); }

/// The measures of disjoint shapes.
export struct gap_of_disjoint {
    double distance;
    closest<double, 2> ends;
};
/// The exact gap of two disjoint shapes, in the order of their pair.
template <class A, class B>
constexpr exact_gap<2> gap_of_apart(A const& a, B const& b) {
    if constexpr (nonconvex<A>) {
        return gap_to_nearest_side(a, b, [](auto const& x, auto const& y) { return gap_of_apart(x, y); });
    } else if constexpr (nonconvex<B>) {
        return flipped(gap_of_apart(b, a));
    } else if constexpr (bounded<A> && bounded<B>) {
        return with_convex_cores(
            a, b, [](auto const& p, auto const& q) -> exact_gap<2> { return {exact_ends_between(p, q), p.radius, q.radius}; });
    } else {
        return gap_of_exact(a, b);
    }
}
[[gnu::noinline]] constexpr gap_of_disjoint rounded_gap(exact_gap<2> const& gap) {
    return {width_of_exact_gap<double>::of(gap), ends_of_exact_gap<double, 2>::of(gap)};
}
/// distance(a, b) and closest_points(a, b) of disjoint shapes.
export constexpr gap_of_disjoint measured_disjoint(auto const& a, auto const& b) {
    return with_pair(
        []<class P, class X, class Y>(P*, X const& x, Y const& y, bool swapped) {
            auto const gap = gap_of_apart(x, y);
            return rounded_gap(swapped ? flipped(gap) : gap);
        },
        a, b);
}
/// contact(a, b) of solids that meet, without its points.
export constexpr contact_manifold<double, 2> direction_and_depth(relation how, auto const& a, auto const& b) {
    return with_pair(
        [how]<class P, class X, class Y>(P*, X const& x, Y const& y, bool swapped) {
            auto const out = contact_method(pair_with_shapes<P, X, Y>{}).template direction_and_depth<double>(x, y, how);
            return swapped ? opposite(out) : out;
        },
        a, b);
}
/// raycast(a, b) of two shapes that meet.
export constexpr chord<double, 2> chord_of_meeting(auto const& a, auto const& b) {
    return with_pair(
        []<class P, class X, class Y>(P*, X const& x, Y const& y, bool) {
            return with_caster(x, y, [](auto const& caster, auto const& set) {
                return raycast_method(pair_with_shapes<P, X, Y>{}).template first_chord<double>(caster, set);
            });
        },
        a, b);
}
/// The relation, which is known, for a method that asks for it.
struct known_relation {
    relation how;
    constexpr relation operator()() const { return how; }
};
/// sweep(a, displacement, b) of two shapes in the relation `how`, with a displacement that is not zero.
export constexpr optional<sweep_hit<double, 2>> swept_from(relation how, auto const& a, vec<rational, 2> const& displacement,
                                                           auto const& b) {
    return with_pair(
        [&]<class P, class X, class Y>(P*, X const& x, Y const& y, auto swapped) {
            constexpr auto method = sweep_method(pair_with_shapes<P, X, Y>{});
            known_relation const decided{how};
            if constexpr (swapped.value) return method.template hit<double>(y, displacement, x, decided);
            if constexpr (!swapped.value) return method.template hit<double>(x, displacement, y, decided);
        },
        a, b);
}

}  // namespace hantei
#endif
