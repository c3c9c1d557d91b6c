// SPDX-License-Identifier: MIT
// Two ways to decide a pair of shapes, timed by the same loops on the same arrays.
#pragma once

#include "numbers.hpp"
#include "registry.hpp"

#include <benchmark/benchmark.h>

#include <memory>
#include <span>
#include <utility>

namespace bench {

/// The pairs of one kind of data. They are drawn when a benchmark first asks for them: a filter leaves most of them out.
template <class A, class B>
struct cases {
    std::vector<A> first;
    std::vector<B> second;
    int hits = 0;    ///< pairs that intersect, by the library
    int differ = 0;  ///< pairs on which the textbook, or another library, says otherwise
};

/// What a caller of a predicate does: the index of each hit is appended to a list.
template <class A, class B, class Decide>
void append_hits(benchmark::State& state, std::vector<A> const& a, std::vector<B> const& b, Decide decide) {
    std::vector<int> hits(pairs_in_pass + 1);
    for (auto _ : state) {
        std::span<A const> const first(a);
        std::span<B const> const second(b);
        int* const found = hits.data();
        std::size_t n = 0;
        for (int i = 0; i < pairs_in_pass; ++i) {
            auto const k = static_cast<std::size_t>(i);
            found[n] = i;
            n += decide(first[k], second[k]);
        }
        benchmark::DoNotOptimize(hits.data());
        benchmark::ClobberMemory();
    }
}

/// The hits are counted: a loop that the compiler may vectorise across pairs.
template <class A, class B, class Decide>
void count_hits(benchmark::State& state, std::vector<A> const& a, std::vector<B> const& b, Decide decide) {
    for (auto _ : state) {
        int n = 0;
        for (std::size_t i = 0; i < pairs_in_pass; ++i) n += decide(a[i], b[i]);
        benchmark::DoNotOptimize(n);
        benchmark::ClobberMemory();
    }
}

/// Registers a loop over the cases that `drawn()` gives, for one side.
template <class Drawn, class Timed>
void add_loop(std::string const& pair_and_data, std::string const& loop, std::string const& scalar_and_side, Drawn drawn,
              Timed timed) {
    std::string const name = pair_and_data + "/" + loop + "/" + scalar_and_side;
    benchmark::RegisterBenchmark(name.c_str(), [=](benchmark::State& state) {
        auto const& c = drawn();
        timed(state, c.first, c.second);
        state.counters["hits"] = c.hits;
        state.counters["differ"] = c.differ;
    });
}
template <class Drawn, class Decide>
void add_appending(std::string const& pair_and_data, std::string const& scalar_and_side, Drawn drawn, Decide decide) {
    add_loop(pair_and_data, "append", scalar_and_side, drawn, [=](auto&... x) { append_hits(x..., decide); });
}
template <class Drawn, class Decide>
void add_counting(std::string const& pair_and_data, std::string const& scalar_and_side, Drawn drawn, Decide decide) {
    add_loop(pair_and_data, "count", scalar_and_side, drawn, [=](auto&... x) { count_hits(x..., decide); });
}

/// What make() gives: made when it is first asked for, and kept.
template <class Make>
auto once(Make make) {
    using X = decltype(make());
    return [=, kept = std::make_shared<std::unique_ptr<X const>>()]() -> X const& {
        if (!*kept) *kept = std::make_unique<X const>(make());
        return **kept;
    };
}

/// Registers a pair of shapes. `draw(kind)` makes its cases' shapes, ours and textbook decide whether two of them intersect.
template <class Draw, class Ours, class Textbook>
void add_pair(std::string const& pair, std::string const& scalar, Draw draw, Ours ours, Textbook textbook) {
    for (data const kind : every_data) {
        auto const drawn = once([=] {
            auto c = draw(kind);
            for (std::size_t i = 0; i < pairs_in_pass; ++i) {
                bool const hit = ours(c.first[i], c.second[i]);
                c.hits += hit;
                c.differ += hit != textbook(c.first[i], c.second[i]);
            }
            return c;
        });
        std::string const pair_and_data = pair + "/" + name_of(kind);
        add_appending(pair_and_data, scalar + "/textbook", drawn, textbook);
        add_appending(pair_and_data, scalar + "/hantei", drawn, ours);
        add_counting(pair_and_data, scalar + "/textbook", drawn, textbook);
        add_counting(pair_and_data, scalar + "/hantei", drawn, ours);
        handed_over()[pair_and_data + "/" + scalar] = [=] { return numbers_of(drawn(), ours); };
    }
}

}  // namespace bench
