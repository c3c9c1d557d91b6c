// SPDX-License-Identifier: MIT
// Defects of the vertices of a convex, a polygon or a chain, the choice of the vertices that are kept, and the facts known about these.
//
// A vertex of a ring is redundant if it equals the one before, or if the ring goes straight on there. Real maps are full of both, and they
// are legal (OGC 06-103r4, section 6.1.11). A shape keeps only the other vertices, the corners, so no other code has to handle redundant
// ones.
export module hantei:ring;
import :base;
import :dynamic_array;
import :scalar;
import :generic_arithmetic;
import :vec;
import :shape;
import :validation;
import :formulas;
import :aabb;
import :vertex_list;
import :side_tree;
import :sweep_line;

export namespace hantei {

/// A defect of a ring or a chain of vertices, and its place: the numbers of vertices or of sides (side i starts at vertex i).
struct defect {
    enum class kind : unsigned char {
        none,
        too_few,
        not_finite,
        doubles_back,
        turns_back,
        winds_twice,
        meets_itself,
        meets_outer,
        outside_outer,
        meets_hole,
        in_hole,
        cuts_off
    };
    kind what = kind::none;
    size_t first = 0, second = 0;
    size_t hole = 0;  ///< the ring: 0 is the outer one, i the i-th hole

    constexpr bool operator==(defect const&) const = default;
};

/// The facts that are determined once, when a shape is made of vertices: the box around them, the first defect, and whether rings touch.
template <scalar T>
struct outline {
    aabb<T, 2> box{};
    defect flaw{};
    bool rings_touch = false;

    template <scalar U>
    constexpr outline<U> in_scalar() const {
        return {scalar_cast<U>(box), flaw, rings_touch};
    }
    /// The outline of the vertices translated by `way`. Addition in the scalar must be exact.
    constexpr outline moved(vec<T, 2> const& way) const { return {{box.min + way, box.max + way}, flaw, rings_touch}; }
    constexpr bool operator==(outline const&) const = default;
};

}  // namespace hantei

namespace hantei {

// ------------------------------------------------------------------------------------------------- which vertices are kept
/// The choice of vertices that a shape keeps: their numbers (none if it keeps all), or the first defect of the list.
struct vertex_choice {
    defect flaw{};
    dynamic_array<uint32_t> kept{};

