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

/// Every pair of a shape of type A, of one of these names, and one of type B, of one of those.
template <class A, class B>
void add(std::vector<std::string_view> const& these, std::vector<std::string_view> const& those) {
    for (auto const& pair : pairs_of("double", these, those))
        add_peer(
            "Boost.Geometry", "double", pair, [name = pair.a](shape_numbers const& x) { return make<A>(name, x); },
            [name = pair.b](shape_numbers const& x) { return make<B>(name, x); }, intersect);
}

}  // namespace

void add_boost_geometry() {
    std::vector<std::string_view> const rings{"obb", "triangle", "convex", "polygon"};
    add<segment, segment>({"segment"}, {"segment"});
    add<segment, point_xy>({"segment"}, {"point"});
    add<segment, box>({"segment"}, {"aabb"});
    add<box, box>({"aabb"}, {"aabb"});
    add<point_xy, box>({"point"}, {"aabb"});
    add<ring, ring>(rings, rings);
    add<ring, box>(rings, {"aabb"});
    add<segment, ring>({"segment"}, rings);
    add<point_xy, ring>({"point"}, rings);
    add<chain, ring>({"chain"}, rings);
    add<chain, box>({"chain"}, {"aabb"});
    add<segment, chain>({"segment"}, {"chain"});
    add<point_xy, chain>({"point"}, {"chain"});
    add<chain, chain>({"chain"}, {"chain"});
}

}  // namespace bench
