// SPDX-License-Identifier: MIT
// Every pair with every number type.
#pragma once

#include "tally.hpp"

#include <vector>

namespace oracle {

std::vector<entry> table();

}  // namespace oracle
