// SPDX-License-Identifier: MIT
// What a stored number is: all numbers of a small computer, and the doubles beside 0.4, on the line of the true numbers.
module;
#include <tuple>

export module hantei.figures:numbers;
import hantei;
import :claims;
import :figure;

export namespace hantei::figures {

/// How far apart the numbers of three binary digits are at x, which is 1 or more.
constexpr double step_of_three_digits(double x) {
    double step = 0.25;
    while (x >= step * 8) step *= 2;
    return step;
}
/// The nearest number of three binary digits; of two that are equally near, the one whose last digit is 0.
constexpr double in_three_digits(double x) {
    double const step = step_of_three_digits(x);
    auto const below = static_cast<int>(x / step);
    double const rest = x / step - below;
    return step * (rest > 0.5 || (rest == 0.5 && below % 2 == 1) ? below + 1 : below);
}

struct number_line {
    static constexpr caption about{
        "number-line", "numbers", "three binary digits", "All the numbers of a small computer",
        "From 1 to 5, if a number has three binary digits: the steps are equal between two powers of two and twice as long "
        "beyond each. The sum 2.5 + 0.25 is not one of these numbers; the computer gives 3 instead."};
    working<segment<>> line{"true numbers", {{0.5, 0}, {5.5, 0}}};
    working<point<>> p1{"1", {1, 0}}, p2{"1.25", {1.25, 0}}, p3{"1.5", {1.5, 0}}, p4{"1.75", {1.75, 0}}, p5{"2", {2, 0}},
        p6{"2.5", {2.5, 0}}, p7{"3", {3, 0}}, p8{"3.5", {3.5, 0}}, p9{"4", {4, 0}}, p10{"5", {5, 0}};
    subject<point<>> sum{"2.5 + 0.25", {2.75, 0.6}};

    constexpr auto members() const { return std::tie(line, p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, sum); }
    constexpr auto claims() const {
        auto const all_are_numbers = [](auto const&... p) {
            return ((in_three_digits(p.value.position().x) == p.value.position().x) && ...);
        };
        double const x = sum.value.position().x;
        return std::tuple{
            claim{"each dot", "has", "three binary digits", true, all_are_numbers(p1, p2, p3, p4, p5, p6, p7, p8, p9, p10)},
            contained(line, p1, true),
            claim{"step", "from 1 to 2, is", "1/4", 0.25, step_of_three_digits(1)},
            claim{"step", "from 2 to 4, is", "1/2", 0.5, step_of_three_digits(2)},
            claim{"step", "from 4, is", "1", 1.0, step_of_three_digits(4)},
            claim{sum.label, "is", "2.75", 2.75, 2.5 + 0.25},
            claim{sum.label, "becomes", "3", 3.0, in_three_digits(x), mark{mark::kind::way, {x, 0.6}, {in_three_digits(x), 0}}},
        };
    }
};

/// How many steps of 2⁻⁵⁴, as the doubles below 0.5 are apart, x is away from the double 0.4. Exact for those near it.
constexpr double steps_from_four_tenths(double x) { return (x - 0.4) * 0x1p54; }

struct beside_four_tenths {
    static constexpr caption about{
        "beside-four-tenths", "numbers", "the double 0.4", "Which double 0.4 is stored as",
        "The axis counts steps of 2⁻⁵⁴ from the stored 0.4. The true 4/10 lies 0.4 of a step below it; the exact sum of the "
        "stored 0.1 and 0.3 lies half a step below it, in the middle between two doubles."};
    working<segment<>> line{"true numbers", {{-2, 0}, {2, 0}}};
    working<point<>> before_last{"two doubles before", {-2, 0}};
    working<point<>> last{"the double before", {-1, 0}};
    subject<point<>> stored{"the double 0.4", {0, 0}};
    working<point<>> next{"the double after", {1, 0}};
    working<point<>> after_next{"two doubles after", {2, 0}};
    image<point<>> meant{"four tenths", {-0.4, 0.3}};
    image<point<>> sum{"the exact sum of 0.1 and 0.3", {-0.5, -0.3}};

    constexpr auto members() const { return std::tie(line, before_last, last, stored, next, after_next, meant, sum); }
    constexpr auto claims() const {
        // 0.4 is stored as a whole number of steps, five times which is 2 more than five times four tenths, 2⁵⁵ steps.
        auto const whole = static_cast<long long>(0.4 * 0x1p54);
        // The sum of two doubles is the rounded sum and what the rounding left out, which is a double (Knuth's TwoSum).
        double const rounded = 0.1 + 0.3;
        double const of_second = rounded - 0.1;
        double const left_out = (0.1 - (rounded - of_second)) + (0.3 - of_second);
        return std::tuple{
            contained(line, stored, true),
            claim{before_last.label, "is at", "-2", before_last.value.position().x,
                  steps_from_four_tenths(0x1.9999999999998p-2)},
            claim{stored.label, "is at", "0", stored.value.position().x, steps_from_four_tenths(0.4)},
            claim{after_next.label, "is at", "2", after_next.value.position().x, steps_from_four_tenths(0x1.999999999999cp-2)},
            claim{last.label, "is at", "-1", last.value.position().x, steps_from_four_tenths(0x1.9999999999999p-2)},
            claim{next.label, "is at", "1", next.value.position().x, steps_from_four_tenths(0x1.999999999999bp-2)},
            claim{"five times the double 0.4", "exceeds 2 by", "2 steps", 2LL, 5 * whole - (1LL << 55)},
            claim{meant.label, "is at", "-2/5", meant.value.position().x, -2.0 / 5},
            claim{"0.1 + 0.3", "becomes", "the double 0.4", 0.4, rounded},
            claim{sum.label, "is at", "-1/2", sum.value.position().x, left_out * 0x1p54},
        };
    }
};

/// The figures of this partition.
inline constexpr std::tuple<number_line, beside_four_tenths> numbers;

}  // namespace hantei::figures
