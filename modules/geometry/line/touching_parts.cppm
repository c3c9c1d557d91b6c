// SPDX-License-Identifier: MIT
// The contact that counts, of the parts of two shapes that come together at one time, or touch at the start: exact_sided_sweep.cppm says
// which it is; here signs in balls find it.
//
// The parts, sides or convex shapes, touch where the way meets the boundary of their Minkowski difference D (core_cast.cppm). At a place
// inside a side of D, or on an arc, the boundary is smooth: D has one normal there. The difference of the shapes near that place contains D,
// and it has the place on its boundary, because the shapes touch. So its normal is a normal of D, and there is only one.
// - At the time 0 no normal needs a root: that of a side along d is perp(d) from a to b, that of the arc around q − p is q − p. So signs
//   tell how the way leads, and which of two normals is turned farther clockwise.
// - At another time, two contacts are known to be at the same exact time if their sides of D are on one line, or their arcs are around the
//   same point. Both then have the same normal.
// - If D is flat, as of two sides on one line or of a point and a side, it has two normals. A region is only on one side of its boundary.
// - At a sharp corner of D the shapes are wedges near the place where they touch, and so is their difference (exact_sided_sweep.cppm).
// What is in doubt is left to fractions.
export module hantei:touching_parts;
import :base;
import :dynamic_array;
import :vec;
import :results;
import :ball_number;
import :ladder;
import :convex_core;
import :guessed_ends;
import :core_cast;
import :core_sweep;
import :swept_body;

namespace hantei {

/// A contact of the i-th part of a with the k-th of b.
template <class Result>
struct part_contact {
    size_t i, k;
    sweep_answer<Result> found;

    constexpr Result const& first() const { return found.hit.first; }
    constexpr Result const& last() const { return found.hit.last; }
    /// Whether D certainly has a smooth boundary where they touch.
    constexpr bool is_smooth() const { return found.touching.what != cast_end::kind::none && !found.at_corner; }
};

template <class Result, class T>
class touching_parts {
  public:
    constexpr touching_parts(swept_body<T> const& a, swept_body<T> const& b, vec<T, 2> const& way, bool has_region)
        : a_(a), b_(b), way_(balls_.stored(way)), has_region_(has_region) {}

    /// The contact that counts, of those that begin at the rounded time `first`; nothing if that is in doubt.
    constexpr optional<sweep_hit<Result, 2>> contact_at(dynamic_array<part_contact<Result>> const& all, Result const& first) {
        bool const at_start = first == Result{0};
        optional<sweep_hit<Result, 2>> r;
        touch chosen;
        size_t count = 0;
        for (auto const& contact : all) {
            if (contact.first() != first) continue;
            touch const next = touch_of(contact, at_start);
            if (balls_.doubt) return r;
            int const order = count++ == 0 ? -1 : at_start ? order_of_normals(next, chosen) : order_on_way(next, chosen);
            if (order < 0) chosen = next;
            if (order == 0) join(chosen, next, at_start);
            if (balls_.doubt) return r;
        }
        if (count > 0) r = chosen.hit;
        return r;
    }

  private:
    using kind = cast_end::kind;
    using direction = vec<wide_ball, 2>;

    struct touch {
        sweep_hit<Result, 2> hit;
        bool on_side = false;  ///< of D; else on the arc around a corner, or at a sharp corner
        bool is_sharp = false;  ///< at a sharp corner of D
        direction normal;  ///< from a to b, of any length; of an arc only at the time 0
        direction apart, on_b;  ///< the difference of two corners that touch, and that of b
    };
    constexpr touch touch_of(part_contact<Result> const& contact, bool at_start) {
        auto const a = a_.part(contact.i), b = b_.part(contact.k);
        cast_end const& end = contact.found.touching;
        touch r;
        r.hit = contact.found.hit;
        r.is_sharp = contact.found.at_corner;
        // A way along a side of a round D comes to it at a time that only fractions compare.
        balls_.doubt |= end.what == kind::none || (!at_start && !r.is_sharp && contact.found.enter.what == kind::end_of_side);
        if (r.is_sharp) {
            meet_at_corner(r, contact, a, b, at_start);
            return r;
        }
        r.on_side = end.what != kind::corners;
        r.on_b = any_corner(balls_, b, end.on_b);
        r.apart = r.on_b - any_corner(balls_, a, end.on_a);
        if (!r.on_side) {
            r.normal = r.apart;
            return r;
        }
        r.normal = perp(core_cast<T, stored_way<T>>{a, b, {}}.direction_of(balls_, end));
        if (has_region_ && is_flat(a, b)) {
            auto const out = normal_of_region(contact);
            if (balls_.sign(dot(out, r.normal)) < 0) {
                balls_.doubt |= !at_start;  // shapes that come together touch from outside
                turn_round(r);
            }
        }
        return r;
    }

