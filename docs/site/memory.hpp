// SPDX-License-Identifier: MIT
// The memory of a page's program (memory.cpp).
#pragma once

/// Gives back all memory that was asked for: whoever calls this holds nothing in it.
void forget_numbers();