    /// The number of the i-th kept vertex in the list as given.
    constexpr size_t number(size_t i) const { return kept.empty() ? i : kept[i]; }
};
/// The numbers of the vertices without repetitions: none equals the one before, and in a closed list the last differs from the first. All
/// vertices must be finite.
template <class T>
constexpr dynamic_array<uint32_t> without_repetition(vertex_list<T> const& v) {
    dynamic_array<uint32_t> kept;
    for (uint32_t i = 0; i < v.size(); ++i)
        if (kept.empty() || v[i] != v[kept.back()]) kept.push_back(i);
    while (v.is_closed() && kept.size() > 1 && v[kept.back()] == v[kept[0]]) kept.pop_back();
    return kept;
}
/// The corners of a ring among its vertices `different`, in which no vertex equals the one before. The ring does not go straight on at a
/// corner. If it doubles back at a vertex, that is the defect.
template <class T>
constexpr vertex_choice corners_among(vertex_list<T> const& v, dynamic_array<uint32_t> const& different) {
    vertex_choice choice;
    size_t const n = different.size();
    for (size_t i = 0; i < n; ++i) {
        auto const &p = v[different[(i + n - 1) % n]], &q = v[different[i]], &r = v[different[(i + 1) % n]];
        if (orientation(p, q, r) != 0) {
            choice.kept.push_back(different[i]);
        } else if (lexicographically_before(p, q) != lexicographically_before(q, r)) {
            choice.flaw = {defect::kind::doubles_back, different[i]};
            return choice;
        }
    }
    return choice;
}
/// The vertices of a list to keep: those that differ from the one before or, with `only_corners`, the corners of a ring. It is a defect if
/// a vertex is not finite or fewer than `at_least` vertices differ from the one before.
template <class T>
constexpr vertex_choice choose_vertices(vertex_list<T> const& v, size_t at_least, bool only_corners) {
    using kind = defect::kind;
    if (v.size() < at_least) return {{kind::too_few, v.size()}};
    for (size_t i = 0; i < v.size(); ++i)
        if (!all_finite(v[i])) return {{kind::not_finite, i}};
    bool all = true;
    for (size_t i = 0; i < v.sides(); ++i) all = all && v[i] != v[i + 1];
    for (size_t i = 0; only_corners && all && i < v.size(); ++i) all = turn_at(v, i) != 0;
    if (all) return {};
    auto different = without_repetition(v);
    if (different.size() < at_least) return {{kind::too_few, different.size()}};
    if (only_corners) return corners_among(v, different);
    return {{}, static_cast<dynamic_array<uint32_t>&&>(different)};
}
/// choose_vertices() at run time, compiled once (queries/archive.hpp).
template <class T>
vertex_choice vertices_chosen_in_archive(vertex_list<T> const& v, size_t at_least, bool only_corners);
template <class T>
constexpr vertex_choice chosen_vertices(vertex_list<T> const& v, size_t at_least, bool only_corners) {
    if constexpr (scalar_of_archive<T>) {
        if (!is_constant_evaluated()) return vertices_chosen_in_archive(v, at_least, only_corners);
    }
    return choose_vertices(v, at_least, only_corners);
}
/// Reduces a container to the vertices with the numbers `kept`. A container that cannot become shorter, such as an array, repeats the last
/// of them.
template <vertex_range V>
constexpr void keep_only(V& vertices, dynamic_array<uint32_t> const& kept) {
    if (kept.empty()) return;
    auto* const v = rng::data(vertices);
    for (size_t i = 0; i < kept.size(); ++i) v[i] = v[kept[i]];
    if constexpr (shortened<V>) {
        while (rng::size(vertices) > kept.size()) vertices.pop_back();
    } else {
        for (size_t i = kept.size(); i < rng::size(vertices); ++i) v[i] = v[kept.size() - 1];
    }
}
/// Reduces a container to its chosen vertices, unless there is a defect.
template <vertex_range V>
constexpr vertex_choice keep_chosen(V& vertices, bool closed, size_t at_least, bool only_corners) {
    auto choice = chosen_vertices(vertex_list(vertices, closed), at_least, only_corners);
    if (choice.flaw.what == defect::kind::none) keep_only(vertices, choice.kept);
    return choice;
}
/// The chosen vertices of all rings of a polygon, and the first defect of a ring in itself.
class ring_choices {
  public:
    defect flaw{};

    constexpr void add(vertex_choice&& ring) {
        if (flaw.what == defect::kind::none) {
            flaw = ring.flaw;
            flaw.hole = choices_.size();
        }
        choices_.push_back(static_cast<vertex_choice&&>(ring));
    }
    /// The defect d with the numbers that its sides have in the rings as given.
    constexpr defect as_given(defect d) const {
        using kind = defect::kind;
        bool const of_sides = d.what == kind::meets_itself || d.what == kind::meets_outer || d.what == kind::meets_hole;
        if (of_sides || d.what == kind::cuts_off) d.first = choices_[d.hole].number(d.first);
        if (d.what == kind::meets_itself) d.second = choices_[d.hole].number(d.second);
        if (d.what == kind::meets_outer) d.second = choices_[0].number(d.second);
        return d;
    }

