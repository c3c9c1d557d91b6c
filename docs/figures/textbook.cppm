// SPDX-License-Identifier: MIT
// The methods of the five texts, step by step in plain arithmetic: on the small numbers of the figures every step is exact,
// and the claims hold the library's answers against them.
module;
#include <array>
#include <cstddef>

export module hantei.figures:textbook;
import hantei;

export namespace hantei::figures::textbook {

/// The greater and the smaller of two numbers, and |a|.
constexpr double greater(double a, double b) { return a < b ? b : a; }
constexpr double smaller(double a, double b) { return b < a ? b : a; }
constexpr double magnitude(double a) { return a < 0 ? -a : a; }

/// A: v reflected into the first quadrant.
constexpr vec<> reflected(vec<> v) { return {magnitude(v.x), magnitude(v.y)}; }

/// A, first test: v lies within the rectangle of these half extents, grown by r on every side. The rim is outside.
constexpr bool in_grown(vec<> half, vec<> v, double r) {
    vec<> const q = reflected(v);
    return q.x < half.x + r && q.y < half.y + r;
}
/// A, second test: v lies in no corner region, or within r of that corner's vertex. The rim is outside.
constexpr bool in_reach(vec<> half, vec<> v, double r) {
    vec<> const q = reflected(v);
    bool const corner = half.x <= q.x && half.y <= q.y;
    return !corner || squared_norm(q - half) < r * r;
}
/// A: a disk of radius r about v collides with the rectangle of these half extents about the origin; touching does not count.
constexpr bool collides(vec<> half, vec<> v, double r) { return in_grown(half, v, r) && in_reach(half, v, r); }

/// A and B: v in the axes of a box whose rotation is (c, s): (v·ui, v·uj), which is v turned back.
constexpr vec<> local(vec<> v, double c, double s) { return {dot(v, vec<>{c, s}), dot(v, vec<>{-s, c})}; }

/// B: the point of the rectangle of these half extents about the origin that is nearest to v, axis by axis.
constexpr vec<> clamped(vec<> half, vec<> v) {
    return {smaller(greater(v.x, -half.x), half.x), smaller(greater(v.y, -half.y), half.y)};
}

/// C: how far v lies outside the box on each axis; an axis on which it does not counts as 0.
template <std::size_t N>
constexpr vec<double, N> outside(vec<double, N> half, vec<double, N> v) {
    vec<double, N> excess;
    for (std::size_t i = 0; i < N; ++i) {
        excess[i] = greater(magnitude(v[i]) - half[i], 0.0);
    }
    return excess;
}

/// D: the ends of each segment against the line of the other, as cross products:
/// p × (q.a), p × (q.b), q × (p.a), q × (p.b), each measured from the first end of the segment that is named first.
constexpr std::array<double, 4> products(segment<> const& p, segment<> const& q) {
    vec<> const u = p.b - p.a;
    vec<> const v = q.b - q.a;
    return {cross(u, q.a - p.a), cross(u, q.b - p.a), cross(v, p.a - q.a), cross(v, p.b - q.a)};
}
/// D, the strict test: both pairs of products have a negative product, so each segment's ends lie on both sides of the other.
constexpr bool crosses(segment<> const& p, segment<> const& q) {
    auto const k = products(p, q);
    return k[0] * k[1] < 0 && k[2] * k[3] < 0;
}
/// D: all four products are zero.
constexpr bool collinear(segment<> const& p, segment<> const& q) { return products(p, q) == std::array<double, 4>{}; }
/// D, the edge collider: a center and a cyclic list of points relative to it. It is a curve, without an inside.
template <std::size_t N>
struct collider {
    vec<> center;
    std::array<vec<>, N> points;

    /// Its edges in the world, in the order of the points; the last one leads back to the first point.
    constexpr std::array<segment<>, N> edges() const {
        std::array<segment<>, N> all{};
        for (std::size_t i = 0; i < N; ++i) {
            all[i] = {center + points[i], center + points[(i + 1) % N]};
        }
        return all;
    }
    /// The square of its range, the distance from the center to the farthest point.
    constexpr double squared_range() const {
        double farthest = 0;
        for (vec<> const& p : points) {
            farthest = greater(farthest, squared_norm(p));
        }
        return farthest;
    }
};
/// D: how many pairs of edges, one from each list, satisfy a test.
template <class A, class B, class Test>
constexpr int count_pairs(A const& first, B const& second, Test test) {
    int count = 0;
    for (auto const& p : first) {
        for (auto const& q : second) {
            count += test(p, q) ? 1 : 0;
        }
    }
    return count;
}

/// E: b² − (|v1|² − r²) for the start v1 relative to the circle's center and the unit direction v; its sign is the line's.
constexpr double discriminant(vec<> v, vec<> v1, double r) {
    double const b = dot(v, v1);
    return b * b - (squared_norm(v1) - r * r);
}

}  // namespace hantei::figures::textbook
