// SPDX-License-Identifier: MIT
// Shapes as plain numbers, for libraries that share no types, and what each of the peers can answer.
#pragma once
#include <array>
#include <optional>
#include <string>

namespace peers {

enum class kind { point, segment, ray, line, triangle, aabb, disk };
inline constexpr std::array every_kind{kind::point,    kind::segment, kind::ray, kind::line,
                                       kind::triangle, kind::aabb,    kind::disk};
inline constexpr std::array names{"point", "segment", "ray", "line", "triangle", "aabb", "disk"};

/// The numbers that the shape stores, in order; a ray's and a line's second point instead of the direction.
struct figure {
    kind what;
    std::array<double, 6> at;
};

/// Whether two closed sets have a common point, in exact fractions; nothing for a pair that CGAL does not have.
std::optional<bool> intersect_in_cgal(figure const& a, figure const& b);
/// The same in double arithmetic, which is right on a small grid.
std::optional<bool> intersect_in_boost(figure const& a, figure const& b);

}  // namespace peers
