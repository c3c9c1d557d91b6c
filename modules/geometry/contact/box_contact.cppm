// SPDX-License-Identifier: MIT
// The contact of balls and axis-aligned boxes, in the plane and in space: between two points, or through a face of a box.
export module hantei:box_contact;
import :base;
import :generic_arithmetic;
import :vec;
import :results;
import :ladder;
import :to_doubles;

namespace hantei {

/// The measure for the contact of two different points with radii around them. The normal runs from p to q.
template <class T, size_t N>
struct point_contact {
    using scalar_type = T;
    struct only_case {};

    vec<T, N> p, q;
    T radius_p{}, radius_q{};

    [[gnu::always_inline]] constexpr range_check in_range() const {
        return all_in_range(p) & all_in_range(q) & all_in_range(radius_p) & all_in_range(radius_q);
    }
    constexpr void in_doubles(to_doubles& to, auto const& ask) const {
        ask(point_contact<double, N>{to(p), to(q), to(radius_p), to(radius_q)});
    }
    [[gnu::always_inline]] constexpr only_case choose(auto&) const { return {}; }
};

/// The measure for the contact of two axis-aligned boxes with radii around them. They separate along the axis, and in its sense, with the least
/// overlap. Of equal ones the first counts, in the order of the axes, forwards first. A point is a box without extents. If the boxes are beside each
/// other on exactly one axis, only that face counts, and their overlap is negative.
template <class T, size_t N>
struct box_contact {
    using scalar_type = T;
    static constexpr bool is_sum_of_stored = true;
    struct face {
        size_t axis = 0;
        bool forwards = true;
    };
    struct interval {
        vec<T, N> min, max;
    };

    interval a, b;
    T radius_a{}, radius_b{};

    /// The one axis on which the intervals of the boxes are disjoint, and the side; axis N if there is no such axis, or more than one.
    constexpr face beside() const {
        face r{N, true};
        size_t count = 0;
        for (size_t i = 0; i < N; ++i) {
            if (!(a.max[i] < b.min[i]) && !(b.max[i] < a.min[i])) continue;
            r = {i, a.max[i] < b.min[i]};
            ++count;
        }
        return count == 1 ? r : face{N, true};
    }

    [[gnu::always_inline]] constexpr range_check in_range() const {
        return all_in_range(a.min) & all_in_range(a.max) & all_in_range(b.min) & all_in_range(b.max) & all_in_range(radius_a) &
               all_in_range(radius_b);
    }
    constexpr void in_doubles(to_doubles& to, auto const& ask) const {
        ask(box_contact<double, N>{{to(a.min), to(a.max)}, {to(b.min), to(b.max)}, to(radius_a), to(radius_b)});
    }
    [[gnu::always_inline]] constexpr bool is_round() const { return T{0} < radius_a || T{0} < radius_b; }
    /// The overlap of the boxes, without their radii, along the axis of a face.
    template <class Rung>
    [[gnu::always_inline]] constexpr auto overlap(Rung& rung, face const& f) const {
        return f.forwards ? rung.number(a.max[f.axis]) - rung.number(b.min[f.axis])
                          : rung.number(b.max[f.axis]) - rung.number(a.min[f.axis]);
    }
    /// Returns take(depth). Without radii the depth is a difference of two stored numbers.
    template <class Rung>
    [[gnu::always_inline]] constexpr auto with_depth(Rung& rung, face const& f, auto take) const {
        auto const cores = overlap(rung, f);
        return is_round() ? take(cores + (rung.number(radius_a) + rung.number(radius_b))) : take(cores);
    }
    /// Returns take(the coordinate halfway between the two surfaces that overlap).
    template <class Rung>
    [[gnu::always_inline]] constexpr auto with_middle(Rung& rung, face const& f, auto take) const {
        auto const cores = f.forwards ? rung.number(a.max[f.axis]) + rung.number(b.min[f.axis])
                                      : rung.number(a.min[f.axis]) + rung.number(b.max[f.axis]);
        if (!is_round()) return take(halved(cores));
        auto const more = rung.number(radius_a) - rung.number(radius_b);
        return f.forwards ? take(halved(cores + more)) : take(halved(cores - more));
    }
    template <class Rung>
    [[gnu::always_inline]] constexpr face choose(Rung& rung) const {
        if (face const f = beside(); f.axis != N) return f;
        face best;
        auto const look = [&](face const& f) {
            if (rung.sign(overlap(rung, f) - overlap(rung, best)) < 0) best = f;
        };
        look({0, false});
        for (size_t i = 1; i < N; ++i) {
            look({i, true});
            look({i, false});
        }
        return best;
    }
};

/// The contact manifold of two points with radii, or of two boxes. The points of two boxes are the corners of their common part, seen along the
/// axis, halfway through its depth.
template <class Result, size_t N>
struct manifold_of_boxes {
    using result = contact_manifold<Result, N>;

