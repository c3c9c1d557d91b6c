// SPDX-License-Identifier: MIT
// The library's shapes with any number of vertices: how they are made from a list of numbers, as figures and as source text.
#pragma once

#include "ring_builder.hpp"

#include "shapes.hpp"  // imports the library, so it comes last

namespace oracle {

template <class T>
using corner_list = std::vector<hantei::vec<T, 2>>;

/// A shape before the library has seen it: the numbers of a simple one, or rings of vertices.
template <class T>
struct drawn {
    std::vector<T> numbers;
    std::vector<corner_list<T>> rings;
    bool good = true;

    /// All its numbers.
    std::vector<T> flat() const {
        auto r = numbers;
        for (auto const& corners : rings) {
            for (auto const& p : corners) r.insert(r.end(), {p.x, p.y});
        }
        return r;
    }
};

/// How rings are made of so many points.
enum class manner { numbers, convex, monotone, star, framed, framed_closely, star_in_star, two_holes, touching, open, closed };
struct style {
    manner how = manner::numbers;
    std::size_t points = 0;
    bool backwards = false;

    std::string layout() const {
        std::string r;
        for (std::size_t i = 0; i < points; ++i) r += i == 0 ? "xx" : ",xx";
        return r;
    }
};

/// The numbers from a place on as a shape in a style.
template <class T>
drawn<T> draw(style s, std::size_t size, T const* p);

template <class T>
common_grid grid_of(drawn<T> const& a, drawn<T> const& b);

template <class T>
std::vector<ring> exact_rings(drawn<T> const& d, common_grid g);

}  // namespace oracle
