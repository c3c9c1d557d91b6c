// SPDX-License-Identifier: MIT
// Random pairs of shapes, on a small grid, and for CGAL also with numbers next to the grid. Prints a line for each pair and question
// to a peer; fails if any answer differs.
#include <cmath>
#include <functional>
#include <iomanip>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include "drawn_figures.hpp"
#include "figure.hpp"
import hantei;

namespace {

using peers::figure;
using peers::kind;

bool stored_exactly(kind what) { return what != kind::ray && what != kind::line; }

/// What is asked of a peer and of the library; a truth is 1 or 0.
struct question {
    char const* name;
    std::function<std::optional<double>(figure const&, figure const&)> theirs;
    std::function<double(peers::any const&, peers::any const&)> ours;
    bool beside_grid = false;
    double tolerance = 0;  ///< of a rounded answer, in multiples of 1 + the answer
};

/// 1 if a contains b; for pairs of shapes that the library does not have 0.
double contains(peers::any const& a, peers::any const& b) {
    auto const known = [](auto const& x, auto const& y) -> double {
        if constexpr (requires { hantei::contains(x, y); }) return hantei::contains(x, y);
        return 0;
    };
    return std::visit(known, a, b);
}

/// The same with the arguments in the other order.
auto turned(auto f) {
    return [f](auto const& a, auto const& b) { return f(b, a); };
}

std::vector<question> every_question() {
    return {
        {"CGAL, on grid", peers::intersect_in_cgal, hantei::intersects},
        {"CGAL, beside it", peers::intersect_in_cgal, hantei::intersects, true},
        {"Boost.Geometry", peers::intersect_in_boost, hantei::intersects},
#ifdef HANTEI_PEERS_GEOS
        {"GEOS", peers::intersect_in_geos, hantei::intersects},
        {"GEOS, touches", peers::touch_in_geos, hantei::touches},
        {"GEOS, covers", peers::covers_in_geos, contains},
        {"GEOS, covered by", turned(peers::covers_in_geos), turned(contains)},
        {"GEOS, distance", peers::distance_in_geos, hantei::distance, false, 1e-14},
#endif
    };
}

void print(figure const& f) {
    std::cout << "    " << peers::names[static_cast<std::size_t>(f.what)] << std::hexfloat;
    for (auto const& [x, y] : f.at) std::cout << " (" << x << " " << y << ")";
    for (auto const& [x, y] : f.hole) std::cout << " hole (" << x << " " << y << ")";
    std::cout << " radius " << f.radius << std::defaultfloat << "\n";
}

/// The number of cases of a pair of kinds in which the peer answers otherwise.
int compare(question const& q, kind first, kind second) {
    peers::drawn_figures figures(q.beside_grid && stored_exactly(first) && stored_exactly(second));
    int cases = 0, hits = 0, different = 0;
    for (int i = 0; i < 5'000; ++i) {
        figure const a = figures.draw(first), b = figures.draw(second);
        auto const theirs = q.theirs(a, b);
        if (!theirs) return 0;
        if (std::isnan(*theirs)) continue;
        double const ours = q.ours(peers::made_of(a), peers::made_of(b));
        ++cases;
        hits += ours != 0;
        if (std::abs(ours - *theirs) <= q.tolerance * (1 + ours)) continue;
        if (different++ == 0) print(a), print(b);
    }
    std::string const pair =
        std::string(peers::names[static_cast<std::size_t>(first)]) + " " + peers::names[static_cast<std::size_t>(second)];
    std::cout << std::left << std::setw(26) << pair << std::setw(18) << q.name << std::right << std::setw(6) << cases
              << " cases " << std::setw(6) << hits << (q.tolerance > 0 ? " apart " : " yes   ") << std::setw(4) << different
              << " disagreements\n";
    return different;
}

}  // namespace

int main() {
    int different = 0;
    for (question const& q : every_question())
        for (kind const first : peers::every_kind)
            for (kind const second : peers::every_kind)
                if (first <= second) different += compare(q, first, second);
    std::cout << different << " disagreements\n";
    return different == 0 ? 0 : 1;
}
