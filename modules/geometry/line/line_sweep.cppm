// SPDX-License-Identifier: MIT
// The sweep of a convex core with a radius and a ray or a line of the plane, one of which moves along a straight way.
//
// Let d be the direction of the line and h the height of a corner over the line, times |d|: d × e for the corner e seen from the origin, with the sign that
// makes all heights shrink. They shrink alike, by v = |d × way| from time 0 to 1. So the core comes to the line at the time (least h − r·|d|) / v with its
// nearest corner, and leaves it at (greatest h + r·|d|) / v with its farthest. The normal is at right angles to the line.
//
// The first contact with a ray is that with its line if its points are in front of the origin, because what does not meet the line does not meet the ray.
// So is the last one, because the times in which two convex sets meet on a straight way are an interval.
// Source: Ericson, Real-Time Collision Detection, sections 5.5.3 and 5.5.4 (a sphere and a box against a plane).
export module hantei:line_sweep;
import :base;
import :vec;
import :results;
import :ladder;
import :to_doubles;
import :convex_core;
import :core_in_doubles;
import :core_sweep;

namespace hantei {

/// What the core touches the line with, and when.
struct line_sweep_case {
    bool meet = false, leave = false;  ///< in the time from 0 to 1
    size_t nearest = 0, also_nearest = 0, farthest = 0;
    int side = 0;  ///< 1 if the core comes from the left of the line, −1 if from its right
};

/// The sweep as a measure (ladder.cppm). Left in doubt are a core that passes the origin of a ray, and one that touches the line at the start, or meets it
/// and moves along it.
template <class T>
struct line_sweep {
    using scalar_type = T;
    convex_core<T> const& core;
    vec<T, 2> origin, direction, way;
    bool is_ray, line_moves;
    bool start_apart;  ///< the relation at time 0

    constexpr bool in_range() const {
        return core.in_range() & all_in_range(origin) & all_in_range(direction) & all_in_range(way);
    }
    constexpr void in_doubles(to_doubles& to, auto const& ask) const {
        core_in_doubles const converted(to, core);
        ask(line_sweep<double>{converted, to(origin), to(direction), to(way), is_ray, line_moves, start_apart});
    }

    template <class Rung>
    constexpr line_sweep_case choose(Rung& rung) const {
        line_sweep_case r;
        r.side = -rung.sign(cross(rung.stored(direction), relative_way(rung)));
        if (r.side == 0) {
            rung.doubt |= is_ray || !start_apart;
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
        auto const speed = shrinking(rung, r.side), gap = height_of_gap(rung, r), reach = height_to_leave(rung, r);
        int const before = rung.sign(gap), after = rung.sign(reach);
        bool const crosses = before < 0 && after > 0;
        rung.doubt |= start_apart ? crosses : is_ray || !crosses;
        r.meet = after > 0 && rung.sign(gap - speed) <= 0;
        if (!r.meet) return r;
        r.leave = rung.sign(reach - speed) < 0;
        if (is_ray) rung.doubt |= !touches_ray(rung, r, gap, reach, speed);
        return r;
    }

    /// A corner seen from the origin of the line.
    template <class Rung>
    constexpr auto seen(Rung& rung, size_t i) const {
        return any_corner(rung, core, i) - rung.stored(origin);
    }
    /// The way of the core, seen from the line.
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
        bool const is_ahead = rung.sign(dot(rung.stored(direction), step)) > 0, is_along = (c.side > 0) != line_moves;
        return is_ahead == is_along ? c.nearest : c.also_nearest;
    }

  private:
    template <class Rung>
    constexpr auto height(Rung& rung, size_t i, int side) const {
        auto const h = cross(rung.stored(direction), seen(rung, i));
        return side > 0 ? h : -h;
    }
    /// Whether the points of the first contact with the line, and those of the last or of that at time 1, are on the ray.
    template <class Rung>
    constexpr bool touches_ray(Rung& rung, line_sweep_case const& c, auto const& gap, auto const& reach,
                               auto const& speed) const {
        auto const d = rung.stored(direction);
        auto const ahead = [&](size_t i, auto const& time, auto const& scale) {
            return rung.sign(dot(d, seen(rung, i)) * scale + dot(d, relative_way(rung)) * time) > 0;
        };
        bool all = ahead(c.nearest, gap, speed) && ahead(c.also_nearest, gap, speed);
        if (c.leave) return all && ahead(c.farthest, reach, speed);
        auto const one = rung.number(T{1});
        for (size_t i = 0; i < core.count; ++i) all = all && ahead(i, one, one);
        return all;
    }
    /// r·|d|
    template <class Rung>
    constexpr auto radius_along(Rung& rung) const {
        auto const r = rung.number(core.radius);
        return T{0} < core.radius ? r * rung.length(rung.stored(direction)) : r;
    }
};

/// The rounded impact.
template <class Result>
struct impact_with_line {
    using result = sweep_answer<Result>;
    static constexpr bool is_rare = true;

    template <class Rung, class T>
    static constexpr result of(Rung& rung, line_sweep<T> const& m, line_sweep_case const& c) {
        result r{c.meet};
        if (!c.meet) return r;
        auto const speed = m.shrinking(rung, c.side);
        auto const d = rung.stored(m.direction);
        auto const to_line = c.side > 0 ? -perp(d) : perp(d);  // from the core
        auto const length = rung.length(d);
        auto const unit = vec{rung.quotient(to_line.x, length), rung.quotient(to_line.y, length)};
        auto& hit = r.hit;
        hit.last = c.leave ? rung.template rounded<Result>(rung.quotient(m.height_to_leave(rung, c), speed)) : Result{1};
        hit.normal = rung.template rounded<Result>(m.line_moves ? -unit : unit);
        if (!m.start_apart) return r;
        auto const t = rung.quotient(m.height_of_gap(rung, c), speed);
        hit.first = rung.template rounded<Result>(t);
        auto const add = [&](size_t i) {
            auto p = any_corner(rung, m.core, i);
            if (!m.line_moves) p = p + rung.stored(m.way) * t;
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
