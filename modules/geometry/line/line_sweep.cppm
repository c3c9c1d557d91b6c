// SPDX-License-Identifier: MIT
// The sweep of a convex core with a radius and a ray or a line of the plane, one of which moves along a straight way.
//
// Let d be the direction of the line and h the height of a corner over the line, times |d|: d × e for the corner e seen from the origin, with the
// sign that makes all heights shrink. They shrink alike, by v = |d × way| from time 0 to 1. So the core comes to the line at the time
// (least h − r·|d|) / v with its nearest corner, and leaves it at (greatest h + r·|d|) / v with its farthest. The normal is at right angles to the
// line.
//
// The first contact with a ray is that with its line if its points are in front of the origin, because what does not meet the line does not meet the
// ray. Otherwise the origin comes to the core first, or nothing does. So for the last contact, because the times in which two convex sets meet on a
// straight way are an interval: the part of the core that the line leaves last is in front of the origin, or the origin has left the core before.
// Source: Ericson, Real-Time Collision Detection, sections 5.5.3 and 5.5.4 (a sphere and a box against a plane).
export module hantei:line_sweep;
import :base;
import :vec;
import :relation;
import :results;
import :ladder;
import :to_doubles;
import :convex_core;
import :core_in_doubles;

namespace hantei {

/// A ray or a line, and the way of it or of a shape.
template <class T>
struct line_on_way {
    vec<T, 2> origin, direction, way;
    bool is_ray, line_moves;

    constexpr range_check in_range() const { return all_in_range(origin) & all_in_range(direction) & all_in_range(way); }
    constexpr line_on_way<double> converted(to_doubles& to) const {
        return {to(origin), to(direction), to(way), is_ray, line_moves};
    }
    /// 1 if the shape comes from the left of the line, −1 if from its right, 0 if it moves along it.
    template <class Rung>
    constexpr int side_of_shape(Rung& rung) const {
        return -rung.sign(cross(rung.stored(direction), relative_way(rung)));
    }
    /// The way of the shape, seen from the line.
    template <class Rung>
    constexpr auto relative_way(Rung& rung) const {
        auto const w = rung.stored(way);
        return line_moves ? -w : w;
    }
    /// v, by which the heights shrink.
    template <class Rung>
    constexpr auto shrinking(Rung& rung, int side) const {
        auto const v = cross(rung.stored(direction), relative_way(rung));
        return side > 0 ? -v : v;
    }
    /// A position seen from the origin.
    template <class Rung>
    constexpr auto seen(Rung& rung, auto const& p) const {
        return p - rung.stored(origin);
    }
    template <class Rung>
    constexpr auto height(Rung& rung, auto const& p, int side) const {
        auto const h = cross(rung.stored(direction), seen(rung, p));
        return side > 0 ? h : -h;
    }
    /// Where a position is along the line at the time `times` / `scale`: 1 in front of the origin, −1 behind it, 0 at it.
    template <class Rung>
    constexpr int place_ahead(Rung& rung, auto const& p, auto const& times, auto const& scale) const {
        auto const d = rung.stored(direction);
        return rung.sign(dot(d, seen(rung, p)) * scale + dot(d, relative_way(rung)) * times);
    }
};

/// What the core touches the line with, and when.
struct line_sweep_case {
    bool meet = false, leave = false;  ///< in the time from 0 to 1
    size_t nearest = 0, also_nearest = 0, farthest = 0;
    int side = 0;  ///< 1 if the core comes from the left of the line, −1 if from its right
    bool first_behind = false, last_behind = false;  ///< these contacts with the line are behind the origin of a ray
};

/// The sweep as a measure (ladder.cppm). Left in doubt are a contact with the line at the origin of a ray, and a core that touches the line or the
/// ray at the start, or meets it and moves along it.
template <class T>
struct line_sweep {
    using scalar_type = T;
    convex_core<T> const& core;
    line_on_way<T> line;
    relation start;  ///< the relation at time 0

    constexpr range_check in_range() const { return core.in_range() & line.in_range(); }
    constexpr void in_doubles(to_doubles& to, auto const& ask) const {
        core_in_doubles const converted(to, core);
        ask(line_sweep<double>{converted, line.converted(to), start});
    }