    template <class Rung, class T>
    [[gnu::always_inline]] static constexpr result of(Rung& rung, point_contact<T, N> const& m, auto const&) {
        auto const round = [&](auto const& x) { return rung.template rounded<Result>(x); };
        auto const way = rung.difference(m.p, m.q);
        auto const radius_p = rung.number(m.radius_p), radius_q = rung.number(m.radius_q);
        auto const lean = halved(radius_p - radius_q);
        result r{};
        r.normal = map([&](auto const& w) { return round(rung.over_length(w, way)); }, way);
        r.depth = round((radius_p + radius_q) - rung.length(way));
        r.points.count = 1;
        r.points.at[0] =
            map([&](T const& p, T const& q,
                    auto const& w) { return round(halved(rung.number(p) + rung.number(q)) + rung.over_length(w * lean, way)); },
                m.p, m.q, way);
        return r;
    }
    template <class Rung, class T>
    [[gnu::always_inline]] static constexpr result of(Rung& rung, box_contact<T, N> const& m,
                                                      typename box_contact<T, N>::face const& f) {
        auto const round = [&](auto const& x) { return rung.template rounded<Result>(x); };
        auto const [axis, forwards] = f;
        result r{};
        r.normal[axis] = static_cast<Result>(forwards ? 1 : -1);
        r.depth = m.with_depth(rung, f, round);
        r.points.count = 1;
        r.points.at[0][axis] = m.with_middle(rung, f, round);
        for (size_t i = 0; i < N; ++i) {
            if (i == axis) continue;
            T const low = larger(m.a.min[i], m.b.min[i]), high = smaller(m.a.max[i], m.b.max[i]);
            size_t const known = r.points.count;
            for (size_t k = 0; k < known; ++k) {
                r.points.at[k][i] = Rung::template rounded_stored<Result>(low);
                if (low == high) continue;
                r.points.at[r.points.count] = r.points.at[k];
                r.points.at[r.points.count++][i] = Rung::template rounded_stored<Result>(high);
            }
        }
        return r;
    }
};

/// The minimum translation that separates two points with radii, or two boxes: −normal·depth, rounded to `Result`.
template <class Result, size_t N>
struct translation_out_of_box {
    using result = vec<Result, N>;

    template <class Rung, class T>
    [[gnu::always_inline]] static constexpr result of(Rung& rung, point_contact<T, N> const& m, auto const&) {
        auto const way = rung.difference(m.p, m.q);
        auto const reach = rung.number(m.radius_p) + rung.number(m.radius_q);
        return map([&](auto const& w) { return rung.template rounded<Result>(w - rung.over_length(w * reach, way)); }, way);
    }
    template <class Rung, class T>
    [[gnu::always_inline]] static constexpr result of(Rung& rung, box_contact<T, N> const& m,
                                                      typename box_contact<T, N>::face const& f) {
        result r{};
        r[f.axis] = m.with_depth(rung, f,
                                 [&](auto const& depth) { return rung.template rounded<Result>(f.forwards ? -depth : depth); });
        return r;
    }
};

}  // namespace hantei
