// SPDX-License-Identifier: MIT
// A ray that follows the pointer, against many: all that it meets are marked, and the first of them with the point where it comes in.
#include <array>
#include <cstddef>
#include <variant>

import hantei;
import hantei.figures;
import hantei.program;

namespace {

using namespace hantei;
using program::text;

using thing = std::variant<disk<>, aabb<>, obb<>, capsule<>, triangle<>>;
/// By how much the boxes at these places of the list are turned.
constexpr std::array<double, 8> degrees{0, 0, 0, 0, 30, -20, 0, 0};

struct beam : program::page {
    std::array<thing, 8> things{disk<>{{-4, 4}, 1.5},
                                disk<>{{9, -4}, 2},
                                aabb<>{{2, 3}, {6, 5}},
                                aabb<>{{-9, -6}, {-5, -5}},
                                obb<>{{3, -3}, {2, 1}, rotation<>::degrees(degrees[4])},
                                obb<>{{10, 3}, {1, 2}, rotation<>::degrees(degrees[5])},
                                capsule<>{{-3, -6}, {0, -3}, 0.5},
                                triangle<>{{-10, 3}, {-7, 5}, {-10, 6}}};
    ray<> sight{{-1, 0}, {4, 1}};
    bool following = true;
    bool placing = false;

    beam() { show(26, {program::width / 2, program::height / 2 - 8}); }
    /// The ray's line of flight goes through p.
    void aim(vec<> const& p) {
        vec<> const d = program::hundredth(p - sight.origin);
        if (!(d == vec<>{})) sight.direction = d;
    }
    void point(vec<> const& q) override {
        if (following) aim(world(q));
    }
    void press(vec<> const& q) override {
        if (placing) sight.origin = program::hundredth(world(q)), placing = false;
        else aim(world(q));
    }
    bool type(int key) override {
        vec<> const p = sight.origin + sight.direction;
        switch (key) {
            case program::left: aim(p - vec<>{0.25, 0}); return true;
            case program::right: aim(p + vec<>{0.25, 0}); return true;
            case program::up: aim(p + vec<>{0, 0.25}); return true;
            case program::down: aim(p - vec<>{0, 0.25}); return true;
            case 'h': sight.origin = program::hundredth(sight.origin - vec<>{0.05, 0}); return true;
            case 'l': sight.origin = program::hundredth(sight.origin + vec<>{0.05, 0}); return true;
            case 'k': sight.origin = program::hundredth(sight.origin + vec<>{0, 0.05}); return true;
            case 'j': sight.origin = program::hundredth(sight.origin - vec<>{0, 0.05}); return true;
            default: return false;
        }
    }
    char const* button(int i) override {
        constexpr std::array names{"Follow the pointer", "Place the origin by a click"};
        return i < 2 ? names[static_cast<std::size_t>(i)] : nullptr;
    }
    bool lit(int i) override { return i == 0 ? following : placing; }
    void push(int i) override { (i == 0 ? following : placing) = !lit(i); }

    void draw(program::sheet& s) override {
        s.p.grid(s.in);
        auto const first = first_hit(sight, things);
        for (thing const& t : things) {
            bool const is_first = first.has_value() && &*first->where == &t;
            char const look = intersects(sight, t) ? is_first ? 'o' : 't' : 'd';
            std::visit([&](auto const& shape) { s.draw(look, shape); }, t);
        }
        s.draw('n', sight);
        if (!first) return;
        // From inside, the first point of the boundary is where it goes out.
        bool const inside = first->chord.enter.t < 0;
        auto const& end = inside ? first->chord.exit : first->chord.enter;
        s.line('m', sight.origin, end.point);
        s.dot('m', end.point, 5);
        s.line('i', end.point, end.point + end.normal);
    }
    void say(text& out) override {
        std::size_t met = 0;
        for (thing const& t : things) met += intersects(sight, t) ? 1 : 0;
        auto const first = first_hit(sight, things);
        if (!first) {
            out << "○ it meets none of the " << things.size();
            return;
        }
        constexpr std::array names{"disk", "box", "turned box", "capsule", "triangle"};
        out << "● it meets " << met << " of the " << things.size() << "; first the " << names[first->where->index()];
        if (first->chord.enter.t < 0)
            out << ", from inside: it leaves at t = " << first->chord.exit.t << ", point " << first->chord.exit.point;
        else out << " at t = " << first->chord.enter.t << ", point " << first->chord.enter.point;
    }
    void prove(text& out) override {
        program::heading(out);
        program::literal(out << "constexpr ray sight = ", sight) << ";\n";
        for (thing const& t : things) {
            char const* const asked = intersects(sight, t) ? "intersects(sight, " : "disjoint(sight, ";
            if (auto const* const box = std::get_if<obb<>>(&t)) {
                program::literal(out << "static_assert(" << asked << "obb<>{", box->center);
                program::literal(out << ", ", box->half_extents)
                    << ", rotation<>::degrees(" << degrees[static_cast<std::size_t>(&t - things.data())] << ")}));\n";
                continue;
            }
            std::visit(
                [&](auto const& shape) {
                    if constexpr (requires { program::literal(out, shape); })
                        program::literal(out << "static_assert(" << asked, shape) << "));\n";
                },
                t);
        }
    }
};

program::started<beam> here;

}  // namespace
