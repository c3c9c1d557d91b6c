// SPDX-License-Identifier: MIT
// The closest points of two convex hulls of corners in space: in exact fractions, or a guess in doubles.
//
// The difference q − p of the closest points is the point nearest to 0 of the Minkowski difference b − a. It lies in a simplex of at most four
// differences of corners. The search goes from simplex to simplex: it takes the point v of the simplex that is nearest to 0 and adds the
// support point of b − a in the direction −v. It ends when that point lies no farther along −v than the simplex does. Exact numbers need no
// tolerance: every step comes strictly nearer to 0, and there are finitely many simplices. In doubles the search also ends after so many steps as
// two boxes never need, or when it finds a corner again.
// Sources: Wolfe, Finding the Nearest Point in a Polytope, 1976; Gilbert, Johnson and Keerthi, A Fast Procedure for Computing the
// Distance Between Complex Objects, 1988; van den Bergen, Collision Detection in Interactive 3D Environments, chapter 4.
export module hantei:gjk;
import :base;
import :rational;
import :vec;

namespace hantei {

/// A corner of hull a and a corner of hull b, and which they are.
template <class X>
struct corner_pair {
    vec<X, 3> on_a, on_b;
    size_t index_a = 0, index_b = 0;

    constexpr vec<X, 3> way() const { return on_b - on_a; }
    constexpr bool is_same_as(corner_pair const& other) const { return index_a == other.index_a && index_b == other.index_b; }
};

/// A simplex in the Minkowski difference: affinely independent differences of corners, with weights that matter only up to a common factor. It
/// stands for its point nearest to 0, Σ weight·way / Σ weight.
template <class X>
class weighted_simplex {
  public:
    constexpr explicit weighted_simplex(corner_pair<X> const& only) { add(only, X{1}); }

    constexpr size_t size() const { return count_; }
    constexpr corner_pair<X> const& operator[](size_t i) const { return corners_[i]; }
    constexpr bool has(corner_pair<X> const& corner) const {
        for (size_t i = 0; i < count_; ++i)
            if (corners_[i].is_same_as(corner)) return true;
        return false;
    }

    /// A positive multiple of the simplex's point nearest to 0. For a triangle it is a normal, because the vector to that point is one.
    constexpr vec<X, 3> way() const {
        if (count_ == 4) return {};
        if (count_ == 3) {
            auto const normal = cross(ways_[1] - ways_[0], ways_[2] - ways_[0]);
            X const height = dot(normal, ways_[0]);
            return X{0} < height ? normal : height < X{0} ? -normal : vec<X, 3>{};
        }
        return count_ == 1 ? ways_[0] : ways_[0] * weights_[0] + ways_[1] * weights_[1];
    }
    constexpr vec<X, 3> const& way_to_first() const { return ways_[0]; }
    /// The two points of the hulls whose difference is the simplex's point nearest to 0, each divided by a scale.
    constexpr closest<X, 3> points(X const& scale) const {
        closest<X, 3> p;
        X sum{0};
        for (size_t i = 0; i < count_; ++i) {
            p.on_a = p.on_a + corners_[i].on_a * weights_[i];
            p.on_b = p.on_b + corners_[i].on_b * weights_[i];
            sum = sum + weights_[i] * scale;
        }
        X const share = X{1} / sum;
        return {p.on_a * share, p.on_b * share};
    }

    /// Adds a pair of corners whose difference lies farther along −v, for the point v of the simplex nearest to 0, and finds that point anew.
    ///
    /// The point moves straight toward the point nearest to 0 of the whole line, plane or space through the corners. If weights reach 0 on the
    /// way, the corner that loses its weight first is removed, and the move starts again from there.
    constexpr void come_nearer_with(corner_pair<X> const& corner) {
        add(corner, X{0});
        for (;;) {
            auto const wanted = weights_of_nearest();
            size_t first = count_;
            for (size_t i = 0; i < count_; ++i) {
                if (wanted[i] < X{0} && (first == count_ || weights_[i] * wanted[first] > weights_[first] * wanted[i]))
                    first = i;
            }
            bool const arrived = first == count_;
            X const lost = arrived ? X{0} : weights_[first], gained = arrived ? X{1} : lost;
            X const kept = arrived ? X{0} : -wanted[first];
            for (size_t i = 0; i < count_; ++i) weights_[i] = wanted[i] * gained + weights_[i] * kept;
            leave_out_weightless();
            if (arrived) return;
        }
    }

