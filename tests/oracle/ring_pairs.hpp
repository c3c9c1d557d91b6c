// SPDX-License-Identifier: MIT
// The table of the pairs with rings of vertices, and how one of them is judged.
#pragma once

#include "generator.hpp"
#include "ring_checker.hpp"
#include "set_checker.hpp"

#include "ask.hpp"  // imports the library, so these come last
#include "ring_kinds.hpp"

namespace oracle {

/// A pair of kinds of shapes, and how the library is asked about it.
template <class T>
struct ring_pair {
    kind<T> a, b;
    answers<measure_of<T>, 2> (*ask)(drawn<T> const&, drawn<T> const&, bool, std::array<double, 2>);
};

/// Cases of a pair in one style each.
template <class T>
class styled_pair {
  public:
    styled_pair(ring_pair<T> const& pair, style a, style b)
        : pair_(pair),
          style_a_(a),
          style_b_(b),
          layout_a_(a.points > 0 ? a.layout() : pair.a.layout),
          layout_b_(b.points > 0 ? b.layout() : pair.b.layout),
          split_(size_of(layout_a_)) {}

    void judge(options const& o, std::uint64_t seed, std::size_t& shown, tally& counts) const {
        generator<T> source(layout_a_, layout_b_, [this](auto const& v) { return look(v); }, seed);
        std::size_t index = seed;
        for (auto const& v : source.draw(o.cases, false)) {
            auto const a = first(v), b = second(v);
            if (!a.good || !b.good) continue;
            bool const print = !o.quiet && shown < o.examples;
            if (!judge(exactly(a, b), a, b, v, index++ % o.measure_every == 0, print, counts)) ++shown;
        }
    }

  private:
    static std::size_t size_of(std::string const& layout) {
        auto const last = fields_of(layout, 0).back();
        return last.at + last.size;
    }
    bool judge(ring_case const& c, drawn<T> const& a, drawn<T> const& b, std::vector<T> const& v, bool measures, bool print,
               tally& counts) const {
        using M = measure_of<T>;
        auto const *x = std::get_if<set<2>>(&c.a), *y = std::get_if<set<2>>(&c.b);
        if (!x || !y) return ring_checker<M>(c, pair_.ask(a, b, measures, {}), counts, print).judge();
        set_case<2> const both{*x, *y, c.shift, c.source};
        auto const way = a_way(both, static_cast<double>(v.front()), static_cast<double>(v.back()));
        return set_checker<M, 2>(both, pair_.ask(a, b, measures, way), counts, print).judge();
    }
    drawn<T> first(std::vector<T> const& v) const { return draw(style_a_, split_, v.data()); }
    drawn<T> second(std::vector<T> const& v) const { return draw(style_b_, v.size() - split_, v.data() + split_); }
    /// Only as long as a and b are there.
    ring_case exactly(drawn<T> const& a, drawn<T> const& b) const {
        common_grid const grid = grid_of(a, b);
        return {pair_.a.exact(a, grid), pair_.b.exact(b, grid), grid.shift,
                [this, &a, &b](bool of_b) { return of_b ? pair_.b.source(b) : pair_.a.source(a); }};
    }
    /// What the generator wants to know about a case.
    glance look(std::vector<T> const& v) const {
        auto const a = first(v), b = second(v);
        glance r{relation::disjoint, {0, 0}, 0, 0};
        if (!a.good || !b.good) return r;
        auto const c = exactly(a, b);
        r.relation = relate(c.a, c.b);
        if (r.relation != relation::disjoint) return r;
        gap const apart(c.a, c.b);
        auto const rounded = [&c](Q const& q) { return std::ldexp(q.get_d(), static_cast<int>(-c.shift)); };
        r.gap = {rounded(apart.ways[0].gap[0]), rounded(apart.ways[0].gap[1])};
        r.distance = std::hypot(r.gap[0], r.gap[1]);
        r.reach = rounded(apart.radius_a + apart.radius_b);
        return r;
    }

