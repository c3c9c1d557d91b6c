// SPDX-License-Identifier: MIT
#include "pairs.hpp"

namespace oracle {

template std::vector<entry> plane_pairs<float>();
template std::vector<entry> space_pairs<float>();

}  // namespace oracle
