// SPDX-License-Identifier: MIT
// Boost.Geometry: intersects. Turned boxes are rings of their corners, rounded.
#include "peers.hpp"

#include <boost/geometry.hpp>
#include <boost/geometry/geometries/point_xy.hpp>

namespace bench {

namespace {

namespace model = boost::geometry::model;
using point_xy = model::d2::point_xy<double>;
using segment = model::segment<point_xy>;
using box = model::box<point_xy>;
using chain = model::linestring<point_xy>;
/// Counter-clockwise, the first point not repeated at the end.
using ring = model::ring<point_xy, false, false>;

template <class S>
std::optional<S> make(std::string const&, shape_numbers const& x) {
    return S(point_xy(x[0], x[1]), point_xy(x[2], x[3]));
}
template <>
std::optional<point_xy> make(std::string const&, shape_numbers const& x) {
    return point_xy(x[0], x[1]);
}
template <>
std::optional<chain> make(std::string const& name, shape_numbers const& x) {
    chain r;
    for (point const& p : corners(name, x)) r.emplace_back(p[0], p[1]);
    return r;
}
/// None without area: the library calls it invalid.
template <>
std::optional<ring> make(std::string const& name, shape_numbers const& x) {
    ring r;
    for (point const& p : corners(name, x)) r.emplace_back(p[0], p[1]);
    if (twice_area(corners(name, x)) == 0) return {};
    boost::geometry::correct(r);
    return r;
}

constexpr auto intersect = [](auto const& a, auto const& b) { return boost::geometry::intersects(a, b); };

/// A pair of a shape of type A, of one of these names, and one of type B, of one of those.
template <class A, class B>
void ask(asked_pair& q, std::vector<std::string_view> const& these, std::vector<std::string_view> const& those) {
    if (auto const pair = matched(q, "double", these, those))
        add_peer(
            q, "Boost.Geometry", pair->turned, [name = pair->a](shape_numbers const& x) { return make<A>(name, x); },
            [name = pair->b](shape_numbers const& x) { return make<B>(name, x); }, intersect);
}

}  // namespace

void ask_boost_geometry(asked_pair& q) {
    std::vector<std::string_view> const rings{"obb", "triangle", "convex", "polygon"};
    ask<segment, segment>(q, {"segment"}, {"segment"});
    ask<segment, point_xy>(q, {"segment"}, {"point"});
    ask<segment, box>(q, {"segment"}, {"aabb"});
    ask<box, box>(q, {"aabb"}, {"aabb"});
    ask<point_xy, box>(q, {"point"}, {"aabb"});
    ask<ring, ring>(q, rings, rings);
    ask<ring, box>(q, rings, {"aabb"});
    ask<segment, ring>(q, {"segment"}, rings);
    ask<point_xy, ring>(q, {"point"}, rings);
    ask<chain, ring>(q, {"chain"}, rings);
    ask<chain, box>(q, {"chain"}, {"aabb"});
    ask<segment, chain>(q, {"segment"}, {"chain"});
    ask<point_xy, chain>(q, {"point"}, {"chain"});
    ask<chain, chain>(q, {"chain"}, {"chain"});
}

}  // namespace bench
