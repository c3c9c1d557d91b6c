// SPDX-License-Identifier: MIT
// A lamp shines through a storeroom: who stands in its beam, in which order, and what meets what?
// Prints two tables and draws the room: beam [FILE.svg]
#include <cstdio>
#include <fstream>
#include <optional>
#include <range/v3/action/sort.hpp>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/range/conversion.hpp>
#include <range/v3/view/cartesian_product.hpp>
#include <range/v3/view/filter.hpp>
#include <range/v3/view/transform.hpp>
#include <utility>
#include <variant>
#include <vector>
#include "beam_picture.hpp"
import hantei;

namespace {

using namespace hantei;
namespace rv = ranges::views;

struct thing {
    char const* name;
    std::variant<disk<>, aabb<>, obb<>> shape;
};
struct hit {
    thing const* what;
    std::optional<chord<double, 2>> way;
};
struct meeting {
    thing const* a;
    thing const* b;
    relation how;
};

// Metres, y down. The beam is at (2 + 4t, 2 + 3t).
constexpr aabb room{{0, 0}, {40, 30}};
constexpr ray beam{{2, 2}, {4, 3}};
constexpr disk barrel{{16.5, 16}, 2.5};
constexpr disk vase{{19.5, 12}, 2.4999999999999996};  // the double before 2.5
constexpr aabb crate{{22, 13}, {26, 17}};
constexpr thing things[]{
    {"runner", obb{{9, 19}, {7, 2}, rotation<>::degrees(-30)}},
    {"mat", obb{{24, 26}, {2.5, 1.5}, rotation<>::degrees(20)}},
    {"hide", obb{{33, 6}, {3, 1.5}, rotation<>::degrees(45)}},
    {"door", aabb{{36, 20}, {39, 29}}},
    {"guard", disk{{34, 26}, 1.0}},
    {"table", aabb{{24, 17}, {30, 21}}},
    {"crate", crate},
    {"sack", disk{{27, 13}, 1.5}},
    {"barrel", barrel},
    {"vase", vase},
    {"pillar", disk{{10, 8}, 1.5}},
    {"cat", disk{{5, 20}, 1.0}},
};

// The same questions, put to the compiler.
static_assert(touches(beam, barrel) && touches(beam, crate) && disjoint(beam, vase));

// What stands in the room is a disk or a box along the axes; the turned boxes are rugs, and the beam passes above them.
struct cast_beam {
    std::optional<chord<double, 2>> operator()(auto const& standing) const { return raycast(beam, standing); }
    std::optional<chord<double, 2>> operator()(obb<> const&) const { return {}; }
};

std::vector<hit> hits_in_order() {
    auto hits = things | rv::transform([](thing const& x) { return hit{&x, std::visit(cast_beam{}, x.shape)}; }) |
                rv::filter([](hit const& h) { return h.way.has_value(); }) | ranges::to<std::vector>();
    return std::move(hits) | ranges::actions::sort(ranges::less{}, [](hit const& h) { return h.way->enter.t; });
}

std::vector<meeting> meetings() {
    auto const judged = [](auto const& pair) {
        auto const& [a, b] = pair;
        return meeting{&a, &b, relate(a.shape, b.shape)};
    };
    return rv::cartesian_product(things, things) | rv::transform(judged) |
           rv::filter([](meeting const& m) { return m.a < m.b && m.how != relation::disjoint; }) | ranges::to<std::vector>();
}

void draw(std::ostream& out, std::vector<hit> const& hits, std::vector<meeting> const& pairs) {
    out << picture::head;
    picture::outline(out, "floor", room);
    for (thing const& x : things) {
        bool const lit = ranges::any_of(hits, [&](hit const& h) { return h.what == &x; });
        bool const rug = std::holds_alternative<obb<>>(x.shape);
        std::visit([&](auto const& s) { picture::outline(out, lit ? "lit" : rug ? "rug" : "box", s); }, x.shape);
    }
    vec<> const end = raycast(beam, room)->exit.point;
    picture::straight(out, "beam", beam.origin, end);
    for (hit const& h : hits) {
        vec<> const at = h.way->enter.point;
        picture::straight(out, "chord", at, h.way->exit.point);
        picture::outline(out, "end", disk<>{at, 0.25});
        picture::words(out, "at", {at.x - 0.3, at.y + 0.9}, "t = ", h.way->enter.t);
    }
    for (meeting const& m : pairs)
        picture::outline(out, m.how == relation::touching ? "touch" : "overlap",
                         disk<>{closest_points(m.a->shape, m.b->shape).on_a, 0.3});
    for (thing const& x : things) std::visit([&](auto const& s) { picture::name(out, x.name, s); }, x.shape);
    picture::words(out, "key", {beam.origin.x - 1.5, beam.origin.y - 0.6}, "lamp");
    picture::legend(out);
    out << "</svg>\n";
}

}  // namespace

int main(int argc, char** argv) {
    char const* const file = argc > 1 ? argv[1] : "beam.svg";
    auto const hits = hits_in_order();
    auto const pairs = meetings();

    std::puts("in the beam, by t:   enters   leaves");
    for (hit const& h : hits)
        std::printf("  %-16s %8.4f %8.4f%s\n", h.what->name, h.way->enter.t, h.way->exit.t,
                    h.way->enter.t == h.way->exit.t ? "  (grazed)" : "");
    std::puts("what meets what:");
    for (meeting const& m : pairs)
        std::printf("  %s and %s %s\n", m.a->name, m.b->name, m.how == relation::touching ? "touch" : "overlap");

    std::ofstream out(file);
    draw(out, hits, pairs);
    out.close();
    if (!out) {
        std::fprintf(stderr, "beam: cannot write %s\n", file);
        return 1;
    }
    std::printf("picture: %s\n", file);
}
