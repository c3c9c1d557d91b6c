// SPDX-License-Identifier: MIT
// The harness of the pair tests. A test lists its witnesses, and says
//     laws::hold<witnesses>();
// in a test case: every law (laws/law.hpp) is then checked for every witness, in both argument orders and in every scalar
// type that holds the witness's numbers, at run time on numbers that the optimiser cannot know, and by the compiler as far as
// hold_in() says; where both have an answer it must have the same bits. A law that is broken in the compiler stops the build at
// `keeps<laws::law::..., scalar, witness>::every_law`.
#pragma once

#include <doctest/doctest.h>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "laws/answers.hpp"
#include "laws/images.hpp"
#include "laws/kept.hpp"
#include "laws/law.hpp"
#include "laws/witness.hpp"

import hantei;

namespace laws {

/// Says in the compiler's message which law a witness breaks, in which scalar type.
template <law Broken, class Scalar, auto Witness>
struct keeps {
    static constexpr bool every_law = Broken == law::none;
};

/// A copy whose numbers the optimiser cannot know.
template <class S>
S read_back(S const& s) {
    auto bytes = std::bit_cast<std::array<unsigned char, sizeof(S)>>(s);
    for (unsigned char& byte : bytes) {
        unsigned char volatile const hidden = byte;
        byte = hidden;
    }
    return std::bit_cast<S>(bytes);
}

inline law broken_by_bits(bool same) { return same ? law::none : law::same_bits_at_run_time; }

/// The I-th witness is the first of its kind.
template <auto const& Witnesses, std::size_t I>
constexpr bool is_first_of_its_kind() {
    for (std::size_t i = 0; i < I; ++i)
        if (Witnesses[i].expected == Witnesses[I].expected) return false;
    return true;
}

/// A second build with the same compiler, for another standard library, proves nothing new: it only runs the laws.
#ifdef HANTEI_SECOND_BUILD
inline constexpr bool prove_laws = false;
#else
inline constexpr bool prove_laws = true;
#endif

/// What the compiler proves: the relation of every witness, in both orders and every scalar type; in double, for the first witness of
/// each kind, all about it, its images and its measures; of shapes with vertices the relation in double. At run time everything is
/// asked of all of them. (The compiler needs up to a second for one distance.)
template <auto const& Witnesses, std::size_t I, class T>
void hold_in() {
    constexpr hantei::relation expected = Witnesses[I].expected;
    constexpr words<lines_of(Witnesses[I].why)> why = Witnesses[I].why;
    static constexpr auto a = cast<T>(Witnesses[I].a);
    static constexpr auto b = cast<T>(Witnesses[I].b);
    using A = std::remove_const_t<decltype(a)>;
    using B = std::remove_const_t<decltype(b)>;
    auto const x = read_back(a);
    auto const y = read_back(b);
    INFO(std::string(Witnesses[I].why));

    relations const xy = relations_of(x, y), yx = relations_of(y, x);
    CHECK(broken_by(expected, xy, yx) == law::none);
    CHECK(broken_by_images(expected, x, y) == law::none);
    auto const there = measures_of(x, y), back = measures_of(y, x);
    CHECK(broken_by(expected, x, y, there, back) == law::none);
    CHECK(broken_by_image_distances(x, y) == law::none);

    if constexpr (prove_laws && (std::is_same_v<T, double> || !(with_vertices<A> || with_vertices<B>)))
        static_assert(keeps<broken_by(expected, hantei::relate(a, b), hantei::relate(b, a)), T, why>::every_law);
    if constexpr (prove_laws && std::is_same_v<T, double> && !with_vertices<A> && !with_vertices<B> &&
                  is_first_of_its_kind<Witnesses, I>()) {
        constexpr relations ab = relations_of(a, b), ba = relations_of(b, a);
        static_assert(keeps<broken_by(expected, ab, ba), T, why>::every_law);
        static_assert(keeps<broken_by_images(expected, a, b), T, why>::every_law);
        static constexpr auto compiled_there = measures_of(a, b);
        static constexpr auto compiled_back = measures_of(b, a);
        static_assert(keeps<broken_by(expected, a, b, compiled_there, compiled_back), T, why>::every_law);
        CHECK(broken_by_bits(xy == ab && yx == ba) == law::none);
        CHECK(broken_by_bits(same_bits(there, compiled_there) && same_bits(back, compiled_back)) == law::none);
    }
}

/// In double, and in 32-bit integers where the witness's numbers are whole; in float and 64-bit integers too, but for shapes with
/// vertices, whose sides are judged by the pairs of segments. The second build has double alone for those, and no float or 64-bit
/// integers for the others.
template <auto const& Witnesses, std::size_t I>
void hold_for() {
    constexpr auto const& w = Witnesses[I];
    static_assert(on_grid(w.a, 4) && on_grid(w.b, 4), "the numbers of a witness are quarters, at most 64");
    constexpr bool whole = on_grid(w.a, 1) && on_grid(w.b, 1);
    constexpr bool plain = !with_vertices<decltype(w.a)> && !with_vertices<decltype(w.b)>;
    hold_in<Witnesses, I, double>();
    if constexpr (whole && (plain || prove_laws)) hold_in<Witnesses, I, std::int32_t>();
    if constexpr (plain && prove_laws) hold_in<Witnesses, I, float>();
    if constexpr (whole && plain && prove_laws) hold_in<Witnesses, I, std::int64_t>();
}

template <auto const& Witnesses, hantei::relation Kind>
constexpr bool has_kind() {
    for (auto const& w : Witnesses)
        if (w.expected == Kind) return true;
    return false;
}
template <auto const& Witnesses, hantei::relation Kind, impossible... Stated>
constexpr void require_kind() {
    constexpr bool stated = ((Stated.kind == Kind) || ...);
    static_assert(has_kind<Witnesses, Kind>() != stated,
                  "a pair needs a witness of each kind, or laws::impossible{kind, reason} for one that cannot be");
}

/// Every law holds for every witness, and there is one of each kind, but for those that the pair is stated to lack.
template <auto const& Witnesses, impossible... Stated>
void hold() {
    require_kind<Witnesses, apart, Stated...>();
    require_kind<Witnesses, touching, Stated...>();
    require_kind<Witnesses, overlapping, Stated...>();
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        (hold_for<Witnesses, I>(), ...);
    }(std::make_index_sequence<std::size(Witnesses)>{});
}

}  // namespace laws
