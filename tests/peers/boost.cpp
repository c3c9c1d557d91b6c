// SPDX-License-Identifier: MIT
#include <boost/geometry.hpp>
#include <boost/geometry/geometries/box.hpp>
#include <boost/geometry/geometries/linestring.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/polygon.hpp>
#include <boost/geometry/geometries/segment.hpp>

#include <type_traits>
#include <variant>

#include "figure.hpp"

namespace peers {
namespace {

namespace bg = boost::geometry;
using point = bg::model::d2::point_xy<double>;
using segment = bg::model::segment<point>;
using box = bg::model::box<point>;
using polygon = bg::model::polygon<point>;
using line_string = bg::model::linestring<point>;
using any = std::variant<std::monostate, point, segment, box, polygon, line_string>;

any made_of(figure const& f) {
    auto const made = [](position const& p) { return point(p.x, p.y); };
    switch (f.what) {
        case kind::point: return made(f.at[0]);
        case kind::segment: return segment(made(f.at[0]), made(f.at[1]));
        case kind::aabb: return box(made(f.at[0]), made(f.at[1]));
        case kind::triangle:
        case kind::convex:
        case kind::polygon: {
            polygon p;
            for (position const& x : f.at) bg::append(p.outer(), made(x));
            if (!f.hole.empty()) p.inners().resize(1);
            for (position const& x : f.hole) bg::append(p.inners()[0], made(x));
            bg::correct(p);  // its rings end where they begin
            return p;
        }
        case kind::chain:
        case kind::closed_chain: {
            line_string s;
            for (position const& x : f.at) bg::append(s, made(x));
            if (f.what == kind::closed_chain) bg::append(s, made(f.at[0]));
            return s;
        }
        default: return {};
    }
}

}  // namespace

std::optional<bool> intersect_in_boost(figure const& a, figure const& b) {
    auto const known = []<class A, class B>(A const& x, B const& y) -> std::optional<bool> {
        if constexpr (std::is_same_v<A, std::monostate> || std::is_same_v<B, std::monostate>) {
            return std::nullopt;
        } else {
            return bg::intersects(x, y);
        }
    };
    return std::visit(known, made_of(a), made_of(b));
}

}  // namespace peers
