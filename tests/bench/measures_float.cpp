// SPDX-License-Identifier: MIT
#include "measures.hpp"

namespace bench {

void ask_float_measures() { ask_measures<float>(); }

}  // namespace bench
