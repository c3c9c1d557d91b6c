// SPDX-License-Identifier: MIT
// The sweep of a chain or a region, which may be convex, and a ray or a line of the plane, one of which moves along a straight way.
//
// Let d be the direction of the line, o the origin, u the way of the shape as seen from the line, and h the height of a point over the line, times
// |d|, as in line_sweep.cppm: all heights shrink by v = |d × u| from time 0 to 1. A vertex comes to the line at the time h / v. It meets the ray if
// it is then in front of the origin. So in the coordinates of d and of the time, the line and the ray are level, the shape is at rest, and the
// times of contact are the heights of the part of the shape that is ahead: in the half plane in front of the path of the origin.
// - Of a side, this part has one time span. It ends at a vertex that is ahead, or where the origin comes to the side.
// - Sides that follow each other are in contact in one span if the vertex between them is ahead.
// - A region needs only its sides: a ray that begins inside leaves the region through one of them.
//
// The shape meets the line or the ray in the union of these spans. The normal at the beginning of a contact is at right angles to the line if a
// vertex comes to it, and to the side if the origin comes to a side.
// Source: Ericson, Real-Time Collision Detection, sections 5.5.3 and 5.5.4.
export module hantei:sided_line_sweep;
import :base;
import :dynamic_array;
import :vec;
import :relation;
import :results;
import :ladder;
import :to_doubles;
import :side_lists;
import :core_sweep;
import :line_sweep;

namespace hantei {

/// What is in contact at an end of a time span: vertex i and the line; or vertex i, side i or a side i that is parallel to the ray (`level`), and the
/// origin of the ray.
struct end_of_span {
    enum class kind : unsigned char { vertex, corner, side, level } what = kind::vertex;
    size_t i = 0;

    constexpr bool operator==(end_of_span const&) const = default;
    constexpr bool is_of_vertex() const { return what == kind::vertex || what == kind::corner; }
    /// Whether the normal is at right angles to the line.
    constexpr bool is_flat() const { return what == kind::vertex || what == kind::level; }
};
/// When the shape touches the line, and with what.
struct sided_line_case {
    bool meet = false, leave = false;  ///< in the time from 0 to 1
    bool touch = false, parts = false;  ///< they touch when they meet first; they come apart there, at the start
    int side = 0;  ///< 1 if the shape comes from the left of the line, −1 if from its right
    end_of_span first, last;
    bool from_origin = false;  ///< what touches first begins at the origin of the ray
    size_t low = 0, high = 0;  ///< vertices that touch first: the least and the greatest along the line
};
/// The sweep as a measure (ladder.cppm). Left in doubt are contacts that begin at a vertex and the origin of a ray, or with two normals at once; a
/// chain that passes the line with a vertex at the start; and shapes that move along a ray, or along a line that they meet.
template <class T>
struct sided_line_sweep {
    using scalar_type = T;
    side_lists<T> sides;
    line_on_way<T> line;
    bool has_area;
    relation start;  ///< the relation at time 0

    constexpr range_check in_range() const {
        range_check all = line.in_range();
        for (auto const& [list, before] : sides) all &= all_in_range(list);
        return all;
    }
    constexpr void in_doubles(to_doubles& to, auto const& ask) const {
        converted_side_lists<double> const converted(sides, to);
        ask(sided_line_sweep<double>{converted.lists(), line.converted(to), has_area, start});
    }

    template <class Rung>
    constexpr sided_line_case choose(Rung& rung) const {
        sided_line_case r;
        r.side = line.side_of_shape(rung);
        if (r.side == 0) {
            rung.doubt |= line.is_ray || start != relation::disjoint;
            return r;
        }
        bool crosses_at_start = false;
        auto const spans = spans_of_contact(rung, r.side, crosses_at_start);
        bool const apart = start == relation::disjoint, overlap = has_area ? start == relation::overlapping : crosses_at_start;
        auto met = overlap ? around_start(rung, spans) : first_from_start(rung, spans, apart);
        if (!met.is_any && !apart && !overlap) {
            met = parting_at_start(rung, spans);
            r.parts = true;
        }
        rung.doubt |= !apart && !met.is_any;
        if (!met.is_any || rung.doubt) return r;
        if (!r.parts) grow(rung, met, spans);
        auto const& touching = r.parts ? met.last : met.first;
        rung.doubt |= touching.is_mixed || touching.end.what == kind::corner;
        auto const order_to_end = [&](auto const& at) { return rung.sign(at.times - at.scale * rung.number(T{1})); };
        r.meet = !apart || order_to_end(met.first.at) <= 0;
        r.leave = r.meet && order_to_end(met.last.at) < 0;
        r.first = touching.end;
        r.last = met.last.end;
        r.touch = r.meet && !overlap;
        if (r.touch && r.first.is_flat()) find_touching(rung, r);
        return r;
    }

