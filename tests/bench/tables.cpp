// SPDX-License-Identifier: MIT
#include "tables.hpp"

#include "registry.hpp"

#include <algorithm>
#include <cstdio>
#include <map>
#include <string_view>
#include <utility>

namespace bench {

namespace {

/// The ratio to the textbook that the project aims at when hits are appended, or 0 where it names none.
double aim(subject const& of) {
    static constexpr std::pair<std::string_view, double> dense[] = {
        {"disk-aabb", 1.3}, {"disk-segment", 1.5}, {"segment-segment", 0.6}, {"capsule-capsule", 1},
        {"obb-obb", 0.8},   {"disk-obb", 0.7},     {"ray-disk", 0.7},        {"ray-aabb", 2},
    };
    if (of.loop != "append" || of.data == "far") return 0;
    if (of.data == "grid") return 3;
    for (auto const& [name, ratio] : dense)
        if (name == of.pair) return ratio;
    return 0;
}

/// Of an even number the mean of the two in the middle. There must be one.
double median(std::vector<double> x) {
    std::ranges::sort(x);
    std::size_t const half = x.size() / 2;
    return x.size() % 2 == 1 ? x[half] : (x[half - 1] + x[half]) / 2;
}

void print_textbook_summary(std::vector<comparison> all) {
    std::erase_if(all, [](auto const& c) { return c.of.data != "random" || c.of.loop != "append" || c.of.scalar != "double"; });
    if (all.empty()) return;
    std::vector<double> r;
    for (auto const& c : all) r.push_back(c.ratio());
    auto const& slowest = *std::ranges::max_element(all, {}, &comparison::ratio);
    std::printf(
        "\n%zu pairs, random data, double, appended: median ratio %.2f (aim: at most 1.2); the slowest, %s, %.2f;\n"
        "%d above 2 (aim: none)\n",
        r.size(), median(r), slowest.of.pair.c_str(), slowest.ratio(),
        static_cast<int>(std::ranges::count_if(r, [](double x) { return x > 2; })));
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

}  // namespace

void print_textbook_table(std::vector<comparison> const& all) {
    if (all.empty()) return;
    std::printf(
        "\nhantei::intersects against textbook code, ns for one pair; differ: of %d pairs, those on which the textbook\n"
        "says otherwise; aim: the ratio that the project aims at, with a mark where it is missed\n\n",
        pairs_in_pass);
    std::printf("%-18s %-6s %-6s %-6s %6s %7s %9s %8s %6s %5s\n", "pair", "data", "loop", "scalar", "hits", "differ",
                "textbook", "hantei", "ratio", "aim");
    for (comparison const& c : all) {
        double const wanted = aim(c.of);
        std::printf("%-18s %-6s %-6s %-6s %5.1f%% %7d %9.2f %8.2f %6.2f", c.of.pair.c_str(), c.of.data.c_str(),
                    c.of.loop.c_str(), c.of.scalar.c_str(), 100.0 * c.ours.hits / pairs_in_pass, c.ours.differ,
                    c.theirs.nanoseconds, c.ours.nanoseconds, c.ratio());
        if (wanted > 0) std::printf(" %5.1f%s", wanted, c.ratio() > wanted ? " above" : "");
        std::printf("\n");
    }
    print_textbook_summary(all);
}

void print_peer_table(std::vector<comparison> const& all) {
    if (all.empty()) return;
    std::printf(
        "\nhantei::intersects against other libraries, hits appended, ns for one pair; faster: how many times as fast hantei\n"
        "is (aim: at least 3 times where the peer is exact, as CGAL is); wrong: of %d pairs, those on which the peer says\n"
        "otherwise, of the shapes that it takes (Box2D's polygons and edges have a skin of 0.01;\n"
        "touching is not always a contact to Chipmunk)\n\n",
        pairs_in_pass);
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

}  // namespace bench
