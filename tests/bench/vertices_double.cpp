// SPDX-License-Identifier: MIT
#include "pairs.hpp"

namespace bench {

void add_double_pairs_with_vertices() {
    add_convex_pairs<double>("double");
    add_pairs_with_rings<double>("double");
}

}  // namespace bench
