// SPDX-License-Identifier: MIT
// Sets of the plane with straight sides that are not convex: regions and curves.
#pragma once

#include "planar.hpp"
#include "rational_geometry.hpp"

#include <functional>

namespace oracle {

using ring = std::vector<qpoint>;
using side = linear<2>;

/// The region inside the first ring and outside the inside of the others; or the curve along the one ring there is.
struct outline {
    std::vector<ring> rings;
    bool solid, closed;
    std::vector<side> sides;

    outline(std::vector<ring> corners, bool is_solid, bool is_closed);
};

bool is_on(side const& s, qpoint const& p);

/// How often a ring winds around a point that is not on it.
int winding(ring const& corners, qpoint const& p);

/// 1 in the relative interior of the set, 0 elsewhere in it, -1 outside.
int place_in(outline const& o, qpoint const& p);

/// An inner point of a region.
qpoint inner_point(outline const& o);

/// The parameters at which the other side cuts s, or lies along it from and to, and the ends of s; in order.
std::vector<Q> cuts(side const& s, std::vector<side> const& others);

/// Calls f with the ends of the pieces into which others cut a side, and with their middles, until f says no. Tells whether it never did.
bool all_pieces(side const& s, std::vector<side> const& others, std::function<bool(qpoint const&)> const& f);

}  // namespace oracle
