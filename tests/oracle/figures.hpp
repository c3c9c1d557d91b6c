// SPDX-License-Identifier: MIT
// What is true of any two sets of the plane.
#pragma once

#include "outline.hpp"

namespace oracle {

/// Any set of the plane that the oracle knows.
using figure = std::variant<set<2>, outline>;

relation relate(figure const& a, figure const& b);

/// b within a; strictly: within the relative interior of a.
bool contains(figure const& a, figure const& b, bool strict = false);

/// How far two figures that do not meet are apart: the nearest points of their cores or sides, of all pairs that are as near.
struct gap {
    std::vector<nearest<2>> ways;
    Q radius_a = 0, radius_b = 0;

    gap(figure const& a, figure const& b);
};

}  // namespace oracle
