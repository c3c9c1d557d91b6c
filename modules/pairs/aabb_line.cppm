// SPDX-License-Identifier: MIT
export module hantei:aabb_line;
import :base;
import :rational;
import :rounding;
import :results;
import :vec;
import :relation;
import :pair;
import :sign;
import :forms;
import :passage;
import :reduction;
import :nearest;
import :aabb;
import :line;

export namespace hantei {

/// A line meets a box if its passages through the slabs have a common part. Degree 2, plane and space.
/// Source: Ericson, Real-Time Collision Detection, section 5.3.3.
template <class T, size_t N>
struct pair<aabb<T, N>, line<T, N>> {
    static constexpr auto gap(auto engine, aabb<T, N> const& box, line<T, N> const& l) {
        return engine.sign(line_misses_box, second.stored(l.direction), first.arrow(l.origin, box.min),
                           first.arrow(l.origin, box.max));
    }
    /// In space the form is 0 for any line along an axis; and a flat box is what it is as a set.
    static constexpr relation on_boundary(aabb<T, N> const& box, line<T, N> const& l) {
        if (N == 2 && has_interior(box)) return relation::touching;
        return relate_exactly(carrier_of(l), exact(box));
    }
    static constexpr closest<T, N> nearest(aabb<T, N> const& box, line<T, N> const& l) {
        return nearest_on_box(box, carrier_of(l));
    }

    /// Where the line enters and leaves the box, by its slabs; at an edge or a corner the normal is that of the first axis.
    static constexpr exact_chord<N> chord(aabb<T, N> const& box, line<T, N> const& l) {
        passage const p = through(carrier_of(l), box);
        auto const end = [](rational const& t, int face) {
            exact_end<N> r{{t}, {}};
            r.normal[static_cast<size_t>(face / 2)] = surd{face % 2 == 0 ? 1 : -1};
            return r;
        };
        return {end(*p.enter, p.enter_face), end(*p.exit, p.exit_face)};
    }
};

}  // namespace hantei
