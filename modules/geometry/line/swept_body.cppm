// SPDX-License-Identifier: MIT
// The two shapes of a sweep if chains or regions are among them (sided_sweep.cppm): the sides of each, or its convex core, and the questions
// that are asked about both.
export module hantei:swept_body;
import :base;
import :dynamic_array;
import :rational;
import :vec;
import :relation;
import :formulas;
import :corner_list;
import :recession_cone;
import :convex_core;
import :convex_sweep;
import :enclosing_box;
import :surd;

namespace hantei {

/// A side of a chain or of a region, with the vertices before and after it.
template <class T>
struct swept_side {
    vec<T, 2> before, from, to, after;
    int region_side;  ///< 1 if the region is on its left, −1 if on its right, 0 for a chain
    vec<double, 2> low, high;  ///< the bounds of the side
};

/// One of the two shapes of a sweep: the sides of a chain or a region, or a convex shape.
template <class T>
struct swept_body {
    bool is_sided = false;
    dynamic_array<swept_side<T>> sides;
    convex_core<T> core;  ///< it has no corner if there is only the hull
    optional<unbounded_hull> hull;
    rational radius{0};
    enclosing_box<2> box = enclosing_box<2>::everything();  ///< around a convex shape

    constexpr size_t size() const { return is_sided ? sides.size() : 1; }
    /// The i-th part, as a core.
    constexpr convex_core<T> part(size_t i) const {
        if (!is_sided) return core;
        convex_core<T> side;
        side.count = 2;
        side.at[0] = sides[i].from;
        side.at[1] = sides[i].to;
        return side;
    }
    /// The i-th part, in exact numbers. For a convex shape the hull must have been made (make_hull).
    constexpr unbounded_hull exact_part(size_t i) const {
        if (!is_sided) return *hull;
        corner_list ends;
        ends.add(exact(sides[i].from));
        ends.add(exact(sides[i].to));
        return {hull_of(ends), {}};
    }
    constexpr void make_hull() {
        if (is_sided || hull.has_value()) return;
        if constexpr (!same_as<T, rational>) hull = unbounded_hull_of(core);
    }
    /// The shape near a point of the i-th part, as far as it is convex: at a reflex corner only the half plane of this side.
    constexpr unbounded_hull near(size_t i, vec<surd, 2> const& p) const {
        if (!is_sided || sides[i].region_side == 0) return exact_part(i);
        auto const& s = sides[i];
        auto const is_at = [&p](vec<T, 2> const& v) {
            return compare(p.x, surd{rational(v.x)}) == 0 && compare(p.y, surd{rational(v.y)}) == 0;
        };
        bool const at_start = is_at(s.from), at_end = is_at(s.to);
        auto const &corner = at_end ? s.to : s.from, &back = at_end ? s.from : s.before, &on = at_end ? s.after : s.to;
        unbounded_hull set;
        auto const v = exact(corner);
        set.corners.add(v);
        if ((at_start || at_end) && orientation(back, corner, on) * s.region_side > 0) {
            set.recession.add(exact(back) - v);
            set.recession.add(exact(on) - v);
        } else {
            auto const d = exact(s.to) - exact(s.from);
            set.recession.add(d);
            set.recession.add(-d);
            set.recession.add(perp(d) * rational(s.region_side));
        }
        return set;
    }
};

/// The time span in which two sets meet; an end without a value is at infinity.
struct time_span {
    optional<surd> from, to;

    constexpr bool reaches_from(surd const& t) const { return !from.has_value() || compare(*from, t) <= 0; }
    constexpr bool reaches_to(surd const& t) const { return !to.has_value() || compare(*to, t) >= 0; }
    constexpr bool holds(surd const& t) const { return reaches_from(t) && reaches_to(t); }
    /// Extends this span by another one that meets it. Returns whether it has grown.
    constexpr bool grows_by(time_span const& x) {
        bool const meets = (!x.from.has_value() || reaches_to(*x.from)) && (!x.to.has_value() || reaches_from(*x.to));
        if (!meets) return false;
        bool const before = from.has_value() && (!x.from.has_value() || compare(*x.from, *from) < 0);
        bool const after = to.has_value() && (!x.to.has_value() || compare(*x.to, *to) > 0);
        if (before) from = x.from;
        if (after) to = x.to;
        return before || after;
    }
    constexpr void grow_by(dynamic_array<time_span> const& all) {
        for (bool grows = true; grows;) {
            grows = false;
            for (size_t i = 0; i < all.size(); ++i) grows |= grows_by(all[i]);
        }
    }
};

/// The questions that a sweep asks about two shapes on a way. Each pair of shape types has its own implementation; the rest is compiled
/// once for each scalar.
template <class T>
class sides_on_way {
  public:
    vec<T, 2> way;

    constexpr explicit sides_on_way(vec<T, 2> const& w) : way(w) {}
    /// Puts into a and b the sides that may meet something on the way, or up to `back` ways before its start.
    constexpr virtual void gather(double back, swept_body<T>& a, swept_body<T>& b) const = 0;
    /// The time spans in which a chosen point of one shape is inside the other, if that is a region.
    constexpr virtual dynamic_array<time_span> inside() const = 0;
    /// Whether a chosen point of one shape is inside the other, a region, at the time t.
    constexpr virtual bool is_inside_at(rational const& t) const = 0;
    constexpr virtual bool has_region() const = 0;
    constexpr virtual relation at_start() const = 0;

  protected:
    constexpr ~sides_on_way() = default;
};

}  // namespace hantei
