// SPDX-License-Identifier: MIT
export module hantei:capsule_obb;
import :base;
import :generic_arithmetic;
import :vec;
import :pair;
import :sign;
import :formulas;
import :rotation;
import :ball;
import :ball_obb;
import :capsule;
import :obb;
import :inputs;
import :contact_methods;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A turned box of the plane and a capsule meet if an end of the core is within the radius of the box, or a corner of the box is
/// within the radius of the core, or the core crosses a diagonal of the box. (A core that crosses the box from outside to outside
/// crosses the diagonal between the corners farthest to either side of it.) Degree 6. A core of length zero makes the capsule a
/// disk.
/// Source: Ericson, Real-Time Collision Detection, sections 4.5.1 and 5.2.6.
template <class T>
struct pair<capsule<T, 2>, obb<T, 2>> {
    static constexpr auto closest_points = by_closest_features;
    static constexpr auto contact = by_core_contact;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_core_sweep;
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_corners;

    static constexpr auto gap(auto engine, capsule<T, 2> const& c, obb<T, 2> const& box) {
        using at_end = pair<ball<T, 2>, obb<T, 2>>;
        auto const end = at_end::gap(engine, {c.a, c.radius}, box);
        if constexpr (decltype(engine)::is_exact) {
            if (c.a == c.b) return end;
        }
        auto const u = axes.value(box.rotation.as_vec());
        auto const crossing =
            engine.sign(not_crossing_diagonals, lengths.difference(c.a, c.b), lengths.difference(c.a, box.center),
                        lengths.difference(c.b, box.center), lengths.nonnegative(box.half_extents), u);
        auto const corners = engine.sign(corners_beyond, lengths.difference(c.a, c.b), lengths.difference(c.a, box.center),
                                         lengths.nonnegative(box.half_extents), lengths.nonnegative(c.radius), u);
        return min_sign(if_negative(crossing), corners, end, at_end::gap(engine, {c.b, c.radius}, box));
    }

  private:
    /// The vectors from the box's center to two neighboring corners. (An array has no structured binding where <array> is not included.)
    static constexpr auto half_diagonals = [](auto const& half, auto const& u) {
        auto const x = u * half.x, y = perp(u) * half.y;
        return array{x + y, x - y};
    };
    /// A segment along d and one from m − g to m + g, where m is seen from the start of the first, cross if each has ends on both sides of
    /// the other: |d × m| < |d × g| and, doubled as in crossing_gap, |g × (a + b)| < |g × d|, where a and b lead from the ends of the first
    /// to m.
    static constexpr auto not_crossing_diagonals = [](auto const& d, auto const& a, auto const& b, auto const& half,
                                                      auto const& u) {
        auto const off = abs(cross(d, a));
        auto const beyond_diagonal = [&](auto const& g) { return max(off, abs(cross(g, a + b))) - abs(cross(g, d)); };
        auto const diagonal = half_diagonals(half, u);
        return min(beyond_diagonal(diagonal[0]), beyond_diagonal(diagonal[1]));
    };
    static constexpr auto corners_beyond = [](auto const& d, auto const& center, auto const& half, auto const& reach,
                                              auto const& u) {
        auto const diagonal = half_diagonals(half, u);
        auto const pair_beyond = [&](auto const& to_corner) {
            return min(segment_gap(d, center + to_corner, reach), segment_gap(d, center - to_corner, reach));
        };
        return min(pair_beyond(diagonal[0]), pair_beyond(diagonal[1]));
    };
};

}  // namespace hantei
