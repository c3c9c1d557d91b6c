// SPDX-License-Identifier: MIT
export module hantei:triangle_triangle;
import :base;
import :number;
import :vec;
import :pair;
import :sign;
import :triangle;

export namespace hantei {

/// Two triangles are apart if a side of one has the whole other on its outer side (the separating axis theorem: for polygons
/// the normals of the sides are axes enough). Both are first brought to counter-clockwise order. Degree 2.
/// Of a flat triangle, which has no winding, the gap says nothing.
template <class T>
struct pair<triangle<T, 2>, triangle<T, 2>> {
    static constexpr auto gap(auto engine, triangle<T, 2> const& s, triangle<T, 2> const& t) {
        auto const p = winding(engine, s), q = winding(engine, t);
        if constexpr (decltype(engine)::is_exact) {
            if (p == 0 || q == 0) return 0;
        }
        auto const a = counter_clockwise(s, engine.is_negative(p)), b = counter_clockwise(t, engine.is_negative(q));
        auto const outside =
            engine.sign(separation, first.arrow(a.a, a.b), first.arrow(a.b, a.c), first.arrow(a.c, a.a), first.arrow(b.a, b.b),
                        first.arrow(b.b, b.c), first.arrow(b.c, b.a), first.arrow(a.a, b.a));
        return engine.given(outside, p, q);
    }

  private:
    static constexpr auto winding(auto engine, triangle<T, 2> const& t) {
        return engine.sign(doubled_area{}, first.arrow(t.a, t.b), first.arrow(t.a, t.c));
    }
    static constexpr triangle<T, 2> counter_clockwise(triangle<T, 2> const& t, bool swap) {
        return swap ? triangle<T, 2>{t.a, t.c, t.b} : t;
    }
    /// The sides of both triangles in order, and the way from the first corner of one to the first corner of the other.
    static constexpr auto separation = [](auto const& a, auto const& b, auto const& c, auto const& d, auto const& e,
                                          auto const& f, auto const& way) {
        // How far the other's corners are on the outer side of a side that starts at `from`, the nearest of them.
        auto const outer = [](auto const& side, auto const& x, auto const& y, auto const& z) {
            return min(cross(x, side), cross(y, side), cross(z, side));
        };
        auto const from_a = [&](auto const& side, auto const& w) { return outer(side, w, w + d, w + d + e); };
        auto const from_b = [&](auto const& side, auto const& w) { return outer(side, w, w + a, w + a + b); };
        auto const back = -way;
        return max(max(from_a(a, way), from_a(b, way - a), from_a(c, way + c)),
                   max(from_b(d, back), from_b(e, back - d), from_b(f, back + f)));
    };
};

}  // namespace hantei
