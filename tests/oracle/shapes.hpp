// SPDX-License-Identifier: MIT
// The library's shapes as lists of numbers, as exact sets and as source text.
#pragma once

#include "layout.hpp"
#include "rational_geometry.hpp"
#include "tally.hpp"

#include <bit>
#include <cstdint>
#include <functional>
#include <string>

import hantei;

namespace oracle {

/// All lengths of a case are multiplied by 2^shift, which makes them whole numbers: far cheaper to compute with.
struct common_grid {
    long shift = 0;  ///< the least that does so

    template <class T>
    explicit common_grid(std::vector<T> const& numbers) {
        if constexpr (std::is_floating_point_v<T>) {
            shift = -2000;
            for (T const x : numbers) {
                if (x == 0) continue;
                int e = 0;
                auto const mantissa =
                    static_cast<std::uint64_t>(std::ldexp(std::fabs(std::frexp(static_cast<double>(x), &e)), 53));
                shift = std::max(shift, 53L - e - std::countr_zero(mantissa));
            }
        }
    }
    template <class T>
    Q number(T x) const {
        if constexpr (std::is_integral_v<T>) return Q(static_cast<long>(x));
        else return scaled({Q(x)}, shift).x;
    }
    template <class T, std::size_t N>
    qvec<N> vector(hantei::vec<T, N> const& v) const {
        qvec<N> r;
        for (std::size_t i = 0; i < N; ++i) r[i] = number(v[i]);
        return r;
    }
};

template <class T, std::size_t N>
set<N> exact(hantei::point<T, N> const& s, common_grid g) {
    return {point_core(g.vector(s.position())), 0};
}
template <class T, std::size_t N>
set<N> exact(hantei::segment<T, N> const& s, common_grid g) {
    return {segment_core(g.vector(s.a), g.vector(s.b)), 0};
}
template <class T, std::size_t N>
set<N> exact(hantei::ray<T, N> const& s, common_grid g) {
    return {linear<N>{g.vector(s.origin), g.vector(s.direction), {Q(0), {}}}, 0};
}
template <class T, std::size_t N>
set<N> exact(hantei::line<T, N> const& s, common_grid g) {
    return {linear<N>{g.vector(s.origin), g.vector(s.direction), {}}, 0};
}
template <class T, std::size_t N>
set<N> exact(hantei::ball<T, N> const& s, common_grid g) {
    return {point_core(g.vector(s.center)), g.number(s.radius)};
}
template <class T, std::size_t N>
set<N> exact(hantei::aabb<T, N> const& s, common_grid g) {
    return {upright_core(g.vector(s.min), g.vector(s.max)), 0};
}
template <class T, std::size_t N>
set<N> exact(hantei::capsule<T, N> const& s, common_grid g) {
    return {segment_core(g.vector(s.a), g.vector(s.b)), g.number(s.radius)};
}
template <class T, std::size_t N>
set<N> exact(hantei::triangle<T, N> const& s, common_grid g) {
    return {hull_of<N>{{g.vector(s.a), g.vector(s.b), g.vector(s.c)}}, 0};
}

/// The images of the coordinate axes: (c, s) and (-s, c) as stored; the columns of a quaternion's matrix divided by its squared length.
template <class T>
std::array<qvec<2>, 2> axes(hantei::rotation<T, 2> const& r) {
    Q const c = r.c, s = r.s;
    return {{{c, s}, {-s, c}}};
}
template <class T>
std::array<qvec<3>, 3> axes(hantei::rotation<T, 3> const& r) {
    Q const w = r.w, x = r.x, y = r.y, z = r.z;
    Q const norm = w * w + x * x + y * y + z * z;
    std::array<qvec<3>, 3> a{{{w * w + x * x - y * y - z * z, 2 * (x * y + w * z), 2 * (x * z - w * y)},
                              {2 * (x * y - w * z), w * w - x * x + y * y - z * z, 2 * (y * z + w * x)},
                              {2 * (x * z + w * y), 2 * (y * z - w * x), w * w - x * x - y * y + z * z}}};
    for (auto& axis : a) axis = Q(1 / norm) * axis;
    return a;
}
template <class T, std::size_t N>
set<N> exact(hantei::obb<T, N> const& s, common_grid g) {
    box<N> b{g.vector(s.center), axes(s.rotation), {}};
    for (std::size_t i = 0; i < N; ++i) b.side[i] = {-g.number(s.half_extents[i]), g.number(s.half_extents[i])};
    return {b, 0};
}

template <class T, std::size_t N>
hantei::vec<T, N> vec_at(T const* p) {
    hantei::vec<T, N> v;
    for (std::size_t i = 0; i < N; ++i) v[i] = p[i];
    return v;
}

/// How a shape is made from a list of its numbers; `layout` says what they are (layout.hpp), X standing for one x a dimension and so on.
template <class S>
struct maker;
template <class T, std::size_t N>
struct maker<hantei::point<T, N>> {
    static constexpr auto name = "point", layout = "X";
    static auto make(T const* p) { return hantei::point<T, N>{vec_at<T, N>(p)}; }
};
template <template <class, std::size_t> class S, class T, std::size_t N>
struct two_vectors {
    static auto make(T const* p) { return S<T, N>{vec_at<T, N>(p), vec_at<T, N>(p + N)}; }
};
template <class T, std::size_t N>
struct maker<hantei::segment<T, N>> : two_vectors<hantei::segment, T, N> {
    static constexpr auto name = "segment", layout = "X,X";
};
template <class T, std::size_t N>
struct maker<hantei::ray<T, N>> : two_vectors<hantei::ray, T, N> {
    static constexpr auto name = "ray", layout = "X,D";
};
template <class T, std::size_t N>
struct maker<hantei::line<T, N>> : two_vectors<hantei::line, T, N> {
    static constexpr auto name = "line", layout = "X,D";
};
template <class T, std::size_t N>
struct maker<hantei::aabb<T, N>> : two_vectors<hantei::aabb, T, N> {
    static constexpr auto name = "aabb", layout = "L,M";
};
template <class T, std::size_t N>
struct maker<hantei::ball<T, N>> {
    static constexpr auto name = "ball", layout = "X,r";
    static auto make(T const* p) { return hantei::ball<T, N>{vec_at<T, N>(p), p[N]}; }
};
template <class T, std::size_t N>
struct maker<hantei::capsule<T, N>> {
    static constexpr auto name = "capsule", layout = "X,X,r";
    static auto make(T const* p) { return hantei::capsule<T, N>{vec_at<T, N>(p), vec_at<T, N>(p + N), p[2 * N]}; }
};
template <class T, std::size_t N>
struct maker<hantei::triangle<T, N>> {
    static constexpr auto name = "triangle", layout = "X,X,X";
    static auto make(T const* p) {
        return hantei::triangle<T, N>{vec_at<T, N>(p), vec_at<T, N>(p + N), vec_at<T, N>(p + 2 * N)};
    }
};
template <class T, std::size_t N>
struct maker<hantei::obb<T, N>> {
    static constexpr auto name = "obb", layout = "X,R,T";
    static auto make(T const* p) {
        T const* t = p + 2 * N;
        if constexpr (N == 2) return hantei::obb<T, N>{vec_at<T, N>(p), vec_at<T, N>(p + N), {t[0], t[1]}};
        else return hantei::obb<T, N>{vec_at<T, N>(p), vec_at<T, N>(p + N), {t[0], t[1], t[2], t[3]}};
    }
};

/// The layout with a letter for each number.
template <class S>
std::string layout_of() {
    std::string r;
    for (char const c : std::string_view(maker<S>::layout)) {
        std::size_t const n = S::dimension;
        if (c == ',' || c == 'r') r += c;
        else r.append(c == 'T' && n == 3 ? 4 : n, c == 'L' ? 'm' : c == 'M' ? 'M' : static_cast<char>(c - 'A' + 'a'));
    }
    return r;
}

/// The shape as C++ source.
template <class S, class T>
std::string source_of(std::vector<T> const& numbers, std::size_t at) {
    std::string r =
        "hantei::" + std::string(maker<S>::name) + "<" + type_source<T>() + ", " + std::to_string(S::dimension) + ">{";
    for (auto const& f : fields_of(layout_of<S>(), at)) {
        if (f.at != at) r += ", ";
        if (f.size > 1) r += "{";
        for (std::size_t i = 0; i < f.size; ++i) r += (i == 0 ? "" : ", ") + source_of(numbers[f.at + i]);
        if (f.size > 1) r += "}";
    }
    return r + "}";
}
/// The same of either of two shapes whose numbers stand one after the other, for whoever may want to print them. (A template of the scalar
/// alone: std::function is slow to compile for each pair of shapes.)
template <class T>
std::function<std::string(bool)> source_of_either(std::string (*first)(std::vector<T> const&, std::size_t),
                                                  std::string (*second)(std::vector<T> const&, std::size_t),
                                                  std::vector<T> const& numbers, std::size_t split) {
    return [=, &numbers](bool of_second) { return of_second ? second(numbers, split) : first(numbers, 0); };
}

}  // namespace oracle
