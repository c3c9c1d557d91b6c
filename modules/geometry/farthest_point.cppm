// SPDX-License-Identifier: MIT
// The support point of a bounded shape: the corner of its core that is farthest along a direction, moved by the radius.
export module hantei:farthest_point;
import :base;
import :vec;
import :shape;
import :own_shapes;
import :shape_traits;
import :rotation;
import :rotated_frame;
import :ladder;
import :convex_core;

namespace hantei {

/// The core and the radius of a bounded shape of space: up to eight corners, or a turned box as it is stored.
template <class T>
struct space_core {
    using scalar_type = T;
    size_t count = 0;
    bool turned = false;  ///< `at` holds center, half extents
    array<vec<T, 3>, 8> at{};
    hantei::rotation<T, 3> rotation;
    T radius{};

    constexpr range_check in_range() const {
        range_check all = all_in_range(radius) & all_in_range(rotation);
        for (size_t i = 0; i < (turned ? 2 : count); ++i) all &= all_in_range(at[i]);
        return all;
    }
};
/// Calls f(offset, scale). The offset is the vector from the center of a turned box to its corner i, times the positive scale of its rotation.
template <class Rung, class T>
[[gnu::always_inline]] constexpr auto with_offset(Rung& rung, space_core<T> const& core, size_t i, auto f) {
    auto const frame = frame_of(rung.number(core.rotation.w), rung.stored(core.rotation.vector()));
    auto const half = rung.stored(core.at[1]);
    size_t const gray = i ^ (i >> 1);
    auto const side = [gray](size_t k, auto const& x) { return (gray >> k & 1) != 0 ? decltype(-x)(x) : -x; };
    auto const frame_axes = axes_of(frame);
    auto const offset = map([&](auto const& x, auto const& y,
                                auto const& z) { return (x * side(0, half.x) + y * side(1, half.y)) + z * side(2, half.z); },
                            frame_axes.x, frame_axes.y, frame_axes.z);
    return f(offset, extent_scale(frame));
}

/// The corner of the core that is farthest along `way`, the first of several, as a measure (ladder.cppm).
template <class T, class Core>
struct farthest_point {
    using scalar_type = T;
    static constexpr size_t dimension = same_as<Core, convex_core<T>> ? 2 : 3;

    Core const& core;
    vec<T, dimension> way;

    [[gnu::always_inline]] constexpr range_check in_range() const { return core.in_range() & all_in_range(way); }
    template <class Rung>
    [[gnu::always_inline]] constexpr size_t choose(Rung& rung) const {
        auto const d = rung.stored(way);
        auto const corner = [&](size_t i) {
            if constexpr (dimension == 2) {
                return any_corner(rung, core, i);
            } else {
                return core.turned ? with_offset(rung, core, i, [](auto const& offset, auto const&) { return offset; })
                                   : rung.stored(core.at[i]);
            }
        };
        size_t best = 0;
        auto farthest = corner(0);
        for (size_t i = 1; i < core.count; ++i) {
            auto const next = corner(i);
            if (rung.sign(dot(d, next - farthest)) <= 0) continue;
            best = i;
            farthest = next;
        }
        return best;
    }
};

template <class Result, size_t N>
struct rounded_farthest_point {
    using result = vec<Result, N>;

    template <class Rung, class T>
    [[gnu::always_inline]] static constexpr result of(Rung& rung, farthest_point<T, convex_core<T>> const& m, size_t i) {
        return with_corners(rung, m.core, [&](auto const& corners) { return moved(rung, m, corners.corner(rung, i)); });
    }
    template <class Rung, class T>
    [[gnu::always_inline]] static constexpr result of(Rung& rung, farthest_point<T, space_core<T>> const& m, size_t i) {
        if (!m.core.turned) return moved(rung, m, rung.stored(m.core.at[i]));
        return with_offset(rung, m.core, i, [&](auto const& offset, auto const& scale) {
            auto const from = rung.stored(m.core.at[0]);
            return rung.template rounded<Result>(
                map([&](auto const& x, auto const& o) { return x + rung.quotient(o, scale); }, from, offset));
        });
    }

  private:
    template <class Rung>
    [[gnu::always_inline]] static constexpr result moved(Rung& rung, auto const& m, auto const& corner) {
        if (m.core.radius == decltype(m.core.radius){0}) return rung.template rounded<Result>(corner);
        auto const d = rung.stored(m.way);
        auto const radius = rung.number(m.core.radius);
        return rung.template rounded<Result>(
            map([&](auto const& x, auto const& along) { return x + rung.over_length(along * radius, d); }, corner, d));
    }
};

/// Calls f with the core of a bounded shape, convex or not.
template <class S>
[[gnu::always_inline]] constexpr auto with_core_of_corners(S const& s, auto f) {
    using T = core_scalar<typename S::scalar_type>;
    if constexpr (S::dimension == 2 && keeps_vertices<S>) {
        if constexpr (!same_as<T, typename S::scalar_type>) {
            return with_core_of_corners(scalar_cast<T>(s), f);
        } else {
            auto const corners = s.core_vertices();
            convex_core<T> core;
            core.count = corners.size();
            core.more = corners.begin();
            return f(core);
        }
    } else if constexpr (S::dimension == 2) {
        return with_convex_core(s, f);
    } else {
        space_core<T> core;
        core.radius = number_cast<T>(radius_of(s));
        if constexpr (is_turned_box<S>) {
            core.count = 8;
            core.turned = true;
            core.at[0] = scalar_cast<T>(s.center), core.at[1] = scalar_cast<T>(s.half_extents);
            core.rotation = scalar_cast<T>(s.rotation);
        } else {
            auto const corners = s.core_vertices();
            core.count = corners.size();
            for (size_t i = 0; i < corners.size(); ++i) core.at[i] = scalar_cast<T>(corners[i]);
        }
        return f(core);
    }
}

}  // namespace hantei
