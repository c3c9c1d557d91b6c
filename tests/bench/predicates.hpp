// SPDX-License-Identifier: MIT
// Several ways to decide whether two shapes intersect, timed by the same loops on the same arrays.
#pragma once

#include "numbers.hpp"
#include "question.hpp"
#include "stopwatch.hpp"
#include "tables.hpp"

#include <span>
#include <utility>

namespace bench {

/// What another library says of pairs of shapes: how many intersect, and on how many the library says otherwise.
struct peer_answers {
    side append;
    int hits, differ;
};
/// A pair of shapes that is put to the other libraries, as plain numbers.
struct asked_pair {
    std::string pair, scalar;
    std::function<pair_numbers()> numbers;
    std::vector<peer_answers> answers;
};
/// Each adds its answers, if it knows the pair. Each is there only if its library is.
void ask_box2d(asked_pair& q);
void ask_chipmunk(asked_pair& q);
void ask_cgal(asked_pair& q);
void ask_boost_geometry(asked_pair& q);
/// All that are there.
void ask_peers(asked_pair& q);

/// What a caller of a predicate does: the index of each hit is appended to a list.
template <class A, class B, class Decide>
side appending(std::string const& name, std::vector<A> const& a, std::vector<B> const& b, Decide decide) {
    return {name, a.size(), [&a, &b, decide, hits = std::vector<int>(a.size() + 1)](std::size_t count) mutable {
                std::span<A const> const first(a);
                std::span<B const> const second(b);
                int* const found = hits.data();
                int const end = static_cast<int>(count);
                std::size_t n = 0;
                for (int i = 0; i < end; ++i) {
                    auto const k = static_cast<std::size_t>(i);
                    found[n] = i;
                    n += decide(first[k], second[k]);
                }
                keep(*found);
            }};
}
/// The hits are counted: a loop that the compiler may vectorise across pairs.
template <class A, class B, class Decide>
side counting(std::string const& name, std::vector<A> const& a, std::vector<B> const& b, Decide decide) {
    return {name, a.size(), [&a, &b, decide](std::size_t count) {
                int n = 0;
                for (std::size_t i = 0; i < count; ++i) n += decide(a[i], b[i]);
                keep(n);
            }};
}

/// Asks a pair of shapes. `draw(kind)` makes its cases' shapes, ours and textbook decide whether two of them intersect.
template <class Draw, class Ours, class Textbook>
void ask_pair(std::string const& pair, std::string const& scalar, Draw draw, Ours ours, Textbook textbook) {
    for (data const kind : {data::random, data::far, data::grid}) {
        std::string const path = "predicates/" + pair + "/" + name_of(kind) + "/" + scalar;
        if (!wanted(path)) continue;
        auto const c = draw(kind);
        int hits = 0, differ = 0;
        for (std::size_t i = 0; i < c.first.size(); ++i) {
            bool const hit = ours(c.first[i], c.second[i]);
            hits += hit;
            differ += hit != textbook(c.first[i], c.second[i]);
        }
        asked_pair asked{pair, scalar, [&] { return numbers_of(c, ours); }, {}};
        if (kind != data::far) ask_peers(asked);

        std::vector<side> sides{appending("textbook", c.first, c.second, textbook),
                                appending("hantei", c.first, c.second, ours)};
        for (auto const& peer : asked.answers) sides.push_back(peer.append);
        auto const appended = medians(sides);
        subject const of{pair, name_of(kind), "append", scalar};
        timing const append_ours{appended[1], hits, 0};
        report({of, "textbook", {appended[0], hits, differ}, append_ours});
        for (std::size_t i = 0; i < asked.answers.size(); ++i) {
            peer_answers const& peer = asked.answers[i];
            report({of, peer.append.name, {appended[2 + i], peer.hits, peer.differ}, append_ours});
        }

        auto const counted =
            medians({counting("textbook", c.first, c.second, textbook), counting("hantei", c.first, c.second, ours)});
        report({{pair, name_of(kind), "count", scalar}, "textbook", {counted[0], hits, differ}, {counted[1], hits, 0}});
    }
}

}  // namespace bench
