// SPDX-License-Identifier: MIT
// Questions about a whole range of shapes: which pairs meet, which shape is nearest, what a ray meets first.
module;
#include <compare>

export module hantei:range_queries;
import :base;
import :dynamic_array;
import :rational;
import :vec;
import :validation;
import :results;
import :own_shapes;
import :alternatives;
import :judgeable;
import :dispatch;
import :relation;
import :decide;
import :predicates;
import :distance;
import :true_distance;
import :raycast;
import :enclosing_box;
import :packed_tree;
import :range_argument;
import :surd;

export namespace hantei {

/// Two indices, counted from 0: of two elements of one range, with first < second; or of an element of one range and an element of another.
struct index_pair {
    size_t first = 0, second = 0;

    constexpr auto operator<=>(index_pair const&) const = default;
};

/// An element of a range, by its iterator, and its distance.
template <class Iterator, class T>
struct neighbor {
    Iterator where;
    T distance;

    constexpr bool operator==(neighbor const& other) const { return where == other.where && distance == other.distance; }
};

/// An element of a range, by its iterator, and the chord of the ray with it.
template <class Iterator, class Chord>
struct ray_hit {
    Iterator where;
    Chord chord;

    constexpr bool operator==(ray_hit const& other) const { return where == other.where && chord == other.chord; }
};

}  // namespace hantei

namespace hantei {

/// The type of a projected element.
template <class R, class Projection>
using looked_at = remove_cvref_t<invoke_result_t<Projection const&, rng::range_reference_t<R>>>;

/// The projected elements of a range: pointers to them if they stay where they are, otherwise copies.
template <class R, class Projection>
class looked_at_list {
    using reference = invoke_result_t<Projection const&, rng::range_reference_t<R>>;
    using element = looked_at<R, Projection>;
    static constexpr bool stays =
        rng::forward_range<R> && is_lvalue_reference_v<rng::range_reference_t<R>> && is_lvalue_reference_v<reference>;

  public:
    constexpr looked_at_list(R& range, Projection const& projection) {
        if constexpr (rng::sized_range<R>) at_.reserve(static_cast<size_t>(rng::size(range)));
        for (auto&& x : range) {
            if constexpr (stays) {
                element const& found = invoke(projection, x);
                at_.push_back(addressof(found));
            } else {
                at_.push_back(invoke(projection, static_cast<decltype(x)>(x)));
            }
        }
    }
    constexpr size_t size() const { return at_.size(); }
    constexpr element const& operator[](size_t i) const {
        if constexpr (stays) return *at_[i];
        if constexpr (!stays) return at_[i];
    }

