// SPDX-License-Identifier: MIT
// The compiler's answers against those of the run time, bit for bit; with an argument, those of the run time are printed.
#include "printed.hpp"

namespace {

template <auto const& Shapes>
int count_differences() {
    int differences = 0;
    for_each_pair<Shapes>([&]<std::size_t I, std::size_t J>() {
        static constexpr record compiled = answers(std::get<I>(Shapes), std::get<J>(Shapes));
        record const run = run_time_answers<Shapes, I, J>();
        if (run == compiled) return;
        ++differences;
        std::printf("%s %s: the compiler says", shape_at<Shapes, I>::name, shape_at<Shapes, J>::name);
        compiled.print();
        std::printf("and the run time says");
        run.print();
    });
    return differences;
}

}  // namespace

int main(int count, char**) {
    if (count > 1) return print_all_answers(), 0;
    return count_differences<shapes_in_the_plane<double>>() + count_differences<shapes_with_vertices<double>>() +
           count_differences<shapes_in_space<float>>();
}
