// SPDX-License-Identifier: MIT
// The methods of sweep(): the file of a pair names one of them as `sweep`.
//
// Each has hit<T>(a, way, b, decided) for two shapes of one scalar, in either order of their pair. a moves by `way`; decided() is the
// relation of a and b at the start.
//
// a moved by t·d and b have a common point exactly if t·d is in the Minkowski difference {q − p : q in b, p in a}. For two rounded hulls
// this is a rounded hull again, with the sum of the radii, and the times of contact are its chord with the line 0 + t·d. If one of the two
// is a ray or a line, the difference is unbounded. Chains and regions: sided_sweep.cppm.
// Source: van den Bergen, Collision Detection in Interactive 3D Environments, section 4.4.
export module hantei:sweep_methods;
import :base;
import :rational;
import :vec;
import :relation;
import :shape;
import :own_shapes;
import :shape_traits;
import :results;
import :convex_core;
import :core_sweep;
import :convex_sweep;
import :line_sweep;
import :sided_line_sweep;
import :side_lists;
import :vertex_list;
import :ladder;
import :sided_sweep;
import :shapes_on_way;
import :alternatives;
import :surd;
import :manifest;
import :exact_gap;

namespace hantei {

/// The sweep of chains and regions, in the scalar of the cores if it holds the way exactly, else in fractions.
template <class Result, class A, class D, class B>
constexpr optional<sweep_hit<Result, 2>> swept_with_sides(A const& a, vec<D, 2> const& displacement, B const& b,
                                                          auto const& decided) {
    using C = core_scalar<typename A::scalar_type>;
    using T = conditional_t<!same_as<C, rational> && holds_exactly<D, C>, C, rational>;
    any_on_way<T, A> const moving(a);
    any_on_way<T, B> const standing(b);
    decided_on_way<T, remove_cvref_t<decltype(decided)>> const both(moving, standing, scalar_cast<T>(displacement), decided);
    return sides_swept<Result, T>(both);
}

/// impact_of(), at run time compiled once, in the archive.
template <class T>
bool impact_in_archive(rounded_move const& move, sweep_hit<T, 2>& hit);
template <class T>
constexpr optional<sweep_hit<T, 2>> impact(rounded_move const& move) {
    if (is_constant_evaluated()) return impact_of<T>(move);
    optional<sweep_hit<T, 2>> r;
    if (sweep_hit<T, 2> hit; impact_in_archive(move, hit)) r = hit;
    return r;
}
/// Two of rays and lines, whose Minkowski differences are unbounded: in fractions (recession_cone.cppm).
inline constexpr struct by_unbounded_sweep_t {
    template <class T, class A, class D, class B>
    static constexpr optional<sweep_hit<T, 2>> hit(A const& a, vec<D, 2> const& displacement, B const& b, auto const&) {
        return impact<T>(
            {unbounded_core_of(a), unbounded_core_of(b), rational(radius_of(a)), rational(radius_of(b)), exact(displacement)});
    }
} by_unbounded_sweep;

/// A ray or a line and a bounded shape. Rounded shapes and turned boxes: by the corners that touch the line first and last (line_sweep.cppm), and
/// by a sweep of the origin of a ray. Other shapes: by the time spans of their sides (sided_line_sweep.cppm); convex ones and a line first by their
/// corners. Fractions are left if these are in doubt, and for shapes whose corners are not stored numbers.
inline constexpr struct by_line_sweep_t {
    template <class T, class A, class D, class B>
    static constexpr optional<sweep_hit<T, 2>> hit(A const& a, vec<D, 2> const& displacement, B const& b, auto const& decided) {
        sweep_answer<T> answer;
        bool known = false;
        if constexpr (is_endless<A>) known = is_certain(b, a, displacement, true, decided(), answer);
        else known = is_certain(a, b, displacement, false, decided(), answer);
        optional<sweep_hit<T, 2>> r;
        if (known) {
            if (answer.meet) r = answer.hit;
            return r;
        }
        if constexpr (nonconvex<A> || nonconvex<B>) return swept_with_sides<T>(a, displacement, b, decided);
        else return by_unbounded_sweep.hit<T>(a, displacement, b, decided);
    }

  private:
    template <class S, class Line, class D, class T>
    static constexpr bool is_certain(S const& s, Line const& l, vec<D, 2> const& displacement, bool line_moves, relation start,
                                     sweep_answer<T>& r) {
        using C = core_scalar<typename S::scalar_type>;
        if constexpr (share_rungs<S, Line> && (nonconvex<S> || corners_are_stored<S>) && holds_exactly<D, C>) {
            line_on_way<C> const line{scalar_cast<C>(l.origin), scalar_cast<C>(l.direction), scalar_cast<C>(displacement),
                                      has_start<Line>, line_moves};
            auto const by_sides = [&](side_lists<C> const& sides, bool has_area) {
                return certainly_measured<impact_of_line_and_sides<T>>(sided_line_sweep<C>{sides, line, has_area, start}, r);
            };
            if constexpr (nonconvex<S>) {
                return with_side_lists(s, [&]<class U>(side_lists<U> const& sides) {
                    if constexpr (same_as<U, C>) {
                        return by_sides(sides, !curve<S>);
                    } else {
                        converted_side_lists<C> const converted(sides, [](vec<U, 2> const& p) { return scalar_cast<C>(p); });
                        return by_sides(converted.lists(), !curve<S>);
                    }
                });
            } else {
                return with_convex_core(s, [&](auto const& core) {
                    bool const is_straight = !core.turned && !(C{0} < core.radius);
                    if (!(has_start<Line> && is_straight)) {
                        impact_on_line<T> onto;
                        if (certainly_measured<impact_with_line<T>>(line_sweep<C>{core, line, start}, onto) &&
                            is_certain_at_origin(s, line, start == relation::overlapping, onto)) {
                            r.meet = onto.meet;
                            r.hit = onto.hit;
                            return true;
                        }
                    }
                    if (!is_straight) return false;
                    corner_run<C> const corners{core.more != nullptr ? core.more : core.at.data(), core.count};
                    placed_list<C> const list{vertex_list<C>(corners, core.count > 2)};
                    return by_sides(side_lists<C>{&list, 1, core.count}, core.count > 2);
                });
            }
        } else {
            return false;
        }
    }
    /// Stores the contacts that are behind the origin of a ray: there the origin itself comes to the shape, and leaves it. False if that is not
    /// certain, or if it may come to a sharp corner, where the ray may have another normal. `overlap`: at the start.
    template <class S, class C, class T>
    static constexpr bool is_certain_at_origin(S const& s, line_on_way<C> const& line, bool overlap, impact_on_line<T>& onto) {
        if (!onto.meet || !(onto.first_behind || onto.last_behind)) return true;
        convex_core<C> point;
        point.count = 1;
        point.at[0] = line.origin;
        bool is_round = false;
        auto const answer = with_straight_core(s, [&](auto const& body) {
            is_round = C{0} < body.radius;
            return line.line_moves ? swept<T>(core_sweep<C>{{point, body, {line.way}}})
                                   : swept<T>(core_sweep<C>{{body, point, {line.way}}});
        });
        if (answer.meet && (answer.at_corner || answer.enter.what == cast_end::kind::none)) return false;
        if (onto.last_behind) onto.hit.last = answer.meet ? answer.hit.last : T{1};
        if (!onto.first_behind) return true;
        bool const from_inside = answer.meet && answer.hit.points.count == 0;
        if (from_inside != overlap || (overlap && !is_round)) return false;
        onto.meet = answer.meet;
        onto.hit.first = answer.hit.first;
        onto.hit.normal = answer.hit.normal;
        onto.hit.points = answer.hit.points;
        return true;
    }
} by_line_sweep;

/// Convex shapes of the plane: a ray cast at the Minkowski difference of their cores (core_cast.cppm, convex_sweep.cppm); in fractions if
/// their scalar does not hold the way exactly.
inline constexpr struct by_core_sweep_t {
    template <class T, class A, class D, class B>
    static constexpr optional<sweep_hit<T, 2>> hit(A const& a, vec<D, 2> const& displacement, B const& b, auto const& decided) {
        if constexpr (sweep_of_cores<A, B, D>) {
            using C = core_scalar<typename A::scalar_type>;
            auto const way = scalar_cast<C>(displacement);
            optional<sweep_hit<T, 2>> r;
            with_straight_core(a, [&](auto const& of_a) {
                with_straight_core(b, [&](auto const& of_b) {
                    auto const answer = swept<T>(core_sweep<C>{{of_a, of_b, {way}}});
                    if (answer.meet) r = answer.hit;
                });
            });
            return r;
        } else {
            return by_unbounded_sweep.hit<T>(a, displacement, b, decided);
        }
    }
} by_core_sweep;

/// Chains and regions: by the sides that come near each other on the way (sided_sweep.cppm).
inline constexpr struct by_side_sweep_t {
    template <class T, class A, class D, class B>
    static constexpr optional<sweep_hit<T, 2>> hit(A const& a, vec<D, 2> const& displacement, B const& b, auto const& decided) {
        return swept_with_sides<T>(a, displacement, b, decided);
    }
} by_side_sweep;

/// A convex set of the plane, bounded or not; or a chain or a region.
template <class S>
concept moves_in_plane = S::dimension == 2 && (nonconvex<S> || bounded<S> || is_endless<S>);

/// The method for a pair that names none, as for a user's shape.
template <class A, class B>
consteval auto default_sweep_method() {
    if constexpr (!moves_in_plane<A> || !moves_in_plane<B> || !cores_have_pair<A, B>) {
        return not_defined;
    } else if constexpr (nonconvex<A> || nonconvex<B>) {
        return by_side_sweep;
    } else {
        return by_core_sweep;
    }
}
/// The sweep method of a pair: the one that it names, else the default.
inline constexpr struct sweep_method_fn {
    template <class P, class A, class B, bool Swapped>
    consteval auto operator()(pair_with_shapes<P, A, B, Swapped>) const {
        if constexpr (requires { P::sweep; }) {
            return P::sweep;
        } else {
            return default_sweep_method<A, B>();
        }
    }
} sweep_method;

}  // namespace hantei
