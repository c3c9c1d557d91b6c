// SPDX-License-Identifier: MIT
#include "report.hpp"

#include "registry.hpp"

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <sstream>
#include <string_view>
#include <utility>

namespace bench {

namespace {

std::vector<std::string> split(std::string const& name) {
    std::vector<std::string> r;
    std::istringstream in(name);
    for (std::string word; std::getline(in, word, '/');) r.push_back(word);
    return r;
}

/// The ratio to the textbook that the project aims at when hits are appended, or 0 where it names none.
double aim(std::string_view pair, std::string_view data, std::string_view loop) {
    static constexpr std::pair<std::string_view, double> dense[] = {
        {"disk-aabb", 1.3}, {"disk-segment", 1.5}, {"segment-segment", 0.6}, {"capsule-capsule", 1},
        {"obb-obb", 0.8},   {"disk-obb", 0.7},     {"ray-disk", 0.7},        {"ray-aabb", 2},
    };
    if (loop != "append" || data == "far") return 0;
    if (data == "grid") return 3;
    for (auto const& [name, ratio] : dense)
        if (name == pair) return ratio;
    return 0;
}

}  // namespace

bool ratios::ReportContext(Context const& context) {
    auto const& cpu = context.cpu_info;
    std::fprintf(
        stderr,
        "hantei_bench: %d processors at %.0f MHz, load %.1f; the table comes at the end, in about two minutes for all pairs\n",
        cpu.num_cpus, cpu.cycles_per_second / 1e6, cpu.load_avg.empty() ? 0 : cpu.load_avg.front());
    return true;
}

ratios::line& ratios::line_of(Run const& run, std::vector<std::string> const& name) {
    auto const same = [&](line const& l) {
        return l.pair == name[0] && l.data == name[1] && l.loop == name[2] && l.scalar == name[3];
    };
    auto const found = std::find_if(lines_.begin(), lines_.end(), same);
    if (found != lines_.end()) return *found;
    return lines_.emplace_back(line{name[0], name[1], name[2], name[3], run.family_index, {}});
}

void ratios::ReportRuns(std::vector<Run> const& runs) {
    for (Run const& run : runs) {
        if (run.run_type != Run::RT_Iteration || run.error_occurred) continue;
        auto const name = split(run.run_name.function_name);
        double const seconds = run.cpu_accumulated_time / static_cast<double>(run.iterations);
        double const nanoseconds = seconds * 1e9 / pairs_in_pass;
        line& l = line_of(run, name);
        l.place = std::min(l.place, run.family_index);
        auto const [it, is_new] = l.sides.try_emplace(name[4]);
        timing& t = it->second;
        if (is_new || nanoseconds < t.nanoseconds) t.nanoseconds = nanoseconds;
        t.hits = static_cast<int>(run.counters.at("hits"));
        t.differ = static_cast<int>(run.counters.at("differ"));
    }
}

std::vector<ratios::line> ratios::compared_with(std::string const& side) const {
    std::vector<line> r;
    std::copy_if(lines_.begin(), lines_.end(), std::back_inserter(r),
                 [&](line const& l) { return l.sides.contains("hantei") && l.sides.contains(side); });
    return r;
}

void ratios::print_textbook_table() const {
    auto const lines = compared_with("textbook");
    if (lines.empty()) return;
    std::printf(
        "\nhantei::intersects against textbook code, ns for one pair; differ: of %d pairs, those on which the textbook\n"
        "says otherwise; aim: the ratio that the project aims at, with a mark where it is missed\n\n",
        pairs_in_pass);
    std::printf("%-18s %-6s %-6s %-6s %6s %7s %9s %8s %6s %5s\n", "pair", "data", "loop", "scalar", "hits", "differ",
                "textbook", "hantei", "ratio", "aim");
    for (line const& l : lines) {
        timing const &plain = l.sides.at("textbook"), &ours = l.sides.at("hantei");
        double const ratio = ours.nanoseconds / plain.nanoseconds, wanted = aim(l.pair, l.data, l.loop);
        std::printf("%-18s %-6s %-6s %-6s %5.1f%% %7d %9.2f %8.2f %6.2f", l.pair.c_str(), l.data.c_str(), l.loop.c_str(),
                    l.scalar.c_str(), 100.0 * ours.hits / pairs_in_pass, ours.differ, plain.nanoseconds, ours.nanoseconds,
                    ratio);
        if (wanted > 0) std::printf(" %5.1f%s", wanted, ratio > wanted ? " above" : "");
        std::printf("\n");
    }
}

void ratios::print_cgal_table() const {
    auto const lines = compared_with("CGAL");
    if (lines.empty()) return;
    std::printf(
        "\nhantei::intersects against CGAL::do_intersect (exact predicates, inexact constructions), ns for one pair;\n"
        "faster: how many times as fast as CGAL, aim: at least 4 on random data\n\n");
    std::printf("%-18s %-6s %-6s %-6s %11s %12s %8s %8s %7s\n", "pair", "data", "loop", "scalar", "hits: CGAL", "hits: hantei",
                "CGAL", "hantei", "faster");
    for (line const& l : lines) {
        timing const &theirs = l.sides.at("CGAL"), &ours = l.sides.at("hantei");
        std::printf("%-18s %-6s %-6s %-6s %11d %12d %8.2f %8.2f %7.2f\n", l.pair.c_str(), l.data.c_str(), l.loop.c_str(),
                    l.scalar.c_str(), theirs.hits, ours.hits, theirs.nanoseconds, ours.nanoseconds,
                    theirs.nanoseconds / ours.nanoseconds);
    }
}

void ratios::Finalize() {
    // They come in the random order in which they were run.
    std::sort(lines_.begin(), lines_.end(), [](line const& a, line const& b) { return a.place < b.place; });
    print_textbook_table();
    print_cgal_table();
    if (compared_with("textbook").empty() && compared_with("CGAL").empty())
        std::printf("nothing to compare: the filter leaves only one side; leave out the last part of the name\n");
    std::fflush(stdout);
}

}  // namespace bench
