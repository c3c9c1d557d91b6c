// SPDX-License-Identifier: MIT
// The table of measures: what each took, and what the project's limit is.
#pragma once

#include "numbers.hpp"
#include "question.hpp"
#include "stopwatch.hpp"

#include <functional>
#include <optional>

namespace bench {

/// Which measure of which shapes; of those with an answer ("hits"), without one ("misses") or of all (""); on which data.
struct measure_name {
    std::string measure, shapes, answer, data, scalar;

    std::string path() const;
};

/// The numbers of the arguments: of the k-th one, the i-th time, at [k][i].
using argument_numbers = std::function<std::vector<std::vector<shape_numbers>>()>;
/// The same question put to another library, if that is there and knows it.
std::optional<side> peer_of(measure_name const& name, argument_numbers const& numbers);

/// Prints a line for sides that took so many ns: the textbook ("plain"), the library, and possibly a peer. limit: in ns on the machine of
/// unit.hpp; for misses the time of `intersects` counts instead.
void report_measure(measure_name const& name, double limit, std::vector<side> const& sides, std::vector<double> const& times);

}  // namespace bench
