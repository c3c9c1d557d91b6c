// SPDX-License-Identifier: MIT
export module hantei:chain;
import :base;
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

/// The polygonal curve along two or more vertices in order, without the region that it may enclose. A closed chain continues from the last
/// vertex to the first and has at least three. Vertices equal to the one before are not counted and not kept; an array repeats the last
/// vertex at its end instead. The curve may cross itself. The relative interior of an open chain excludes its two ends. The vertices are
/// checked once, when the shape is made, and cannot be written: to change them, make another shape.
template <vertex_range V, bool Closed = false>
struct chain {
    read_only<V, chain> kept_vertices;
    read_only<side_tree<V>, chain> kept_tree;
    read_only<outline<vertex_scalar<V>>, chain> kept_facts;

    using scalar_type = vertex_scalar<V>;
    constexpr explicit chain(V v) : chain(keep_chosen(v, Closed, Closed ? 3 : 2, false), static_cast<V&&>(v)) {}
    template <vertex_source Source>
        requires same_as<V, container_of_t<Source>>
    constexpr explicit chain(Source const& source) : chain(copied(source)) {}
    template <is_position E = vec<scalar_type, 2>, size_t N>
        requires same_as<V, container_of_t<E[N]>>
    constexpr explicit chain(E const (&v)[N]) : chain(copied(v)) {}

    /// The same chain with its vertices in a vector, as any_shape has it.
    template <vertex_range W>
        requires(!same_as<W, V> && same_as<vertex_scalar<W>, scalar_type> && same_as<V, vector<vec<scalar_type, 2>>>)
    constexpr chain(chain<W, Closed> const& other) : chain(other.template in_scalar<scalar_type>()) {}

    static constexpr size_t dimension = 2;
    static constexpr char const* name = "chain";
    static constexpr bool is_convex = false;
    static constexpr bool closed = Closed;
    template <class U>
    using rebound = chain<vector<vec<U, 2>>, Closed>;

    constexpr auto members(auto f) const { return f(core_vertices()); }
    constexpr V const& vertices() const { return kept_vertices.get(); }
    constexpr outline<scalar_type> facts() const { return known_now(kept_facts.get(), vertices()); }
    constexpr vertex_list<scalar_type> core_vertices() const { return kept_list(vertices(), Closed, kept_tree.get().boxes()); }
    constexpr aabb<scalar_type, 2> box() const { return kept_facts.get().box; }
    template <scalar U>
    constexpr rebound<U> in_scalar() const {
        auto const cast = [](auto const& p) { return scalar_cast<U>(p); };
        return {mapped_vertices<U>(core_vertices(), cast), mapped_tree<U>(core_vertices(), cast),
                facts().template in_scalar<U>()};
    }
    /// Calls f with every side, as a segment, until f returns false.
    constexpr void each_side(auto f) const { core_vertices().each_side(f); }
    constexpr void report_flaws(auto& report) const { inspect_outline(report, "vertices", facts().flaw); }
    constexpr bool operator==(chain const&) const = default;

  private:
    template <vertex_range, bool>
    friend struct chain;
    // The vertices are copied and not moved: a moved vector keeps its memory, and a pointer taken before could still write to it.
    constexpr chain(vertex_choice const& choice, V const& v)
        : kept_vertices(v), kept_tree(side_tree<V>(vertices(), Closed)), kept_facts(outline_of(core_vertices(), choice.flaw)) {}
    constexpr chain(V&& v, side_tree<V>&& known_tree, outline<scalar_type> const& known)
        : kept_vertices(static_cast<V&&>(v)), kept_tree(static_cast<side_tree<V>&&>(known_tree)), kept_facts(known) {}
};

template <sentence Objection, bool Closed>
struct chain<made_wrongly<Objection>, Closed> {
    chain(...)
        requires answerable<Objection>;
    chain(chain const&) = delete;
};

template <is_position E = vec<>, size_t N>
chain(E const (&)[N]) -> chain<container_of_t<E[N]>, false>;
template <vertex_source Source, bool Closed = false>
chain(Source const&) -> chain<container_of_t<Source>, Closed>;
template <bool Closed = false>
chain(...) -> chain<
    made_wrongly<
        "hantei: a chain is made of its vertices: chain{{{0, 0}, {4, 0}, {0, 4}}}, or of a range of vectors of the plane">,
    Closed>;

/// The closed polygonal curve along the vertices, from the last one back to the first, without the region inside (that is a polygon).
template <vertex_range V>
using closed_chain = chain<V, true>;

}  // namespace hantei

namespace hantei {

template <vertex_range V, bool Closed>
inline constexpr bool keeps_vertices<chain<V, Closed>> = true;

}  // namespace hantei
