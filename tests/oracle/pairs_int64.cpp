// SPDX-License-Identifier: MIT
#include "pairs.hpp"

namespace oracle {

template std::vector<entry> plane_pairs<std::int64_t>();
template std::vector<entry> space_pairs<std::int64_t>();

}  // namespace oracle
