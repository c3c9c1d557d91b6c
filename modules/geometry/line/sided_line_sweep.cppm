// SPDX-License-Identifier: MIT
// The sweep of a chain or a region, which may be convex, and a ray or a line of the plane, one of which moves along a straight way.
//
// Let d be the direction of the line, o the origin, u the way of the shape as seen from the line, and h the height of a point over the line, times |d|, as
// in line_sweep.cppm: all heights shrink by v = |d × u| from time 0 to 1. A vertex comes to the line at the time h / v. It meets the ray if it is then
// in front of the origin. So in the coordinates of d and of the time, the line and the ray are level, the shape is at rest, and the times of contact
// are the heights of the part of the shape that is ahead: in the half plane in front of the path of the origin.
// - Of a side, this part has one time span. It ends at a vertex that is ahead, or where the origin comes to the side.
// - Sides that follow each other are in contact in one span if the vertex between them is ahead.
// - A region needs only its sides: a ray that begins inside leaves the region through one of them.
// The shape meets the line or the ray in the union of these spans. The normal at the beginning of a contact is at right angles to the line if a vertex
// comes to it, and to the side if the origin comes to a side.
// Source: Ericson, Real-Time Collision Detection, sections 5.5.3 and 5.5.4.
export module hantei:sided_line_sweep;
import :base;
import :dynamic_array;
import :vec;
import :relation;
import :vertex_list;
import :results;
import :ladder;
import :to_doubles;
import :convex_core;
import :side_lists;
import :core_sweep;

namespace hantei {

/// An end of a time span of contact: vertex i comes to the line, or the origin of the ray comes to side i.
struct end_of_span {
    size_t i = 0;
    bool of_side = false;

    constexpr bool operator==(end_of_span const&) const = default;
};
/// When the shape touches the line, and with what.
struct sided_line_case {
    bool meet = false, leave = false;  ///< in the time from 0 to 1
    int side = 0;  ///< 1 if the shape comes from the left of the line, −1 if from its right
    end_of_span first, last;
    size_t low = 0,
           high = 0;  ///< vertices that come to the line at the time `first`: the least and the greatest along the line
};
/// The side lists of integers in doubles.
class side_lists_in_doubles {
  public:
    template <class U>
    constexpr side_lists_in_doubles(to_doubles& to, side_lists<U> const& sides) {
        vertices_.reserve(sides.count);
        for (auto const& [list, before] : sides)
            for (auto const& p : list) vertices_.push_back(to(scalar_cast<int64_t>(p)));
        for (auto const& [list, before] : sides)
            lists_.push_back(
                {vertex_list<double>(corner_run<double>{vertices_.data() + before, list.size()}, list.is_closed()), before});
    }
    side_lists_in_doubles(side_lists_in_doubles const&) = delete;

    constexpr side_lists<double> lists() const { return {lists_.data(), lists_.size(), vertices_.size()}; }

  private:
    dynamic_array<vec<double, 2>> vertices_;
    dynamic_array<placed_list<double>> lists_;
};

/// The sweep as a measure (ladder.cppm), for vertices of scalar U. Left in doubt are vertices on the path of a ray's origin, and shapes that touch the line
/// at the start, or meet it and are a chain or move along it.
template <class U>
struct sided_line_sweep {
    using scalar_type = core_scalar<U>;
    side_lists<U> sides;
    vec<scalar_type, 2> origin, direction, way;
    bool is_ray, line_moves, has_area;
    relation start;  ///< the relation at time 0

    constexpr bool in_range() const {
        bool all = all_in_range(origin) & all_in_range(direction) & all_in_range(way);
        for (auto const& [list, before] : sides) all = all && all_in_range(list);
        return all;
    }
    constexpr void in_doubles(to_doubles& to, auto const& ask) const {
        side_lists_in_doubles const converted(to, sides);
        ask(sided_line_sweep<double>{converted.lists(), to(origin), to(direction), to(way), is_ray, line_moves, has_area,
                                     start});
    }

    template <class Rung>
    constexpr sided_line_case choose(Rung& rung) const {
        sided_line_case r;
        r.side = -rung.sign(cross(rung.stored(direction), relative_way(rung)));
        if (r.side == 0) {
            rung.doubt |= is_ray || start != relation::disjoint;
            return r;
        }
        if (start != relation::disjoint && !(has_area && start == relation::overlapping)) {
            rung.doubt = true;
            return r;
        }
        auto const spans = spans_of_contact(rung, r.side);
        auto met = start == relation::disjoint ? first_after_start(rung, spans) : around_start(rung, spans);
        if (!met.is_any || rung.doubt) return r;
        grow(rung, met, spans);
        auto const one = rung.number(scalar_type{1});
        r.meet = rung.sign(met.from.times - met.from.scale * one) <= 0;
        r.leave = r.meet && rung.sign(met.to.times - met.to.scale * one) < 0;
        r.first = met.first;
        r.last = met.last;
        if (r.meet && start == relation::disjoint && !r.first.of_side) find_touching(rung, r, met.from.times);
        return r;
    }

