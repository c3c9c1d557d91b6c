// SPDX-License-Identifier: MIT
// Every question about every pair of a few shapes, and the answers as bits.
#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>

#include "../kinds.hpp"  // imports the library, so it comes last

import hantei;

using namespace hantei;

/// Tenths and sevenths: no product or sum of these is exact, so that a fused operation would show.
template <class T>
inline constexpr auto shapes_in_the_plane = std::tuple{
    point<T>{{T(0.7), T(0.1)}},
    segment<T>{{T(0.1), T(0.2)}, {T(1.3), T(0.7)}},
    ray<T>{{T(-0.3), T(0.1)}, {T(0.7), T(0.3)}},
    line<T>{{T(0.1), T(-0.7)}, {T(0.3), T(1.1)}},
    ball<T, 2>{{T(2.1), T(0.9)}, T(0.7)},
    aabb<T, 2>{{T(-0.1), T(0.3)}, {T(0.6), T(1.7)}},
    obb<T, 2>{{T(1.1), T(-0.9)}, {T(0.7), T(0.3)}, {T(0.28), T(0.96)}},
    capsule<T, 2>{{T(-1.1), T(0.3)}, {T(0.1), T(1.9)}, T(0.3)},
    triangle<T, 2>{{T(0.1), T(0.1)}, {T(1.7), T(0.3)}, {T(0.9), T(1.1)}},
};
template <class T>
inline constexpr auto shapes_in_space = std::tuple{
    point<T, 3>{{T(0.7), T(0.1), T(-0.3)}},
    segment<T, 3>{{T(0.1), T(0.2), T(0.3)}, {T(1.3), T(0.7), T(-0.9)}},
    ray<T, 3>{{T(-0.3), T(0.1), T(0.7)}, {T(0.7), T(0.3), T(-0.1)}},
    line<T, 3>{{T(0.1), T(-0.7), T(0.2)}, {T(0.3), T(1.1), T(0.9)}},
    ball<T, 3>{{T(2.1), T(0.9), T(0.3)}, T(0.7)},
    aabb<T, 3>{{T(-0.1), T(0.3), T(-0.6)}, {T(0.6), T(1.7), T(0.9)}},
    obb<T, 3>{{T(1.1), T(-0.9), T(0.1)}, {T(0.7), T(0.3), T(0.9)}, {T(0.8), T(0.2), T(0.4), T(0.4)}},
    capsule<T, 3>{{T(-1.1), T(0.3), T(0.1)}, {T(0.1), T(1.9), T(0.7)}, T(0.3)},
};

/// Shapes with vertices, and what to hold against them.
template <class T>
inline constexpr auto shapes_with_vertices = std::tuple{
    convex{std::array{vec<T>{T(0.1), T(0.2)}, vec<T>{T(1.3), T(-0.1)}, vec<T>{T(1.7), T(0.9)}, vec<T>{T(0.3), T(1.1)}}},
    polygon{std::array{vec<T>{T(-0.1), T(0.3)}, vec<T>{T(1.9), T(0.1)}, vec<T>{T(0.7), T(0.7)}, vec<T>{T(0.6), T(1.9)}}},
    chain{std::array{vec<T>{T(2.1), T(0.7)}, vec<T>{T(0.9), T(1.3)}, vec<T>{T(1.7), T(2.3)}}},
    ball<T, 2>{{T(2.1), T(-0.9)}, T(0.7)},
    capsule<T, 2>{{T(1.1), T(0.9)}, {T(1.2), T(1.7)}, T(0.3)},
    segment<T>{{T(-0.1), T(-0.2)}, {T(1.3), T(0.7)}},
};

/// The answers about one pair, as bits, in the order in which they are given.
class record {
  public:
    constexpr void add(double x) { words_[size_++] = std::bit_cast<std::uint64_t>(x); }
    constexpr void add(float x) { words_[size_++] = std::bit_cast<std::uint32_t>(x); }
    constexpr void add(bool x) { words_[size_++] = x ? 1 : 0; }
    constexpr void add(relation x) { words_[size_++] = static_cast<std::uint64_t>(x); }
    template <class T, std::size_t N>
    constexpr void add(vec<T, N> const& v) {
        for (std::size_t i = 0; i < N; ++i) add(v[i]);
    }

    constexpr bool operator==(record const&) const = default;
    void print() const {
        for (std::size_t i = 0; i < size_; ++i) std::printf(" %llx", static_cast<unsigned long long>(words_[i]));
        std::printf("\n");
    }

  private:
    std::array<std::uint64_t, 48> words_{};
    std::size_t size_ = 0;
};

template <class A, class B>
constexpr record answers(A const& a, B const& b) {
    record r;
    r.add(relate(a, b));
    r.add(distance(a, b));
    r.add(squared_distance(a, b));
    auto const closest = closest_points(a, b);
    r.add(closest.on_a);
    r.add(closest.on_b);
    if constexpr (requires { contains(a, b); }) r.add(contains(a, b));
    if constexpr (!kinds::is_straight<A>) {
        r.add(bounds(a).min);
        r.add(bounds(a).max);
    }
    if constexpr (castable<A, B>) {
        auto const chord = raycast(a, b);
        r.add(chord.has_value());
        if (chord) {
            for (auto const& end : {chord->enter, chord->exit}) {
                r.add(end.t);
                r.add(end.point);
                r.add(end.normal);
            }
        }
    }
    if constexpr (sweepable<A, B>) {
        auto const impact = sweep(a, {-0.7, 0.3}, b);
        r.add(impact.has_value());
        if (impact) {
            r.add(impact->first);
            r.add(impact->last);
            r.add(impact->normal);
            for (auto const& p : impact->points) r.add(p);
        }
    }
    if constexpr (contactable<A, B>) {
        auto const manifold = contact(a, b);
        r.add(manifold.has_value());
        if (manifold) {
            r.add(manifold->normal);
            r.add(manifold->depth);
            for (auto const& p : manifold->points) r.add(p);
        }
    }
    return r;
}

template <auto const& Shapes, std::size_t I>
using shape_at = std::tuple_element_t<I, std::remove_cvref_t<decltype(Shapes)>>;

/// f<I, J>() for each two shapes that are a pair, in one order.
template <auto const& Shapes>
void for_each_pair(auto f) {
    constexpr std::size_t n = std::tuple_size_v<std::remove_cvref_t<decltype(Shapes)>>;
    auto const visit = [&]<std::size_t I, std::size_t J>() {
        if constexpr (I <= J && paired<shape_at<Shapes, I>, shape_at<Shapes, J>>) f.template operator()<I, J>();
    };
    [&]<std::size_t... K>(std::index_sequence<K...>) {
        (visit.template operator()<K / n, K % n>(), ...);
    }(std::make_index_sequence<n * n>{});
}

/// The same shape, in numbers that the optimizer cannot know.
template <class S>
S read_back(S const& s) {
    S const* volatile const hidden = &s;
    return *hidden;
}

/// The answers about the shapes I and J, at run time.
template <auto const& Shapes, std::size_t I, std::size_t J>
record run_time_answers() {
    return answers(read_back(std::get<I>(Shapes)), read_back(std::get<J>(Shapes)));
}
