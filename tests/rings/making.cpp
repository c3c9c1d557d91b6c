// SPDX-License-Identifier: MIT
// A ring is judged by a sweep: the same flaw, at the same place, as by looking at every two sides.
#include <doctest/doctest.h>

#include <gmpxx.h>
#include <optional>

#include <string>
#include <type_traits>

#include "figures.hpp"
#include "naive.hpp"
import hantei;

namespace rings_making {

using namespace hantei;

template <class S>
std::string flaw_of(S const& s) {
    if (is_valid(s)) return "";
    std::string const text = invalid_shape(flaws(s)[0]).what();
    return text.substr(text.find(": ", text.find("invalid")) + 2);
}
/// At which of several vertices it doubles back is not compared: the plain way leaves out vertices on both sides of such a one.
std::string without_place(std::string const& flaw) {
    std::string const words = "it doubles back on itself";
    return flaw.starts_with(words) ? words : flaw;
}

TEST_CASE("rings of every kind, many of them not simple") {
    dice d(1);
    std::size_t sound = 0, faulty = 0;
    for (int round = 0; round < 250; ++round) {
        auto ring = figures::any(d, static_cast<std::size_t>(d.whole(9, 60)));
        // Some corners change places, or come to lie on others: then sides meet.
        for (int k = d.whole(0, 3); k > 1; --k)
            ring[static_cast<std::size_t>(d.whole(0, static_cast<int>(ring.size()) - 1))] =
                ring[static_cast<std::size_t>(d.whole(0, static_cast<int>(ring.size()) - 1))];
        if (d.whole(0, 4) == 0) std::swap(ring[1], ring[ring.size() / 2]);
        std::string const expected = naive::flaw(naive::exact(ring));
        CHECK(without_place(flaw_of(polygon{ring})) == expected);
        ++(expected.empty() ? sound : faulty);
        std::reverse(ring.begin(), ring.end());
        CHECK(without_place(flaw_of(polygon{ring})) == naive::flaw(naive::exact(ring)));
    }
    CHECK(sound > 60);
    CHECK(faulty > 60);
}

/// Sides that cross are turned around until none do.
void untangle(figures::ring<double>& ring) {
    for (bool again = true; again;) {
        again = false;
        auto const r = naive::exact(ring);
        for (std::size_t i = 0; i < ring.size() && !again; ++i) {
            for (std::size_t k = i + 2; k < ring.size() && !again; ++k) {
                if (k + 1 - i == ring.size() || !naive::meet(r[i], naive::at(r, i + 1), r[k], naive::at(r, k + 1))) continue;
                auto const from = ring.begin() + static_cast<std::ptrdiff_t>(i),
                           to = ring.begin() + static_cast<std::ptrdiff_t>(k);
                auto const shorter = [](vec<> const& a, vec<> const& b, vec<> const& c, vec<> const& e) {
                    return std::hypot(a.x - c.x, a.y - c.y) + std::hypot(b.x - e.x, b.y - e.y) <
                           std::hypot(a.x - b.x, a.y - b.y) + std::hypot(c.x - e.x, c.y - e.y) - 1e-9;
                };
                if (shorter(*from, *(from + 1), *to, ring[(k + 1) % ring.size()])) {
                    std::reverse(from + 1, to + 1);
                } else {
                    ring.erase(to);
                }
                again = ring.size() > 3;
            }
        }
    }
}
TEST_CASE("three corners on a line double back, whichever is the first") {
    figures::ring<double> ring{{0, 0}, {2, 0}, {1, 0}};
    for (int turn = 0; turn < 3; ++turn) {
        CHECK(naive::flaw(naive::exact(ring)) == "it doubles back on itself");
        CHECK(without_place(flaw_of(polygon{ring})) == "it doubles back on itself");
        std::rotate(ring.begin(), ring.begin() + 1, ring.end());
    }
}
TEST_CASE("rings on a small grid: corners on sides, corners on corners, straight corners") {
    dice d(2);
    std::size_t sound = 0, faulty = 0;
    for (int round = 0; round < 400; ++round) {
        auto const corners = static_cast<std::size_t>(d.whole(9, 26));
        auto ring = figures::tangle(d, corners, d.whole(4, 12));
        if (d.whole(0, 3) > 0) untangle(ring);
        std::string const expected = naive::flaw(naive::exact(ring));
        if (expected.find("itself") != expected.npos) ++faulty;
        if (expected.empty()) ++sound;
        CHECK(without_place(flaw_of(polygon{ring})) == expected);
        CHECK(without_place(flaw_of(polygon{figures::whole(ring, 1)})) == expected);
    }
    CHECK(sound > 30);
    CHECK(faulty > 30);
}

/// A square ring of cells of a grid, with one hole a cell, of which some do not fit.
TEST_CASE("holes: inside the outer ring and outside each other") {
    dice d(3);
    std::size_t sound = 0, faulty = 0;
    for (int round = 0; round < 80; ++round) {
        int const side = d.whole(1, 4);
        auto const outer = figures::placed(figures::star(d, 24, 0.98), 0, 0);
        std::vector<figures::ring<double>> holes;
        double const cell = 1.3 / side;
        for (int i = 0; i < side * side; ++i) {
            vec<> const middle{(i % side - (side - 1) / 2.0) * cell, (i / side - (side - 1) / 2.0) * cell};
            bool const too_large = d.whole(0, 20) == 0;
            auto hole = figures::star(d, static_cast<std::size_t>(d.whole(3, 12)), 0.5);
            for (auto& p : hole)
                p = {middle.x + p.x * cell * (too_large ? 0.7 : 0.49), middle.y + p.y * cell * (too_large ? 0.7 : 0.49)};
            holes.push_back(hole);
        }
        // One inside another, or outside of all.
        if (d.whole(0, 5) == 0) {
            auto inner = holes[0];
            double const middle = -(side - 1) / 2.0 * cell;  // of the first cell, for both axes
            for (auto& p : inner) p = {(p.x + middle) / 2, (p.y + middle) / 2};
            holes.push_back(figures::placed(inner, 0, 0, d.whole(0, 1) == 0 ? vec{0.0, 0.0} : vec{9.0, 0.0}));
        }
        std::string expected;
        auto const r = naive::exact(outer);
        std::vector<naive::points> inner;
        for (auto const& hole : holes) inner.push_back(naive::exact(hole));
        // In these figures no rings just touch.
        auto const meeting = [&](naive::points const& a, naive::points const& b, auto const& words) {
            for (std::size_t i = 0; i < a.size() && expected.empty(); ++i)
                for (std::size_t k = 0; k < b.size() && expected.empty(); ++k)
                    if (naive::meet(a[i], naive::at(a, i + 1), b[k], naive::at(b, k + 1))) expected = words(i, k);
        };
        auto const text = [](std::size_t i) { return std::to_string(i); };
        for (std::size_t h = 0; h < holes.size() && expected.empty(); ++h) {
            meeting(inner[h], r, [&](auto i, auto k) {
                return "it crosses the outer ring or runs along it; its side and the outer one are " + text(i) + " and " +
                       text(k);
            });
            if (expected.empty() && naive::point_in_polygon(r, inner[h][0]) < 0) expected = "not inside the outer ring";
            for (std::size_t g = 0; g < h && expected.empty(); ++g) {
                meeting(inner[h], inner[g], [&](auto i, auto) {
                    return "it crosses another hole or runs along it; its side and the number of that hole are " + text(i) +
                           " and " + text(g);
                });
                if (expected.empty() &&
                    (naive::point_in_polygon(inner[g], inner[h][0]) > 0 || naive::point_in_polygon(inner[h], inner[g][0]) > 0))
                    expected = "one inside the other, this hole and hole " + text(g);
            }
        }
        polygon const made{outer, holes};
        std::string const found = is_valid(made) ? "" : invalid_shape(flaws(made)[0]).what();
        INFO(found, " ", expected);
        CHECK((found.find(expected) != found.npos && found.empty() == expected.empty()));
        ++(expected.empty() ? sound : faulty);
    }
    CHECK(sound > 20);
    CHECK(faulty > 10);
}

}  // namespace rings_making
