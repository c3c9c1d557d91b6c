// SPDX-License-Identifier: MIT
// All that the library says about one case, without the types of the shapes: so that it is judged by code that is compiled once.
#pragma once

#include "rational_geometry.hpp"

#include <optional>
#include <string>

namespace oracle {

template <class M, std::size_t N>
using place_of = std::array<M, N>;

/// The library's answers, as its own types of these names.
template <class M, std::size_t N>
struct contact_answer {
    place_of<M, N> normal;
    M depth;
    std::vector<place_of<M, N>> points;
};
template <class M, std::size_t N>
struct crossing_answer {
    M t;
    place_of<M, N> point, normal;

    friend bool operator==(crossing_answer const&, crossing_answer const&) = default;
};
template <class M, std::size_t N>
struct impact_answer {
    M first, last;
    place_of<M, N> normal;
    std::vector<place_of<M, N>> points;
};
/// A straight shape cast at the other one.
template <class M, std::size_t N>
struct cast_answer {
    bool second_is_cast;
    std::optional<std::array<crossing_answer<M, N>, 2>> chord;
    std::vector<crossing_answer<M, N>> crossings;
};
/// Whether the shapes are at most a distance apart.
template <class M>
struct within_answer {
    M distance;
    bool within;
};

/// The measures of type M in N dimensions. What depends on the order of the arguments is there twice: of (a, b), then of (b, a).
template <class M, std::size_t N>
struct answers {
    std::string error;  ///< what was thrown instead of an answer
    bool valid = false, equal = false, degenerate = false;
    std::array<relation, 2> relations{};
    bool intersects = false, disjoint = false, touches = false, overlaps = false;
    std::array<bool, 2> contains{}, strictly_contains{};

    bool measured = false;
    std::array<M, 2> distance{}, squared_distance{};
    std::vector<within_answer<M>> within;
    std::array<std::array<place_of<M, N>, 2>, 2> closest{};  ///< of each order, the point of a and then that of b
    std::vector<cast_answer<M, N>> casts;
    bool has_contacts = false;
    std::array<std::optional<contact_answer<M, N>>, 2> contacts;
    std::array<std::optional<place_of<M, N>>, 2> translations;
    bool has_sweeps = false;
    std::array<double, 2> way{};  ///< of a in the first sweep; of b, backwards, in the second
    std::array<std::optional<impact_answer<M, N>>, 2> sweeps;
};

}  // namespace oracle
