// SPDX-License-Identifier: MIT
// How fast this machine is: the project's limits are times on one on which the plain code for a ray at a box takes 2.8 ns.
#pragma once

namespace bench {

/// Measures and prints what the plain code for a ray at a box takes here.
void measure_unit();
/// What a limit is here, in its own unit of time.
double on_this_machine(double limit);

}  // namespace bench
