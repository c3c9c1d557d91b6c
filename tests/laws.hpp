// SPDX-License-Identifier: MIT
// The harness of the pair tests. A test lists its witnesses, and says
//     laws::hold<witnesses>();
// in a test case: every law (laws/law.hpp) is then checked for every witness, in both argument orders and in every scalar type that
// holds the witness's numbers (of measures: as far as broken_at_run_time() says), at run time on numbers that the optimizer cannot
// know, and by the compiler as far as proof_in() says; where both have an answer it must have the same bits. A law that is broken in
// the compiler stops the build at `keeps<laws::law::..., scalar, witness>::every_law`.
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

/// A copy whose numbers the optimizer cannot know.
template <class S>
S read_back(S const& s) {
    S const* volatile const hidden = &s;
    return *hidden;
}

/// The I-th witness is the first of its kind.
template <auto const& Witnesses, std::size_t I>
constexpr bool is_first_of_its_kind() {
    for (std::size_t i = 0; i < I; ++i)
        if (Witnesses[i].expected == Witnesses[I].expected) return false;
    return true;
}

/// Says at run time which law a witness breaks, in which scalar type.
inline void check(law broken, char const* witness, char const* scalar) {
    INFO(std::string(witness) << ", in " << scalar);
    CHECK(broken == law::none);
}

/// What the compiler proves of a witness.
enum class proof {
    none,
    relation,  ///< how it lies, in both orders
    all  ///< that, of its images too, and its measures
};
/// In which scalar types how much is proved: each fact once, in double, and the first witness of each kind in every type, since only the
/// compiler tells of every overflow of integers. The first of each kind has its measures in double, too. Shapes with vertices are proved
/// in double alone.
template <auto const& Witnesses, std::size_t I, class T>
constexpr proof proof_in() {
    using witness = std::remove_cvref_t<decltype(Witnesses[I])>;
    constexpr bool vertices = with_vertices<typename witness::first> || with_vertices<typename witness::second>;
    bool const in_double = std::is_same_v<T, double>, first = is_first_of_its_kind<Witnesses, I>();
    if (vertices) return in_double ? proof::relation : proof::none;
    if (in_double) return first ? proof::all : proof::relation;
    return first ? proof::relation : proof::none;
}

/// At run time every witness is asked how it lies, and its images; in double and in 32-bit integers everything. (The measures in float
/// and in 64-bit integers are left to the oracle.)
template <class A, class B>
law broken_at_run_time(hantei::relation expected, A const& a, B const& b) {
    using T = scalar_of<A>;
    if constexpr (std::is_same_v<T, double> || std::is_same_v<T, std::int32_t>) {
        if (law const l = broken_by(expected, a, b, answers_of(a, b)); l != law::none) return l;
        return broken_by_image_distances(a, b);
    } else {
        if (law const l = broken_by(expected, relations_of(a, b), relations_of(b, a)); l != law::none) return l;
        return broken_by_images(expected, a, b);
    }
}

template <auto const& Witnesses, std::size_t I, class T>
void hold_in(char const* scalar) {
    constexpr hantei::relation expected = Witnesses[I].expected;
    constexpr words<lines_of(Witnesses[I].why)> why = Witnesses[I].why;
    static constexpr auto a = cast<T>(Witnesses[I].a);
    static constexpr auto b = cast<T>(Witnesses[I].b);
    constexpr proof proved = proof_in<Witnesses, I, T>();

    auto const x = read_back(a);
    auto const y = read_back(b);
    check(broken_at_run_time(expected, x, y), Witnesses[I].why, scalar);
    if constexpr (proved == proof::all) {
        static constexpr auto compiled = answers_of(a, b);
        static_assert(keeps<broken_by(expected, a, b, compiled), T, why>::every_law);
        check(same_bits(answers_of(x, y), compiled) ? law::none : law::same_bits_at_run_time, Witnesses[I].why, scalar);
    } else if constexpr (proved == proof::relation) {
        static_assert(keeps<broken_by(expected, hantei::relate(a, b), hantei::relate(b, a)), T, why>::every_law);
    }
}

/// In double, and in 32-bit integers where the witness's numbers are whole; in float and 64-bit integers too, but for shapes with
/// vertices, whose sides are judged by the pairs of segments. The second build has double alone.
template <auto const& Witnesses, std::size_t I>
void hold_for() {
    constexpr auto const& w = Witnesses[I];
    constexpr bool quarters = on_grid(w.a, 4) && on_grid(w.b, 4), whole = on_grid(w.a, 1) && on_grid(w.b, 1);
    static_assert(quarters, "the numbers of a witness are quarters, at most 64");
    constexpr bool plain = !with_vertices<decltype(w.a)> && !with_vertices<decltype(w.b)>;
    hold_in<Witnesses, I, double>("double");
    if constexpr (whole) hold_in<Witnesses, I, std::int32_t>("int32");
    if constexpr (plain) hold_in<Witnesses, I, float>("float");
    if constexpr (whole && plain) hold_in<Witnesses, I, std::int64_t>("int64");
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
