// SPDX-License-Identifier: MIT
// Integers of two words, which stand in for __int128 where a compiler has none, against __int128.
#include <doctest/doctest.h>

#include <cstdint>

#include "../../modules/platform.hpp"
#include "../dice.hpp"

namespace {

using hantei::platform::two_words;
__extension__ using int128 = __int128;
__extension__ using uint128 = unsigned __int128;

template <bool Signed, class Native>
bool same(Native n, two_words<Signed> w) {
    return static_cast<std::uint64_t>(n) == w.low() && static_cast<std::uint64_t>(static_cast<uint128>(n) >> 64) == w.high();
}
template <bool Signed, class Native>
void compare() {
    using words = two_words<Signed>;
    dice source(1);
    struct operand {
        Native native;
        words portable;
    };
    auto const draw = [&source] {
        uint128 bits = (static_cast<uint128>(source.bits()) << 64 | source.bits()) >> (source.bits() % 128);
        if (source.bits() % 2 == 0) bits = 0 - bits;
        words const high(static_cast<std::uint64_t>(bits >> 64));
        return operand{static_cast<Native>(bits), (high << 64) + words(static_cast<std::uint64_t>(bits))};
    };
    for (int round = 0; round < 20000; ++round) {
        auto const [n, x] = draw();
        auto const [m, y] = draw();
        auto const a = static_cast<uint128>(n), b = static_cast<uint128>(m);
        int const by = static_cast<int>(source.bits() % 128);
        bool sums = same(n, x) && same(static_cast<Native>(a + b), x + y) && same(static_cast<Native>(a - b), x - y) &&
                    same(static_cast<Native>(a * b), x * y) && same(static_cast<Native>(0 - a), -x);
        bool bits =
            same(static_cast<Native>(a << by), x << by) && same(static_cast<Native>(n >> by), x >> by) && same(n & m, x & y);
        bool order =
            (n < m) == (x < y) && (n == m) == (x == y) && (n <= m) == (x <= y) && (n > m) == (x > y) && (n >= m) == (x >= y);
        bool quotients = m == 0 || (same(n / m, x / y) && same(n % m, x % y));
        auto const number = static_cast<std::int64_t>(source.bits()) >> by % 64;
        bool conversions = static_cast<double>(n) == static_cast<double>(x) && static_cast<float>(n) == static_cast<float>(x) &&
                           static_cast<std::int64_t>(n) == static_cast<std::int64_t>(x) &&
                           same(static_cast<Native>(number), words(number)) &&
                           same(static_cast<Native>(static_cast<double>(n >> 1)), words(static_cast<double>(n >> 1)));
        CHECK_MESSAGE((sums && bits && order && quotients && conversions), "in round ", round);
    }
}

TEST_CASE("integers of two words are as __int128") {
    compare<true, int128>();
    compare<false, uint128>();
}
static_assert(two_words<true>(7) * two_words<true>(-3) / two_words<true>(2) == two_words<true>(-10));
static_assert(static_cast<double>(two_words<true>(-1) << 64) == -0x1p64);
static_assert(static_cast<double>((two_words<false>(1) << 64) + 1) == 0x1p64);

}  // namespace
