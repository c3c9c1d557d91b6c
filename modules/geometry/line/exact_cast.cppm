// SPDX-License-Identifier: MIT
// Exact raycasts in fractions: the chords of a line in a set, and its crossings of the boundary. At run time they are compiled once, in the
// archive (queries/archive.hpp), which takes a set as its stored numbers or as a view of its vertices.
export module hantei:exact_cast;
import :base;
import :scalar;
import :rational;
import :rounding;
import :vec;
import :shape;
import :pair;
import :pointed_function;
import :line;
import :shape_traits;
import :corner_list;
import :line_clipping;
import :results;
import :line_rounded_hull;
import :crossings;
import :vertex_list;
import :decide;
import :sided_view;
import :surd;

namespace hantei {

/// Whether the pair of S with the line has its own chord() for exact numbers, or its own chords(), of a shape that need not be convex.
template <class S>
concept has_own_chord = requires { &pair<typename rebind<S, rational>::type, line<rational, S::dimension>>::chord; };
template <class S>
concept has_own_chords = requires { &pair<typename rebind<S, rational>::type, line<rational, S::dimension>>::chords; };
/// Whether a line may pass through the shape several times.
template <class S>
concept met_repeatedly = nonconvex<S> || has_own_chords<S>;
/// Whether a line can be cast at the shape: its pair with the line says how, or it is bounded and in the plane, or a chain or a region.
template <class S>
concept target = has_own_chord<S> || bounded_in_plane<S> || met_repeatedly<S>;

/// All chords of the whole line of c in the set, in the order of t.
template <met_repeatedly S, size_t N>
constexpr auto all_chords_through(parametric_line<N> const& c, S const& set) {
    if constexpr (nonconvex<S>) {
        return chords_of(set, c);
    } else {
        return pair<S, line<rational, N>>::chords(set, line<rational, N>{c.origin, c.direction});
    }
}

/// Whether a part of the chord is at or after the start of c.
constexpr bool ahead(auto const& c, auto const& chord) { return !c.starts || sign(chord.exit.t) >= 0; }

/// The chord of the whole line of c in a set that c meets; if there are several, the first that c meets. A part of the chord may lie before
/// the start of c, where t < 0. A segment of length zero has no direction: t is 0 and the normal is the first axis.
template <class S, size_t N>
constexpr exact_chord<N> exact_chord_through(parametric_line<N> const& c, S const& set) {
    if (squared_norm(c.direction).sign() == 0) {
        exact_end<N> end{{0}, {}};
        end.normal[0] = surd{1};
        return {end, end};
    }
    if constexpr (met_repeatedly<S>) {
        auto const chords = all_chords_through(c, set);
        size_t met = 0;
        while (!ahead(c, chords[met])) ++met;
        return chords[met];
    } else if constexpr (has_own_chord<S>) {
        return pair<S, line<rational, N>>::chord(set, line<rational, N>{c.origin, c.direction});
    } else {
        return chord_of_core(c, hull_of(corners_of(core_of(set))), rational(radius_of(set)));
    }
}
template <class T, size_t N>
constexpr crossing<T, N> rounded(parametric_line<N> const& c, exact_end<N> const& end) {
    auto const at =
        map([&](rational const& o, rational const& d) { return to_nearest<T>(end.t * d + o); }, c.origin, c.direction);
    return {to_nearest<T>(end.t), at, rounded<T>(end.normal)};
}

/// A convex polygon that refers to its vertices, as the set of a cast: the archive takes convex polygons in this form.
template <class T>
class convex_outline {
  public:
    using scalar_type = T;
    static constexpr size_t dimension = 2;
    constexpr explicit convex_outline(vertex_list<T> const& vertices) : vertices_(vertices) {}
    constexpr vertex_list<T> core_vertices() const { return vertices_; }

