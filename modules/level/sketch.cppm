// SPDX-License-Identifier: MIT
// Sketches of shapes: a filter for the overlap test. A sketch is a shape in a few doubles. With a margin for rounding errors, it decides most
// pairs that surely overlap or surely do not. The exact predicates decide the others.
export module hantei.level:sketch;
import :base;
import :object;
import :placement;
import hantei;

namespace hantei::level {

constexpr double magnitude(double x) { return x < 0 ? -x : x; }

/// The box from `low` - `reach` to `high` + `reach`, widened by a margin. The operations that compute the arguments and these sums err by less
/// than 16 units of 2^-53 of the sum of the sizes; the margin is twice that.
constexpr aabb<> widened(vec<> const& low, vec<> const& high, vec<> const& reach) {
    double const margin =
        (magnitude(low.x) + magnitude(low.y) + magnitude(high.x) + magnitude(high.y) + reach.x + reach.y) * 0x1p-48 + 0x1p-1000;
    return {{low.x - reach.x - margin, low.y - reach.y - margin}, {high.x + reach.x + margin, high.y + reach.y + margin}};
}
/// A box that surely contains the shape, computed in a few operations: a box itself, the box of the vertices of a polygon or a chain, else
/// slightly more than the bounding box (hantei::bounds).
constexpr aabb<> quick_box(aabb<> const& box) { return box; }
constexpr aabb<> quick_box(disk<> const& d) { return widened(d.center, d.center, {d.radius, d.radius}); }
constexpr aabb<> quick_box(obb<> const& box) {
    double const c = magnitude(box.rotation.c);
    double const s = magnitude(box.rotation.s);
    return widened(box.center, box.center,
                   {box.half_extents.x * c + box.half_extents.y * s, box.half_extents.x * s + box.half_extents.y * c});
}
constexpr aabb<> quick_box(capsule<> const& c) {
    auto const less = [](double x, double y) { return x < y ? x : y; };
    return widened({less(c.a.x, c.b.x), less(c.a.y, c.b.y)}, {-less(-c.a.x, -c.b.x), -less(-c.a.y, -c.b.y)},
                   {c.radius, c.radius});
}
template <class S>
    requires requires(S const& s) { s.facts(); }
constexpr aabb<> quick_box(S const& s) {
    return s.box();
}

/// A shape in doubles. A box is its center and the two vectors to the midpoints of its sides, a circle is its center and its radius.
struct sketch {
    enum class kind : unsigned char { other, upright, turned, circle };

