// SPDX-License-Identifier: MIT
// Segments against segments by CGAL's filtered exact predicates. The numbers come as plain arrays: nothing is imported here.
#include "compare.hpp"

#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>

namespace bench {

void add_cgal() {
    using segment = CGAL::Exact_predicates_inexact_constructions_kernel::Segment_2;
    auto const intersect = [](segment const& a, segment const& b) { return CGAL::do_intersect(a, b); };
    for (data const kind : every_data) {
        auto const kept = std::make_shared<cases<segment, segment>>();
        for (auto const& x : segment_pairs(kind)) {
            kept->first.push_back({{x[0], x[1]}, {x[2], x[3]}});
            kept->second.push_back({{x[4], x[5]}, {x[6], x[7]}});
            kept->hits += intersect(kept->first.back(), kept->second.back());
        }
        add_side(
            std::string("segment-segment/") + name_of(kind), "double/CGAL", [kept]() -> auto const& { return *kept; },
            intersect);
    }
}

}  // namespace bench
