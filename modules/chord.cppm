// SPDX-License-Identifier: MIT
// Where a line enters and leaves a rounded convex set of the plane. For exact numbers.
//
// All points at most R from a convex polygon, which may be a segment or a point: its boundary is made of the sides, moved outwards by R,
// and of arcs of radius R around the corners. A line that comes to a moved side beside that side is on the boundary, and it
// goes in or out there; that happens at most once each. What no side tells, the circles around the corners do.
// Source: van den Bergen, Collision Detection in Interactive 3D Environments, sections 2.3 and 4.4 (objects with a skin).
export module hantei:chord;
import :base;
import :number;
import :rational;
import :rounding;
import :vec;
import :shape;
import :reduction;
import :passage;
import :results;
import :pair;
import :sign;
import :ball;
import :line;
import :ball_line;

namespace hantei {

/// Where a line comes to a side that was moved outwards.
struct side_crossing {
    exact_end<2> end;
    bool inwards, at_far_end;  ///< into the set; beside the end of the side, not before it

    /// n·(origin + t·direction − from) = R·|n| for the outward normal n; nothing where the foot of that point is not on the side, or
    /// the line runs along it.
    static constexpr optional<side_crossing> of(carrier<2> const& c, vec<rational, 2> const& from, vec<rational, 2> const& to,
                                                rational const& radius) {
        optional<side_crossing> found;
        auto const side = to - from, n = -perp(side), offset = c.origin - from;
        rational const pace = dot(n, c.direction), length = squared_norm(side);
        if (pace.sign() == 0) return found;
        surd const t{-dot(n, offset) / pace, radius / pace, length};
        rational const slope = dot(side, c.direction);
        surd const place{dot(side, offset) + slope * t.a, slope * t.b, length};
        int const past = sign(surd{place.a - length, place.b, length});
        if (sign(place) >= 0 && past <= 0) found = side_crossing{{t, unit(n)}, pace.sign() < 0, past == 0};
        return found;
    }
};

/// The line runs along a side.
constexpr bool runs_along(carrier<2> const& c, vec<rational, 2> const& from, vec<rational, 2> const& to) {
    auto const side = to - from;
    return cross(side, c.direction).sign() == 0 && cross(side, c.origin - from).sign() == 0;
}

/// The chord of the whole line with all points at most radius from a hull, as hull_of() makes it; nothing where they are apart.
///
/// Along a side of a polygon both normals are those of the side. At a corner of a set with radius 0 the normal is that of the side that
/// ends there, counter-clockwise, if the line crosses it in this sense, else of the side that begins there. A segment has two
/// sides, with opposite normals. The line along a segment of radius 0 has the normals of its direction, backwards where it
/// enters; so has the line through a point.
constexpr optional<exact_chord<2>> chord_of_core(carrier<2> const& c, corner_list const& hull, rational const& radius) {
    optional<exact_end<2>> enter, exit;
    for (size_t i = 0; i < hull.size() && hull.size() > 1; ++i) {
        auto const found = side_crossing::of(c, hull[i], hull[i + 1], radius);
        if (!found.has_value()) continue;
        auto& end = found->inwards ? enter : exit;
        if (!end.has_value() || found->at_far_end) end = found->end;
    }
    bool const enters_by_side = enter.has_value(), leaves_by_side = exit.has_value();
    for (size_t i = 0; i < hull.size() && !(enters_by_side && leaves_by_side); ++i) {
        ball<rational, 2> const around{hull[i], radius};
        line<rational, 2> const whole{c.origin, c.direction};
        using circle = pair<ball<rational, 2>, line<rational, 2>>;
        if (circle::gap(exactly{}, around, whole) > 0) continue;
        auto const arc = circle::chord(around, whole);
        if (!enters_by_side && (!enter.has_value() || compare(arc.enter.t, enter->t) < 0)) enter = arc.enter;
        if (!leaves_by_side && (!exit.has_value() || compare(exit->t, arc.exit.t) < 0)) exit = arc.exit;
    }
    bool const sharp = hull.size() > 2 && radius.sign() == 0 && enter.has_value() && exit.has_value();
    for (size_t i = 0; i < hull.size() && sharp; ++i)
        if (runs_along(c, hull[i], hull[i + 1])) enter->normal = exit->normal = unit(perp(hull[i] - hull[i + 1]));
    optional<exact_chord<2>> r;
    if (enter.has_value() && exit.has_value()) r = exact_chord<2>{*enter, *exit};
    return r;
}

}  // namespace hantei
