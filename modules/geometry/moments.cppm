// SPDX-License-Identifier: MIT
// The areas and centroids of shapes of the plane: zeroth and first moments of cores, regions and curves.
export module hantei:moments;
import :base;
import :dynamic_array;
import :generic_arithmetic;
import :rational;
import :rounding;
import :pi;
import :sum_of_square_roots;
import :vec;
import :shape;
import :ladder;
import :counted_double;
import :lean;
import :ball_number;
import :vertex_list;
import :side_tree;
import :convex_core;
import :approximation;

namespace hantei {

/// The type of number in which a rung adds up many terms.
template <class Rung>
using sum_on = decltype(static_cast<Rung*>(nullptr)->number(1.0) * static_cast<Rung*>(nullptr)->number(1.0) +
                        static_cast<Rung*>(nullptr)->number(1.0));

/// π on a rung above the last one. The third double of π is −0x1.f1976b7ed8fbcp-109.
constexpr auto pi_on(by_counted_doubles&) { return counted_double<1, true>(0x1.921fb54442d18p+1); }
template <class E>
constexpr auto pi_on(by_leans_on<E>&) {
    return lean<1, true, E>(0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53);
}
constexpr wide_ball pi_on(by_balls&) { return {0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53, 0x1p-108}; }

/// An exact area: the sum of a fraction, perimeter times radius, and π times the squared radius.
class exact_area {
  public:
    constexpr explicit exact_area(rational const& of_core) { without_pi_.add(of_core, 1); }
    constexpr void add_side(rational const& radius, rational const& squared_length) { without_pi_.add(radius, squared_length); }
    constexpr void add_disk(rational const& radius) { squared_radius_ = square(radius); }

    /// The T nearest to the area. Nothing is subtracted, so the leading bits are off by few units. If they do not decide, π is enclosed between
    /// closer and closer fractions. This ends, because π is transcendental: with a factor other than 0 the area is never a midpoint between two T.
    template <floating_point T>
    constexpr T nearest() const {
        sum_of_square_roots sum = without_pi_;
        truncated const bits = sum.value().size + truncated::from(pi()) * truncated::from(squared_radius_);
        return to_nearest<T>(approximation{1, bits}, 32, [&](rational const& middle) {
            if (squared_radius_.sign() == 0) return less(middle, 0);
            for (int terms = 0;; terms = 2 * terms + 32) {
                auto const [low, high] = pi_between(terms);
                int const side = less(middle, low);
                if (side == less(middle, high)) return side;
            }
        });
    }

  private:
    /// The sign of the area less a number, if π were the given fraction.
    constexpr int less(rational const& number, rational const& pi) const {
        sum_of_square_roots sum = without_pi_;
        sum.add(squared_radius_ * pi - number, 1);
        return sum.value().sign;
    }

    sum_of_square_roots without_pi_;
    rational squared_radius_{0};
};

/// The area of a core of few corners with its radius, as a measure (ladder.cppm) with a single case.
template <class T>
struct size_of_core {
    using scalar_type = T;
    struct only_case {};

    convex_core<T> const& core;

    [[gnu::always_inline]] constexpr range_check in_range() const { return core.in_range(); }
    [[gnu::always_inline]] constexpr only_case choose(auto&) const { return {}; }
};

/// A ring and its sign, which makes the area of the outer ring positive and that of a hole negative.
template <class T>
struct ring_with_sign {
    vertex_list<T> corners;
    int sign;
};
/// The area or the centroid of a region, given by its rings, as a measure with a single case. Positions are relative to the first corner of the
/// first ring.
template <class T>
struct size_of_region {
    using scalar_type = T;
    struct only_case {};

    ring_with_sign<T> const* ring;
    size_t count;

