// SPDX-License-Identifier: MIT
// hantei_bench: what exactness costs, as ratios to the plain code of the textbooks and to other libraries.
#include "registry.hpp"
#include "report.hpp"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <string>
#include <vector>

namespace {

void print_usage() {
    std::printf(
        "usage: hantei_bench [PAIR] [--benchmark_OPTION=VALUE...]\n"
        "  PAIR  a regular expression for pair/data/loop/scalar: disk-aabb, ray-.*/grid/append, /double/ (default: all);\n"
        "        /append/.*/(hantei|CGAL)$ compares with one library only\n"
        "The options are those of Google Benchmark; the defaults here are its random interleaving of 15 repetitions of\n"
        "3 ms each, of which the fastest counts. All pairs take about three minutes and 2.5 GB of memory.\n");
}

/// The arguments for Google Benchmark: our defaults, then the user's, which win.
std::vector<std::string> benchmark_arguments(int count, char** words) {
    std::vector<std::string> r{words[0], "--benchmark_enable_random_interleaving=true", "--benchmark_repetitions=15",
                               "--benchmark_min_time=0.003"};
    for (int i = 1; i < count; ++i) {
        std::string const word = words[i];
        r.push_back(word.starts_with("-") ? word : "--benchmark_filter=" + word);
    }
    return r;
}

void add_peers() {
#ifdef HANTEI_BENCH_BOX2D
    bench::add_box2d();
#endif
#ifdef HANTEI_BENCH_CHIPMUNK
    bench::add_chipmunk();
#endif
#ifdef HANTEI_BENCH_CGAL
    bench::add_cgal();
#endif
#ifdef HANTEI_BENCH_BOOST_GEOMETRY
    bench::add_boost_geometry();
#endif
}

}  // namespace

int main(int count, char** words) {
    auto arguments = benchmark_arguments(count, words);
    std::vector<char*> pointers;
    for (auto& a : arguments) pointers.push_back(a.data());
    int left = static_cast<int>(pointers.size());
    benchmark::Initialize(&left, pointers.data(), print_usage);
    if (benchmark::ReportUnrecognizedArguments(left, pointers.data())) {
        print_usage();
        return 2;
    }
    bench::add_double_pairs();
    bench::add_double_pairs_with_vertices();
    bench::add_float_pairs();
    bench::add_float_convex_pairs();
    add_peers();
    bench::ratios report;
    if (benchmark::RunSpecifiedBenchmarks(&report) == 0) {
        std::fprintf(stderr, "hantei_bench: --benchmark_list_tests lists the names that there are\n");
        return 2;
    }
    benchmark::Shutdown();
}
