// SPDX-License-Identifier: MIT
// Random shapes that are no less than their type says: with inner points, or a direction, or vertices without a flaw.
#pragma once
#include <cmath>
#include <utility>
#include <variant>
#include <vector>

#include "../dice.hpp"
#include "figure.hpp"
import hantei;

namespace peers {

using vertices = std::vector<hantei::vec<double>>;
using convex = hantei::convex<vertices>;
using polygon = hantei::polygon<vertices, std::vector<vertices>>;
using any = std::variant<hantei::point<>, hantei::segment<>, hantei::ray<>, hantei::line<>, hantei::triangle<>, hantei::aabb<>,
                         hantei::disk<>, convex, polygon, hantei::chain<vertices>, hantei::closed_chain<vertices>>;

inline vertices vertices_of(std::vector<position> const& at) {
    vertices v;
    for (position const& p : at) v.push_back({p.x, p.y});
    return v;
}
/// As the library stores it. A ray and a line keep the difference of their points as a direction, which is exact on the grid.
inline any made_of(figure const& f) {
    vertices const at = vertices_of(f.at);
    switch (f.what) {
        case kind::point: return hantei::point<>{at[0]};
        case kind::segment: return hantei::segment<>{at[0], at[1]};
        case kind::ray: return hantei::ray<>{at[0], at[1] - at[0]};
        case kind::line: return hantei::line<>{at[0], at[1] - at[0]};
        case kind::triangle: return hantei::triangle<>{at[0], at[1], at[2]};
        case kind::aabb: return hantei::aabb<>{at[0], at[1]};
        case kind::disk: return hantei::disk<>{at[0], f.radius};
        case kind::convex: return convex(at);
        case kind::chain: return hantei::chain<vertices>(at);
        case kind::closed_chain: return hantei::closed_chain<vertices>(at);
        default: return f.hole.empty() ? polygon(at) : polygon(at, {vertices_of(f.hole)});
    }
}

/// OGC calls such a chain closed; here it has ends as long as its type says so.
inline bool ends_where_it_begins(figure const& f) { return f.at.front().x == f.at.back().x && f.at.front().y == f.at.back().y; }

/// Valid, and with inner points where its type can have them.
inline bool is_proper(figure const& f) {
    auto const proper = []<class S>(S const& s) {
        if (!hantei::is_valid(s)) return false;
        if constexpr (requires { s.has_interior(); }) return s.has_interior();
        if constexpr (requires { s.b; }) return s.a != s.b;
        if constexpr (requires { s.radius; }) return s.radius > 0;
        return true;
    };
    return std::visit(proper, made_of(f));
}

class drawn_figures {
  public:
    explicit drawn_figures(bool beside_grid) : beside_grid_(beside_grid) {}

    figure draw(kind what) {
        for (;;) {
            figure f{what, some(count(what))};
            f.radius = std::abs(number());
            if (what == kind::aabb) sort_corners(f);
            if (what == kind::convex) round_off(f);
            if (!is_proper(f) || (what == kind::chain && ends_where_it_begins(f))) continue;
            if (what == kind::polygon && dice_.whole(0, 1) == 0) add_hole(f);
            return f;
        }
    }

  private:
    double number() {
        double const x = dice_.whole(-6, 6);
        if (!beside_grid_ || dice_.whole(0, 2) != 0) return x;
        return std::nextafter(x, dice_.whole(0, 1) == 0 ? -100.0 : 100.0);
    }
    int count(kind what) {
        switch (what) {
            case kind::point:
            case kind::disk: return 1;
            case kind::triangle: return 3;
            case kind::convex: return 7;
            case kind::polygon: return dice_.whole(4, 6);
            case kind::chain:
            case kind::closed_chain: return dice_.whole(3, 6);
            default: return 2;
        }
    }
    /// Three and more lie near each other, so that not everything meets everything.
    std::vector<position> some(int n) {
        double const shrink = n < 3 ? 1 : 0.5, x = n < 3 ? 0 : dice_.whole(-4, 4), y = n < 3 ? 0 : dice_.whole(-4, 4);
        std::vector<position> list(static_cast<std::size_t>(n));
        for (position& p : list) p = {x + number() * shrink, y + number() * shrink};
        return list;
    }
    static void sort_corners(figure& f) {
        if (f.at[1].x < f.at[0].x) std::swap(f.at[0].x, f.at[1].x);
        if (f.at[1].y < f.at[0].y) std::swap(f.at[0].y, f.at[1].y);
    }
    static void round_off(figure& f) {
        auto const hull = hantei::convex_hull(vertices_of(f.at));
        f.at.clear();
        for (auto const& p : hull) f.at.push_back({p.x, p.y});
    }
    /// The last of some triangles that fits.
    void add_hole(figure& f) {
        figure holed = f;
        for (int tries = 0; tries < 30; ++tries) {
            holed.hole = {f.at[0], f.at[1], f.at[2]};
            for (position& p : holed.hole) p = {p.x + dice_.whole(-2, 2), p.y + dice_.whole(-2, 2)};
            if (is_proper(holed)) f = holed;
        }
    }

    dice dice_;
    bool beside_grid_;
};

}  // namespace peers