  private:
    dynamic_array<vertex_choice> choices_;
};

// ------------------------------------------------------------------------------------------------- looking for defects
/// The first defect of a ring of corners as a convex polygon. The ring is convex if it turns the same way at every corner, and its
/// direction in lexicographic order changes exactly twice.
template <class T>
constexpr defect defect_of_convex(vertex_list<T> const& ring) {
    int const winding = turn_at(ring, extreme_vertex(ring));
    size_t reversals = 0;
    for (size_t i = 0; i < ring.size(); ++i) {
        if (turn_at(ring, i) != winding) return {defect::kind::turns_back, i};
        if (lexicographically_before(ring[i], ring[i + 1]) != lexicographically_before(ring[i + 1], ring[i + 2])) ++reversals;
    }
    return reversals == 2 ? defect{} : defect{defect::kind::winds_twice};
}
/// For at most this many sides every pair is tested, because a sweep takes longer, at run time and in the compiler. A small program always
/// tests every pair.
inline constexpr size_t few_sides = is_small_program ? numeric_limits<size_t>::max() : 8;

/// Whether the closed segments a b and c d have a common point: their boxes have one, and neither segment has both ends strictly on one
/// side of the other.
/// Source: Cormen et al., Introduction to Algorithms, section 33.1.
template <class T>
constexpr bool segments_meet(vec<T, 2> const& a, vec<T, 2> const& b, vec<T, 2> const& c, vec<T, 2> const& d) {
    for (size_t i = 0; i < 2; ++i)
        if (larger(a[i], b[i]) < smaller(c[i], d[i]) || larger(c[i], d[i]) < smaller(a[i], b[i])) return false;
    return orientation(a, b, c) * orientation(a, b, d) <= 0 && orientation(c, d, a) * orientation(c, d, b) <= 0;
}
/// Calls f with the numbers of the sides of a ring, from side `from` on, that the segment a b meets, until f returns false. Returns false
/// in this case.
template <class T>
constexpr bool each_side_met(vertex_list<T> const& ring, size_t from, vec<T, 2> const& a, vec<T, 2> const& b, auto f) {
    vec<T, 2> const low = min(a, b), high = max(a, b);
    auto const near = [&](aabb<T, 2> const& box, size_t, size_t to) {
        return to > from && low.x <= box.max.x && box.min.x <= high.x && low.y <= box.max.y && box.min.y <= high.y;
    };
    return each_side_near(ring, near, [&](size_t k) { return k < from || !segments_meet(a, b, ring[k], ring[k + 1]) || f(k); });
}
/// The first defect of a ring of corners as a simple polygon: two sides that meet without being neighbors. (Neighbors on different lines
/// meet in their corner only.) For a few sides every pair is tested. For many a sweep decides. If it finds a meeting, the first one is
/// searched for side by side, which may take time quadratic in the number of sides.
template <class T>
constexpr defect defect_of_simple(vertex_list<T> const& ring) {
    size_t const n = ring.size();
    if (n > few_sides && shows_region<T>({&ring, 1})) return {};
    for (size_t i = 0; i < n; ++i) {
        defect found;
        each_side_met(ring, i + 2, ring[i], ring[i + 1], [&](size_t k) {
            if (k + 1 - i != n) found = {defect::kind::meets_itself, i, k};
            return found.what == defect::kind::none;
        });
        if (found.what != defect::kind::none) return found;
    }
    return {};
}
/// The outline of vertices with the given defect. The box is computed only if there is no defect.
template <class T>
constexpr outline<T> outline_of(vertex_list<T> const& v, defect const& flaw) {
    outline<T> r{{}, flaw};
    if (flaw.what != defect::kind::none) return r;
    r.box = {v[0], v[0]};
    for (auto const& p : v) r.box = {min(r.box.min, p), max(r.box.max, p)};
    return r;
}

/// The outline `known`, or the defect too_few if the vertices have been moved away since.
template <class T>
constexpr outline<T> known_now(outline<T> const& known, auto const& vertices) {
    return rng::size(vertices) > 0 ? known : outline<T>{{}, {defect::kind::too_few}};
}

/// The words for a defect in a message, before the numbers.
constexpr char const* name_of(defect::kind what) {
    switch (what) {
        case defect::kind::too_few: return "invalid: too few different vertices:";
        case defect::kind::not_finite: return "invalid: not finite (NaN or infinity) at vertex";
        case defect::kind::doubles_back: return "invalid: it doubles back on itself at vertex";
        case defect::kind::turns_back: return "invalid: not convex, it turns the other way at vertex";
        case defect::kind::winds_twice: return "invalid: not convex, it winds around more than once";
        case defect::kind::meets_itself: return "invalid: it meets itself, at sides";
        case defect::kind::meets_outer:
            return "invalid: it crosses the outer ring or runs along it; its side and the outer one are";
        case defect::kind::outside_outer: return "invalid: not inside the outer ring";
        case defect::kind::meets_hole:
            return "invalid: it crosses another hole or runs along it; its side and the number of that hole are";
        case defect::kind::in_hole: return "invalid: one inside the other, this hole and hole";
        case defect::kind::cuts_off:
            return "invalid: with the rings that it touches it cuts the inside in two; it touches at side";
        default: return "";
    }
}
/// How many numbers follow the words for a defect.
constexpr int numbers_of(defect::kind what) {
    switch (what) {
        case defect::kind::winds_twice:
        case defect::kind::outside_outer: return 0;
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
