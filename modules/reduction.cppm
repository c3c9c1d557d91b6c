// SPDX-License-Identifier: MIT
// A degenerate shape is its set: a ball of radius 0 is a point, a flat triangle a segment. And every round shape is a thin
// core with a radius. What a shape is in these terms it says itself (shape.cppm).
export module hantei:reduction;
import :base;
import :scalar;
import :rational;
import :vec;
import :shape;
import :segment;

namespace hantei {

template <class S>
concept round = requires(S const& s) { s.radius; };

/// A shape with corners, and so without an end at infinity.
template <class S>
concept bounded = requires(S const& s) { exact(s).corners(); };

/// A curve or a region that need not be convex: it is judged side by side.
template <class S>
concept sided = requires { requires !S::is_convex; };
/// Such a curve: with joints, and without inner points.
template <class S>
concept curve = sided<S> && !requires(S const& s) { s.has_interior(); };

/// A bounded convex shape of the plane: a hull of corners with a radius around it.
template <class S>
concept bounded_in_plane = S::dimension == 2 && bounded<S> && !sided<S>;

template <class S>
constexpr auto radius_of(S const& s) {
    if constexpr (round<S>) {
        return s.radius;
    } else {
        return typename S::scalar_type{0};
    }
}

/// The core: the set that is left when the radius is taken to 0.
template <class S>
constexpr auto thin(S const& s) {
    if constexpr (round<S>) {
        return s.core();
    } else {
        return s;
    }
}

/// Whether a shape with corners has inner points; points, segments, rays and lines never have.
template <class S>
constexpr bool has_interior(S const& s) {
    if constexpr (requires { s.has_interior(); }) {
        return s.has_interior();
    } else {
        return false;
    }
}

/// It has inner points, round or not.
template <class S>
constexpr bool is_solid(S const& s) {
    if constexpr (round<S>) {
        return typename S::scalar_type{0} < s.radius;
    } else {
        return has_interior(s);
    }
}

/// Less than its type says: a solid without inner points, a segment of length zero.
template <class S>
constexpr bool degenerate(S const& s) {
    if constexpr (requires { s.has_interior(); }) {
        return !s.has_interior();
    } else if constexpr (requires { s.a == s.b; }) {
        return s.a == s.b;
    } else {
        return false;
    }
}

/// Some point of x, as stored.
template <class X>
constexpr auto some_point(X const& x) {
    if constexpr (requires { x.center; }) {
        return x.center;
    } else if constexpr (requires { x.origin; }) {
        return x.origin;
    } else {
        return x.corners()[0];
    }
}

/// The corners of a convex core of the plane, in order around it; one corner is a point, two a segment.
class corner_list {
  public:
    constexpr vec<rational, 2> const* begin() const { return at_.data(); }
    constexpr vec<rational, 2> const* end() const { return at_.data() + at_.size(); }
    constexpr size_t size() const { return at_.size(); }
    /// After the last corner comes the first again.
    constexpr vec<rational, 2> const& operator[](size_t i) const { return at_[i < at_.size() ? i : i - at_.size()]; }
    constexpr void add(vec<rational, 2> const& p) { at_.push_back(p); }

  private:
    vector<vec<rational, 2>> at_;
};
template <class S>
constexpr corner_list corners_of(S const& s) {
    corner_list list;
    for (auto const& p : s.corners()) list.add(exact(p));
    return list;
}

/// Twice the signed area inside a ring of corners, after the last of which comes the first again; positive where they go
/// counter-clockwise (the shoelace formula).
/// Source: O'Rourke, Computational Geometry in C, section 1.3.
constexpr rational doubled_area_inside(auto const& corner) {
    rational sum = 0;
    for (size_t i = 0; i < corner.size(); ++i) sum = sum + cross(corner[i] - corner[0], corner[i + 1] - corner[0]);
    return sum;
}

/// p before q along x; on equal x, along y.
template <class T>
constexpr bool lexicographically_before(vec<T, 2> const& p, vec<T, 2> const& q) {
    return p.x < q.x || (p.x == q.x && p.y < q.y);
}

/// A convex core without inner points as a segment: its two extreme corners, as they are stored or else in fractions. A ray or a
/// line is what it is.
template <class S>
constexpr auto flattened(S const& s) {
    return s;
}
template <bounded S>
constexpr auto flattened(S const& s) {
    if constexpr (requires { s.corners(); }) {
        auto const all = s.corners();
        segment<typename S::scalar_type, 2> r{all[0], all[0]};
        for (auto const& p : all) {
            if (lexicographically_before(p, r.a)) r.a = p;
            if (lexicographically_before(r.b, p)) r.b = p;
        }
        return r;
    } else {
        return flattened(exact(s));
    }
}

}  // namespace hantei
