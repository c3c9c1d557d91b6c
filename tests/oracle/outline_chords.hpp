// SPDX-License-Identifier: MIT
// Where a line passes through a region or along a curve.
#pragma once

#include "outline.hpp"

namespace oracle {

/// A stretch of a line in a set, and the normals at its ends, of any length.
struct outline_chord {
    std::array<Q, 2> t;
    std::array<qpoint, 2> normal;
};

/// All stretches that the whole line and the set have in common, in order. A normal is that of the first side there that faces the
/// line, else of the first along which it runs, else that of the line, backwards where it enters.
std::vector<outline_chord> chords_of(outline const& o, side const& line);

}  // namespace oracle
