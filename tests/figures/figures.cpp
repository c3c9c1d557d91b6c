// SPDX-License-Identifier: MIT
// The figures at run time; prints the table of all of them.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "record.hpp"

import hantei.figures;

namespace {

namespace figures = hantei::figures;

std::vector<record> const& all_records() {
    static std::vector<record> const records = record_figures();
    return records;
}

/// The slugs of the captions that are written in the files of docs/figures.
std::multiset<std::string> written_slugs() {
    std::string const caption = "caption about{";
    std::multiset<std::string> slugs;
    for (auto const& entry : std::filesystem::directory_iterator(HANTEI_FIGURES_DIRECTORY)) {
        if (!entry.is_regular_file()) continue;
        std::ifstream file(entry.path());
        std::string const text{std::istreambuf_iterator<char>(file), {}};
        for (auto at = text.find(caption); at != std::string::npos; at = text.find(caption, at + 1)) {
            auto const first = text.find('"', at) + 1;
            slugs.insert(text.substr(first, text.find('"', first) - first));
        }
    }
    return slugs;
}

bool is_slug(std::string const& s) {
    return !s.empty() && std::all_of(s.begin(), s.end(), [](char c) { return c == '-' || (c >= 'a' && c <= 'z'); });
}

}  // namespace

TEST_CASE("every claim of every figure holds, and every text has its figures") {
    std::map<std::string, std::size_t> figures_of, claims_of;
    std::printf("%-6s  %-26s  %6s  %s\n", "source", "figure", "claims", "ok");
    for (record const& r : all_records()) {
        std::printf("%-6s  %-26s  %6zu  %s\n", r.source.c_str(), r.slug.c_str(), r.claims, r.unmet.empty() ? "yes" : "NO");
        CHECK_MESSAGE(r.unmet.empty(), r.slug, ": ", r.unmet);
        CHECK(r.holds);
        CHECK(r.claims > 0);
        ++figures_of[r.source];
        claims_of[r.source] += r.claims;
    }
    for (auto const& [source, count] : figures_of) {
        std::printf("%-6s  %zu figures, %zu claims\n", source.c_str(), count, claims_of[source]);
    }
    std::set<std::string> sources;
    for (auto const& [source, count] : figures_of) sources.insert(source);
    CHECK(sources == std::set<std::string>{"A", "A-E", "B", "C", "D", "E", "numbers", "usual mistakes"});
}

TEST_CASE("every part of every figure matters to a claim") {
    for (record const& r : all_records()) {
        for (std::string const& label : r.loose_parts) FAIL_CHECK(r.slug, ": no claim depends on ", label);
    }
}

TEST_CASE("the list holds every figure that is written, once") {
    std::multiset<std::string> listed;
    for (record const& r : all_records()) listed.insert(r.slug);
    std::multiset<std::string> const written = written_slugs();
    for (std::string const& slug : written) {
        CHECK_MESSAGE(listed.count(slug) == 1, slug, " must be in all_figures once");
        CHECK_MESSAGE(written.count(slug) == 1, slug, " must name one figure");
    }
    CHECK(listed.size() == written.size());
}

TEST_CASE("every figure has its words, and its labels are distinct") {
    for (record const& r : all_records()) {
        CAPTURE(r.slug);
        CHECK(is_slug(r.slug));
        CHECK_FALSE(r.section.empty());
        CHECK_FALSE(r.title.empty());
        CHECK(r.says.ends_with('.'));
        CHECK(r.subjects > 0);
        CHECK(std::set<std::string>(r.labels.begin(), r.labels.end()).size() == r.labels.size());
    }
}

TEST_CASE("prove names the figure and the claim that does not hold, or the shape that is none") {
    auto const refused = [](figures::white_corner const& figure) {
        try {
            figures::prove(figure);
            return std::string();
        } catch (figures::unmet_claim const& c) {
            return std::string(c.figure) + ": " + c.subject + " " + c.verb + " " + c.object;
        }
    };
    figures::white_corner figure;
    CHECK(refused(figure) == "");
    figure.disk.value.radius = 2.5;
    CHECK_FALSE(figures::holds(figure));
    CHECK(refused(figure) == "white-corner: disk passes the second test");
    figure.disk.value.radius = -1;
    CHECK_FALSE(figures::holds(figure));
    CHECK(refused(figure) == "white-corner: disk is valid");
}
