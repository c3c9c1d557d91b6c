// SPDX-License-Identifier: MIT
#include "pairs.hpp"

namespace bench {

void ask_double_pairs_with_vertices() {
    ask_convex_pairs<double>("double");
    ask_pairs_with_rings<double>("double");
}

}  // namespace bench
