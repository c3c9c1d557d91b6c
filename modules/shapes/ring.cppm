// SPDX-License-Identifier: MIT
// Corners in a range, one after the other: what convex, polygon and chain have in common, and what can be wrong with it.
export module hantei:ring;
import :base;
import :scalar;
import :vec;
import :shape;
import :validation;
import :sign;
import :forms;
import :segment;
import :aabb;
import :number;
import :reduction;
import :predicates;

export namespace hantei {

/// Positions of the plane, one behind the other in memory: a std::array (in template arguments), a std::vector, a std::span.
template <class V>
concept vertex_range = rng::contiguous_range<V const> && rng::sized_range<V const> && requires {
    requires same_as<rng::range_value_t<V>, vec<typename rng::range_value_t<V>::scalar_type, 2>>;
};

/// What is wrong with a ring or a chain of vertices, and where: the numbers of vertices or of sides (side i starts at vertex i).
struct defect {
    enum class kind : unsigned char {
        none,
        too_few,
        not_finite,
        repeated,
        straight,
        turns_back,
        winds_twice,
        meets_itself,
        meets_outer,
        outside_outer,
        meets_hole,
        in_hole
    };
    kind what = kind::none;
    size_t first = 0, second = 0;
    size_t hole = 0;  ///< the ring: 0 is the outer one, i the i-th hole

    friend constexpr bool operator==(defect const&, defect const&) = default;
};

/// What is found out once, when a shape is made of vertices: the box around them, and the first defect.
template <scalar T>
struct outline {
    aabb<T, 2> box{};
    defect flaw{};

    template <scalar U>
    constexpr outline<U> in_scalar() const {
        return {scalar_cast<U>(box), flaw};
    }
    /// The same moved; the scalar must add exactly.
    constexpr outline moved(vec<T, 2> const& way) const { return {{box.min + way, box.max + way}, flaw}; }
    friend constexpr bool operator==(outline const&, outline const&) = default;
};

}  // namespace hantei

namespace hantei {

template <vertex_range V>
using vertex_scalar = typename rng::range_value_t<V>::scalar_type;

/// The vertices of a shape, wherever they are kept.
template <scalar T>
class vertex_list {
  public:
    using scalar_type = T;
    template <vertex_range V>
    constexpr explicit vertex_list(V const& vertices)
        : first_(rng::data(vertices)), size_(static_cast<size_t>(rng::size(vertices))) {}

    constexpr vec<T, 2> const* begin() const { return first_; }
    constexpr vec<T, 2> const* end() const { return first_ + size_; }
    constexpr size_t size() const { return size_; }
    /// After the last vertex comes the first again.
    constexpr vec<T, 2> const& operator[](size_t i) const { return first_[i < size_ ? i : i - size_]; }
    constexpr segment<T, 2> side(size_t i) const { return {(*this)[i], (*this)[i + 1]}; }
    /// Calls f with every side, as a segment, until f says no; then no. Only a closed list goes on from the last vertex to the first.
    constexpr bool each_side(auto f, bool closed = true) const {
        for (size_t i = 0; i + (closed ? 0 : 1) < size_; ++i)
            if (!f(side(i))) return false;
        return true;
    }

