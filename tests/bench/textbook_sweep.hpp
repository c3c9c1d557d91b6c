// SPDX-License-Identifier: MIT
// The plain floating-point code that everybody writes, for a shape that moves straight on towards one that stands still.
#pragma once

#include "textbook_boxes.hpp"

namespace textbook {

template <class V>
struct impact {
    typename V::scalar_type first, last;
    V normal;
    V points[2];
    int count;
};
/// Ericson 5.5.5.
inline constexpr auto sweep_disk_disk = [](auto const& a, auto const& way, auto const& b) {
    using V = std::remove_cvref_t<decltype(a.center)>;
    using T = typename V::scalar_type;
    using result = std::optional<impact<V>>;
    V const o = sub(a.center, b.center);
    T const reach = a.radius + b.radius;
    auto const times = through_circle(o, way, reach);
    if (!times || times->first > 1 || times->second < 0) return result();
    V const n = scaled(along(o, way, times->first), -1 / reach);
    impact<V> r{std::max(times->first, T{0}), std::min(times->second, T{1}), n, {}, 0};
    if (times->first >= 0) r.points[r.count++] = along(b.center, n, -b.radius);
    return result(r);
};
/// Ericson 5.5.7: the box grown by the radius; where its corner is met, the circle about that corner.
inline constexpr auto sweep_disk_aabb = [](auto const& a, auto const& way, auto const& b) {
    using V = std::remove_cvref_t<decltype(a.center)>;
    using T = typename V::scalar_type;
    using result = std::optional<impact<V>>;
    auto const in =
        through_slabs(a.center, way, V{b.min.x - a.radius, b.min.y - a.radius}, V{b.max.x + a.radius, b.max.y + a.radius});
    if (in.exit < std::max(in.enter, T{0}) || in.enter > 1) return result();
    T time[2]{in.enter, in.exit};
    V normal{}, at{};
    for (int end = 0; end < 2; ++end) {
        V const p = along(a.center, way, time[end]);
        V const nearest{clamp(p.x, b.min.x, b.max.x), clamp(p.y, b.min.y, b.max.y)};
        V n = negated(normal_against(way, in.first_axis));
        if (nearest.x != p.x && nearest.y != p.y) {
            V const from = sub(a.center, nearest);
            auto const times = through_circle(from, way, a.radius);
            if (!times) return result();
            time[end] = end == 0 ? times->first : times->second;
            n = scaled(along(from, way, time[end]), -1 / a.radius);
        }
        if (end == 0) {
            normal = n;
            at = nearest;
        }
    }
    if (time[0] > 1 || time[1] < 0) return result();
    return result({std::max(time[0], T{0}), std::min(time[1], T{1}), normal, {at, {}}, time[0] >= 0 ? 1 : 0});
};
/// The separating axis theorem with times: Ericson 5.5.8, for boxes as in Eberly, Geometric Tools.
inline constexpr auto sweep_obb_obb = [](auto const& a, auto const& way, auto const& b) {
    using V = std::remove_cvref_t<decltype(a.center)>;
    using T = typename V::scalar_type;
    using result = std::optional<impact<V>>;
    auto const axes = axes_of(a, b);
    T first = -1e30f, last = 1e30f;
    std::size_t axis = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        T const speed = dot(axes.axis[i], way), k = 1 / speed, middle = axes.place[i] * k, reach = axes.reach[i] * std::abs(k);
        if (speed == 0) {
            if (std::abs(axes.place[i]) > axes.reach[i]) return result();
            continue;
        }
        if (middle - reach > first) {
            first = middle - reach;
            axis = i;
        }
        last = std::min(last, middle + reach);
        if (first > last || first > 1 || last < 0) return result();
    }
    V const n = dot(axes.axis[axis], way) > 0 ? axes.axis[axis] : negated(axes.axis[axis]);
    impact<V> r{std::max(first, T{0}), std::min(last, T{1}), n, {}, 0};
    if (first >= 0) r.count = points_between(a, b, scaled(way, first), axis, n, T{1e-5f}, r.points);
    return result(r);
};

}  // namespace textbook