    // ------------------------------------------------------------------------------------------------------- sharp corners
    /// All directions from `right` counter-clockwise to `left`, half a turn at most; both are the same for one direction.
    struct wedge {
        direction right, left;
    };
    /// Puts the touch at a sharp corner of D: the corners there, and the normal that line_rounded_hull.cppm tells.
    constexpr void meet_at_corner(touch& r, part_contact<Result> const& contact, convex_core<T> const& a,
                                  convex_core<T> const& b, bool at_start) {
        // A way along a side comes to it at a corner that is known. Else the corner is an end of the side of D that touches, on the way.
        bool const along = !at_start && contact.found.enter.what == kind::end_of_side;
        cast_end const& end = along ? contact.found.enter : contact.found.touching;
        auto const side = any_corner(balls_, b, end.on_b) - any_corner(balls_, a, end.on_a);
        auto const is_here = [&](direction const& apart) {
            if (at_start) return balls_.sign(apart.x) == 0 && balls_.sign(apart.y) == 0;
            if (along) return true;
            auto const d = core_cast<T, stored_way<T>>{a, b, {}}.direction_of(balls_, end);
            return balls_.sign(cross(way_, apart)) == 0 && balls_.sign(cross(d, apart - side)) == 0;
        };
        bool found = false;
        size_t on_a = end.on_a, on_b = end.on_b;
        for (size_t const p : corners_at(a, end.on_a)) {
            for (size_t const q : corners_at(b, end.on_b)) {
                if (found) continue;
                r.on_b = any_corner(balls_, b, q);
                r.apart = r.on_b - any_corner(balls_, a, p);
                found = is_here(r.apart);
                on_a = p;
                on_b = q;
            }
        }
        balls_.doubt |= !found;
        if (balls_.doubt) return;
        auto const normal = normal_of_wedges(near_corner(a_, contact.i, on_a), near_corner(b_, contact.k, on_b));
        balls_.doubt |= !normal.has_value();
        if (balls_.doubt) return;
        r.normal = *normal;
        auto const length = balls_.length(r.normal);
        r.hit.normal = {balls_.template rounded<Result>(balls_.quotient(r.normal.x, length)),
                        balls_.template rounded<Result>(balls_.quotient(r.normal.y, length))};
    }
    /// A corner of a core and its neighbors.
    static constexpr array<size_t, 3> corners_at(convex_core<T> const& core, size_t i) {
        return {i, core.after(i), core.before(i)};
    }
    /// The directions into a shape from a corner of its i-th part, as far as the shape is convex there; nothing if it is a point.
    constexpr optional<wedge> near_corner(swept_body<T> const& body, size_t i, size_t corner) {
        optional<wedge> r;
        if (!body.is_sided || body.sides[i].region_side == 0) {
            auto const part = body.part(i);
            if (part.count == 1) return r;
            auto const on = any_side(balls_, part, corner),
                       back = part.count == 2 ? on : -any_side(balls_, part, part.before(corner));
            r = part.winding > 0 ? wedge{on, back} : wedge{back, on};
            return r;
        }
        auto const& side = body.sides[i];
        bool const at_end = corner == 1, to_left = side.region_side > 0;
        auto const &v = at_end ? side.to : side.from, &before = at_end ? side.from : side.before,
                   &after = at_end ? side.after : side.to;
        auto const back = balls_.difference(v, before), on = balls_.difference(v, after);
        int const bend = balls_.sign(cross(on, back));
        if (to_left ? bend > 0 : bend < 0) {
            r = to_left ? wedge{on, back} : wedge{back, on};
        } else {
            auto const along = balls_.difference(side.from, side.to);
            r = to_left ? wedge{along, -along} : wedge{-along, along};
        }
        return r;
    }
    /// The normal from a to b with which the way comes to the corner of the difference of two wedges, or else leaves it; nothing if the difference
    /// has inner points on all sides of the corner.
    constexpr optional<direction> normal_of_wedges(optional<wedge> const& of_a, optional<wedge> const& of_b) {
        optional<direction> r;
        array<wedge, 2> both{};
        size_t count = 0;
        if (of_a.has_value()) both[count++] = {-of_a->right, -of_a->left};
        if (of_b.has_value()) both[count++] = *of_b;
        for (size_t m = 0; m < count; ++m) {
            for (size_t n = 0; n < count; ++n) {
                wedge const around{both[m].right, both[n].left};
                bool has_all = !r.has_value();
                for (size_t k = 0; k < count && has_all; ++k) has_all = has(around, both[k].right) && has(around, both[k].left);
                if (!has_all) continue;
                // The outward normals of the side that ends in the corner, counter-clockwise, and of the one that begins there.
                auto const n_of_end = perp(around.left), n_of_start = -perp(around.right);
                int const of_end = balls_.sign(dot(n_of_end, way_)), of_start = balls_.sign(dot(n_of_start, way_));
                bool const at_start = of_end != 0 && (of_start == 0 || (of_end > 0 && of_start < 0));
                r = at_start ? -n_of_start : -n_of_end;
            }
        }
        return r;
    }
    constexpr bool has(wedge const& w, direction const& d) {
        if (balls_.sign(cross(w.right, d)) < 0 || balls_.sign(cross(d, w.left)) < 0) return false;
        // A wedge with two opposite sides is half a plane, one with equal sides a ray.
        bool const is_ray = balls_.sign(cross(w.right, w.left)) == 0 && balls_.sign(dot(w.right, w.left)) > 0;
        return !is_ray || balls_.sign(dot(w.right, d)) > 0;
    }