    constexpr range_check in_range() const {
        range_check all;
        for (size_t i = 0; i < count; ++i) all &= all_in_range(ring[i].corners);
        return all;
    }
    [[gnu::always_inline]] constexpr only_case choose(auto&) const { return {}; }
    constexpr vec<T, 2> const& origin() const { return ring[0].corners[0]; }
    /// The sum of f(p, q, cross(p, q)) over all sides from p to q, each with the sign of its ring.
    constexpr auto sum_over_sides(auto& rung, auto zero, auto f) const {
        auto sum = zero;
        for (size_t i = 0; i < count; ++i) {
            auto const& corners = ring[i].corners;
            auto p = rung.difference(origin(), corners[0]);
            for (size_t k = 0; k < corners.size(); ++k) {
                auto const q = rung.difference(origin(), corners[k + 1]);
                auto const term = f(p, q, cross(p, q));
                sum = ring[i].sign < 0 ? sum - term : sum + term;
                p = q;
            }
        }
        return sum;
    }
    /// Twice the area, by the shoelace formula. Source: O'Rourke, Computational Geometry in C, section 1.3.
    template <class Rung>
    constexpr auto doubled_area(Rung& rung) const {
        return sum_over_sides(rung, sum_on<Rung>{},
                              [](auto const&, auto const&, auto const& area) { return sum_on<Rung>{} + area; });
    }
};
/// Calls f with s as a size_of_region. Vertices of another scalar are converted for the duration of the call.
template <class S>
constexpr auto with_rings(S const& s, auto f) {
    using T = core_scalar<typename S::scalar_type>;
    if constexpr (!same_as<T, typename S::scalar_type>) {
        return with_rings(scalar_cast<T>(s), f);
    } else {
        dynamic_array<ring_with_sign<T>> rings;
        s.each_ring([&rings](vertex_list<T> const& ring) {
            int const winding = turn_at(ring, extreme_vertex(ring));
            rings.push_back({ring, rings.empty() ? winding : -winding});
            return true;
        });
        return f(size_of_region<T>{rings.data(), rings.size()});
    }
}

/// The area of a core grown by its radius: the area of the core, its perimeter times the radius, and π times the squared radius.
/// Source: Steiner's formula (Schneider, Convex Bodies, section 4.2).
template <class Result>
struct rounded_area {
    using result = Result;

    template <class Rung, class T>
    [[gnu::always_inline]] static constexpr Result of(Rung& rung, size_of_core<T> const& m, auto const&) {
        auto const& core = m.core;
        if (core.turned) {
            auto const half = rung.stored(core.half());
            return rounded(rung, m, (half.x * half.y) * squared_norm(rung.stored(core.axis())) * rung.number(T{4}));
        }
        if (core.count < 3) return rounded(rung, m, sum_on<Rung>{});
        auto const first_side = rung.difference(core.corner(0), core.corner(1));
        auto const last_side = rung.difference(core.corner(0), core.corner(core.count - 1));
        if (core.is_box) {  // its first side lies along one of the axes
            bool const is_level = core.corner(0).y == core.corner(1).y;
            return is_level ? rounded(rung, m, first_side.x * last_side.y) : rounded(rung, m, -(first_side.y * last_side.x));
        }
        return rounded(rung, m, abs(halved(cross(first_side, last_side))));
    }
    template <class Rung, class T>
    [[gnu::always_inline]] static constexpr Result of(Rung& rung, size_of_region<T> const& m, auto const&) {
        return rung.template rounded<Result>(halved(m.doubled_area(rung)));
    }

  private:
    template <class Rung, class T>
    [[gnu::always_inline]] static constexpr Result rounded(Rung& rung, size_of_core<T> const& m, auto const& of_core) {
        auto const& core = m.core;
        if (core.radius == T{0}) return rung.template rounded<Result>(of_core);
        auto const radius = rung.number(core.radius);
        auto const side = [&](size_t i) { return rung.difference(core.corner(i), core.corner(core.after(i))); };
        if constexpr (same_as<Rung, by_fractions>) {
            exact_area all(of_core);
            for (size_t i = 0; i < core.count; ++i) all.add_side(radius, squared_norm(side(i)));
            all.add_disk(radius);
            return all.template nearest<Result>();
        } else {
            auto const disk = pi_on(rung) * square(radius);
            sum_on<Rung> perimeter{};
            if (core.count == 1 || (core.count == 2 && core.corner(0) == core.corner(1))) {
                return rung.template rounded<Result>(disk);
            }
            for (size_t i = 0; i < core.count; ++i) perimeter = perimeter + rung.length(side(i));
            return rung.template rounded<Result>((perimeter * radius + of_core) + disk);
        }
    }
};

/// The centroid of a region: the centroids of the triangles between its origin and its sides, weighted by their signed areas.
/// Source: O'Rourke, Computational Geometry in C, section 1.6.
template <class Result>
struct rounded_centroid {
    using result = vec<Result, 2>;

