// SPDX-License-Identifier: MIT
#include "pairs.hpp"

namespace bench {

void add_double_pairs() { add_pairs<double>("double"); }

}  // namespace bench