    ring_pair<T> const& pair_;
    style style_a_, style_b_;
    std::string layout_a_, layout_b_;
    std::size_t split_;
};

/// Judges a pair in all styles, each with its share of the cases.
template <class T>
tally run(ring_pair<T> const& pair, options o) {
    tally counts;
    std::size_t const ways = pair.a.styles.size() * pair.b.styles.size();
    o.cases = (o.cases + ways - 1) / ways;
    std::size_t shown = 0;
    std::uint64_t seed = o.seed * 1000;
    for (auto const& a : pair.a.styles) {
        for (auto const& b : pair.b.styles) styled_pair<T>(pair, a, b).judge(o, ++seed, shown, counts);
    }
    return counts;
}

template <class A, class B, class Library = library>
ring_pair<typename A::scalar_type> erased_pair() {
    using T = typename A::scalar_type;
    return {kind_of<A>::erased(), kind_of<B>::erased(),
            [](drawn<T> const& a, drawn<T> const& b, bool measures, std::array<double, 2> way) {
                return ask<A, B, Library>(kind_of<A>::make(a), kind_of<B>::make(b), measures, way);
            }};
}

/// A line of the table; in the order of the names.
template <class A, class B>
entry ring_entry(std::size_t share) {
    using T = typename A::scalar_type;
    if constexpr (std::string_view(maker<A>::name) > std::string_view(maker<B>::name)) {
        return ring_entry<B, A>(share);
    } else {
        return {std::string(maker<A>::name) + "-" + maker<B>::name + "-2d", type_name<T>, share_of<T>(share),
                [](options const& o) { return run<T>(erased_pair<A, B>(), o); }};
    }
}

/// A shape with rings against every simple one.
template <class S>
void add_simple(std::vector<entry>& all, std::size_t share) {
    using T = typename S::scalar_type;
    for (auto const line :
         {ring_entry<S, hantei::aabb<T, 2>>, ring_entry<S, hantei::ball<T, 2>>, ring_entry<S, hantei::capsule<T, 2>>,
          ring_entry<S, hantei::line<T, 2>>, ring_entry<S, hantei::obb<T, 2>>, ring_entry<S, hantei::point<T, 2>>,
          ring_entry<S, hantei::ray<T, 2>>, ring_entry<S, hantei::segment<T, 2>>, ring_entry<S, hantei::triangle<T, 2>>})
        all.push_back(line(share));
}

/// The pairs with a convex polygon, a polygon or a chain that the library promises for one number type.
template <class T>
std::vector<entry> ring_pairs() {
    using convex = convex_of<T>;
    using polygon = polygon_of<T>;
    using chain = chain_of<T>;
    using closed_chain = closed_chain_of<T>;
    std::vector<entry> all;
    add_simple<convex>(all, 2'200);
    add_simple<polygon>(all, 2'200);
    add_simple<chain>(all, 1'100);
    add_simple<closed_chain>(all, 1'100);
    all.push_back(ring_entry<convex, convex>(2'200));
    all.push_back(ring_entry<convex, polygon>(2'200));
    all.push_back(ring_entry<polygon, polygon>(2'200));
    all.push_back(ring_entry<chain, convex>(1'100));
    all.push_back(ring_entry<closed_chain, convex>(1'100));
    all.push_back(ring_entry<chain, polygon>(1'100));
    all.push_back(ring_entry<closed_chain, polygon>(1'100));
    all.push_back(ring_entry<chain, chain>(800));
    all.push_back(ring_entry<chain, closed_chain>(800));
    all.push_back(ring_entry<closed_chain, closed_chain>(800));
    return all;
}

extern template std::vector<entry> ring_pairs<double>();
extern template std::vector<entry> ring_pairs<float>();
extern template std::vector<entry> ring_pairs<std::int32_t>();
extern template std::vector<entry> ring_pairs<std::int64_t>();

}  // namespace oracle
