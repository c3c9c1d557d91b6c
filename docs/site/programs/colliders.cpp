// SPDX-License-Identifier: MIT
// Two edge colliders, cyclic lists of points that are clicked into the stage. As curves they have no inside; as regions they do: both
// answers are shown. First their ranges: where the disks around the centers through the farthest points are apart, no edge is compared.
#include <array>
#include <cstddef>
#include <initializer_list>
#include <vector>

import hantei;
import hantei.figures;
import hantei.program;

namespace {

using namespace hantei;
using program::text;
using curve = closed_chain<std::vector<vec<>>>;
using region = polygon<std::vector<vec<>>>;

constexpr std::size_t most_points = 24;

/// So many points at most, which lie in the program itself: other memory lasts for one answer.
struct points {
    std::array<vec<>, most_points> all{};
    std::size_t count = 0;

    points() = default;
    points(std::initializer_list<vec<>> list) {
        for (vec<> const& p : list) add(p);
    }
    void add(vec<> const& p) {
        if (count < most_points) all[count++] = p;
    }
    std::size_t size() const { return count; }
    bool empty() const { return count == 0; }
    auto begin() { return all.begin(); }
    auto end() { return all.begin() + static_cast<std::ptrdiff_t>(count); }
    auto begin() const { return all.begin(); }
    auto end() const { return all.begin() + static_cast<std::ptrdiff_t>(count); }
    vec<>& operator[](std::size_t i) { return all[i]; }
    vec<> const& operator[](std::size_t i) const { return all[i]; }
};

struct collider {
    points at;

    /// A list of two points or fewer encloses nothing and is no cyclic list yet.
    bool is_curve() const { return at.size() >= 3 && is_valid(as_curve()); }
    bool is_region() const { return is_curve() && is_valid(as_region()); }
    curve as_curve() const { return curve(std::vector<vec<>>(at.begin(), at.end())); }
    region as_region() const { return region{std::vector<vec<>>(at.begin(), at.end())}; }
    vec<> center() const {
        vec<> sum{};
        for (vec<> const& p : at) sum = sum + p;
        return at.empty() ? sum : sum * (1 / static_cast<double>(at.size()));
    }
    /// The disk around the center that reaches its farthest point.
    disk<> range() const {
        double farthest = 0;
        for (vec<> const& p : at) {
            double const away = distance(p, center());
            farthest = farthest < away ? away : farthest;
        }
        return {center(), farthest};
    }
    segment<> edge(std::size_t i) const { return {at[i], at[(i + 1) % at.size()]}; }
};

struct colliders : program::page {
    std::array<collider, 2> both{collider{{{-7, -3}, {-1, -4}, {0, 2}, {-5, 4}}}, collider{{{2, -3}, {8, -2}, {6, 3}, {1, 0}}}};
    std::size_t adding = 0;
    vec<> pointer{};
    bool with_cursor = false;
    int held = -1;  // 100·collider + point
    std::array<vec<>, 2> velocities{{{0.06, 0.03}, {-0.04, 0.05}}};
    bool running = false;

    colliders() { show(26, {program::width / 2, program::height / 2 - 8}); }

    void place(vec<> const& p) { both[adding].at.add(p); }
    void press(vec<> const& q) override {
        pointer = program::hundredth(world(q));
        with_cursor = false;
        held = -1;
        disk<> const reach{pointer, 10 / view.scale};
        for (std::size_t who = 0; who < 2; ++who) {
            for (std::size_t i = 0; i < both[who].at.size(); ++i) {
                if (intersects(reach, both[who].at[i])) held = static_cast<int>(100 * who + i);
            }
        }
        if (held >= 0) return;
        place(pointer);
        held = static_cast<int>(100 * adding + both[adding].at.size() - 1);
    }
    void point(vec<> const& q) override {
        pointer = program::hundredth(world(q));
        if (held >= 0) both[static_cast<std::size_t>(held) / 100].at[static_cast<std::size_t>(held) % 100] = pointer;
    }
    void release() override { held = -1; }
    void shift(collider& c, vec<> const& by) {
        for (vec<>& p : c.at) p = program::hundredth(p + by);
    }
    void walk(vec<> const& by) {
        pointer = pointer + by;
        with_cursor = true;
    }
    bool type(int key) override {
        switch (key) {
            case 'h': shift(both[adding], {-0.05, 0}); return true;
            case 'j': shift(both[adding], {0, -0.05}); return true;
            case 'k': shift(both[adding], {0, 0.05}); return true;
            case 'l': shift(both[adding], {0.05, 0}); return true;
            case program::left: walk({-0.5, 0}); return true;
            case program::right: walk({0.5, 0}); return true;
            case program::up: walk({0, 0.5}); return true;
            case program::down: walk({0, -0.5}); return true;
            case program::enter: place(pointer); return true;
            case program::erase: push(2); return true;
            case 's': push(4); return true;
            default: return false;
        }
    }
    char const* button(int i) override {
        constexpr std::array names{"Add to A", "Add to B", "Take back a point (Backspace)",
                                   "Empty it", "Move (S)", "One inside the other"};
        return i < 6 ? names[static_cast<std::size_t>(i)] : nullptr;
    }
    bool lit(int i) override { return i < 2 ? adding == static_cast<std::size_t>(i) : i == 4 && running; }
    void push(int i) override {
        points& at = both[adding].at;
        if (i < 2) adding = static_cast<std::size_t>(i);
        if (i == 2 && !at.empty()) --at.count;
        if (i == 3) at.count = 0;
        if (i == 4) running = !running;
        if (i == 5) both = {collider{{{-7, -5}, {7, -5}, {7, 5}, {-7, 5}}}, collider{{{-1, -1}, {2, -1}, {0, 2}}}};
        held = -1;
    }
    bool moves() override { return running; }
    void step() override {
        aabb<> const window = program::page_window(view);
        for (std::size_t who = 0; who < 2; ++who) {
            if (both[who].at.empty()) continue;
            vec<> const c = both[who].center();
            vec<>& v = velocities[who];
            if ((c.x > window.max.x && v.x > 0) || (c.x < window.min.x && v.x < 0)) v.x = -v.x;
            if ((c.y > window.max.y && v.y > 0) || (c.y < window.min.y && v.y < 0)) v.y = -v.y;
            shift(both[who], v);
        }
    }

