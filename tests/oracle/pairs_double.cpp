// SPDX-License-Identifier: MIT
#include "pairs.hpp"

namespace oracle {

template std::vector<entry> plane_pairs<double>();
template std::vector<entry> space_pairs<double>();

}  // namespace oracle
