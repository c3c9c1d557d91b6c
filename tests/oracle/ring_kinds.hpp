// SPDX-License-Identifier: MIT
// The shapes of the plane as the ring pairs want them: drawn from numbers, as figures, as source text and as the library's own.
#pragma once

#include "figures.hpp"

#include "ring_shapes.hpp"  // imports the library, so it comes last

namespace oracle {

template <class T>
using convex_of = hantei::convex<corner_list<T>>;
template <class T>
using polygon_of = hantei::polygon<corner_list<T>, std::vector<corner_list<T>>>;
template <class T>
using chain_of = hantei::chain<corner_list<T>>;
template <class T>
using closed_chain_of = hantei::closed_chain<corner_list<T>>;

template <class V>
struct maker<hantei::convex<V>> {
    static constexpr auto name = "convex";
};
template <class V, class H>
struct maker<hantei::polygon<V, H>> {
    static constexpr auto name = "polygon";
};
template <class V, bool Closed>
struct maker<hantei::chain<V, Closed>> {
    static constexpr auto name = "chain";
};

/// A kind of shape without its type.
template <class T>
struct kind {
    std::vector<style> styles;
    std::string layout;  ///< of the numbers, where there are any
    figure (*exact)(drawn<T> const&, common_grid);
    std::string (*source)(drawn<T> const&);
};

template <class T>
std::string source_of(corner_list<T> const& corners) {
    std::string r = "std::vector<hantei::vec<" + type_source<T>() + ", 2>>{";
    for (auto const& p : corners) r += (&p == corners.data() ? "{" : ", {") + source_of(p.x) + ", " + source_of(p.y) + "}";
    return r + "}";
}
template <class T>
std::string source_of(char const* name, drawn<T> const& d) {
    std::string r = std::string("hantei::") + name + "{" + source_of(d.rings[0]);
    for (std::size_t i = 1; i < d.rings.size(); ++i) r += (i == 1 ? ", std::array{" : ", ") + source_of(d.rings[i]);
    return r + (d.rings.size() > 1 ? "}}" : "}");
}

/// A simple shape, or one of the four kinds with rings.
template <class S>
struct kind_of {
    using T = typename S::scalar_type;
    static S make(drawn<T> const& d) { return maker<S>::make(d.numbers.data()); }
    static kind<T> erased() {
        return {{style{}},
                layout_of<S>(),
                [](drawn<T> const& d, common_grid g) { return figure(oracle::exact(make(d), g)); },
                [](drawn<T> const& d) { return source_of<S>(d.numbers, 0); }};
    }
};

template <class T>
struct kind_of<convex_of<T>> {
    static auto make(drawn<T> const& d) { return convex_of<T>(d.rings[0]); }
    static kind<T> erased() {
        return {{{manner::convex, 3, true}, {manner::convex, 4}, {manner::convex, 6, true}, {manner::convex, 9}},
                {},
                [](drawn<T> const& d, common_grid g) { return figure(set<2>{hull_of<2>{exact_rings(d, g)[0]}, 0}); },
                [](drawn<T> const& d) { return source_of("convex", d); }};
    }
};

template <class T>
struct kind_of<polygon_of<T>> {
    static auto make(drawn<T> const& d) { return polygon_of<T>(d.rings[0], {d.rings.begin() + 1, d.rings.end()}); }
    static kind<T> erased() {
        return {{{manner::star, 5},
                 {manner::star, 8, true},
                 {manner::monotone, 4, true},
                 {manner::monotone, 7},
                 {manner::framed, 4},
                 {manner::framed_closely, 5, true},
                 {manner::star_in_star, 4, true},
                 {manner::two_holes, 7},
                 {manner::touching, 3},
                 {manner::touching, 5, true}},
                {},
                [](drawn<T> const& d, common_grid g) { return figure(outline(exact_rings(d, g), true, true)); },
                [](drawn<T> const& d) { return source_of("polygon", d); }};
    }
};

template <class T, bool Closed>
struct kind_of<hantei::chain<corner_list<T>, Closed>> {
    static auto make(drawn<T> const& d) { return hantei::chain<corner_list<T>, Closed>(d.rings[0]); }
    static kind<T> erased() {
        constexpr auto how = Closed ? manner::closed : manner::open;
        constexpr std::size_t more = Closed ? 1 : 0;
        return {{{how, 2 + more}, {how, 3 + more}, {how, 5}, {how, 6}},
                {},
                [](drawn<T> const& d, common_grid g) { return figure(outline(exact_rings(d, g), false, Closed)); },
                [](drawn<T> const& d) { return source_of(Closed ? "closed_chain" : "chain", d); }};
    }
};

}  // namespace oracle
