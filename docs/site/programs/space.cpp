// SPDX-License-Identifier: MIT
// A sphere against a box that is moved, turned and scaled, and against many colliders through one question. Seen along parallel rays of sight.
#include <array>
#include <cstddef>
#include <type_traits>
#include <variant>

import hantei;
import hantei.figures;
import hantei.program;

namespace {

using namespace hantei;
using program::text;
using vec3 = vec<double, 3>;
using box3 = obb<double, 3>;
using collider = std::variant<sphere<>, box3, capsule<double, 3>>;

constexpr std::array number_names{"sphere x", "sphere y", "sphere z", "radius",         "box x",   "box y",   "box z",
                                  "axis x",   "axis y",   "axis z",   "turned degrees", "scale x", "scale y", "scale z"};

struct space : program::page {
    std::array<double, 14> n{4, -2, 1.5, 1.5, 0, 0, 1, 0, 0, 1, 30, 1, 1, 1};
    /// The box before it is scaled, turned and moved: 4 × 2 × 2 about its center.
    vec3 half{2, 1, 1};
    std::array<collider, 6> others{sphere<>{{-5, 3, 1}, 1.0},
                                   box3{{-5, -3, 1}, {1, 1, 1}, rotation<double, 3>::degrees(vec3{1, 1, 1}, 40)},
                                   box3{{5, 3, 1}, {1.5, 0.5, 1}, rotation<double, 3>::degrees(vec3{0, 0, 1}, -30)},
                                   sphere<>{{6, -4, 1.5}, 1.5},
                                   capsule<double, 3>{{-2, 4, 0.5}, {1, 5, 2}, 0.5},
                                   capsule<double, 3>{{-1, -5, 0.5}, {2, -5, 0.5}, 0.5}};
    bool many = false;
    double view_angle = 20;
    vec<> from{};
    enum class hold { none, sphere, view } held = hold::none;
    double phase = 0;
    bool running = false;

    space() { show(34, {program::width / 2, program::height / 2 + 30}); }

    vec3 three(std::size_t i) const { return {n[i], n[i + 1], n[i + 2]}; }
    sphere<> ball() const { return {three(0), n[3]}; }
    box3 box() const {
        return {three(4), {half.x * n[11], half.y * n[12], half.z * n[13]}, rotation<double, 3>::degrees(three(7), n[10])};
    }

    /// A point as it is seen, the scene turned about the upright axis by the angle of view.
    vec<> seen(vec3 const& p) const {
        auto const turn = rotation<>::degrees(view_angle);
        return figures::seen(vec3{turn.c * p.x - turn.s * p.y, turn.s * p.x + turn.c * p.y, p.z});
    }
    void draw_ball(program::sheet& s, char look, sphere<> const& b) const {
        s.circle(look, seen(b.center), b.radius, true);
        // Its equator, and how far it is above the ground.
        std::array<vec<>, 24> ring{};
        for (std::size_t i = 0; i < ring.size(); ++i) {
            auto const turn = rotation<>::degrees(15 * static_cast<double>(i));
            ring[i] = seen(b.center + vec3{turn.c, turn.s, 0} * b.radius);
        }
        s.path(look, ring, true, false);
        s.line('w', seen(b.center), seen({b.center.x, b.center.y, 0}));
        s.dot('w', seen({b.center.x, b.center.y, 0}), 3);
    }
    void draw_box(program::sheet& s, char look, box3 const& b) const {
        auto const corner = [&](unsigned i) {
            return seen(
                b.position({(i & 1U) ? b.half_extents.x : -b.half_extents.x, (i & 2U) ? b.half_extents.y : -b.half_extents.y,
                            (i & 4U) ? b.half_extents.z : -b.half_extents.z}));
        };
        // The faces that are seen are those that turn counter-clockwise.
        constexpr std::array<std::array<unsigned, 4>, 6> faces{
            {{0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}}};
        for (auto const& f : faces) {
            std::array<vec<>, 4> const q{corner(f[0]), corner(f[1]), corner(f[2]), corner(f[3])};
            bool const front = cross(q[1] - q[0], q[2] - q[0]) > 0;
            s.path(front ? look : 'w', q, true, front);
        }
    }
    void draw_capsule(program::sheet& s, char look, capsule<double, 3> const& c) const {
        s.draw(look, capsule<>{seen(c.a), seen(c.b), c.radius});
    }

