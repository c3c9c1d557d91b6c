// SPDX-License-Identifier: MIT
// Shapes as plain numbers, for libraries that share no types, and what each of the peers can answer.
#pragma once
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace peers {

enum class kind { point, segment, ray, line, triangle, aabb, disk, convex, polygon, chain, closed_chain };
inline constexpr std::array every_kind{kind::point, kind::segment, kind::ray,     kind::line,  kind::triangle,    kind::aabb,
                                       kind::disk,  kind::convex,  kind::polygon, kind::chain, kind::closed_chain};
inline constexpr std::array names{"point", "segment", "ray",     "line",  "triangle",    "aabb",
                                  "disk",  "convex",  "polygon", "chain", "closed_chain"};

struct position {
    double x, y;
};
/// The positions that the shape stores, in order; a ray's and a line's second point instead of the direction.
struct figure {
    kind what;
    std::vector<position> at;
    double radius = 0;
    std::vector<position> hole = {};  ///< of a polygon; empty for none
};

/// Whether two closed sets have a common point, in exact fractions; nothing for a pair that CGAL does not have.
std::optional<bool> intersect_in_cgal(figure const& a, figure const& b);
/// The same in double arithmetic, which is right on a small grid.
std::optional<bool> intersect_in_boost(figure const& a, figure const& b);
/// GEOS, where it was found: also in double arithmetic. 1 for yes and 0 for no.
std::optional<double> intersect_in_geos(figure const& a, figure const& b);
/// They meet, but their interiors do not. NaN for a chain that meets itself: its end is never an inner point to GEOS.
std::optional<double> touch_in_geos(figure const& a, figure const& b);
/// Every point of b is a point of a.
std::optional<double> covers_in_geos(figure const& a, figure const& b);
/// Rounded a few times.
std::optional<double> distance_in_geos(figure const& a, figure const& b);

}  // namespace peers
