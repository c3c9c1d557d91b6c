// SPDX-License-Identifier: MIT
// What any two shapes answer is the same in every scalar that holds their numbers: in integers the bits of double, in float what double rounds to.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <variant>
#include <vector>

#include "../dice.hpp"
import hantei;

namespace {

using namespace hantei;

/// The same shapes for the same seed, whatever the scalar: their numbers are small integers, times a unit.
template <class T>
class shape_of_whole_numbers {
  public:
    shape_of_whole_numbers(std::uint64_t seed, T unit) : dice_(seed), unit_(unit) {}

    using ring = std::vector<vec<T, 2>>;
    using shape_type = std::variant<ball<T, 2>, aabb<T, 2>, obb<T, 2>, capsule<T, 2>, convex<ring>, polygon<ring>, chain<ring>>;

    vec<T, 2> place() { return {number(-6, 6), number(-6, 6)}; }
    shape_type shape() {
        switch (dice_.whole(0, 6)) {
            case 0: return ball<T, 2>{place(), number(0, 3)};
            case 1: return box();
            case 2: return turned_box();
            case 3: return capsule<T, 2>{place(), place(), number(0, 3)};
            case 4: return hull();
            case 5: return bent();
            default: return chain<ring>({place(), place(), place(), place()});
        }
    }

  private:
    T number(int low, int high) { return static_cast<T>(dice_.whole(low, high)) * unit_; }
    shape_type box() {
        vec<T, 2> const p = place();
        return aabb<T, 2>{p, {p.x + number(0, 5), p.y + number(0, 5)}};
    }
    shape_type turned_box() {
        T const c = static_cast<T>(dice_.whole(0, 1));
        vec<T, 2> const at = place(), half{number(0, 4), number(0, 4)};
        return obb<T, 2>{at, half, rotation<T, 2>{c, T{1} - c}};
    }
    shape_type hull() {
        for (;;) {
            ring const corners = convex_hull(ring{place(), place(), place(), place(), place(), place(), place()});
            if (corners.size() > 2) return convex<ring>(corners);
        }
    }
    shape_type bent() {
        vec<T, 2> const p = place(), notch{p.x + number(1, 4), p.y + number(1, 4)};
        vec<T, 2> const high{notch.x + number(1, 4), notch.y + number(1, 4)};
        return polygon<ring>(ring{p, {high.x, p.y}, {high.x, notch.y}, notch, {notch.x, high.y}, {p.x, high.y}});
    }
    dice dice_;
    T unit_;
};

/// The numbers of an answer, one after the other.
class answers {
  public:
    std::vector<double> numbers;

    void add(double x) { numbers.push_back(x); }
    template <class T>
    void add(vec<T, 2> const& v) {
        add(static_cast<double>(v.x));
        add(static_cast<double>(v.y));
    }
    void add_all(auto const& points) {
        for (auto const& p : points) add(p);
    }
};
/// What the relation of two shapes is, and their measures.
template <class T>
answers asked(std::uint64_t seed, T unit = 1) {
    shape_of_whole_numbers<T> draw(seed, unit);
    auto const first = draw.shape(), second = draw.shape();
    auto const way = draw.place();
    answers r;
    auto const ask = [&](auto const& a, auto const& b) {
        r.add(static_cast<double>(relate(a, b)));
        r.add(static_cast<double>(distance(a, b)));
        auto const nearest = closest_points(a, b);
        r.add(nearest.on_a);
        r.add(nearest.on_b);
        if constexpr (requires { contact(a, b); }) {
            auto const c = contact(a, b);
            r.add(c.has_value());
            if (c.has_value()) {
                r.add(c->normal);
                r.add(static_cast<double>(c->depth));
                r.add_all(c->points);
            }
        }
        auto const s = sweep(a, way, b);
        r.add(s.has_value());
        if (s.has_value()) {
            r.add(static_cast<double>(s->first));
            r.add(static_cast<double>(s->last));
            r.add(s->normal);
            r.add_all(s->points);
        }
    };
    std::visit([&](auto const& a, auto const& b) { ask(a, b); }, first, second);
    return r;
}
/// What a double rounds to; a double halfway between two floats may itself have been rounded to that.
bool is_rounded(double x, double to) {
    auto const nearest = static_cast<float>(x);
    bool const is_halfway = std::fabs(x - double{nearest}) * 2 ==
                            std::fabs(std::nextafter(nearest, x < double{nearest} ? -INFINITY : INFINITY) - double{nearest});
    return double{nearest} == to || is_halfway;
}

TEST_CASE("any two shapes answer the same in double, float and 32-bit integers") {
    for (std::uint64_t seed = 0; seed < 1500; ++seed) {
        CAPTURE(seed);
        auto const in_double = asked<double>(seed).numbers;
        CHECK(asked<std::int32_t>(seed).numbers == in_double);
        auto const in_float = asked<float>(seed).numbers;
        CHECK(std::ranges::equal(in_double, in_float, is_rounded));
    }
}
// Measures of numbers up to 2^53 are asked in doubles, others in fractions: of these shapes all are up to it, some, and none.
TEST_CASE("any two shapes answer the same in double and 64-bit integers") {
    for (int const exponent : {0, 51, 56})
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            CAPTURE(exponent);
            CAPTURE(seed);
            auto const in_double = asked<double>(seed, std::ldexp(1, exponent)).numbers;
            CHECK(asked<std::int64_t>(seed, std::int64_t{1} << exponent).numbers == in_double);
        }
}

}  // namespace
