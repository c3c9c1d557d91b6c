// SPDX-License-Identifier: MIT
// The shortest way to part two solids of the plane: convex cores with radii around them. For exact numbers.
//
// Moved by −depth·n the core a no longer overlaps b, for a direction n with n·a <= n·b for all their points then. Where the cores are
// apart n is the way between their closest points; where they meet, it is normal to a side of one of them, because the set of all
// differences of their points is a polygon with just these sides, and the way out of it is to the nearest of them.
// Source: van den Bergen, Collision Detection in Interactive 3D Environments, sections 2.4 and 4.4 (Minkowski differences).
export module hantei:parting;
import :base;
import :number;
import :rational;
import :rounding;
import :vec;
import :shape;
import :reduction;
import :results;
import :nearest;

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

/// A direction to part two cores in, of any length, and by how much of it a reaches over b.
struct way_out {
    vec<rational, 2> normal;
    rational overlap;

    constexpr way_out(vec<rational, 2> const& n, corner_list const& a, corner_list const& b)
        : normal(n), overlap(farthest(a, n).height + farthest(b, -n).height) {}
    /// Of cores that meet, so that overlaps are not negative.
    constexpr bool shorter_than(way_out const& other) const {
        return square(overlap) * squared_norm(other.normal) < square(other.overlap) * squared_norm(normal);
    }
};

/// The shortest way out of cores that meet; of equally short ones the first in the order of the sides of a, then b, to the right
/// of the side before the left. Cores that are one point part along the first axis.
constexpr way_out shortest_way_out(corner_list const& a, corner_list const& b) {
    optional<way_out> best;
    for (corner_list const* core : array{&a, &b}) {
        for (size_t i = 0; i < core->size(); ++i) {
            auto const side = (*core)[i + 1] - (*core)[i];
            if (squared_norm(side).sign() == 0) continue;
            for (auto const& n : array{-perp(side), perp(side)}) {
                way_out const way(n, a, b);
                if (!best.has_value() || way.shorter_than(*best)) best = way;
            }
        }
    }
    return best.has_value() ? *best : way_out({1, 0}, a, b);
}

/// The contact of cores with radii r and s around them. Its points lie halfway between the two surfaces, at the ends of what the
/// farthest sides (or corners) of the two have in common along the surface.
constexpr exact_contact<2> contact_of_cores(corner_list const& a, rational const& r, corner_list const& b, rational const& s,
                                            bool apart) {
    way_out const way = [&] {
        if (!apart) return shortest_way_out(a, b);
        auto const nearest = nearest_apart(a, b);
        return way_out(nearest.on_b - nearest.on_a, a, b);
    }();
    auto const& n = way.normal;
    rational const length = squared_norm(n);
    exact_contact<2> c{.normal = unit(n), .depth = {r + s, way.overlap / length, length}, .points = {}, .count = 0};
    farthest const on_a(a, n), on_b(b, -n);  // b's places are mirrored, as its direction is
    rational const low = max(on_a.place[0], -on_b.place[1]), high = min(on_a.place[1], -on_b.place[0]);
    rational const middle = (on_a.height - on_b.height) / (rational(2) * length), lean = (r - s) / (rational(2) * length);
    auto const add = [&](rational const& place) {
        auto const across = perp(n) * (place / length);
        auto& p = c.points[c.count++];
        for (size_t i = 0; i < 2; ++i) p[i] = {across[i] + n[i] * middle, n[i] * lean, length};
    };
    add(low);
    if (low < high) add(high);
    return c;
}

}  // namespace hantei
