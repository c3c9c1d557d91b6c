// SPDX-License-Identifier: MIT
// The closest points of two convex hulls of corners in space: in exact fractions, in the numbers of a rung, or a guess in doubles.
//
// The difference q − p of the closest points is the point nearest to 0 of the Minkowski difference b − a. It lies in a simplex of at most four
// differences of corners. The search goes from simplex to simplex: it takes the point v of the simplex that is nearest to 0 and adds the
// support point of b − a in the direction −v. It ends when that point lies no farther along −v than the simplex does. Exact numbers need no
// tolerance: every step comes strictly nearer to 0, and there are finitely many simplices. Other numbers may be in doubt of a sign (ladder.cppm), at
// which the search ends; in doubles, which are never in doubt, it ends after so many steps as two boxes never need, or when it finds a corner again.
// Sources: Wolfe, Finding the Nearest Point in a Polytope, 1976; Gilbert, Johnson and Keerthi, A Fast Procedure for Computing the
// Distance Between Complex Objects, 1988; van den Bergen, Collision Detection in Interactive 3D Environments, chapter 4.
export module hantei:gjk;
import :base;
import :rational;
import :vec;
import :ladder;

namespace hantei {

/// Doubles without an error bound, which are never in doubt: for a guess.
struct by_plain_doubles : rung<by_plain_doubles> {
    static constexpr double number(double x) { return x; }
    static constexpr int sign(double x) { return (x > 0) - (x < 0); }
};
/// The type of a rung's numbers after any operations.
template <class Rung>
using number_of_rung = decltype(Rung::general(Rung::number(0.0)));

/// Which corner of hull a, and which of hull b.
struct corner_indices {
    size_t on_a = 0, on_b = 0;
    bool operator==(corner_indices const&) const = default;
};
/// A corner of hull a and a corner of hull b, and which they are.
template <class X>
struct corner_pair {
    vec<X, 3> on_a, on_b;
    corner_indices which;

    constexpr vec<X, 3> way() const { return on_b - on_a; }
};

/// The barycentric coordinates of 0 in a tetrahedron, as volumes: all have the sign of their sum if 0 is inside.
template <class X>
constexpr array<X, 4> volumes_around_origin(array<vec<X, 3>, 4> const& corners) {
    auto const &a = corners[0], &b = corners[1], &c = corners[2], &d = corners[3];
    auto const ab = cross(a, b), cd = cross(c, d);
    return {dot(b, cd), -dot(a, cd), dot(d, ab), -dot(c, ab)};
}

/// A simplex in the Minkowski difference: affinely independent differences of corners, with weights that matter only up to a common factor. It
/// stands for its point nearest to 0, Σ weight·way / Σ weight. X is the number of the rung.
template <class Rung, class X = number_of_rung<Rung>>
class weighted_simplex {
  public:
    constexpr explicit weighted_simplex(Rung& rung, corner_pair<X> const& only) : rung_(rung) { add(only, one()); }

    constexpr size_t size() const { return count_; }
    constexpr corner_pair<X> const& operator[](size_t i) const { return corners_[i]; }
    constexpr bool has(corner_pair<X> const& corner) const {
        for (size_t i = 0; i < count_; ++i)
            if (corners_[i].which == corner.which) return true;
        return false;
    }

    /// A positive multiple of the simplex's point nearest to 0. For a triangle it is a normal, because the vector to that point is one.
    constexpr vec<X, 3> way() const {
        if (count_ == 4) return none();
        if (count_ == 3) {
            auto const normal = cross(ways_[1] - ways_[0], ways_[2] - ways_[0]);
            int const side = rung_.sign(dot(normal, ways_[0]));
            return side > 0 ? normal : side < 0 ? -normal : none();
        }
        return count_ == 1 ? ways_[0] : ways_[0] * weights_[0] + ways_[1] * weights_[1];
    }
    constexpr vec<X, 3> const& way_to_first() const { return ways_[0]; }
    /// The two points of the hulls whose difference is the simplex's point nearest to 0, each divided by a scale.
    constexpr closest<X, 3> points(X const& scale) const {
        closest<X, 3> p{none(), none()};
        X sum = zero();
        for (size_t i = 0; i < count_; ++i) {
            p.on_a = p.on_a + corners_[i].on_a * weights_[i];
            p.on_b = p.on_b + corners_[i].on_b * weights_[i];
            sum = sum + weights_[i] * scale;
        }
        X const share = rung_.quotient(one(), sum);
        return {p.on_a * share, p.on_b * share};
    }

    /// Adds a pair of corners whose difference lies farther along −v, for the point v of the simplex nearest to 0, and finds that point anew.
    ///
    /// The point moves straight toward the point nearest to 0 of the whole line, plane or space through the corners. If weights reach 0 on the
    /// way, the corner that loses its weight first is removed, and the move starts again from there.
    constexpr void come_nearer_with(corner_pair<X> const& corner) {
        add(corner, zero());
        while (!rung_.doubt) {
            auto const wanted = weights_of_nearest();
            size_t first = count_;
            for (size_t i = 0; i < count_; ++i) {
                if (rung_.sign(wanted[i]) < 0 &&
                    (first == count_ || rung_.sign(weights_[i] * wanted[first] - weights_[first] * wanted[i]) > 0))
                    first = i;
            }
            bool const arrived = first == count_;
            X const lost = arrived ? zero() : weights_[first], gained = arrived ? one() : lost;
            X const kept = arrived ? zero() : -wanted[first];
            for (size_t i = 0; i < count_; ++i) weights_[i] = wanted[i] * gained + weights_[i] * kept;
            leave_out_weightless(first);
            if (arrived) return;
        }
    }

