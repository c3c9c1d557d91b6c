// SPDX-License-Identifier: MIT
#include "pairs.hpp"

namespace bench {

void add_double_pairs_with_vertices() { add_pairs_with_vertices<double>("double"); }

}  // namespace bench
