// SPDX-License-Identifier: MIT
// Views of the shapes of a range that are in a given relation to one shape: walls | views::intersecting(player).
export module hantei:views;
import :base;
import :scalar;
import :predicates;
import :within_distance;
import :alternatives;
import :judgeable;
import :range_argument;

namespace hantei {

/// A predicate that asks a question about the shape x and the projection of an element.
template <class Question, class X, class Projection>
struct asked_of {
    using shape_type = X;
    using projection_type = Projection;
    template <class Element>
    using seen = invoke_result_t<Projection const&, Element>;

    Question question;
    X x;
    Projection projection;

    template <class Element>
        requires always_judgeable<X, invoke_result_t<Projection const&, Element const&>>
    constexpr bool operator()(Element const& element) const {
        return question(x, invoke(projection, element));
    }
};

/// A view of a range that is kept elsewhere. Unlike std::ranges::ref_view it can be default-constructed, as a view of range-v3 must be.
template <class R>
class kept_elsewhere : public rng::view_interface<kept_elsewhere<R>> {
  public:
    constexpr kept_elsewhere() = default;
    constexpr explicit kept_elsewhere(R& range) : range_(&range) {}
    constexpr auto begin() const { return rng::begin(*range_); }
    constexpr auto end() const { return rng::end(*range_); }

  private:
    R* range_ = nullptr;
};
/// A view that owns a range that was handed over: a temporary, or a view of range-v3, which is no view for the standard library.
template <class R>
class kept_here : public rng::view_interface<kept_here<R>> {
  public:
    constexpr kept_here() = default;
    constexpr explicit kept_here(R&& range) : range_(static_cast<R&&>(range)) {}
    constexpr auto begin() { return rng::begin(range_); }
    constexpr auto end() { return rng::end(range_); }

  private:
    R range_{};
};
template <rng::viewable_range R>
constexpr auto all_of(R&& range) {
    using kept = remove_cvref_t<R>;
    if constexpr (rng::view<kept>) {
        return kept(static_cast<R&&>(range));
    } else if constexpr (is_lvalue_reference_v<R>) {
        return kept_elsewhere<remove_reference_t<R>>(range);
    } else {
        return kept_here<kept>(static_cast<R&&>(range));
    }
}

/// A range that can be made a view, and about whose elements the question can be asked.
template <class Predicate, class R>
concept asks_elements =
    projected_range<R, typename Predicate::projection_type, range_place::left_of_bar, range_use::view> &&
    always_judgeable<typename Predicate::shape_type, typename Predicate::template seen<rng::range_reference_t<R>>>;

/// The right side of `|`: applied to a range, it gives the view of the elements for which the predicate is true.
template <class Predicate>
struct selection {
    Predicate predicate;

    template <class R>
        requires asks_elements<Predicate, R>
    constexpr auto operator()(R&& range) const {
        return rng::filter_view(all_of(static_cast<R&&>(range)), predicate);
    }
    template <class R>
        requires asks_elements<Predicate, R>
    friend constexpr auto operator|(R&& range, selection const& self) {
        return self(static_cast<R&&>(range));
    }
};

/// The function object of views::intersecting and the like. It takes the shape x and, optionally, a projection of the elements.
template <class Question>
struct selecting {
    template <class X, class Projection = identity>
    constexpr auto operator()(X const& x, Projection projection = {}) const {
        return selection<asked_of<Question, X, Projection>>{{Question{}, x, projection}};
    }
};

template <scalar D>
struct within_reach {
    D reach;
    constexpr bool operator()(auto const& a, auto const& b) const { return within_distance(a, b, reach); }
};

}  // namespace hantei

/// Lazy views of the elements that are in a given relation to a shape x, which is copied. The elements are shapes, variants of shapes,
/// types with as_shape(), or anything from which the projection (as in std::ranges) makes one of these.
export namespace hantei::views {

/// The elements that have a common point with x; touching counts.
inline constexpr selecting<intersects_fn> intersecting;
/// The elements that touch x: they have a point in common with it, but the relative interiors have none.
inline constexpr selecting<touches_fn> touching;
/// The elements whose relative interiors meet that of x.
inline constexpr selecting<overlaps_fn> overlapping;
/// within_distance(x, d): the elements whose true distance from x is at most d.
inline constexpr struct within_distance_fn {
    template <class X, class D, class Projection = identity>
        requires distance_bound<D>
    constexpr auto operator()(X const& x, D const& d, Projection projection = {}) const {
        return selection<asked_of<within_reach<D>, X, Projection>>{{{d}, x, projection}};
    }
} within_distance;

}  // namespace hantei::views
