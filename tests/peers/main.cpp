// SPDX-License-Identifier: MIT
// Random pairs of shapes that are no less than their type says, for it is only there that the peers answer: on a small grid, and for
// CGAL also with numbers next to the grid. Prints a line for each pair and peer; fails if any answer differs.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <iomanip>
#include <iostream>
#include <random>
#include <utility>
#include <variant>

#include "figure.hpp"
import hantei;

namespace {

using peers::figure;
using peers::kind;

struct source {
    std::mt19937_64 engine{2026};
    bool beside_grid = false;

    int between(int low, int high) { return std::uniform_int_distribution(low, high)(engine); }
    double number() {
        double const x = between(-6, 6);
        if (!beside_grid || between(0, 2) != 0) return x;
        return std::nextafter(x, between(0, 1) == 0 ? -100.0 : 100.0);
    }
    /// A shape that has inner points or, if it is a curve, a direction.
    figure draw(kind what) {
        for (;;) {
            figure f{what, {}};
            for (double& x : f.at) x = number();
            auto& [ax, ay, bx, by, cx, cy] = f.at;
            switch (what) {
                case kind::point: return f;
                case kind::disk: bx = std::abs(bx); break;
                case kind::aabb:
                    if (bx < ax) std::swap(ax, bx);
                    if (by < ay) std::swap(ay, by);
                    if (ax < bx && ay < by) return f;
                    continue;
                case kind::triangle:
                    if (hantei::triangle<>{{ax, ay}, {bx, by}, {cx, cy}}.has_interior()) return f;
                    continue;
                default:
                    if (ax != bx || ay != by) return f;
                    continue;
            }
            if (bx > 0) return f;
        }
    }
};

/// A ray and a line keep the difference of their points as a direction, which is exact on the grid.
hantei::any_shape<> made_of(figure const& f) {
    auto const& [ax, ay, bx, by, cx, cy] = f.at;
    hantei::vec<> const a{ax, ay}, b{bx, by}, c{cx, cy};
    switch (f.what) {
        case kind::point: return hantei::point<>{a};
        case kind::segment: return hantei::segment<>{a, b};
        case kind::ray: return hantei::ray<>{a, b - a};
        case kind::line: return hantei::line<>{a, b - a};
        case kind::triangle: return hantei::triangle<>{a, b, c};
        case kind::aabb: return hantei::aabb<>{a, b};
        default: return hantei::disk<>{a, bx};
    }
}
bool stored_exactly(kind what) { return what != kind::ray && what != kind::line; }

struct peer {
    char const* name;
    std::function<std::optional<bool>(figure const&, figure const&)> intersect;
    bool beside_grid;
};

void print(figure const& f) {
    std::cout << "    " << peers::names[static_cast<std::size_t>(f.what)] << std::hexfloat;
    for (double x : f.at) std::cout << " " << x;
    std::cout << std::defaultfloat << "\n";
}

/// The number of cases of a pair of kinds in which the peer answers otherwise.
int compare(peer const& other, kind first, kind second) {
    source dice;
    dice.beside_grid = other.beside_grid && stored_exactly(first) && stored_exactly(second);
    int cases = 0, hits = 0, different = 0;
    for (int i = 0; i < 10'000; ++i) {
        figure const a = dice.draw(first), b = dice.draw(second);
        auto const theirs = other.intersect(a, b);
        if (!theirs) return 0;
        bool const ours = hantei::intersects(made_of(a), made_of(b));
        ++cases;
        hits += ours;
        if (ours == *theirs) continue;
        if (different++ == 0) print(a), print(b);
    }
    std::string const pair =
        std::string(peers::names[static_cast<std::size_t>(first)]) + " " + peers::names[static_cast<std::size_t>(second)];
    std::cout << std::left << std::setw(20) << pair << std::setw(18) << other.name << std::right << std::setw(6) << cases
              << " cases " << std::setw(6) << hits << " meet " << std::setw(4) << different << " disagreements\n";
    return different;
}

}  // namespace

int main() {
    int different = 0;
    for (peer const& other :
         {peer{"CGAL, on grid", peers::intersect_in_cgal, false}, peer{"CGAL, beside it", peers::intersect_in_cgal, true},
          peer{"Boost.Geometry", peers::intersect_in_boost, false}})
        for (kind const first : peers::every_kind)
            for (kind const second : peers::every_kind)
                if (first <= second) different += compare(other, first, second);
    std::cout << different << " disagreements\n";
    return different == 0 ? 0 : 1;
}
