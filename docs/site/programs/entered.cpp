// SPDX-License-Identifier: MIT
// Shapes are entered by clicks, point by point; then each goes on with its own velocity and turns round at the border of the window. In
// units of the text's window: 20 for one here, so that its radii 20 and 30 are 1 and 1.5.
#include <array>
#include <cstddef>
#include <optional>
#include <variant>

import hantei;
import hantei.figures;
import hantei.program;

namespace {

using namespace hantei;
using program::text;

enum class kind { disk, capsule, wide_capsule, segment, ray, sight };
struct choice {
    char const* name;
    kind first, second;
};
constexpr std::array<choice, 6> choices{{{"Capsule and circle", kind::capsule, kind::disk},
                                         {"Capsule and segment", kind::capsule, kind::segment},
                                         {"Two capsules", kind::capsule, kind::wide_capsule},
                                         {"Ray of two points and circle", kind::ray, kind::disk},
                                         {"Ray that follows the pointer and circle", kind::sight, kind::disk},
                                         {"Ray that follows the pointer and capsule", kind::sight, kind::wide_capsule}}};
using shape_of_two = std::variant<disk<>, capsule<>, segment<>, ray<>>;

struct entered : program::page {
    std::size_t chosen = 0;
    std::array<vec<>, 4> points{};
    std::array<vec<>, 4> velocities{{{0.11, 0.07}, {-0.06, 0.09}, {-0.08, -0.05}, {0.05, -0.1}}};
    std::size_t count = 0;
    vec<> pointer{};
    bool running = false;

    entered() { show(20, {program::width / 2, program::height / 2 - 8}); }
    kind kind_of(std::size_t who) const { return who == 0 ? choices[chosen].first : choices[chosen].second; }
    bool is_entered() const { return count == points.size(); }
    /// The points as they are shown: those that are not entered yet are where the pointer is.
    vec<> at(std::size_t i) const { return i < count && !(i == 1 && kind_of(0) == kind::sight) ? points[i] : pointer; }
    shape_of_two shape(std::size_t who) const {
        vec<> const a = at(2 * who);
        vec<> const b = at(2 * who + 1);
        switch (kind_of(who)) {
            case kind::disk: return disk<>{a, program::hundredth(length(b - a))};
            case kind::capsule: return capsule<>{a, b, 1.0};
            case kind::wide_capsule: return capsule<>{a, b, 1.5};
            case kind::segment: return segment<>{a, b};
            default: return ray<>{a, b == a ? vec<>{1, 0} : program::hundredth(b - a)};
        }
    }
    relation answer() const { return relate(shape(0), shape(1)); }

    void point(vec<> const& q) override { pointer = program::hundredth(world(q)); }
    /// What a click enters: the next point, unless a ray would have no direction.
    void press(vec<> const& q) override {
        point(q);
        enter();
    }
    void enter() {
        if (is_entered()) return;
        bool const is_ray = kind_of(0) == kind::ray || kind_of(0) == kind::sight;
        if (is_ray && count == 1 && pointer == points[0]) return;
        points[count++] = pointer;
        // What follows the pointer has one point of its own.
        if (count == 1 && kind_of(0) == kind::sight) points[count++] = pointer;
        running = is_entered();
    }
    bool type(int key) override {
        switch (key) {
            case program::left: pointer = pointer - vec<>{0.5, 0}; return true;
            case program::right: pointer = pointer + vec<>{0.5, 0}; return true;
            case program::up: pointer = pointer + vec<>{0, 0.5}; return true;
            case program::down: pointer = pointer - vec<>{0, 0.5}; return true;
            case program::enter: enter(); return true;
            case program::erase:
                if (count > 0) --count;
                if (count == 1 && kind_of(0) == kind::sight) --count;
                running = false;
                return true;
            case 's': push(static_cast<int>(choices.size())); return true;
            default: return false;
        }
    }
    char const* button(int i) override {
        auto const k = static_cast<std::size_t>(i);
        if (k < choices.size()) return choices[k].name;
        return k == choices.size() ? "Move (S)" : k == choices.size() + 1 ? "Enter again" : nullptr;
    }
    bool lit(int i) override {
        auto const k = static_cast<std::size_t>(i);
        return k < choices.size() ? k == chosen : k == choices.size() && running;
    }
    void push(int i) override {
        auto const k = static_cast<std::size_t>(i);
        if (k == choices.size()) {
            running = !running && is_entered();
            return;
        }
        if (k < choices.size()) chosen = k;
        count = 0, running = false;
    }
    bool moves() override { return running; }
    void step() override {
        aabb<> const window = program::page_window(view);
        for (std::size_t i = 0; i < points.size(); ++i) {
            bool const follows = kind_of(0) == kind::sight && i < 2;
            bool const is_rim = kind_of(i / 2) == kind::disk && i % 2 == 1;
            if (follows || is_rim) continue;
            vec<>& v = velocities[i];
            if ((points[i].x > window.max.x && v.x > 0) || (points[i].x < window.min.x && v.x < 0)) v.x = -v.x;
            if ((points[i].y > window.max.y && v.y > 0) || (points[i].y < window.min.y && v.y < 0)) v.y = -v.y;
            points[i] = program::hundredth(points[i] + v);
            // A circle keeps its radius: its rim point goes with its center.
            if (kind_of(i / 2) == kind::disk) points[i + 1] = program::hundredth(points[i + 1] + v);
        }
    }

