// SPDX-License-Identifier: MIT
// The shortest ways out of a region that need not be convex, by trying: all that could be the end of one, without a thought of which
// corners can come to which sides.
#pragma once

#include "figures.hpp"
#include "partings.hpp"

namespace oracle {

/// A region or a straight solid, moved.
figure moved(figure const& f, qpoint const& way);

/// The moves of a after which it does not overlap b, shortest of all that are no longer than `longest`; several, if they are equally
/// long. Of the moves that are shorter than `shortest` only some hundred are tried.
std::vector<qpoint> ways_out(figure const& a, figure const& b, Q const& shortest, Q const& longest);

/// The partings of two solids with straight sides that touch after a is moved: along the move, or where it is none, square to the sides
/// at which they touch. The points are all the corners of either on the other's boundary, halfway back; of a chain of them the ends.
std::vector<parting<2>> partings_after(figure const& a, figure const& b, qpoint const& move);

/// What is wrong, if anything, with a move of a region as the shortest way out of a rounded shape: after it the two must touch, but for a
/// `little`, and after some that are shorter by a thousandth, in all directions, they must overlap.
std::optional<std::string> flaw_of_way(set<2> const& round, figure const& region, qpoint const& way, Q const& little);

}  // namespace oracle
