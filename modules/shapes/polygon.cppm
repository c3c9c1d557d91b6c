// SPDX-License-Identifier: MIT
export module hantei:polygon;
import :base;
import :dynamic_array;
import :scalar;
import :sentence;
import :vec;
import :shape;
import :aabb;
import :vertex_list;
import :kept_tree;
import :read_only;
import :ring;
import :touching_rings;
import :region_defect;

export namespace hantei {

/// The container of the holes of a polygon without holes.
template <class V>
using no_holes = array<V, 0>;

}  // namespace hantei

namespace hantei {

template <class H>
concept keeps_rings =
    vertex_range<H> || (rng::contiguous_range<H const> && rng::sized_range<H const> && same_as<H, remove_cvref_t<H>> &&
                        !rng::view<H> && vertex_range<rng::range_value_t<H>>);
/// The vertices of one ring: in a container that a polygon keeps, or in a range that it copies.
template <class R>
concept vertices_of_ring = keeps_positions<R> || vertex_source<R>;
/// Holes that a polygon copies, because their container cannot be kept: one ring, or a range of rings.
template <class R>
concept ring_source = vertex_source<R> || (!vertices_of_ring<R> && !keeps_rings<R> && rng::input_range<R const&> &&
                                           vertices_of_ring<rng::range_value_t<R const&>>);
template <class R>
    requires(!vertices_of_ring<R> && keeps_rings<R>)
struct container_of<R> {
    using type = R;
};
template <class R>
    requires(!vertices_of_ring<R> && ring_source<R>)
struct container_of<R> {
    using type = vector<container_of_t<rng::range_value_t<R const&>>>;
};
template <vertices_of_ring R>
constexpr container_of_t<R> copied_ring(R const& ring) {
    if constexpr (keeps_positions<R>) return ring;
    if constexpr (!keeps_positions<R>) return copied(ring);
}
template <ring_source R>
constexpr container_of_t<R> copied_rings(R const& rings) {
    if constexpr (vertices_of_ring<R>) {
        return copied_ring(rings);
    } else {
        container_of_t<R> kept;
        auto const last = rng::end(rings);
        for (auto at = rng::begin(rings); at != last; ++at) kept.push_back(copied_ring(*at));
        return kept;
    }
}
struct objection_text_rings {
    static consteval composed_text text() {
        composed_text text;
        text +=
            "hantei: the second template argument of polygon is the container of its holes: write "
            "std::vector<std::vector<vec<double>>>, or std::vector<vec<double>> for one hole, or leave it out, as it is "
            "deduced";
        return text;
    }
};
template <class H>
consteval auto objection_to_rings() {
    if constexpr (keeps_rings<H>) {
        return no_objection;
    } else {
        return sentence_of<objection_text_rings>();
    }
}

}  // namespace hantei

export namespace hantei {

/// The holes of a polygon: a container of rings of vertices, or one ring.
template <class H>
concept ring_range = answerable<objection_to_rings<H>()>;

/// The solid region inside an outer ring of vertices, convex or not, in either winding, without the interiors of its holes. The boundary of
/// a hole belongs to the region. A polygon is valid as the OGC standard defines it (OGC 06-103r4, section 6.1.11.1): no ring meets itself,
/// rings do not cross, and where they touch, they do so in single points and the interior of the region stays connected. Vertices equal to
/// the one before (also a last one that repeats the first) or on a side between two corners are legal and not kept; an array repeats the
/// last corner of the ring at its end instead.
///
/// The vertices are checked once, when the shape is made, in O(n log n) steps for n of them. They cannot be written: to change them, make
/// another shape. (If rings touch, and to name the sides where rings of an invalid polygon meet, the number of steps may grow with the
/// square of n.)
///
/// Beside the vertices the shape keeps a tree of boxes over the sides of each ring that has many (side_tree.cppm).
template <vertex_range V, ring_range Holes = no_holes<V>>
struct polygon {
    read_only<V, polygon> kept_outer;
    read_only<Holes, polygon> kept_holes;  ///< a container of rings, or one ring
    read_only<side_tree<V>, polygon> kept_tree;
    read_only<side_trees<Holes>, polygon> kept_hole_trees;
    read_only<outline<vertex_scalar<V>>, polygon> kept_facts;
    read_only<kept_boundaries_of<V, Holes>, polygon> kept_boundaries;

