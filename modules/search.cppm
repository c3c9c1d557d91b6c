// SPDX-License-Identifier: MIT
// Questions about a whole range of shapes: which pairs meet, which shape is nearest, what a ray meets first.
export module hantei:search;
import :base;
import :scalar;
import :rational;
import :rounding;
import :vec;
import :relation;
import :shape;
import :validation;
import :results;
import :reduction;
import :predicates;
import :measures;
import :raycast;
import :bounds;
import :aabb;

export namespace hantei {

/// Two places in a range, counted from 0: first < second.
struct index_pair {
    size_t first = 0, second = 0;

    friend constexpr auto operator<=>(index_pair const&, index_pair const&) = default;
};

/// An element of a range, by its iterator, and its distance.
template <class Iterator, class T>
struct neighbor {
    Iterator where;
    T distance;
};

/// An element of a range, by its iterator, and the chord of the ray with it.
template <class Iterator, class Chord>
struct ray_hit {
    Iterator where;
    Chord chord;
};

}  // namespace hantei

namespace hantei {

/// What of an element the library looks at.
template <class R, class Projection>
using looked_at = remove_cvref_t<invoke_result_t<Projection const&, rng::range_reference_t<R>>>;

/// A box in doubles around a shape, open to infinity where the shape is: it only says who cannot meet.
struct reach {
    size_t index;
    vec<double, 2> low, high;
};
template <class X>
constexpr reach reach_of(size_t index, X const& any) {
    constexpr double infinite = numeric_limits<double>::infinity();
    if constexpr (is_variant<X>) {
        return visit([index](auto const& x) { return reach_of(index, x); }, any);
    } else {
        reach r{index, {-infinite, -infinite}, {infinite, infinite}};
        decltype(auto) s = resolved(any);
        if constexpr (bounded<remove_cvref_t<decltype(s)>>) {
            auto const box = bounds(s);
            for (size_t i = 0; i < 2; ++i) {
                r.low[i] = rounded_outwards<double>(rational(box.min[i]), false);
                r.high[i] = rounded_outwards<double>(rational(box.max[i]), true);
            }
        } else {
            validate(s);
        }
        return r;
    }
}

/// The exact distance of two shapes: 0 where they meet.
template <class A, class B>
constexpr surd distance_of(A const& a, B const& b) {
    return with_pair([]<class P>(P*, auto const& x, auto const& y,
                                 bool) { return decide<P>(x, y) == relation::disjoint ? exact_distance(x, y) : surd{0}; },
                     a, b);
}

template <class Iterator>
struct least_element {
    Iterator where;
    surd value;
};
/// The first element with the least value(element); elements without a value are passed over.
template <class R, class Value>
constexpr auto least_by(R& range, Value value) {
    optional<least_element<decltype(rng::begin(range))>> best;
    for (auto i = rng::begin(range); i != rng::end(range); ++i) {
        optional<surd> const x = value(*i);
        if (x.has_value() && (!best.has_value() || compare(*x, best->value) < 0))
            best = least_element<decltype(rng::begin(range))>{i, *x};
    }
    return best;
}

}  // namespace hantei

export namespace hantei {

/// The pairs of elements of the range that intersect, in the order of their places: the same as asking every pair, but only those
/// are asked whose bounds meet (sweep and prune: Ericson, Real-Time Collision Detection, section 7.5). Rays and lines are compared
/// with everything. Throws invalid_shape for bad numbers, and what bounds() throws.
inline constexpr struct intersecting_pairs_fn {
    template <rng::input_range R, class Projection = identity>
        requires judgeable<looked_at<R, Projection>, looked_at<R, Projection>>
    constexpr vector<index_pair> operator()(R&& range, Projection projection = {}) const {
        vector<looked_at<R, Projection>> shapes;
        for (auto&& element : range) shapes.push_back(invoke(projection, element));
        vector<reach> order;
        for (size_t i = 0; i < shapes.size(); ++i) order.push_back(reach_of(i, shapes[i]));
        rng::sort(order, [](reach const& a, reach const& b) { return a.low.x < b.low.x; });

        vector<index_pair> found;
        for (size_t i = 0; i < order.size(); ++i) {
            reach const& a = order[i];
            for (size_t k = i + 1; k < order.size() && order[k].low.x <= a.high.x; ++k) {
                reach const& b = order[k];
                if (a.low.y <= b.high.y && b.low.y <= a.high.y && intersects(shapes[a.index], shapes[b.index]))
                    found.push_back({smaller(a.index, b.index), larger(a.index, b.index)});
            }
        }
        rng::sort(found);
        return found;
    }
} intersecting_pairs;

/// The element of the range with the least distance from x (of equally near ones, by their true distances, the first), and that
/// distance; nothing for an empty range. Throws invalid_shape for bad numbers.
inline constexpr struct nearest_fn {
    template <class X, rng::forward_range R, class Projection = identity>
        requires judgeable<X, looked_at<R, Projection>>
    constexpr auto operator()(X const& x, R&& range, Projection projection = {}) const {
        using T = decltype(distance(x, invoke(projection, *rng::begin(range))));
        using found = neighbor<rng::borrowed_iterator_t<R>, T>;
        auto const best =
            least_by(range, [&](auto&& element) -> optional<surd> { return distance_of(x, invoke(projection, element)); });
        return best.has_value() ? optional(found{best->where, to_nearest<T>(best->value)}) : optional<found>();
    }
} nearest;

/// The element that the ray meets first (of equally far ones, by the true t, the first), and the ray's chord with it; nothing if
/// it meets none. Where the ray starts inside an element, it meets that at t = 0. Throws invalid_shape for bad numbers.
inline constexpr struct first_hit_fn {
    template <class Ray, rng::forward_range R, class Projection = identity>
        requires castable<Ray, looked_at<R, Projection>>
    constexpr auto operator()(Ray const& ray, R&& range, Projection projection = {}) const {
        using found = ray_hit<rng::borrowed_iterator_t<R>,
                              remove_cvref_t<decltype(*raycast(ray, invoke(projection, *rng::begin(range))))>>;
        auto const best = least_by(range, [&](auto&& element) { return entry_of(ray, invoke(projection, element)); });
        return best.has_value() ? optional(found{best->where, *raycast(ray, invoke(projection, *best->where))})
                                : optional<found>();
    }
} first_hit;

}  // namespace hantei
