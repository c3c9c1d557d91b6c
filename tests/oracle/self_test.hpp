// SPDX-License-Identifier: MIT
// The oracle examines itself, without the library: answers worked out by hand, and its two methods against each other.
#pragma once

namespace oracle {

/// The number of its own answers that are wrong; each is printed.
int self_test();
/// ... about regions and curves.
int figures_test();

}  // namespace oracle
