// SPDX-License-Identifier: MIT
// The way in which convex shapes with many corners leave each other: what the search finds, against every side in GMP's rational numbers.
#include <doctest/doctest.h>
#include <gmpxx.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "figures.hpp"
#include "naive.hpp"
import hantei;

namespace rings_contact {

using namespace hantei;
using naive::Q;

/// The first normal n, of a's sides, then of b's, the right one before the left, along which a reaches the least over b.
naive::point way_out(naive::points const& a, naive::points const& b) {
    naive::point best{0, 0};
    Q least = 0;
    auto const look = [&](naive::point const& n) {
        auto const height = [&n](naive::point const& p) { return Q(n.x * p.x + n.y * p.y); };
        Q high = height(a[0]), low = height(b[0]);
        for (auto const& p : a) high = std::max(high, height(p));
        for (auto const& p : b) low = std::min(low, height(p));
        Q const depth = (high - low) * (high - low) / (n.x * n.x + n.y * n.y);
        if ((best.x != 0 || best.y != 0) && depth >= least) return;
        best = n;
        least = depth;
    };
    for (auto const* ring : {&a, &b})
        for (std::size_t i = 0; i < ring->size() && ring->size() > 1; ++i) {
            auto const &p = (*ring)[i], &q = naive::at(*ring, i + 1);
            look({q.y - p.y, p.x - q.x});
            look({p.y - q.y, q.x - p.x});
        }
    return best;
}

figures::ring<double> on_grid(dice& d, int reach) {
    figures::ring<double> points;
    for (long i = d.whole(5, 20); i > 0; --i) {
        auto const x = static_cast<double>(d.whole(-reach, reach));
        points.push_back({x, static_cast<double>(d.whole(-reach, reach))});
    }
    auto ring = convex_hull(points);
    if (d.whole(0, 1) == 0) std::reverse(ring.begin(), ring.end());
    return ring;
}

TEST_CASE("convex shapes with many corners leave each other by the first of the shortest ways") {
    dice d(75);
    int contacts = 0, of_many = 0;
    for (int turn = 0; turn < 4000; ++turn) {
        // (The shape that comes first in the order of their first corners is moved first: contact_methods.cppm.)
        auto a = on_grid(d, 7), b = on_grid(d, 7);
        if (a.size() < 3 || b.size() < 3) continue;
        if (std::tuple(b[0].x, b[0].y) < std::tuple(a[0].x, a[0].y)) std::swap(a, b);
        bool const of_point = turn % 2 == 0;
        if (of_point) a = {{static_cast<double>(d.whole(-7, 7)), static_cast<double>(d.whole(-7, 7))}};
        if (of_point && !intersects(point<>{a[0]}, convex{b})) continue;  // it is left by the way to it
        auto const found = of_point ? contact(disk<>{a[0], 1}, convex{b}) : contact(convex{a}, convex{b});
        if (!found) continue;
        // (Normals between whole numbers as small as these differ by more.)
        auto const n = way_out(naive::exact(a), naive::exact(b));
        double const x = n.x.get_d(), y = n.y.get_d(), length = std::hypot(x, y);
        bool const right = std::abs(found->normal.x - x / length) < 1e-12 && std::abs(found->normal.y - y / length) < 1e-12;
        CHECK(right);
        ++contacts;
        of_many += b.size() > 4;
    }
    CHECK(contacts > 1000);
    CHECK(of_many > 500);
}

}  // namespace rings_contact
