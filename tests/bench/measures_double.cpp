// SPDX-License-Identifier: MIT
#include "measures.hpp"

namespace bench {

void ask_double_measures() { ask_measures<double>(); }

}  // namespace bench