    using scalar_type = vertex_scalar<V>;
    constexpr explicit polygon(V ring, Holes inner = {}) : polygon(choices(ring, inner), ring, inner) {}
    template <vertex_source Source>
        requires same_as<V, container_of_t<Source>>
    constexpr explicit polygon(Source const& ring, Holes inner = {}) : polygon(copied(ring), static_cast<Holes&&>(inner)) {}
    template <class Ring, ring_source Inner>
        requires same_as<V, container_of_t<Ring>> && same_as<Holes, container_of_t<Inner>>
    constexpr explicit polygon(Ring const& ring, Inner const& inner) : polygon(copied_ring(ring), copied_rings(inner)) {}
    template <is_position E = vec<scalar_type, 2>, size_t N>
        requires same_as<V, container_of_t<E[N]>>
    constexpr explicit polygon(E const (&v)[N]) : polygon(copied(v)) {}

    /// The same polygon with its vertices in vectors, as any_shape has it.
    template <vertex_range W, ring_range I>
        requires(!same_as<polygon<W, I>, polygon> && same_as<vertex_scalar<W>, scalar_type> &&
                 same_as<polygon, polygon<vector<vec<scalar_type, 2>>, vector<vector<vec<scalar_type, 2>>>>>)
    constexpr polygon(polygon<W, I> const& other) : polygon(other.template in_scalar<scalar_type>()) {}

    static constexpr size_t dimension = 2;
    static constexpr char const* name = "polygon";
    static constexpr bool is_convex = false;
    static constexpr bool can_have_holes = !same_as<Holes, no_holes<V>>;
    template <class U>
    using rebound = polygon<vector<vec<U, 2>>, vector<vector<vec<U, 2>>>>;

    constexpr auto members(auto f) const { return f(core_vertices()); }
    constexpr V const& outer() const { return kept_outer.get(); }
    constexpr Holes const& holes() const { return kept_holes.get(); }
    constexpr outline<scalar_type> facts() const { return known_now(kept_facts.get(), outer()); }
    /// The vertices of the outer ring.
    constexpr vertex_list<scalar_type> core_vertices() const { return kept_list(outer(), true, kept_tree.get().boxes()); }
    constexpr size_t hole_count() const {
        if constexpr (vertex_range<Holes>) return 1;
        return static_cast<size_t>(rng::size(holes()));
    }
    constexpr vertex_list<scalar_type> hole(size_t i) const {
        return kept_list(hole_vertices(i), true, kept_hole_trees.get().boxes(i));
    }
    constexpr bool has_interior() const { return true; }
    constexpr aabb<scalar_type, 2> box() const { return kept_facts.get().box; }
    template <scalar U>
    constexpr rebound<U> in_scalar() const {
        return image<U>([](auto const& p) { return scalar_cast<U>(p); }, facts().template in_scalar<U>());
    }
    /// The polygon translated by `way`. Addition in the scalar must be exact.
    constexpr rebound<scalar_type> moved(vec<scalar_type, 2> const& way) const {
        return image<scalar_type>([&way](auto const& p) { return p + way; }, facts().moved(way));
    }
    /// Calls f with every ring, the outer one first, until f returns false.
    constexpr void each_ring(auto f) const {
        if (!f(core_vertices())) return;
        for (size_t i = 0; i < hole_count(); ++i)
            if (!f(hole(i))) return;
    }
    /// The closed curves of the boundary if rings touch, otherwise none.
    constexpr decltype(auto) boundary_curves() const
        requires can_have_holes
    {
        if constexpr (is_vector<Holes>) {
            return (kept_boundaries.get().curves);
        } else {
            return region_curves<scalar_type>(*this);
        }
    }
    /// Calls f with every closed curve of the boundary, as a boundary_ring, until f returns false. The curves are the rings or, if rings
    /// touch, the boundary_curves(). At each vertex of a curve the region has a single angle beside it.
    constexpr void each_boundary(auto f) const {
        if constexpr (can_have_holes) {
            if (kept_facts.get().rings_touch) return boundary_curves().each(f);
        }
        int inside = 1;
        each_ring([&](auto const& ring) {
            boundary_ring boundary(ring, inside);
            inside = -1;
            return f(boundary);
        });
    }
    /// Calls f with every side, as a segment, until f returns false.
    constexpr void each_side(auto f) const {
        each_ring([&f](auto const& ring) { return ring.each_side(f); });
    }
    constexpr void report_flaws(auto& report) const {
        auto const flaw = facts().flaw;
        inspect_outline(report, flaw.hole == 0 ? "outer" : "holes", flaw);
    }
    constexpr bool operator==(polygon const&) const = default;

