// SPDX-License-Identifier: MIT
#include "report.hpp"

#include "registry.hpp"

#include <algorithm>
#include <cstdio>
#include <functional>
#include <sstream>

namespace bench {

namespace {

std::vector<std::string> split(std::string const& name) {
    std::vector<std::string> r;
    std::istringstream in(name);
    for (std::string word; std::getline(in, word, '/');) r.push_back(word);
    return r;
}

}  // namespace

bool ratios::ReportContext(Context const& context) {
    auto const& cpu = context.cpu_info;
    std::fprintf(stderr,
                 "hantei_bench: %d processors at %.0f MHz, load %.1f; the tables come in about three minutes for all pairs\n",
                 cpu.num_cpus, cpu.cycles_per_second / 1e6, cpu.load_avg.empty() ? 0 : cpu.load_avg.front());
    return true;
}

ratios::line& ratios::line_of(Run const& run, std::vector<std::string> const& name) {
    subject const of{name[0], name[1], name[2], name[3]};
    auto const found = std::ranges::find(lines_, of, &line::of);
    return found != lines_.end() ? *found : lines_.emplace_back(line{of, run.family_index, {}});
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

std::vector<comparison> ratios::comparisons() const {
    std::vector<comparison> r;
    for (line const& l : lines_) {
        auto const ours = l.sides.find("hantei");
        if (ours == l.sides.end()) continue;
        for (auto const& [side, theirs] : l.sides)
            if (side != "hantei") r.push_back({l.of, side, theirs, ours->second});
    }
    return r;
}

void ratios::Finalize() {
    // They come in the random order in which they were run.
    std::ranges::sort(lines_, {}, &line::place);
    auto const is_textbook = [](comparison const& c) { return c.side == "textbook"; };
    auto textbook = comparisons(), peers = textbook;
    std::erase_if(textbook, std::not_fn(is_textbook));
    std::erase_if(peers, is_textbook);
    print_textbook_table(textbook);
    print_peer_table(peers);
    if (textbook.empty() && peers.empty())
        std::printf("nothing to compare: the filter leaves only one side; leave out the last part of the name\n");
    std::fflush(stdout);
}

}  // namespace bench
