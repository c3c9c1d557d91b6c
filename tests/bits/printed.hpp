// SPDX-License-Identifier: MIT
// The answers at run time, printed: optimized or not, with and without fused multiply-add, they must be the same.
#pragma once
#include "answers.hpp"

template <auto const& Shapes>
void print_answers() {
    for_each_pair<Shapes>([]<std::size_t I, std::size_t J>() {
        std::printf("%s %s:", shape_at<Shapes, I>::name, shape_at<Shapes, J>::name);
        run_time_answers<Shapes, I, J>().print();
    });
}

/// (1 + 2^-30)² − (1 + 2^-29) by plain arithmetic: 0 where the product is rounded, and 2^-60 where it is fused into the sum, which
/// the library's option forbids in its users' files too.
inline double difference_of_products() {
    double volatile const a = 1 + 0x1p-30, b = -(1 + 0x1p-29);
    double const x = a, y = b;
    return x * x + y;
}

inline void print_all_answers() {
    std::printf("plain arithmetic: %a\n", difference_of_products());
    print_answers<shapes_in_the_plane<double>>();
    print_answers<shapes_in_space<float>>();
}
