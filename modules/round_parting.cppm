// SPDX-License-Identifier: MIT
// The contact of a rounded shape, a core with a radius, and a region that need not be convex. For exact numbers.
export module hantei:round_parting;
import :base;
import :number;
import :dyadic;
import :rational;
import :rounding;
import :enclosure;
import :vec;
import :reduction;
import :results;
import :rough;
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

/// The contact where a is moved first, and leaves b in the direction `back`, as that of straight shapes (region_parting.cppm). Lengths are
/// in units, in the contact they are not.
constexpr exact_contact<2, approximation> contact_after(vector<sliding> const& pieces, offset_boundary const& boundary,
                                                        offset_escape const& out, vec<nested_surd, 2> const& back,
                                                        rational const& unit) {
    exact_contact<2, approximation> c;
    auto const move = out.move.exactly();
    auto const length = root(approximated(squared_norm(back)));
    c.normal = map([&](auto const& x) { return -approximated(x) / length; }, back);
    c.depth = root(approximated(squared_norm(move))) * approximated(unit);
    auto const farthest = farthest_apart(places_after(pieces, boundary, out, back), back);
    for (size_t i = 0; i < farthest.size(); ++i)
        c.points[c.count++] = approximated((farthest[i] - move * rational(1, 2)) * unit);
    return c;
}

/// The exponent of a power of two near the greatest coordinate of two shapes: a unit of length in which doubles of degree 8 neither
/// overflow nor vanish; 0 if they do not anyway.
constexpr int exponent_of_unit(vector<corner_list> const& a, vector<corner_list> const& b, rational const& radius) {
    double const reach = larger(to_nearest<double>(radius), larger(reach_of(a[0]), reach_of(b[0])));
    return reach > 0x1p-100 && reach < 0x1p100 ? 0 : truncated::from(rational(reach)).exponent + 63;
}

/// The contact of a rounded shape and a region that touch, or overlap. With a radius of 0 it is that of the core.
template <class A, class B>
constexpr exact_contact<2, approximation> contact_of_round(A const& a, B const& b, bool touch) {
    auto const core = a.core();
    if (a.radius.sign() == 0) return approximated(contact_of_regions(core, b, touch));
    auto const rings_of_a = rings_of(core), rings_of_b = rings_of(b);
    int const exponent = exponent_of_unit(rings_of_a, rings_of_b, a.radius);
    rational const unit(dyadic::scaled(1, exponent)), scale(dyadic::scaled(1, -exponent)), radius = a.radius * scale;
    auto pieces = slidings_of(rings_of_a, rings_of_b);
    for (size_t i = 0; i < pieces.size(); ++i) pieces[i] = pieces[i].scaled(scale);
    offset_boundary const boundary(pieces, radius);
    auto const overlap_after = [&](vec<rational, 2> const& v) { return overlaps(core, b.moved(-v * unit)); };
    auto const out = touch ? offset_escape::none() : offset_escapes(boundary, overlap_after).shortest();
    auto const back = touch ? twice_lifted(leaving(pieces, radius)) : out.move.exactly();
    return contact_after(pieces, boundary, out, back, unit);
}

}  // namespace hantei
