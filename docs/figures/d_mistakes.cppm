// SPDX-License-Identifier: MIT
// D, what went wrong on the way: angles for cross products, points left relative, i written for j.
module;
#include <array>
#include <cstddef>
#include <tuple>

export module hantei.figures:d_mistakes;
import hantei;
import :claims;
import :d_colliders;
import :figure;
import :textbook;

export namespace hantei::figures {

struct angles_compared {
    static constexpr caption about{
        "angles-compared", "D", "what went wrong: comparing angles", "Angles wrap, products do not",
        "Seen from p's start, q's ends lie at 135° and -135° and p points to 180°, which is not between "
        "the two numbers; the cross products see the crossing."};
    subject<segment<>> p{"edge p", {{0, 0}, {-4, 0}}};
    subject<segment<>> q{"edge q", {{-2, 2}, {-2, -2}}};
    number<> first{"angle of q's first end", 135};
    number<> second{"angle of q's second end", -135};
    number<> along{"angle of p", 180};

    constexpr auto members() const { return std::tie(p, q, first, second, along); }
    constexpr auto claims() const {
        auto const points_at = [this](vec<> end, number<> const& angle) {
            vec<> const v = end - p.value.a;
            return rotation<>::toward(v.x, v.y) == rotation<>::degrees(angle.value);
        };
        return std::tuple{
            claim{first.label, "is", "135°", true, points_at(q.value.a, first)},
            claim{second.label, "is", "-135°", true, points_at(q.value.b, second)},
            claim{along.label, "is", "180°", true, points_at(p.value.b, along)},
            claim{"180", "is between", "-135 and 135", false, second.value < along.value && along.value < first.value},
            claim{"the strict test", "finds", "the crossing", true, textbook::crosses(p.value, q.value)},
            relates(p, q, overlapping),
        };
    }
};

struct points_left_relative {
    static constexpr caption about{"points-left-relative", "D", "what went wrong: points relative to their own center",
                                   "Points of two different origins",
                                   "Two equal squares 10 apart: if you compare them without adding the centers, every edge "
                                   "lies on the same edge of the other square."};
    subject<collider<4>> left{"left square", {{0, 0}, {{{1, 1}, {-1, 1}, {-1, -1}, {1, -1}}}}};
    subject<collider<4>> right{"right square", {{10, 0}, {{{1, 1}, {-1, 1}, {-1, -1}, {1, -1}}}}};
    image<collider<4>> unplaced{"right square about the wrong center", {{0, 0}, {{{1, 1}, {-1, 1}, {-1, -1}, {1, -1}}}}};

    constexpr auto members() const { return std::tie(left, right, unplaced); }
    constexpr auto claims() const {
        auto const coincide = [](segment<> const& p, segment<> const& q) {
            return textbook::collinear(p, q) && overlaps(p, q);
        };
        return std::tuple{
            claim{unplaced.label, "has the points of", right.label, true, unplaced.value.points == right.value.points},
            claim{"pairs of edges", "that", "coincide", 4,
                  textbook::count_pairs(left.value.edges(), unplaced.value.edges(), coincide)},
            claim{"pairs of edges that meet,", "of left square and", right.label, 0, meetings(left.value, right.value)},
        };
    }
};

struct i_for_j {
    static constexpr caption about{"i-for-j", "D", "what went wrong: i written for j", "i written for j",
                                   "If the second point of outer edge j is read at index i + 1, a diagonal is tested, and the "
                                   "inner triangle seems to cross."};
    subject<collider<4>> outer{"outer collider", {{0, 0}, {{{0, 0}, {4, 0}, {4, 4}, {0, 4}}}}};
    subject<collider<3>> inner{"inner collider", {{0, 0}, {{{1, 2}, {3, 2}, {2, 3}}}}};
    working<segment<>> edge{"inner edge i = 1", {{3, 2}, {2, 3}}};
    working<segment<>> intended{"outer edge j = 0", {{0, 0}, {4, 0}}};
    image<segment<>> mistaken{"from outer point j to i + 1", {{0, 0}, {4, 4}}};

    constexpr auto members() const { return std::tie(outer, inner, edge, intended, mistaken); }
    constexpr auto claims() const {
        std::size_t const i = 1;
        std::size_t const j = 0;
        auto const& points = outer.value.points;
        return std::tuple{
            claim{edge.label, "is", "an edge of the inner collider", edge.value, inner.value.edges()[i]},
            claim{intended.label, "is", "an edge of the outer collider", intended.value, outer.value.edges()[j]},
            claim{mistaken.label, "is", "what i for j gives", mistaken.value, segment<>{points[j], points[i + 1]}},
            claim{"the strict test", "finds a crossing of", mistaken.label, true,
                  textbook::crosses(edge.value, mistaken.value)},
            relates(edge, mistaken, overlapping),
            relates(edge, intended, disjoint),
            claim{"pairs of edges", "that", "meet", 0, meetings(outer.value, inner.value)},
        };
    }
};

/// The figures of this partition.
inline constexpr std::tuple<angles_compared, points_left_relative, i_for_j> d_mistakes;

}  // namespace hantei::figures
