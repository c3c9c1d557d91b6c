// SPDX-License-Identifier: MIT
// The contact of a rounded shape, a core with a radius, and a region that need not be convex. For exact numbers.
export module hantei:round_parting;
import :base;
import :number;
import :rational;
import :rounding;
import :enclosure;
import :vec;
import :reduction;
import :results;
import :nearest;
import :predicates;
import :polygon;
import :convolution;
import :offset;
import :offset_boundary;
import :offset_escape;
import :region_parting;

namespace hantei {

/// Of shapes that touch: the direction in which a leaves b at one of the places, from there to the core of a.
constexpr vec<rational, 2> leaving(vector<sliding> const& pieces, rational const& radius) {
    vector<vec<rational, 2>> directions;
    for (size_t i = 0; i < pieces.size(); ++i) {
        auto const p = nearest_on_segment(pieces[i].from, pieces[i].to, {});
        if (squared_norm(p) == square(radius)) directions.push_back(-p);
    }
    return least_direction(directions);
}

/// The points of b that, after a move, are at the distance r from the core of a and keep a from moving `back`.
constexpr vector<vec<nested_surd, 2>> places_after(vector<sliding> const& pieces, offset_boundary const& boundary,
                                                   offset_escape const& out, vec<nested_surd, 2> const& back) {
    vector<vec<nested_surd, 2>> places;
    for (size_t i = 0; i < pieces.size(); ++i) {
        auto const nearest = boundary.holding(out, i, back);
        if (!nearest.has_value()) continue;
        auto const& corner = pieces[i].corner;
        places.push_back(pieces[i].corner_of_a ? *nearest + corner : twice_lifted(corner));
    }
    return places;
}

/// The contact where a is moved first, and leaves b in the direction `back`, as that of straight shapes (region_parting.cppm).
constexpr exact_contact<2, approximation> contact_after(vector<sliding> const& pieces, offset_boundary const& boundary,
                                                        offset_escape const& out, vec<nested_surd, 2> const& back) {
    exact_contact<2, approximation> c;
    auto const move = out.move.exactly();
    auto const length = root(approximated(squared_norm(back)));
    c.normal = map([&](auto const& x) { return -approximated(x) / length; }, back);
    c.depth = root(approximated(squared_norm(move)));
    auto const farthest = farthest_apart(places_after(pieces, boundary, out, back), back);
    for (size_t i = 0; i < farthest.size(); ++i) c.points[c.count++] = approximated(farthest[i] - move * rational(1, 2));
    return c;
}

/// The contact of a rounded shape and a region that touch, or overlap. With a radius of 0 it is that of the core.
template <class A, class B>
constexpr exact_contact<2, approximation> contact_of_round(A const& a, B const& b, bool touch) {
    auto const core = a.core();
    if (a.radius.sign() == 0) return approximated(contact_of_regions(core, b, touch));
    auto const pieces = slidings_of(rings_of(core), rings_of(b));
    offset_boundary const boundary(pieces, a.radius);
    if (touch) return contact_after(pieces, boundary, offset_escape::none(), twice_lifted(leaving(pieces, a.radius)));
    auto const overlap_after = [&](vec<rational, 2> const& v) { return overlaps(core, b.moved(-v)); };
    auto const out = offset_escapes(boundary, overlap_after).shortest();
    return contact_after(pieces, boundary, out, out.move.exactly());
}

}  // namespace hantei
