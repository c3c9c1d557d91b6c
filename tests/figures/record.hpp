// SPDX-License-Identifier: MIT
// What the tests need to know of a figure when they run, without its type.
#ifndef HANTEI_TESTS_FIGURES_RECORD_HPP
#define HANTEI_TESTS_FIGURES_RECORD_HPP

#include <cstddef>
#include <string>
#include <vector>

/// A figure's words, and what became of its claims on numbers that the compiler cannot see.
struct record {
    std::string slug, source, section, title, says;
    std::vector<std::string> labels{};       ///< of its parts
    std::size_t subjects = 0;                ///< how many of them are subjects
    std::size_t claims = 0;                  ///< how many it makes
    bool holds = false;                      ///< what holds() says
    std::string unmet{};                     ///< the words of the first claim that prove() finds false, or ""
    std::vector<std::string> loose_parts{};  ///< the labels of the parts that no claim depends on
};

/// A record for each element of all_figures, in order.
std::vector<record> record_figures();

#endif
