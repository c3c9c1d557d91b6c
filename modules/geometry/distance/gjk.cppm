// SPDX-License-Identifier: MIT
// The closest points of two convex hulls of corners in space, in exact fractions.
//
// The difference q − p of the closest points is the point nearest to 0 of the Minkowski difference b − a. It lies in a simplex of at most four
// differences of corners. The search goes from simplex to simplex: it takes the point v of the simplex that is nearest to 0 and adds the
// support point of b − a in the direction −v. It ends when that point lies no farther along −v than the simplex does. Exact numbers need no
// tolerance: every step comes strictly nearer to 0, and there are finitely many simplices.
// Sources: Wolfe, Finding the Nearest Point in a Polytope, 1976; Gilbert, Johnson and Keerthi, A Fast Procedure for Computing the
// Distance Between Complex Objects, 1988; van den Bergen, Collision Detection in Interactive 3D Environments, chapter 4.
export module hantei:gjk;
import :base;
import :rational;
import :vec;

namespace hantei {

/// A corner of hull a and a corner of hull b.
struct corner_pair {
    vec<rational, 3> on_a, on_b;

    constexpr vec<rational, 3> way() const { return on_b - on_a; }
};

/// A simplex in the Minkowski difference: affinely independent differences of corners, with weights that matter only up to a common factor. It
/// stands for its point nearest to 0, Σ weight·way / Σ weight.
class weighted_simplex {
  public:
    constexpr explicit weighted_simplex(corner_pair const& only) { add(only, 1); }

    /// A positive multiple of the simplex's point nearest to 0. For a triangle it is a normal, because the vector to that point is one.
    constexpr vec<rational, 3> way() const {
        if (count_ == 4) return {};
        if (count_ == 3) {
            auto const normal = cross(ways_[1] - ways_[0], ways_[2] - ways_[0]);
            return normal * rational(dot(normal, ways_[0]).sign());
        }
        return count_ == 1 ? ways_[0] : ways_[0] * weights_[0] + ways_[1] * weights_[1];
    }
    constexpr vec<rational, 3> const& way_to_first() const { return ways_[0]; }
    /// The two points of the hulls whose difference is the simplex's point nearest to 0, each divided by a scale.
    constexpr closest<rational, 3> points(rational const& scale) const {
        closest<rational, 3> p;
        rational sum = 0;
        for (size_t i = 0; i < count_; ++i) {
            p.on_a = p.on_a + corners_[i].on_a * weights_[i];
            p.on_b = p.on_b + corners_[i].on_b * weights_[i];
            sum = sum + weights_[i] * scale;
        }
        rational const share = rational(1) / sum;
        return {p.on_a * share, p.on_b * share};
    }

    /// Adds a pair of corners whose difference lies farther along −v, for the point v of the simplex nearest to 0, and finds that point anew.
    ///
    /// The point moves straight toward the point nearest to 0 of the whole line, plane or space through the corners. If weights reach 0 on the
    /// way, the corner that loses its weight first is removed, and the move starts again from there.
    constexpr void come_nearer_with(corner_pair const& corner) {
        add(corner, 0);
        for (;;) {
            auto const wanted = weights_of_nearest();
            size_t first = count_;
            for (size_t i = 0; i < count_; ++i) {
                if (wanted[i].sign() < 0 && (first == count_ || weights_[i] * wanted[first] > weights_[first] * wanted[i]))
                    first = i;
            }
            bool const arrived = first == count_;
            rational const lost = arrived ? rational(0) : weights_[first], gained = arrived ? rational(1) : lost;
            rational const kept = arrived ? rational(0) : -wanted[first];
            for (size_t i = 0; i < count_; ++i) weights_[i] = wanted[i] * gained + weights_[i] * kept;
            leave_out_weightless();
            if (arrived) return;
        }
    }

  private:
    constexpr void add(corner_pair const& corner, rational const& weight) {
        corners_[count_] = corner;
        ways_[count_] = corner.way();
        weights_[count_++] = weight;
    }
    constexpr void leave_out_weightless() {
        size_t kept = 0;
        for (size_t i = 0; i < count_; ++i) {
            if (weights_[i].sign() == 0) continue;
            corners_[kept] = corners_[i];
            ways_[kept] = ways_[i];
            weights_[kept++] = weights_[i];
        }
        count_ = kept;
    }
    /// The weights, with a positive sum, of the point nearest to 0 in the affine hull of the corners: barycentric coordinates as lengths, areas or
    /// volumes. Source: Ericson, Real-Time Collision Detection, section 3.4.
    constexpr array<rational, 4> weights_of_nearest() const {
        auto const &a = ways_[0], &b = ways_[1], &c = ways_[2], &d = ways_[3];
        if (count_ == 1) return {1};
        if (count_ == 2) return {dot(b, b - a), dot(a, a - b)};
        if (count_ == 3) {
            auto const normal = cross(b - a, c - a);
            return {dot(normal, cross(b, c)), dot(normal, cross(c, a)), dot(normal, cross(a, b))};
        }
        auto const ab = cross(a, b), cd = cross(c, d);
        array<rational, 4> volumes{dot(b, cd), -dot(a, cd), dot(d, ab), -dot(c, ab)};
        bool const positive = (volumes[0] + volumes[1] + volumes[2] + volumes[3]).sign() > 0;
        if (positive) return volumes;
        return {-volumes[0], -volumes[1], -volumes[2], -volumes[3]};
    }

    size_t count_ = 0;
    array<corner_pair, 4> corners_;
    array<vec<rational, 3>, 4> ways_;
    array<rational, 4> weights_;
};

/// The support corner in a direction: the first of the corners that are farthest along it.
constexpr auto const& first_farthest(auto const& corners, vec<rational, 3> const& direction) {
    size_t best = 0;
    rational height = dot(direction, corners[0]);
    for (size_t i = 1; i < corners.size(); ++i) {
        rational const other = dot(direction, corners[i]);
        if (height < other) {
            best = i;
            height = other;
        }
    }
    return corners[best];
}

/// The closest points of two convex hulls, given by their corners; if the hulls meet, a common point, twice. If several pairs are closest, the
/// result is the pair at which the search ends; it starts with the first corner of each hull and takes the first of equally far corners. The
/// corners are given multiplied by `scale`, so that they are whole numbers: fractions would grow long.
constexpr closest<rational, 3> nearest_of_hulls(auto const& a, auto const& b, rational const& scale) {
    weighted_simplex simplex(corner_pair{a[0], b[0]});
    for (;;) {
        auto const way = simplex.way();
        corner_pair const farthest_back{first_farthest(a, way), first_farthest(b, -way)};
        if (dot(way, farthest_back.way() - simplex.way_to_first()).sign() >= 0) return simplex.points(scale);
        simplex.come_nearer_with(farthest_back);
    }
}

}  // namespace hantei
