// SPDX-License-Identifier: MIT
// Memory for the rationals: most are a few words and live shortly, which costs a third of the time with the ordinary allocator.
#pragma once

namespace oracle {

/// From now on GMP takes its memory from pools, one for each thread and size. Call it before there is a number.
void pool_numbers();

}  // namespace oracle
