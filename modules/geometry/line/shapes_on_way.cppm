// SPDX-License-Identifier: MIT
// The questions that a sweep of chains and regions (sided_sweep.cppm) asks about a shape of any kind: its sides near a box, and when a
// point is in a region; convex shapes are taken as cores. At run time the archive sees chains and regions as views.
export module hantei:shapes_on_way;
import :base;
import :dynamic_array;
import :generic_arithmetic;
import :rational;
import :vec;
import :relation;
import :pointed_function;
import :shape;
import :shape_traits;
import :corner_list;
import :line_clipping;
import :recession_cone;
import :convex_core;
import :convex_sweep;
import :swept_body;
import :enclosing_box;
import :aabb;
import :decide;
import :sided_view;
import :surd;
import :side_tree;
import :crossings;
import :point_in_polygon;

namespace hantei {

/// The box around all places that a moving box has from t = −back to 1, rounded outwards.
constexpr enclosing_box<2> along_way(enclosing_box<2> const& box, vec<double, 2> const& way, double back) {
    if (back == infinity) return enclosing_box<2>::everything();
    enclosing_box<2> r = box;
    for (size_t i = 0; i < 2; ++i) {
        double const past = -way[i] * back, low = smaller(smaller(way[i], past), 0.0), high = larger(larger(way[i], past), 0.0);
        double const off =
            0x1p-49 * (magnitude_of(box.low[i]) + magnitude_of(box.high[i]) + magnitude_of(way[i]) + magnitude_of(past));
        if (box.low[i] > -infinity) r.low[i] = box.low[i] + low - off;
        if (box.high[i] < infinity) r.high[i] = box.high[i] + high + off;
    }
    return r;
}
/// Adds the sides of s that may meet a box to the body.
template <class T, class S>
constexpr void gather_sides(S const& s, enclosing_box<2> const& near, swept_body<T>& body) {
    using U = typename S::scalar_type;
    body.is_sided = true;
    auto const add_list = [&](auto const& list, auto region_side) {
        optional<int> side_of_region;
        auto const approximate = [](aabb<U, 2> const& box) {
            if constexpr (same_as<T, rational>) return enclosing_box<2>::everything();
            if constexpr (!same_as<T, rational>) return enclosing_box_of(box);
        };
        auto const is_near = [&](enclosing_box<2> const& box) {
            bool apart = false;
            for (size_t i = 0; i < 2; ++i) apart |= (box.low[i] > near.high[i]) | (near.low[i] > box.high[i]);
            return !apart;
        };
        each_side_near(
            list, [&](aabb<U, 2> const& box, size_t, size_t) { return is_near(approximate(box)); },
            [&](size_t i) {
                auto box = enclosing_box<2>::everything();
                if constexpr (!same_as<T, rational>) {
                    box = approximate({min(list[i], list[i + 1]), max(list[i], list[i + 1])});
                    if (!is_near(box)) return true;
                }
                if (!side_of_region.has_value()) side_of_region = region_side();
                auto const at = [&list](size_t k) { return scalar_cast<T>(list[k]); };
                body.sides.push_back(
                    {at(i + list.size() - 1), at(i), at(i + 1), at(i + 2), *side_of_region, box.low, box.high});
                return true;
            });
    };
    if constexpr (curve<S>) {
        add_list(s.core_vertices(), [] { return 0; });
    } else {
        s.each_boundary([&](auto& boundary) {
            add_list(boundary.vertices(), [&boundary] { return boundary.region_side(); });
            return true;
        });
    }
}
/// Calls f(from, to) for each time span in which a point that moves along a line is in the region s.
template <class S>
constexpr void each_stay_of_point(S const& s, parametric_line<2> const& line, auto f) {
    auto const chords = chords_of(s, line);
    for (size_t i = 0; i < chords.size(); ++i) f(chords[i].enter.t, chords[i].exit.t);
}
/// `gather_sides`, `each_stay_of_point` and `point_in_polygon` at run time: compiled once (queries/archive.hpp), for chains and regions as
/// the archive takes them.
template <class T, class S>
void gather_in_archive(S const& s, enclosing_box<2> const& near, swept_body<T>& body);
template <class S>
void each_stay_in_archive(S const& s, parametric_line<2> const& line,
                          pointed_function<void, surd const&, surd const&> const& f);
template <class S>
int place_in_archive(S const& region, vec<rational, 2> const& p);

/// Whether S keeps its vertices, in a scalar of the archive.
template <class S>
concept archived_sides = keeps_vertices<S> && scalar_of_archive<typename S::scalar_type>;
template <class T, nonconvex S>
constexpr void gather_near(S const& s, enclosing_box<2> const& near, swept_body<T>& body) {
    if constexpr (archived_sides<S>) {
        if (!is_constant_evaluated())
            return with_archived(s, [&](auto const& view) { gather_in_archive<T>(view, near, body); });
    }
    gather_sides(s, near, body);
}
/// Adds the time spans in which a point that moves along a line is in the region s.
template <nonconvex S>
constexpr void add_times_inside(dynamic_array<time_span>& times, S const& s, parametric_line<2> const& line) {
    auto add = [&times](surd const& from, surd const& to) { times.push_back({from, to}); };
    if constexpr (archived_sides<S>) {
        if (!is_constant_evaluated()) {
            pointed_function<void, surd const&, surd const&> const sink(add);
            return with_archived(s, [&](auto const& view) { each_stay_in_archive(view, line, sink); });
        }
    }
    each_stay_of_point(s, line, add);
}
/// Whether a position is in the region s, or on its boundary.
template <class S>
constexpr bool holds_position(S const& s, vec<rational, 2> const& p) {
    if constexpr (archived_sides<S>) {
        if (!is_constant_evaluated())
            return with_archived(s, [&p](auto const& view) { return place_in_archive(view, p) >= 0; });
    }
    return point_in_polygon(s, p) >= 0;
}
/// The core of a convex shape, in fractions. At run time it is compiled once for shapes that hold their numbers themselves.
template <class S>
unbounded_hull core_in_archive(S const& s);
template <class S>
constexpr unbounded_hull unbounded_core_of(S const& s) {
    if constexpr (in_archive<S>) {
        if (!is_constant_evaluated()) return core_in_archive(scalar_cast<archived_scalar<typename S::scalar_type>>(s));
    }
    if constexpr (keeps_vertices<S>) {
        return {hull_of(corners_of(s)), {}};
    } else {
        return unbounded_hull_of(core_of(exact(s)));
    }
}
/// The body of a shape. Of a chain or a region it says only that it has sides. The core of a convex shape points to its corners: to those
/// of the shape, or, if these have another scalar or belong to a user's shape, to the copies in `kept`.
template <class T, class S>
constexpr swept_body<T> body_of(S const& s, dynamic_array<vec<T, 2>>& kept) {
    swept_body<T> body;
    if constexpr (!same_as<T, rational>) {
        if constexpr (bounded<S>) body.box = enclosing_box_of(s);
    }
    if constexpr (nonconvex<S>) {
        body.is_sided = true;
    } else if constexpr (!same_as<T, rational> && bounded_in_plane<S> && corners_are_stored<S>) {
        with_proper_core(s, [&](auto const& core) {
            body.core = core;
            body.radius = rational(core.radius);
            constexpr bool points_to_shape = keeps_vertices<S> && same_as<typename S::scalar_type, T>;
            if (core.more == nullptr || points_to_shape) return;
            for (size_t i = 0; i < core.count; ++i) kept.push_back(core.corner(i));
            body.core.more = kept.data();
            body.core.boxes = nullptr;
        });
    } else {
        body.hull = unbounded_core_of(s);
        body.radius = rational(radius_of(s));
    }
    return body;
}

/// One of the two shapes of a sweep, of any kind, and the questions about it alone.
template <class T>
class shape_on_way {
  public:
    swept_body<T> body;
    bool is_region;