    /// A time, as a fraction with a divisor above 0.
    template <class X>
    struct moment {
        X times, scale;
        bool by_v;  ///< the divisor is v
    };
    /// The time of an end of a span.
    template <class Rung>
    constexpr auto moment_of(Rung& rung, end_of_span const& end, int side) const {
        auto const& p = sides.corner(end.i);
        return end.is_of_vertex() ? of_vertex(rung, p, side) : of_side(rung, p, sides.corner(sides.after(end.i)));
    }

  private:
    using kind = end_of_span::kind;

    /// An end of a time span. `is_mixed`: several things with different normals are in contact then.
    template <class X>
    struct timed_end {
        end_of_span end;
        moment<X> at;
        bool is_mixed = false;
    };
    /// The time span in which the shape, or a part of it, is in contact.
    template <class X>
    struct span {
        timed_end<X> first, last;
        bool is_any = true;
    };
    template <class Rung>
    constexpr auto height(Rung& rung, vec<T, 2> const& p, int side) const {
        return line.height(rung, rung.stored(p), side);
    }
    template <class Rung>
    constexpr auto of_vertex(Rung& rung, vec<T, 2> const& p, int side) const {
        return moment{height(rung, p, side), line.shrinking(rung, side), true};
    }
    template <class Rung>
    constexpr auto of_side(Rung& rung, vec<T, 2> const& from, vec<T, 2> const& to) const {
        auto const along = rung.difference(from, to);
        auto const times = cross(line.seen(rung, rung.stored(from)), along), scale = cross(along, line.relative_way(rung));
        return rung.sign(scale) < 0 ? moment{-times, -scale, false} : moment{times, scale, false};
    }
    template <class Rung, class X>
    static constexpr int order(Rung& rung, moment<X> const& x, moment<X> const& y) {
        if (x.by_v && y.by_v) return rung.sign(x.times - y.times);
        return rung.sign(x.times * y.scale - y.times * x.scale);
    }
    /// Where a vertex is when it comes to the line: 1 on it, or in front of the ray's origin; −1 behind that, 0 at it.
    template <class Rung>
    constexpr int place_ahead(Rung& rung, vec<T, 2> const& p, int side) const {
        if (!line.is_ray) return 1;
        return line.place_ahead(rung, rung.stored(p), height(rung, p, side), line.shrinking(rung, side));
    }
    /// Moves an end of a span to another one if that is later (sense 1) or earlier (−1).
    template <class Rung, class X>
    static constexpr bool moves_to(Rung& rung, timed_end<X>& end, timed_end<X> const& other, int sense) {
        if (end.end == other.end) return false;
        int const farther = order(rung, other.at, end.at) * sense;
        if (farther > 0) end = other;
        if (farther == 0) end.is_mixed |= other.is_mixed || !(end.end.is_flat() && other.end.is_flat());
        return farther > 0;
    }
    /// The time spans of the parts of the shape that are ahead and hang together. `crosses_at_start`: whether the line is between the ends of a
    /// side, or of the part of it that is ahead, along which the origin does not slide.
    template <class Rung>
    constexpr auto spans_of_contact(Rung& rung, int side, bool& crosses_at_start) const {
        using X = decltype(line.shrinking(rung, side));
        bool const may_cross = !has_area && start != relation::disjoint;
        dynamic_array<span<X>> spans;
        for (auto const& placed : sides) {
            auto const& list = placed.list;
            size_t const before = placed.before, first_span = spans.size();
            int const begin = place_ahead(rung, list[0], side);
            bool is_open = false;
            int sign_before = 0;
            end_of_span before_in_span;
            auto const add = [&](end_of_span const& end, moment<X> const& at) {
                timed_end<X> const x{end, at};
                if (!is_open) spans.push_back({x, x});
                (void)moves_to(rung, spans.back().first, x, -1);
                (void)moves_to(rung, spans.back().last, x, 1);
                if (may_cross) {
                    int const sign = rung.sign(at.times);
                    bool const slides = end.what == kind::corner && before_in_span.what == kind::corner;
                    crosses_at_start |= is_open && !slides && sign * sign_before < 0;
                    sign_before = sign;
                    before_in_span = end;
                }
                is_open = true;
            };
            auto const add_vertex = [&](size_t i, int place) {
                add({place == 0 ? kind::corner : kind::vertex, before + i}, of_vertex(rung, list[i], side));
            };
            if (begin >= 0) add_vertex(0, begin);
            int from = begin;
            for (size_t i = 0; i < list.sides() && !rung.doubt; ++i) {
                size_t const next = i + 1 == list.size() ? 0 : i + 1;
                int const to = next == 0 ? begin : place_ahead(rung, list[next], side);
                if (from * to < 0) {
                    bool const is_level =
                        rung.sign(cross(rung.stored(line.direction), rung.difference(list[i], list[next]))) == 0;
                    add({is_level ? kind::level : kind::side, before + i}, of_side(rung, list[i], list[next]));
                }
                if (to >= 0) add_vertex(next, to);
                is_open = to >= 0;
                from = to;
                if (next != 0 || to < 0 || spans.size() == first_span + 1) continue;
                auto const end = spans.back();  // it goes on in the first one
                spans.pop_back();
                (void)moves_to(rung, spans[first_span].first, end.first, -1);
                (void)moves_to(rung, spans[first_span].last, end.last, 1);
            }
        }
        return spans;
    }
    /// The span that begins first after the start, or, if the shapes touch there (not `apart`), at the start.
    template <class Rung, class X>
    static constexpr span<X> first_from_start(Rung& rung, dynamic_array<span<X>> const& spans, bool apart) {
        span<X> r{{}, {}, false};
        bool any_parts = false;
        for (size_t i = 0; i < spans.size(); ++i) {
            int const from = rung.sign(spans[i].first.at.times), to = rung.sign(spans[i].last.at.times);
            rung.doubt |= from < 0 && to > 0;
            rung.doubt |= apart && (from == 0 || to == 0);
            any_parts |= from < 0 && to == 0;
            if (apart ? from <= 0 : from != 0) continue;
            if (!r.is_any) r = spans[i];
            else if (moves_to(rung, r.first, spans[i].first, -1)) r.last = spans[i].last;
        }
        rung.doubt |= r.is_any && any_parts;
        return r;
    }
    /// The span that ends at the start.
    template <class Rung, class X>
    static constexpr span<X> parting_at_start(Rung& rung, dynamic_array<span<X>> const& spans) {
        span<X> r{{}, {}, false};
        for (size_t i = 0; i < spans.size(); ++i) {
            if (rung.sign(spans[i].last.at.times) != 0) continue;
            if (!r.is_any) r = spans[i];
            else (void)moves_to(rung, r.last, spans[i].last, 1);
        }
        return r;
    }
    /// A span that has the start inside.
    template <class Rung, class X>
    static constexpr span<X> around_start(Rung& rung, dynamic_array<span<X>> const& spans) {
        for (size_t i = 0; i < spans.size(); ++i)
            if (rung.sign(spans[i].first.at.times) < 0 && rung.sign(spans[i].last.at.times) > 0) return spans[i];
        return {{}, {}, false};
    }
    /// Extends the span by others that meet it. It goes through them to and fro, because most shapes have them in the order of time, or against it.
    template <class Rung, class X>
    static constexpr void grow(Rung& rung, span<X>& met, dynamic_array<span<X>> const& spans) {
        bool forwards = true;
        for (bool grows = spans.size() > 1; grows && !rung.doubt; forwards = !forwards) {
            grows = false;
            for (size_t i = 0; i < spans.size(); ++i) {
                auto const& s = spans[forwards ? i : spans.size() - 1 - i];
                if (order(rung, s.first.at, met.last.at) > 0 || order(rung, s.last.at, met.first.at) < 0) continue;
                grows |= moves_to(rung, met.first, s.first, -1);
                grows |= moves_to(rung, met.last, s.last, 1);
            }
        }
    }
    /// Stores what touches first: the vertices of the same height, of which only the ends along the line matter, and the origin of the ray if it is
    /// on a side at this height. (A level side of a chain comes and goes at one time. It is left in doubt if the rest of the chain goes.)
    template <class Rung>
    constexpr void find_touching(Rung& rung, sided_line_case& r) const {
        auto const d = rung.stored(line.direction);
        vec<T, 2> const first = sides.corner(r.first.i);
        auto const level = height(rung, first, r.side);
        bool is_any = r.first.what == kind::vertex;
        r.low = r.high = r.first.i;
        vec<T, 2> low = first, high = first;
        auto const is_level = [&](vec<T, 2> const& p) {
            return p == first || p == low || p == high || rung.sign(height(rung, p, r.side) - level) == 0;
        };
        for (auto const& [list, before] : sides) {
            for (size_t i = 0; i < list.size() && !rung.doubt; ++i) {
                vec<T, 2> const& p = list[i];
                if (!is_level(p)) continue;
                int const place = place_ahead(rung, p, r.side);
                if (i < list.sides() && is_level(list[i + 1])) {
                    int const next_place = place_ahead(rung, list[i + 1], r.side);
                    r.from_origin |= place * next_place < 0;
                    rung.doubt |= r.parts && !has_area && (place > 0 || next_place > 0);
                }
                if (place < 0) continue;
                if (!is_any || (p != low && rung.sign(dot(d, rung.difference(low, p))) < 0)) {
                    r.low = before + i;
                    low = p;
                }
                if (!is_any || (p != high && rung.sign(dot(d, rung.difference(high, p))) > 0)) {
                    r.high = before + i;
                    high = p;
                }
                is_any = true;
            }
        }
    }
};

/// The rounded impact.
template <class Result>
struct impact_of_line_and_sides {
    using result = sweep_answer<Result>;
    static constexpr bool is_rare = true;

