// SPDX-License-Identifier: MIT
// The methods of sweep(): what the file of a pair names as `sweep`.
//
// Each has hit<T>(a, way, b, decided) for two shapes of one scalar, a moving, in either order of their pair; decided() is their relation
// where they stand.
//
// a moved by t·d and b have a common point exactly where t·d is the difference of a point of b and one of a. For two rounded hulls these
// differences are a rounded hull again, with the sum of the radii, and the times of contact are its chord with the line 0 + t·d. The
// differences of a ray or a line go on without end where it does. Chains and regions: sided_sweep.cppm.
// Source: van den Bergen, Collision Detection in Interactive 3D Environments, section 4.4.
export module hantei:sweep_methods;
import :base;
import :generic_arithmetic;
import :rational;
import :vec;
import :relation;
import :shape;
import :own_shapes;
import :shape_traits;
import :line_clipping;
import :results;
import :recession_cone;
import :convex_core;
import :core_sweep;
import :convex_sweep;
import :sided_sweep;
import :enclosing_box;
import :aabb;
import :dispatch;
import :manifest;
import :side_tree;
import :crossings;
import :point_in_polygon;
import :exact_gap;

namespace hantei {

/// A box in doubles, moved.
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
/// The sides of s that are near a box.
template <class T, nonconvex S>
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
                auto const box = approximate({min(list[i], list[i + 1]), max(list[i], list[i + 1])});
                if (!is_near(box)) return true;
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
/// When a point of x, that moves, is in the region s.
template <nonconvex S>
constexpr void add_times_inside(vector<time_span>& times, S const& s, auto const& x, vec<rational, 2> const& way) {
    if constexpr (!curve<S>) {
        auto const chords = chords_of(s, parametric_line<2>{exact(some_point(x)), way});
        for (size_t i = 0; i < chords.size(); ++i) times.push_back({chords[i].enter.t, chords[i].exit.t});
    }
}
/// f(s as a convex body), f(none) if it is made of sides.
template <class T, class S>
constexpr auto with_swept_body(S const& s, auto f) {
    swept_body<T> body;
    if constexpr (!same_as<T, rational>) body.box = enclosing_box_of(s);
    if constexpr (nonconvex<S>) {
        return f(body);
    } else if constexpr (!same_as<T, rational> && bounded_in_plane<S> && corners_are_stored<S>) {
        return with_proper_core(s, [&](auto const& core) {
            body.core = core;
            body.radius = rational(core.radius);
            return f(body);
        });
    } else {
        auto const e = exact(s);
        body.hull = unbounded_hull_of(core_of(e));
        body.radius = radius_of(e);
        return f(body);
    }
}

/// Pair: that of the two, in either order.
template <class T, class A, class B, class Pair>
class two_on_way final : public sides_on_way<T> {
  public:
    constexpr two_on_way(A const& a, B const& b, swept_body<T> const& convex_a, swept_body<T> const& convex_b,
                         vec<T, 2> const& way, Pair const& decided)
        : sides_on_way<T>(way), a_(a), b_(b), convex_a_(convex_a), convex_b_(convex_b), decided_(decided) {}

    constexpr void gather(double back, swept_body<T>& a, swept_body<T>& b) const override {
        if constexpr (!nonconvex<A>) a = convex_a_;
        if constexpr (!nonconvex<B>) b = convex_b_;
        auto const everything = enclosing_box<2>::everything();
        if constexpr (same_as<T, rational>) {
            if constexpr (nonconvex<A>) gather_sides(a_, everything, a);
            if constexpr (nonconvex<B>) gather_sides(b_, everything, b);
        } else {
            vec<double, 2> const w = map([](T const& x) { return static_cast<double>(x); }, this->way);
            auto const box_of = [](auto const& s) {
                if constexpr (bounded<remove_cvref_t<decltype(s)>>) return enclosing_box_of(s);
                return enclosing_box<2>::everything();
            };
            if constexpr (nonconvex<A>) gather_sides(a_, backwards(box_of(b_), w, back), a);
            if constexpr (nonconvex<B>) gather_sides(b_, along_way(box_of(a_), w, back), b);
        }
    }
    constexpr vector<time_span> inside() const override {
        vector<time_span> times;
        auto const w = exact(this->way);
        if constexpr (nonconvex<B>) add_times_inside(times, b_, a_, w);
        if constexpr (nonconvex<A>) add_times_inside(times, a_, b_, -w);
        return times;
    }
    constexpr bool is_inside_at(rational const& t) const override {
        auto const w = exact(this->way) * t;
        bool met = false;
        if constexpr (region<B>) met = point_in_polygon(b_, exact(some_point(a_)) + w) >= 0;
        if constexpr (region<A>) met = met || point_in_polygon(a_, exact(some_point(b_)) - w) >= 0;
        return met;
    }
    constexpr bool has_region() const override { return region<A> || region<B>; }
    constexpr relation at_start() const override { return decided_(); }

