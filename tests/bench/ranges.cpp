// SPDX-License-Identifier: MIT
// Questions about many shapes at once.
#include "../dice.hpp"
#include "budget.hpp"
#include "question.hpp"
#include "textbook_rays.hpp"

#include <algorithm>
#include <limits>
#include <utility>

import hantei;

namespace bench {

namespace {

using disk = hantei::disk<>;
using disks = std::vector<disk>;
using pairs = std::vector<std::pair<std::size_t, std::size_t>>;

constexpr std::size_t many = 10000;

/// n disks in a square in which each meets about one other.
disks scattered(std::size_t n) {
    dice source;
    double const side = 3 * std::sqrt(static_cast<double>(n));
    disks r;
    for (std::size_t i = 0; i < n; ++i) {
        double const x = source.real(0, side), y = source.real(0, side);
        r.push_back({{x, y}, source.real(0.5, 1)});
    }
    return r;
}
/// One above the other: they all overlap along x.
disks column(std::size_t n) {
    disks r;
    for (std::size_t i = 0; i < n; ++i) r.push_back({{0, 1.75 * static_cast<double>((7919 * i) % n)}, 1});
    return r;
}

/// Every pair, with any predicate.
template <class Decide>
pairs every_pair(disks const& all, Decide decide) {
    pairs r;
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t k = i + 1; k < all.size(); ++k)
            if (decide(all[i], all[k])) r.emplace_back(i, k);
    return r;
}
/// Ericson 7.5: sorted by the left end; those are asked whose bounds meet.
pairs plain_sweep(disks const& all) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < all.size(); ++i) order.push_back(i);
    auto const left = [&](std::size_t i) { return all[i].center.x - all[i].radius; };
    std::ranges::sort(order, {}, left);
    pairs r;
    for (std::size_t i = 0; i < order.size(); ++i) {
        disk const& a = all[order[i]];
        for (std::size_t k = i + 1; k < order.size() && left(order[k]) <= a.center.x + a.radius; ++k)
            if (textbook::disk_disk(a, all[order[k]])) r.emplace_back(std::minmax(order[i], order[k]));
    }
    std::ranges::sort(r);
    return r;
}

void ask_pairs(std::string const& name, disks const& all, at_most limit) {
    ask_within_budget("ranges/intersecting_pairs/" + name, limit, [=] {
        return std::vector{
            repeating("every pair", [=](std::size_t) { return every_pair(all, hantei::intersects).size(); }),
            repeating("plain every pair", [=](std::size_t) { return every_pair(all, textbook::disk_disk).size(); }),
            repeating("plain sweep", [=](std::size_t) { return plain_sweep(all).size(); }),
            repeating("hantei", [=](std::size_t) { return hantei::intersecting_pairs(all).size(); })};
    });
}

/// Asks about the disks from places in their square.
template <class Plain, class Ours>
void ask_from_places(std::string const& name, Plain plain, Ours ours) {
    ask_within_budget("ranges/" + name + "/" + std::to_string(many), {0, 3}, [=] {
        disks const all = scattered(many), places = scattered(256);
        auto const place = [places](std::size_t i) { return places[i % places.size()].center * 6.25; };
        return std::vector{repeating("plain loop", [=](std::size_t i) { return plain(all, place(i)); }),
                           repeating("hantei", [=](std::size_t i) { return ours(all, place(i)); })};
    });
}
double plain_nearest(disks const& all, hantei::vec<> const& p) {
    double least = std::numeric_limits<double>::infinity();
    for (disk const& x : all) least = std::min(least, std::sqrt(textbook::squared_norm(textbook::sub(x.center, p))) - x.radius);
    return std::max(least, 0.0);
}
hantei::ray<> ray_from(hantei::vec<> const& p) { return {p, {150 - p.x, 151 - p.y}}; }
double plain_first_hit(disks const& all, hantei::ray<> const& ray) {
    double first = std::numeric_limits<double>::infinity();
    for (disk const& x : all) {
        auto const times = textbook::through_circle(textbook::sub(ray.origin, x.center), ray.direction, x.radius);
        if (times && times->second >= 0) first = std::min(first, std::max(times->first, 0.0));
    }
    return first;
}

}  // namespace

void run_ranges() {
    start_section("ranges of disks; at most: the project's limit on this machine, or in terms of the first other way\n");
    ask_from_places("nearest", plain_nearest, [](disks const& all, hantei::vec<> const& p) {
        return hantei::nearest(hantei::point<>{p}, all)->distance;
    });
    ask_from_places(
        "first_hit", [](disks const& all, hantei::vec<> const& p) { return plain_first_hit(all, ray_from(p)); },
        [](disks const& all, hantei::vec<> const& p) { return hantei::first_hit(ray_from(p), all)->chord.enter.t; });
    ask_pairs("scattered/100", scattered(100), {0, 1});
    ask_pairs("scattered/10000", scattered(many), {3 * ms, 0});
    ask_pairs("column/10000", column(many), {10 * ms, 0});
}

}  // namespace bench