    /// The way of the shape, seen from the line.
    template <class Rung>
    constexpr auto relative_way(Rung& rung) const {
        auto const w = rung.stored(way);
        return line_moves ? -w : w;
    }
    /// A time, as a fraction with a divisor above 0.
    template <class X>
    struct moment {
        X times, scale;
        bool of_side;  ///< else the divisor is v
    };
    /// The time of an end of a span.
    template <class Rung>
    constexpr auto moment_of(Rung& rung, end_of_span const& end, int side) const {
        auto const& p = sides.corner(end.i);
        return end.of_side ? of_side(rung, p, sides.corner(sides.after(end.i))) : of_vertex(rung, p, side);
    }

  private:
    /// The time span in which the shape, or a part of it, is in contact.
    template <class X>
    struct span {
        end_of_span first, last;
        moment<X> from, to;
        bool is_any = true;
    };
    /// v, by which the heights shrink.
    template <class Rung>
    constexpr auto shrinking(Rung& rung, int side) const {
        auto const turn = cross(rung.stored(direction), relative_way(rung));
        return side > 0 ? -turn : turn;
    }
    template <class Rung>
    constexpr auto height(Rung& rung, vec<U, 2> const& p, int side) const {
        auto const h = cross(rung.stored(direction), seen(rung, p));
        return side > 0 ? h : -h;
    }
    /// A position seen from the origin of the line.
    template <class Rung>
    constexpr auto seen(Rung& rung, vec<U, 2> const& p) const {
        return rung.stored(p) - rung.stored(origin);
    }
    template <class Rung>
    constexpr auto of_vertex(Rung& rung, vec<U, 2> const& p, int side) const {
        return moment{height(rung, p, side), shrinking(rung, side), false};
    }
    template <class Rung>
    constexpr auto of_side(Rung& rung, vec<U, 2> const& from, vec<U, 2> const& to) const {
        auto const along = rung.difference(from, to);
        auto const times = cross(seen(rung, from), along), scale = cross(along, relative_way(rung));
        return rung.sign(scale) < 0 ? moment{-times, -scale, true} : moment{times, scale, true};
    }
    template <class Rung, class X>
    static constexpr int order(Rung& rung, moment<X> const& x, moment<X> const& y) {
        if (!x.of_side && !y.of_side) return rung.sign(x.times - y.times);
        return rung.sign(x.times * y.scale - y.times * x.scale);
    }
    /// Whether a vertex is in front of the ray's origin when it comes to the line.
    template <class Rung>
    constexpr bool is_ahead(Rung& rung, vec<U, 2> const& p, int side) const {
        if (!is_ray) return true;
        auto const d = rung.stored(direction);
        auto const place = dot(d, seen(rung, p)) * shrinking(rung, side) + dot(d, relative_way(rung)) * height(rung, p, side);
        int const sign = rung.sign(place);
        rung.doubt |= sign == 0;
        return sign > 0;
    }
    /// Extends a span to another time of its part. A vertex and a side at one time are left in doubt.
    template <class Rung, class X>
    static constexpr void extend(Rung& rung, span<X>& s, end_of_span const& end, moment<X> const& at) {
        int const after_first = order(rung, at, s.from);
        rung.doubt |= after_first == 0 && at.of_side != s.from.of_side;
        if (after_first < 0) {
            s.first = end;
            s.from = at;
        }
        if (order(rung, at, s.to) > 0) {
            s.last = end;
            s.to = at;
        }
    }
    /// The time spans of the parts of the shape that are ahead and hang together.
    template <class Rung>
    constexpr auto spans_of_contact(Rung& rung, int side) const {
        using X = decltype(shrinking(rung, side));
        dynamic_array<span<X>> spans;
        for (auto const& [list, before] : sides) {
            size_t const first_span = spans.size();
            bool const begins_ahead = is_ahead(rung, list[0], side);
            bool is_open = false, from_ahead = begins_ahead;
            auto const add = [&](end_of_span const& end, moment<X> const& at) {
                if (is_open) extend(rung, spans.back(), end, at);
                else spans.push_back({end, end, at, at});
                is_open = true;
            };
            if (begins_ahead) add({before}, of_vertex(rung, list[0], side));
            for (size_t i = 0; i < list.sides() && !rung.doubt; ++i) {
                bool const closes = i + 1 == list.size(), to_ahead = closes ? begins_ahead : is_ahead(rung, list[i + 1], side);
                if (from_ahead != to_ahead) add({before + i, true}, of_side(rung, list[i], list[i + 1]));
                if (to_ahead && !closes) add({before + i + 1}, of_vertex(rung, list[i + 1], side));
                is_open = to_ahead;
                from_ahead = to_ahead;
                if (!closes || !to_ahead || spans.size() == first_span + 1) continue;
                auto const end = spans.back();  // it goes on in the first one
                spans.pop_back();
                extend(rung, spans[first_span], end.first, end.from);
                extend(rung, spans[first_span], end.last, end.to);
            }
        }
        return spans;
    }
    /// The span that begins first after the start.
    template <class Rung, class X>
    static constexpr span<X> first_after_start(Rung& rung, dynamic_array<span<X>> const& spans) {
        span<X> r{{}, {}, {}, {}, false};
        for (size_t i = 0; i < spans.size(); ++i) {
            int const from = rung.sign(spans[i].from.times), to = rung.sign(spans[i].to.times);
            rung.doubt |= from <= 0 && to >= 0;
            if (from <= 0) continue;
            int const later = r.is_any ? order(rung, spans[i].from, r.from) : -1;
            rung.doubt |= later == 0 && (spans[i].from.of_side || r.from.of_side);
            if (later < 0) r = spans[i];
        }
        return r;
    }
    /// A span that has the start inside.
    template <class Rung, class X>
    static constexpr span<X> around_start(Rung& rung, dynamic_array<span<X>> const& spans) {
        span<X> r{{}, {}, {}, {}, false};
        for (size_t i = 0; i < spans.size(); ++i) {
            int const from = rung.sign(spans[i].from.times), to = rung.sign(spans[i].to.times);
            rung.doubt |= from == 0 || to == 0;
            if (from < 0 && to > 0) r = spans[i];
        }
        rung.doubt |= !r.is_any;
        return r;
    }
    /// Extends the span by others that meet it.
    template <class Rung, class X>
    static constexpr void grow(Rung& rung, span<X>& met, dynamic_array<span<X>> const& spans) {
        for (bool grows = spans.size() > 1; grows && !rung.doubt;) {
            grows = false;
            for (size_t i = 0; i < spans.size(); ++i) {
                auto const& s = spans[i];
                if (s.first == met.first && s.last == met.last) continue;
                if (order(rung, s.from, met.to) > 0 || order(rung, s.to, met.from) < 0) continue;
                int const later = s.first == met.first ? 0 : order(rung, s.from, met.from);
                rung.doubt |= later == 0 && s.first != met.first && (s.from.of_side || met.from.of_side);
                if (later < 0) {
                    met.first = s.first;
                    met.from = s.from;
                    grows = true;
                }
                if (s.last != met.last && order(rung, s.to, met.to) > 0) {
                    met.last = s.last;
                    met.to = s.to;
                    grows = true;
                }
            }
        }
    }
    /// Stores the vertices that come to the line first: those of the least height, of which only the ends along the line matter.
    template <class Rung>
    constexpr void find_touching(Rung& rung, sided_line_case& r, auto const& least) const {
        auto const d = rung.stored(direction);
        r.low = r.high = r.first.i;
        vec<U, 2> low = sides.corner(r.low), high = low;
        for (auto const& [list, before] : sides) {
            for (size_t i = 0; i < list.size() && !rung.doubt; ++i) {
                vec<U, 2> const& p = list[i];
                if (p == low || p == high || rung.sign(height(rung, p, r.side) - least) != 0 || !is_ahead(rung, p, r.side))
                    continue;
                if (rung.sign(dot(d, rung.difference(low, p))) < 0) {
                    r.low = before + i;
                    low = p;
                }
                if (rung.sign(dot(d, rung.difference(high, p))) > 0) {
                    r.high = before + i;
                    high = p;
                }
            }
        }
    }
};

/// The rounded impact.
template <class Result>
struct impact_of_line_and_sides {
    using result = sweep_answer<Result>;
    static constexpr bool is_rare = true;

