// SPDX-License-Identifier: MIT
#include "tables.hpp"

#include "numbers.hpp"
#include "question.hpp"
#include "stopwatch.hpp"

#include <algorithm>
#include <cstdio>
#include <map>
#include <string_view>
#include <utility>

namespace bench {

namespace {

/// The ratio to the textbook that the project aims at.
double aim(std::string const& data) { return data == "grid" ? 3 : 2; }

std::vector<comparison>& with_textbook() {
    static std::vector<comparison> r;
    return r;
}
std::vector<comparison>& with_peers() {
    static std::vector<comparison> r;
    return r;
}

void print_line(comparison const& c) {
    std::printf("%-18s %-6s %-6s %-6s %5.1f%% %7d %9.2f %8.2f %6.2f%s\n", c.of.pair.c_str(), c.of.data.c_str(),
                c.of.loop.c_str(), c.of.scalar.c_str(), 100.0 * c.ours.hits / pairs_in_pass, c.theirs.differ,
                c.theirs.nanoseconds, c.ours.nanoseconds, c.ratio(), c.ratio() > aim(c.of.data) ? " above" : "");
    std::fflush(stdout);
}

void print_textbook_summary(std::string const& data, std::string const& loop) {
    std::vector<comparison> all = with_textbook();
    std::erase_if(all, [&](auto const& c) { return c.of.data != data || c.of.loop != loop || c.of.scalar != "double"; });
    if (all.empty()) return;
    std::vector<double> r;
    for (auto const& c : all) r.push_back(c.ratio());
    auto const& slowest = *std::ranges::max_element(all, {}, &comparison::ratio);
    std::printf("%s, %s, double: %zu pairs, median ratio %.2f (aim: at most 1.0), the greatest %.2f (%s), %d above %.1f\n",
                data.c_str(), loop.c_str(), r.size(), median(r), slowest.ratio(), slowest.of.pair.c_str(),
                static_cast<int>(std::ranges::count_if(r, [&](double x) { return x > aim(data); })), aim(data));
}

/// Of a peer on one kind of data.
void print_peer_summary(std::vector<comparison> const& all) {
    std::vector<double> r;
    for (auto const& c : all) r.push_back(c.faster());
    auto const& least = *std::ranges::min_element(all, {}, &comparison::faster);
    std::printf("%s, %s: %zu pairs, hantei is %.1f times as fast in the median, %.2f times at least (%s); wrong on %d pairs\n",
                least.side.c_str(), least.of.data.c_str(), r.size(), median(r), least.faster(), least.of.pair.c_str(),
                static_cast<int>(std::ranges::count_if(all, [](auto const& c) { return c.theirs.differ > 0; })));
}

void print_peer_table(std::vector<comparison> const& all) {
    if (all.empty()) return;
    std::printf(
        "\nhantei::intersects against other libraries, hits appended, ns for one pair; faster: how many times as fast hantei\n"
        "is (aim: at least 3 times where the peer is exact, as CGAL is); wrong: of %zu pairs, those on which the peer says\n"
        "otherwise, of the shapes that it takes (Box2D's polygons and edges have a skin of 0.01;\n"
        "touching is not always a contact to Chipmunk)\n\n",
        pairs_for_peers);
    std::printf("%-18s %-6s %-6s %-15s %9s %8s %7s %6s\n", "pair", "data", "scalar", "peer", "peer", "hantei", "faster",
                "wrong");
    std::map<std::pair<std::string, std::string>, std::vector<comparison>> by_peer;
    for (comparison const& c : all) by_peer[{c.side, c.of.data}].push_back(c);
    for (auto const& [unused, lines] : by_peer)
        for (comparison const& c : lines)
            std::printf("%-18s %-6s %-6s %-15s %9.2f %8.2f %7.2f %6d\n", c.of.pair.c_str(), c.of.data.c_str(),
                        c.of.scalar.c_str(), c.side.c_str(), c.theirs.nanoseconds, c.ours.nanoseconds, c.faster(),
                        c.theirs.differ);
    std::printf("\n");
    for (auto const& [unused, lines] : by_peer) print_peer_summary(lines);
}

}  // namespace

void report(comparison const& c) {
    if (c.side != "textbook") {
        with_peers().push_back(c);
        return;
    }
    print_section();
    with_textbook().push_back(c);
    print_line(c);
}

void report_summary() {
    if (with_textbook().empty()) return;
    std::printf("\n");
    for (char const* const data : {"random", "far", "grid"})
        for (char const* const loop : {"append", "count"}) print_textbook_summary(data, loop);
    print_peer_table(with_peers());
}

}  // namespace bench
