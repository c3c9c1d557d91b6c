// SPDX-License-Identifier: MIT
export module hantei:triangle_triangle;
import :base;
import :generic_arithmetic;
import :vec;
import :pair;
import :triangle;
import :inputs;
import :contact_methods;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// Two triangles are apart if their projections on the normal of a side of one of them are apart (the separating axis theorem: for polygons
/// these axes suffice). Degree 2. For two flat triangles on one line, or if one is a point, the gap is not below 0.
/// Source: Ericson, Real-Time Collision Detection, section 5.2.1.
template <class T>
struct pair<triangle<T, 2>, triangle<T, 2>> {
    static constexpr auto closest_points = by_closest_features;
    static constexpr auto contact = by_core_contact;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_core_sweep;
    static constexpr auto contains = by_corners;

    static constexpr auto gap(auto engine, triangle<T, 2> const& s, triangle<T, 2> const& t) {
        return engine.sign(separation, lengths.difference(s.a, s.b), lengths.difference(s.b, s.c), lengths.difference(s.c, s.a),
                           lengths.difference(t.a, t.b), lengths.difference(t.b, t.c), lengths.difference(t.c, t.a),
                           lengths.difference(s.a, t.a));
    }

  private:
    /// The gap of two triangles: a, b, c and d, e, f are their sides in order, `way` leads from the first corner of one to the first corner
    /// of the other.
    static constexpr auto separation = [](auto const& a, auto const& b, auto const& c, auto const& d, auto const& e,
                                          auto const& f, auto const& way) {
        // Along the normal of a side, its triangle reaches from 0 to `area`, in either winding. The other triangle has the corner x and two
        // sides that follow it.
        auto const beyond_side = [](auto const& side, auto const& area, auto const& x, auto const& next, auto const& last) {
            auto const p = cross(x, side);
            auto const q = p + cross(next, side);
            auto const r = q + cross(last, side);
            return max(min(p, q, r) - positive_part(area), min(-p, -q, -r) - positive_part(-area));
        };
        auto const s = cross(b, a), t = cross(e, d);
        auto const from_s = [&](auto const& side, auto const& w) { return beyond_side(side, s, w, d, e); };
        auto const from_t = [&](auto const& side, auto const& w) { return beyond_side(side, t, w, a, b); };
        auto const back = -way;
        return max(max(from_s(a, way), from_s(b, way - a), from_s(c, way + c)),
                   max(from_t(d, back), from_t(e, back - d), from_t(f, back + f)));
    };
};

}  // namespace hantei
