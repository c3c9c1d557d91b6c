// SPDX-License-Identifier: MIT
// The picture of beam.cpp: the room in metres, y down, as an SVG document with colours for light and dark.
#pragma once
#include <ostream>
#include <variant>
import hantei;

namespace picture {

inline constexpr char head[] = R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 42 35" width="1050" height="875">
<title>A beam of light through a storeroom</title>
<style>
  svg { font: .9px sans-serif } text { fill: #222; text-anchor: middle } .page { fill: #fdfdf8 }
  .floor { fill: #f3f1e8; stroke: #8a8a80; stroke-width: .15 }
  .box { fill: #c5d7e6; stroke: #44607a; stroke-width: .1 }
  .rug { fill: #e6d8ec; stroke: #86689a; stroke-width: .1 }
  .lit { fill: #f7d774; stroke: #8a6100; stroke-width: .18 }
  .beam { stroke: #b8790a; stroke-width: .12; stroke-dasharray: .6 .3 } .chord { stroke: #b3261e; stroke-width: .3 }
  .end { fill: #b3261e } .at { fill: #9b1c15; text-anchor: end } .key { text-anchor: start }
  .overlap { fill: #1a6b54 } .touch { fill: none; stroke: #1a6b54; stroke-width: .15 }
  @media (prefers-color-scheme: dark) {
    text { fill: #eee } .page { fill: #16181c } .floor { fill: #202329 }
    .box { fill: #33485c; stroke: #9cb8d0 } .rug { fill: #463851; stroke: #bda0d0 }
    .lit { fill: #7a5c08; stroke: #ffd866 } .beam { stroke: #ffc861 } .chord { stroke: #ff8a80 }
    .end, .at { fill: #ff9d94 } .overlap { fill: #62d6ae } .touch { stroke: #62d6ae }
  }
</style>
<rect class="page" x="-1" y="-1" width="42" height="35"/>
)";

inline void outline(std::ostream& out, char const* look, hantei::disk<> const& d) {
    out << "<circle class='" << look << "' cx='" << d.center.x << "' cy='" << d.center.y << "' r='" << d.radius << "'/>\n";
}
inline void outline(std::ostream& out, char const* look, hantei::aabb<> const& b) {
    out << "<rect class='" << look << "' x='" << b.min.x << "' y='" << b.min.y << "' width='" << b.max.x - b.min.x
        << "' height='" << b.max.y - b.min.y << "'/>\n";
}
inline void outline(std::ostream& out, char const* look, hantei::obb<> const& b) {
    out << "<g transform='translate(" << b.center.x << " " << b.center.y << ") matrix(" << b.turn.c << " " << b.turn.s << " "
        << -b.turn.s << " " << b.turn.c << " 0 0)'>";
    outline(out, look, hantei::aabb<>{-b.half, b.half});
    out << "</g>\n";
}
inline void straight(std::ostream& out, char const* look, hantei::vec<> const& a, hantei::vec<> const& b) {
    out << "<line class='" << look << "' x1='" << a.x << "' y1='" << a.y << "' x2='" << b.x << "' y2='" << b.y << "'/>\n";
}
inline void words(std::ostream& out, char const* look, hantei::vec<> const& at, auto const&... text) {
    out << "<text class='" << look << "' x='" << at.x << "' y='" << at.y << "'>";
    (out << ... << text) << "</text>\n";
}
/// The name in the middle of the shape, or above a small one.
inline void name(std::ostream& out, char const* text, auto const& shape) {
    auto const box = hantei::bounds(shape);
    bool const small = box.max.y - box.min.y <= 3;
    words(out, "name", {(box.min.x + box.max.x) / 2, small ? box.min.y - 0.3 : (box.min.y + box.max.y) / 2 + 0.3}, text);
}

inline void legend(std::ostream& out) {
    double const y = 32.2;
    outline(out, "lit", hantei::aabb<>{{0, y - 0.8}, {1.6, y}});
    words(out, "key", {2, y}, "in the beam");
    outline(out, "box", hantei::aabb<>{{8.5, y - 0.8}, {10.1, y}});
    words(out, "key", {10.5, y}, "not in it");
    outline(out, "rug", hantei::aabb<>{{15.5, y - 0.8}, {17.1, y}});
    words(out, "key", {17.5, y}, "a rug, below it");
    straight(out, "chord", {25, y - 0.4}, {26.6, y - 0.4});
    words(out, "key", {27, y}, "chord");
    outline(out, "overlap", hantei::disk<>{{31, y - 0.4}, 0.3});
    words(out, "key", {31.6, y}, "overlap");
    outline(out, "touch", hantei::disk<>{{36.6, y - 0.4}, 0.3});
    words(out, "key", {37.2, y}, "touch");
}

}  // namespace picture
