// SPDX-License-Identifier: MIT
// The contact of two solids of the plane. At least one need not be convex, and the first may be rounded.
export module hantei:solid_contact;
import :base;
import :dynamic_array;
import :scalar;
import :dyadic;
import :rational;
import :rounding;
import :vec;
import :shape;
import :shape_traits;
import :results;
import :closest_points;
import :ladder;
import :side_search;
import :core_contact;
import :manifold_of_cores;
import :offset_curves;
import :candidate_moves;
import :exact_moves;
import :offset_boundary;
import :contact_places;
import :straight_contact;
import :rounded_contact;
import :solid_outline;
import :penetration_search;
import :surd;
import :signed_ball;

namespace hantei {

/// Returns the direction whose unit vector has the least x, then the least y.
constexpr vec<rational, 2> least_direction(dynamic_array<vec<rational, 2>> const& ways) {
    size_t least = 0;
    for (size_t i = 1; i < ways.size(); ++i)
        if (lexicographically_before(unit_vector(ways[i]), unit_vector(ways[least]))) least = i;
    return ways[least];
}
/// The direction in which a leaves b, for solids that touch. At each place where they touch, it is the normal of the piece or, if a is rounded, the
/// vector from the place to the core of a. Of several directions the least one is returned.
constexpr vec<rational, 2> direction_of_leaving(dynamic_array<convolution_edge> const& pieces, rational const& radius) {
    dynamic_array<vec<rational, 2>> ways;
    ways.reserve(pieces.size());
    for (size_t i = 0; i < pieces.size(); ++i)
        ways.push_back(radius.sign() == 0 ? pieces[i].away : -nearest_on_segment(pieces[i].from, pieces[i].to, {}));
    return least_direction(ways);
}

/// Whether the way out is also a case of two cores (core_contact.cppm): away from a side or, for a rounded a, from a corner in it. If it is, `c`
/// becomes this case.
template <class T>
constexpr bool is_way_of_cores(solid_outline<T> const& a, solid_outline<T> const& b, candidate_move const& how,
                               core_contact_case& c) {
    using kind = core_contact_case::kind;
    if (how.what == curve_point::kind::round && T{0} < a.core.radius) {
        c.way = kind::corners;
        c.far_on_a = how.first_center.of_a;
        c.far_on_b = how.first_center.of_b;
        return true;
    }
    if (how.what != curve_point::kind::foot) return false;
    auto const& [corner_of_a, corner, side] = how.first_piece;
    // Sides of a core go from each corner to the next one. If a ring runs against that order, its sides are named by their ends.
    auto const& outline = corner_of_a ? b : a;
    size_t const next = outline.after[side];
    bool const forwards = outline.core.after(side) == next;
    if (!forwards && outline.core.after(next) != side) return false;
    c.way = corner_of_a ? kind::side_of_b : kind::side_of_a;
    c.side = forwards ? side : next;
    c.left = forwards == corner_of_a ? 1 : -1;  // n runs from a to b: into b, or out of a
    c.far_on_a = corner_of_a ? corner : side;
    c.far_on_b = corner_of_a ? side : corner;
    return true;
}
/// Whether the points of contact are those of two cores in the case `c`, too. Adds them to `c`.
template <class T>
constexpr bool are_points_of_cores(penetration_search<T>& search, penetration_found const& out, core_contact_case& c) {
    auto const put = [&](size_t i) { c.points[c.count++] = {out.pieces[i].corner_of_a, out.pieces[i].corner}; };
    if (search.approximate().radius() > 0) {
        if (c.way == core_contact_case::kind::corners) c.points[c.count++] = {false, c.far_on_b};
        else put(0);
        return out.pieces.size() == 1;
    }
    one_or_two touching;
    if (out.pieces.size() > 1) {
        bool certain = true;
        touching = touching_after(
            out.pieces.size(), out.how.position(), [&](size_t i) { return search.place_after(out.pieces[i], out.how); },
            [&](size_t i) { return search.normal_off(out.pieces[i]); },
            [&certain](auto const& n, auto const& p, auto const& q) {
                int const sure = sign(dot(n, p - q));
                certain &= sure != 0;
                return sure;
            });
        if constexpr (!same_as<T, rational>) {
            if (!certain) {
                straight_contact_in_balls<T> in_balls(search.exact(), search.candidates(), out.how, out.pieces);
                touching = in_balls.touching();
                certain = !in_balls.doubt;
            }
        }
        if (!certain) {
            vec<rational, 2> const move = without_roots(search.move());
            touching = touching_after(search.exactly(out.pieces), move, move);
        }
    }
    for (size_t i = 0; i < touching.count; ++i) put(touching.at[i]);
    return true;
}

/// Returns f(the exact contact of two solids that touch or overlap). `Round`: a is a rounded shape.
template <bool Round, bool WithPoints, class T>
constexpr auto with_exact_contact(penetration_search<T>& search, penetration_found const& out, bool touch, auto f) {
    rational const unit_length(dyadic::scaled(1, search.approximate().exponent())), radius = search.exact().radius();
    auto const pieces = search.exactly(out.pieces);
    // A small program computes the direction and depth alone in one way for all shapes, with roots.
    if (!Round || ((WithPoints || !is_small_program) && radius.sign() == 0)) {
        vec<rational, 2> const move = without_roots(search.move());
        return f(contact_after<WithPoints>(pieces, move, touch ? direction_of_leaving(pieces, 0) : move, unit_length));
    }
    if constexpr (Round) {
        offset_position const move{search.move().exactly(), touch ? vec<enclosure, 2>{} : out.how.position()};
        offset_position const leaving = touch ? offset_position(direction_of_leaving(pieces, radius)) : move;
        return f(contact_after<WithPoints>(pieces, move, leaving, touch, unit_length));
    }
}
/// rounded(the contact in balls), unless it or the rounding of one of its numbers is in doubt.
constexpr auto rounded_if_certain(auto& in_balls, auto rounded) {
    optional<decltype(rounded(in_balls.contact))> r;
    if (!in_balls.doubt) r = rounded(in_balls.contact);
    if (in_balls.doubt) r = {};
    return r;
}
/// The values of the contact of two outlines. If its case is one of two cores, the ladder computes them. Otherwise they are rounded(c) for the
/// contact c in balls, if these are certain, or in exact numbers. E is the way to compute products (ladder.cppm).
template <class ValuesOfCores, bool Round, bool WithPoints, class E, class T>
constexpr auto contact_of_outlines(solid_outline<T> const& a, solid_outline<T> const& b, bool touch, auto rounded) {
    penetration_search<T> search(a, b);
    auto const out = touch ? search.none() : search.shortest();
    if constexpr (!is_small_program) {
        core_contact_case c;
        if (!touch && is_way_of_cores(a, b, out.how, c) && (!WithPoints || are_points_of_cores(search, out, c))) {
            core_contact<T, WithPoints> const m{a.core, b.core, false};
            if constexpr (has_filter<T>) {
                if (m.in_range()) return valued_by_cheapest_rungs<ValuesOfCores, E>(m, c);
            }
            return valued_exactly<ValuesOfCores>(m, c);
        }
    }
    if constexpr (!is_small_program && !same_as<T, rational>) {
        if (search.approximate().exponent() == 0) {
            if (search.approximate().radius() == 0) {
                straight_contact_in_balls<T> in_balls(search.exact(), search.candidates(), out.how, out.pieces);
                if (touch) in_balls.template touch<WithPoints>();
                else in_balls.template leave<WithPoints>();
                if (auto const r = rounded_if_certain(in_balls, rounded); r.has_value()) return *r;
            }
            if constexpr (Round) {
                if (search.approximate().radius() > 0) {
                    rounded_contact_in_balls<T> in_balls(search.exact(), search.candidates(), out.pieces);
                    if (touch) in_balls.template touch<WithPoints>(signed_ball(by_balls::number(a.core.radius)));
                    else in_balls.template leave<WithPoints>(out.how);
                    if (auto const r = rounded_if_certain(in_balls, rounded); r.has_value()) return *r;
                }
            }
        }
    }
    return with_exact_contact<Round, WithPoints>(search, out, touch, rounded);
}

/// The contact manifold of two solids, rounded to `Result`.
template <class Result, bool WithPoints = true>
struct manifold_of_solids {
    using result = contact_manifold<Result, 2>;

