// SPDX-License-Identifier: MIT
// nearest and first_hit against exact numbers asked of every element, on random and grid places and of any magnitude: from inside.
module;
#include <doctest/doctest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "../dice.hpp"
module hantei;

namespace {

using hantei::surd;
using hantei::vec;

struct choice {
    std::size_t index;
    surd value;
};
/// The first element with the least value.
template <class E, class Value>
std::optional<choice> least(std::vector<E> const& range, Value value) {
    std::optional<choice> best;
    for (std::size_t i = 0; i < range.size(); ++i) {
        std::optional<surd> const x = value(range[i]);
        if (x.has_value() && (!best.has_value() || hantei::compare(*x, best->value) < 0)) best = choice{i, *x};
    }
    return best;
}

enum class kind { any, grid, magnitudes };

template <class T>
struct source {
    dice random;
    kind of;

    int whole(int low, int high) { return random.whole(low, high); }
    T number() {
        if constexpr (std::is_integral_v<T>) {
            if (of == kind::magnitudes && whole(0, 5) == 0) {
                T const off = static_cast<T>(whole(0, 9));
                return whole(0, 1) != 0 ? std::numeric_limits<T>::max() - off : std::numeric_limits<T>::min() + off;
            }
            return static_cast<T>(whole(-20, 20));
        } else if (of == kind::magnitudes) {
            constexpr int top = std::numeric_limits<T>::max_exponent - 1;
            return static_cast<T>(std::ldexp(whole(-3, 3) / 4.0, whole(0, 1) != 0 ? whole(-top - 20, top) : whole(-3, 60)));
        } else {
            return of == kind::grid ? static_cast<T>(whole(-40, 40) / 2.0) : static_cast<T>(random.real(-20, 20));
        }
    }
    T length() {
        return std::is_integral_v<T> ? static_cast<T>(whole(0, 5)) : number() < 0 ? T{1} : static_cast<T>(whole(0, 8)) / 4;
    }
    template <std::size_t N>
    vec<T, N> position() {
        vec<T, N> p;
        for (std::size_t i = 0; i < N; ++i) p[i] = number();
        return p;
    }
    template <std::size_t N>
    vec<T, N> way() {
        vec<T, N> p = position<N>();
        if (p == vec<T, N>{}) p[0] = T{1};
        return p;
    }
};

template <class X, class E>
void compare_nearest(X const& x, std::vector<E> const& all) {
    auto const found = hantei::nearest(x, all);
    auto const expected = least(all, [&x](E const& e) -> std::optional<surd> { return hantei::distance_of(x, e); });
    REQUIRE(found.has_value());
    CHECK(static_cast<std::size_t>(found->where - all.begin()) == expected->index);
    CHECK(found->distance == hantei::to_nearest<decltype(found->distance)>(expected->value));
}
template <class Ray, class E>
void compare_first_hit(Ray const& ray, std::vector<E> const& all) {
    auto const found = hantei::first_hit(ray, all);
    auto const expected = least(all, [&ray](E const& e) { return hantei::entry_of(ray, e); });
    REQUIRE(found.has_value() == expected.has_value());
    if (!found.has_value()) return;
    CHECK(static_cast<std::size_t>(found->where - all.begin()) == expected->index);
    CHECK(found->chord == *hantei::raycast(ray, all[expected->index]));
}

template <class T>
void compare(kind of, int rounds) {
    source<T> s{dice(static_cast<std::uint64_t>(of)), of};
    for (int round = 0; round < rounds; ++round) {
        using any = std::variant<hantei::ball<T, 2>, hantei::aabb<T, 2>, hantei::segment<T, 2>, hantei::capsule<T, 2>>;
        std::vector<any> many;
        std::vector<hantei::ball<T, 2>> disks;
        std::vector<hantei::ball<T, 3>> spheres;
        for (int n = s.whole(1, 12); n > 0; --n) {
            auto const a = s.template position<2>(), b = s.template position<2>();
            disks.push_back({a, s.length()});
            spheres.push_back({s.template position<3>(), s.length()});
            switch (s.whole(0, 3)) {
                case 0: many.emplace_back(disks.back()); break;
                case 1: many.emplace_back(hantei::aabb<T, 2>{min(a, b), max(a, b)}); break;
                case 2: many.emplace_back(hantei::segment<T, 2>{a, b}); break;
                default: many.emplace_back(hantei::capsule<T, 2>{a, b, s.length()});
            }
        }
        auto const from = s.template position<2>();
        auto const from_in_space = s.template position<3>();
        compare_nearest(hantei::point<T, 2>{from}, disks);
        compare_nearest(hantei::point<T, 2>{from}, many);
        compare_nearest(many[0], many);
        compare_nearest(hantei::point<T, 3>{from_in_space}, spheres);
        auto const way = s.template way<2>();
        compare_first_hit(hantei::ray<T, 2>{from, way}, disks);
        compare_first_hit(hantei::ray<T, 2>{from, way}, many);
        compare_first_hit(hantei::line<T, 2>{from, way}, many);
        compare_first_hit(hantei::segment<T, 2>{from, s.template position<2>()}, many);
        compare_first_hit(hantei::ray<T, 3>{from_in_space, s.template way<3>()}, spheres);
    }
}

TEST_CASE("the nearest and the first are those of exact numbers") {
    for (kind const of : {kind::any, kind::grid, kind::magnitudes}) {
        compare<double>(of, 40);
        compare<float>(of, 40);
        compare<std::int32_t>(of, 20);
        compare<std::int64_t>(of, 20);
    }
}

}  // namespace
