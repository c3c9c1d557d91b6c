// SPDX-License-Identifier: MIT
// The barriers against floods over cells and over small steps: part of the module, so that it may call them.
module;
#include <doctest/doctest.h>
#include <array>
#include <cstddef>
#include <vector>

#include "../dice.hpp"
module hantei.level;
import hantei;

namespace hantei::level {
namespace {

/// Whether the agent of radius r gets from a to b, by the class behind the rules.
bool gets_there(std::vector<obstacle> const& solids, double r, vec<> const& a, vec<> const& b) {
    list<obstacle> pieces;
    for (obstacle const& p : solids) pieces.add(p);
    barriers between{static_cast<list<obstacle>&&>(pieces), r};
    uint64_t work = 0;
    REQUIRE(between.connect(work, ~work));
    bool parted = false;
    between.part(a, &b, 1, [&](std::size_t, std::size_t, std::size_t) { parted = true; });
    return !parted;
}
template <class S>
obstacle piece_of(S const& s) {
    return {s, 0};
}

}  // namespace

TEST_CASE("of cells as wide as the agent it reaches those that a flood does") {
    dice random(7);
    for (int round = 0; round < 60; ++round) {
        constexpr std::size_t size = 9;
        std::array<std::array<bool, size>, size> wall{};
        std::vector<obstacle> pieces;
        for (std::size_t y = 0; y < size; ++y)
            for (std::size_t x = 0; x < size; ++x) {
                bool const edge = x == 0 || y == 0 || x == size - 1 || y == size - 1;
                wall[y][x] = edge || random() % 100 < 42;
                vec<> const corner{static_cast<double>(x) * 10, static_cast<double>(y) * 10};
                if (wall[y][x]) pieces.push_back(piece_of(aabb<>{corner, corner + vec{10.0, 10.0}}));
            }
        std::vector<std::array<std::size_t, 2>> free, next;
        for (std::size_t y = 1; y < size - 1; ++y)
            for (std::size_t x = 1; x < size - 1; ++x)
                if (!wall[y][x]) free.push_back({x, y});
        if (free.empty()) continue;
        auto const start = free[random() % free.size()];
        std::array<std::array<bool, size>, size> seen{};
        seen[start[1]][start[0]] = true;
        next.push_back(start);
        while (!next.empty()) {
            auto const [x, y] = next.back();
            next.pop_back();
            for (auto const& [u, v] : {std::array{x + 1, y}, {x - 1, y}, {x, y + 1}, {x, y - 1}})
                if (!wall[v][u] && !seen[v][u]) {
                    seen[v][u] = true;
                    next.push_back({u, v});
                }
        }
        auto const middle = [](std::array<std::size_t, 2> const& c) {
            return vec{static_cast<double>(c[0]) * 10 + 5, static_cast<double>(c[1]) * 10 + 5};
        };
        for (auto const& c : free) CHECK_UNARY(gets_there(pieces, 5, middle(start), middle(c)) == seen[c[1]][c[0]]);
    }
}
TEST_CASE("where a walk in small steps gets, nothing is in between") {
    dice random(11);
    auto const upto = [&](unsigned n) { return static_cast<double>(random() % n); };
    int far = 0, near = 0;
    for (int round = 0; round < 16; ++round) {
        std::vector<obstacle> pieces;
        for (int i = 0; i < 22; ++i) {
            vec<> const at{upto(100), upto(100)};
            switch (i % 4) {
                case 0: pieces.push_back(piece_of(disk<>{at, 2 + upto(8)})); break;
                case 1: pieces.push_back(piece_of(obb<>{at, {3 + upto(12), 2}, rotation<>::degrees(upto(360))})); break;
                case 2: pieces.push_back(piece_of(segment<>{at, at + vec{upto(40) - 20, upto(40) + 1}})); break;
                default: pieces.push_back(piece_of(aabb<>{at, at + vec{1 + upto(9), 1 + upto(9)}}));
            }
        }
        constexpr double r = 3.5;
        constexpr std::size_t size = 51;
        auto const at = [](std::size_t i) { return vec{static_cast<double>(i % size) * 2, static_cast<double>(i / size) * 2}; };
        auto const is_clear = [&](capsule<> const& way) {
            for (obstacle const& p : pieces)
                if (p.as_set([&](auto const& s) { return overlaps(s, way); })) return false;
            return true;
        };
        std::vector<int> from(size * size, -1);
        std::vector<std::size_t> clear;
        for (std::size_t i = 0; i < size * size; ++i)
            if (is_clear({at(i), at(i), r})) clear.push_back(i), from[i] = 0;
        if (clear.empty()) continue;
        std::size_t const start = clear[random() % clear.size()];
        std::vector<std::size_t> next{start};
        from[start] = 1;
        while (!next.empty()) {
            std::size_t const i = next.back();
            next.pop_back();
            for (std::size_t const k : {i - 1, i + 1, i - size, i + size})
                if (k < size * size && (k % size == i % size || k / size == i / size) && from[k] == 0 &&
                    is_clear({at(i), at(k), r})) {
                    from[k] = 1;
                    next.push_back(k);
                }
        }
        for (int i = 0; i < 12; ++i) {
            std::size_t const k = clear[random() % clear.size()];
            bool const there = gets_there(pieces, r, at(start), at(k));
            if (from[k] == 1) CHECK_UNARY(there);
            ++(from[k] == 1 ? near : far);
        }
    }
    CHECK(near > 50);
    CHECK(far > 5);
}

}  // namespace hantei::level
