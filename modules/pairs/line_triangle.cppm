// SPDX-License-Identifier: MIT
export module hantei:line_triangle;
import :base;
import :vec;
import :pair;
import :sign;
import :forms;
import :reduction;
import :passage;
import :nearest;
import :line;
import :triangle;

export namespace hantei {

/// A line misses a triangle of the plane if all three corners lie on one side of it. Degree 2.
/// Source: Ericson, Real-Time Collision Detection, section 5.2.1.
template <class T>
struct pair<line<T, 2>, triangle<T, 2>> {
    static constexpr auto gap(auto engine, line<T, 2> const& l, triangle<T, 2> const& t) {
        return engine.sign(beside_line, first.stored(l.direction), second.arrow(l.origin, t.a), second.arrow(l.origin, t.b),
                           second.arrow(l.origin, t.c));
    }

    /// On the sides, as for every polygon. T must divide exactly.
    static constexpr closest<T, 2> nearest(line<T, 2> const& l, triangle<T, 2> const& t) {
        return nearest_on_sides(carrier_of(l), corners_of(t));
    }
};

}  // namespace hantei
