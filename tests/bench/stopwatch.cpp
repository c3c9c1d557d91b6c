// SPDX-License-Identifier: MIT
#include "stopwatch.hpp"

#include <time.h>

#include <algorithm>

namespace bench {

namespace {

constexpr double turn = 3e7, too_long = 5e8, all_rounds = 4e9;  // ns
constexpr int rounds = 15;

double time_of(side const& s, std::size_t n) {
    double const start = processor_time();
    s.judge(n);
    return processor_time() - start;
}

/// What a side took for one question: in each round, or once where that was too long.
struct times {
    std::size_t questions = 1;
    std::vector<double> each;
    bool asked_once = false;

    explicit times(side const& s) {
        double taken = time_of(s, 1);
        if (taken > too_long) {
            each.push_back(taken);
            asked_once = true;
            return;
        }
        while (questions < s.questions && 8 * taken < turn) {
            questions = std::min(8 * questions, s.questions);
            taken = time_of(s, questions);
        }
    }
};

}  // namespace

double processor_time() {
    timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return static_cast<double>(t.tv_sec) * 1e9 + static_cast<double>(t.tv_nsec);
}

double median(std::vector<double> x) {
    std::ranges::sort(x);
    std::size_t const half = x.size() / 2;
    return x.size() % 2 == 1 ? x[half] : (x[half - 1] + x[half]) / 2;
}

std::vector<double> medians(std::vector<side> const& sides) {
    std::vector<times> all(sides.begin(), sides.end());
    double const start = processor_time();
    for (int round = 0; round < rounds && (round == 0 || processor_time() - start < all_rounds); ++round)
        for (std::size_t i = 0; i < sides.size(); ++i)
            if (!all[i].asked_once)
                all[i].each.push_back(time_of(sides[i], all[i].questions) / static_cast<double>(all[i].questions));
    std::vector<double> r;
    for (auto const& x : all) r.push_back(median(x.each));
    return r;
}

}  // namespace bench
