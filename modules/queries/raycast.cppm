// SPDX-License-Identifier: MIT
// The chord of a line, a ray or a segment through a shape: computed exactly and rounded once.
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

/// The exact t at which a line, ray or segment, which is a or b, first meets the other shape. It is 0 if a ray or segment starts inside,
/// and nothing if they are disjoint.
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

/// Whether the pair of two shapes has a method for casts.
template <class A, class B>
struct chord_known : method_known<raycast_method_fn, A, B> {};
template <class A, class B>
struct objection_text_chord {
    static consteval composed_text text() {
        if constexpr (!pair_known<A, B>::value) {
            return objection_text_pair<A, B>::text();
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

/// Whether raycast(a, b) is defined: for a line, a ray or a segment against a bounded shape of the plane, in space against a ball or an
/// axis-aligned box, or for variants with some alternatives among these. If not all alternatives are, the answer is an optional_answer.
template <class A, class B>
concept castable = answerable<objection_in_one_dimension<chord_known, objection_text_chord, A, B>>;
/// Like `castable`, with an answer for all alternatives, which the elements of a range must have.
template <class A, class B>
concept always_castable = castable<A, B> && for_alternatives<chord_known, A, B>;

/// The chord of a line, ray or segment in a bounded shape: where its line enters and leaves the set, each with t in multiples of the
/// direction (of b − a for a segment), point and outward normal. It is present exactly if intersects(a, b). The chord is not clipped:
/// enter.t < 0 means that a ray starts inside. A tangent has enter.t == exit.t. Of two segments the first argument is cast at the second.
/// For a chain or a polygon it is the first chord that the straight shape meets; crossings() has all of them. The normals at corners and of
/// sets without interior points are documented in line_rounded_hull.cppm, for balls and boxes in the file of their pair with the line, and
/// for chains and polygons in crossings.cppm.
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

/// The crossings of a line, ray or segment with the boundary of a bounded shape, in the order of t: all ends of the chords of its line that
/// belong to the line, ray or segment itself. If a chord is a single point (a tangent), it appears once. The list is empty exactly if the
/// boundary is missed, so also if a segment lies in the interior of the shape.
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
