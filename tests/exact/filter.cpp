// SPDX-License-Identifier: MIT
// The quick answer is the exact one: the same placements judged in float and double (the filter decides if it can) and in
// rational (there is no filter). The placements lie at a touch or a few units in the last place beside it, at all magnitudes.
#include <cmath>

#include "../dice.hpp"
#include "laws.hpp"

import hantei;

namespace exact_filter {

using hantei::rational;
using laws::cast;

/// Numbers on a small grid, now and then moved to a neighbor, all scaled by one power of two.
template <class T>
class numbers {
  public:
    explicit numbers(unsigned seed) : dice_(seed) {}
    void change_scale() {
        int const most = std::numeric_limits<T>::max_exponent;
        scale_ = dice_.whole(0, 2) != 0 ? 0 : dice_.whole(-most, most - 8);
    }
    T length() { return std::ldexp(nudged(static_cast<T>(dice_.whole(0, 8)) / 2), scale_); }
    T coordinate() { return dice_.whole(0, 1) != 0 ? length() : -length(); }
    T axis() { return nudged(static_cast<T>(dice_.whole(-2, 2))); }

  private:
    T nudged(T x) {
        for (int n = dice_.whole(-30, 2); n > 0; --n) x = std::nextafter(x, dice_.whole(0, 1) != 0 ? T{0} : T{100});
        return x;
    }
    dice dice_;
    int scale_ = 0;
};

template <class T>
hantei::vec<T, 2> position(numbers<T>& n) {
    return {n.coordinate(), n.coordinate()};
}
template <class T>
void make(numbers<T>& n, hantei::point<T, 2>& s) {
    s = {position(n)};
}
template <class T>
void make(numbers<T>& n, hantei::segment<T, 2>& s) {
    s = {position(n), position(n)};
}
template <class T>
void make(numbers<T>& n, hantei::ray<T, 2>& s) {
    do s = {position(n), position(n)};
    while (s.direction == hantei::vec<T, 2>{});
}
template <class T>
void make(numbers<T>& n, hantei::line<T, 2>& s) {
    do s = {position(n), position(n)};
    while (s.direction == hantei::vec<T, 2>{});
}
template <class T>
void make(numbers<T>& n, hantei::ball<T, 2>& s) {
    s = {position(n), n.length()};
}
template <class T>
void make(numbers<T>& n, hantei::capsule<T, 2>& s) {
    s = {position(n), position(n), n.length()};
}
template <class T>
void make(numbers<T>& n, hantei::triangle<T, 2>& s) {
    s = {position(n), position(n), position(n)};
}
template <class T>
void make(numbers<T>& n, hantei::aabb<T, 2>& s) {
    auto const p = position(n), q = position(n);
    s = {{std::fmin(p.x, q.x), std::fmin(p.y, q.y)}, {std::fmax(p.x, q.x), std::fmax(p.y, q.y)}};
}
template <class T>
void make(numbers<T>& n, hantei::obb<T, 2>& s) {
    do s = {position(n), {n.length(), n.length()}, {n.axis(), n.axis()}};
    while (s.rotation == hantei::rotation<T, 2>{0, 0});
}

/// rational(x) for every number of a shape.
template <class X>
auto exactly(X const& x) {
    if constexpr (std::is_arithmetic_v<X>) {
        return rational(x);
    } else if constexpr (requires { x.members([](auto const&...) {}); }) {
        return x.members([](auto const&... p) { return typename laws::with_scalar<X, rational>::type{exactly(p)...}; });
    } else {
        return hantei::map([](auto const& c) { return rational(c); }, x);
    }
}

/// How many of each relation were seen: a comparison that meets one kind only would prove little.
template <template <class, std::size_t> class A, template <class, std::size_t> class B, class T>
void compare(unsigned seed) {
    std::array<int, 3> seen{};
    numbers<T> n(seed);
    for (int i = 0; i < 3000; ++i) {
        n.change_scale();
        A<T, 2> a;
        B<T, 2> b;
        make(n, a), make(n, b);
        auto const quick = hantei::relate(a, b);
        auto const exact = hantei::relate(exactly(a), exactly(b));
        ++seen[static_cast<std::size_t>(exact)];
        if (quick != exact) {
            CAPTURE(i);
            CAPTURE(seed);
            CHECK(quick == exact);
        }
    }
    CHECK((seen[0] > 30 && seen[1] > 2 && seen[2] > 30));
}
template <template <class, std::size_t> class A, template <class, std::size_t> class B>
void compare() {
    compare<A, B, double>(1);
    compare<A, B, float>(2);
}

TEST_CASE("filter: aabb and ball") { compare<hantei::aabb, hantei::ball>(); }
TEST_CASE("filter: aabb and obb") { compare<hantei::aabb, hantei::obb>(); }
TEST_CASE("filter: aabb and ray") { compare<hantei::aabb, hantei::ray>(); }
TEST_CASE("filter: aabb and segment") { compare<hantei::aabb, hantei::segment>(); }
TEST_CASE("filter: ball and ball") { compare<hantei::ball, hantei::ball>(); }
TEST_CASE("filter: ball and capsule") { compare<hantei::ball, hantei::capsule>(); }
TEST_CASE("filter: ball and line") { compare<hantei::ball, hantei::line>(); }
TEST_CASE("filter: ball and obb") { compare<hantei::ball, hantei::obb>(); }
TEST_CASE("filter: ball and ray") { compare<hantei::ball, hantei::ray>(); }
TEST_CASE("filter: ball and triangle") { compare<hantei::ball, hantei::triangle>(); }
TEST_CASE("filter: capsule and capsule") { compare<hantei::capsule, hantei::capsule>(); }
TEST_CASE("filter: capsule and segment") { compare<hantei::capsule, hantei::segment>(); }
TEST_CASE("filter: line and obb") { compare<hantei::line, hantei::obb>(); }
TEST_CASE("filter: obb and obb") { compare<hantei::obb, hantei::obb>(); }
TEST_CASE("filter: obb and point") { compare<hantei::obb, hantei::point>(); }
TEST_CASE("filter: point and triangle") { compare<hantei::point, hantei::triangle>(); }
TEST_CASE("filter: segment and segment") { compare<hantei::segment, hantei::segment>(); }
TEST_CASE("filter: triangle and triangle") { compare<hantei::triangle, hantei::triangle>(); }

}  // namespace exact_filter
