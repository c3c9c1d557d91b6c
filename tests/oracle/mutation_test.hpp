// SPDX-License-Identifier: MIT
// Libraries that are wrong on purpose: each must be found out.
#pragma once

namespace oracle {

/// The number of wrong libraries that the checker takes for right ones; each is printed.
int mutation_test();

}  // namespace oracle
