// SPDX-License-Identifier: MIT
// Questions of which one can take minutes: each has a process of its own, which is stopped when its time is over.
#pragma once

#include "stopwatch.hpp"

#include <functional>
#include <string>
#include <vector>

namespace bench {

/// In nanoseconds.
inline constexpr double us = 1e3, ms = 1e6;

/// What the library may take: so many ns on the machine of unit.hpp, or so many times what the first other side takes.
struct at_most {
    double nanoseconds = 0, times = 0;
};

/// Measures the sides that `make` gives, the last of which is the library, and prints a line. The sides are made and measured in a
/// process of its own, which has ten seconds of processor time.
void ask_within_budget(std::string const& path, at_most limit, std::function<std::vector<side>()> const& make);

/// f() as a side.
template <class F>
side repeating(std::string const& name, F f) {
    return {name, 1 << 20, [f](std::size_t n) {
                for (std::size_t i = 0; i < n; ++i) keep(f(i));
            }};
}

}  // namespace bench