    bool meets(collider const& c) const { return intersects(ball(), c); }
    void draw(program::sheet& s) override {
        s.p.begin_path('g', false);
        for (int k = -8; k <= 8; k += 2) {
            for (bool const along : {false, true}) {
                auto const x = static_cast<double>(k);
                s.p.out << 'M';
                s.p.at(s.in.place(seen(along ? vec3{-8, x, 0} : vec3{x, -8, 0})));
                s.p.out << 'L';
                s.p.at(s.in.place(seen(along ? vec3{8, x, 0} : vec3{x, 8, 0})));
            }
        }
        s.p.out << "\"/>\n";
        for (std::size_t i = 0; many && i < others.size(); ++i) {
            char const look = meets(others[i]) ? 'o' : 'n';
            std::visit(
                [&](auto const& c) {
                    using shape_type = std::remove_cvref_t<decltype(c)>;
                    if constexpr (std::is_same_v<shape_type, sphere<>>) draw_ball(s, look, c);
                    else if constexpr (std::is_same_v<shape_type, box3>) draw_box(s, look, c);
                    else draw_capsule(s, look, c);
                },
                others[i]);
        }
        char const look = program::sheet::look(relate(ball(), box()));
        draw_box(s, look, box());
        draw_ball(s, look, ball());
        if (!many && disjoint(ball(), box())) {
            auto const near = closest_points(ball(), box());
            s.line('m', seen(near.on_a), seen(near.on_b));
            s.dot('m', seen(near.on_a), 3);
            s.dot('m', seen(near.on_b), 3);
        }
    }
    void say(text& out) override {
        relation const how = relate(ball(), box());
        out << (how == relation::disjoint ? "○ " : how == relation::touching ? "◐ " : "● ");
        if (many) {
            std::size_t met = how == relation::disjoint ? 0 : 1;
            for (collider const& c : others) met += meets(c) ? 1 : 0;
            out << "the sphere meets " << met << " of " << others.size() + 1;
            return;
        }
        out << how;
        if (how == relation::disjoint)
            out << "; distance " << distance(ball(), box()) << ", nearest point of the box "
                << closest_points(ball(), box()).on_b;
    }
    text& three(text& out, vec3 const& v) { return out << '{' << v.x << ", " << v.y << ", " << v.z << '}'; }
    void prove(text& out) override {
        program::heading(out);
        three(out << "constexpr sphere<> ball{", ball().center) << ", " << n[3] << "};\n";
        three(out << "constexpr obb<double, 3> box{", box().center);
        three(out << ", ", box().half_extents)
            << ",\n                              rotation<double, 3>::degrees(vec<double, 3>";
        three(out, three(7)) << ", " << n[10] << ")};\nstatic_assert(relate(ball, box) == relation::" << relate(ball(), box())
                             << ");\n";
    }

    /// Takes hold of the sphere where the pointer is on what is seen of it, else of the view.
    void press(vec<> const& q) override {
        from = world(q);
        held = intersects(disk<>{seen(ball().center), n[3]}, from) ? hold::sphere : hold::view;
    }
    void point(vec<> const& q) override {
        vec<> const to = world(q);
        vec<> const d = to - from;
        if (held == hold::view) {
            view_angle = program::hundredth(view_angle + d.x * 8);
        } else if (held == hold::sphere) {
            // On the level of its center: x of the page is 0.96x + 0.28y of the turned scene, y is −0.168x + 0.576y.
            double const det = 0.96 * 0.576 + 0.28 * 0.168;
            double const x = (d.x * 0.576 - 0.28 * d.y) / det;
            double const y = (0.96 * d.y + 0.168 * d.x) / det;
            auto const turn = rotation<>::degrees(view_angle);
            n[0] = program::hundredth(n[0] + turn.c * x + turn.s * y);
            n[1] = program::hundredth(n[1] - turn.s * x + turn.c * y);
        }
        from = to;
    }
    void release() override { held = hold::none; }
    bool nudge(std::size_t i, double by) {
        n[i] = program::hundredth(n[i] + by);
        return true;
    }
    bool type(int key) override {
        switch (key) {
            case program::left:
            case 'h': return nudge(0, -0.05);
            case program::right:
            case 'l': return nudge(0, 0.05);
            case program::down:
            case 'j': return nudge(1, -0.05);
            case program::up:
            case 'k': return nudge(1, 0.05);
            case 'u': return nudge(2, 0.05);
            case 'n': return nudge(2, -0.05);
            case 'r': return nudge(10, 1);
            case 'R': return nudge(10, -1);
            case '+': return scale(0.05);
            case '-': return scale(-0.05);
            case 'v': view_angle += 5; return true;
            case 's': push(1); return true;
            default: return false;
        }
    }
    bool scale(double by) {
        if (n[11] + by < 0 || n[12] + by < 0 || n[13] + by < 0) return true;
        return nudge(11, by) && nudge(12, by) && nudge(13, by);
    }
    char const* button(int i) override {
        constexpr std::array names{"One against many", "Move (S)", "Turn the view (V)"};
        return i < 3 ? names[static_cast<std::size_t>(i)] : nullptr;
    }
    bool lit(int i) override { return i == 0 ? many : i == 1 && running; }
    void push(int i) override {
        if (i == 0) many = !many;
        if (i == 1) running = !running;
        if (i == 2) type('v');
    }
    bool moves() override { return running; }
    /// The sphere goes round, the box turns.
    void step() override {
        phase += 1;
        if (phase >= 360) phase -= 360;
        auto const turn = rotation<>::degrees(phase);
        n[0] = program::hundredth(4.6 * turn.c);
        n[1] = program::hundredth(4.6 * turn.s);
        n[10] = program::hundredth(n[10] >= 359 ? n[10] - 359 : n[10] + 1);
    }
    char const* number_name(int i) override {
        auto const k = static_cast<std::size_t>(i);
        return k < number_names.size() ? number_names[k] : nullptr;
    }
    double number(int i) override { return n[static_cast<std::size_t>(i)]; }
    bool set_number(int i, double x) override {
        auto const k = static_cast<std::size_t>(i);
        double const before = n[k];
        n[k] = program::hundredth(x);
        // An axis of length 0 turns nothing; a shape with a negative size is none.
        bool const good = !(three(7) == vec3{}) && is_valid(ball()) && is_valid(box());
        if (!good) n[k] = before;
        return good;
    }
};

program::started<space> here;

}  // namespace
