// SPDX-License-Identifier: MIT
// What the numbers of a shape are for, and floats in their order as whole numbers.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>
#include <type_traits>
#include <vector>

namespace oracle {

/// Numbers of a shape that belong together. Role: x coordinates, r a radius or half extents, m and M the lower and upper ends of a box,
/// d a direction, t a turn.
struct field {
    char role;
    std::size_t at, size;
};

/// The fields of a layout such as "xx,r", starting at a place of the list.
inline std::vector<field> fields_of(std::string_view layout, std::size_t at) {
    std::vector<field> r;
    for (std::size_t i = 0; i < layout.size(); ++i) {
        if (layout[i] == ',') continue;
        if (i == 0 || layout[i - 1] == ',') r.push_back({layout[i], at, 0});
        ++r.back().size;
        ++at;
    }
    return r;
}

/// Floats and integers alike as whole numbers whose neighbors differ by 1.
template <class T>
std::int64_t place(T x) {
    if constexpr (std::is_integral_v<T>) {
        return x;
    } else {
        using bits = std::conditional_t<sizeof(T) == 8, std::int64_t, std::int32_t>;
        auto const b = std::bit_cast<bits>(x);
        return b < 0 ? std::int64_t{std::numeric_limits<bits>::min()} - b : b;
    }
}

template <class T>
T at_place(std::int64_t p) {
    if constexpr (std::is_integral_v<T>) {
        return static_cast<T>(p);
    } else {
        using bits = std::conditional_t<sizeof(T) == 8, std::int64_t, std::int32_t>;
        auto const b = static_cast<bits>(p < 0 ? std::int64_t{std::numeric_limits<bits>::min()} - p : p);
        return std::bit_cast<T>(b);
    }
}

__extension__ using int128 = __int128;

/// The k-th neighbor, within the finite numbers.
template <class T>
T next_toward(T x, std::int64_t k) {
    int128 const start = place(std::numeric_limits<T>::lowest());
    int128 const end = place(std::numeric_limits<T>::max());
    int128 const p = int128{place(x)} + k;
    return at_place<T>(static_cast<std::int64_t>(p < start ? start : p > end ? end : p));
}

/// The number half way between two, by place.
template <class T>
T between(T x, T y) {
    int128 const lo = place(x);
    return at_place<T>(static_cast<std::int64_t>(lo + (int128{place(y)} - lo) / 2));
}

}  // namespace oracle
