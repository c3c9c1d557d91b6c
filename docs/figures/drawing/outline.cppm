// SPDX-License-Identifier: MIT
// What is drawn of a part: each shape as a few points and a radius, shapes of space as they are seen from one side.
module;
#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

export module hantei.figures:outline;
import hantei;
import :claims;
import :figure;
import :textbook;

export namespace hantei::figures {

/// How an outline is drawn: not at all (a number), a dot, a circle, a path through points, the points at most a radius from a
/// segment, the twelve edges of a box.
enum class form { none, dot, circle, path, stadium, edges };

/// The points of a shape in its own units, and how they are drawn.
struct outline {
    form as = form::none;
    bool space = false;       ///< seen from one side
    bool closed = false;      ///< a path that ends where it began
    bool filled = true;       ///< a closed path with an inside
    bool before = false;      ///< a path that goes on without end before its first point
    bool beyond = false;      ///< and beyond its last
    std::array<vec<>, 8> points{};
    std::size_t count = 0;
    double radius = 0;

    constexpr outline& add(vec<> const& p) {
        points.at(count++) = p;
        return *this;
    }
};

/// A point of space as it is seen: parallel rays of sight, x to the right, z up, y into the distance.
constexpr vec<> seen(vec<double, 3> const& p) { return {0.96 * p.x + 0.28 * p.y, -0.168 * p.x + 0.576 * p.y + 0.8 * p.z}; }
constexpr vec<> seen(vec<> const& p) { return p; }
constexpr vec<> seen(vec<std::int32_t> const& p) { return {static_cast<double>(p.x), static_cast<double>(p.y)}; }

template <class T, std::size_t N>
constexpr outline outline_of(vec<T, N> const& p, form as) {
    outline o;
    o.as = as;
    o.space = N == 3;
    return o.add(seen(p));
}
template <class T, std::size_t N>
constexpr outline outline_of(point<T, N> const& s) {
    return outline_of(s.position(), form::dot);
}
template <class T, std::size_t N>
constexpr outline outline_of(ball<T, N> const& s) {
    outline o = outline_of(s.center, form::circle);
    o.radius = s.radius;
    return o;
}
template <class T, std::size_t N>
constexpr outline outline_of(segment<T, N> const& s) {
    return outline_of(s.a, form::path).add(seen(s.b));
}
template <class T, std::size_t N>
constexpr outline outline_of(capsule<T, N> const& s) {
    outline o = outline_of(s.a, form::stadium).add(seen(s.b));
    o.radius = s.radius;
    return o;
}
template <class T>
constexpr outline outline_of(ray<T, 2> const& s) {
    outline o = outline_of(s.origin, form::path).add(seen(s.origin + s.direction));
    o.beyond = true;
    return o;
}
template <class T>
constexpr outline outline_of(line<T, 2> const& s) {
    outline o = outline_of(s.origin, form::path).add(seen(s.origin + s.direction));
    o.before = o.beyond = true;
    return o;
}
template <class T>
constexpr outline outline_of(triangle<T, 2> const& s) {
    outline o = outline_of(s.a, form::path).add(s.b).add(s.c);
    o.closed = true;
    return o;
}
template <class T>
constexpr outline outline_of(aabb<T, 2> const& s) {
    vec<> const a = seen(s.min);
    vec<> const b = seen(s.max);
    outline o = outline_of(a, form::path).add({b.x, a.y}).add(b).add({a.x, b.y});
    o.closed = true;
    return o;
}
/// A box of the plane or of space by its center, half extents and axes.
template <class T>
constexpr outline outline_of(obb<T, 2> const& s) {
    outline o;
    o.as = form::path;
    o.closed = true;
    for (vec<> const& x : {-s.half_extents, vec<>{s.half_extents.x, -s.half_extents.y}, s.half_extents,
                           vec<>{-s.half_extents.x, s.half_extents.y}})
        o.add(s.position(x));
    return o;
}
constexpr outline edges_of(auto corner) {
    outline o;
    o.as = form::edges;
    o.space = true;
    for (unsigned i = 0; i < 8; ++i) o.add(seen(corner(i & 1U, i & 2U, i & 4U)));
    return o;
}
template <class T>
constexpr outline outline_of(aabb<T, 3> const& s) {
    return edges_of([&s](bool x, bool y, bool z) {
        return vec<double, 3>{x ? s.max.x : s.min.x, y ? s.max.y : s.min.y, z ? s.max.z : s.min.z};
    });
}
template <class T>
constexpr outline outline_of(obb<T, 3> const& s) {
    return edges_of([&s](bool x, bool y, bool z) {
        return s.position({x ? s.half_extents.x : -s.half_extents.x, y ? s.half_extents.y : -s.half_extents.y,
                           z ? s.half_extents.z : -s.half_extents.z});
    });
}
template <std::size_t N>
constexpr outline outline_of(textbook::collider<N> const& s) {
    outline o;
    o.as = form::path;
    o.closed = true;
    o.filled = false;
    for (vec<> const& p : s.points) o.add(s.center + p);
    return o;
}
/// A number is written, not drawn.
template <class T>
    requires(!shape<T>)
constexpr outline outline_of(T const&) {
    return {};
}

}  // namespace hantei::figures
