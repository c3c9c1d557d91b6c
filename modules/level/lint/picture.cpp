// SPDX-License-Identifier: MIT
// A level and its findings as an SVG document, with colors for light and dark.
#include <algorithm>
#include <cmath>
#include <sstream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "lint.hpp"
#include "outline.hpp"

namespace lint {
namespace {

using box = hantei::aabb<>;
using hantei::vec;
using level::placed;
using level::remark;
using level::role;

constexpr char style[] = R"(<style>
  svg { font-family: sans-serif } text { fill: #222 } .page { fill: #fdfdf8 }
  .floor { fill: #f3f1e8; stroke: #8a8a80 } .solid { fill: #c5d7e6; stroke: #44607a } .spawn { fill: #f7d774; stroke: #8a6100 }
  .area { fill: #d5e8d4; fill-opacity: .4; stroke: #1a6b54; stroke-dasharray: 4 3 }
  .floor, .solid, .spawn, .area, .error, .warning { vector-effect: non-scaling-stroke }
  .error, .warning { fill: none; stroke: #b3261e; stroke-width: 2 } .warning { stroke: #9a6700 }
  text.error, text.warning { fill: #b3261e; stroke: none } text.warning { fill: #9a6700 }
  .number { font-weight: bold; paint-order: stroke }
  @media (prefers-color-scheme: dark) {
    text { fill: #eee } .page { fill: #16181c } .floor { fill: #202329 } .solid { fill: #33485c; stroke: #9cb8d0 }
    .spawn { fill: #7a5c08; stroke: #ffd866 } .area { fill: #1d3a31; stroke: #62d6ae }
    .error { stroke: #ff8a80 } .warning { stroke: #e3b341 } text.error { fill: #ff9d94 } text.warning { fill: #e3b341 }
  }
</style>
)";

std::string escaped(std::string_view text) {
    std::string result;
    for (char const c : text) {
        if (c == '<') result += "&lt;";
        else if (c == '&') result += "&amp;";
        else result += c;
    }
    return result;
}

/// Breaks a text at blanks into lines of at most `width` bytes; a longer word is a line of its own.
std::vector<std::string> wrapped(std::string_view text, std::size_t width) {
    std::vector<std::string> lines;
    while (text.size() > width) {
        std::size_t end = text.rfind(' ', width);
        if (end == text.npos || end == 0) end = std::min(text.find(' '), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    lines.emplace_back(text);
    return lines;
}

/// The box around a level and whatever lies outside of it.
box page_of(level::loaded const& checked, std::size_t which) {
    box page = checked.outline(which);
    auto const take = [&](box const& b) {
        page = {{std::min(page.min.x, b.min.x), std::min(page.min.y, b.min.y)},
                {std::max(page.max.x, b.max.x), std::max(page.max.y, b.max.y)}};
    };
    for (placed const& p : checked.objects())
        if (p.what.stage == which) take(std::visit([](auto const& s) { return hantei::bounds(s); }, p.set));
    for (remark const& r : checked.remarks())
        for (std::size_t i = 0; i < r.places && r.stage == which; ++i) take(r.place[i]);
    return page;
}
vec<> middle_of(box const& b) { return {(b.min.x + b.max.x) / 2, (b.min.y + b.max.y) / 2}; }

}  // namespace

std::string picture_of(std::string const& title, level::loaded const& checked, std::size_t which) {
    box const page = page_of(checked, which);
    double const width = std::max(page.max.x - page.min.x, 1.0), height = std::max(page.max.y - page.min.y, 1.0);
    double const unit = std::max(width, height) / 50;  // the font size

    // The messages below the level: one line or several for each finding.
    constexpr std::size_t indent = 4;
    auto const letters = std::max<std::size_t>(24, static_cast<std::size_t>(width / (0.55 * unit)) - indent);
    std::ostringstream told;
    double line = page.max.y + 3 * unit;
    auto const write = [&](std::string_view look, double x, std::string_view text) {
        told << "<text class='" << look << "' x='" << x << "' y='" << line << "'>" << escaped(text) << "</text>\n";
    };
    write("", page.min.x, title);
    std::size_t number = 0;
    for (remark const& r : checked.remarks()) {
        if (r.stage != which) continue;
        line += 0.4 * unit;
        std::string number_written = std::to_string(++number);
        for (std::string const& part :
             wrapped(std::string(view(r.message)) + " [" + std::string(view(r.rule)) + "]", letters)) {
            line += 1.3 * unit;
            if (!number_written.empty()) write(word(r.severity), page.min.x, number_written);
            number_written.clear();
            write("", page.min.x + indent * 0.55 * unit, part);
        }
    }
    if (number == 0) {
        line += 1.7 * unit;
        write("", page.min.x, "no findings");
    }

    std::ostringstream out;
    box const paper{{page.min.x - 2 * unit, page.min.y - 2 * unit},
                    {page.min.x + std::max(width, 24 * 0.55 * unit) + 2 * unit, line + unit}};
    double const scale = 960 / std::max(paper.max.x - paper.min.x, paper.max.y - paper.min.y);
    out << "<svg xmlns='http://www.w3.org/2000/svg' viewBox='" << paper.min.x << " " << paper.min.y << " "
        << paper.max.x - paper.min.x << " " << paper.max.y - paper.min.y << "' width='" << scale * (paper.max.x - paper.min.x)
        << "' height='" << scale * (paper.max.y - paper.min.y) << "' font-size='" << unit << "'>\n<title>" << escaped(title)
        << "</title>\n"
        << style;
    picture::outline(out, "page", paper);
    picture::outline(out, "floor", checked.outline(which));
    for (placed const& p : checked.objects()) {
        if (p.what.stage != which) continue;
        char const* const look = p.role == role::solid ? "solid" : p.role == role::spawn ? "spawn" : "area";
        std::visit(
            [&](auto const& s) {
                picture::outline(out, look, s);
                if (p.role == role::spawn) picture::outline(out, look, hantei::disk<>{middle_of(hantei::bounds(s)), unit / 8});
            },
            p.set);
    }
    number = 0;
    for (remark const& r : checked.remarks()) {
        if (r.stage != which) continue;
        ++number;
        std::string const look{word(r.severity)};
        for (std::size_t i = 0; i < r.places; ++i) {
            vec<> const middle = middle_of(r.place[i]);
            double const radius =
                std::hypot(r.place[i].max.x - r.place[i].min.x, r.place[i].max.y - r.place[i].min.y) / 2 + unit / 2;
            picture::outline(out, look.c_str(), hantei::disk<>{middle, radius});
            out << "<text class='" << look << " number' x='" << middle.x + radius * 0.7071 + unit / 8 << "' y='"
                << middle.y - radius * 0.7071 - unit / 8 << "'>" << number << "</text>\n";
        }
        if (r.places < 2) continue;
        vec<> const from = middle_of(r.place[0]), to = middle_of(r.place[1]);
        out << "<path class='" << look << "' d='M " << from.x << " " << from.y << " L " << to.x << " " << to.y << "'/>\n";
    }
    out << told.str() << "</svg>\n";
    return out.str();
}

}  // namespace lint