  private:
    vec<T, 2> const* first_;
    size_t size_;
};
template <vertex_range V>
vertex_list(V const&) -> vertex_list<vertex_scalar<V>>;

template <scalar U, vertex_range V>
constexpr vector<vec<U, 2>> vertices_in_scalar(V const& vertices) {
    vector<vec<U, 2>> r;
    for (auto const& p : vertex_list(vertices)) r.push_back(scalar_cast<U>(p));
    return r;
}
template <scalar T>
constexpr vector<vec<T, 2>> moved_vertices(vertex_list<T> const& vertices, vec<T, 2> const& way) {
    vector<vec<T, 2>> r;
    for (auto const& p : vertices) r.push_back(p + way);
    return r;
}

/// The first vertex from the left, of several the lowest: a ring that does not meet itself bulges outwards there.
template <class T>
constexpr size_t extreme_vertex(vertex_list<T> const& ring) {
    size_t least = 0;
    for (size_t i = 1; i < ring.size(); ++i)
        if (lexicographically_before(ring[i], ring[least])) least = i;
    return least;
}
template <class T>
constexpr int turn_at(vertex_list<T> const& ring, size_t i) {
    return side_of(ring[i + ring.size() - 1], ring[i], ring[i + 1]);
}

// ------------------------------------------------------------------------------------------------- looking for defects
/// The first defect of vertices in themselves: too few, not finite, or equal to the next one.
template <class T>
constexpr defect defect_of_vertices(vertex_list<T> const& v, size_t at_least, bool closed) {
    using kind = defect::kind;
    if (v.size() < at_least) return {kind::too_few, v.size()};
    for (size_t i = 0; i < v.size(); ++i)
        if (!all_finite(v[i])) return {kind::not_finite, i};
    for (size_t i = 0; i + (closed ? 0 : 1) < v.size(); ++i)
        if (v[i] == v[i + 1]) return {kind::repeated, i, (i + 1) % v.size()};
    return {};
}
/// ... and of three that follow each other on a line.
template <class T>
constexpr defect defect_of_corners(vertex_list<T> const& ring) {
    if (defect const d = defect_of_vertices(ring, 3, true); d.what != defect::kind::none) return d;
    for (size_t i = 0; i < ring.size(); ++i)
        if (turn_at(ring, i) == 0) return {defect::kind::straight, i};
    return {};
}
/// A ring is convex if it turns the same way at every corner, and goes to the right and back but once.
template <class T>
constexpr defect defect_of_convex(vertex_list<T> const& ring) {
    if (defect const d = defect_of_corners(ring); d.what != defect::kind::none) return d;
    int const winding = turn_at(ring, extreme_vertex(ring));
    size_t reversals = 0;
    for (size_t i = 0; i < ring.size(); ++i) {
        if (turn_at(ring, i) != winding) return {defect::kind::turns_back, i};
        if (lexicographically_before(ring[i], ring[i + 1]) != lexicographically_before(ring[i + 1], ring[i + 2])) ++reversals;
    }
    return reversals == 2 ? defect{} : defect{defect::kind::winds_twice};
}
/// Two sides that are no neighbours must not meet. (Neighbours on different lines meet in their corner only.)
template <class T>
constexpr defect defect_of_simple(vertex_list<T> const& ring) {
    if (defect const d = defect_of_corners(ring); d.what != defect::kind::none) return d;
    size_t const n = ring.size();
    for (size_t i = 0; i < n; ++i)
        for (size_t k = i + 2; k < n; ++k)
            if (k + 1 - i != n && intersects(ring.side(i), ring.side(k))) return {defect::kind::meets_itself, i, k};
    return {};
}

/// The box around vertices without a defect.
template <class T>
constexpr outline<T> outline_of(vertex_list<T> const& v, defect const& flaw) {
    outline<T> r{{}, flaw};
    if (flaw.what != defect::kind::none) return r;
    r.box = {v[0], v[0]};
    for (auto const& p : v) r.box = {min(r.box.min, p), max(r.box.max, p)};
    return r;
}

/// What a defect is called in a message, before the numbers.
constexpr char const* name_of(defect::kind what) {
    switch (what) {
        case defect::kind::too_few: return "invalid: too few:";
        case defect::kind::not_finite: return "invalid: not finite (NaN or infinity) at vertex";
        case defect::kind::repeated: return "invalid: equal neighbours, vertices";
        case defect::kind::straight: return "invalid: on a line with its neighbours is vertex";
        case defect::kind::turns_back: return "invalid: not convex, it turns the other way at vertex";
        case defect::kind::winds_twice: return "invalid: not convex, it winds around more than once";
        case defect::kind::meets_itself: return "invalid: it meets itself, at sides";
        case defect::kind::meets_outer: return "invalid: it meets the outer ring; its side and the outer one are";
        case defect::kind::outside_outer: return "invalid: not inside the outer ring";
        case defect::kind::meets_hole: return "invalid: it meets another hole; its side and the number of that hole are";
        case defect::kind::in_hole: return "invalid: one inside the other, this hole and hole";
        default: return "";
    }
}
/// How many numbers follow.
constexpr int numbers_of(defect::kind what) {
    switch (what) {
        case defect::kind::winds_twice:
        case defect::kind::outside_outer: return 0;
        case defect::kind::repeated:
        case defect::kind::meets_itself:
        case defect::kind::meets_outer:
        case defect::kind::meets_hole: return 2;
        default: return 1;
    }
}
constexpr void inspect_outline(auto& report, char const* field, defect const& d) {
    report.none_at(field, d.what == defect::kind::none, name_of(d.what), numbers_of(d.what), d.first, d.second, d.hole);
}

}  // namespace hantei
