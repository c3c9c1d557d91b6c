// SPDX-License-Identifier: MIT
// Processor times of several ways to answer the same questions.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace bench {

/// One way to answer: judge(n) answers the first n of so many questions.
struct side {
    std::string name;
    std::size_t questions;
    std::function<void(std::size_t n)> judge;
};

/// The processor time of the calling thread, in ns.
double processor_time();

/// What each side takes for one question, in ns of processor time: the median of up to fifteen rounds in which every side has its
/// turn. A turn answers all questions, or as many as take a few hundredths of a second; all rounds together take about four seconds
/// at the most. A question that takes longer than half a second is asked once.
std::vector<double> medians(std::vector<side> const& sides);

/// Of an even number the mean of the two in the middle. There must be one.
double median(std::vector<double> x);

/// The compiler must assume that x is looked at: it cannot leave out what makes it.
template <class X>
void keep(X const& x) {
    asm volatile("" : : "r"(&x) : "memory");
}

}  // namespace bench
