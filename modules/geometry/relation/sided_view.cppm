// SPDX-License-Identifier: MIT
// A region or a chain as the relations see it: its lists of vertices and the box around it, one type for all containers.
//
// At run time the relation to a shape of the library is decided in the archive, where the code is compiled once for stored numbers of each scalar.
// The shape is passed in double or in int64_t, which hold its numbers.
export module hantei:sided_view;
import :base;
import :dynamic_array;
import :rational;
import :scalar;
import :vec;
import :relation;
import :shape;
import :shape_traits;
import :aabb;
import :vertex_list;
import :touching_rings;
import :decide;

namespace hantei {

/// Lists of vertices collected for the duration of a call. Up to four of them need no allocation.
template <class T>
class gathered_lists {
    static constexpr size_t few = 4;

  public:
    constexpr void add(vertex_list<T> const& list) {
        if (count_ < few) {
            few_[count_] = list;
        } else {
            if (count_ == few) many_.assign(few_.begin(), few_.end());
            many_.push_back(list);
        }
        ++count_;
    }
    constexpr list_run<T> run() const { return {count_ <= few ? few_.data() : many_.data(), count_}; }

  private:
    array<vertex_list<T>, few> few_{};
    dynamic_array<vertex_list<T>> many_;
    size_t count_ = 0;
};

/// A convex polygon or a polygon, as its rings.
template <class T>
class region_view {
  public:
    using scalar_type = T;
    static constexpr size_t dimension = 2;
    static constexpr bool is_convex = false;
    /// The rings, the outer one first; if they touch, also the curves of the boundary (touching_rings.cppm).
    constexpr region_view(list_run<T> const& rings, list_run<T> const& curves, aabb<T, 2> const& box)
        : rings_(rings), curves_(curves), box_(box) {}

    constexpr aabb<T, 2> box() const { return box_; }
    constexpr bool has_interior() const { return true; }
    constexpr vertex_list<T> core_vertices() const { return *rings_.first; }
    /// The squared distance of p, a point of a convex polygon, from the boundary.
    constexpr rational squared_clearance(vec<rational, 2> const& p) const {
        return squared_distance_to_sides(core_vertices(), p);
    }
    constexpr size_t hole_count() const { return rings_.count - 1; }
    constexpr vertex_list<T> hole(size_t i) const { return rings_.first[i + 1]; }
    /// Calls f with every ring, the outer one first, until f returns false.
    constexpr void each_ring(auto f) const {
        for (size_t i = 0; i < rings_.count; ++i)
            if (!f(rings_.first[i])) return;
    }
    /// Calls f with the closed curves of the boundary, as boundary_ring, until f returns false. Each vertex has one angle of the region beside it.
    constexpr void each_boundary(auto f) const {
        bool const rings_touch = curves_.count > 0;
        auto const& all = rings_touch ? curves_ : rings_;
        for (size_t i = 0; i < all.count; ++i) {
            boundary_ring boundary = rings_touch ? boundary_ring(all.first[i]) : boundary_ring(all.first[i], i == 0 ? 1 : -1);
            if (!f(boundary)) return;
        }
    }

  private:
    list_run<T> rings_, curves_;
    aabb<T, 2> box_;
};

/// A chain, open or closed.
template <class T>
class chain_view {
  public:
    using scalar_type = T;
    static constexpr size_t dimension = 2;
    static constexpr bool is_convex = false;
    constexpr chain_view(vertex_list<T> const& vertices, aabb<T, 2> const& box) : vertices_(vertices), box_(box) {}

    constexpr aabb<T, 2> box() const { return box_; }
    constexpr vertex_list<T> core_vertices() const { return vertices_; }

  private:
    vertex_list<T> vertices_;
    aabb<T, 2> box_;
};

template <class T>
inline constexpr bool keeps_vertices<region_view<T>> = true;
template <class T>
inline constexpr bool keeps_vertices<chain_view<T>> = true;

template <class S>
inline constexpr bool is_view_of_sides = false;
template <class T>
inline constexpr bool is_view_of_sides<region_view<T>> = true;
template <class T>
inline constexpr bool is_view_of_sides<chain_view<T>> = true;

/// Whether S keeps a list of vertices and is no region_view or chain_view itself.
template <class S>
concept has_sided_view = keeps_vertices<S> && !is_view_of_sides<S>;
/// Whether S is a region that can have several rings.
template <class S>
concept has_view_of_rings = has_sided_view<S> && nonconvex<S> && !curve<S> && !requires { requires !S::can_have_holes; };

/// No boundary curves: for a region without holes, or one that has no boundary_curves().
struct no_curves {
    constexpr void each(auto) const {}
};
/// The boundary curves of a region whose rings touch: kept by the region or made here. `no_curves` if it has none.
template <class S>
constexpr decltype(auto) curves_of_boundary(S const& s) {
    if constexpr (requires { s.boundary_curves(); }) {
        return s.boundary_curves();
    } else {
        return no_curves{};
    }
}

/// A shape that keeps vertices as a view, which is valid as long as this object and the shape are; any other shape as itself.
template <class S>
class sided_view {
  public:
    constexpr explicit sided_view(S const& s) : shape_(s) {}
    constexpr S const& get() const { return shape_; }

