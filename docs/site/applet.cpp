// SPDX-License-Identifier: MIT
// The draggable figure: two shapes on a stage, drawn, dragged, turned and moved by the functions that a page calls. The page knows
// no geometry: it hands over what the pointer does in units of the drawing, and shows the text that it gets.
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <type_traits>
#include <variant>

import hantei;
import hantei.figures;

namespace {

using namespace hantei;
using figures::text;

/// The kinds of shapes that can be put on the stage, in the order of the page's lists.
enum class kind { disk, aabb, obb, capsule, triangle, segment, ray, line, point };
constexpr std::array names{"disk", "aabb", "obb", "capsule", "triangle", "segment", "ray", "line", "point"};
constexpr std::array<std::array<char const*, 6>, 9> number_names{
    {{"center x", "center y", "radius"},
     {"min x", "min y", "max x", "max y"},
     {"center x", "center y", "half width", "half height", "degrees"},
     {"a x", "a y", "b x", "b y", "radius"},
     {"a x", "a y", "b x", "b y", "c x", "c y"},
     {"a x", "a y", "b x", "b y"},
     {"origin x", "origin y", "direction x", "direction y"},
     {"origin x", "origin y", "direction x", "direction y"},
     {"x", "y"}}};
constexpr std::array<std::size_t, 9> number_counts{3, 4, 5, 5, 6, 4, 4, 4, 2};

/// A shape as the numbers that a reader types.
struct actor {
    kind as = kind::disk;
    std::array<double, 6> n{};