    template <class Rung, class U>
    static constexpr result of(Rung& rung, sided_line_sweep<U> const& m, sided_line_case const& c) {
        result r{c.meet};
        if (!c.meet) return r;
        auto const time = [&](end_of_span const& end) {
            auto const at = m.moment_of(rung, end, c.side);
            return rung.quotient(at.times, at.scale);
        };
        auto& hit = r.hit;
        hit.last = c.leave ? rung.template rounded<Result>(time(c.last)) : Result{1};
        auto const across = perp(c.first.of_side ? any_side(rung, m.sides, c.first.i) : rung.stored(m.direction));
        bool const is_to_line = c.first.of_side ? rung.sign(dot(across, m.relative_way(rung))) > 0 : c.side < 0;
        auto const normal = is_to_line == m.line_moves ? -across : across;
        auto const length = rung.length(normal);
        hit.normal = {rung.template rounded<Result>(rung.quotient(normal.x, length)),
                      rung.template rounded<Result>(rung.quotient(normal.y, length))};
        if (m.start != relation::disjoint) return r;
        auto const t = time(c.first);
        hit.first = rung.template rounded<Result>(t);
        auto const add = [&](auto const& stored, bool moves) {
            auto p = rung.stored(stored);
            if (moves) p = p + rung.stored(m.way) * t;
            add_if_new(hit.points, rung.template rounded<Result>(p));
        };
        if (c.first.of_side) {
            add(m.origin, m.line_moves);
        } else {
            bool const low_first = (c.side > 0) != m.line_moves;
            add(m.sides.corner(low_first ? c.low : c.high), !m.line_moves);
            add(m.sides.corner(low_first ? c.high : c.low), !m.line_moves);
        }
        return r;
    }
};

}  // namespace hantei
