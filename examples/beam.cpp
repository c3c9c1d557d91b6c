// SPDX-License-Identifier: MIT
// The player of a level looks east: who stands in that beam, in which order, and what meets what on the map?
// Prints two tables and draws the level: beam LEVEL.tmj PICTURE.svg
#include <cstdio>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <optional>
#include <range/v3/action/stable_sort.hpp>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/find_if.hpp>
#include <range/v3/range/conversion.hpp>
#include <range/v3/view/cartesian_product.hpp>
#include <range/v3/view/filter.hpp>
#include <range/v3/view/transform.hpp>
#include <string>
#include <utility>
#include <variant>
#include <vector>
#include "beam_picture.hpp"
#include "levels/rules.hpp"
import hantei;
import hantei.level;

namespace {

using namespace hantei;
namespace rv = ranges::views;
using hantei::level::loaded;
using hantei::level::placed;

struct hit {
    placed const* what;
    std::optional<chord<double, 2>> way;
};
struct meeting {
    placed const* a;
    placed const* b;
    relation how;
};

std::vector<hit> hits_in_order(loaded const& level, ray<> const& beam) {
    auto hits = level.objects() | rv::transform([&](placed const& p) { return hit{&p, raycast(beam, p.set)}; }) |
                rv::filter([](hit const& h) { return h.way.has_value(); }) | ranges::to<std::vector>();
    return std::move(hits) | ranges::actions::stable_sort(ranges::less{}, [](hit const& h) { return h.way->enter.t; });
}

std::vector<meeting> meetings(loaded const& level) {
    auto const judged = [](auto const& pair) {
        auto const& [a, b] = pair;
        return meeting{&a, &b, relate(a.set, b.set)};
    };
    return rv::cartesian_product(level.objects(), level.objects()) |
           rv::filter([](auto const& pair) { return &std::get<0>(pair) < &std::get<1>(pair); }) | rv::transform(judged) |
           rv::filter([](meeting const& m) { return m.how != relation::disjoint; }) | ranges::to<std::vector>();
}

std::string name_of(placed const& p) {
    return "#" + std::to_string(p.what.id) + " " + std::string(p.what.name.data(), p.what.name.size());
}

void print(std::vector<hit> const& hits, std::vector<meeting> const& pairs) {
    std::cout << std::fixed << std::setprecision(4) << "in the beam, by t              enters    leaves\n";
    for (auto const& [what, way] : hits)
        std::cout << "  " << std::left << std::setw(26) << name_of(*what) << std::right << std::setw(9) << way->enter.t
                  << std::setw(10) << way->exit.t << (way->enter.t == way->exit.t ? "  grazed\n" : "\n");
    std::cout << "what meets what\n";
    for (auto const& [a, b, how] : pairs)
        std::cout << "  " << std::left << std::setw(26) << name_of(*a) << " " << std::setw(26) << name_of(*b) << " "
                  << (how == relation::touching ? "touch" : "overlap") << "\n";
}

void draw(std::ostream& out, loaded const& level, ray<> const& beam, std::vector<hit> const& hits,
          std::vector<meeting> const& pairs) {
    auto const page = level.outline();
    picture::begin(out, page, "Who stands in the beam");
    for (placed const& p : level.objects()) {
        bool const lit = ranges::any_of(hits, [&](hit const& h) { return h.what == &p; });
        bool const area = p.role == hantei::level::role::area;
        char const* const look = area && lit ? "lit area" : area ? "area" : lit ? "lit" : "box";
        std::visit([&](auto const& s) { picture::outline(out, look, s); }, p.set);
    }
    if (auto const across = raycast(beam, page)) picture::straight(out, "beam", beam.origin, across->exit.point);
    for (bool above = false; hit const& h : hits) {
        picture::straight(out, "chord", h.way->enter.point, h.way->exit.point);
        picture::entry(out, h.way->enter, above);
        above = !above;
    }
    for (meeting const& m : pairs)
        picture::outline(out, m.how == relation::touching ? "touch" : "overlap",
                         disk<>{closest_points(m.a->set, m.b->set).on_a, 3});
    for (placed const& p : level.objects()) std::visit([&](auto const& s) { picture::number(out, p.what.id, s); }, p.set);
    picture::end(out, page);
}

/// The player, if the level has one that spawns as a disk.
disk<> const* player_of(loaded const& level) {
    auto const found = ranges::find_if(level.objects(), [](placed const& p) { return p.what.name == "player"; });
    return found == level.objects().end() ? nullptr : std::get_if<disk<>>(&found->set);
}

int fail(auto const&... words) {
    (std::cerr << ... << words) << "\n";
    return 1;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 3) return fail("usage: beam LEVEL.tmj PICTURE.svg");
    loaded const level{argv[1], rules};
    if (!level.report().ok()) return fail(std::string(level.report().data(), level.report().size()));
    disk<> const* const player = player_of(level);
    if (player == nullptr) return fail(argv[1], ": error: no spawn point or circle has the name \"player\"");

    ray<> const beam{player->center, {16, 0}};  // east; t counts tiles of 16 pixels
    auto const hits = hits_in_order(level, beam);
    auto const pairs = meetings(level);
    print(hits, pairs);

    std::ofstream out(argv[2]);
    draw(out, level, beam, hits, pairs);
    out.close();
    if (!out) return fail("beam: cannot write ", argv[2]);
    std::cout << "picture: " << argv[2] << "\n";
}