    vec<> at(std::size_t i) const { return {n[i], n[i + 1]}; }
    void put(std::size_t i, vec<> const& p) { n[i] = p.x, n[i + 1] = p.y; }
    std::size_t count() const { return number_counts[static_cast<std::size_t>(as)]; }
};
using any = std::variant<disk<>, aabb<>, obb<>, capsule<>, triangle<>, segment<>, ray<>, line<>, point<>>;

any shape_of(actor const& a) {
    switch (a.as) {
        case kind::disk: return disk<>{a.at(0), a.n[2]};
        case kind::aabb: return aabb<>{a.at(0), a.at(2)};
        case kind::obb: return obb<>{a.at(0), a.at(2), rotation<>::degrees(a.n[4])};
        case kind::capsule: return capsule<>{a.at(0), a.at(2), a.n[4]};
        case kind::triangle: return triangle<>{a.at(0), a.at(2), a.at(4)};
        case kind::segment: return segment<>{a.at(0), a.at(2)};
        case kind::ray: return ray<>{a.at(0), a.at(2)};
        case kind::line: return line<>{a.at(0), a.at(2)};
        case kind::point: break;
    }
    return point<>{a.at(0)};
}

/// The nearest hundredth, as the double that a reader types for it.
double snapped(double x, double step = 0.01) {
    double const k = x / step;
    auto const whole = static_cast<double>(static_cast<long long>(k + (k < 0 ? -0.5 : 0.5)));
    double const hundredths = whole * step * 100;
    return static_cast<double>(static_cast<long long>(hundredths + (hundredths < 0 ? -0.5 : 0.5))) / 100;
}
vec<> snapped(vec<> const& p, double step = 0.01) { return {snapped(p.x, step), snapped(p.y, step)}; }

constexpr double stage_width = 720;
constexpr double stage_height = 460;
/// The part of the plane that the stage shows: 28 units of the drawing for one, or what fits the scene.
figures::panel view;

void show_usual() {
    view.frame = {{26, 10}, {stage_width - 10, stage_height - 26}};
    view.scale = 28;
    view.origin = {stage_width / 2, stage_height / 2 - 8};
}
vec<> world(double x, double y) { return {(x - view.origin.x) / view.scale, (view.origin.y - y) / view.scale}; }
/// What a drag snaps to.
double step_of(bool fine) {
    if (view.scale < 6) return fine ? 1 : 10;
    if (view.scale > 150) return 0.01;
    return fine ? 0.01 : 0.25;
}

/// Where a handle stands, and what it is called.
struct handle {
    vec<> at;
    char const* name;
};
struct handle_list {
    std::array<handle, 4> all{};
    std::size_t count = 0;
    void add(vec<> const& p, char const* name) { all[count++] = {p, name}; }
};
handle_list handles_of(actor const& a) {
    handle_list h;
    switch (a.as) {
        case kind::disk:
            h.add(a.at(0), "center");
            h.add(a.at(0) + vec<>{a.n[2], 0}, "radius");
            break;
        case kind::aabb:
            h.add((a.at(0) + a.at(2)) * 0.5, "middle");
            h.add(a.at(0), "min");
            h.add(a.at(2), "max");
            break;
        case kind::obb: {
            auto const box = std::get<obb<>>(shape_of(a));
            h.add(a.at(0), "center");
            h.add(box.position(a.at(2)), "corner");
            h.add(box.position({a.n[2] + 28 / view.scale, 0}), "turn");
            break;
        }
        case kind::capsule:
            h.add(a.at(0), "a");
            h.add(a.at(2), "b");
            h.add(a.at(2) + vec<>{0, a.n[4]}, "radius");
            break;
        case kind::triangle:
            h.add(a.at(0), "a");
            h.add(a.at(2), "b");
            h.add(a.at(4), "c");
            break;
        case kind::segment:
            h.add(a.at(0), "a");
            h.add(a.at(2), "b");
            break;
        case kind::ray:
        case kind::line:
            h.add(a.at(0), "origin");
            h.add(a.at(0) + a.at(2), "direction");
            break;
        case kind::point: h.add(a.at(0), "point"); break;
    }
    return h;
}

double bigger(double a, double b) { return a < b ? b : a; }

/// Moves every point of the shape.
void shift(actor& a, vec<> const& way) {
    std::size_t points = 1;
    if (a.as == kind::aabb || a.as == kind::capsule || a.as == kind::segment) points = 2;
    if (a.as == kind::triangle) points = 3;
    for (std::size_t i = 0; i < points; ++i) a.put(2 * i, snapped(a.at(2 * i) + way));
}

/// Moves handle i to p, as far as that leaves a valid shape.
void pull(actor& a, std::size_t i, vec<> const& to, double step) {
    vec<> const p = snapped(to, step);
    switch (a.as) {
        case kind::disk:
            if (i == 0) a.put(0, p);
            else a.n[2] = snapped(length(p - a.at(0)), step);
            break;
        case kind::aabb:
            if (i == 0) shift(a, snapped(p - (a.at(0) + a.at(2)) * 0.5));
            else if (i == 1) a.put(0, min(p, a.at(2)));
            else a.put(2, max(p, a.at(0)));
            break;
        case kind::obb:
            if (i == 0) a.put(0, p);
            else if (i == 1) a.put(2, snapped(abs(std::get<obb<>>(shape_of(a)).coordinates(to)), step));
            else if (vec<> const v = p - a.at(0); !(v == vec<>{})) {
                // The multiple of 5 degrees that points nearest to p.
                double best = -1e300;
                for (int d = -180; d < 180; d += 5) {
                    auto const turn = rotation<>::degrees(d);
                    if (double const along = turn.c * v.x + turn.s * v.y; along > best) best = along, a.n[4] = d;
                }
            }
            break;
        case kind::capsule:
            if (i == 2) a.n[4] = snapped(length(p - a.at(2)), step);
            else a.put(2 * i, p);
            break;
        case kind::ray:
        case kind::line:
            if (i == 0) a.put(0, p);
            else if (!(p == a.at(0))) a.put(2, snapped(p - a.at(0)));
            break;
        default: a.put(2 * i, p);
    }
}

constexpr std::array<actor, 9> first_actors{{{kind::disk, {5.5, 3.5, 2}},
                                             {kind::aabb, {-4, -2, 4, 2}},
                                             {kind::obb, {-2, 0, 3, 1.5, 30}},
                                             {kind::capsule, {-5, -2, 1, 1, 1}},
                                             {kind::triangle, {-4, -3, 4, -3, 0, 3}},
                                             {kind::segment, {-6, -1, 6, 3}},
                                             {kind::ray, {-9, -3, 4, 2}},
                                             {kind::line, {-6, 4, 3, -1}},
                                             {kind::point, {2, 1}}}};

// The stage.
std::array<actor, 2> actors{first_actors[0], first_actors[1]};
std::array<vec<>, 2> velocities{{{0.07, 0.05}, {-0.04, 0.03}}};
double phase = 0;  // of the second shape's own motion, in degrees
vec<> swung{0, 0};  // how far it is from where it began
text out;

template <class F>
auto with_both(F f) {
    return std::visit(f, shape_of(actors[0]), shape_of(actors[1]));
}

/// A literal that is read back as exactly x: hundredths, or else hexadecimal.
void literal(double x) {
    double const k = x * 100;
    if (-1e9 < k && k < 1e9 && snapped(x) == x) {
        out << x;
        return;
    }
    auto const bits = std::bit_cast<std::uint64_t>(x);
    if (bits >> 63) out << '-';
    auto const exponent = static_cast<int>(bits >> 52 & 0x7ff);
    out << "0x" << (exponent == 0 ? "0." : "1.");
    for (int i = 12; i >= 0; --i) out << "0123456789abcdef"[bits >> (4 * i) & 15];
    out << 'p' << (exponent == 0 ? -1022 : exponent - 1023);
}
void literal(vec<> const& p) {
    out << '{';
    literal(p.x);
    out << ", ";
    literal(p.y);
    out << '}';
}
void declare(char const* name, actor const& a) {
    out << "constexpr " << names[static_cast<std::size_t>(a.as)] << "<> " << name << '{';
    literal(a.at(0));
    if (a.as != kind::disk && a.as != kind::point) {
        out << ", ";
        literal(a.at(2));
    }
    if (a.as == kind::disk || a.as == kind::capsule || a.as == kind::obb) {
        out << (a.as == kind::obb ? ", rotation<>::degrees(" : ", ");
        literal(a.n[a.as == kind::disk ? 2 : 4]);
        if (a.as == kind::obb) out << ')';
    }
    if (a.as == kind::triangle) {
        out << ", ";
        literal(a.at(4));
    }
    out << "};\n";
}

bool valid() {
    return std::visit([](auto const& s) { return is_valid(s); }, shape_of(actors[0])) &&
           std::visit([](auto const& s) { return is_valid(s); }, shape_of(actors[1]));
}
template <class F>
int written(F f) {
    out.size = 0;
    f();
    return static_cast<int>(out.size);
}

figures::item item_of(actor const& a, relation r, bool named) {
    figures::item i;
    i.label = names[static_cast<std::size_t>(a.as)];
    i.as = figures::role::subject;
    i.drawn = std::visit([](auto const& s) { return figures::outline_of(s); }, shape_of(a));
    i.judged = true;
    i.answer = r;
    i.named = named;
    return i;
}

/// What is known of the two: relation, distance with its points, the chord of a ray, the way out.
template <class A, class B>
constexpr bool casts = (std::is_same_v<A, ray<>> || std::is_same_v<A, line<>> || std::is_same_v<A, segment<>>) &&
                       requires(A const& a, B const& b) { raycast(a, b)->enter.t; };

template <class A, class B>
constexpr bool parts_ways = requires(A const& a, B const& b) { contact(a, b)->depth; };

void show(figures::pen& p, figures::panel const& in) {
    with_both([&]<class A, class B>(A const& a, B const& b) {
        using figures::mark;
        if (relate(a, b) == relation::disjoint) {
            auto const near = closest_points(a, b);
            p.show({mark::kind::way, near.on_a, near.on_b}, in);
        } else if constexpr (casts<A, B>) {
            if (auto const way = raycast(a, b)) {
                p.show({mark::kind::point, way->enter.point, way->enter.point}, in);
                p.show({mark::kind::point, way->exit.point, way->exit.point}, in);
            }
        } else if constexpr (casts<B, A>) {
            if (auto const way = raycast(b, a)) {
                p.show({mark::kind::point, way->enter.point, way->enter.point}, in);
                p.show({mark::kind::point, way->exit.point, way->exit.point}, in);
            }
        } else if constexpr (parts_ways<A, B>) {
            // The way out of the first shape, from where its first handle stands.
            if (auto const hit = contact(a, b)) {
                vec<> const from = handles_of(actors[0]).all[0].at;
                p.show({mark::kind::way, from, from - hit->normal * hit->depth}, in);
            }
        }
    });
}
void tell() {
    with_both([]<class A, class B>(A const& a, B const& b) {
        relation const r = relate(a, b);
        out << (r == relation::disjoint ? "○ " : r == relation::touching ? "◐ " : "● ") << r;
        auto const chord = [](auto const& way) {
            if (way) out << "; in at t = " << way->enter.t << ", out at t = " << way->exit.t;
        };
        if (r == relation::disjoint) out << "; distance " << distance(a, b);
        else if constexpr (casts<A, B>) chord(raycast(a, b));
        else if constexpr (casts<B, A>) chord(raycast(b, a));
        else if constexpr (parts_ways<A, B>) {
            if (auto const hit = contact(a, b)) out << "; normal " << hit->normal << ", depth " << hit->depth;
        }
    });
}

}  // namespace

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))
EXPORT(buffer) char const* buffer() { return out.bytes.data(); }
EXPORT(kinds) int kinds() { return static_cast<int>(names.size()); }
EXPORT(kind_name) int kind_name(int k) {
    return written([k] { out << names[static_cast<std::size_t>(k)]; });
}
EXPORT(kind_of) int kind_of(int who) { return static_cast<int>(actors[static_cast<std::size_t>(who)].as); }
EXPORT(choose) void choose(int who, int k) {
    actors[static_cast<std::size_t>(who)] = first_actors[static_cast<std::size_t>(k)];
    phase = 0, swung = {0, 0};
}
EXPORT(numbers) int numbers(int who) { return static_cast<int>(actors[static_cast<std::size_t>(who)].count()); }
EXPORT(number) double number(int who, int i) { return actors[static_cast<std::size_t>(who)].n[static_cast<std::size_t>(i)]; }
EXPORT(number_name) int number_name(int who, int i) {
    actor const& a = actors[static_cast<std::size_t>(who)];
    return written([&] { out << number_names[static_cast<std::size_t>(a.as)][static_cast<std::size_t>(i)]; });
}
/// 1, or 0 and nothing is changed where the number would make no shape.
EXPORT(set_number) int set_number(int who, int i, double x) {
    if (!(-1e6 < x && x < 1e6)) return 0;
    double& n = actors[static_cast<std::size_t>(who)].n[static_cast<std::size_t>(i)];
    double const before = n;
    n = x;
    if (valid()) return 1;
    n = before;
    return 0;
}
EXPORT(handles) int handles(int who) { return static_cast<int>(handles_of(actors[static_cast<std::size_t>(who)]).count); }
EXPORT(handle_x) double handle_x(int who, int i) {
    return view.place(handles_of(actors[static_cast<std::size_t>(who)]).all[static_cast<std::size_t>(i)].at).x;
}
EXPORT(handle_y) double handle_y(int who, int i) {
    return view.place(handles_of(actors[static_cast<std::size_t>(who)]).all[static_cast<std::size_t>(i)].at).y;
}
EXPORT(handle_name) int handle_name(int who, int i) {
    actor const& a = actors[static_cast<std::size_t>(who)];
    return written(
        [&] { out << names[static_cast<std::size_t>(a.as)] << ' ' << handles_of(a).all[static_cast<std::size_t>(i)].name; });
}
/// What the pointer takes hold of at (x, y) of the drawing: 8·who + handle, the nearest one within reach, or the first handle of
/// the shape that is there; -1 where nothing is.
EXPORT(grab) int grab(double x, double y) {
    vec<> const p = world(x, y);
    int found = -1;
    double least = (13 / view.scale) * (13 / view.scale);
    for (int who = 0; who < 2; ++who) {
        handle_list const h = handles_of(actors[static_cast<std::size_t>(who)]);
        for (std::size_t i = 0; i < h.count; ++i) {
            if (double const d = squared_norm(h.all[i].at - p); d < least) least = d, found = 8 * who + static_cast<int>(i);
        }
    }
    for (int who = 0; who < 2 && found < 0; ++who) {
        bool const on = std::visit([&p](auto const& s) { return intersects(disk<>{p, 4 / view.scale}, s); },
                                   shape_of(actors[static_cast<std::size_t>(who)]));
        if (on) found = 8 * who + 7;
    }
    return found;
}
/// Moves what was grabbed by (dx, dy) of the drawing from where it stood at (x, y); 7 is the shape as a whole.
EXPORT(drag) void drag(int what, double x, double y, double dx, double dy, int fine) {
    actor& a = actors[static_cast<std::size_t>(what / 8)];
    actor const before = a;
    double const step = step_of(fine != 0);
    if (what % 8 == 7) shift(a, snapped(world(x + dx, y + dy) - world(x, y), step));
    else pull(a, static_cast<std::size_t>(what % 8), world(x + dx, y + dy), step);
    if (!valid()) a = before;
}
/// Moves a handle by so many steps, right and up.
EXPORT(nudge) void nudge(int what, double right, double up, int fine) {
    actor& a = actors[static_cast<std::size_t>(what / 8)];
    actor const before = a;
    double const step = step_of(fine != 0);
    auto const i = static_cast<std::size_t>(what % 8);
    pull(a, i, handles_of(a).all[i].at + vec<>{right, up} * step, 0.01);
    if (!valid()) a = before;
}
EXPORT(turn) void turn(int who, double degrees) {
    actor& a = actors[static_cast<std::size_t>(who)];
    if (a.as != kind::obb) return;
    a.n[4] += degrees;
    if (a.n[4] >= 360) a.n[4] -= 360;
    if (a.n[4] <= -360) a.n[4] += 360;
}
EXPORT(move) void move(int who, double dx, double dy) { shift(actors[static_cast<std::size_t>(who)], {dx, dy}); }
/// A frame of the animation. Motion 0: each shape goes on, and turns round at the border of the stage. 1: the second shape swings
/// to the left and back, 2: it goes round on a circle; a degree of it in a frame.
EXPORT(animate) void animate(double speed, int motion) {
    if (motion != 0) {
        phase += speed;
        if (phase >= 360) phase -= 360;
        auto const turn = rotation<>::degrees(phase);
        vec<> const now = snapped(vec<>{turn.c - 1, motion == 2 ? turn.s : 0.0} * (140 / view.scale));
        shift(actors[1], now - swung);
        swung = now;
        return;
    }
    for (std::size_t who = 0; who < 2; ++who) {
        vec<> const p = view.place(handles_of(actors[who]).all[0].at);
        vec<>& v = velocities[who];
        if ((p.x > view.frame.max.x && v.x > 0) || (p.x < view.frame.min.x && v.x < 0)) v.x = -v.x;
        if ((p.y < view.frame.min.y && v.y > 0) || (p.y > view.frame.max.y && v.y < 0)) v.y = -v.y;
        shift(actors[who], v * (speed * 28 / view.scale));
    }
}
EXPORT(relation_now) int relation_now() {
    return static_cast<int>(with_both([](auto const& a, auto const& b) { return relate(a, b); }));
}
EXPORT(verdict) int verdict() { return written(tell); }
/// Shows the usual part of the plane, or another one where the shapes would stand outside or be small.
EXPORT(fit) void fit() {
    show_usual();
    figures::extent e;
    for (actor const& a : actors) {
        figures::outline const o = item_of(a, relation::disjoint, false).drawn;
        for (std::size_t i = 0; i < o.count; ++i) e.include(o.points[i], o.radius);
    }
    vec<> const size = e.box.max - e.box.min;
    aabb<> const usual{world(view.frame.min.x, view.frame.max.y), world(view.frame.max.x, view.frame.min.y)};
    if (contains(usual, e.box) && bigger(size.x, size.y) > 2) return;
    view.scale = 440 / bigger(bigger(size.x, size.y * 1.6), 1e-3);
    vec<> const middle = (e.box.min + e.box.max) * 0.5;
    view.origin = {stage_width / 2 - middle.x * view.scale, stage_height / 2 - 8 + middle.y * view.scale};
}
EXPORT(draw) int draw() {
    return written([] {
        figures::panel const& in = view;
        figures::pen p{out};
        p.grid(in);
        relation const r = with_both([](auto const& a, auto const& b) { return relate(a, b); });
        figures::item_list list;
        list.all[list.count++] = item_of(actors[1], r, false);
        list.all[list.count++] = item_of(actors[0], r, true);
        figures::panel_list panels;
        panels.all[panels.count++] = in;
        figures::place_labels(list, panels);
        for (std::size_t i = 0; i < 2; ++i) p.draw(list.all[i], in);
        show(p, in);
        for (std::size_t i = 0; i < 2; ++i) {
            p.words(list.all[i].words, figures::look_of(list.all[i]), figures::label_of(list.all[i]).view());
        }
    });
}
EXPORT(style) int style() {
    return written([] { out << figures::style; });
}
/// A program that proves what the stage shows.
EXPORT(code) int code() {
    return written([] {
        out << "import hantei;\nusing namespace hantei;\n\n";
        declare("a", actors[0]);
        declare("b", actors[1]);
        with_both([](auto const& a, auto const& b) {
            relation const r = relate(a, b);
            out << "static_assert(relate(a, b) == relation::" << r << ");\nstatic_assert(distance(a, b) == ";
            literal(distance(a, b));
            out << ");\n";
        });
    });
}
