// SPDX-License-Identifier: MIT
#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include "effort.hpp"

#include <cstdlib>
#include <string_view>

int main(int count, char** arguments) {
    constexpr std::string_view draws = "--draws=";
    for (int i = 1; i < count; ++i) {
        if (std::string_view(arguments[i]).starts_with(draws)) ladder::draws = std::atol(arguments[i] + draws.size());
    }
    return doctest::Context(count, arguments).run();
}