    template <class Rung, class T>
    static constexpr result of(Rung& rung, size_of_region<T> const& m, auto const&) {
        using sum = sum_on<Rung>;
        auto const moment = m.sum_over_sides(rung, vec<sum, 2>{}, [](auto const& p, auto const& q, auto const& area) {
            auto const both = p + q;
            return vec<sum, 2>{sum{} + both.x * area, sum{} + both.y * area};
        });
        auto const weight = m.doubled_area(rung) * rung.number(T{3});
        auto const coordinate = [&](size_t i) {
            return rung.template rounded<Result>(rung.quotient(moment[i], weight) + rung.number(m.origin()[i]));
        };
        return {coordinate(0), coordinate(1)};
    }
};

/// The mean of three stored points, as a measure with a single case.
template <class T, size_t N>
struct mean_of_three {
    using scalar_type = T;
    struct only_case {};

    vec<T, N> a, b, c;

    [[gnu::always_inline]] constexpr range_check in_range() const {
        return all_in_range(a) & all_in_range(b) & all_in_range(c);
    }
    [[gnu::always_inline]] constexpr only_case choose(auto&) const { return {}; }
};
template <class Result, size_t N>
struct rounded_mean {
    using result = vec<Result, N>;

    template <class Rung, class T>
    [[gnu::always_inline]] static constexpr result of(Rung& rung, mean_of_three<T, N> const& m, auto const&) {
        auto const sum = (rung.stored(m.a) + rung.stored(m.b)) + rung.stored(m.c);
        return rung.template rounded<Result>(map([&rung](auto const& x) { return rung.quotient(x, rung.number(T{3})); }, sum));
    }
};

/// The centroid of a curve, as a measure with a single case: each side weighs as much as it is long.
template <class T>
struct sides_of_curve {
    using scalar_type = T;
    struct only_case {};

    vertex_list<T> corners;

    constexpr range_check in_range() const { return all_in_range(corners); }
    [[gnu::always_inline]] constexpr only_case choose(auto&) const { return {}; }
};
/// The midpoints of the sides, weighted by their lengths. If two sides lie along each other, both count.
template <class Result>
struct rounded_middle_of_curve {
    using result = vec<Result, 2>;

    template <class Rung, class T>
    static constexpr result of(Rung& rung, sides_of_curve<T> const& m, auto const&) {
        if constexpr (same_as<Rung, by_fractions>) {
            sum_of_square_roots length;
            vec<sum_of_square_roots, 2> sum;
            for (size_t i = 0; i < m.corners.sides(); ++i) {
                auto const p = rung.stored(m.corners[i]), q = rung.stored(m.corners[i + 1]);
                rational const squared_length = squared_norm(q - p);
                length.add(1, squared_length);
                for (size_t k = 0; k < 2; ++k) sum[k].add((p[k] + q[k]) * rational(0.5), squared_length);
            }
            return map([&length](sum_of_square_roots const& weighed) { return nearest_quotient<Result>(weighed, length); },
                       sum);
        } else {
            sum_on<Rung> length{};
            vec<sum_on<Rung>, 2> sum;
            for (size_t i = 0; i < m.corners.sides(); ++i) {
                auto const p = rung.stored(m.corners[i]), q = rung.stored(m.corners[i + 1]);
                auto const weight = rung.length(q - p);
                auto const middle = (p + q) * weight;
                length = length + weight;
                sum = vec<sum_on<Rung>, 2>{sum.x + middle.x, sum.y + middle.y};
            }
            auto const twice = length + length;
            auto const coordinate = [&](auto const& x) { return rung.template rounded<Result>(rung.quotient(x, twice)); };
            return {coordinate(sum.x), coordinate(sum.y)};
        }
    }
};

}  // namespace hantei
