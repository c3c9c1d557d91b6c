// SPDX-License-Identifier: MIT
#include <boost/geometry.hpp>
#include <boost/geometry/geometries/box.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/polygon.hpp>
#include <boost/geometry/geometries/segment.hpp>

#include <variant>

#include "figure.hpp"

namespace peers {
namespace {

namespace bg = boost::geometry;
using point = bg::model::d2::point_xy<double>;
using segment = bg::model::segment<point>;
using box = bg::model::box<point>;
using polygon = bg::model::polygon<point>;
using any = std::variant<std::monostate, point, segment, box, polygon>;

any made_of(figure const& f) {
    auto const at = [&f](std::size_t i) { return point(f.at[2 * i], f.at[2 * i + 1]); };
    switch (f.what) {
        case kind::point: return at(0);
        case kind::segment: return segment(at(0), at(1));
        case kind::aabb: return box(at(0), at(1));
        case kind::triangle: {
            polygon p;
            bg::append(p.outer(), at(0));
            bg::append(p.outer(), at(1));
            bg::append(p.outer(), at(2));
            bg::correct(p);
            return p;
        }
        default: return {};
    }
}

struct judge {
    template <class A, class B>
    std::optional<bool> operator()(A const& a, B const& b) const {
        return bg::intersects(a, b);
    }
    template <class B>
    std::optional<bool> operator()(std::monostate, B const&) const {
        return std::nullopt;
    }
    template <class A>
    std::optional<bool> operator()(A const&, std::monostate) const {
        return std::nullopt;
    }
    std::optional<bool> operator()(std::monostate, std::monostate) const { return std::nullopt; }
};

}  // namespace

std::optional<bool> intersect_in_boost(figure const& a, figure const& b) { return std::visit(judge{}, made_of(a), made_of(b)); }

}  // namespace peers
