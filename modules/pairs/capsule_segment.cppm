// SPDX-License-Identifier: MIT
export module hantei:capsule_segment;
import :base;
import :vec;
import :pair;
import :sign;
import :forms;
import :capsule;
import :segment;

export namespace hantei {

/// A capsule and a segment meet if the core and the segment cross, or an end of one is within the radius of the other: also
/// an end of the segment beside the shaft, which a test of the capsule's ends alone misses. Degree 4, in the plane.
/// Source: Ericson, Real-Time Collision Detection, sections 4.5.1 and 5.1.9.1.
template <class T>
struct pair<capsule<T, 2>, segment<T, 2>> {
    static constexpr auto gap(auto engine, capsule<T, 2> const& c, segment<T, 2> const& s) {
        auto const reach = second.length(c.radius);
        auto const crossing = engine.sign(not_crossing, first.arrow(c.a, c.b), first.arrow(s.a, s.b), first.arrow(c.a, s.a));
        return either(if_negative(crossing), gap_to_segment(engine, c.a, c.b, s.a, reach),
                      gap_to_segment(engine, c.a, c.b, s.b, reach), gap_to_segment(engine, s.a, s.b, c.a, reach),
                      gap_to_segment(engine, s.a, s.b, c.b, reach));
    }
};

}  // namespace hantei
