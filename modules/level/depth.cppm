// SPDX-License-Identifier: MIT
// How deep two overlapping shapes lie in each other: for messages only, never for a decision.
export module hantei.level:depth;
import :base;
import :order;
import :placement;
import hantei;

namespace hantei::level {

/// The length of the shortest shift that separates two shapes; rounded several times where `exact` is false.
struct depth {
    double value = 0;
    bool exact = true;
};

/// A box in its own axes u = (c, s) and v = (-s, c).
struct frame {
    vec<> center, half;
    double c = 1, s = 0;

    constexpr explicit frame(aabb<> const& b)
        : center{b.min.x / 2 + b.max.x / 2, b.min.y / 2 + b.max.y / 2},
          half{b.max.x / 2 - b.min.x / 2, b.max.y / 2 - b.min.y / 2} {}
    constexpr explicit frame(obb<> const& b) : center(b.center), half(b.half), c(b.turn.c), s(b.turn.s) {}

    /// Half the length of its shadow on the direction (x, y).
    constexpr double reach(double x, double y) const {
        return magnitude(half.x * (c * x + s * y)) + magnitude(half.y * (c * y - s * x));
    }
};

/// The least overlap of the shadows on the four axes. Source: Ericson, Real-Time Collision Detection, section 4.4.1.
constexpr double box_depth(frame const& a, frame const& b) {
    double const dx = b.center.x - a.center.x;
    double const dy = b.center.y - a.center.y;
    double const axes[4][2]{{a.c, a.s}, {-a.s, a.c}, {b.c, b.s}, {-b.s, b.c}};
    double least = 0;
    bool first = true;
    for (auto const& axis : axes) {
        double const x = axis[0];
        double const y = axis[1];
        double const overlap = a.reach(x, y) + b.reach(x, y) - magnitude(dx * x + dy * y);
        if (first || overlap < least) least = overlap;
        first = false;
    }
    return least < 0 ? 0 : least;
}

/// From outside, the radius less the distance; from inside, the radius and the way to the nearest side.
constexpr double disk_depth(disk<> const& d, obb<> const& b) {
    point<> const center{d.center};
    if (!intersects(center, b)) return d.radius - distance(center, b);
    frame const f{b};
    double const dx = d.center.x - f.center.x;
    double const dy = d.center.y - f.center.y;
    double const to_x = f.half.x - magnitude(f.c * dx + f.s * dy);
    double const to_y = f.half.y - magnitude(f.c * dy - f.s * dx);
    return d.radius + (to_x < to_y ? to_x : to_y);
}

/// Of two shapes that overlap.
constexpr depth depth_of(shape const& a, shape const& b) {
    return visit(
        []<class A, class B>(A const& s, B const& t) -> depth {
            constexpr bool turned = is_same_v<A, obb<>> || is_same_v<B, obb<>>;
            if constexpr (!turned) return {contact(s, t)->depth, true};
            else if constexpr (is_same_v<A, disk<>>) return {disk_depth(s, t), false};
            else if constexpr (is_same_v<B, disk<>>) return {disk_depth(t, s), false};
            else return {box_depth(frame{s}, frame{t}), false};
        },
        a, b);
}

}  // namespace hantei::level
