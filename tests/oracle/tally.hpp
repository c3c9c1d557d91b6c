// SPDX-License-Identifier: MIT
// What a run against the library has found.
#pragma once

#include "rational.hpp"

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <string>
#include <string_view>

namespace oracle {

/// The counts of one pair of shapes, over all number types.
struct tally {
    std::size_t cases = 0;
    std::array<std::size_t, 3> relations{};  ///< cases that are disjoint, touching, overlapping
    std::size_t wrong = 0;                   ///< cases with at least one wrong answer
    /// Cases that are related otherwise: they overlap, they touch, they are disjoint; and those with a degenerate shape.
    std::size_t missed = 0, missed_touching = 0, false_hits = 0, degenerate = 0;
    std::size_t asymmetric = 0;              ///< cases whose answer depends on the order of the arguments
    std::size_t measured = 0;                ///< cases whose measures were judged
    std::size_t numbers = 0;                 ///< that were held against their true values
    std::size_t wrong_bits = 0;              ///< of these, the ones that are not the nearest

    void add(tally const& t) {
        cases += t.cases;
        for (std::size_t i = 0; i < 3; ++i) relations[i] += t.relations[i];
        wrong += t.wrong;
        missed += t.missed;
        missed_touching += t.missed_touching;
        false_hits += t.false_hits;
        degenerate += t.degenerate;
        asymmetric += t.asymmetric;
        measured += t.measured;
        numbers += t.numbers;
        wrong_bits += t.wrong_bits;
    }
};

/// As on the command line and in the table.
template <class T>
inline constexpr char const* type_name = std::is_same_v<T, double>  ? "double"
                                         : std::is_same_v<T, float> ? "float"
                                         : sizeof(T) == 4           ? "int32"
                                                                    : "int64";
/// As C++ source.
template <class T>
std::string type_source() {
    std::string const name = type_name<T>;
    return std::is_integral_v<T> ? "std::" + name + "_t" : name;
}

/// A number as C++ source that gives the same bits.
template <class T>
std::string source_of(T x) {
    char text[64];
    if constexpr (std::is_integral_v<T>) {
        if (x == std::numeric_limits<T>::min())
            std::snprintf(text, sizeof text, "-%" PRId64 " - 1", std::int64_t{std::numeric_limits<T>::max()});
        else std::snprintf(text, sizeof text, "%" PRId64, std::int64_t{x});
    } else if (std::fabs(x) < T(1e6) && x == std::trunc(x)) {
        std::snprintf(text, sizeof text, "%.0f", static_cast<double>(x));
    } else {
        std::snprintf(text, sizeof text, "%a%s", static_cast<double>(x), sizeof(T) == 4 ? "f" : "");
    }
    return text;
}

/// How much of a run to print, and of how many cases to judge the measures.
struct options {
    std::size_t cases = 0;       ///< for each pair and number type; 0 is the standard share
    std::uint64_t seed = 1;
    std::string pair, type;      ///< empty: all
    std::size_t examples = 3;    ///< failing cases printed for each pair and number type
    std::size_t measure_every = 25;  ///< the measures of one case out of so many are judged
    bool quiet = false;          ///< count only
};

/// The cases of a number type, of those that double gets.
template <class T>
constexpr std::size_t share_of(std::size_t share) {
    return std::is_same_v<T, double> ? share : share / (std::is_same_v<T, float> ? 3 : 5);
}

/// One line of the table: the pair's name and number type, and how to judge it.
struct entry {
    std::string pair, type;
    std::size_t share;                ///< cases in the standard run
    tally (*run)(options const&){};   ///< null: the library does not have the pair
};

}  // namespace oracle
