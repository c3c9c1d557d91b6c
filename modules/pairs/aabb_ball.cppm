// SPDX-License-Identifier: MIT
export module hantei:aabb_ball;
import :base;
import :pair;
import :formulas;
import :aabb;
import :ball;
import :inputs;

export namespace hantei {

/// A ball and a box meet if the box's point nearest to the center, the center clamped axis by axis, is within the radius.
/// The quadrant symmetry of the textbooks is the clamp's: on each axis the center is below, inside or above, and only in
/// the corner regions do both axes count. The same in the plane and in space. Degree 2; the clamp itself is exact.
/// Source: Ericson, Real-Time Collision Detection, section 5.2.5.
template <class T, size_t N>
struct pair<aabb<T, N>, ball<T, N>> {
    static constexpr auto gap(auto engine, aabb<T, N> const& box, ball<T, N> const& b) {
        auto const nearest = clamped(b.center, box);
        return engine.sign(point_gap, lengths.difference(nearest, seen_from(engine, box, b.center)),
                           lengths.nonnegative(b.radius));
    }
};

}  // namespace hantei
