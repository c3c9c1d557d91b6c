// SPDX-License-Identifier: MIT
// D, whole edge colliders: the early out, the closing edge, the stated limit, and what went wrong on the way.
module;
#include <array>
#include <cstddef>
#include <tuple>

export module hantei.figures:d_colliders;
import hantei;
import :claims;
import :figure;
import :textbook;

export namespace hantei::figures {

using textbook::collider;

/// How many pairs of edges of two colliders cross by the strict test.
template <class A, class B>
constexpr int crossings(A const& a, B const& b) {
    return textbook::count_pairs(a.edges(), b.edges(), textbook::crosses);
}
/// How many pairs of edges of two colliders meet.
template <class A, class B>
constexpr int meetings(A const& a, B const& b) {
    return textbook::count_pairs(a.edges(), b.edges(), intersects);
}

struct early_out {
    static constexpr caption about{"early-out", "D", "early out: the ranges against the distance of the centers",
                                   "Ranges before edges",
                                   "At distance 12 two colliders of range 5 cannot meet, and no edge is tested. At distance 9 "
                                   "the ranges overlap, and the edges decide."};
    subject<collider<4>> rectangle{"collider", {{0, 0}, {{{3, 4}, {-3, 4}, {-3, -4}, {3, -4}}}}};
    subject<collider<4>> far{"collider out of range", {{12, 0}, {{{3, 4}, {-3, 4}, {-3, -4}, {3, -4}}}}};
    subject<collider<4>> near{"collider in range", {{0, 9}, {{{3, 4}, {-3, 4}, {-3, -4}, {3, -4}}}}};
    working<ball<>> reach{"range of the collider", {{0, 0}, 5.0}};
    working<ball<>> far_reach{"range of the far one", {{12, 0}, 5.0}};
    working<ball<>> near_reach{"range of the near one", {{0, 9}, 5.0}};

    constexpr auto members() const { return std::tie(rectangle, far, near, reach, far_reach, near_reach); }
    constexpr auto claims() const {
        return std::tuple{
            claim{rectangle.label, "has the squared range", "25", 25.0, rectangle.value.squared_range()},
            relates(reach, far_reach, disjoint),
            claim{"pairs of edges that meet,", "of collider and", far.label, 0, meetings(rectangle.value, far.value)},
            relates(reach, near_reach, overlapping),
            claim{"pairs of edges that meet,", "of collider and", near.label, 0, meetings(rectangle.value, near.value)},
        };
    }
};

struct closing_edge {
    static constexpr caption about{"closing-edge", "D", "a cyclic list of points", "The closing edge",
                                   "The list is cyclic: the tip enters through the edge from the last point to the first."};
    subject<collider<4>> square{"square", {{0, 0}, {{{2, 2}, {-2, 2}, {-2, -2}, {2, -2}}}}};
    subject<collider<3>> dart{"triangle", {{4, 0}, {{{-3, 0}, {2, -1}, {2, 1}}}}};
    working<segment<>> closing{"closing edge", {{2, -2}, {2, 2}}};

    constexpr auto members() const { return std::tie(square, dart, closing); }
    constexpr auto claims() const {
        auto const through_closing = [this](segment<> const& p, segment<> const& q) {
            return p == closing.value && textbook::crosses(p, q);
        };
        return std::tuple{
            claim{closing.label, "is", "the square's last edge", closing.value, square.value.edges()[3]},
            claim{"pairs of edges", "that", "cross", 2, crossings(square.value, dart.value)},
            claim{dart.label, "crosses the closing edge in", "2 of them", 2,
                  textbook::count_pairs(square.value.edges(), dart.value.edges(), through_closing)},
        };
    }
};

struct one_inside_the_other {
    static constexpr caption about{
        "one-inside-the-other", "D", "the stated limit: a curve has no inside", "One collider inside the other",
        "No edge meets an edge, so the edge collider sees nothing; as solids, the outer one contains the inner one."};
    subject<collider<4>> outer{"outer collider", {{0, 0}, {{{4, 3}, {-4, 3}, {-4, -3}, {4, -3}}}}};
    subject<collider<4>> inner{"inner collider", {{1, 0}, {{{1, 1}, {-1, 1}, {-1, -1}, {1, -1}}}}};
    image<aabb<>> solid_outer{"outer solid", {{-4, -3}, {4, 3}}};
    image<aabb<>> solid_inner{"inner solid", {{0, -1}, {2, 1}}};

    constexpr auto members() const { return std::tie(outer, inner, solid_outer, solid_inner); }
    constexpr auto claims() const {
        return std::tuple{
            claim{"pairs of edges", "that", "meet", 0, meetings(outer.value, inner.value)},
            strictly_contained(solid_outer, solid_inner, true),
            relates(solid_outer, solid_inner, overlapping),
        };
    }
};

/// The figures of this partition.
inline constexpr std::tuple<early_out, closing_edge, one_inside_the_other> d_colliders;

}  // namespace hantei::figures
