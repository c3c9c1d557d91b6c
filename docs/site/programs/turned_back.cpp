// SPDX-License-Identifier: MIT
// A circle against a rectangle with an angle: the circle is turned back about the rectangle's center, and its turned center is joined with the
// nearest point of the rectangle along the axes. The library is asked about the turned rectangle itself; both must say the same.
#include <array>
#include <cstddef>

import hantei;
import hantei.figures;
import hantei.program;

namespace {

using namespace hantei;
using program::text;

struct turned_back : program::page {
    disk<> circle{{3.5, 4}, 1};
    double degrees = 30;
    vec<> center{0, 0}, half{3, 1.5};
    vec<> grip{};
    bool held = false;
    bool running = false;

    turned_back() { show(30, {program::width / 2, program::height / 2 - 8}); }
    obb<> box() const { return {center, half, rotation<>::degrees(degrees)}; }
    aabb<> upright() const { return {center - half, center + half}; }
    /// The circle in the rectangle's own coordinates.
    disk<> back() const { return {center + box().coordinates(circle.center), circle.radius}; }

    void press(vec<> const& q) override {
        held = intersects(circle, world(q));
        grip = circle.center - world(q);
        if (!held) circle.center = program::hundredth(world(q)), grip = {}, held = true;
    }
    void point(vec<> const& q) override {
        if (held) circle.center = program::hundredth(world(q) + grip);
    }
    void release() override { held = false; }
    bool type(int key) override {
        auto const walk = [this](double x, double y) {
            circle.center = program::hundredth(circle.center + vec<>{x, y});
            return true;
        };
        switch (key) {
            case program::left:
            case 'h': return walk(-0.05, 0);
            case program::right:
            case 'l': return walk(0.05, 0);
            case program::up:
            case 'k': return walk(0, 0.05);
            case program::down:
            case 'j': return walk(0, -0.05);
            case 'r': return turn(1);
            case 'R': return turn(-1);
            case 's': running = !running; return true;
            default: return false;
        }
    }
    bool turn(double by) {
        degrees += by;
        if (degrees >= 360) degrees -= 360;
        if (degrees <= -360) degrees += 360;
        return true;
    }
    char const* button(int i) override { return i == 0 ? "Turn it (S)" : nullptr; }
    bool lit(int) override { return running; }
    void push(int) override { running = !running; }
    bool moves() override { return running; }
    void step() override { turn(1); }
    char const* number_name(int i) override {
        constexpr std::array names{"degrees", "circle x", "circle y", "radius"};
        return i < 4 ? names[static_cast<std::size_t>(i)] : nullptr;
    }
    double number(int i) override {
        return i == 0 ? degrees : i == 1 ? circle.center.x : i == 2 ? circle.center.y : circle.radius;
    }
    bool set_number(int i, double x) override {
        if (i == 3 && x < 0) return false;
        (i == 0 ? degrees : i == 1 ? circle.center.x : i == 2 ? circle.center.y : circle.radius) = program::hundredth(x);
        return true;
    }

    void draw(program::sheet& s) override {
        s.p.grid(s.in);
        char const look = program::sheet::look(relate(circle, box()));
        s.draw('i', upright());
        s.draw('i', back());
        vec<> const nearest = min(max(back().center, upright().min), upright().max);
        s.draw(look, box());
        s.draw(look, circle);
        s.line('m', back().center, nearest);
        s.dot('m', back().center, 3);
        s.dot('m', nearest, 3);
        s.label(back().center, "turned back", 12);
        if (disjoint(circle, box())) {
            auto const near = closest_points(circle, box());
            s.line('w', near.on_a, near.on_b);
        }
    }
    void say(text& out) override {
        relation const how = relate(circle, box());
        out << (how == relation::disjoint ? "○ " : how == relation::touching ? "◐ " : "● ") << how;
        if (how == relation::disjoint) out << "; distance " << distance(circle, box());
        out << "; turned back, the center is at " << back().center << ", " << distance(back().center, upright())
            << " from the rectangle";
    }
    void prove(text& out) override {
        program::heading(out);
        program::literal(out << "constexpr auto circle = ", circle) << ";\n";
        program::literal(out << "constexpr obb<> box{", center) << ", ";
        program::literal(out, half) << ", rotation<>::degrees(" << degrees
                                    << ")};\nstatic_assert(relate(circle, box) == relation::" << relate(circle, box())
                                    << ");\n";
    }
};

program::started<turned_back> here;

}  // namespace
