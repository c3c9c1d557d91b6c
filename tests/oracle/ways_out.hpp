// SPDX-License-Identifier: MIT
// The shortest ways out of a region that need not be convex, by trying: all that could be the end of one, without a thought of which
// corners can come to which sides.
#pragma once

#include "figures.hpp"

namespace oracle {

/// A region or a straight solid, moved.
figure moved(figure const& f, qpoint const& way);

/// The moves of a after which it does not overlap b, shortest of all that are no longer than `longest`; several, if they are equally
/// long. Of the moves that are shorter than `shortest` only some hundred are tried.
std::vector<qpoint> ways_out(figure const& a, figure const& b, Q const& shortest, Q const& longest);

}  // namespace oracle