  private:
    vertex_list<T> vertices_;
};
template <class S>
inline constexpr bool is_convex_outline = false;
template <class T>
inline constexpr bool is_convex_outline<convex_outline<T>> = true;

/// The set of a cast in fractions. A set that keeps vertices is not copied.
template <class S>
constexpr decltype(auto) in_fractions_of_cast(S const& set) {
    if constexpr (nonconvex<S> || is_convex_outline<S>) {
        return (set);
    } else if constexpr (keeps_vertices<S>) {
        return convex_outline<typename S::scalar_type>(set.core_vertices());
    } else {
        return exact(set);
    }
}
template <class T, class S, size_t N>
constexpr chord<T, N> chord_through(parametric_line<N> const& c, S const& set) {
    auto const ends = exact_chord_through(c, in_fractions_of_cast(set));
    return {rounded<T>(c, ends.enter), rounded<T>(c, ends.exit)};
}
/// The t at which the part c of a line enters the set, which it must meet; 0 if it starts inside.
template <class S, size_t N>
constexpr surd entry_into(parametric_line<N> const& c, S const& set) {
    surd const t = exact_chord_through(c, in_fractions_of_cast(set)).enter.t;
    return c.starts && sign(t) < 0 ? surd{0} : t;
}

/// Calls f(chord) for each chord of the whole line of c.
template <class S, size_t N>
constexpr void for_each_chord(parametric_line<N> const& c, S const& set, auto f) {
    if constexpr (met_repeatedly<S>) {
        if (squared_norm(c.direction).sign() != 0) {
            auto const chords = all_chords_through(c, set);
            for (size_t i = 0; i < chords.size(); ++i) f(chords[i]);
            return;
        }
    }
    f(exact_chord_through(c, set));
}
/// Calls f(crossing) for each crossing of a line, a ray or a segment with the boundary of a set.
template <class T, class S, size_t N>
constexpr void for_each_crossing(parametric_line<N> const& c, S const& set, auto f) {
    auto const pass = [&](auto const& end) {
        bool const before = c.starts && sign(end.t) < 0, behind = c.ends && compare(end.t, surd{1}) > 0;
        if (!before && !behind) f(rounded<T>(c, end));
    };
    for_each_chord(c, in_fractions_of_cast(set), [&](auto const& chord) {
        pass(chord.enter);
        if (compare(chord.enter.t, chord.exit.t) < 0) pass(chord.exit);
    });
}

/// `chord_through`, `entry_into` and `for_each_crossing` at run time: compiled once (queries/archive.hpp), for sets as the archive takes
/// them.
template <class T, class S, size_t N>
chord<T, N> chord_in_archive(parametric_line<N> const& c, S const& set);
template <class S, size_t N>
surd entry_in_archive(parametric_line<N> const& c, S const& set);
template <class T, class S, size_t N>
void each_crossing_in_archive(parametric_line<N> const& c, S const& set,
                              pointed_function<void, crossing<T, N> const&> const& f);
template <class S>
concept archived_target = in_archive<S> || (keeps_vertices<S> && scalar_of_archive<typename S::scalar_type>);
/// Calls f(the set of a cast as the archive takes it).
template <archived_target S>
constexpr auto with_archived_target(S const& set, auto f) {
    if constexpr (keeps_vertices<S> && !nonconvex<S>) {
        return f(convex_outline<typename S::scalar_type>(set.core_vertices()));
    } else {
        return with_archived(set, f);
    }
}
template <class T, class S, size_t N>
constexpr chord<T, N> chord_of_cast_at(parametric_line<N> const& c, S const& set) {
    if constexpr (archived_target<S>) {
        if (!is_constant_evaluated())
            return with_archived_target(set, [&c](auto const& seen) { return chord_in_archive<T>(c, seen); });
    }
    return chord_through<T>(c, set);
}
/// The t at which a segment, a ray or a line enters the set, which it must meet; 0 if it starts inside.
template <class C, target S>
constexpr surd exact_entry(C const& caster, S const& set) {
    auto const c = parametric_line_of(caster);
    if constexpr (archived_target<S>) {
        if (!is_constant_evaluated())
            return with_archived_target(set, [&c](auto const& seen) { return entry_in_archive(c, seen); });
    }
    return entry_into(c, set);
}
/// All crossings of a segment, a ray or a line with the boundary of a set.
template <class T, class C, target S>
constexpr vector<crossing<T, S::dimension>> exact_crossings(C const& caster, S const& set) {
    constexpr size_t N = S::dimension;
    vector<crossing<T, N>> r;
    auto add = [&r](crossing<T, N> const& x) { r.push_back(x); };
    auto const c = parametric_line_of(caster);
    if constexpr (archived_target<S>) {
        if (!is_constant_evaluated()) {
            pointed_function<void, crossing<T, N> const&> const sink(add);
            with_archived_target(set, [&](auto const& seen) { each_crossing_in_archive<T>(c, seen, sink); });
            return r;
        }
    }
    for_each_crossing<T>(c, set, add);
    return r;
}

}  // namespace hantei