  private:
    vector<conditional_t<stays, element const*, element>> at_;
};

/// For fewer shapes every two boxes are compared, because a tree takes longer.
inline constexpr size_t least_boxes_of_tree = 64;

/// Calls f(i, k) for every two boxes that meet.
constexpr void each_near_pair(dynamic_array<packed_tree::box> const& boxes, auto f) {
    if (boxes.size() >= least_boxes_of_tree) return packed_tree(boxes).each_pair(f);
    for (size_t i = 0; i < boxes.size(); ++i)
        for (size_t k = i + 1; k < boxes.size(); ++k)
            if (boxes[i].meets(boxes[k])) f(i, k);
}
/// Calls f(i, k) for each box i of a and each box k of b that meet. Two trees take longer if they save few comparisons for each box.
constexpr void each_near_pair(dynamic_array<packed_tree::box> const& a, dynamic_array<packed_tree::box> const& b, auto f) {
    if (a.size() * b.size() >= (a.size() + b.size()) * (least_boxes_of_tree / 2))
        return packed_tree(a).each_pair(packed_tree(b), f);
    for (size_t i = 0; i < a.size(); ++i)
        for (size_t k = 0; k < b.size(); ++k)
            if (a[i].meets(b[k])) f(i, k);
}
/// The boxes around the shapes, which are validated.
template <class List>
constexpr dynamic_array<packed_tree::box> boxes_around(List const& shapes) {
    dynamic_array<packed_tree::box> boxes;
    boxes.reserve(shapes.size());
    for (size_t i = 0; i < shapes.size(); ++i)
        boxes.push_back(packed_tree::around(enclosing_box_of_any(shapes[i], [](auto const& s) { validate(s); })));
    return boxes;
}
/// Sorts pairs whose first index is below n: by a counting sort of the first index, and then by the second index.
constexpr void sort_pairs(index_pair* pairs, size_t count, size_t n) {
    dynamic_array<size_t> end(n + 1, 0);
    dynamic_array<index_pair> found;
    found.reserve(count);
    for (size_t i = 0; i < count; ++i) {
        ++end[pairs[i].first + 1];
        found.push_back(pairs[i]);
    }
    for (size_t i = 0; i < n; ++i) end[i + 1] += end[i];
    for (size_t i = 0; i < count; ++i) pairs[end[found[i].first]++] = found[i];
    for (size_t i = 0, start = 0; i < n; start = end[i++])
        if (end[i] - start > 1) rng::sort(pairs + start, pairs + end[i]);
}
/// sort_pairs() at run time, compiled once (queries/archive.hpp).
template <class Pair>
void sort_in_archive(Pair* pairs, size_t count, size_t n);
constexpr void put_in_order(vector<index_pair>& pairs, size_t n) {
    if (is_constant_evaluated()) sort_pairs(pairs.data(), pairs.size(), n);
    else sort_in_archive(pairs.data(), pairs.size(), n);
}

/// The exact distance of two shapes; 0 if they meet.
template <class A, class B>
constexpr surd distance_of(A const& a, B const& b) {
    return with_pair([]<class P>(P*, auto const& x, auto const& y,
                                 bool) { return decide<P>(x, y) == relation::disjoint ? true_distance(x, y) : surd{0}; },
                     a, b);
}

/// The rounded t at which a chord is entered, or 0 if a ray or segment starts inside.
template <class A, class B, class Chord>
constexpr auto entry_of_chord(A const& a, B const& b, Chord const& chord) {
    auto const t = chord.enter.t;
    if (!(t < 0)) return t;
    bool const starts = with_pair(
        []<class P>(P*, auto const& x, auto const& y, bool) {
            using X = remove_cvref_t<decltype(x)>;
            using Y = remove_cvref_t<decltype(y)>;
            return has_start<conditional_t<first_is_cast<X, Y>, X, Y>>;
        },
        a, b);
    return starts ? decltype(t){0} : t;
}

/// A lower bound for how far a box is along a ray: nothing of the box comes before the t for which d·(p − origin) / |d|² is least, and
/// rounding errors are counted against the bound. If x is not straight or its numbers are too large, nothing is known.
template <size_t N>
struct cast_bound {
    vec<double, N> origin, direction;
    double squared_length = 0;  ///< 0: nothing is known

    template <class X>
    constexpr explicit cast_bound(X const& any) {
        if constexpr (!has_alternatives<X>) {
            decltype(auto) s = resolved(any);
            using S = remove_cvref_t<decltype(s)>;
            if constexpr (!same_as<typename S::scalar_type, rational> && is_endless<S>) {
                set(s.origin, s.direction, false);
            } else if constexpr (!same_as<typename S::scalar_type, rational> && is_segment<S>) {
                set(s.a, s.b, true);
            }
        }
    }
    /// Whether everything in the box is met after all t that are rounded to `rounded`.
    template <floating_point T>
    constexpr bool is_beyond(enclosing_box<N> const& box, T rounded) const {
        if (squared_length == 0) return false;
        double least = 0, size = 0;
        for (size_t i = 0; i < N; ++i) {
            if (!(-infinity < box.low[i] && box.high[i] < infinity)) return false;
            double const a = (box.low[i] - origin[i]) * direction[i], b = (box.high[i] - origin[i]) * direction[i];
            least += smaller(a, b);
            size +=
                (magnitude_of(box.low[i]) + magnitude_of(box.high[i]) + magnitude_of(origin[i])) * magnitude_of(direction[i]);
        }
        double const t = double{rounded} + magnitude_of(double{rounded}) * 0x1p-20 + numeric_limits<T>::denorm_min();
        double const limit = t * squared_length;
        return least - size * 0x1p-48 > limit + magnitude_of(limit) * 0x1p-48 + numeric_limits<double>::min();
    }

