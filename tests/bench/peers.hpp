// SPDX-License-Identifier: MIT
// What another library says of the same pairs, timed by the same loop.
#pragma once

#include "compare.hpp"

#include <algorithm>
#include <array>
#include <cmath>
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

/// A pair of shapes a, b that is compared under the name of name; turned: b is the first one there.
struct peer_pair {
    std::string name, a, b;
    bool turned;
};
/// The pairs of one of these shapes and one of those that the library is timed on in this scalar.
inline std::vector<peer_pair> pairs_of(std::string const& scalar, std::vector<std::string_view> const& these,
                                       std::vector<std::string_view> const& those) {
    auto const among = [](auto const& names, std::string const& name) { return std::ranges::find(names, name) != names.end(); };
    std::string const tail = "/random/" + scalar;
    std::vector<peer_pair> r;
    for (auto const& [key, unused] : handed_over()) {
        if (!key.ends_with(tail)) continue;
        std::string const pair = key.substr(0, key.size() - tail.size());
        std::string const a = pair.substr(0, pair.find('-')), b = pair.substr(pair.find('-') + 1);
        if (among(these, a) && among(those, b)) {
            r.push_back({pair, a, b, false});
        } else if (among(these, b) && among(those, a)) {
            r.push_back({pair, b, a, true});
        }
    }
    return r;
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

/// Registers what a peer answers about a pair. make_a, make_b: the peer's shape of the numbers, if it takes it. decide(a, b) is
/// what is timed. An answer is counted as different only where may_ask(a, b): where the peer means the same by the question.
template <class MakeA, class MakeB, class Decide, class MayAsk = decltype(always)>
void add_peer(std::string const& peer, std::string const& scalar, peer_pair const& pair, MakeA make_a, MakeB make_b,
              Decide decide, MayAsk may_ask = always) {
    using a_type = typename decltype(make_a(shape_numbers{}))::value_type;
    using b_type = typename decltype(make_b(shape_numbers{}))::value_type;
    for (data const kind : {data::random, data::grid}) {
        std::string const pair_and_data = pair.name + "/" + name_of(kind);
        auto const drawn = once([=] {
            auto const x = handed_over().at(pair_and_data + "/" + scalar)();
            std::vector<bool> counts(x.hits.size(), true);
            cases<a_type, b_type> c;
            c.first = shapes_of(pair.turned ? x.second : x.first, make_a, counts);
            c.second = shapes_of(pair.turned ? x.first : x.second, make_b, counts);
            for (std::size_t i = 0; i < x.hits.size(); ++i) {
                bool const hit = decide(c.first[i], c.second[i]);
                c.hits += hit;
                c.differ += counts[i] && may_ask(c.first[i], c.second[i]) && hit != x.hits[i];
            }
            return c;
        });
        add_appending(pair_and_data, scalar + "/" + peer, drawn, decide);
    }
}

}  // namespace bench
