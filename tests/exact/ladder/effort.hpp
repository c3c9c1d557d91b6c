// SPDX-License-Identifier: MIT
// How many inputs each check draws: some thousands in the tests of every day, more by the program's argument --draws=N.
#pragma once

namespace ladder {

inline long draws = 1'000;

}  // namespace ladder
