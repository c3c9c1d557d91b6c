// SPDX-License-Identifier: MIT
// The measurements as two tables of ratios.
#pragma once

#include <benchmark/benchmark.h>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace bench {

/// Keeps the fastest repetition of each side, and prints one line for each pair, data, loop and scalar.
class ratios : public benchmark::BenchmarkReporter {
  public:
    bool ReportContext(Context const& context) override;
    void ReportRuns(std::vector<Run> const& runs) override;
    /// Prints the tables.
    void Finalize() override;

  private:
    /// What one side of a line took.
    struct timing {
        double nanoseconds = 0;  ///< of processor time for one pair
        int hits = 0, differ = 0;
    };
    struct line {
        std::string pair, data, loop, scalar;
        std::int64_t place = 0;  ///< where it was registered
        std::map<std::string, timing> sides;
    };
    line& line_of(Run const& run, std::vector<std::string> const& name);
    /// The lines on which both the library and this side were measured.
    std::vector<line> compared_with(std::string const& side) const;
    void print_textbook_table() const;
    void print_cgal_table() const;

    std::vector<line> lines_;
};

}  // namespace bench
