// SPDX-License-Identifier: MIT
// The values of a contact of two convex cores whose case is known (core_contact.cppm): its manifold, or the minimum translation alone.
export module hantei:manifold_of_cores;
import :base;
import :vec;
import :results;
import :ladder;
import :convex_core;
import :core_contact;

namespace hantei {

/// The contact manifold of two convex cores whose case is known, rounded to `Result`.
template <class Result>
struct manifold_of_cores {
    using result = contact_manifold<Result, 2>;

    template <class Rung, class T, bool WithPoints>
    [[gnu::always_inline]] static constexpr result of(Rung& rung, core_contact<T, WithPoints> const& m,
                                                      core_contact_case const& c) {
        return with_corners(rung, m.a, [&](auto const& of_a) {
            return with_corners(rung, m.b, [&](auto const& of_b) {
                return core_contact<T>::with_direction(rung, c, of_a, of_b,
                                                       [&](auto const& n) { return values(rung, m, c, of_a, of_b, n); });
            });
        });
    }

  private:
    template <class Rung, class T, bool WithPoints>
    [[gnu::always_inline]] static constexpr result values(Rung& rung, core_contact<T, WithPoints> const& m,
                                                          core_contact_case const& c, auto const& of_a, auto const& of_b,
                                                          auto const& n) {
        auto const round = [&](auto const& x) { return rung.template rounded<Result>(x); };
        auto const overlap = core_contact<T>::overlap_along(rung, c, of_a, of_b, n);
        auto const radius_a = rung.number(m.a.radius), radius_b = rung.number(m.b.radius);
        bool const is_round = m.is_round(), between_corners = c.way == core_contact_case::kind::corners;
        result r{};
        auto const length = rung.length(n);
        auto const unit_x = rung.quotient(n.x, length), unit_y = rung.quotient(n.y, length);
        auto const deep = rung.quotient(overlap, length);
        r.normal = {round(unit_x), round(unit_y)};
        if (between_corners) {
            r.depth = round((radius_a + radius_b) - length);
        } else if (is_round) {
            r.depth = round(deep + (radius_a + radius_b));
        } else {
            r.depth = round(deep);
        }
        if constexpr (!WithPoints) return r;
        // The points are midway between the two surfaces. Along n, a corner of a is ahead of the middle of the cores by half the overlap, and
        // a corner of b is behind it by as much. The middle of the surfaces is nearer to the core with the smaller radius.
        auto const point = [&](auto const& p, bool of_first) {
            auto const off = of_first ? halved((radius_a - radius_b) - deep) : halved((radius_a - radius_b) + deep);
            return vec<Result, 2>{round(p.x + unit_x * off), round(p.y + unit_y * off)};
        };
        r.points.count = c.count;
        for (size_t i = 0; i < c.count; ++i) {
            auto const& p = c.points[i];
            r.points.at[i] = p.of_a ? point(of_a.corner(rung, p.corner), true) : point(of_b.corner(rung, p.corner), false);
        }
        return r;
    }
};

/// The minimum translation that separates two convex cores, −normal·depth. The roots of the normal and of the overlap multiply to |n|².
template <class Result>
struct translation_out_of_core {
    using result = vec<Result, 2>;

    template <class Rung, class T, bool WithPoints>
    [[gnu::always_inline]] static constexpr result of(Rung& rung, core_contact<T, WithPoints> const& m,
                                                      core_contact_case const& c) {
        return with_corners(rung, m.a, [&](auto const& of_a) {
            return with_corners(rung, m.b, [&](auto const& of_b) {
                return core_contact<T>::with_direction(rung, c, of_a, of_b, [&](auto const& n) {
                    auto const length = squared_norm(n);
                    auto const overlap = -core_contact<T>::overlap_along(rung, c, of_a, of_b, n);
                    auto const reach = rung.number(m.a.radius) + rung.number(m.b.radius);
                    auto const coordinate = [&](auto const& x) {
                        auto const out = rung.quotient(x * overlap, length);
                        if (!m.is_round()) return rung.template rounded<Result>(out);
                        return rung.template rounded<Result>(out - rung.over_root(x * reach, length));
                    };
                    return result{coordinate(n.x), coordinate(n.y)};
                });
            });
        });
    }
};

}  // namespace hantei
