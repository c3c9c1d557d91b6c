// SPDX-License-Identifier: MIT
#include "unit.hpp"

#include "predicates.hpp"
#include "textbook_rays.hpp"

#include <cstdio>

#include "draw.hpp"

namespace bench {

namespace {

constexpr double reference = 2.8;  // ns
double here = reference;

}  // namespace

void measure_unit() {
    auto const c = draw_cases<hantei::ray<>, hantei::aabb<>>(data::random);
    here = medians({appending("", c.first, c.second, textbook::ray_aabb)})[0];
    std::printf("ray–aabb in plain code: %.2f ns; the limits below are those for %.1f ns, times %.2f\n", here, reference,
                on_this_machine(1));
    std::fflush(stdout);
}

double on_this_machine(double limit) { return limit * here / reference; }

}  // namespace bench