    kind what = kind::other;
    aabb<> around;  // a box that contains the shape
    vec<> center, along, across;
    double radius = 0;  // of a circle
};

constexpr sketch sketch_of(aabb<> const& box) {
    double const x = (box.max.x - box.min.x) / 2;
    double const y = (box.max.y - box.min.y) / 2;
    return {sketch::kind::upright, box, {box.min.x + x, box.min.y + y}, {x, 0}, {0, y}, 0};
}
constexpr sketch sketch_of(disk<> const& d) { return {sketch::kind::circle, quick_box(d), d.center, {}, {}, d.radius}; }
constexpr sketch sketch_of(obb<> const& box) {
    double const c = box.rotation.c;
    double const s = box.rotation.s;
    return {sketch::kind::turned,
            quick_box(box),
            box.center,
            {box.half_extents.x * c, box.half_extents.x * s},
            {-box.half_extents.y * s, box.half_extents.y * c},
            0};
}
template <class S>
constexpr sketch sketch_of(S const& set) {
    return {sketch::kind::other, quick_box(set), {}, {}, {}, 0};
}
constexpr sketch sketch_of(shape const& set) {
    if (auto const* const box = get_if<aabb<>>(&set)) return sketch_of(*box);
    if (auto const* const d = get_if<disk<>>(&set)) return sketch_of(*d);
    if (auto const* const box = get_if<obb<>>(&set)) return sketch_of(*box);
    return visit([](auto const& s) { return sketch_of(s); }, set);
}

/// The answer of the filter to a question; it is open if doubles cannot decide.
enum class guess : unsigned char { no, yes, open };

/// The margin for the errors of a computation, given the sum of the magnitudes that enter it. Coordinates are at most some 1e13, so nothing
/// overflows. A chain of twenty operations errs by less than 2^-47 of that sum, far less than this margin of 2^-40.
constexpr double margin_of(double sizes) { return sizes * 0x1p-40 + 0x1p-900; }

/// The separating axis test: two boxes are disjoint if an axis of one of them separates them. Source: Ericson, Real-Time Collision Detection,
/// section 4.4.1.
constexpr guess boxes_overlap(sketch const& a, sketch const& b) {
    vec<> const d{b.center.x - a.center.x, b.center.y - a.center.y};
    vec<> const sides[]{a.along, a.across, b.along, b.across};
    double places = magnitude(a.center.x) + magnitude(a.center.y) + magnitude(b.center.x) + magnitude(b.center.y);
    for (vec<> const& side : sides) places += magnitude(side.x) + magnitude(side.y);
    guess answer = guess::yes;
    for (vec<> const& axis : sides) {
        double reach = 0;
        for (vec<> const& side : sides) reach += magnitude(side.x * axis.x + side.y * axis.y);
        double const gap = magnitude(d.x * axis.x + d.y * axis.y) - reach;
        double const margin = margin_of(places * (magnitude(axis.x) + magnitude(axis.y)));
        if (gap > margin) return guess::no;
        if (!(gap < -margin)) answer = guess::open;
    }
    return answer;
}
constexpr guess circles_overlap(sketch const& a, sketch const& b) {
    if (!(a.radius > 0 && b.radius > 0)) return guess::open;
    double const x = b.center.x - a.center.x;
    double const y = b.center.y - a.center.y;
    double const r = a.radius + b.radius;
    double const places = magnitude(a.center.x) + magnitude(a.center.y) + magnitude(b.center.x) + magnitude(b.center.y) + r;
    double const gap = x * x + y * y - r * r;
    double const margin = margin_of(places * places);
    return gap > margin ? guess::no : gap < -margin ? guess::yes : guess::open;
}
/// Compares the squared distance from the box to the circle's center, in coordinates along the sides of the box, with the squared radius.
/// Everything is multiplied by the squares of the sides, so that nothing is divided.
constexpr guess box_and_circle_overlap(sketch const& box, sketch const& circle) {
    if (!(circle.radius > 0)) return guess::open;
    double const x = circle.center.x - box.center.x;
    double const y = circle.center.y - box.center.y;
    double const w2 = box.along.x * box.along.x + box.along.y * box.along.y;
    double const h2 = box.across.x * box.across.x + box.across.y * box.across.y;
    double u = magnitude(x * box.along.x + y * box.along.y) - w2;
    double v = magnitude(x * box.across.x + y * box.across.y) - h2;
    if (u < 0) u = 0;
    if (v < 0) v = 0;
    double const r2 = circle.radius * circle.radius;
    double const places = magnitude(circle.center.x) + magnitude(circle.center.y) + magnitude(box.center.x) +
                          magnitude(box.center.y) + magnitude(box.along.x) + magnitude(box.along.y) + magnitude(box.across.x) +
                          magnitude(box.across.y) + circle.radius;
    double const gap = u * u * h2 + v * v * w2 - r2 * w2 * h2;
    double const margin = margin_of(places * places * (w2 * h2 * 4 + 0x1p-900));
    // The error of u is proportional to places·|along|, so that of u·u·h2 to places²·w2·h2.
    return gap > margin ? guess::no : gap < -margin ? guess::yes : guess::open;
}
constexpr guess guess_overlap(sketch const& a, sketch const& b) {
    using kind = sketch::kind;
    if (a.what == kind::other || b.what == kind::other) return guess::open;
    if (a.what == kind::circle) return b.what == kind::circle ? circles_overlap(a, b) : box_and_circle_overlap(b, a);
    if (b.what == kind::circle) return box_and_circle_overlap(a, b);
    if (a.what == kind::turned || b.what == kind::turned) return boxes_overlap(a, b);
    // Both shapes are their boxes. Comparisons of stored numbers are exact.
    aabb<> const& s = a.around;
    aabb<> const& t = b.around;
    bool const solid = s.min.x < s.max.x && s.min.y < s.max.y && t.min.x < t.max.x && t.min.y < t.max.y;
    if (!solid) return guess::open;
    return s.min.x < t.max.x && t.min.x < s.max.x && s.min.y < t.max.y && t.min.y < s.max.y ? guess::yes : guess::no;
}

}  // namespace hantei::level
