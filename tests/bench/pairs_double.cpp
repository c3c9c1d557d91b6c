// SPDX-License-Identifier: MIT
#include "pairs.hpp"

namespace bench {

void add_double_pairs() { add_pairs<double>("double"); }

std::vector<std::array<double, 8>> segment_pairs(data kind) {
    using segment = hantei::segment<double, 2>;
    auto const c = draw_cases<segment, segment>(kind);
    std::vector<std::array<double, 8>> r;
    for (std::size_t i = 0; i < c.first.size(); ++i) {
        auto const &s = c.first[i], &t = c.second[i];
        r.push_back({s.a.x, s.a.y, s.b.x, s.b.y, t.a.x, t.a.y, t.b.x, t.b.y});
    }
    return r;
}

}  // namespace bench