  private:
    constexpr X zero() const { return Rung::general(Rung::number(0.0)); }
    constexpr X one() const { return Rung::general(Rung::number(1.0)); }
    constexpr vec<X, 3> none() const { return {zero(), zero(), zero()}; }

    constexpr void add(corner_pair<X> const& corner, X const& weight) {
        corners_[count_] = corner;
        ways_[count_] = corner.way();
        weights_[count_++] = weight;
    }
    /// Removes the corner that is known to have lost its weight, and those without weight beside it.
    constexpr void leave_out_weightless(size_t known) {
        size_t kept = 0;
        for (size_t i = 0; i < count_; ++i) {
            if (i == known || rung_.sign(weights_[i]) == 0) continue;
            corners_[kept] = corners_[i];
            ways_[kept] = ways_[i];
            weights_[kept++] = weights_[i];
        }
        count_ = kept;
    }
    /// The weights, with a positive sum, of the point nearest to 0 in the affine hull of the corners: barycentric coordinates as lengths, areas or
    /// volumes. Source: Ericson, Real-Time Collision Detection, section 3.4.
    constexpr array<X, 4> weights_of_nearest() const {
        auto const &a = ways_[0], &b = ways_[1], &c = ways_[2];
        if (count_ == 1) return {one()};
        if (count_ == 2) return {dot(b, b - a), dot(a, a - b)};
        if (count_ == 3) {
            auto const normal = cross(b - a, c - a);
            return {dot(normal, cross(b, c)), dot(normal, cross(c, a)), dot(normal, cross(a, b))};
        }
        auto const volumes = volumes_around_origin(ways_);
        if (rung_.sign(volumes[0] + volumes[1] + volumes[2] + volumes[3]) > 0) return volumes;
        return {-volumes[0], -volumes[1], -volumes[2], -volumes[3]};
    }

    Rung& rung_;
    size_t count_ = 0;
    array<corner_pair<X>, 4> corners_{};
    array<vec<X, 3>, 4> ways_{};
    array<X, 4> weights_{};
};

/// The support corner in a direction: the index of the first of the corners that are farthest along it.
template <class Rung, class X>
constexpr size_t first_farthest(Rung& rung, auto const& corners, vec<X, 3> const& direction) {
    size_t best = 0;
    X height = dot(direction, corners[0]);
    for (size_t i = 1; i < corners.size(); ++i) {
        X const other = dot(direction, corners[i]);
        if (rung.sign(other - height) > 0) {
            best = i;
            height = other;
        }
    }
    return best;
}

/// The simplex in which the difference of the closest points of two convex hulls lies. If the hulls meet, it is one around 0. farthest_back(way,
/// simplex) is the pair of corners whose difference is farthest along −way. If several pairs of points are closest, it is that at which the search
/// ends, which starts with `first`.
template <class Rung, class X>
constexpr weighted_simplex<Rung> nearest_simplex(Rung& rung, corner_pair<X> const& first, auto const& farthest_back) {
    constexpr size_t most_steps = 32;
    weighted_simplex<Rung> simplex(rung, first);
    for (size_t step = 0; simplex.size() < 4 && !rung.doubt; ++step) {
        auto const way = simplex.way();
        auto const next = farthest_back(way, simplex);
        bool const is_farther = rung.sign(dot(way, next.way() - simplex.way_to_first())) < 0;
        if (!is_farther || simplex.has(next)) break;
        simplex.come_nearer_with(next);
        rung.doubt |= !same_as<Rung, by_fractions> && step == most_steps;
    }
    return simplex;
}
/// The same, given the corners of the hulls. The search starts with the first corner of each and takes the first of equally far corners.
template <class Rung>
constexpr weighted_simplex<Rung> nearest_simplex(Rung& rung, auto const& a, auto const& b) {
    using X = number_of_rung<Rung>;
    auto const pair_of = [&](size_t i, size_t k) { return corner_pair<X>{a[i], b[k], {i, k}}; };
    return nearest_simplex(rung, pair_of(0, 0), [&](vec<X, 3> const& way, auto const&) {
        return pair_of(first_farthest(rung, a, way), first_farthest(rung, b, -way));
    });
}
/// The closest points of two convex hulls; if the hulls meet, a common point, twice. The corners are given multiplied by `scale`, so that they are
/// whole numbers: fractions would grow long.
constexpr closest<rational, 3> nearest_of_hulls(auto const& a, auto const& b, rational const& scale) {
    by_fractions rung;
    return nearest_simplex(rung, a, b).points(scale);
}

}  // namespace hantei
