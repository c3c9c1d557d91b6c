// SPDX-License-Identifier: MIT
// All that the library says about one case, without the types of the shapes: so that it is judged by code that is compiled once.
#pragma once

#include "rational_geometry.hpp"

#include <optional>
#include <string>

namespace oracle {

/// A contact in the plane, as the library's.
template <class M>
struct contact_answer {
    std::array<M, 2> normal;
    M depth;
    std::vector<std::array<M, 2>> points;
};

/// The measures of type M. What depends on the order of the arguments is there twice: of (a, b), then of (b, a).
template <class M>
struct answers {
    std::string error;  ///< what was thrown instead of an answer
    bool valid = false, equal = false, degenerate = false;
    std::array<relation, 2> relations{};
    bool intersects = false, disjoint = false, touches = false, overlaps = false;
    std::array<bool, 2> contains{}, strictly_contains{};

    bool measured = false;
    std::array<M, 2> distance{}, squared_distance{};
    std::array<std::array<std::array<M, 2>, 2>, 2> closest{};  ///< of each order, the point of a and then that of b
    bool has_contacts = false;
    std::array<std::optional<contact_answer<M>>, 2> contacts;
};

}  // namespace oracle
