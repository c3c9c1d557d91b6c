// SPDX-License-Identifier: MIT
// Numbers, vectors and maps that do not fit together: the compiler says so, in one sentence each.
// says: "hantei: coordinates are float, double, signed integers of 32 or 64 bits, or rational: convert them"
// says: "hantei: a vector is multiplied, or divided, by a number: the products of two vectors are dot(a, b) and cross(a, b)"
// says: "hantei: the quotients of integers need not be integers: divide by a floating-point number"
// says: "hantei: to a vector one is added of its own dimension: vec{dx, dy}, or one of another library"
// says: "hantei: a shape is moved by a vector: shape + vec{dx, dy}, or one of another library"
// says: "hantei: a shape is moved by a vector of its own dimension
// says: "hantei: the displacement is no vector: sweep(a, {dx, dy}, b) moves a towards b, by a vec or one of another library"
// says: "hantei: the direction is no vector: support(shape, {dx, dy}) takes a vec, or one of another library"
// says: "hantei: shapes are transformed by a pose{rotation, {dx, dy}} or an affine_map; a vector moves them by +"
#include <array>
#include <complex>
#include <cstdint>
#include <string>

import hantei;

using namespace hantei;

// Whether it can be written can be asked.
template <class A, class B>
concept multiplies = requires(A const& a, B const& b) { a* b; };
template <class A, class B>
concept divides = requires(A const& a, B const& b) { a / b; };
template <class A, class B>
concept adds = requires(A const& a, B const& b) { a + b; };
template <class T>
concept named = requires { typename vec<T>; };
static_assert(named<double> && named<std::int64_t> && named<rational> && !named<short> && !named<unsigned> && !named<bool> &&
              !named<long double> && !named<double*>);
static_assert(multiplies<vec<>, double> && multiplies<int, vec<>> && !multiplies<vec<>, vec<>> && !multiplies<vec<>, disk<>> &&
              !multiplies<vec<>, char const*> && !multiplies<std::string, vec<>>);
static_assert(divides<vec<>, int> && divides<vec<int>, double> && !divides<vec<>, vec<>> && !divides<vec<int>, int> &&
              !divides<vec<>, std::string>);
static_assert(adds<vec<>, vec<float>> && adds<std::complex<double>, vec<>> && !adds<vec<>, int> &&
              !adds<vec<>, vec<double, 3>> && !adds<vec<>, std::array<double, 3>> && !adds<std::string, vec<>>);
static_assert(adds<disk<>, vec<float>> && !adds<disk<>, int> && !adds<disk<>, point<>> && !adds<disk<>, vec<double, 3>> &&
              !adds<disk<std::int64_t>, vec<>>);

#ifdef REFUSED
inline constexpr disk<> sun{{0, 0}, 1.0};
vec<short> small();
auto const product = vec{1, 2} * vec{1, 2};
auto const quotient = vec{1, 2} / vec{1, 2};
auto const half = vec<int>{1, 2} / 2;
auto const added_number = vec{1, 2} + 3;
auto const moved_by_number = sun + 3;
auto const moved_in_space = sun + vec{1, 2, 3};
auto const wrong_order = sweep(sun, sun, vec{1, 2});
auto const no_direction = support(sun, 3);
auto const no_map = transform(sun, 3);
#endif
