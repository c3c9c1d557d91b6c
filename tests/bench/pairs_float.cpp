// SPDX-License-Identifier: MIT
#include "pairs.hpp"

namespace bench {

void ask_float_pairs() { ask_pairs<float>("float"); }

}  // namespace bench
