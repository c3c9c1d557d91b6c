// SPDX-License-Identifier: MIT
#include "one_shapes.hpp"

namespace oracle {

template std::vector<entry> single_shapes<double>();
template std::vector<entry> single_shapes<float>();
template std::vector<entry> single_shapes<std::int32_t>();
template std::vector<entry> single_shapes<std::int64_t>();

}  // namespace oracle
