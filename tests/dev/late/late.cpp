// SPDX-License-Identifier: MIT
// What includes_first.awk is to find; nothing compiles it.
#include <vector>

#include "importing.hpp"
#include "including.hpp"
