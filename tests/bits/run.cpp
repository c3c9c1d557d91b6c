// SPDX-License-Identifier: MIT
// Prints the answers at run time: compiled with and without fused multiply-add, they must be the same.
#include "answers.hpp"

namespace {

template <auto const& Shapes>
void print_answers() {
    for_each_pair<Shapes>([]<std::size_t I, std::size_t J>() {
        std::printf("%s %s:", shape_at<Shapes, I>::name, shape_at<Shapes, J>::name);
        run_time_answers<Shapes, I, J>().print();
    });
}

}  // namespace

int main() {
    print_answers<shapes_in_the_plane<double>>();
    print_answers<shapes_in_space<float>>();
}
