// SPDX-License-Identifier: MIT
// Decimals are rounded correctly: against hard cases from the literature, and against strtod, which is correct too.
#include <doctest/doctest.h>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "../dice.hpp"
#include "judged.hpp"

namespace numbers {

/// The x of the only object of a map.
constexpr double x_of(level::text source) {
    double x = 0;
    auto const classify = [&x](level::object const& o) {
        x = o.x;
        return level::role::ignored;
    };
    level::rules const watching{.classify = classify, .may_be_empty = true};
    return level::check_text("map.tmj", source, watching).ok() ? x : -1234.5;
}
/// The number that a level has for this literal.
double read(std::string_view literal) {
    std::string const source = map_of("{" + members("1", "", "", literal, "0", "1", "1") + "}");
    return x_of({source.data(), source.size()});
}

#define AT(X) HANTEI_MAP("{\"id\":1,\"x\":" X ",\"y\":0,\"point\":true}")
static_assert(x_of(AT("0.1")) == 0.1);
static_assert(x_of(AT("0.30000000000000004")) == 0.30000000000000004);
static_assert(x_of(AT("9007199254740993e-4")) == 900719925474.0993);
static_assert(x_of(AT("1.00000000000000011102230246251565404236316680908203126")) == 1.0000000000000002);
static_assert(x_of(AT("2.2250738585072011e-308")) == 2.2250738585072011e-308);
static_assert(x_of(AT("5e-324")) == 5e-324);
static_assert(std::bit_cast<std::uint64_t>(x_of(AT("-0.0"))) == std::uint64_t{1} << 63);

TEST_CASE("hard literals") {
    for (char const* const literal : {"0",
                                      "-0",
                                      "0.0e5",
                                      "1",
                                      "-1",
                                      "123456789012",
                                      "0.1",
                                      "0.2",
                                      "0.3",
                                      "33.333",
                                      "1e-1",
                                      "1E2",
                                      "1e+2",
                                      "37.5",
                                      "0.000001",
                                      "999999999999.9999",
                                      "9007199254.740993",
                                      "0.50000000000000005551115123125782702118158340454101562",
                                      "1.00000000000000011102230246251565404236316680908203125",  // halfway, to even: down
                                      "1.00000000000000033306690738754696212708950042724609375",  // halfway, to even: up
                                      "1.00000000000000011102230246251565404236316680908203124",
                                      "1.00000000000000011102230246251565404236316680908203126",
                                      "2.2250738585072014e-308",
                                      "2.2250738585072011e-308",
                                      "2.2250738585072009e-308",
                                      "4.9406564584124654e-324",
                                      "2.4703282292062327e-324",
                                      "2.4703282292062328e-324",
                                      "2.4703282292062327208e-324",
                                      "1e-400",
                                      "0.1e-330",
                                      "1e-27",
                                      "1e-28",
                                      "123456789012345678e-18",
                                      "1234567890123456789e-19",
                                      "12345678901234567890e-19",
                                      "18446744073709551615e-27",
                                      "18446744073709551616e-27",
                                      "3.5844466002796428e-298",
                                      "7.2057594037927933e-16",
                                      "6.631236846766476e-316",
                                      "8.442911973260991817129021e-309",
                                      "1.448997445238699e-304"}) {
        CAPTURE(literal);
        CHECK(std::bit_cast<std::uint64_t>(read(literal)) == std::bit_cast<std::uint64_t>(std::strtod(literal, nullptr)));
    }
}

TEST_CASE("digits without end: the one that decides may be far behind") {
    // Half the least positive double has 751 significant digits; the last of them decides.
    std::string tie = "1.00000000000000011102230246251565404236316680908203125";
    CHECK(read(tie) == 1.0);
    CHECK(read(tie + std::string(2000, '0')) == 1.0);
    CHECK(read(tie + std::string(2000, '0') + "1") == std::bit_cast<double>(std::bit_cast<std::uint64_t>(1.0) + 1));
    CHECK(read("0." + std::string(400, '0') + "1e401") == 1.0);
    CHECK(read("1" + std::string(400, '0') + "e-400") == 1.0);
    CHECK(read(std::string(300, '9') + "e-300") == 1.0);
}

TEST_CASE("random literals agree with strtod to the last bit") {
    dice random(20240229);
    for (int map = 0; map < 1'000; ++map) {
        std::string objects;
        std::vector<double> expected, values;
        for (int i = 0; i < 200; ++i) {
            std::string literal(random() % 2 == 0 ? "-" : "");
            int const digits = 1 + static_cast<int>(random() % 25);
            literal += static_cast<char>('1' + random() % 9);
            literal += '.';
            for (int k = 0; k < digits; ++k) literal += static_cast<char>('0' + random() % 10);
            literal += 'e' + std::to_string(i % 2 == 0 ? static_cast<int>(random() % 12) : -static_cast<int>(random() % 340));
            expected.push_back(std::strtod(literal.c_str(), nullptr));
            objects += (i == 0 ? "{" : ",\n{") + members("1", "", "", literal, "0", "1", "1") + "}";
        }
        auto const classify = [&values](level::object const& o) {
            values.push_back(o.x);
            return level::role::ignored;
        };
        level::rules const watching{
            .classify = classify, .may_be_empty = true, .severities = {{level::rule::duplicate_id, level::severity::off}}};
        std::string const source = map_of(objects);
        CHECK(level::check_text("map.tmj", {source.data(), source.size()}, watching).ok());
        REQUIRE(values.size() == expected.size());
        CHECK(std::memcmp(values.data(), expected.data(), values.size() * sizeof(double)) == 0);
    }
}

}  // namespace numbers
