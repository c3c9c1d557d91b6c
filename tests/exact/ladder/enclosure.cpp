// SPDX-License-Identifier: MIT
// An enclosure against fractions: no operation is off by more than it says. The compiler decides by them (sign.cppm), and contacts.
module;
#include "operations.hpp"
module hantei;

namespace {

using namespace ladder;
using hantei::enclosure;

TEST_CASE("an enclosure holds the sum, difference, product, quotient, square and root of the reals in its operands") {
    for (source const s : {source::own_rounding, source::first_operand, source::second_operand, source::anywhere}) {
        hard_numbers d{1};
        tally sums, products, squares, quotients, roots, words;
        for (long i = 0; i < 4 * draws; ++i) {
            int const most = greatest_exponents[i % 3];
            double const x = d.number(-most, most), y = d.partner(x, -most, most);
            auto const a = drawn(d, made<enclosure>(d, x, s == source::first_operand, s));
            auto const b = drawn(d, made<enclosure>(d, y, s == source::second_operand, s));
            auto const &p = a.number, &q = b.number;
            fraction const zero = 0;
            sums.add(p + q, a.truth + b.truth);
            sums.add(p - q, a.truth - b.truth);
            products.add(p * q, a.truth * b.truth);
            squares.add(p.squared(), a.truth * a.truth);
            if (std::fabs(q.value) > 4 * q.error) quotients.add(p / q, a.truth / b.truth, of_divisor);
            if (p.value > 4 * p.error) roots.add(square_root(p), root_of(a.truth));
            words.add(-p, -a.truth);
            words.add(p.magnitude(), abs(a.truth));
            words.add(p.positive_part(), std::max(a.truth, zero));
            words.add(p.max_with(q), std::max(a.truth, b.truth));
            words.add(p.min_with(q), std::min(a.truth, b.truth));
            words.add(p.clipped(q.magnitude()), std::min(std::max(a.truth, zero), fraction(abs(b.truth))));
        }
        bool const is_best = s != source::anywhere;
        expect(sums, "sum", is_best);
        expect(products, "product", is_best);
        expect(squares, "square", is_best && s != source::second_operand);
        expect(quotients, "quotient", false);
        expect(roots, "root", false);
        expect(words, "word", false);
    }
}

TEST_CASE("the difference of stored numbers") {
    hard_numbers d{2};
    tally differences;
    for (long i = 0; i < 4 * draws; ++i) {
        double const x = d.number(-60, 60), y = d.partner(x, -60, 60);
        differences.add(enclosure::difference(x, y), fraction(x) - fraction(y));
    }
    expect(differences, "difference", true);
}

TEST_CASE("a sign is told where it is certain, and of what is not known never") {
    using hantei::sign;
    CHECK(sign(enclosure{2, 1}) == 1);
    CHECK(sign(enclosure{-2, 1}) == -1);
    CHECK(sign(enclosure{1, 1}) == 0);
    enclosure const infinite{0, std::numeric_limits<double>::infinity()}, none = infinite * enclosure{0, 0};  // NaN
    for (enclosure const& x :
         {infinite, none, infinite + enclosure{5.0}, enclosure{5.0}.max_with(none), none.max_with(enclosure{5.0}),
          none.min_with(enclosure{5.0}), infinite.choose(enclosure{5.0}, enclosure{5.0})})
        CHECK(sign(x) == 0);
}

// In a constant expression, where doubles must not overflow.
constexpr enclosure large{1e300};
static_assert(hantei::sign(large) == 0 && hantei::sign(large * large) == 0 && hantei::sign(large - large) == 0 &&
              hantei::sign(enclosure::difference(1e308, -1e308)) == 0 &&
              hantei::sign(large.choose(large, enclosure{1.0})) == 0);
static_assert(hantei::sign(enclosure{0x1.fp79} * enclosure{0x1.fp79}) == 1);
// A number that was worked out keeps its value, of whatever size, beside its error.
static_assert(enclosure{1e300, 1.0}.value == 1e300 && hantei::sign(enclosure{1e300, 1.0}) == 1);

}  // namespace
