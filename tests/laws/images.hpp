// SPDX-License-Identifier: MIT
// The same placement elsewhere (moved, mirrored, turned, enlarged), and the same set in other words.
#pragma once

#include "law.hpp"
#include "witness.hpp"

import hantei;

namespace laws {

/// x -> scale · (x with its axes exchanged, some turned round) + shift.
template <class T, std::size_t N>
struct motion {
    law tests;
    std::array<std::size_t, N> axis;
    std::array<int, N> sign;
    hantei::vec<T, N> shift;
    T scale{1};
    std::array<int, 4> spin{1, 0, 0, 0};  ///< in space, the turn as a quaternion, up to a reflection in the center

    constexpr hantei::vec<T, N> along(hantei::vec<T, N> const& v) const {
        hantei::vec<T, N> r;
        for (std::size_t i = 0; i < N; ++i) r[i] = static_cast<T>(sign[i]) * v[axis[i]];
        return r;
    }
    constexpr hantei::vec<T, N> at(hantei::vec<T, N> const& v) const { return along(v) * scale + shift; }
};

template <class T>
inline constexpr T large = T{1024};
template <>
inline constexpr double large<double> = 0x1p300;
template <>
inline constexpr float large<float> = 0x1p40f;

template <class T, std::size_t N>
constexpr auto motions() {
    if constexpr (N == 2) {
        using m = motion<T, 2>;
        return std::array{
            m{law::translation, {0, 1}, {1, 1}, {T{5}, T{-3}}},
            m{law::translation, {0, 1}, {1, 1}, {T{-65536}, T{131072}}},
            m{law::reflection, {0, 1}, {-1, 1}, {}},
            m{law::reflection, {1, 0}, {1, 1}, {}},
            m{law::quarter_turn, {1, 0}, {-1, 1}, {}},
            m{law::quarter_turn, {0, 1}, {-1, -1}, {}},
            m{law::quarter_turn, {1, 0}, {1, -1}, {}},
            m{law::power_of_two, {0, 1}, {1, 1}, {}, T{4}},
            m{law::power_of_two, {0, 1}, {1, 1}, {}, large<T>},
            m{law::power_of_two, {0, 1}, {1, 1}, {}, std::is_integral_v<T> ? T{2} : T{1} / large<T>},
        };
    } else {
        using m = motion<T, 3>;
        return std::array{
            m{law::translation, {0, 1, 2}, {1, 1, 1}, {T{5}, T{-3}, T{2}}},
            m{law::translation, {0, 1, 2}, {1, 1, 1}, {T{-65536}, T{131072}, T{65536}}},
            m{law::reflection, {0, 1, 2}, {-1, 1, 1}, {}, T{1}, {0, 1, 0, 0}},
            m{law::reflection, {1, 0, 2}, {1, 1, 1}, {}, T{1}, {0, 1, -1, 0}},
            m{law::quarter_turn, {1, 0, 2}, {-1, 1, 1}, {}, T{1}, {1, 0, 0, 1}},
            m{law::quarter_turn, {0, 2, 1}, {1, -1, 1}, {}, T{1}, {1, 1, 0, 0}},
            m{law::quarter_turn, {0, 1, 2}, {-1, -1, 1}, {}, T{1}, {0, 0, 0, 1}},
            m{law::power_of_two, {0, 1, 2}, {1, 1, 1}, {}, T{4}},
            m{law::power_of_two, {0, 1, 2}, {1, 1, 1}, {}, large<T>},
            m{law::power_of_two, {0, 1, 2}, {1, 1, 1}, {}, std::is_integral_v<T> ? T{2} : T{1} / large<T>},
        };
    }
}

template <class T, std::size_t N>
constexpr hantei::point<T, N> image(motion<T, N> const& m, hantei::point<T, N> const& s) {
    return {m.at(s.position())};
}
template <class T, std::size_t N>
constexpr hantei::segment<T, N> image(motion<T, N> const& m, hantei::segment<T, N> const& s) {
    return {m.at(s.a), m.at(s.b)};
}
template <class T, std::size_t N>
constexpr hantei::ray<T, N> image(motion<T, N> const& m, hantei::ray<T, N> const& s) {
    return {m.at(s.origin), m.along(s.direction)};
}
template <class T, std::size_t N>
constexpr hantei::line<T, N> image(motion<T, N> const& m, hantei::line<T, N> const& s) {
    return {m.at(s.origin), m.along(s.direction)};
}
template <class T, std::size_t N>
constexpr hantei::ball<T, N> image(motion<T, N> const& m, hantei::ball<T, N> const& s) {
    return {m.at(s.center), s.radius * m.scale};
}
template <class T, std::size_t N>
constexpr hantei::capsule<T, N> image(motion<T, N> const& m, hantei::capsule<T, N> const& s) {
    return {m.at(s.a), m.at(s.b), s.radius * m.scale};
}
template <class T, std::size_t N>
constexpr hantei::triangle<T, N> image(motion<T, N> const& m, hantei::triangle<T, N> const& s) {
    return {m.at(s.a), m.at(s.b), m.at(s.c)};
}
template <class T, std::size_t N>
constexpr hantei::aabb<T, N> image(motion<T, N> const& m, hantei::aabb<T, N> const& s) {
    auto const p = m.at(s.min), q = m.at(s.max);
    auto const lower = [](T x, T y) { return y < x ? y : x; };
    auto const upper = [](T x, T y) { return x < y ? y : x; };
    return {hantei::map(lower, p, q), hantei::map(upper, p, q)};
}

template <class T>
constexpr hantei::rotation<T, 3> product(hantei::rotation<T, 3> const& p, hantei::rotation<T, 3> const& q) {
    return {p.w * q.w - p.x * q.x - p.y * q.y - p.z * q.z, p.w * q.x + p.x * q.w + p.y * q.z - p.z * q.y,
            p.w * q.y - p.x * q.z + p.y * q.w + p.z * q.x, p.w * q.z + p.x * q.y - p.y * q.x + p.z * q.w};
}
/// A box is symmetric about its center and its axes: mirrored axes, or the opposite ones, make the same box.
template <class T>
constexpr hantei::obb<T, 2> image(motion<T, 2> const& m, hantei::obb<T, 2> const& s) {
    auto const axis = m.along(s.rotation.as_vec());
    return {m.at(s.center), s.half_extents * m.scale, {axis.x, axis.y}};
}
template <class T>
constexpr hantei::obb<T, 3> image(motion<T, 3> const& m, hantei::obb<T, 3> const& s) {
    hantei::rotation<T, 3> const spin{static_cast<T>(m.spin[0]), static_cast<T>(m.spin[1]), static_cast<T>(m.spin[2]),
                                      static_cast<T>(m.spin[3])};
    return {m.at(s.center), s.half_extents * m.scale, product(spin, s.rotation)};
}

template <class T, with_vertices S>
constexpr S image(motion<T, 2> const& m, S const& s) {
    auto const vertex = [&m](auto const& p) { return m.at(p); };
    return each_ring([&](auto const& ring) { return each_vertex(vertex, ring); }, s);
}

/// How many other spellings of the same set there are; rewritten(s, k) is the k-th.
template <class S>
inline constexpr std::size_t spellings = 0;
template <class T, std::size_t N>
inline constexpr std::size_t spellings<hantei::segment<T, N>> = 1;
template <class T, std::size_t N>
inline constexpr std::size_t spellings<hantei::capsule<T, N>> = 1;
template <class T, std::size_t N>
inline constexpr std::size_t spellings<hantei::ray<T, N>> = 1;
template <class T, std::size_t N>
inline constexpr std::size_t spellings<hantei::line<T, N>> = 2;
template <class T, std::size_t N>
inline constexpr std::size_t spellings<hantei::triangle<T, N>> = 2;
template <class T, std::size_t N>
inline constexpr std::size_t spellings<hantei::obb<T, N>> = 2;

template <class S>
    requires with_vertices<S>
inline constexpr std::size_t spellings<S> = 2;
template <class V>
inline constexpr std::size_t spellings<hantei::chain<V>> = 1;

template <class T, std::size_t N>
constexpr hantei::segment<T, N> rewritten(hantei::segment<T, N> const& s, std::size_t) {
    return {s.b, s.a};
}
template <class T, std::size_t N>
constexpr hantei::capsule<T, N> rewritten(hantei::capsule<T, N> const& s, std::size_t) {
    return {s.b, s.a, s.radius};
}
template <class T, std::size_t N>
constexpr hantei::ray<T, N> rewritten(hantei::ray<T, N> const& s, std::size_t) {
    return {s.origin, s.direction * T{2}};
}
template <class T, std::size_t N>
constexpr hantei::line<T, N> rewritten(hantei::line<T, N> const& s, std::size_t k) {
    return k == 0 ? hantei::line<T, N>{s.origin, -s.direction} : hantei::line<T, N>{s.origin + s.direction, s.direction * T{2}};
}
template <class T, std::size_t N>
constexpr hantei::triangle<T, N> rewritten(hantei::triangle<T, N> const& s, std::size_t k) {
    return k == 0 ? hantei::triangle<T, N>{s.a, s.c, s.b} : hantei::triangle<T, N>{s.b, s.c, s.a};
}
template <class T>
constexpr hantei::obb<T, 2> rewritten(hantei::obb<T, 2> const& s, std::size_t k) {
    if (k == 0) return {s.center, s.half_extents, {-s.rotation.c, -s.rotation.s}};
    return {s.center, {s.half_extents.y, s.half_extents.x}, {-s.rotation.s, s.rotation.c}};
}
template <class T>
constexpr hantei::obb<T, 3> rewritten(hantei::obb<T, 3> const& s, std::size_t k) {
    if (k == 0) return {s.center, s.half_extents, {-s.rotation.w, -s.rotation.x, -s.rotation.y, -s.rotation.z}};
    return {s.center, {s.half_extents.x, s.half_extents.z, s.half_extents.y}, product(s.rotation, {T{1}, T{1}, T{0}, T{0}})};
}

/// Backwards; and, where it goes around, from the third vertex on.
template <with_vertices S>
constexpr S rewritten(S const& s, std::size_t k) {
    return each_ring(
        [k](auto const& ring) { return k == 0 ? reordered(ring, ring.size() - 1, true) : reordered(ring, 2, false); }, s);
}

}  // namespace laws
