// SPDX-License-Identifier: MIT
// GEOS, by its C interface with contexts: a box is a polygon, a chain a line string.
#include <geos_c.h>

#include <limits>
#include <memory>

#include "figure.hpp"

namespace peers {
namespace {

GEOSContextHandle_t context() {
    struct closing {
        void operator()(GEOSContextHandle_t c) const { GEOS_finish_r(c); }
    };
    static std::unique_ptr<GEOSContextHandle_HS, closing> const one(GEOS_init_r());
    return one.get();
}
struct destroying {
    void operator()(GEOSGeometry* g) const { GEOSGeom_destroy_r(context(), g); }
};
using geometry = std::unique_ptr<GEOSGeometry, destroying>;

GEOSCoordSequence* sequence(std::vector<position> list, bool closed) {
    if (closed) list.push_back(list.front());
    auto* const s = GEOSCoordSeq_create_r(context(), static_cast<unsigned>(list.size()), 2);
    for (unsigned i = 0; i < list.size(); ++i) GEOSCoordSeq_setXY_r(context(), s, i, list[i].x, list[i].y);
    return s;
}
geometry made_of(figure const& f) {
    auto const ring = [](std::vector<position> const& list) {
        return GEOSGeom_createLinearRing_r(context(), sequence(list, true));
    };
    switch (f.what) {
        case kind::point: return geometry(GEOSGeom_createPoint_r(context(), sequence(f.at, false)));
        case kind::segment:
        case kind::chain: return geometry(GEOSGeom_createLineString_r(context(), sequence(f.at, false)));
        case kind::closed_chain: return geometry(GEOSGeom_createLineString_r(context(), sequence(f.at, true)));
        case kind::aabb: {
            auto const [low, high] = std::array{f.at[0], f.at[1]};
            auto* const outer = ring({low, {high.x, low.y}, high, {low.x, high.y}});
            return geometry(GEOSGeom_createPolygon_r(context(), outer, nullptr, 0));
        }
        case kind::triangle:
        case kind::convex:
        case kind::polygon: {
            auto* hole = f.hole.empty() ? nullptr : ring(f.hole);
            return geometry(GEOSGeom_createPolygon_r(context(), ring(f.at), &hole, hole == nullptr ? 0 : 1));
        }
        default: return nullptr;
    }
}

/// What GEOS finds true (1) or false (0) of two shapes; 2 is an exception in it.
template <class Predicate>
std::optional<double> asked(Predicate holds, figure const& a, figure const& b) {
    geometry const x = made_of(a), y = made_of(b);
    if (!x || !y) return std::nullopt;
    return holds(context(), x.get(), y.get());
}

}  // namespace

std::optional<double> intersect_in_geos(figure const& a, figure const& b) { return asked(GEOSIntersects_r, a, b); }
std::optional<double> touch_in_geos(figure const& a, figure const& b) {
    auto const differs = [](figure const& f) {
        return f.what == kind::chain && GEOSisSimple_r(context(), made_of(f).get()) == 0;
    };
    auto const found = asked(GEOSTouches_r, a, b);
    return found && (differs(a) || differs(b)) ? std::numeric_limits<double>::quiet_NaN() : found;
}
std::optional<double> covers_in_geos(figure const& a, figure const& b) { return asked(GEOSCovers_r, a, b); }
std::optional<double> distance_in_geos(figure const& a, figure const& b) {
    double found = -1;
    auto const measure = [&found](auto c, auto x, auto y) { return GEOSDistance_r(c, x, y, &found); };
    return asked(measure, a, b) == 1 ? std::optional(found) : std::nullopt;
}

}  // namespace peers