    template <class Rung, class T>
    static constexpr result of(Rung& rung, sided_line_sweep<T> const& m, sided_line_case const& c) {
        result r{c.meet};
        if (!c.meet) return r;
        auto const time = [&](end_of_span const& end) {
            auto const at = m.moment_of(rung, end, c.side);
            return rung.quotient(at.times, at.scale);
        };
        auto& hit = r.hit;
        hit.last = c.leave ? rung.template rounded<Result>(time(c.last)) : Result{1};
        auto const across = perp(c.first.is_flat() ? rung.stored(m.line.direction) : any_side(rung, m.sides, c.first.i));
        bool const is_to_line = c.first.is_flat() ? c.side < 0 : rung.sign(dot(across, m.line.relative_way(rung))) > 0;
        bool const is_to_a = is_to_line == (m.line.line_moves != c.parts);
        auto const normal = is_to_a ? -across : across;
        auto const length = rung.length(normal);
        hit.normal = {rung.template rounded<Result>(rung.quotient(normal.x, length)),
                      rung.template rounded<Result>(rung.quotient(normal.y, length))};
        if (!c.touch) return r;
        bool const at_start = m.start != relation::disjoint;
        auto const t = at_start ? rung.number(0.0) : time(c.first);
        if (!at_start) hit.first = rung.template rounded<Result>(t);
        auto const add = [&](auto const& stored, bool moves) {
            auto p = rung.stored(stored);
            if (moves) p = p + rung.stored(m.line.way) * t;
            add_if_new(hit.points, rung.template rounded<Result>(p));
        };
        auto const add_vertex = [&](size_t i) { add(m.sides.corner(i), !m.line.line_moves); };
        bool const begins_at_origin = c.from_origin || !c.first.is_flat(),
                   low_first = (c.side > 0) != (m.line.line_moves != c.parts);
        if (!low_first && c.first.is_flat()) add_vertex(c.high);
        if (begins_at_origin) add(m.line.origin, m.line.line_moves);
        else add_vertex(c.low);
        if (low_first && c.first.is_flat()) add_vertex(c.high);
        return r;
    }
};

}  // namespace hantei
