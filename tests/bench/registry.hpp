// SPDX-License-Identifier: MIT
// What is measured, and how a measurement is called: pair/data/loop/scalar/side, such as disk-aabb/random/append/double/hantei.
#pragma once

#include <array>
#include <string>

namespace bench {

/// How the shapes of a pair lie.
enum class data {
    random,  ///< dense: many pairs intersect
    far,  ///< the same shapes, spread so wide that hardly any pair intersects
    grid  ///< integers from −4 to 4: many pairs touch exactly
};
inline constexpr std::array every_data{data::random, data::far, data::grid};
constexpr char const* name_of(data kind) { return kind == data::random ? "random" : kind == data::far ? "far" : "grid"; }

/// So many pairs are judged in one pass.
inline constexpr int pairs_in_pass = 16384;

/// Registers every pair of shapes in this scalar, both sides, both loops, all data.
void add_double_pairs();
void add_float_pairs();
/// ... and the pairs of shapes with vertices; in float those of the convex polygon, for the peers that calculate in it.
void add_double_pairs_with_vertices();
void add_float_convex_pairs();

/// Registers a peer on the numbers of the pairs that were registered before. Each is there only if its library is.
void add_box2d();
void add_chipmunk();
void add_cgal();
void add_boost_geometry();

}  // namespace bench
