// SPDX-License-Identifier: MIT
export module hantei:capsule_capsule;
import :base;
import :vec;
import :pair;
import :sign;
import :forms;
import :capsule;

export namespace hantei {

/// Two capsules meet if their core segments cross, or an end of one core is within the sum of the radii of the other core.
/// (Where segments do not cross, an end is among their closest points.) Degree 4, in the plane.
/// Source: Ericson, Real-Time Collision Detection, section 4.5.1.
template <class T>
struct pair<capsule<T, 2>, capsule<T, 2>> {
    static constexpr auto gap(auto engine, capsule<T, 2> const& a, capsule<T, 2> const& b) {
        auto const reach = second.total(a.radius, b.radius);
        auto const crossing = engine.sign(not_crossing, first.arrow(a.a, a.b), first.arrow(b.a, b.b), first.arrow(a.a, b.a));
        return either(if_negative(crossing), gap_to_segment(engine, a.a, a.b, b.a, reach),
                      gap_to_segment(engine, a.a, a.b, b.b, reach), gap_to_segment(engine, b.a, b.b, a.a, reach),
                      gap_to_segment(engine, b.a, b.b, a.b, reach));
    }
};

}  // namespace hantei
