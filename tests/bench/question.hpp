// SPDX-License-Identifier: MIT
// What is asked, and of which data. A question is called by its path, such as predicates/disk-aabb/random/double.
#pragma once

#include <array>
#include <string>

namespace bench {

/// How the shapes of a pair lie.
enum class data {
    random,   ///< dense: many pairs intersect
    far,      ///< the same shapes, spread so wide that hardly any pair intersects
    grid,     ///< integers from −4 to 4: many pairs touch exactly
    spread,   ///< the same shapes as random ones, of which most are apart
    quarters,  ///< spread, and all coordinates are multiples of a quarter
    level  ///< spread, and sides and ways are along the axes, as of what stands on a floor: parallel, and on no grid
};
constexpr char const* name_of(data kind) {
    switch (kind) {
        case data::random: return "random";
        case data::far: return "far";
        case data::grid: return "grid";
        case data::spread: return "random";
        case data::quarters: return "quarters";
        case data::level: return "level";
    }
    return "";
}

/// So many different pairs are judged: with a few thousand a branch predictor would learn the answers by heart.
inline constexpr int pairs_in_pass = 1 << 18;

/// Whether the user asks for the question of this path.
bool wanted(std::string const& path);
/// The questions whose paths contain a match of this regular expression; all, if nothing is said.
void want(std::string const& pattern);

/// Starts a part of the report: print_section prints a heading, once and before the first line.
void start_section(std::string const& heading);
void print_section();

/// The parts of the report. Each asks what is wanted of it, and prints nothing where that is nothing.
void run_predicates();
void run_measures();
void run_rings();
void run_ranges();
void run_game();
void run_compiler();

}  // namespace bench