    constexpr explicit shape_on_way(bool region) : is_region(region) {}
    /// Some point of it.
    constexpr virtual vec<rational, 2> point() const = 0;
    /// For a shape with sides: adds those near a box.
    constexpr virtual void gather(enclosing_box<2> const& near, swept_body<T>& sides) const = 0;
    /// For a region: adds the time spans in which a point that moves along a line is in it. `holds`: whether a position is in it.
    constexpr virtual void add_stays(dynamic_array<time_span>& times, parametric_line<2> const& line) const = 0;
    constexpr virtual bool holds(vec<rational, 2> const& p) const = 0;

  protected:
    constexpr ~shape_on_way() = default;
};
template <class T, class S>
class any_on_way final : public shape_on_way<T> {
  public:
    constexpr explicit any_on_way(S const& s) : shape_on_way<T>(nonconvex<S> && !curve<S>), shape_(s) {
        this->body = body_of<T>(s, corners_);
    }
    any_on_way(any_on_way const&) = delete;

    constexpr vec<rational, 2> point() const override { return exact(some_point(shape_)); }
    constexpr void gather(enclosing_box<2> const& near, swept_body<T>& sides) const override {
        if constexpr (nonconvex<S>) gather_near(shape_, near, sides);
    }
    constexpr void add_stays(dynamic_array<time_span>& times, parametric_line<2> const& line) const override {
        if constexpr (nonconvex<S> && !curve<S>) add_times_inside(times, shape_, line);
    }
    constexpr bool holds(vec<rational, 2> const& p) const override {
        if constexpr (nonconvex<S> && !curve<S>) return holds_position(shape_, p);
        return false;
    }

