// SPDX-License-Identifier: MIT
#include "pairs.hpp"

namespace bench {

void ask_float_convex_pairs() { ask_convex_pairs<float>("float"); }

}  // namespace bench
