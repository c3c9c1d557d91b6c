// SPDX-License-Identifier: MIT
#include "table.hpp"

#include "one_shapes.hpp"
#include "pairs.hpp"
#include "ring_pairs.hpp"

namespace oracle {

std::vector<entry> table() {
    std::vector<entry> all;
    auto const lists = {plane_pairs<double>,   plane_pairs<float>,   plane_pairs<std::int32_t>,   plane_pairs<std::int64_t>,
                        space_pairs<double>,   space_pairs<float>,   space_pairs<std::int32_t>,   space_pairs<std::int64_t>,
                        ring_pairs<double>,    ring_pairs<float>,    ring_pairs<std::int32_t>,    ring_pairs<std::int64_t>,
                        single_shapes<double>, single_shapes<float>, single_shapes<std::int32_t>, single_shapes<std::int64_t>};
    for (auto const pairs : lists)
        for (auto& e : pairs()) all.push_back(std::move(e));
    return all;
}

}  // namespace oracle
