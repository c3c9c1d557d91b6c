// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <limits>
#include <stdexcept>

import hantei;

namespace exact_rational {

using hantei::rational;

constexpr double u = std::numeric_limits<double>::denorm_min();
constexpr double M = std::numeric_limits<double>::max();
constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min();

// Fractions.
static_assert(rational(1, 3) + rational(1, 6) == rational(1, 2));
static_assert(rational(1, 3) - rational(1, 2) == rational(-1, 6));
static_assert(rational(2, 3) * rational(9, 4) == rational(3, 2));
static_assert(rational(1, 3) / rational(-2, 9) == rational(-3, 2));
static_assert(rational(4, -6) == rational(-2, 3), "the sign is carried by the numerator");
static_assert(-rational(1, 3) < rational(0) && rational(0) < rational(1, 3));
static_assert(rational(1, 3) < rational(34, 100) && rational(33, 100) < rational(1, 3));
static_assert(rational(1, 3) <= rational(2, 6) && rational(1, 3) >= rational(2, 6) && !(rational(1, 3) > rational(2, 6)));
static_assert(rational(-5).sign() == -1 && rational(0).sign() == 0 && rational(1, 7).sign() == 1);

// A floating-point number is the fraction that it stores: 0.1 is not one tenth.
static_assert(rational(0.5) == rational(1, 2) && rational(0.75f) == rational(3, 4));
static_assert(rational(0.1) != rational(1, 10) && rational(1, 10) < rational(0.1));
static_assert(rational(0.1f) != rational(0.1));
static_assert(rational(-0.0) == rational(0) && rational(-0.0).sign() == 0);

// Nothing is rounded, whatever the magnitudes.
static_assert(rational(0.1) + rational(0.2) != rational(0.1 + 0.2));
static_assert(rational(M) + rational(u) - rational(M) == rational(u));
static_assert(rational(M) * rational(M) > rational(M) && rational(M) * rational(M) / rational(M) == rational(M));
static_assert(rational(u) * rational(u) > rational(0) && rational(u) * rational(u) < rational(u));
static_assert(rational(0x1p53) + rational(1) != rational(0x1p53));
static_assert(rational(least) == -rational(most) - rational(1));
static_assert(rational(most) * rational(most) - rational(1) == (rational(most) - rational(1)) * (rational(most) + rational(1)));

TEST_CASE("dividing a rational by zero is an error that says so") {
    CHECK_THROWS_WITH_AS((void)(rational(1) / rational(0)), doctest::Contains("division of a rational by zero"),
                         std::domain_error);
    CHECK_THROWS_AS((void)rational(1, 0), std::domain_error);
}

TEST_CASE("the laws of a field, on fractions that carry over words") {
    for (int i = -40; i <= 40; ++i) {
        for (int j = 1; j <= 40; ++j) {
            rational const x(std::int64_t{i} * 0x1'0000'0001, j);
            rational const y(j, 7), z(most, i * 2 + 1);
            CHECK((x + y) + z == x + (y + z));
            CHECK((x * y) * z == x * (y * z));
            CHECK(x * (y + z) == x * y + x * z);
            CHECK((x - z) + z == x);
            CHECK(x / z * z == x);
            CHECK((x < z) == ((x - z).sign() < 0));
        }
    }
}

// A coordinate type like the others.
static_assert(hantei::touches(hantei::ball<rational, 2>{{rational(0), rational(0)}, rational(1, 2)},
                              hantei::ball<rational, 2>{{rational(3, 10), rational(4, 10)}, rational(0)}));

// Such shapes are swept on a way of doubles, too, and cast at curves and regions.
constexpr hantei::ray<rational, 2> ahead{{0, 0}, {1, 0}};
constexpr std::array<hantei::vec<rational>, 3> corners{{{2, -1}, {4, -1}, {4, 3}}};
static_assert(hantei::sweep(hantei::ball<rational, 2>{{0, 0}, 1}, hantei::vec<double>{4, 0},
                            hantei::aabb<rational, 2>{{3, -1}, {5, 1}})
                  ->first == 0.5);
static_assert(hantei::raycast(ahead, hantei::chain<std::array<hantei::vec<rational>, 3>>{corners})->enter.t == 4);
static_assert(hantei::raycast(ahead, hantei::polygon<std::array<hantei::vec<rational>, 3>>{corners})->exit.t == 4);

}  // namespace exact_rational
