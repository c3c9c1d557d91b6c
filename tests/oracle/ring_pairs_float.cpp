// SPDX-License-Identifier: MIT
#include "ring_pairs.hpp"

namespace oracle {

template std::vector<entry> ring_pairs<float>();

}  // namespace oracle
