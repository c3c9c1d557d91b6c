// SPDX-License-Identifier: MIT
export module hantei:segment_triangle;
import :base;
import :number;
import :vec;
import :pair;
import :sign;
import :forms;
import :segment;
import :triangle;

export namespace hantei {

/// A segment and a triangle are apart if they are along the normal of one of the three sides or of the segment (the separating
/// axis theorem). Degree 2. The gap of a segment of length zero, or on the line of a flat triangle, is not below 0.
template <class T>
struct pair<segment<T, 2>, triangle<T, 2>> {
    static constexpr auto gap(auto engine, segment<T, 2> const& s, triangle<T, 2> const& t) {
        return engine.sign(segment_outside_corners, first.arrow(s.a, s.b), first.arrow(s.a, t.a), first.arrow(s.a, t.b),
                           first.arrow(s.a, t.c));
    }
};

}  // namespace hantei