  private:
    S const& shape_;
};
template <has_sided_view S>
class sided_view<S> {
    using T = typename S::scalar_type;

  public:
    constexpr explicit sided_view(S const& s) : vertices_(s.core_vertices()), box_(s.box()) {}
    constexpr auto get() const {
        if constexpr (curve<S>) {
            return chain_view<T>(vertices_, box_);
        } else {
            return region_view<T>({&vertices_, 1}, {}, box_);
        }
    }

  private:
    vertex_list<T> vertices_;
    aabb<T, 2> box_;
};
template <has_view_of_rings S>
class sided_view<S> {
    using T = typename S::scalar_type;

  public:
    [[gnu::noinline]] constexpr explicit sided_view(S const& s) : curves_(curves_of_boundary(s)), box_(s.box()) {
        s.each_ring([this](auto const& ring) { return rings_.add(ring), true; });
        curves_.each([this](auto const& boundary) { return boundaries_.add(boundary.vertices()), true; });
    }
    sided_view(sided_view const&) = delete;
    sided_view& operator=(sided_view const&) = delete;
    constexpr region_view<T> get() const { return {rings_.run(), boundaries_.run(), box_}; }

  private:
    decltype(curves_of_boundary(*static_cast<S const*>(nullptr))) curves_;
    gathered_lists<T> rings_, boundaries_;
    aabb<T, 2> box_;
};

/// Whether the archive relates the view of A to a B as a shape in double or int64_t, or (`related_as_view`) to a view over the same scalar.
template <class A, class B>
concept related_as_shape = scalar_of_archive<typename A::scalar_type> && in_archive<B> &&
                           same_as<archived_scalar<typename A::scalar_type>, archived_scalar<typename B::scalar_type>>;
template <class A, class B>
concept related_as_view = scalar_of_archive<typename A::scalar_type> && keeps_vertices<B> &&
                          same_as<typename A::scalar_type, typename B::scalar_type>;

/// Whether the archive answers questions about an A and a B. It takes a shape that holds its numbers itself in double or int64_t, and a shape that
/// keeps vertices as a view.
template <class A, class B>
concept archived_together =
    (keeps_vertices<A> && (related_as_shape<A, B> || related_as_view<A, B>)) || (keeps_vertices<B> && related_as_shape<B, A>) ||
    (in_archive<A> && in_archive<B> &&
     same_as<archived_scalar<typename A::scalar_type>, archived_scalar<typename B::scalar_type>>);
/// Calls f with s as the archive takes it.
template <class S>
constexpr decltype(auto) with_archived(S const& s, auto f) {
    if constexpr (keeps_vertices<S>) {
        sided_view<S> const view(s);
        return f(view.get());
    } else {
        return f(scalar_cast<archived_scalar<typename S::scalar_type>>(s));
    }
}

/// Method::of(a, b), compiled once (queries/archive.hpp).
template <class Method, class A, class B>
decision related_in_archive(A const& a, B const& b) noexcept;

/// The relation of a view to a shape or to another view.
template <class Method, class A, class B>
constexpr relation related_by_view(A const& a, B const& b) {
    if (is_constant_evaluated()) return Method::of(a, b);
    decision known{false, {}};
    if constexpr (related_as_shape<A, B>) {
        known = related_in_archive<Method>(a, scalar_cast<archived_scalar<typename B::scalar_type>>(b));
    } else if constexpr (related_as_view<A, B>) {
        known = related_in_archive<Method>(a, b);
    } else {
        return Method::of(a, b);
    }
    if (!known.made) fail(bad_alloc());
    return known.found;
}

/// The relation of a shape with sides to another shape, by a method for views. Shapes that do not meet the box around it are disjoint.
template <class Method, class A, class B>
constexpr relation related_by_sides(A const& a, B const& b) {
    if (certainly_apart(a.box(), b)) return relation::disjoint;
    return related_by_view<Method>(sided_view(a).get(), sided_view(b).get());
}

}  // namespace hantei
