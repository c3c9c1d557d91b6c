// SPDX-License-Identifier: MIT
// Two tables of how the predicates compare: with the textbook, and with other libraries.
#pragma once

#include <string>
#include <vector>

namespace bench {

/// What one side took.
struct timing {
    double nanoseconds = 0;    ///< of processor time for one pair
    int hits = 0, differ = 0;  ///< pairs that intersect, and pairs on which the library says otherwise
};
struct subject {
    std::string pair, data, loop, scalar;
    friend bool operator==(subject const&, subject const&) = default;
};
/// The library and another side on the same pairs.
struct comparison {
    subject of;
    std::string side;
    timing theirs, ours;

    /// What the library takes, in terms of the other.
    double ratio() const { return ours.nanoseconds / theirs.nanoseconds; }
    /// How many times as fast as the other the library is.
    double faster() const { return theirs.nanoseconds / ours.nanoseconds; }
};

/// Prints a comparison with the textbook at once, under a heading; one with another library waits for its table.
void report(comparison const& c);
/// A summary of the pairs on random and on far data in double; then a table for the other libraries, and a summary for each of them
/// and each kind of data.
void report_summary();

}  // namespace bench