  private:
    template <class S>
    static constexpr bool region = nonconvex<S> && !curve<S>;
    /// What b passes, seen from a.
    static constexpr enclosing_box<2> backwards(enclosing_box<2> const& box, vec<double, 2> const& way, double back) {
        return along_way(box, -way, back);
    }

    A const& a_;
    B const& b_;
    swept_body<T> const &convex_a_, &convex_b_;
    Pair decided_;
};

/// In the scalar of the cores, if it holds the way; else in fractions.
template <class Result, class A, class D, class B>
constexpr optional<sweep_hit<Result, 2>> swept_with_sides(A const& a, vec<D, 2> const& displacement, B const& b, auto decided) {
    using C = core_scalar<typename A::scalar_type>;
    using T = conditional_t<!same_as<C, rational> && holds_exactly<D, C>, C, rational>;
    return with_swept_body<T>(a, [&](auto const& body_a) {
        return with_swept_body<T>(b, [&](auto const& body_b) {
            two_on_way<T, A, B, decltype(decided)> const both(a, b, body_a, body_b, scalar_cast<T>(displacement), decided);
            return sides_swept<Result, T>(both);
        });
    });
}

/// Rays and lines, of which the differences have no end: in fractions (recession_cone.cppm).
inline constexpr struct by_unbounded_sweep_t {
    template <class T, class A, class D, class B>
    static constexpr optional<sweep_hit<T, 2>> hit(A const& a, vec<D, 2> const& displacement, B const& b, auto const&) {
        return impact_of<T>(move_of(exact(a), exact(displacement), exact(b)));
    }
} by_unbounded_sweep;

/// Convex shapes of the plane: a ray cast at the difference of their cores (core_cast.cppm, convex_sweep.cppm); in
/// fractions where their scalar does not hold the way.
inline constexpr struct by_core_sweep_t {
    template <class T, class A, class D, class B>
    static constexpr optional<sweep_hit<T, 2>> hit(A const& a, vec<D, 2> const& displacement, B const& b, auto const& decided) {
        if constexpr (sweep_of_cores<A, B, D>) {
            using C = core_scalar<typename A::scalar_type>;
            auto const way = scalar_cast<C>(displacement);
            optional<sweep_hit<T, 2>> r;
            with_straight_core(a, [&](auto const& of_a) {
                with_straight_core(b, [&](auto const& of_b) {
                    auto const answer = swept<T>(core_sweep<C>{{of_a, of_b, {way}}});
                    if (answer.meet) r = answer.hit;
                });
            });
            return r;
        } else {
            return by_unbounded_sweep.hit<T>(a, displacement, b, decided);
        }
    }
} by_core_sweep;

/// Chains and regions: by those of their sides that come near each other on the way (sided_sweep.cppm).
inline constexpr struct by_side_sweep_t {
    template <class T, class A, class D, class B>
    static constexpr optional<sweep_hit<T, 2>> hit(A const& a, vec<D, 2> const& displacement, B const& b, auto const& decided) {
        return swept_with_sides<T>(a, displacement, b, decided);
    }
} by_side_sweep;

/// A convex set of the plane, bounded or not; or a chain or a region.
template <class S>
concept moves_in_plane = S::dimension == 2 && (nonconvex<S> || bounded<S> || is_endless<S>);

/// What follows for a pair that names no method: one of a user's shape.
template <class A, class B>
consteval auto sweep_follows() {
    if constexpr (!moves_in_plane<A> || !moves_in_plane<B> || !cores_have_pair<A, B>) {
        return not_defined;
    } else if constexpr (nonconvex<A> || nonconvex<B>) {
        return by_side_sweep;
    } else {
        return by_core_sweep;
    }
}
/// The method for sweep of a pair.
inline constexpr struct sweep_method_fn {
    template <class P, class A, class B, bool Swapped>
    consteval auto operator()(pair_with_shapes<P, A, B, Swapped>) const {
        if constexpr (requires { P::sweep; }) {
            return P::sweep;
        } else {
            return sweep_follows<A, B>();
        }
    }
} sweep_method;

}  // namespace hantei
