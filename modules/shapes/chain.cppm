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

/// The curve along the vertices, in order, and nothing of what it may enclose: two vertices or more. A closed one goes on from the
/// last to the first (three or more). Vertices equal to the one before are not counted and not kept; of an array, the last one
/// stands in their place. The curve may cross itself. Its relative interior leaves out the two ends of an open one. They are judged once, here, and cannot be written: to change the vertices, make another shape.
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

    /// The same with its vertices in a vector, as any_shape has them.
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
    /// Calls f with every side, as a segment, until f says no.
    constexpr void each_side(auto f) const { core_vertices().each_side(f); }
    constexpr void report_flaws(auto& report) const { inspect_outline(report, "vertices", facts().flaw); }
    constexpr bool operator==(chain const&) const = default;

  private:
    template <vertex_range, bool>
    friend struct chain;
    // Copied: a vector that is moved keeps its memory, which a pointer from before still writes.
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

/// The curve around, from the last vertex back to the first: without the region inside (that is a polygon).
template <vertex_range V>
using closed_chain = chain<V, true>;

}  // namespace hantei

namespace hantei {

template <vertex_range V, bool Closed>
inline constexpr bool keeps_vertices<chain<V, Closed>> = true;

}  // namespace hantei
