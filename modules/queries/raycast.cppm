// SPDX-License-Identifier: MIT
// Where a line, a ray or a segment passes through a shape: computed exactly and rounded once.
export module hantei:raycast;
import :base;
import :vec;
import :relation;
import :results;
import :decide;
import :alternatives;
import :judgeable;
import :dispatch;
import :manifest;
import :cast_methods;
import :sentence;
import :surd;

namespace hantei {

/// The t at which the part of the straight a that belongs to it, or b, first meets the other: where it starts inside, 0.
template <class A, class B>
constexpr optional<surd> entry_of(A const& a, B const& b) {
    return with_pair(
        []<class P>(P*, auto const& x, auto const& y, bool) {
            optional<surd> t;
            if (decide<P>(x, y) == relation::disjoint) return t;
            t = with_caster(x, y, [](auto const& caster, auto const& set) { return exact_entry(caster, set); });
            return t;
        },
        a, b);
}

/// The pair of two shapes has a method for casts.
template <class A, class B>
struct chord_known : method_known<raycast_method_fn, A, B> {};
template <class A, class B>
struct words_against_chord {
    static consteval composed_text text() {
        if constexpr (!pair_known<A, B>::value) {
            return words_against_pair<A, B>::text();
        } else {
            composed_text text;
            text +=
                "hantei: a line, a ray or a segment is cast at a bounded shape of the plane, in space at a sphere or an aabb: "
                "one of the "
                "two must be such a shape, the other one straight";
            return text;
        }
    }
};

}  // namespace hantei

export namespace hantei {

/// raycast(a, b) is defined: a line, a ray or a segment against a bounded shape of the plane, in space against a ball or a box along
/// the axes; or variants of which some alternatives are among these. Where not all are, the answer is an optional_answer.
template <class A, class B>
concept castable = answerable<objection_in_one_dimension<chord_known, words_against_chord, A, B>>;
/// The same where all alternatives are, as elements of a range must.
template <class A, class B>
concept always_castable = castable<A, B> && for_alternatives<chord_known, A, B>;

/// The chord of a line, ray or segment with a bounded shape: where its line enters and leaves the set, with t in directions (for a
/// segment b − a), point and outward normal. Present exactly where intersects() holds; enter.t < 0 means that a ray starts inside,
/// and the chord is not clipped. A tangent has enter.t == exit.t. Of two segments the first argument is cast at the second.
/// Of a chain or a polygon it is the first chord that the straight shape meets: crossings() has all of them.
/// The normals at corners and of sets without inner points: line_rounded_hull.cppm, for balls and boxes the file of their pair with the line, for
/// chains and polygons crossings.cppm.
inline constexpr struct raycast_fn {
    template <class A, class B>
        requires castable<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return ask<chord_known>(
            []<class P, class X, class Y>(P*, X const& x, Y const& y, bool) {
                optional<chord<answer_t<X, Y>, X::dimension>> r;
                if (decide<P>(x, y) == relation::disjoint) return r;
                r = with_caster(x, y, [](auto const& caster, auto const& set) {
                    return raycast_method(pair_with_shapes<P, X, Y>{}).template first_chord<answer_t<X, Y>>(caster, set);
                });
                return r;
            },
            a, b);
    }
} raycast;

/// Where a line, ray or segment comes to the boundary of a bounded shape, in the order of t: all ends of its chords that belong to the
/// part that it is of its line. Where it only touches, once. Empty exactly where it misses the boundary: also within the shape.
inline constexpr struct crossings_fn {
    template <class A, class B>
        requires castable<A, B>
    constexpr auto operator()(A const& a, B const& b) const {
        return ask<chord_known>(
            []<class P, class X, class Y>(P*, X const& x, Y const& y, bool) {
                vector<crossing<answer_t<X, Y>, X::dimension>> r;
                relation const lie = decide<P>(x, y);
                if (lie == relation::disjoint) return r;
                with_caster(x, y, [&](auto const& caster, auto const& set) {
                    bool const point_inside = !has_direction(caster) && lie == relation::overlapping && is_solid(set);
                    if (!point_inside)
                        r = raycast_method(pair_with_shapes<P, X, Y>{}).template crossings<answer_t<X, Y>>(caster, set);
                });
                return r;
            },
            a, b);
    }
} crossings;

}  // namespace hantei