  private:
    constexpr void add(corner_pair<X> const& corner, X const& weight) {
        corners_[count_] = corner;
        ways_[count_] = corner.way();
        weights_[count_++] = weight;
    }
    constexpr void leave_out_weightless() {
        size_t kept = 0;
        for (size_t i = 0; i < count_; ++i) {
            if (weights_[i] == X{0}) continue;
            corners_[kept] = corners_[i];
            ways_[kept] = ways_[i];
            weights_[kept++] = weights_[i];
        }
        count_ = kept;
    }
    /// The weights, with a positive sum, of the point nearest to 0 in the affine hull of the corners: barycentric coordinates as lengths, areas or
    /// volumes. Source: Ericson, Real-Time Collision Detection, section 3.4.
    constexpr array<X, 4> weights_of_nearest() const {
        auto const &a = ways_[0], &b = ways_[1], &c = ways_[2], &d = ways_[3];
        if (count_ == 1) return {X{1}};
        if (count_ == 2) return {dot(b, b - a), dot(a, a - b)};
        if (count_ == 3) {
            auto const normal = cross(b - a, c - a);
            return {dot(normal, cross(b, c)), dot(normal, cross(c, a)), dot(normal, cross(a, b))};
        }
        auto const ab = cross(a, b), cd = cross(c, d);
        array<X, 4> volumes{dot(b, cd), -dot(a, cd), dot(d, ab), -dot(c, ab)};
        bool const positive = X{0} < volumes[0] + volumes[1] + volumes[2] + volumes[3];
        if (positive) return volumes;
        return {-volumes[0], -volumes[1], -volumes[2], -volumes[3]};
    }

    size_t count_ = 0;
    array<corner_pair<X>, 4> corners_{};
    array<vec<X, 3>, 4> ways_{};
    array<X, 4> weights_{};
};

/// The support corner in a direction: the index of the first of the corners that are farthest along it.
template <class X>
constexpr size_t first_farthest(auto const& corners, vec<X, 3> const& direction) {
    size_t best = 0;
    X height = dot(direction, corners[0]);
    for (size_t i = 1; i < corners.size(); ++i) {
        X const other = dot(direction, corners[i]);
        if (height < other) {
            best = i;
            height = other;
        }
    }
    return best;
}

/// The simplex in which the difference of the closest points of two convex hulls lies, given the corners of the hulls. If the hulls meet, it is
/// one around 0. If several pairs of points are closest, it is that at which the search ends; it starts with the first corner of each hull and
/// takes the first of equally far corners.
template <class X>
constexpr weighted_simplex<X> nearest_simplex(auto const& a, auto const& b) {
    constexpr bool is_exact = same_as<X, rational>;
    constexpr size_t most_steps = 32;
    auto const pair_of = [&](size_t i, size_t k) { return corner_pair<X>{a[i], b[k], i, k}; };
    weighted_simplex<X> simplex(pair_of(0, 0));
    for (size_t step = 0; is_exact || step < most_steps; ++step) {
        auto const way = simplex.way();
        auto const farthest_back = pair_of(first_farthest(a, way), first_farthest(b, -way));
        bool const is_farther = dot(way, farthest_back.way() - simplex.way_to_first()) < X{0};
        if (!is_farther || (!is_exact && simplex.has(farthest_back))) break;
        simplex.come_nearer_with(farthest_back);
    }
    return simplex;
}
/// The closest points of two convex hulls; if the hulls meet, a common point, twice. The corners are given multiplied by `scale`, so that they are
/// whole numbers: fractions would grow long.
constexpr closest<rational, 3> nearest_of_hulls(auto const& a, auto const& b, rational const& scale) {
    return nearest_simplex<rational>(a, b).points(scale);
}

}  // namespace hantei
