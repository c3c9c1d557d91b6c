// SPDX-License-Identifier: MIT
// D, an edge collider: every edge of one against every edge of the other, by four cross products.
module;
#include <array>
#include <tuple>

export module hantei.figures:d_edges;
import hantei;
import :claims;
import :figure;
import :textbook;

export namespace hantei::figures {

/// The four cross products of two edges, in the order of textbook::products.
using four_products = std::array<double, 4>;

/// Two edges, their cross products, and the relation they stand in.
struct two_edges {
    subject<segment<>> p;
    subject<segment<>> q;
    number<four_products> products;
    number<relation> answer;
    number<bool> strict;

    constexpr two_edges(segment<> const& first, segment<> const& second, four_products const& k, relation stated, bool crosses)
        : p{"edge p", first},
          q{"edge q", second},
          products{"four products", k},
          answer{"answer", stated},
          strict{"strict test", crosses} {}

    constexpr auto members() const { return std::tie(p, q, products, answer, strict); }
    constexpr auto claims() const {
        return std::tuple{
            follows(products, "p × (q's ends), q × (p's ends)", textbook::products(p.value, q.value)),
            follows(strict, "in both pairs the signs differ", textbook::crosses(p.value, q.value)),
            relates(p, q, answer.value),
        };
    }
};

struct crossing_edges : two_edges {
    static constexpr caption about{"crossing-edges", "D", "four cross products: a crossing", "Crossing edges",
                                   "The ends of each edge lie on different sides of the other's line: in both pairs the two "
                                   "products have different signs."};
    constexpr crossing_edges() : two_edges({{0, 0}, {4, 4}}, {{0, 4}, {4, 0}}, {16, -16, -16, 16}, overlapping, true) {}
};

struct edges_apart : two_edges {
    static constexpr caption about{
        "edges-apart", "D", "four cross products: one product positive", "An edge beside the other",
        "Edge q has its ends on both sides of p's line, but p lies on one side of q's: no crossing."};
    constexpr edges_apart() : two_edges({{0, 0}, {2, 2}}, {{0, 8}, {8, 0}}, {16, -16, -64, -32}, disjoint, false) {}
};

struct collinear_overlap : two_edges {
    static constexpr caption about{"collinear-overlap", "D", "all four products zero: compare ranges", "Collinear, overlapping",
                                   "On one line the ranges decide: [0, 4] and [2, 6] share [2, 4]."};
    constexpr collinear_overlap() : two_edges({{0, 0}, {4, 2}}, {{2, 1}, {6, 3}}, {0, 0, 0, 0}, overlapping, false) {}
};

struct collinear_touch : two_edges {
    static constexpr caption about{
        "collinear-touch", "D", "all four products zero: compare ranges", "Collinear, end to end",
        "The ranges [0, 4] and [4, 6] share one point. This is the only kind of touch that the text counts."};
    constexpr collinear_touch() : two_edges({{0, 0}, {4, 2}}, {{4, 2}, {6, 3}}, {0, 0, 0, 0}, touching, false) {}
};

struct collinear_apart : two_edges {
    static constexpr caption about{"collinear-apart", "D", "all four products zero: compare ranges", "Collinear, apart",
                                   "On one line, but the ranges [0, 4] and [6, 8] share nothing."};
    constexpr collinear_apart() : two_edges({{0, 0}, {4, 2}}, {{6, 3}, {8, 4}}, {0, 0, 0, 0}, disjoint, false) {}
};

struct t_shaped_edges : two_edges {
    static constexpr caption about{
        "t-shaped-edges", "D", "what went wrong: ends that only touch", "An end on an edge",
        "An end on the other edge makes one product zero, so the strict test does not find the touch."};
    constexpr t_shaped_edges() : two_edges({{0, 0}, {6, 0}}, {{3, 0}, {3, 4}}, {0, 24, 12, -12}, touching, false) {}
};

struct end_to_end : two_edges {
    static constexpr caption about{"end-to-end", "D", "what went wrong: ends that only touch", "End on end",
                                   "Two edges that share an end touch, and the strict test misses them too."};
    constexpr end_to_end() : two_edges({{0, 0}, {4, 0}}, {{4, 0}, {6, 3}}, {0, 12, 12, 0}, touching, false) {}
};

/// The figures of this partition.
inline constexpr std::tuple<crossing_edges, edges_apart, collinear_overlap, collinear_touch, collinear_apart, t_shaped_edges,
                            end_to_end>
    d_edges;

}  // namespace hantei::figures
