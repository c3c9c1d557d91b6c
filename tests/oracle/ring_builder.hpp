// SPDX-License-Identifier: MIT
// Rings made of any points at all, in several ways that give no invalid ones; nothing where the points are too few or on one line.
#pragma once

#include "outline.hpp"

namespace oracle {

/// Without corners on the line of their neighbors.
ring without_straight(ring r);

/// The convex ring around the points.
ring convex_ring(ring points);

/// From the first point to the last one by those below their line, and back by those above it, in the order from left to right.
ring monotone_ring(ring points);

/// The points by their direction from the middle of all, the farthest in each direction.
ring star_ring(ring points);

/// Is this a region: rings that do not meet themselves or each other, the others inside the first one and not in each other?
bool is_region(outline const& o);

}  // namespace oracle