  private:
    template <vertex_range, ring_range>
    friend struct polygon;
    constexpr polygon(V&& ring, Holes&& inner, side_tree<V>&& known_tree, side_trees<Holes>&& known_trees,
                      outline<scalar_type> const& known)
        : kept_outer(static_cast<V&&>(ring)),
          kept_holes(static_cast<Holes&&>(inner)),
          kept_tree(static_cast<side_tree<V>&&>(known_tree)),
          kept_hole_trees(static_cast<side_trees<Holes>&&>(known_trees)),
          kept_facts(known),
          kept_boundaries(kept_boundaries_of<V, Holes>(*this)) {}
    // The vertices are copied and not moved: a moved vector keeps its memory, and a pointer taken before could still write to it.
    constexpr polygon(ring_choices const& choice, V const& ring, Holes const& inner)
        : kept_outer(ring),
          kept_holes(inner),
          kept_tree(side_tree<V>(outer(), true)),
          kept_hole_trees(side_trees<Holes>(holes())),
          kept_facts(judged(choice)),
          kept_boundaries(kept_boundaries_of<V, Holes>(*this)) {}

    constexpr auto const& hole_vertices(size_t i) const {
        if constexpr (vertex_range<Holes>) {
            return holes();
        } else {
            return rng::data(holes())[i];
        }
    }

    /// The polygon with every position mapped by `map`, which must keep the order along each axis. `known` are the facts of the image.
    template <scalar U>
    constexpr rebound<U> image(auto map, outline<U> const& known) const {
        vector<vector<vec<U, 2>>> inner;
        side_trees<vector<vector<vec<U, 2>>>> trees;
        inner.reserve(hole_count());
        for (size_t i = 0; i < hole_count(); ++i) {
            inner.push_back(mapped_vertices<U>(hole(i), map));
            trees.trees.push_back(mapped_tree<U>(hole(i), map));
        }
        return {mapped_vertices<U>(core_vertices(), map), static_cast<vector<vector<vec<U, 2>>>&&>(inner),
                mapped_tree<U>(core_vertices(), map), static_cast<side_trees<vector<vector<vec<U, 2>>>>&&>(trees), known};
    }

    /// Reduces all rings to their corners.
    static constexpr ring_choices choices(V& ring, Holes& inner) {
        ring_choices choice;
        choice.add(keep_chosen(ring, true, 3, true));
        if constexpr (vertex_range<Holes>) {
            choice.add(keep_chosen(inner, true, 3, true));
        } else {
            for (size_t i = 0; i < rng::size(inner); ++i) choice.add(keep_chosen(rng::data(inner)[i], true, 3, true));
        }
        return choice;
    }
    constexpr outline<scalar_type> judged(ring_choices const& choice) const {
        region_judgement found{true, choice.flaw};
        if (found.flaw.what == defect::kind::none) {
            found = judgement_of_rings();
            found.flaw = choice.as_given(found.flaw);
        }
        auto facts = outline_of(core_vertices(), found.flaw);
        facts.rings_touch = found.rings_touch;
        return facts;
    }
    constexpr region_judgement judgement_of_rings() const {
        if constexpr (can_have_holes) {
            dynamic_array<vertex_list<scalar_type>> rings;
            each_ring([&rings](auto const& ring) {
                rings.push_back(ring);
                return true;
            });
            return judgement_of_region<scalar_type>({rings.data(), rings.size()});
        } else {
            auto const ring = core_vertices();
            return judgement_of_region<scalar_type>({&ring, 1});
        }
    }
};
template <sentence Objection>
struct polygon<made_wrongly<Objection>, made_wrongly<Objection>> {
    polygon(...)
        requires answerable<Objection>;
    polygon(polygon const&) = delete;
};

template <is_position E = vec<>, size_t N>
polygon(E const (&)[N]) -> polygon<container_of_t<E[N]>>;
template <vertex_source Source>
polygon(Source const&) -> polygon<container_of_t<Source>>;
template <vertex_source Source, class Inner>
polygon(Source const&, Inner const&) -> polygon<container_of_t<Source>, container_of_t<Inner>>;
template <keeps_positions V, ring_source Inner>
polygon(V const&, Inner const&) -> polygon<V, container_of_t<Inner>>;
inline constexpr sentence wrong_polygon{
    "hantei: a polygon is made of its vertices: polygon{{{0, 0}, {4, 0}, {0, 4}}}, or of a range of vectors of the plane, and "
    "of another "
    "one, or several, for holes"};
template <class Nothing = void>
polygon(...) -> polygon<made_wrongly<wrong_polygon>, made_wrongly<wrong_polygon>>;

}  // namespace hantei

namespace hantei {

template <vertex_range V, ring_range Holes>
inline constexpr bool keeps_vertices<polygon<V, Holes>> = true;

}  // namespace hantei
