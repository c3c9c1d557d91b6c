// SPDX-License-Identifier: MIT
#include "pairs.hpp"

namespace bench {

void add_float_pairs() { add_pairs<float>("float"); }

}  // namespace bench
