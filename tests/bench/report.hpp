// SPDX-License-Identifier: MIT
// The measurements, as the tables ask for them.
#pragma once

#include "tables.hpp"

#include <benchmark/benchmark.h>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace bench {

/// Keeps the fastest repetition of each side, and prints the tables.
class ratios : public benchmark::BenchmarkReporter {
  public:
    bool ReportContext(Context const& context) override;
    void ReportRuns(std::vector<Run> const& runs) override;
    /// Prints the tables.
    void Finalize() override;

  private:
    struct line {
        subject of;
        std::int64_t place = 0;  ///< where it was registered
        std::map<std::string, timing> sides;
    };
    line& line_of(Run const& run, std::vector<std::string> const& name);
    /// The library against every side that was measured on the same pairs.
    std::vector<comparison> comparisons() const;

    std::vector<line> lines_;
};

}  // namespace bench
