// SPDX-License-Identifier: MIT
export module hantei:obb_segment;
import :base;
import :generic_arithmetic;
import :vec;
import :pair;
import :sign;
import :rotation;
import :rotated_frame;
import :obb;
import :segment;
import :inputs;
import :cast_methods;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// A segment and a turned box of the plane are apart if their projections on an axis of the box or on the segment's normal are apart (the
/// separating axis theorem). Along the box's axes the segment has a middle and a reach, both doubled so that no halving is rounded. Along
/// the normal of the segment's direction d, the box with axes u and v reaches half.x·|d × u| + half.y·|d × v|. Degree 3.
/// Source: Ericson, Real-Time Collision Detection, section 5.3.3, for a turned box.
template <class T>
struct pair<obb<T, 2>, segment<T, 2>> {
    static constexpr auto closest_points = by_closest_features;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = by_core_cast;
    static constexpr auto sweep = by_core_sweep;
    static constexpr auto contains = by_corners;
    static constexpr auto within = by_corners;

    static constexpr auto gap(auto engine, obb<T, 2> const& box, segment<T, 2> const& s) {
        auto const half = lengths.nonnegative(box.half_extents);
        auto const u = axes.value(box.rotation.as_vec());
        auto const way = lengths.difference(s.a, s.b), a = lengths.difference(box.center, s.a);
        return max_sign(engine.sign(beside_box, a, lengths.difference(box.center, s.b), way, half, u),
                        engine.sign(line_misses_turned_box, way, a, half, u));
    }

  private:
    static constexpr auto beside_box = [](auto const& a, auto const& b, auto const& way, auto const& half, auto const& u) {
        auto const out = beyond_extents(a + b, half + half, u) - abs(along_axes(u, way));
        return max(out.x, out.y);
    };
};

}  // namespace hantei
