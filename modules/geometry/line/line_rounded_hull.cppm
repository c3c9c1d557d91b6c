// SPDX-License-Identifier: MIT
// The chord of a line in a rounded convex set of the plane. For exact numbers.
//
// The set is all points at most R from a convex polygon, which may be a segment or a point, or unbounded. Its boundary consists of the
// sides, moved outwards by R, and of arcs of radius R around the corners. If a line crosses a moved side, and not its extension, it crosses
// the boundary there, inwards or outwards; each happens at most once. An end of the chord that is on no side is on the circle around a
// corner.
// Source: van den Bergen, Collision Detection in Interactive 3D Environments, sections 2.3 and 4.4 (objects with a skin).
export module hantei:line_rounded_hull;
import :base;
import :rational;
import :vec;
import :corner_list;
import :line_clipping;
import :results;
import :recession_cone;
import :ball_chord;
import :surd;

namespace hantei {

/// A side moved outwards by the radius R: n·(p − from) = R·|n| for its outward normal n and its origin `from`.
struct moved_side {
    parametric_line<2> const& side;
    rational const& radius;

    constexpr vec<rational, 2> normal() const { return -perp(side.direction); }
    /// The sign of n·(p − from) − R·|n|, which is positive if p is outside.
    constexpr int place_of(vec<rational, 2> const& p) const {
        return sign(surd{dot(normal(), p - side.origin), -radius, squared_norm(side.direction)});
    }
    /// Whether the line c runs along the moved side.
    constexpr bool holds(parametric_line<2> const& c) const {
        return cross(side.direction, c.direction).sign() == 0 && place_of(c.origin) == 0;
    }
};

/// The crossing of a line with a moved side.
struct side_crossing {
    exact_end<2> end;
    bool inwards, at_far_end;  ///< the line goes into the set; the foot is the far end of the side

    /// Nothing if the line is parallel to the side, or if the foot of the crossing point is not on the side.
    static constexpr optional<side_crossing> of(parametric_line<2> const& c, moved_side const& moved) {
        auto const n = moved.normal(), offset = c.origin - moved.side.origin;
        rational const pace = dot(n, c.direction);
        if (pace.sign() == 0) return {};
        return moved.radius.sign() == 0 ? of_side_itself(c, moved.side, n, offset, pace) : of_moved(c, moved, n, offset, pace);
    }

  private:
    /// For a radius of 0: the crossing is on the side if the ends of the side are not on one side of the line. Their heights above it are those
    /// of the start, and of the start plus the pace.
    static constexpr optional<side_crossing> of_side_itself(parametric_line<2> const& c, parametric_line<2> const& side,
                                                            vec<rational, 2> const& n, vec<rational, 2> const& offset,
                                                            rational const& pace) {
        optional<side_crossing> found;
        rational const start = -cross(c.direction, offset);
        int const past = side.ends ? -(start + pace).sign() * pace.sign() : -1;
        if ((!side.starts || start.sign() * pace.sign() <= 0) && past <= 0)
            found = side_crossing{{surd{-dot(n, offset) / pace}, unit_vector(n)}, pace.sign() < 0, past == 0};
        return found;
    }
    static constexpr optional<side_crossing> of_moved(parametric_line<2> const& c, moved_side const& moved,
                                                      vec<rational, 2> const& n, vec<rational, 2> const& offset,
                                                      rational const& pace) {
        optional<side_crossing> found;
        auto const& side = moved.side;
        rational const length = squared_norm(n);
        surd const t{-dot(n, offset) / pace, moved.radius / pace, length};
        rational const slope = dot(side.direction, c.direction);
        surd const place{dot(side.direction, offset) + slope * t.a, slope * t.b, length};
        int const past = side.ends ? sign(surd{place.a - length, place.b, length}) : -1;
        if ((!side.starts || sign(place) >= 0) && past <= 0)
            found = side_crossing{{t, unit_vector(n)}, pace.sign() < 0, past == 0};
        return found;
    }
};

/// An end of a chord; it has no t if the line stays in the set forever.
struct open_end {
    optional<surd> t;
    vec<surd, 2> normal;

    constexpr open_end(vec<rational, 2> const& n) : normal(unit_vector(n)) {}
    constexpr void set(exact_end<2> const& end) {
        t = end.t;
        normal = end.normal;
    }
};
struct open_chord {
    open_end enter, exit;
};

/// The chord of the whole line in the set of all points at most `radius` from a convex set; nothing if the line misses it.
///
/// If the line runs along a side of a set with inner points, both normals are those of the side. At a corner of a set with radius 0 the
/// normal is that of the side that ends there, counter-clockwise, if the line crosses that side in this sense (into the set or out of it),
/// else that of the side that begins there. A segment, a ray and a line have two sides with opposite normals. A line along one of these
/// with radius 0, or through a point, has the normals of its direction: backwards where it enters, forwards where it leaves. An end that
/// does not exist has the same normals.
///
/// The chord of a line that meets a closed convex set ends in each direction that is not in the set's recession cone. If it has no end at
/// all, the line runs inside of every side or outside of one. (Rockafellar, section 8.)
constexpr optional<open_chord> chord_of_core(parametric_line<2> const& c, unbounded_hull const& core, rational const& radius) {
    boundary const around(core);
    open_chord r{-c.direction, c.direction};
    for (size_t i = 0; i < around.sides.size(); ++i) {
        auto const found = side_crossing::of(c, {around.sides[i], radius});
        if (!found.has_value()) continue;
        auto& end = found->inwards ? r.enter : r.exit;
        if (!end.t.has_value() || found->at_far_end) end.set(found->end);
    }
    bool const unbounded_back = core.recession.has(-c.direction), unbounded_on = core.recession.has(c.direction);
    bool const enters_by_arc = !unbounded_back && !r.enter.t.has_value(),
               leaves_by_arc = !unbounded_on && !r.exit.t.has_value();
    for (size_t i = 0; i < around.corner_count && (enters_by_arc || leaves_by_arc); ++i) {
        ball_chord<2> const around_corner({core.corners[around.first_corner + i], radius}, {c.origin, c.direction});
        if (around_corner.misses()) continue;
        auto const arc = around_corner.ends();
        if (enters_by_arc && (!r.enter.t.has_value() || arc.enter.t < *r.enter.t)) r.enter.set(arc.enter);
        if (leaves_by_arc && (!r.exit.t.has_value() || *r.exit.t < arc.exit.t)) r.exit.set(arc.exit);
    }
    bool met = (unbounded_back || r.enter.t.has_value()) && (unbounded_on || r.exit.t.has_value());
    bool const has_sides = radius.sign() > 0 || !around.flat();
    for (size_t i = 0; i < around.sides.size() && met; ++i) {
        moved_side const side{around.sides[i], radius};
        if (unbounded_back && unbounded_on) met = side.place_of(c.origin) <= 0;
        if (has_sides && side.holds(c)) r.enter.normal = r.exit.normal = unit_vector(side.normal());
    }
    optional<open_chord> found;
    if (met) found = r;
    return found;
}
/// The chord of the whole line in a bounded rounded hull that it meets.
constexpr exact_chord<2> chord_of_core(parametric_line<2> const& c, corner_list const& hull, rational const& radius) {
    auto const found = chord_of_core(c, unbounded_hull{hull, {}}, radius);
    return {{*found->enter.t, found->enter.normal}, {*found->exit.t, found->exit.normal}};
}

}  // namespace hantei
