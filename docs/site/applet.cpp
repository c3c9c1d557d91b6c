// SPDX-License-Identifier: MIT
// The draggable figure: two shapes on a stage, drawn, dragged, turned and moved by the functions that a page calls. The page knows
// no geometry: it hands over what the pointer does in units of the drawing, and shows the text that it gets.
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

#include "memory.hpp"

import hantei;
import hantei.deciding;
import hantei.figures;

namespace {

using namespace hantei;
using figures::text;

/// The kinds of shapes that can be put on the stage, in the order of the page's lists.
enum class kind { disk, aabb, obb, capsule, triangle, convex, polygon, chain, segment, ray, line, point };
constexpr std::size_t kind_count = 12;
constexpr std::array<char const*, kind_count> names{"disk",    "aabb",  "obb",     "capsule", "triangle", "convex",
                                                    "polygon", "chain", "segment", "ray",     "line",     "point"};

/// What is typed for a shape: so many points, and so many numbers after them.
struct format {
    std::size_t points;
    std::size_t rest;
};
constexpr std::array<format, kind_count> formats{
    {{1, 1}, {2, 0}, {2, 1}, {2, 1}, {3, 0}, {5, 0}, {6, 0}, {4, 0}, {2, 0}, {2, 0}, {2, 0}, {1, 0}}};

/// The words for the points and the rest, where they are no corners.
constexpr std::array<std::array<char const*, 3>, kind_count> words{{{"center", "radius"},
                                                                    {"min", "max"},
                                                                    {"center", "half", "degrees"},
                                                                    {"a", "b", "radius"},
                                                                    {},
                                                                    {},
                                                                    {},
                                                                    {},
                                                                    {"a", "b"},
                                                                    {"origin", "direction"},
                                                                    {"origin", "direction"},
                                                                    {"point"}}};
constexpr std::array corner_names{"a", "b", "c", "d", "e", "f"};

/// A shape as the numbers that a reader types.
struct actor {
    kind as = kind::disk;
    std::array<double, 12> n{};

