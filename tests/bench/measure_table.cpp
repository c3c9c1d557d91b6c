// SPDX-License-Identifier: MIT
#include "measure_table.hpp"

#include "unit.hpp"

#include <algorithm>
#include <cstdio>

namespace bench {

// Each scalar is compiled on its own.
void ask_double_measures();
void ask_float_measures();
#ifdef HANTEI_BENCH_BOX2D
std::optional<side> box2d_of(measure_name const& name, argument_numbers const& numbers);
#endif

namespace {

int lines = 0, above = 0;

constexpr char const* heading =
    "measures, ns for one: the plain code of the textbooks in the same scalar, Box2D in float, the library; at most: the "
    "project's limit\n"
    "on this machine; for misses twice what `intersects` takes for the same two shapes\n\n"
    "measure        shapes            answer data     scalar    plain    Box2D    hantei   ratio  at most";

/// The time of that side, or 0 where there is none.
double time_of(char const* name, std::vector<side> const& sides, std::vector<double> const& times) {
    auto const found = std::ranges::find(sides, name, &side::name);
    return found == sides.end() ? 0 : times[static_cast<std::size_t>(found - sides.begin())];
}

}  // namespace

std::string measure_name::path() const {
    std::string r = "measures/" + measure + "/" + shapes;
    for (auto const& word : {answer, data, scalar})
        if (!word.empty()) r += "/" + word;
    return r;
}

std::optional<side> peer_of([[maybe_unused]] measure_name const& name, [[maybe_unused]] argument_numbers const& numbers) {
#ifdef HANTEI_BENCH_BOX2D
    return box2d_of(name, numbers);
#else
    return {};
#endif
}

void report_measure(measure_name const& name, double limit, std::vector<side> const& sides, std::vector<double> const& times) {
    double const plain = time_of("plain", sides, times), ours = time_of("hantei", sides, times);
    double const box2d = time_of("Box2D", sides, times), predicate = time_of("intersects", sides, times);
    double const at_most = predicate > 0 ? 2 * predicate : on_this_machine(limit);
    print_section();
    ++lines;
    std::printf("%-14s %-17s %-6s %-8s %-6s %8.1f ", name.measure.c_str(), name.shapes.c_str(), name.answer.c_str(),
                name.data.c_str(), name.scalar.c_str(), plain);
    if (box2d > 0) {
        std::printf("%8.1f", box2d);
    } else {
        std::printf("%8s", "");
    }
    std::printf(" %9.1f %7.1f %8.1f%s\n", ours, ours / plain, at_most, ours > at_most ? " above" : "");
    std::fflush(stdout);
    above += ours > at_most;
}

void run_measures() {
    start_section(heading);
    ask_double_measures();
    ask_float_measures();
    if (lines > 0) std::printf("\nmeasures: %d lines, %d above the limit\n", lines, above);
}

}  // namespace bench
