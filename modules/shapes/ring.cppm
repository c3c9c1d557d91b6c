// SPDX-License-Identifier: MIT
// What can be wrong with the vertices of a convex, a polygon or a chain, and what is known of them when they are sound.
export module hantei:ring;
import :base;
import :scalar;
import :number;
import :vec;
import :shape;
import :validation;
import :forms;
import :aabb;
import :reduction;
import :vertex_list;
import :side_tree;
import :sweep_line;

export namespace hantei {

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
/// Of so few sides every pair is looked at: a sweep takes longer, at run time and in the compiler.
inline constexpr size_t few_sides = 8;

/// Closed segments a b and c d have a common point: their boxes do, and neither has both ends on one side of the other.
/// Source: Cormen et al., Introduction to Algorithms, section 33.1.
template <class T>
constexpr bool segments_meet(vec<T, 2> const& a, vec<T, 2> const& b, vec<T, 2> const& c, vec<T, 2> const& d) {
    for (size_t i = 0; i < 2; ++i)
        if (larger(a[i], b[i]) < smaller(c[i], d[i]) || larger(c[i], d[i]) < smaller(a[i], b[i])) return false;
    return side_of(a, b, c) * side_of(a, b, d) <= 0 && side_of(c, d, a) * side_of(c, d, b) <= 0;
}
/// The first side of a ring that the segment a b meets and that counts, from a given one on.
template <class T>
constexpr optional<size_t> first_met(vertex_list<T> const& ring, size_t from, vec<T, 2> const& a, vec<T, 2> const& b,
                                     auto counts) {
    optional<size_t> found;
    vec<T, 2> const low = min(a, b), high = max(a, b);
    auto const near = [&](aabb<T, 2> const& box, size_t, size_t to) {
        return to > from && low.x <= box.max.x && box.min.x <= high.x && low.y <= box.max.y && box.min.y <= high.y;
    };
    each_side_near(ring, near, [&](size_t k) {
        if (k >= from && counts(k) && segments_meet(a, b, ring[k], ring[k + 1])) found = k;
        return !found.has_value();
    });
    return found;
}
/// Two sides that are no neighbours must not meet. (Neighbours on different lines meet in their corner only.) Of a few sides every
/// pair is looked at. Of many the sweep does; if it finds a meeting, the first one is searched for, side by side,
/// which may take time with the square of their number.
template <class T>
constexpr defect defect_of_simple(vertex_list<T> const& ring) {
    if (defect const d = defect_of_corners(ring); d.what != defect::kind::none) return d;
    size_t const n = ring.size();
    if (n > few_sides) {
        side_sweep<T> sweep;
        sweep.add(ring);
        if (sweep.finds_a_region()) return {};
    }
    for (size_t i = 0; i < n; ++i) {
        auto const is_no_neighbour = [=](size_t k) { return k + 1 - i != n; };
        if (auto const k = first_met(ring, i + 2, ring[i], ring[i + 1], is_no_neighbour))
            return {defect::kind::meets_itself, i, *k};
    }
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

/// The same, unless the vertices have been moved away since.
template <class T>
constexpr outline<T> known_now(outline<T> const& known, auto const& vertices) {
    return rng::size(vertices) > 0 ? known : outline<T>{{}, {defect::kind::too_few}};
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