    constexpr vec<> at(std::size_t i) const { return {n[i], n[i + 1]}; }
    constexpr void put(std::size_t i, vec<> const& p) { n[i] = p.x, n[i + 1] = p.y; }
    constexpr std::size_t index() const { return static_cast<std::size_t>(as); }
    constexpr format layout() const { return formats[index()]; }
    constexpr std::size_t count() const { return 2 * layout().points + layout().rest; }
    constexpr bool has_corners() const {
        return as == kind::triangle || as == kind::convex || as == kind::polygon || as == kind::chain;
    }
    template <std::size_t N>
    std::array<vec<rational>, N> corners() const {
        std::array<vec<rational>, N> all;
        for (std::size_t i = 0; i < N; ++i) all[i] = {n[2 * i], n[2 * i + 1]};
        return all;
    }
};
template <std::size_t N>
using ring = std::array<vec<rational>, N>;

/// The turned box that an actor is, as it is drawn.
obb<> turned_box_of(actor const& a) { return {a.at(0), a.at(2), rotation<>::degrees(a.n[4])}; }

/// The actor's shape as the type of the kind K, in a scalar T. Questions are asked in fractions, which hold the very numbers: so the library
/// is compiled for one scalar alone, in which it takes its last way to an answer at once.
template <kind K, class T = rational>
auto shape_as(actor const& a) {
    auto const at = [&a](std::size_t i) { return vec<T>{T{a.n[i]}, T{a.n[i + 1]}}; };
    if constexpr (K == kind::disk) return disk<T>{at(0), T{a.n[2]}};
    else if constexpr (K == kind::aabb) return aabb<T>{at(0), at(2)};
    else if constexpr (K == kind::obb) {
        auto const turn = rotation<>::degrees(a.n[4]);
        return obb<T>{at(0), at(2), rotation<T>{T{turn.c}, T{turn.s}}};
    } else if constexpr (K == kind::capsule) return capsule<T>{at(0), at(2), T{a.n[4]}};
    else if constexpr (K == kind::triangle) return triangle<T>{at(0), at(2), at(4)};
    else if constexpr (K == kind::convex) return convex<ring<5>>{a.corners<5>()};
    else if constexpr (K == kind::polygon) return polygon<ring<6>>{a.corners<6>()};
    else if constexpr (K == kind::chain) return chain<ring<4>>{a.corners<4>()};
    else if constexpr (K == kind::segment) return segment<T>{at(0), at(2)};
    else if constexpr (K == kind::ray) return ray<T>{at(0), at(2)};
    else if constexpr (K == kind::line) return line<T>{at(0), at(2)};
    else return point<T>{at(0)};
}
template <std::size_t I>
using shape_of = decltype(shape_as<kind{I}>(std::declval<actor const&>()));
/// An actor's shape, where functions for its type find it until numbers are forgotten.
void const* made(actor const& a) {
    static constexpr auto make = []<std::size_t... I>(std::index_sequence<I...>) {
        return std::array{+[](actor const& x) -> void const* { return new shape_of<I>(shape_as<kind{I}>(x)); }...};
    }(std::make_index_sequence<kind_count>{});
    return make[a.index()](a);
}
template <class S>
S const& at_place(void const* place) {
    return *static_cast<S const*>(place);
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

constexpr std::array<actor, kind_count> first_actors{{{kind::disk, {5.5, 3.5, 2}},
                                                      {kind::aabb, {-4, -2, 4, 2}},
                                                      {kind::obb, {-2, 0, 3, 1.5, 30}},
                                                      {kind::capsule, {-5, -2, 1, 1, 1}},
                                                      {kind::triangle, {-4, -3, 4, -3, 0, 3}},
                                                      {kind::convex, {-4, -1, -1, -3, 3, -2, 4, 1, -2, 3}},
                                                      {kind::polygon, {-4, -3, 4, -3, 4, -1, -2, -1, -2, 3, -4, 3}},
                                                      {kind::chain, {-6, -2, -2, 2, 2, -2, 6, 2}},
                                                      {kind::segment, {-6, -1, 6, 3}},
                                                      {kind::ray, {-9, -3, 4, 2}},
                                                      {kind::line, {-6, 4, 3, -1}},
                                                      {kind::point, {2, 1}}}};

// The stage.
std::array<actor, 2> actors{first_actors[0], first_actors[1]};
vec<> way{0, 0};  // on which the first shape is swept; (0, 0) for none
bool with_lines = true;  // working lines are drawn
std::array<vec<>, 2> velocities{{{0.07, 0.05}, {-0.04, 0.03}}};
double phase = 0;  // of the second shape's own motion, in degrees
vec<> swung{0, 0};  // how far it is from where it began
text out;

/// A handle of the whole shape, and the one of the way.
constexpr int whole = 7;
constexpr int way_handle = 6;

/// Where a handle stands, and what it is called.
struct handle {
    vec<> at;
    char const* name;
};
struct handle_list {
    std::array<handle, 6> all{};
    std::size_t count = 0;
    void add(vec<> const& p, char const* name) { all[count++] = {p, name}; }
};
handle_list handles_of(actor const& a) {
    handle_list h;
    if (a.has_corners()) {
        for (std::size_t i = 0; i < a.layout().points; ++i) h.add(a.at(2 * i), corner_names[i]);
        return h;
    }
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
            auto const box = turned_box_of(a);
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
        case kind::ray:
        case kind::line:
            h.add(a.at(0), "origin");
            h.add(a.at(0) + a.at(2), "direction");
            break;
        case kind::segment:
            h.add(a.at(0), "a");
            h.add(a.at(2), "b");
            break;
        default: h.add(a.at(0), "point");
    }
    return h;
}

double bigger(double a, double b) { return a < b ? b : a; }

/// Moves every point of the shape.
void shift_freely(actor& a, vec<> const& move) {
    bool const has_one = a.as == kind::obb || a.as == kind::ray || a.as == kind::line;
    std::size_t const points = has_one ? 1 : a.layout().points;
    for (std::size_t i = 0; i < points; ++i) a.put(2 * i, a.at(2 * i) + move);
}
/// To hundredths.
void shift(actor& a, vec<> const& move) {
    shift_freely(a, move);
    for (std::size_t i = 0; i < 2 * a.layout().points; ++i) a.n[i] = snapped(a.n[i]);
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
            else if (i == 1) a.put(2, snapped(abs(turned_box_of(a).coordinates(to)), step));
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

template <std::size_t I>
bool is_good_shape(void const* s) {
    return is_valid(at_place<shape_of<I>>(s));
}
bool is_good(actor const& a) {
    static constexpr auto good = []<std::size_t... I>(std::index_sequence<I...>) {
        return std::array{&is_good_shape<I>...};
    }(std::make_index_sequence<kind_count>{});
    return good[a.index()](made(a));
}
/// Changes an actor, unless that would leave no shape.
template <class F>
bool change(actor& a, F f) {
    actor const before = a;
    f(a);
    if (is_good(a)) return true;
    a = before;
    return false;
}

/// All that the library says about the two actors.
struct answers {
    relation how = relation::disjoint;
    double away = 0;
    std::array<vec<>, 2> nearest{};  ///< on the first and on the second
    bool cast = false;
    std::array<double, 2> t{};  ///< where the ray comes in and goes out
    std::array<vec<>, 2> at{}, faces{};
    bool contact = false;
    vec<> normal;
    double depth = 0;
    bool swept = false;
    double first = 0;
    vec<> stopped_by;
};

/// What is asked of the very shapes that are shown: their relation. One function for every two kinds whose numbers are in order.
struct asked {
    relation (*relation_of)(void const*, void const*);
    bool has_formulas;
};
template <std::size_t I, std::size_t K>
relation relation_of(void const* a, void const* b) {
    return relation_of_valid(at_place<shape_of<I>>(a), at_place<shape_of<K>>(b));
}
constexpr auto questions = []<std::size_t... N>(std::index_sequence<N...>) {
    std::array<asked, kind_count * kind_count> all{};
    auto const ask = [&all]<std::size_t I, std::size_t K>() {
        if constexpr (I <= K) all[I * kind_count + K] = {&relation_of<I, K>, deciding::has_formulas<shape_of<I>, shape_of<K>>};
    };
    (ask.template operator()<N / kind_count, N % kind_count>(), ...);
    return all;
}(std::make_index_sequence<kind_count * kind_count>{});
/// f(what is asked of the two kinds, the shape of the one that comes first, the other)
template <class F>
auto in_order(actor const& a, actor const& b, F f) {
    bool const turned = a.index() > b.index();
    actor const& first = turned ? b : a;
    actor const& second = turned ? a : b;
    return f(questions[first.index() * kind_count + second.index()], made(first), made(second));
}
relation relation_between(actor const& a, actor const& b) {
    return in_order(a, b, [](asked const& of, void const* x, void const* y) { return of.relation_of(x, y); });
}

vec<rational> fractions_of(vec<> const& p) { return {p.x, p.y}; }

/// Measures depend on the set alone. So that fewer functions are sent to the reader, they are asked of another shape that is the same
/// set: a disk, a point and a segment are capsules, boxes and triangles are convex polygons, or segments where they are flat.
enum class form { capsule, convex, polygon, chain, ray, line };
constexpr std::size_t form_count = 6;

/// The corners, with the last one repeated up to five: a repeated vertex adds nothing.
ring<5> five_corners(actor const& a) {
    ring<5> all = a.corners<5>();
    if (a.as == kind::aabb) all = {all[0], {a.n[2], a.n[1]}, all[1], {a.n[0], a.n[3]}, {a.n[0], a.n[3]}};
    if (a.as == kind::obb) {
        auto const box = shape_as<kind::obb>(a);
        vec<rational> const half = box.half_extents;
        for (std::size_t i = 0; i < 5; ++i)
            all[i] = box.position({i == 1 || i == 2 ? half.x : -half.x, i < 2 ? -half.y : half.y});
        all[4] = all[3];
    }
    if (a.as == kind::triangle) all[3] = all[4] = all[2];
    return all;
}
form form_of(actor const& a) {
    switch (a.as) {
        case kind::aabb:
        case kind::obb:
        case kind::triangle: return is_valid(convex<ring<5>>{five_corners(a)}) ? form::convex : form::capsule;
        case kind::convex: return form::convex;
        case kind::polygon: return form::polygon;
        case kind::chain: return form::chain;
        case kind::ray: return form::ray;
        case kind::line: return form::line;
        default: return form::capsule;
    }
}
/// One that is a capsule: a flat box or triangle is its longest side.
capsule<rational> capsule_of(actor const& a) {
    ring<5> const corner = five_corners(a);
    switch (a.as) {
        case kind::disk: return {corner[0], corner[0], a.n[2]};
        case kind::point: return {corner[0], corner[0], 0};
        case kind::capsule: return {corner[0], corner[1], a.n[4]};
        case kind::segment: return {corner[0], corner[1], 0};
        default: break;
    }
    capsule<rational> longest{corner[0], corner[1], 0};
    for (std::size_t i = 1; i < 5; ++i) {
        vec<rational> const& from = corner[i];
        vec<rational> const& to = corner[(i + 1) % 5];
        if (squared_norm(longest.b - longest.a) < squared_norm(to - from)) longest = {from, to, 0};
    }
    return longest;
}
void const* formed(actor const& a) {
    switch (form_of(a)) {
        case form::capsule: return new capsule<rational>(capsule_of(a));
        case form::convex: return new convex<ring<5>>(five_corners(a));
        default: return made(a);
    }
}
template <std::size_t F>
using shape_formed = std::tuple_element_t<
    F, std::tuple<capsule<rational>, convex<ring<5>>, polygon<ring<6>>, chain<ring<4>>, ray<rational>, line<rational>>>;

bool is_solid(actor const& a) { return a.index() <= static_cast<std::size_t>(kind::polygon); }

// What a cast gives is kept apart from the many functions that ask.
[[gnu::noinline]] void keep(answers& all, chord<double, 2> const& chord) {
    all.cast = true;
    all.t = {chord.enter.t, chord.exit.t};
    all.at = {chord.enter.point, chord.exit.point};
    all.faces = {chord.enter.normal, chord.exit.normal};
}

template <class A, class B>
void measure(A const& a, B const& b, answers& all, bool solids, vec<rational> const* step) {
    if (all.how == relation::disjoint) {
        auto const [away, ends] = measured_disjoint(a, b);
        all.away = away;
        all.nearest = {ends.on_a, ends.on_b};
    } else if constexpr (contactable<A, B>) {
        if (solids) {
            auto const hit = direction_and_depth(all.how, a, b);
            all.contact = true;
            all.normal = hit.normal;
            all.depth = hit.depth;
        }
    }
    if (step == nullptr) return;
    if (auto const hit = swept_from(all.how, a, *step, b)) {
        all.swept = true;
        all.first = hit->first;
        all.stopped_by = hit->normal;
    }
}
template <std::size_t I, std::size_t K>
void measured(void const* a, void const* b, answers& all, bool solids, vec<rational> const* step) {
    measure(at_place<shape_formed<I>>(a), at_place<shape_formed<K>>(b), all, solids, step);
}
using measurement = void (*)(void const*, void const*, answers&, bool, vec<rational> const*);
constexpr auto measurements = []<std::size_t... N>(std::index_sequence<N...>) {
    std::array<measurement, form_count * form_count> all{};
    auto const ask = [&all]<std::size_t I, std::size_t K>() {
        if constexpr (I <= K) all[I * form_count + K] = &measured<I, K>;
    };
    (ask.template operator()<N / form_count, N % form_count>(), ...);
    return all;
}(std::make_index_sequence<form_count * form_count>{});

/// Casts the first at the second.
template <kind K, std::size_t F>
void cast_at(void const* caster, void const* target, answers& all) {
    keep(all, chord_of_meeting(at_place<shape_of<static_cast<std::size_t>(K)>>(caster), at_place<shape_formed<F>>(target)));
}
using casting = void (*)(void const*, void const*, answers&);
/// At each form that is bounded: a segment, a ray or a line.
constexpr auto castings = []<std::size_t... F>(std::index_sequence<F...>) {
    return std::array{std::array<casting, 3>{&cast_at<kind::segment, F>, &cast_at<kind::ray, F>, &cast_at<kind::line, F>}...};
}(std::make_index_sequence<static_cast<std::size_t>(form::ray)>{});
void cast_if_one_is_a_ray(answers& all) {
    auto const rank = [](actor const& a) {
        return a.as == kind::ray || a.as == kind::line ? 2 : a.as == kind::segment ? 1 : 0;
    };
    bool const turned = rank(actors[1]) > rank(actors[0]);
    actor const& caster = actors[turned ? 1 : 0];
    actor const& target = actors[turned ? 0 : 1];
    if (rank(caster) == 0 || rank(target) == 2 || target.as == kind::point) return;
    auto const& at_form = castings[static_cast<std::size_t>(form_of(target))];
    at_form[caster.index() - static_cast<std::size_t>(kind::segment)](made(caster), formed(target), all);
}

answers judged() {
    for (actor const& a : actors)
        if (!is_good(a)) __builtin_trap();
    answers all;
    all.how = relation_between(actors[0], actors[1]);
    bool const turned = form_of(actors[0]) > form_of(actors[1]);
    actor const& a = actors[turned ? 1 : 0];
    actor const& b = actors[turned ? 0 : 1];
    auto const question = static_cast<std::size_t>(form_of(a)) * form_count + static_cast<std::size_t>(form_of(b));
    vec<rational> const step = fractions_of(turned ? -way : way);
    measurements[question](formed(a), formed(b), all, is_solid(a) && is_solid(b), way == vec<>{} ? nullptr : &step);
    if (turned) {
        std::swap(all.nearest[0], all.nearest[1]);
        all.normal = -all.normal;
        all.stopped_by = -all.stopped_by;
    }
    if (all.how != relation::disjoint) cast_if_one_is_a_ray(all);
    return all;
}
/// What is known of the stage as it stands: asked once for each change.
answers now;

template <kind K>
figures::outline plain_outline_of(actor const& a) {
    if constexpr (requires { figures::outline_of(shape_as<K, double>(a)).radius; })
        return figures::outline_of(shape_as<K, double>(a));
    else return {};
}
figures::outline outline_of(actor const& a) {
    figures::outline o;
    if (!a.has_corners()) {
        [&]<std::size_t... I>(std::index_sequence<I...>) {
            (void)((a.index() == I && (o = plain_outline_of<kind{I}>(a), true)) || ...);
        }(std::make_index_sequence<kind_count>{});
        return o;
    }
    o.as = figures::form::path;
    o.closed = a.as != kind::chain;
    for (std::size_t i = 0; i < a.layout().points; ++i) o.add(a.at(2 * i));
    return o;
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
/// The shape as a program writes it. Rings are lists in braces of their own.
void declare(char const* name, actor const& a) {
    bool const is_ring = a.has_corners() && a.as != kind::triangle;
    out << "constexpr " << names[a.index()] << (is_ring ? " " : "<> ") << name
        << (is_ring ? (a.as == kind::chain ? "({" : "{{") : "{");
    for (std::size_t i = 0; i < a.layout().points; ++i) {
        if (i > 0) out << ", ";
        if (i == 0 && a.as == kind::chain) out << "vec";
        literal(a.at(2 * i));
    }
    if (a.layout().rest > 0) {
        out << (a.as == kind::obb ? ", rotation<>::degrees(" : ", ");
        literal(a.n[2 * a.layout().points]);
        if (a.as == kind::obb) out << ')';
    }
    out << (is_ring ? (a.as == kind::chain ? "})" : "}}") : "}") << ";\n";
}

template <class F>
int written(F f) {
    out.size = 0;
    f();
    return static_cast<int>(out.size);
}

figures::item item_of(actor const& a, figures::role as, bool named) {
    figures::item i;
    i.label = names[a.index()];
    i.as = as;
    i.drawn = outline_of(a);
    i.judged = as == figures::role::subject;
    i.answer = now.how;
    i.named = named;
    return i;
}

// What is drawn of the idea behind the answer. These lines illustrate: they are in plain doubles, and decide nothing.

/// Corners in order and a radius around them: a solid of the plane, a segment or a point. None for other shapes.
struct rounded {
    std::array<vec<>, 6> corner{};
    std::size_t count = 0;
    double radius = 0;
};
rounded rounded_of(actor const& a) {
    rounded r;
    if (a.as == kind::polygon || a.as == kind::chain || a.as == kind::ray || a.as == kind::line) return r;
    figures::outline const o = outline_of(a);
    double area = 0;
    for (std::size_t i = 0; i < o.count; ++i) area += cross(o.points[i], o.points[(i + 1) % o.count]);
    for (std::size_t i = 0; i < o.count; ++i) r.corner[i] = o.points[area < 0 ? o.count - 1 - i : i];
    r.count = o.count;
    r.radius = o.radius;
    return r;
}
bool is_straight(actor const& a) {
    return a.as == kind::aabb || a.as == kind::obb || a.as == kind::triangle || a.as == kind::convex;
}

struct sketch {
    figures::pen p{out};
    figures::panel const& in = view;

    void line(char look, vec<> const& from, vec<> const& to) {
        p.begin_path(look, false);
        out << 'M';
        p.at(in.place(from));
        out << 'L';
        p.at(in.place(to));
        out << "\"/>\n";
    }
    void arrow(char look, vec<> const& from, vec<> const& to) {
        vec<> const a = in.place(from);
        vec<> const b = in.place(to);
        if (a == b) return;
        vec<> const u = figures::unit(b - a) * 9;
        vec<> const side = perp(u) * 0.45;
        p.begin_path(look, false);
        for (vec<> const& q : {a, b, b - u + side, b, b - u - side}) {
            out << (q == a ? 'M' : 'L');
            p.at(q);
        }
        out << "\"/>\n";
    }
    void label(vec<> const& at, char const* name, double value) {
        vec<> const q = in.place(at);
        out << "<text class=\"W\" text-anchor=\"middle\"";
        p.attribute("x", q.x);
        p.attribute("y", q.y - 8);
        out << '>' << name << value << "</text>\n";
    }
    /// Where the center of a disk of radius r is when it touches the shape.
    void grown(rounded const& s, double r) {
        double const radius = (s.radius + r) * in.scale;
        if (s.count == 1) {
            vec<> const c = in.place(s.corner[0]);
            out << "<circle class=\"w l\"";
            p.attribute("cx", c.x);
            p.attribute("cy", c.y);
            p.attribute("r", radius);
            out << "/>\n";
            return;
        }
        p.begin_path('w', false);
        for (std::size_t i = 0; i < s.count; ++i) {
            vec<> const a = in.place(s.corner[i]);
            vec<> const b = in.place(s.corner[(i + 1) % s.count]);
            vec<> const n = figures::unit(perp(b - a)) * radius;
            if (i == 0) out << 'M';
            else out << 'A' << radius << ' ' << radius << " 0 0 0 ";
            p.at(a + n);
            out << 'L';
            p.at(b + n);
        }
        vec<> const a = in.place(s.corner[0]);
        out << 'A' << radius << ' ' << radius << " 0 0 0 ";
        p.at(a + figures::unit(perp(in.place(s.corner[1]) - a)) * radius);
        out << "\"/>\n";
    }
    /// The corners of the box that is grown by r on every side, which the first test takes for a hit.
    void grown_corners(rounded const& s, double r) {
        for (std::size_t i = 0; i < 4; ++i) {
            vec<> const c = s.corner[i];
            vec<> const u = figures::unit(c - s.corner[(i + 1) % 4]) * r;
            vec<> const v = figures::unit(c - s.corner[(i + 3) % 4]) * r;
            line('w', c + u, c + u + v);
            line('w', c + v, c + u + v);
        }
    }
    /// The box's own axes, and the point reflected into their first quadrant.
    void folded(actor const& of_box, vec<> const& c) {
        obb<> box{of_box.at(0), of_box.at(2), {}};
        if (of_box.as == kind::aabb) box = {(of_box.at(0) + of_box.at(2)) * 0.5, (of_box.at(2) - of_box.at(0)) * 0.5, {}};
        else box = turned_box_of(of_box);
        vec<> const inside = box.coordinates(c);
        vec<> const far = max(abs(inside), box.half_extents) + vec<>{1, 1};
        line('w', box.position({-far.x, 0}), box.position({far.x, 0}));
        line('w', box.position({0, -far.y}), box.position({0, far.y}));
        vec<> const mirrored = box.position(abs(inside));
        if (inside.x < 0 || inside.y < 0) {
            line('i', c, mirrored);
            p.dot(in.place(mirrored), 'i');
        }
        line('w', mirrored, box.position(min(abs(inside), box.half_extents)));
    }
    /// The shadows of both on the axis on which they are farthest apart, or overlap least, and the gap between them.
    void shadows(rounded const& a, rounded const& b) {
        auto const extent = [](rounded const& s, vec<> const& n) {
            vec<> e{dot(s.corner[0], n), dot(s.corner[0], n)};
            for (std::size_t i = 1; i < s.count; ++i) {
                double const x = dot(s.corner[i], n);
                e = {x < e.x ? x : e.x, bigger(x, e.y)};
            }
            return e;
        };
        auto const gap_along = [&](vec<> const& n) {
            vec<> const e = extent(a, n);
            vec<> const f = extent(b, n);
            return bigger(e.x - f.y, f.x - e.y);
        };
        vec<> best{1, 0};
        double widest = -1e300;
        for (rounded const* s : {&a, &b}) {
            for (std::size_t i = 0; i < s->count; ++i) {
                vec<> const n = figures::unit(perp(s->corner[(i + 1) % s->count] - s->corner[i]));
                if (double const g = gap_along(n); g > widest) widest = g, best = n;
            }
        }
        // The axis beside both shapes, on the side of the stage where there is more room.
        vec<> const across = perp(best);
        vec<> const e = extent(a, across);
        vec<> const f = extent(b, across);
        vec<> const middle = world(stage_width / 2, stage_height / 2 - 8);
        double const low = (f.x < e.x ? f.x : e.x) - 0.7;
        double const high = bigger(e.y, f.y) + 0.7;
        double const beside = high - dot(middle, across) < dot(middle, across) - low ? high : low;
        vec<> const origin = across * beside;
        vec<> const on_a = extent(a, best);
        vec<> const on_b = extent(b, best);
        line('w', origin + best * ((on_a.x < on_b.x ? on_a.x : on_b.x) - 1), origin + best * (bigger(on_a.y, on_b.y) + 1));
        vec<> const aside = across * (beside == low ? -5 : 5) / view.scale;
        line('s', origin + best * on_a.x, origin + best * on_a.y);
        line('n', origin + aside + best * on_b.x, origin + aside + best * on_b.y);
        double const between = on_a.x - on_b.y > on_b.x - on_a.y ? (on_a.x + on_b.y) / 2 : (on_b.x + on_a.y) / 2;
        label(origin + best * between - aside * 4, widest > 0 ? "gap " : "overlap ", widest > 0 ? widest : -widest);
        if (widest > 0) line('i', best * between + across * (low - 1), best * between + across * (high + 1));
    }
    void working_lines() {
        for (std::size_t i = 0; i < 2; ++i) {
            actor const& round = actors[i];
            actor const& other = actors[1 - i];
            if (round.as != kind::disk) continue;
            rounded const s = rounded_of(other);
            if (s.count > 0) grown(s, round.n[2]);
            if ((other.as == kind::aabb || other.as == kind::obb) && way == vec<>{}) {
                folded(other, round.at(0));
                grown_corners(s, round.n[2]);
            }
            break;
        }
        if (is_straight(actors[0]) && is_straight(actors[1])) shadows(rounded_of(actors[0]), rounded_of(actors[1]));
    }
    /// The nearest points, the ends of the chord with their normals, the way out, the way of the sweep.
    void answer() {
        using figures::mark;
        vec<> const from = handles_of(actors[0]).all[0].at;
        if (now.how == relation::disjoint) p.show({mark::kind::way, now.nearest[0], now.nearest[1]}, in);
        for (std::size_t i = 0; i < 2 && now.cast; ++i) {
            p.show({mark::kind::point, now.at[i], now.at[i]}, in);
            if (with_lines) {
                arrow('m', now.at[i], now.at[i] + now.faces[i] * (26 / view.scale));
                label(now.at[i], "t = ", now.t[i]);
            }
        }
        if (now.contact) p.show({mark::kind::way, from, from - now.normal * now.depth}, in);
        if (way == vec<>{}) return;
        arrow('i', from, from + way);
        actor moved = actors[0];
        if (now.swept) {
            shift_freely(moved, way * now.first);
            p.draw(item_of(moved, figures::role::image, false), in);
            moved = actors[0];
        }
        shift_freely(moved, way);
        p.draw(item_of(moved, figures::role::working, false), in);
    }
};

void tell() {
    out << (now.how == relation::disjoint ? "○ " : now.how == relation::touching ? "◐ " : "● ") << now.how;
    if (now.how == relation::disjoint) {
        out << "; distance ";
        if (now.away < 0.0001) out << "below 0.0001";
        else out << now.away;
    }
    if (now.cast) out << "; enters at t = " << now.t[0] << ", leaves at t = " << now.t[1];
    if (now.contact) out << "; normal " << now.normal << ", depth " << now.depth;
    if (way == vec<>{}) return;
    if (now.swept) out << "; first contact after " << now.first << " of the way, normal " << now.stopped_by;
    else out << "; no contact on the way";
}

actor& actor_of(int who) { return actors[static_cast<std::size_t>(who)]; }

}  // namespace

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))
EXPORT(buffer) char const* buffer() { return out.bytes.data(); }
EXPORT(kinds) int kinds() { return static_cast<int>(kind_count); }
EXPORT(kind_name) int kind_name(int k) {
    return written([k] { out << names[static_cast<std::size_t>(k)]; });
}
EXPORT(kind_of) int kind_of(int who) { return static_cast<int>(actor_of(who).as); }
/// To be called after each change and before what follows from it is asked for.
EXPORT(judge) void judge() {
    forget_numbers();
    now = judged();
}
EXPORT(choose) void choose(int who, int k) {
    actor_of(who) = first_actors[static_cast<std::size_t>(k)];
    phase = 0, swung = {0, 0};
}
/// The two shapes change places.
EXPORT(exchange) void exchange() { std::swap(actors[0], actors[1]); }
EXPORT(numbers) int numbers(int who) { return static_cast<int>(actor_of(who).count()); }
EXPORT(number) double number(int who, int i) { return actor_of(who).n[static_cast<std::size_t>(i)]; }
EXPORT(number_name) int number_name(int who, int i) {
    actor const& a = actor_of(who);
    auto const k = static_cast<std::size_t>(i);
    return written([&] {
        if (k >= 2 * a.layout().points) {
            out << words[a.index()][a.layout().points];
            return;
        }
        out << (a.has_corners() ? corner_names[k / 2] : words[a.index()][k / 2]) << (k % 2 == 0 ? " x" : " y");
    });
}
/// 1, or 0 and nothing is changed where the number would make no shape.
EXPORT(set_number) int set_number(int who, int i, double x) {
    if (!(-1e6 < x && x < 1e6)) return 0;
    return change(actor_of(who), [i, x](actor& a) { a.n[static_cast<std::size_t>(i)] = x; }) ? 1 : 0;
}
/// All numbers of a shape at once, by set_next: of a list each alone may make no shape.
actor next;
EXPORT(begin) void begin(int who, int k) { next = {static_cast<kind>(k), actor_of(who).n}; }
EXPORT(set_next) void set_next(int i, double x) { next.n[static_cast<std::size_t>(i)] = x; }
EXPORT(finish) int finish(int who) {
    for (double const x : next.n) {
        if (!(-1e6 < x && x < 1e6)) return 0;
    }
    return change(actor_of(who), [](actor& a) { a = next; }) ? 1 : 0;
}
EXPORT(way_x) double way_x() { return way.x; }
EXPORT(way_y) double way_y() { return way.y; }
EXPORT(set_way) void set_way(double x, double y) {
    if (-1e6 < x && x < 1e6 && -1e6 < y && y < 1e6) way = {x, y};
}
EXPORT(show_lines) void show_lines(int yes) { with_lines = yes != 0; }
EXPORT(handles) int handles(int who) { return static_cast<int>(handles_of(actor_of(who)).count); }
namespace {
vec<> handle_at(int who, int i) {
    handle_list const h = handles_of(actor_of(who));
    return i == way_handle ? h.all[0].at + way : h.all[static_cast<std::size_t>(i)].at;
}
}  // namespace
EXPORT(handle_x) double handle_x(int who, int i) { return view.place(handle_at(who, i)).x; }
EXPORT(handle_y) double handle_y(int who, int i) { return view.place(handle_at(who, i)).y; }
EXPORT(handle_name) int handle_name(int who, int i) {
    actor const& a = actor_of(who);
    return written([&] {
        out << names[a.index()] << ' ' << (i == way_handle ? "way" : handles_of(a).all[static_cast<std::size_t>(i)].name);
    });
}
/// What the pointer takes hold of at (x, y) of the drawing: 8·who + handle, the nearest one within reach, or the whole
/// shape that is there; -1 where nothing is.
EXPORT(grab) int grab(double x, double y, double reach_of_pointer) {
    vec<> const p = world(x, y);
    int found = -1;
    double least = (reach_of_pointer / view.scale) * (reach_of_pointer / view.scale);
    auto const reach = [&](vec<> const& at, int what) {
        if (double const d = squared_norm(at - p); d < least) least = d, found = what;
    };
    for (int who = 0; who < 2; ++who) {
        for (int i = 0; i < handles(who); ++i) reach(handle_at(who, i), 8 * who + i);
    }
    if (!(way == vec<>{})) reach(handle_at(0, way_handle), way_handle);
    for (int who = 0; who < 2 && found < 0; ++who) {
        // A shape is taken by what the library says about a disk at the pointer.
        actor const pointer{kind::disk, {p.x, p.y, 4 / view.scale}};
        if (relation_between(pointer, actor_of(who)) != relation::disjoint) found = 8 * who + whole;
    }
    return found;
}
/// Moves what was grabbed by (dx, dy) of the drawing from where it stood at (x, y).
EXPORT(drag) void drag(int what, double x, double y, double dx, double dy, int fine) {
    double const step = step_of(fine != 0);
    vec<> const to = world(x + dx, y + dy);
    if (what % 8 == way_handle) {
        way = snapped(to - handle_at(0, 0), step);
        return;
    }
    change(actor_of(what / 8), [&](actor& a) {
        if (what % 8 == whole) shift(a, snapped(to - world(x, y), step));
        else pull(a, static_cast<std::size_t>(what % 8), to, step);
    });
}
/// Moves a handle by so many steps, right and up.
EXPORT(nudge) void nudge(int what, double right, double up, int fine) {
    vec<> const by = vec<>{right, up} * step_of(fine != 0);
    if (what % 8 == way_handle) {
        way = snapped(way + by);
        return;
    }
    change(actor_of(what / 8),
           [&](actor& a) { pull(a, static_cast<std::size_t>(what % 8), handle_at(what / 8, what % 8) + by, 0.01); });
}
EXPORT(turn) void turn(int who, double degrees) {
    actor& a = actor_of(who);
    if (a.as != kind::obb) return;
    a.n[4] += degrees;
    if (a.n[4] >= 360) a.n[4] -= 360;
    if (a.n[4] <= -360) a.n[4] += 360;
}
namespace {
/// (A polygon of more decimals may be none to hundredths: then it stays.)
bool moved(actor& a, vec<> const& by) {
    return change(a, [&](actor& to) { shift(to, by); });
}
}  // namespace
EXPORT(move) void move(int who, double dx, double dy) { moved(actor_of(who), {dx, dy}); }
/// A frame of the animation. Motion 0: each shape goes on, and turns round at the border of the stage. 1: the second shape swings
/// to the left and back, 2: it goes round on a circle; a degree of it in a frame.
EXPORT(animate) void animate(double speed, int motion) {
    if (motion != 0) {
        phase += speed;
        if (phase >= 360) phase -= 360;
        auto const turn = rotation<>::degrees(phase);
        vec<> const place = snapped(vec<>{turn.c - 1, motion == 2 ? turn.s : 0.0} * (140 / view.scale));
        if (moved(actors[1], place - swung)) swung = place;
        return;
    }
    for (std::size_t who = 0; who < 2; ++who) {
        vec<> const p = view.place(handles_of(actors[who]).all[0].at);
        vec<>& v = velocities[who];
        if ((p.x > view.frame.max.x && v.x > 0) || (p.x < view.frame.min.x && v.x < 0)) v.x = -v.x;
        if ((p.y < view.frame.min.y && v.y > 0) || (p.y > view.frame.max.y && v.y < 0)) v.y = -v.y;
        moved(actors[who], v * (speed * 28 / view.scale));
    }
}
EXPORT(relation_now) int relation_now() { return static_cast<int>(now.how); }
EXPORT(verdict) int verdict() { return written(tell); }
namespace {
figures::extent stage_extent() {
    figures::extent e;
    for (actor const& a : actors) {
        figures::outline const o = outline_of(a);
        for (std::size_t i = 0; i < o.count; ++i) {
            e.include(o.points[i], o.radius);
            if (&a == actors.data()) e.include(o.points[i] + way, o.radius);
        }
    }
    return e;
}
void show_middle(figures::extent const& e, double width, double height, double scale) {
    vec<> const middle = (e.box.min + e.box.max) * 0.5;
    view.scale = scale;
    view.origin = {width / 2 - middle.x * scale, height / 2 + middle.y * scale};
}
}  // namespace
/// Shows the usual part of the plane, or another one where the shapes would stand outside or be small.
EXPORT(fit) void fit() {
    show_usual();
    figures::extent const e = stage_extent();
    vec<> const size = e.box.max - e.box.min;
    aabb<> const usual{world(view.frame.min.x, view.frame.max.y), world(view.frame.max.x, view.frame.min.y)};
    vec<> const low = max(usual.min, e.box.min);
    vec<> const high = min(usual.max, e.box.max);
    bool const all_in_view = low == e.box.min && high == e.box.max;
    if (all_in_view && bigger(size.x, size.y) > 2) return;
    show_middle(e, stage_width, stage_height - 16, 440 / bigger(bigger(size.x, size.y * 1.6), 1e-3));
}
EXPORT(draw) int draw() {
    return written([] {
        figures::pen p{out};
        p.grid(view);
        figures::item_list list;
        list.all[list.count++] = item_of(actors[1], figures::role::subject, false);
        list.all[list.count++] = item_of(actors[0], figures::role::subject, true);
        figures::panel_list panels;
        panels.all[panels.count++] = view;
        figures::place_labels(list, panels);
        sketch s;
        if (with_lines) s.working_lines();
        for (std::size_t i = 0; i < 2; ++i) p.draw(list.all[i], view);
        s.answer();
        for (std::size_t i = 0; i < 2; ++i) {
            p.words(list.all[i].words, figures::look_of(list.all[i]), figures::label_of(list.all[i]).view());
        }
    });
}
/// The two shapes alone, as large as they are shown in so many units.
EXPORT(thumbnail) int thumbnail(double width, double height) {
    return written([=] {
        figures::extent const e = stage_extent();
        vec<> const size = e.box.max - e.box.min;
        double const wide = (width - 8) / bigger(size.x, 1e-3);
        double const high = (height - 8) / bigger(size.y, 1e-3);
        view.frame = {{0, 0}, {width, height}};
        show_middle(e, width, height, wide < high ? wide : high);
        figures::pen p{out};
        for (std::size_t const i : {std::size_t{1}, std::size_t{0}})
            p.draw(item_of(actors[i], figures::role::subject, false), view);
    });
}
/// A line for each formula that decides: its name where it has one, what it is given, its value and sign, with | between them.
EXPORT(values) int values() {
    return written([] {
        in_order(actors[0], actors[1], [](asked const& of, void const* x, void const* y) {
            if (of.has_formulas) deciding::tell(out, [&] { of.relation_of(x, y); });
        });
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
        out << "static_assert(relate(a, b) == relation::" << now.how << ");\nstatic_assert(distance(a, b) == ";
        literal(now.away);
        out << ");\n";
        if (way == vec<>{}) return;
        out << "static_assert(";
        if (!now.swept) out << '!';
        out << "sweep(a, ";
        literal(way);
        out << ", b)";
        if (now.swept) {
            out << "->first == ";
            literal(now.first);
        } else {
            out << ".has_value()";
        }
        out << ");\n";
    });
}