    template <class Rung>
    constexpr line_sweep_case choose(Rung& rung) const {
        line_sweep_case r;
        r.side = line.side_of_shape(rung);
        if (r.side == 0) {
            rung.doubt |= line.is_ray || start != relation::disjoint;
            return r;
        }
        auto const order = [&](size_t i, size_t k) { return rung.sign(height(rung, i, r.side) - height(rung, k, r.side)); };
        for (size_t i = 1; i < core.count; ++i) {
            int const nearer = order(i, r.nearest);
            if (nearer < 0) r.nearest = r.also_nearest = i;
            if (nearer == 0) {
                rung.doubt |= r.also_nearest != r.nearest;
                r.also_nearest = i;
            }
            if (order(i, r.farthest) > 0) r.farthest = i;
        }
        auto const speed = line.shrinking(rung, r.side), gap = height_of_gap(rung, r), reach = height_to_leave(rung, r);
        int const before = rung.sign(gap), after = rung.sign(reach);
        bool const crosses = before < 0 && after > 0, apart = start == relation::disjoint;
        rung.doubt |= line.is_ray ? !apart && !(crosses && start == relation::overlapping) : apart == crosses;
        r.meet = after > 0 && rung.sign(gap - speed) <= 0;
        if (!r.meet) return r;
        r.leave = rung.sign(reach - speed) < 0;
        if (!line.is_ray) return r;
        bool const has_passed = crosses && apart;  // behind the ray
        r.first_behind = has_passed || is_behind(rung, r.nearest, gap, speed);
        r.last_behind = is_behind(rung, r.farthest, reach, speed);
        rung.doubt |= !has_passed && is_behind(rung, r.also_nearest, gap, speed) != r.first_behind;
        return r;
    }

    /// The least and the greatest height, less and plus r·|d|: divided by v they are the times of the first and the last contact.
    template <class Rung>
    constexpr auto height_of_gap(Rung& rung, line_sweep_case const& c) const {
        return height(rung, c.nearest, c.side) - radius_along(rung);
    }
    template <class Rung>
    constexpr auto height_to_leave(Rung& rung, line_sweep_case const& c) const {
        return height(rung, c.farthest, c.side) + radius_along(rung);
    }
    /// Of two nearest corners the one whose place along perp(normal), which is d or −d, is less.
    template <class Rung>
    constexpr size_t first_of_nearest(Rung& rung, line_sweep_case const& c) const {
        if (c.nearest == c.also_nearest) return c.nearest;
        auto const step = any_corner(rung, core, c.also_nearest) - any_corner(rung, core, c.nearest);
        bool const is_ahead = rung.sign(dot(rung.stored(line.direction), step)) > 0, is_along = (c.side > 0) != line.line_moves;
        return is_ahead == is_along ? c.nearest : c.also_nearest;
    }

  private:
    template <class Rung>
    constexpr auto height(Rung& rung, size_t i, int side) const {
        return line.height(rung, any_corner(rung, core, i), side);
    }
    /// Whether corner i is behind the origin of the ray at the time `times` / `scale`. In doubt if it is at the origin.
    template <class Rung>
    constexpr bool is_behind(Rung& rung, size_t i, auto const& times, auto const& scale) const {
        int const sign = line.place_ahead(rung, any_corner(rung, core, i), times, scale);
        rung.doubt |= sign == 0;
        return sign < 0;
    }
    /// r·|d|
    template <class Rung>
    constexpr auto radius_along(Rung& rung) const {
        auto const r = rung.number(core.radius);
        return T{0} < core.radius ? r * rung.length(rung.stored(line.direction)) : r;
    }
};

/// The impact with a line. With a ray it tells the first contact, and the end of the last, only if these are not behind the origin.
template <class Result>
struct impact_on_line {
    bool meet = false, first_behind = false, last_behind = false;
    sweep_hit<Result, 2> hit{};
};
/// The rounded impact.
template <class Result>
struct impact_with_line {
    using result = impact_on_line<Result>;
    static constexpr bool is_rare = true;

    template <class Rung, class T>
    static constexpr result of(Rung& rung, line_sweep<T> const& m, line_sweep_case const& c) {
        result r{c.meet, c.first_behind, c.last_behind};
        if (!c.meet) return r;
        auto const speed = m.line.shrinking(rung, c.side);
        auto const d = rung.stored(m.line.direction);
        auto const to_line = c.side > 0 ? -perp(d) : perp(d);  // from the core
        auto const length = rung.length(d);
        auto const unit = vec{rung.quotient(to_line.x, length), rung.quotient(to_line.y, length)};
        auto& hit = r.hit;
        if (!c.last_behind)
            hit.last = c.leave ? rung.template rounded<Result>(rung.quotient(m.height_to_leave(rung, c), speed)) : Result{1};
        if (c.first_behind) return r;
        hit.normal = rung.template rounded<Result>(m.line.line_moves ? -unit : unit);
        if (m.start != relation::disjoint) return r;
        auto const t = rung.quotient(m.height_of_gap(rung, c), speed);
        hit.first = rung.template rounded<Result>(t);
        auto const add = [&](size_t i) {
            auto p = any_corner(rung, m.core, i);
            if (!m.line.line_moves) p = p + rung.stored(m.line.way) * t;
            if (T{0} < m.core.radius) p = p + unit * rung.number(m.core.radius);
            add_if_new(hit.points, rung.template rounded<Result>(p));
        };
        size_t const first = m.first_of_nearest(rung, c);
        add(first);
        add(first == c.nearest ? c.also_nearest : c.nearest);
        return r;
    }
};

}  // namespace hantei