    void draw(program::sheet& s) override {
        s.p.grid(s.in);
        bool const judged = is_entered() || (count == 2 && kind_of(0) == kind::sight) || count == 3;
        char const look = judged ? program::sheet::look(answer()) : 'd';
        for (std::size_t who = 0; who < 2; ++who) {
            if (count < 2 * who + 1) continue;
            std::visit([&](auto const& shape) { s.draw(look, shape); }, shape(who));
        }
        for (std::size_t i = 0; i < count; ++i) s.dot('m', at(i), 3.5);
        if (!is_entered()) {
            s.line('w', pointer - vec<>{0.5, 0}, pointer + vec<>{0.5, 0});
            s.line('w', pointer - vec<>{0, 0.5}, pointer + vec<>{0, 0.5});
        }
        if (!judged) return;
        if (auto const hit = entry()) {
            s.dot('m', hit->point, 5);
            s.line('i', hit->point, hit->point + hit->normal);
        }
    }
    /// Where the ray meets the other first: where it comes in, or from inside where it goes out.
    std::optional<crossing<double, 2>> entry() const {
        shape_of_two const first = shape(0);
        shape_of_two const second = shape(1);
        auto const* const sight = std::get_if<ray<>>(&first);
        if (sight == nullptr) return {};
        auto const of = [](auto const& chord) -> std::optional<crossing<double, 2>> {
            if (!chord.has_value()) return {};
            return chord->enter.t < 0 ? chord->exit : chord->enter;
        };
        if (auto const* const d = std::get_if<disk<>>(&second)) return of(raycast(*sight, *d));
        if (auto const* const c = std::get_if<capsule<>>(&second)) return of(raycast(*sight, *c));
        return {};
    }
    void say(text& out) override {
        constexpr std::array<std::array<char const*, 2>, 6> words{{{"the center of the circle", "a point of its rim"},
                                                                   {"an end of the capsule", "its other end"},
                                                                   {"an end of the capsule", "its other end"},
                                                                   {"an end of the segment", "its other end"},
                                                                   {"the ray's origin", "a point on the ray"},
                                                                   {"the ray's origin", "a point on the ray"}}};
        if (!is_entered()) {
            out << "○ click " << words[static_cast<std::size_t>(kind_of(count / 2))][count % 2];
            return;
        }
        relation const how = answer();
        out << (how == relation::disjoint ? "○ " : how == relation::touching ? "◐ " : "● ") << how;
        if (auto const hit = entry()) out << "; the ray meets it at t = " << hit->t << ", point " << hit->point;
        else if (how == relation::disjoint) out << "; distance " << distance(shape(0), shape(1));
    }
    void prove(text& out) override {
        program::heading(out);
        if (!is_entered()) return;
        char name = 'a';
        for (std::size_t who = 0; who < 2; ++who, ++name) {
            std::visit([&](auto const& shape) { program::literal(out << "constexpr auto " << name << " = ", shape) << ";\n"; },
                       shape(who));
        }
        out << "static_assert(relate(a, b) == relation::" << answer() << ");\n";
    }
};

program::started<entered> here;

}  // namespace