    template <bool Round, class E = void, class T>
    static constexpr result of(solid_outline<T> const& a, solid_outline<T> const& b, bool touch) {
        return contact_of_outlines<manifold_of_cores<Result>, Round, WithPoints, E>(a, b, touch, [](auto const& found) {
            auto const round_all = [](auto const& v) { return map([](auto const& x) { return to_nearest<Result>(x); }, v); };
            result r{round_all(found.normal), to_nearest<Result>(found.depth), {}};
            for (size_t k = 0; k < found.count; ++k) r.points.at[k] = round_all(found.points[k]);
            r.points.count = found.count;
            return r;
        });
    }
};
/// The minimum translation that separates two solids, −normal·depth, rounded to `Result`.
template <class Result>
struct translation_out_of_solid {
    using result = vec<Result, 2>;

    template <bool Round, class E = void, class T>
    static constexpr result of(solid_outline<T> const& a, solid_outline<T> const& b, bool touch) {
        return contact_of_outlines<translation_out_of_core<Result>, Round, false, E>(a, b, touch, [](auto const& found) {
            return map([&](auto const& n) { return to_nearest<Result>(-n * found.depth); }, found.normal);
        });
    }
};
/// `Values::of()` at run time. It is compiled once, into the archive, for the scalars double and int64_t.
template <class Values, bool Round, class T>
typename Values::result measured_in_archive(solid_outline<T> const& a, solid_outline<T> const& b, bool touch);

template <class Values, bool Round, class T>
constexpr typename Values::result measured_contact_of_solids(solid_outline<T> const& a, solid_outline<T> const& b, bool touch) {
    if constexpr (!has_filter<T>) {
        return Values::template of<Round>(a, b, touch);
    } else {
        if (is_constant_evaluated()) return Values::template of<Round>(a, b, touch);
        return measured_in_archive<Values, Round>(a, b, touch);
    }
}

/// A bounded set of the plane, convex or not, that can have inner points.
template <class S>
concept solid_of_plane = S::dimension == 2 && bounded<S> && (rounded_shape<S> || requires(S const& s) { s.has_interior(); });

}  // namespace hantei
