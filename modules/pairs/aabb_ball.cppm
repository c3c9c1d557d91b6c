// SPDX-License-Identifier: MIT
export module hantei:aabb_ball;
import :base;
import :results;
import :vec;
import :pair;
import :sign;
import :forms;
import :aabb;
import :ball;

export namespace hantei {

/// A ball and a box meet if the box's point nearest to the centre, the centre clamped axis by axis, is within the radius.
/// The quadrant symmetry of the textbooks is the clamp's: on each axis the centre is below, inside or above, and only in
/// the corner regions do both axes count. The same in the plane and in space. Degree 2; the clamp itself is exact.
/// Source: Ericson, Real-Time Collision Detection, section 5.2.5.
template <class T, size_t N>
struct pair<aabb<T, N>, ball<T, N>> {
    static constexpr auto gap(auto engine, aabb<T, N> const& box, ball<T, N> const& b) {
        auto const nearest = clamped(b.center, box);
        return engine.sign(beyond, first.arrow(nearest, seen_from(engine, box, b.center)), first.length(b.radius));
    }
};

}  // namespace hantei
