// SPDX-License-Identifier: MIT
#include "pairs.hpp"

namespace bench {

void ask_double_pairs() { ask_pairs<double>("double"); }

}  // namespace bench