    bool are_curves() const { return both[0].is_curve() && both[1].is_curve(); }
    void draw(program::sheet& s) override {
        s.p.grid(s.in);
        relation const how = are_curves() ? relate(both[0].as_curve(), both[1].as_curve()) : relation::disjoint;
        for (std::size_t who = 0; who < 2; ++who) {
            collider const& c = both[who];
            s.circle('w', c.center(), c.range().radius);
            s.path(program::sheet::look(how), c.at, c.at.size() > 2, false);
            for (vec<> const& p : c.at) s.dot(who == adding ? 'm' : 'n', p, 4);
            s.label(c.center(), who == 0 ? "A" : "B", -4);
        }
        // Edges that meet, each with each.
        for (std::size_t i = 0; are_curves() && i < both[0].at.size(); ++i) {
            for (std::size_t k = 0; k < both[1].at.size(); ++k) {
                auto const met = closest_points(both[0].edge(i), both[1].edge(k));
                if (intersects(both[0].edge(i), both[1].edge(k))) s.dot('m', met.on_a, 5);
            }
        }
        if (with_cursor) {
            s.line('w', pointer - vec<>{0.5, 0}, pointer + vec<>{0.5, 0});
            s.line('w', pointer - vec<>{0, 0.5}, pointer + vec<>{0, 0.5});
        }
    }
    void say(text& out) override {
        if (!are_curves()) {
            out << "○ A has " << both[0].at.size() << " points, B " << both[1].at.size()
                << ": a curve around needs three that differ";
            return;
        }
        relation const how = relate(both[0].as_curve(), both[1].as_curve());
        out << (how == relation::disjoint ? "○ " : how == relation::touching ? "◐ " : "● ") << "as curves " << how;
        if (disjoint(both[0].range(), both[1].range())) {
            out << ": their ranges are apart, no edge is compared";
        } else {
            std::size_t met = 0;
            for (std::size_t i = 0; i < both[0].at.size(); ++i) {
                for (std::size_t k = 0; k < both[1].at.size(); ++k) met += intersects(both[0].edge(i), both[1].edge(k)) ? 1 : 0;
            }
            out << ", " << met << " of " << both[0].at.size() * both[1].at.size() << " pairs of edges meet";
        }
        out << "; as regions ";
        if (both[0].is_region() && both[1].is_region()) out << relate(both[0].as_region(), both[1].as_region());
        else out << "no answer: " << (both[0].is_region() ? "B" : "A") << " is no simple polygon, it crosses itself";
    }
    void list(text& out, points const& at) {
        for (std::size_t i = 0; i < at.size(); ++i) program::literal(out << (i > 0 ? ", vec" : "vec"), at[i]);
    }
    void prove(text& out) override {
        out << "#include <array>\n";
        program::heading(out);
        if (!are_curves()) return;
        char name = 'a';
        for (collider const& c : both) {
            list(out << "constexpr std::array " << name << '{', c.at);
            out << "};\n";
            ++name;
        }
        out << "static_assert(relate(closed_chain<std::array<vec<>, " << both[0].at.size()
            << ">>(a), closed_chain<std::array<vec<>, " << both[1].at.size()
            << ">>(b)) == relation::" << relate(both[0].as_curve(), both[1].as_curve()) << ");\n";
        if (both[0].is_region() && both[1].is_region())
            out << "static_assert(relate(polygon{a}, polygon{b}) == relation::"
                << relate(both[0].as_region(), both[1].as_region()) << ");\n";
    }
};

program::started<colliders> here;

}  // namespace