    /// Whether D is flat: both parts are sides along one line, or one is a point.
    constexpr bool is_flat(convex_core<T> const& a, convex_core<T> const& b) {
        if (a.count > 2 || b.count > 2 || T{0} < a.radius || T{0} < b.radius) return false;
        return a.count == 1 || b.count == 1 || balls_.sign(cross(any_side(balls_, a, 0), any_side(balls_, b, 0))) == 0;
    }
    /// The normal from a to b if they touch along a side of a region: out of a, or into b.
    constexpr direction normal_of_region(part_contact<Result> const& contact) {
        bool const of_b = b_.is_sided && b_.sides[contact.k].region_side != 0;
        auto const& side = of_b ? b_.sides[contact.k] : a_.sides[contact.i];
        auto const left = perp(balls_.difference(side.from, side.to));
        return of_b == (side.region_side > 0) ? left : -left;
    }
    static constexpr void turn_round(touch& r) {
        r.normal = -r.normal;
        r.hit.normal = {Result{0} - r.hit.normal.x, Result{0} - r.hit.normal.y};
        auto const points = r.hit.points;
        for (size_t i = 0; i < points.count; ++i) r.hit.points.at[i] = points.at[points.count - 1 - i];
    }

    /// Of two that touch at one time: negative if x counts, positive if y does, 0 if both have the same normal.
    constexpr int order_of_normals(touch const& x, touch const& y) {
        int const x_ahead = balls_.sign(dot(way_, x.normal)), y_ahead = balls_.sign(dot(way_, y.normal));
        if (x_ahead != y_ahead) return y_ahead - x_ahead;
        // Both normals are on one side of the perpendicular of the way, or on it.
        if (int const turn = balls_.sign(cross(x.normal, y.normal)); turn != 0) return -turn;
        return balls_.sign(dot(x.normal, y.normal)) > 0 ? 0 : balls_.sign(cross(way_, x.normal));
    }
    /// The order of two that touch at the same exact time; doubt if it is not certain that they do. The way comes to a line that it crosses at one
    /// time only.
    constexpr int order_on_way(touch const& x, touch const& y) {
        auto const between = x.apart - y.apart;
        auto const is_zero = [this](direction const& d) { return balls_.sign(d.x) == 0 && balls_.sign(d.y) == 0; };
        auto const is_on_line = [&](touch const& side) { return balls_.sign(dot(side.normal, between)) == 0; };
        if (x.is_sharp || y.is_sharp) {
            bool const alike =
                x.on_side || y.on_side ? is_on_line(x.on_side ? x : y) : x.is_sharp && y.is_sharp && is_zero(between);
            balls_.doubt |= !alike;
            return order_of_normals(x, y);
        }
        bool const alike = x.on_side == y.on_side && (x.on_side ? balls_.sign(cross(x.normal, y.normal)) == 0 &&
                                                                      balls_.sign(dot(x.normal, y.normal)) > 0 && is_on_line(x)
                                                                : is_zero(between));
        balls_.doubt |= !alike;
        return 0;
    }
    /// Adds the points of y, which has the same normal, to those of x. If all are on one line, their rounded coordinates are in the order of
    /// the exact ones, and points that are rounded to the same are as good as each other.
    constexpr void join(touch& x, touch const& y, bool at_start) {
        if (x.hit.points == y.hit.points) return;
        balls_.doubt |= !(at_start || x.on_side || x.is_sharp) || balls_.sign(dot(x.normal, x.on_b - y.on_b)) != 0;
        auto const along = perp(x.hit.normal);
        auto const before = [&along](vec<Result, 2> const& p, vec<Result, 2> const& q) {
            size_t const k = p.x != q.x ? 0 : 1;
            return along[k] < Result{0} ? q[k] < p[k] : p[k] < q[k];
        };
        auto const of_x = x.hit.points, of_y = y.hit.points;
        auto const end_of = [](auto const& points) { return points.at[points.count - 1]; };  // they are in order
        x.hit.points = {};
        add_if_new(x.hit.points, before(of_y.at[0], of_x.at[0]) ? of_y.at[0] : of_x.at[0]);
        add_if_new(x.hit.points, before(end_of(of_x), end_of(of_y)) ? end_of(of_y) : end_of(of_x));
    }

    by_balls balls_;
    swept_body<T> const &a_, &b_;
    direction way_;
    bool has_region_;
};

}  // namespace hantei
