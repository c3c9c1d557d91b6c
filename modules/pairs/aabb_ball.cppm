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

    /// From the box's nearest point to the centre; for a centre in the box, out of the nearest face (of equally near ones the
    /// first, in the order of the axes, max before min). For exact numbers.
    static constexpr exact_contact<N> contact(aabb<T, N> const& box, ball<T, N> const& b) {
        auto const surface = clamped(b.center, box);
        auto const way = b.center - surface;
        auto const apart = squared_norm(way);
        if (apart.sign() == 0) {
            auto const face = nearest_face(box.max - b.center, b.center - box.min);
            auto const middle = unit<T, N>(face.axis) * (T{face.side} * (face.distance - b.radius) / T{2});
            return along_axis<N>(face.axis, face.side, face.distance + b.radius, b.center + middle);
        }
        exact_contact<N> r{.normal = {}, .depth = {b.radius, -1, apart}, .points = {}, .count = 1};
        for (size_t i = 0; i < N; ++i) {
            r.normal[i] = {0, way[i] / apart, apart};
            r.points[0][i] = {(surface[i] + b.center[i]) / T{2}, -way[i] * b.radius / (apart * T{2}), apart};
        }
        return r;
    }
};

}  // namespace hantei
