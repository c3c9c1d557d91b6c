// SPDX-License-Identifier: MIT
// Sorting by index, and the pairs of shapes that may overlap.
export module hantei.level:order;
import :base;
import :list;
import :placement;
import hantei;

namespace hantei::level {

/// 0 ... size - 1 in the order of `less`, which compares two indices; equal ones stay in order. A merge sort from the bottom
/// up: few steps in a constant evaluation.
template <class Less>
constexpr list<uint32_t> sorted(size_t size, Less less) {
    list<uint32_t> order(size), merged(size);
    for (size_t i = 0; i < size; ++i) order[i] = static_cast<uint32_t>(i);
    for (size_t width = 1; width < size; width *= 2) {
        for (size_t first = 0; first < size; first += 2 * width) {
            size_t const middle = first + width < size ? first + width : size;
            size_t const last = first + 2 * width < size ? first + 2 * width : size;
            size_t left = first;
            size_t right = middle;
            for (size_t out = first; out < last; ++out) {
                bool const take_left = right == last || (left < middle && !less(order[right], order[left]));
                merged[out] = take_left ? order[left++] : order[right++];
            }
        }
        order.swap(merged);
    }
    return order;
}

constexpr double magnitude(double x) { return x < 0 ? -x : x; }

/// A box that surely holds the shape: itself for a box, the box of its vertices, else a little more than the least one
/// (hantei::bounds), in a few operations. They err by less than 16 units of 2^-53 of the sum of the sizes; the box is widened by
/// twice that.
constexpr aabb<> widened(vec<> const& low, vec<> const& high, vec<> const& reach) {
    double const margin =
        (magnitude(low.x) + magnitude(low.y) + magnitude(high.x) + magnitude(high.y) + reach.x + reach.y) * 0x1p-48 + 0x1p-1000;
    return {{low.x - reach.x - margin, low.y - reach.y - margin}, {high.x + reach.x + margin, high.y + reach.y + margin}};
}
constexpr aabb<> quick_box(aabb<> const& box) { return box; }
constexpr aabb<> quick_box(disk<> const& d) { return widened(d.center, d.center, {d.radius, d.radius}); }
constexpr aabb<> quick_box(obb<> const& box) {
    double const c = magnitude(box.turn.c);
    double const s = magnitude(box.turn.s);
    return widened(box.center, box.center, {box.half.x * c + box.half.y * s, box.half.x * s + box.half.y * c});
}
constexpr aabb<> quick_box(capsule<> const& c) {
    auto const less = [](double x, double y) { return x < y ? x : y; };
    return widened({less(c.a.x, c.b.x), less(c.a.y, c.b.y)}, {-less(-c.a.x, -c.b.x), -less(-c.a.y, -c.b.y)},
                   {c.radius, c.radius});
}
template <class S>
    requires requires(S const& s) { s.facts(); }
constexpr aabb<> quick_box(S const& s) {
    return s.box();
}
constexpr aabb<> box_around(shape const& set) {
    return visit([](auto const& s) { return quick_box(s); }, set);
}

/// Calls found(i, j) once for each two boxes with a common inner point, by a sweep along x: shapes in boxes that only touch
/// do not overlap. Source: Ericson, Real-Time Collision Detection, section 7.5.
template <class Found>
constexpr void candidate_pairs(list<aabb<>> const& boxes, Found found) {
    auto const order = sorted(boxes.size(), [&](uint32_t a, uint32_t b) { return boxes[a].min.x < boxes[b].min.x; });
    for (size_t i = 0; i < order.size(); ++i) {
        aabb<> const& a = boxes[order[i]];
        for (size_t j = i + 1; j < order.size(); ++j) {
            aabb<> const& b = boxes[order[j]];
            if (a.max.x <= b.min.x) break;
            if (a.min.y < b.max.y && b.min.y < a.max.y) found(order[i], order[j]);
        }
    }
}

}  // namespace hantei::level
