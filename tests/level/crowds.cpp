// SPDX-License-Identifier: MIT
// Crowds of boxes and circles on a coarse grid, where many touch: the sweep misses no overlap and adds none. All pairs are
// judged again here, in whole numbers.
#include <doctest/doctest.h>
#include <cstdio>
#include <string>
#include <vector>

#include "../dice.hpp"
#include "judged.hpp"
import hantei;

namespace crowds {

struct placed {
    int x, y, width, height;
    bool circle;
};

int clamped(int value, int low, int high) { return value < low ? low : value > high ? high : value; }
bool overlap(placed const& a, placed const& b) {
    if (a.circle && b.circle) {
        int const dx = 2 * a.x + a.width - 2 * b.x - b.width;
        int const dy = 2 * a.y + a.width - 2 * b.y - b.width;
        int const r = a.width + b.width;
        return dx * dx + dy * dy < r * r;
    }
    if (b.circle) return overlap(b, a);
    if (a.circle) {  // in halves
        int const cx = 2 * a.x + a.width;
        int const cy = 2 * a.y + a.width;
        int const dx = clamped(cx, 2 * b.x, 2 * (b.x + b.width)) - cx;
        int const dy = clamped(cy, 2 * b.y, 2 * (b.y + b.height)) - cy;
        return dx * dx + dy * dy < a.width * a.width;
    }
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

std::string json_of(placed const& p, int id, int turns) {
    // A box that is written with quarter turns about another of its corners covers the same points.
    int const x = p.x + (turns == 1 || turns == 2 ? p.width : 0);
    int const y = p.y + (turns == 2 || turns == 3 ? p.height : 0);
    bool const lying = turns % 2 == 1;
    return "{" +
           members(std::to_string(id), "", "wall", std::to_string(x), std::to_string(y),
                   std::to_string(lying ? p.height : p.width), std::to_string(lying ? p.width : p.height)) +
           ",\"rotation\":" + std::to_string(90 * turns) + (p.circle ? ",\"ellipse\":true}" : "}");
}

TEST_CASE("every overlapping pair is found once, and no other") {
    dice random(7);
    auto const below = [&](int bound) { return static_cast<int>(random() % static_cast<unsigned>(bound)); };
    for (int crowd = 0; crowd < 200; ++crowd) {
        std::vector<placed> all;
        std::string objects;
        for (int i = 0; i < 40; ++i) {
            bool const circle = below(2) == 0;
            int const width = 1 + below(12);
            all.push_back({below(80), below(80), width, circle ? width : 1 + below(12), circle});
            objects += (i > 0 ? ",\n" : "") + json_of(all.back(), i + 1, below(4));
        }
        std::size_t pairs = 0;
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t j = i + 1; j < all.size(); ++j) pairs += overlap(all[i], all[j]) ? 1 : 0;
        std::string const map = map_of(objects);
        CHECK(level::check_text("map.tmj", {map.data(), map.size()}, test_rules).findings() == pairs);
    }
}

TEST_CASE("of turned boxes, boxes and circles the exact predicates find the same pairs") {
    dice random(8);
    auto const below = [&](int bound) { return static_cast<int>(random() % static_cast<unsigned>(bound)); };
    char const* const path = "crowd_of_turned_boxes.tmj";
    for (int crowd = 0; crowd < 40; ++crowd) {
        std::string objects;
        for (int i = 0; i < 40; ++i) {
            // Multiples of 15 degrees: many sides are parallel, and some touch. Far away the doubles are coarse.
            std::string const far = crowd % 2 == 0 ? "" : "0000000000";
            std::string const w = std::to_string(1 + below(9)) + (crowd % 4 == 3 ? far : "");
            std::string const x = std::to_string(20 + below(60)) + far, y = std::to_string(20 + below(60)) + far;
            bool const circle = below(4) == 0;
            objects += (i > 0 ? ",\n{" : "{") +
                       members(std::to_string(i), "", "wall", x, y, w, circle ? w : std::to_string(1 + below(9)) + far) +
                       (circle ? R"(,"ellipse":true)" : ",\"rotation\":" + std::to_string(15 * below(24))) + "}";
        }
        std::string const map = map_of(objects);
        std::FILE* const file = std::fopen(path, "wb");
        REQUIRE(file != nullptr);
        CHECK(std::fwrite(map.data(), 1, map.size(), file) == map.size());
        CHECK(std::fclose(file) == 0);
        level::loaded const loaded{path, level::rules{.classify = test_role_of, .keep_inside = false}};
        auto const& all = loaded.objects();
        REQUIRE(all.size() == 40);
        std::size_t pairs = 0;
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t j = i + 1; j < all.size(); ++j) pairs += hantei::overlaps(all[i].set, all[j].set) ? 1 : 0;
        CHECK(loaded.report().findings() == (pairs < 256 ? pairs : 256));
    }
    CHECK(std::remove(path) == 0);
}

}  // namespace crowds
