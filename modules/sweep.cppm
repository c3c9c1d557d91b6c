// SPDX-License-Identifier: MIT
// When a shape that moves straight on meets one that stands still: decided exactly, rounded once.
//
// a moved by t·d and b have a common point exactly where t·d is the difference of a point of b and one of a. For two rounded hulls these
// differences are a rounded hull again, with the sum of the radii, and the times of contact are its chord with the line 0 + t·d.
// Source: van den Bergen, Collision Detection in Interactive 3D Environments, section 4.4.
export module hantei:sweep;
import :base;
import :number;
import :scalar;
import :rational;
import :rounding;
import :vec;
import :relation;
import :shape;
import :validation;
import :reduction;
import :passage;
import :results;
import :hull;
import :chord;
import :parting;
import :predicates;
import :measures;

namespace hantei {

[[noreturn]] inline void refuse_displacement() {
    throw domain_error("hantei: sweep: the displacement is not finite (NaN or infinity)");
}

/// Two rounded cores, of which a moves: in exact numbers.
struct rounded_move {
    corner_list a, b;
    rational radius_a, radius_b;
    vec<rational, 2> way;

    /// The chord of the line 0 + t·way with all differences of a point of b and one of a; the way is not zero.
    constexpr optional<exact_chord<2>> times() const {
        return chord_of_core(carrier<2>{{}, way}, differences_of(a, b), radius_a + radius_b);
    }
    /// Where a, moved by t·way, touches b with the normal n: the ends of what their farthest sides (or corners) share.
    constexpr array<vec<surd, 2>, 2> touching(surd const& t, vec<surd, 2> const& n) const {
        auto const along = perp(n);
        surd const shift = t * dot(along, way);
        farthest const on_a(a, n), on_b(b, -n);  // b's places are mirrored, as its direction is
        surd const low = max(on_a.place[0] + shift, -on_b.place[1]), high = min(on_a.place[1] + shift, -on_b.place[0]);
        auto const surface = n * (-(on_b.height + radius_b));
        return {along * low + surface, along * high + surface};
    }
};

template <class A, class B>
constexpr rounded_move move_of(A const& a, vec<rational, 2> const& way, B const& b) {
    return {corners_of(thin(a)), corners_of(thin(b)), radius_of(a), radius_of(b), way};
}

/// What of the chord lies between the times 0 and 1; nothing if none of it does.
template <class T>
constexpr optional<impact<T, 2>> impact_of(rounded_move const& move) {
    optional<impact<T, 2>> r;
    auto const times = move.times();
    if (!times.has_value() || compare(times->enter.t, surd{1}) > 0 || sign(times->exit.t) < 0) return r;
    bool const meet_at_start = sign(times->enter.t) < 0, part_at_start = meet_at_start && sign(times->exit.t) == 0;
    auto const& normal = part_at_start ? times->exit.normal : times->enter.normal;
    impact<T, 2> found{T{0}, T{1}, -rounded<T>(normal), {}};
    if (sign(times->enter.t) > 0) found.first = to_nearest<T>(times->enter.t);
    if (compare(times->exit.t, surd{1}) < 0) found.last = larger(found.first, to_nearest<T>(times->exit.t));
    if (!meet_at_start || part_at_start || sign(dot(normal, move.way)) == 0) {  // no overlap at the start
        for (auto const& p : move.touching(meet_at_start ? surd{0} : times->enter.t, -normal)) {
            auto const point = rounded<T>(p);
            if (found.points.count == 0 || point != found.points[0]) found.points.at[found.points.count++] = point;
        }
    }
    r = found;
    return r;
}

template <class A, class B>
struct sweep_known {
    static constexpr bool value = bounded_in_plane<resolved_t<A>> && bounded_in_plane<resolved_t<B>>;
};

}  // namespace hantei

export namespace hantei {

/// sweep(a, displacement, b) is defined: for two bounded shapes of the plane, or variants of these.
template <class A, class B>
concept sweepable = judgeable<A, B> && for_alternatives<sweep_known, remove_cvref_t<A>, remove_cvref_t<B>>;

/// When a, on its straight way from where it is to where it is after the displacement (in the user's unit), meets b, which stands
/// still: the first and the last contact in fractions of the displacement; of the first the normal from a to b, and the points.
/// Touching counts. Present exactly where a meets b at some time in [0, 1], the ends included.
///
/// first is 0 exactly where they meet at the start. Where they overlap there, there are no points, and the normal is that of the place
/// where a came in, had it moved like this before; at corners, and along sides, it is as chord.cppm says for the differences of
/// the two. A displacement of zero gives 0, 1, the first axis and no points where they meet. sweep(b, −displacement, a) has the same
/// fractions and, but for zero, the opposite normal. Throws invalid_shape for bad numbers, std::domain_error for a displacement
/// that is not finite.
inline constexpr struct sweep_fn {
    template <class A, class B, scalar D = double>
        requires sweepable<A, B>
    constexpr auto operator()(A const& a, vec<D, 2> const& displacement, B const& b) const {
        if (!all_finite(displacement)) refuse_displacement();
        auto const way = exact(displacement);
        return with_pair(
            [&way]<class P>(P*, auto const& x, auto const& y, bool swapped) {
                using T = answer_t<decltype(x), decltype(y)>;
                validate(x);
                validate(y);
                optional<impact<T, 2>> r;
                if (squared_norm(way).sign() != 0) {
                    r = impact_of<T>(swapped ? move_of(exact(y), way, exact(x)) : move_of(exact(x), way, exact(y)));
                } else if (decide<P>(x, y) != relation::disjoint) {
                    r = impact<T, 2>{T{0}, T{1}, unit<T, 2>(0), {}};
                }
                return r;
            },
            a, b);
    }
} sweep;

}  // namespace hantei
