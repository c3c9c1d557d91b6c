// SPDX-License-Identifier: MIT
#include "pairs.hpp"

namespace bench {

void add_float_convex_pairs() { add_convex_pairs<float>("float"); }

}  // namespace bench
