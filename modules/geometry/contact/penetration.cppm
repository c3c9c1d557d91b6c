// SPDX-License-Identifier: MIT
// The corners of a convex core that are farthest in a direction. For exact numbers.
export module hantei:penetration;
import :base;
import :generic_arithmetic;
import :vec;
import :corner_list;

namespace hantei {

/// The corners of a core that are farthest in a direction n of numbers X, rational or surd: one, or the two ends of a side.
template <class X>
struct farthest {
    X height;  ///< n · corner
    array<X, 2> place;  ///< along perp(n): the least and the greatest

    constexpr farthest(corner_list const& core, vec<X, 2> const& n) : height(dot(n, core[0])) {
        auto const along = perp(n);
        place = {dot(along, core[0]), dot(along, core[0])};
        for (auto const& p : core) {
            X const h = dot(n, p), x = dot(along, p);
            if (h < height) continue;
            place = height < h ? array{x, x} : array{min(place[0], x), max(place[1], x)};
            height = h;
        }
    }
};

}  // namespace hantei