  private:
    S const& shape_;
    dynamic_array<vec<T, 2>> corners_;
};

/// The questions about two shapes, of which a moves and b is at rest.
template <class T>
class two_on_way : public sides_on_way<T> {
  public:
    constexpr two_on_way(shape_on_way<T> const& a, shape_on_way<T> const& b, vec<T, 2> const& way)
        : sides_on_way<T>(way), a_(a), b_(b) {}

    constexpr void gather(double back, swept_body<T>& a, swept_body<T>& b) const override {
        auto const everything = enclosing_box<2>::everything();
        enclosing_box<2> near_a = everything, near_b = everything;
        if constexpr (!same_as<T, rational>) {
            vec<double, 2> const w = map([](T const& x) { return static_cast<double>(x); }, this->way);
            near_a = along_way(b_.body.box, -w, back);  // what b passes, seen from a
            near_b = along_way(a_.body.box, w, back);
        }
        gather_one(a_, near_a, a);
        gather_one(b_, near_b, b);
    }
    constexpr dynamic_array<time_span> inside() const override {
        dynamic_array<time_span> times;
        auto const w = exact(this->way);
        if (b_.is_region) b_.add_stays(times, {a_.point(), w});
        if (a_.is_region) a_.add_stays(times, {b_.point(), -w});
        return times;
    }
    constexpr bool is_inside_at(rational const& t) const override {
        auto const w = exact(this->way) * t;
        return (b_.is_region && b_.holds(a_.point() + w)) || (a_.is_region && a_.holds(b_.point() - w));
    }
    constexpr bool has_region() const override { return a_.is_region || b_.is_region; }

  protected:
    constexpr ~two_on_way() = default;

  private:
    static constexpr void gather_one(shape_on_way<T> const& shape, enclosing_box<2> const& near, swept_body<T>& body) {
        if (shape.body.is_sided) {
            shape.gather(near, body);
        } else {
            body = shape.body;
        }
    }
    shape_on_way<T> const &a_, &b_;
};
/// `two_on_way` with the relation of the two shapes at the start, which Decided returns.
template <class T, class Decided>
class decided_on_way final : public two_on_way<T> {
  public:
    constexpr decided_on_way(shape_on_way<T> const& a, shape_on_way<T> const& b, vec<T, 2> const& way, Decided const& decided)
        : two_on_way<T>(a, b, way), decided_(decided) {}
    constexpr relation at_start() const override { return decided_(); }

  private:
    Decided const& decided_;
};

}  // namespace hantei
