// SPDX-License-Identifier: MIT
// Two tables of ratios: to the textbook, and to other libraries.
#pragma once

#include <string>
#include <vector>

namespace bench {

/// What one side took.
struct timing {
    double nanoseconds = 0;      ///< of processor time for one pair
    int hits = 0, differ = 0;  ///< of the pairs in a pass: see cases
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

/// One line for each comparison, then a summary of the pairs on random data in double whose hits are appended.
void print_textbook_table(std::vector<comparison> const& all);
/// One line for each comparison, then a summary for each peer and each kind of data.
void print_peer_table(std::vector<comparison> const& all);

}  // namespace bench
