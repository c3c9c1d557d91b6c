// SPDX-License-Identifier: MIT
// What another library says of the same pairs, timed by the same loop.
#pragma once

#include "predicates.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <optional>
#include <string_view>

namespace bench {

using point = std::array<double, 2>;

/// The corners of a shape of that name: those of a box are computed, others are stored.
inline std::vector<point> corners(std::string_view shape, shape_numbers const& x) {
    if (shape == "aabb") return {{x[0], x[1]}, {x[2], x[1]}, {x[2], x[3]}, {x[0], x[3]}};
    std::vector<point> r;
    if (shape == "obb") {
        static constexpr double right[]{-1, 1, 1, -1}, up[]{-1, -1, 1, 1};
        double const c = x[4], s = x[5];
        for (std::size_t i = 0; i < 4; ++i) {
            double const u = right[i] * x[2], v = up[i] * x[3];
            r.push_back({x[0] + c * u - s * v, x[1] + s * u + c * v});
        }
        return r;
    }
    for (std::size_t i = 0; i < x.size(); i += 2) r.push_back({x[i], x[i + 1]});
    return r;
}
/// Twice the area inside a ring, positive if it goes counter-clockwise: O'Rourke 1.3.
inline double twice_area(std::vector<point> const& ring) {
    double r = 0;
    for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++)
        r += (ring[j][0] - ring[0][0]) * (ring[i][1] - ring[0][1]) - (ring[i][0] - ring[0][0]) * (ring[j][1] - ring[0][1]);
    return r;
}

/// A pair of shapes a, b that a peer can decide; turned: b is the first one in the numbers.
struct peer_pair {
    std::string a, b;
    bool turned;
};
/// The pair in question, if it is of one of these shapes and one of those, in this scalar.
inline std::optional<peer_pair> matched(asked_pair const& q, std::string_view scalar,
                                        std::vector<std::string_view> const& these,
                                        std::vector<std::string_view> const& those) {
    auto const among = [](auto const& names, std::string const& name) { return std::ranges::find(names, name) != names.end(); };
    std::string const a = q.pair.substr(0, q.pair.find('-')), b = q.pair.substr(q.pair.find('-') + 1);
    if (q.scalar != scalar) return {};
    if (among(these, a) && among(those, b)) return peer_pair{a, b, false};
    if (among(these, b) && among(those, a)) return peer_pair{b, a, true};
    return {};
}

/// The shapes that make(numbers) gives. Where it gives none, the peer refuses the shape: an earlier one is judged in its place,
/// and the answer does not count.
template <class Make>
auto shapes_of(std::vector<shape_numbers> const& all, Make make, std::vector<bool>& counts) {
    std::size_t taken = 0;
    while (!make(all[taken])) ++taken;
    std::vector<typename decltype(make(all[0]))::value_type> r;
    for (std::size_t i = 0; i < all.size(); ++i) {
        auto shape = make(all[i]);
        if (shape) {
            taken = i;
        } else {
            shape = make(all[taken]);
            counts[i] = false;
        }
        r.push_back(std::move(*shape));
    }
    return r;
}

inline constexpr auto always = [](auto const&, auto const&) { return true; };

/// Adds what a peer answers. make_a, make_b: the peer's shape of the numbers, if it takes it. decide(a, b) is
/// what is timed. An answer is counted as different only where may_ask(a, b): where the peer means the same by the question.
template <class MakeA, class MakeB, class Decide, class MayAsk = decltype(always)>
void add_peer(asked_pair& q, std::string const& peer, bool turned, MakeA make_a, MakeB make_b, Decide decide,
              MayAsk may_ask = always) {
    using a_type = typename decltype(make_a(shape_numbers{}))::value_type;
    using b_type = typename decltype(make_b(shape_numbers{}))::value_type;
    struct shapes {
        std::vector<a_type> first;
        std::vector<b_type> second;
    };
    auto const x = q.numbers();
    std::vector<bool> counts(x.hits.size(), true);
    auto const made = std::make_shared<shapes>(shapes_of(turned ? x.second : x.first, make_a, counts),
                                               shapes_of(turned ? x.first : x.second, make_b, counts));
    peer_answers r{appending(peer, made->first, made->second, decide), 0, 0};
    r.append.judge = [made, judge = r.append.judge](std::size_t n) { judge(n); };  // keeps the shapes
    for (std::size_t i = 0; i < x.hits.size(); ++i) {
        bool const hit = decide(made->first[i], made->second[i]);
        r.hits += hit;
        r.differ += counts[i] && may_ask(made->first[i], made->second[i]) && hit != x.hits[i];
    }
    q.answers.push_back(std::move(r));
}

}  // namespace bench
