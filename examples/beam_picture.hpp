// SPDX-License-Identifier: MIT
// The picture of beam.cpp: the level in pixels, y down, as an SVG document with colors for light and dark.
#pragma once
#include <ostream>
#include <string>
#include "../modules/level/lint/outline.hpp"

namespace picture {

inline constexpr char style[] = R"(<style>
  svg { font: 9px sans-serif } text { fill: #222; stroke: #fdfdf8; stroke-width: 2; paint-order: stroke; text-anchor: middle }
  .page { fill: #fdfdf8 }
  .floor { fill: #f3f1e8; stroke: #8a8a80 } .box { fill: #c5d7e6; stroke: #44607a }
  .lit { fill: #f7d774; stroke: #8a6100; stroke-width: 1.5 } .area { fill-opacity: .4; stroke-dasharray: 4 3 }
  .beam { stroke: #b8790a; stroke-width: 1.2; stroke-dasharray: 6 3 } .chord { stroke: #b3261e; stroke-width: 3 }
  .end { fill: #b3261e } .wrong { fill: #f7c4bf; stroke: #b3261e; stroke-width: 1.5; fill-opacity: .7 } .at { fill: #9b1c15; text-anchor: end } .key { text-anchor: start }
  .overlap { fill: #1a6b54 } .touch { fill: none; stroke: #1a6b54; stroke-width: 1.5 }
  @media (prefers-color-scheme: dark) {
    text { fill: #eee; stroke: #16181c } .page { fill: #16181c } .floor { fill: #202329 }
    .box { fill: #33485c; stroke: #9cb8d0 } .wrong { fill: #6b2420; stroke: #ff8a80 }
    .lit { fill: #7a5c08; stroke: #ffd866 } .beam { stroke: #ffc861 } .chord { stroke: #ff8a80 }
    .end, .at { fill: #ff9d94 } .overlap { fill: #62d6ae } .touch { stroke: #62d6ae }
  }
</style>
)";

inline void straight(std::ostream& out, char const* look, hantei::vec<> const& a, hantei::vec<> const& b) {
    out << "<line class='" << look << "' x1='" << a.x << "' y1='" << a.y << "' x2='" << b.x << "' y2='" << b.y << "'/>\n";
}
inline void words(std::ostream& out, char const* look, hantei::vec<> const& at, auto const&... text) {
    out << "<text class='" << look << "' x='" << at.x << "' y='" << at.y << "'>";
    (out << ... << text) << "</text>\n";
}
/// The number of the object in the middle of its shape, or above a small one.
inline void number(std::ostream& out, int id, auto const& shape) {
    auto const box = hantei::bounds(shape);
    bool const small = box.max.y - box.min.y < 14;
    words(out, "name", {(box.min.x + box.max.x) / 2, small ? box.min.y - 2 : (box.min.y + box.max.y) / 2 + 3}, "#", id);
}
/// Where the beam enters, and at which t: left of it, below or above the beam.
inline void entry(std::ostream& out, auto const& enter, bool above) {
    outline(out, "end", hantei::disk<>{enter.point, 2.5});
    words(out, "at", {enter.point.x - 3, enter.point.y + (above ? -5 : 11)}, "t = ", enter.t);
}

/// A level of this outline, with a margin for the legend below.
inline void begin(std::ostream& out, hantei::aabb<> const& level, std::string const& title) {
    double const width = level.max.x + 32;
    double const height = level.max.y + 56;
    out << "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-16 -16 " << width << " " << height << "' width='" << 1.5 * width
        << "' height='" << 1.5 * height << "'>\n"
        << "<title>";
    for (char const c : title) out << (c == '"' || c == '<' || c == '&' ? std::string(1, '\'') : std::string(1, c));
    out << "</title>\n" << style;
    outline(out, "page", hantei::aabb<>{{-16, -16}, {width - 16, height - 16}});
    outline(out, "floor", level);
}
inline void end(std::ostream& out, hantei::aabb<> const& level) {
    double const y = level.max.y + 24;
    auto const key = [&](double x, char const* look, char const* meaning) {
        outline(out, look, hantei::aabb<>{{x, y - 8}, {x + 16, y}});
        words(out, "key", {x + 20, y - 1}, meaning);
    };
    key(0, "lit", "in the beam");
    key(95, "box", "not in it");
    straight(out, "chord", {175, y - 4}, {191, y - 4});
    words(out, "key", {195, y - 1}, "the beam inside");
    outline(out, "overlap", hantei::disk<>{{280, y - 4}, 3});
    words(out, "key", {287, y - 1}, "overlap");
    outline(out, "touch", hantei::disk<>{{340, y - 4}, 3});
    words(out, "key", {347, y - 1}, "touch");
    out << "</svg>\n";
}

}  // namespace picture