  private:
    template <class T>
    constexpr void set(vec<T, N> const& from, vec<T, N> const& to, bool between) {
        bool small = true;
        for (size_t i = 0; i < N; ++i) {
            origin[i] = static_cast<double>(from[i]);
            direction[i] = between ? hantei::difference<double>(to[i], from[i]) : static_cast<double>(to[i]);
            small &= magnitude_of(origin[i]) < 0x1p500 && magnitude_of(direction[i]) < 0x1p500;
        }
        double const sum = small ? squared_norm(direction) : 0;
        if (sum > 0x1p-500) squared_length = sum;
    }
};

}  // namespace hantei

export namespace hantei {

/// The pairs of elements of a range that intersect, in the order of their indices; for two ranges, the pairs of one element of each. The
/// answer is the same as if every pair was tested, but only pairs whose boxes meet are tested (packed_tree.cppm): for n shapes this takes
/// about n·log n steps, and one for each pair of boxes that meet. Rays and lines are compared with everything. Throws invalid_shape for bad
/// numbers.
inline constexpr struct intersecting_pairs_fn {
    template <class R, class Projection = identity>
        requires projected_range<R, Projection, range_place::only_argument> &&
                 always_judgeable<looked_at<R, Projection>, looked_at<R, Projection>>
    constexpr vector<index_pair> operator()(R&& range, Projection projection = {}) const {
        looked_at_list<R, Projection> const shapes(range, projection);
        dynamic_array<packed_tree::box> const boxes = boxes_around(shapes);

        vector<index_pair> found;
        each_near_pair(boxes, [&](size_t i, size_t k) {
            if (intersects(shapes[i], shapes[k])) found.push_back({smaller(i, k), larger(i, k)});
        });
        if (boxes.size() >= least_boxes_of_tree) put_in_order(found, boxes.size());
        return found;
    }
    template <class A, class B, class OfA = identity, class OfB = identity>
        requires projected_range<A, OfA, range_place::first_argument> &&
                 projected_range<B, OfB, range_place::second_argument> && always_judgeable<looked_at<A, OfA>, looked_at<B, OfB>>
    constexpr vector<index_pair> operator()(A&& a, B&& b, OfA of_a = {}, OfB of_b = {}) const {
        looked_at_list<A, OfA> const from_a(a, of_a);
        looked_at_list<B, OfB> const from_b(b, of_b);
        vector<index_pair> found;
        each_near_pair(boxes_around(from_a), boxes_around(from_b), [&](size_t i, size_t k) {
            if (intersects(from_a[i], from_b[k])) found.push_back({i, k});
        });
        put_in_order(found, from_a.size());
        return found;
    }
} intersecting_pairs;

/// The element of the range nearest to x, and its distance; nothing for an empty range. If several are nearest by their true distances, it
/// is the first of them. If the box of an element is farther away than the nearest element so far, only the box is looked at. The other
/// elements are compared by their rounded distances, and by the exact ones if these are equal. Throws invalid_shape for bad numbers.
inline constexpr struct nearest_fn {
    template <class X, class R, class Projection = identity>
        requires projected_range<R, Projection, range_place::second_argument, range_use::again> &&
                 always_judgeable<X, looked_at<R, Projection>>
    constexpr auto operator()(X const& x, R&& range, Projection projection = {}) const {
        using T = decltype(distance(x, invoke(projection, *rng::begin(range))));
        using iterator = decltype(rng::begin(range));
        using found = neighbor<rng::borrowed_iterator_t<R>, T>;
        optional<neighbor<iterator, T>> best;
        auto const around = enclosing_box_of_any(x, [](auto const&) {});
        double limit = infinity;  // of the squared distance, rounded up
        for (iterator i = rng::begin(range); i != rng::end(range); ++i) {
            auto&& stored = *i;
            decltype(auto) element = invoke(projection, static_cast<decltype(stored)>(stored));
            auto const box = enclosing_box_of_any(element, [](auto const& s) { validate(s); });
            if (squared_gap(around, box) > limit) [[likely]]
                continue;
            T const d = distance(x, element);
            if (best.has_value()) {
                if (best->distance < d) continue;
                if (d == best->distance && !is_truly_nearer(x, element, invoke(projection, *best->where), d)) continue;
            }
            best = neighbor<iterator, T>{i, d};
            double const reach = double{d} + numeric_limits<T>::denorm_min();
            limit = reach * reach * (1 + 0x1p-20) + numeric_limits<double>::min();
        }
        return best.has_value() ? optional(found{best->where, best->distance}) : optional<found>();
    }

  private:
    /// Whether `element` is nearer than `nearest` if the rounded distances of both are d. (A distance is rounded to 0 only if it is 0.)
    static constexpr bool is_truly_nearer(auto const& x, auto const& element, auto const& nearest, auto d) {
        return d != 0 && compare_distances(distance_of(x, element), distance_of(x, nearest)) < 0;
    }
} nearest;

/// The element that the ray meets first, and the chord of the ray in it; nothing if the ray meets no element. If several are first by the
/// true t, it is the first of them in the range. If the ray starts inside an element, it meets it at t = 0. An element that is missed costs
/// only a predicate. Throws invalid_shape for bad numbers.
inline constexpr struct first_hit_fn {
    template <class Ray, class R, class Projection = identity>
        requires projected_range<R, Projection, range_place::second_argument, range_use::again> &&
                 always_castable<Ray, looked_at<R, Projection>>
    constexpr auto operator()(Ray const& ray, R&& range, Projection projection = {}) const {
        using chord_type = remove_cvref_t<decltype(*raycast(ray, invoke(projection, *rng::begin(range))))>;
        using T = decltype(chord_type{}.enter.t);
        using iterator = decltype(rng::begin(range));
        using found = ray_hit<rng::borrowed_iterator_t<R>, chord_type>;
        optional<ray_hit<iterator, chord_type>> best;
        T first_t{};
        cast_bound<dimension_of_any<Ray>::value> const bound(ray);
        for (iterator i = rng::begin(range); i != rng::end(range); ++i) {
            auto&& stored = *i;
            decltype(auto) element = invoke(projection, static_cast<decltype(stored)>(stored));
            if (!intersects(ray, element)) [[likely]]
                continue;
            if (best.has_value() && bound.is_beyond(enclosing_box_of_any(element, [](auto const&) {}), first_t)) continue;
            auto const chord = *raycast(ray, element);
            T const t = entry_of_chord(ray, element, chord);
            if (best.has_value()) {
                if (first_t < t) continue;
                if (t == first_t && !is_truly_first(ray, element, invoke(projection, *best->where), t)) continue;
            }
            best = ray_hit<iterator, chord_type>{i, chord};
            first_t = t;
        }
        return best.has_value() ? optional(found{best->where, best->chord}) : optional<found>();
    }

  private:
    /// Whether `element` is met before `first_met` if the rounded t of both is t. (A t is rounded to 0 only if it is 0.)
    static constexpr bool is_truly_first(auto const& ray, auto const& element, auto const& first_met, auto t) {
        return t != 0 && compare(*entry_of(ray, element), *entry_of(ray, first_met)) < 0;
    }
} first_hit;

}  // namespace hantei
