// SPDX-License-Identifier: MIT
export module hantei:convex;
import :base;
import :rational;
import :scalar;
import :sentence;
import :vec;
import :shape;
import :aabb;
import :vertex_list;
import :kept_tree;
import :read_only;
import :ring;

export namespace hantei {

/// The solid convex polygon with the given vertices in order around it, in either winding. Vertices that are equal to the one before or lie
/// on a side between two corners are not kept; an array repeats the last corner at its end instead. At least three corners must remain. The
/// vertices are checked once, when the shape is made, and cannot be written: to change them, make another shape.
template <vertex_range V>
struct convex {
    read_only<V, convex> kept_vertices;
    read_only<side_tree<V>, convex> kept_tree;
    read_only<outline<vertex_scalar<V>>, convex> kept_facts;

    using scalar_type = vertex_scalar<V>;
    constexpr explicit convex(V v) : convex(keep_chosen(v, true, 3, true), static_cast<V&&>(v)) {}
    template <vertex_source Source>
        requires same_as<V, container_of_t<Source>>
    constexpr explicit convex(Source const& source) : convex(copied(source)) {}
    template <is_position E = vec<scalar_type, 2>, size_t N>
        requires same_as<V, container_of_t<E[N]>>
    constexpr explicit convex(E const (&v)[N]) : convex(copied(v)) {}

    /// The same polygon with its vertices in a vector, as any_shape has it.
    template <vertex_range W>
        requires(!same_as<W, V> && same_as<vertex_scalar<W>, scalar_type> && same_as<V, vector<vec<scalar_type, 2>>>)
    constexpr convex(convex<W> const& other) : convex(other.template in_scalar<scalar_type>()) {}

    static constexpr size_t dimension = 2;
    static constexpr char const* name = "convex";
    template <class U>
    using rebound = convex<vector<vec<U, 2>>>;

    constexpr auto members(auto f) const { return f(core_vertices()); }
    constexpr V const& vertices() const { return kept_vertices.get(); }
    constexpr outline<scalar_type> facts() const { return known_now(kept_facts.get(), vertices()); }
    constexpr vertex_list<scalar_type> core_vertices() const { return kept_list(vertices(), true, kept_tree.get().boxes()); }
    constexpr bool has_interior() const { return true; }
    constexpr aabb<scalar_type, 2> box() const { return kept_facts.get().box; }
    template <scalar U>
    constexpr rebound<U> in_scalar() const {
        auto const cast = [](auto const& p) { return scalar_cast<U>(p); };
        return {mapped_vertices<U>(core_vertices(), cast), mapped_tree<U>(core_vertices(), cast),
                facts().template in_scalar<U>()};
    }
    /// Calls f with the only ring.
    constexpr void each_ring(auto f) const { f(core_vertices()); }
    /// Calls f with every side, as a segment, until f returns false.
    constexpr void each_side(auto f) const { core_vertices().each_side(f); }
    /// The squared distance from p, a point of the polygon, to the boundary.
    constexpr rational squared_clearance(vec<rational, 2> const& p) const {
        return squared_distance_to_sides(core_vertices(), p);
    }
    constexpr void report_flaws(auto& report) const { inspect_outline(report, "vertices", facts().flaw); }
    constexpr bool operator==(convex const&) const = default;

  private:
    template <vertex_range>
    friend struct convex;
    // The vertices are copied and not moved: a moved vector keeps its memory, and a pointer taken before could still write to it.
    constexpr convex(vertex_choice const& choice, V const& v)
        : kept_vertices(v),
          kept_tree(side_tree<V>(vertices(), true)),
          kept_facts(outline_of(core_vertices(), first_defect(choice))) {}
    constexpr convex(V&& v, side_tree<V>&& known_tree, outline<scalar_type> const& known)
        : kept_vertices(static_cast<V&&>(v)), kept_tree(static_cast<side_tree<V>&&>(known_tree)), kept_facts(known) {}

    constexpr defect first_defect(vertex_choice const& choice) const {
        if (choice.flaw.what != defect::kind::none) return choice.flaw;
        defect d = defect_of_convex(core_vertices());
        d.first = choice.number(d.first);
        return d;
    }
};
template <sentence Objection>
struct convex<made_wrongly<Objection>> {
    convex(...)
        requires answerable<Objection>;
    convex(convex const&) = delete;
};

template <is_position E = vec<>, size_t N>
convex(E const (&)[N]) -> convex<container_of_t<E[N]>>;
template <vertex_source Source>
convex(Source const&) -> convex<container_of_t<Source>>;
template <class Nothing = void>
convex(...) -> convex<made_wrongly<
    "hantei: a convex is made of its vertices: convex{{{0, 0}, {4, 0}, {0, 4}}}, or of a range of vectors of the plane">>;

}  // namespace hantei

namespace hantei {

template <vertex_range V>
inline constexpr bool keeps_vertices<convex<V>> = true;

}  // namespace hantei
