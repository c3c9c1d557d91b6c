// SPDX-License-Identifier: MIT
// The start of the game as plain numbers: the walls and bodies of an arena, 72 wide and 50 high.
#pragma once

#include <array>
#include <cstddef>
#include <random>
#include <vector>

namespace scene {

struct point {
    double x = 0, y = 0;
};
using ring = std::vector<point>;

struct box {
    point min, max;
};
/// A concave polygon, and convex polygons whose union it is: libraries that know only convex ones need these.
struct rock {
    ring outline;
    std::vector<ring> pieces;
};

enum class kind { disk, capsule, box };
/// A disk of radius `width`; a capsule of radius `width` whose core reaches `length` to both sides; or a box of half extents `length` and `width`.
struct body {
    kind what;
    double length, width;
    point position, velocity;  ///< velocity: per frame
    double angle, spin;  ///< in degrees; spin: per frame
};

inline constexpr double width = 72, height = 50;
inline constexpr int columns = 6, rows = 5;  ///< a grid of cells, most of which contain a wall
inline constexpr point cell{width / columns, height / rows};
constexpr point middle_of_cell(int i) {
    int const column = i % columns, row = i / columns;
    return {(column + 0.5) * cell.x, (row + 0.5) * cell.y};
}

/// Four sides of the arena, and sixteen boxes inside.
inline std::vector<box> boxes() {
    std::vector<box> r{{{-4, -4}, {0, height + 4}},
                       {{width, -4}, {width + 4, height + 4}},
                       {{0, -4}, {width, 0}},
                       {{0, height}, {width, height + 4}}};
    for (int i = 0; i < columns * rows && r.size() < 20; ++i) {
        if (i % 3 == 1) continue;  // a rock
        point const middle = middle_of_cell(i);
        double const x = 1 + i % 4 * 0.5, y = 2.5 - i % 5 * 0.375;
        r.push_back({{middle.x - x, middle.y - y}, {middle.x + x, middle.y + y}});
    }
    return r;
}

/// An L, a U, a T, a plus and an arrowhead, about the origin.
inline std::array<rock, 5> kinds_of_rock() {
    ring const l{{-2, -2}, {2, -2}, {2, -1}, {-1, -1}, {-1, 2}, {-2, 2}};
    ring const u{{-2, -2}, {2, -2}, {2, 2}, {1, 2}, {1, -1}, {-1, -1}, {-1, 2}, {-2, 2}};
    ring const t{{-0.5, -2}, {0.5, -2}, {0.5, 1}, {2, 1}, {2, 2}, {-2, 2}, {-2, 1}, {-0.5, 1}};
    ring const plus{{-0.5, -2}, {0.5, -2}, {0.5, -0.5}, {2, -0.5}, {2, 0.5},   {0.5, 0.5},
                    {0.5, 2},   {-0.5, 2}, {-0.5, 0.5}, {-2, 0.5}, {-2, -0.5}, {-0.5, -0.5}};
    ring const arrowhead{{-2, -2}, {0, -0.5}, {2, -2}, {0, 2}};
    auto const bar = [](point a, point b) { return ring{a, {b.x, a.y}, b, {a.x, b.y}}; };
    return {rock{l, {bar({-2, -2}, {2, -1}), bar({-2, -2}, {-1, 2})}},
            rock{u, {bar({-2, -2}, {2, -1}), bar({-2, -2}, {-1, 2}), bar({1, -2}, {2, 2})}},
            rock{t, {bar({-0.5, -2}, {0.5, 2}), bar({-2, 1}, {2, 2})}},
            rock{plus, {bar({-0.5, -2}, {0.5, 2}), bar({-2, -0.5}, {2, 0.5})}},
            rock{arrowhead, {{{-2, -2}, {0, -0.5}, {0, 2}}, {{0, -0.5}, {2, -2}, {0, 2}}}}};
}
/// Ten rocks: two of each kind, rotated by quarter turns.
inline std::vector<rock> rocks() {
    auto const kinds = kinds_of_rock();
    std::vector<rock> r;
    for (int i = 1; i < columns * rows; i += 3) {
        point const middle = middle_of_cell(i);
        auto const placed = [&](ring corners) {
            for (point& p : corners) {
                for (int turns = i % 4; turns > 0; --turns) p = {-p.y, p.x};
                p = {middle.x + 1.25 * p.x, middle.y + 1.25 * p.y};
            }
            return corners;
        };
        rock const& kind = kinds[r.size() % kinds.size()];
        r.push_back({placed(kind.outline), {}});
        for (ring const& piece : kind.pieces) r.back().pieces.push_back(placed(piece));
    }
    return r;
}

/// Three hundred bodies, a third of each kind, in the aisles between the walls. They are the same on every machine, and some of them overlap.
inline std::vector<body> bodies() {
    std::mt19937 engine(5489);
    auto const between = [&engine](double low, double high) {
        return low + (high - low) * (static_cast<double>(engine()) * 0x1p-32);
    };
    std::vector<body> r;
    for (int i = 0; i < 300; ++i) {
        double const length = between(0.6, 1.2), breadth = between(0.4, 0.6), aside = between(-2, 2);
        double const x = between(1, width - 1), y = between(1, height - 1);
        int const row = i / 2 % (rows - 1) + 1, column = i / 2 % (columns - 1) + 1;
        point const where = i % 2 == 0 ? point{x, row * cell.y + aside} : point{column * cell.x + aside, y};
        double const to_right = between(-0.125, 0.125), up = between(-0.125, 0.125);
        double const angle = between(0, 360), spin = between(-2, 2);
        r.push_back({static_cast<kind>(i % 3), length, breadth, where, {to_right, up}, angle, spin});
    }
    return r;
}

/// The ten guns, which stand where aisles cross.
inline std::vector<point> guns() {
    std::vector<point> r;
    for (int const row : {1, 3})
        for (int const column : {1, 2, 3, 4, 5}) r.push_back({column * cell.x, row * cell.y});
    return r;
}
inline constexpr double caliber = 0.125, speed = 0.75;  ///< of a bullet: its radius, and its distance per frame

}  // namespace scene
