// SPDX-License-Identifier: MIT
// The sweep of a convex core along a straight way against another core at rest: the time of impact and the contact. It is the chord of
// core_cast.cppm, cut to t from 0 to 1.
export module hantei:core_sweep;
import :base;
import :vec;
import :results;
import :exact_double;
import :ladder;
import :to_doubles;
import :convex_core;
import :core_cast;
import :near_search;

namespace hantei {

/// Whether two cores meet on the way, and the features that touch first.
struct core_sweep_case {
    bool meet = false;
    bool overlap_at_start = false, part_on_way = false;  ///< they overlap at t = 0; the last contact is before t = 1
    bool touch_at_start = false;  ///< they only touch at t = 0
    bool part_at_start = false;  ///< an overlap ends at t = 0
    cast_end enter, exit;
    cast_end touching;  ///< what touches first: `enter`, `exit` if they part at the start, or the side along which the way runs
    bool at_corner = false;  ///< they touch at a sharp corner of D
    array<corner_of_core, 2> points{};
    size_t count = 0;

    /// What happens at t = 0, from the signs of the times at which the chord starts and ends. If the way slides along a side of D, a only
    /// touches b, all the time.
    constexpr void put_start(int starts, int ends, bool slides) {
        part_at_start = !slides && starts < 0 && ends == 0;
        touch_at_start = part_at_start || starts == 0 || (slides && starts < 0);
        overlap_at_start = starts < 0 && !touch_at_start;
    }
};

/// The measure of a sweep for the ladder (ladder.cppm). The way is not zero.
template <class T>
struct core_sweep {
    using scalar_type = T;
    using cast = core_cast<T, stored_way<T>>;
    cast moving;
    /// Whether two segments that slide along each other touch beside the way, as sides of a region do. Else they overlap: the normal is along
    /// the way.
    bool touch_beside = false;

    constexpr range_check in_range() const { return moving.in_range(); }
    constexpr void in_doubles(to_doubles& to, auto const& ask) const {
        moving.in_doubles(to, [&](auto const& converted) { ask(core_sweep<double>{converted, touch_beside}); });
    }

    template <class Rung>
    constexpr core_sweep_case choose(Rung& rung) const {
        core_sweep_case r;
        auto const guess = moving.guessed();
        if (guess.misses) return r;
        core_cast_case found{guess.enter.end, guess.exit.end};
        moving.find(rung, found);
        if (rung.doubt) return r;
        r.enter = found.enter;
        r.exit = found.exit;
        bool const slides = found.along.what != kind::none;
        auto const w = moving.way.in(rung);
        auto const one = rung.number(T{1});
        with_corners(rung, moving.a, [&](auto const& of_a) {
            with_corners(rung, moving.b, [&](auto const& of_b) {
                moving.with_time(rung, r.enter, -1, of_a, of_b, w, [&](auto const& enter) {
                    moving.with_time(rung, r.exit, 1, of_a, of_b, w, [&](auto const& exit) {
                        int const ends = rung.sign(exit);
                        r.meet = ends >= 0 && rung.sign(enter - one) <= 0;
                        if (!r.meet) return;
                        int const starts = rung.sign(enter);
                        r.put_start(starts, ends, slides);
                        r.part_on_way = !r.part_at_start && rung.sign(exit - one) < 0;
                        r.touching = slides ? found.along : r.part_at_start ? r.exit : r.enter;
                        r.at_corner = r.part_at_start ? found.exit_at_corner : found.enter_at_corner;
                        if (slides && starts < 0 && ends > 0) r.at_corner = false;
                        if (found.is_flat && !touch_beside) rung.doubt = true;
                        if (!r.overlap_at_start) add_points(rung, r, r.touch_at_start ? one - one : enter, w);
                    });
                });
            });
        });
        return r;
    }

    /// Finds the case in doubles. Returns whether it is certain: the guess is, and no time is within its error of 0 or 1.
    [[gnu::always_inline]] constexpr bool chosen_approximately(core_sweep_case& r) const {
        if (moving.a.is_box && moving.are_boxes()) return chosen_for_boxes(r) || chosen_for_boxes_on_grid(r);
        auto const guess = moving.guessed();
        if (guess.misses) return true;
        if (!guess.certain) return false;
        bool certain = true;
        auto const sign = [&certain](double x, double error) {
            certain &= x > error || x < -error;
            return x > 0 ? 1 : -1;
        };
        auto const &enter = guess.enter, &exit = guess.exit;
        r.enter = enter.end;
        r.exit = exit.end;
        r.meet = sign(enter.t - 1, enter.error) < 0 && sign(exit.t, exit.error) > 0;
        if (!r.meet) return certain;
        r.touching = r.enter;
        r.overlap_at_start = sign(enter.t, enter.error) < 0;
        r.part_on_way = sign(exit.t - 1, exit.error) < 0;
        if (!r.overlap_at_start) {
            bool const of_b = r.enter.what == kind::side_of_b, sides_touch = enter.touched.count > 0;
            if (sides_touch) r.points = enter.touched.points;
            else r.points[0] = {of_b, of_b ? r.enter.on_a : r.enter.on_b};
            r.count = sides_touch ? enter.touched.count : 1;
        }
        return certain;
    }

  private:
    using kind = cast_end::kind;

    /// A time and a bound of its error.
    struct approximate_time {
        double t, error;
    };
    /// A box along the axes, seen from a stored point. Each bound is off by less than 3u of the greatest, because a bound computed from a
    /// center is rounded twice.
    struct approximate_box {
        approximate_corner low, high;

        [[gnu::always_inline]] constexpr approximate_box(convex_core<T> const& box, vec<T, 2> const& origin)
            : low(seen_from(origin, stored_origin(box))), high(low) {
            if (box.turned) {
                double const x = static_cast<double>(box.half_along(0)), y = static_cast<double>(box.half_along(1));
                low = {low.x - x, low.y - y};
                high = {high.x + x, high.y + y};
            } else {
                high = seen_from(origin, box.corner(2));
            }
        }
        constexpr double greatest() const {
            return larger(greatest_magnitude(low.x, low.y), greatest_magnitude(high.x, high.y));
        }
    };
    /// Finds the case of two boxes along the axes in doubles. D is such a box, too: each of its sides is a side of b minus a parallel side
    /// of a.
    ///
    /// Let M be the greatest coordinate seen from a corner or the center of a, and e = 2^-49·M. The differences that bound D are off by
    /// less than e: by 3u·M for each of the two bounds, and by 2u·M for their own rounding. A time is off by e divided by the pace, and by
    /// two more roundings of its own.
    constexpr bool chosen_for_boxes(core_sweep_case& r) const {
        approximate_box const a(moving.a, stored_origin(moving.a)), b(moving.b, stored_origin(moving.a));
        approximate_corner const w = moving.way.in_doubles();
        double const pace[2]{w.x, w.y}, bottom[2]{a.low.x, a.low.y}, top[2]{a.high.x, a.high.y}, near[2]{b.low.x, b.low.y},
            far[2]{b.high.x, b.high.y};
        double const e = 0x1p-49 * larger(a.greatest(), b.greatest());
        constexpr double infinite = numeric_limits<double>::infinity();
        approximate_time enter[2]{{-infinite, 0}, {-infinite, 0}}, exit[2]{{infinite, 0}, {infinite, 0}};
        for (size_t k = 0; k < 2; ++k) {
            double const low = near[k] - top[k], high = far[k] - bottom[k];
            double const v = pace[k];
            if (v == 0) {
                if (low > e || high < -e) return true;
                if (low > -e || high < e) return false;
            } else {
                double const t0 = (v > 0 ? low : high) / v, t1 = (v > 0 ? high : low) / v, off = 2 * e / magnitude_of(v);
                enter[k] = {t0, off + 0x1p-50 * magnitude_of(t0)};
                exit[k] = {t1, off + 0x1p-50 * magnitude_of(t1)};
            }
        }
        bool certain = true;
        auto const before = [&certain](approximate_time const& x, approximate_time const& y) {
            certain &= magnitude_of(x.t - y.t) > x.error + y.error;
            return x.t < y.t;
        };
        size_t const in = pace[1] == 0 || (pace[0] != 0 && before(enter[1], enter[0])) ? 0 : 1;
        size_t const out = pace[1] == 0 || (pace[0] != 0 && before(exit[0], exit[1])) ? 0 : 1;
        approximate_time const first_contact = enter[in], last_contact = exit[out];
        r.meet = before(first_contact, last_contact) && before(first_contact, {1, 0}) && before({0, 0}, last_contact);
        if (!certain || !r.meet) return certain;
        r.overlap_at_start = before(first_contact, {0, 0});
        r.part_on_way = before(last_contact, {1, 0});
        r.touching = r.enter = moving.end_on_axis(in, pace[in] > 0);
        r.exit = moving.end_on_axis(out, pace[out] < 0);
        if (r.overlap_at_start) return certain;
        // Along the sides that touch, the side of a is moved by `way`.
        size_t const across = 1 - in;
        double const way = first_contact.t * pace[across],
                     off = first_contact.error * magnitude_of(pace[across]) + 0x1p-50 * magnitude_of(way) + 4 * e;
        auto const above = [&](double x, double y) {
            certain &= magnitude_of(x - y) > off;
            return x > y;
        };
        bool const low_is_of_a = above(way + bottom[across], near[across]),
                   high_is_of_b = above(way + top[across], far[across]);
        put_points(r, in, pace[in] > 0, low_is_of_a, high_is_of_b);
        return certain;
    }
    /// Like `chosen_for_boxes`, if doubles hold all numbers exactly: then ties are certain, too. If the way leads from inside D to its
    /// boundary at t = 0, the boxes touch there as they part, and the contact is on the side through which the way leaves D (impact_of).
    [[gnu::noinline]] constexpr bool chosen_for_boxes_on_grid(core_sweep_case& r) const {
        r = {};
        if (moving.a.turned || moving.b.turned) return false;
        auto grid = moving.on_grid();
        if (!grid.is_met) return !grid.exact.doubt;
        using time = decltype(grid.enter);
        exact_double const one = grid.exact.number(1.0);
        int const ends = grid.sign(grid.exit.times);
        r.meet = grid.order(grid.enter, {one, one}) <= 0 && ends >= 0;
        if (!r.meet) return !grid.exact.doubt;
        r.put_start(grid.sign(grid.enter.times), ends, grid.slides);
        r.part_on_way = !r.part_at_start && grid.order(grid.exit, {one, one}) < 0;
        r.enter = moving.end_on_axis(grid.in, grid.towards[grid.in] > 0);
        r.exit = moving.end_on_axis(grid.out, grid.towards[grid.out] < 0);
        size_t const face = grid.slides ? 1 - grid.in : r.part_at_start ? grid.out : grid.in, across = 1 - face;
        bool const a_on_top = grid.slides ? grid.slides_below : grid.towards[face] * (r.part_at_start ? -1 : 1) > 0;
        r.touching = moving.end_on_axis(face, a_on_top);
        if (r.overlap_at_start) return !grid.exact.doubt;
        auto const &a = moving.a, &b = moving.b;
        time const first_contact = r.touch_at_start ? time{grid.exact.number(0.0), one} : grid.enter;
        exact_double const moved = first_contact.times * moving.way.in(grid.exact)[across];
        auto const above = [&](size_t corner) {
            exact_double const of_a = grid.exact.number(a.corner(corner)[across]),
                               of_b = grid.exact.number(b.corner(corner)[across]);
            return grid.sign(moved + (of_a - of_b) * first_contact.scale) > 0;
        };
        put_points(r, face, a_on_top, above(0), above(2));
        return !grid.exact.doubt;
    }
    /// Stores the ends of the contact of two sides across an axis. a_on_top: the high side of a touches the low side of b, else the
    /// reverse. The ends are the inner two of the four corners; low_is_of_a and high_is_of_b say whose they are. They are ordered against
    /// the direction of the side of b.
    constexpr void put_points(core_sweep_case& r, size_t axis, bool a_on_top, bool low_is_of_a, bool high_is_of_b) const {
        auto const corner = [this](bool of_a, size_t i) {
            return corner_of_core{of_a, (of_a ? moving.a : moving.b).of_upright(i)};
        };
        corner_of_core const low_end = corner(low_is_of_a, end_of_side(axis, low_is_of_a == a_on_top, false)),
                             high_end = corner(!high_is_of_b, end_of_side(axis, high_is_of_b != a_on_top, true));
        bool const upwards =
            (axis == 0) == a_on_top;  // against the side of b: its left one goes down, its lower one to the right
        r.points = {upwards ? low_end : high_end, upwards ? high_end : low_end};
        r.count = 2;
    }
    /// The corner at an end of a box's side across an axis: on the high side or the low one, where the other coordinate is high or low.
    static constexpr size_t end_of_side(size_t axis, bool high_side, bool high) {
        if (axis == 0) return high_side ? (high ? 2 : 1) : (high ? 3 : 0);
        return high_side ? (high ? 2 : 3) : (high ? 1 : 0);
    }

    /// Adds the ends of the contact. A side touches a side if both are parallel to d.
    template <class Rung>
    constexpr void add_points(Rung& rung, core_sweep_case& r, auto const& t, auto const& w) const {
        auto const &a = moving.a, &b = moving.b;
        if (r.touching.what == kind::corners) {
            r.points[r.count++] = {false, r.touching.on_b};
            return;
        }
        bool const of_b = r.touching.what == kind::side_of_b;
        auto const &owner = of_b ? b : a, &other = of_b ? a : b;
        size_t const side = of_b ? r.touching.on_b : r.touching.on_a, corner = of_b ? r.touching.on_a : r.touching.on_b;
        auto const d = any_side(rung, owner, side), n = perp(d);
        auto const p = any_corner(rung, other, corner);
        size_t parallel = corner;
        for (size_t i = 0; i < other.count; ++i)
            if (i != corner && rung.sign(dot(n, any_corner(rung, other, i) - p)) == 0) parallel = i;
        if (parallel == corner) {
            r.points[r.count++] = {of_b, corner};
            return;
        }
        // The points are ordered along perp of the normal from a to b, which is against the direction of D's side.
        bool const along = of_b == (owner.winding > 0);
        auto const place = [&](corner_of_core const& c) {
            auto const x = dot(d, any_corner(rung, c.of_a ? a : b, c.corner));
            auto const moved = c.of_a ? x + t * dot(d, w) : x;
            return along ? -moved : moved;
        };
        auto const touched =
            ends_of_touching_sides({of_b, corner}, {of_b, parallel}, {!of_b, side}, {!of_b, owner.after(side)},
                                   [&](auto const& x, auto const& y) { return rung.sign(place(x) - place(y)) < 0; });
        r.points = touched.points;
        r.count = touched.count;
    }
};

/// The answer of a sweep: whether the shapes meet, and the impact if they do.
template <class Result>
struct sweep_answer {
    bool meet = false;
    sweep_hit<Result, 2> hit{};
    /// What comes together and what parts. Nothing if only the last rung of the ladder knows.
    cast_end enter{}, exit{};
    cast_end touching{};  ///< what touches at the impact
    bool at_corner = false;  ///< they touch at a sharp corner of D
};
template <class Result>
struct impact_of_cores {
    using result = sweep_answer<Result>;

    template <class Rung, class T>
    [[gnu::always_inline]] static constexpr result of(Rung& rung, core_sweep<T> const& m, core_sweep_case const& c) {
        result r;
        if (!c.meet) return r;
        r.meet = true;
        r.enter = c.enter;
        r.exit = c.exit;
        r.touching = c.touching;
        r.at_corner = c.at_corner;
        auto const w = m.moving.way.in(rung);
        with_corners(rung, m.moving.a, [&](auto const& of_a) {
            with_corners(rung, m.moving.b, [&](auto const& of_b) {
                auto const put_last = [&](auto const& t) { r.hit.last = rung.template rounded<Result>(t); };
                auto const put_first = [&](auto const& t) {
                    auto const at_start = remove_cvref_t<decltype(t)>{};
                    put_start(rung, m, c, of_a, of_b, w, c.touch_at_start ? at_start : t, r.hit);
                };
                r.hit.last = c.part_at_start ? 0 : 1;
                if (c.enter.what == cast_end::kind::corners && c.exit == c.enter) {  // for example, two balls
                    auto const apart = of_b.corner(rung, c.enter.on_b) - of_a.corner(rung, c.enter.on_a);
                    m.moving.with_arc(rung, apart, w, [&](auto const& time) {
                        put_first(time(-1));
                        if (c.part_on_way) put_last(time(1));
                    });
                    return;
                }
                m.moving.with_time(rung, c.enter, -1, of_a, of_b, w, put_first);
                if (c.part_on_way) m.moving.with_time(rung, c.exit, 1, of_a, of_b, w, put_last);
            });
        });
        return r;
    }

  private:
    /// Coordinate k of the contact point at corner i of a, which has moved by `way` along this axis: the corner shifted by the radius along
    /// the normal. `on_standing` is the same for a corner of b, which does not move.
    template <class Rung, class T>
    [[gnu::always_inline]] static constexpr Result on_moved(Rung& rung, core_sweep<T> const& m, auto const& of_a, size_t i,
                                                            size_t k, auto const& way, auto const& n) {
        auto const& a = m.moving.a;
        auto const x = of_a.coordinate(rung, i, k);
        if (T{0} < a.radius) return rung.template rounded<Result>(way + x + n * rung.number(a.radius));
        if constexpr (Rung::tells_sums) {
            if (m.moving.way.way[k] == T{0}) return rung.template rounded<Result>(x);
        }
        return rung.template rounded<Result>(way + x);
    }
    template <class Rung, class T>
    [[gnu::always_inline]] static constexpr Result on_standing(Rung& rung, core_sweep<T> const& m, auto const& of_b, size_t i,
                                                               size_t k, auto const& n) {
        auto const& b = m.moving.b;
        auto const x = of_b.coordinate(rung, i, k);
        return T{0} < b.radius ? rung.template rounded<Result>(x - n * rung.number(b.radius))
                               : rung.template rounded<Result>(x);
    }

    template <class Rung, class T>
    [[gnu::always_inline]] static constexpr void put_start(Rung& rung, core_sweep<T> const& m, core_sweep_case const& c,
                                                           auto const& of_a, auto const& of_b, auto const& w, auto const& t,
                                                           sweep_hit<Result, 2>& hit) {
        auto const round = [&](auto const& x) { return rung.template rounded<Result>(x); };
        if (!c.overlap_at_start) hit.first = round(t);
        m.moving.with_normal(rung, c.touching, of_a, of_b, w, t, [&](auto const& nx, auto const& ny) {
            hit.normal = {round(nx), round(ny)};
            int const axis = m.moving.axis_of_side(c.touching);
            for (size_t i = 0; i < c.count; ++i) {
                auto const touched = [&](size_t k, auto const& n) {
                    if (c.points[i].of_a && axis == (k == 0 ? 1 : 0))
                        return m.moving.across_side(rung, of_b.coordinate(rung, c.touching.on_b, k), -hit.normal[k]);
                    return c.points[i].of_a ? on_moved(rung, m, of_a, c.points[i].corner, k, t * w[k], n)
                                            : on_standing(rung, m, of_b, c.points[i].corner, k, n);
                };
                add_if_new(hit.points, vec<Result, 2>{touched(0, nx), touched(1, ny)});
            }
        });
    }
};

/// The unit normal from a to b with which two cores come together: at the first end of the chord, whenever that is.
template <class Result>
struct normal_of_entry {
    using result = vec<Result, 2>;

    template <class Rung, class T, class Way>
    [[gnu::always_inline]] static constexpr result of(Rung& rung, core_cast<T, Way> const& m, core_cast_case const& c) {
        result r;
        // Shapes do not come together along a side. At a sharp corner, regions may have another normal than their sides.
        rung.doubt |= c.enter_at_corner || c.along.what != cast_end::kind::none;
        auto const w = m.way.in(rung);
        with_corners(rung, m.a, [&](auto const& of_a) {
            with_corners(rung, m.b, [&](auto const& of_b) {
                auto const put = [&](auto const& t) {
                    m.with_normal(rung, c.enter, of_a, of_b, w, t, [&](auto const& x, auto const& y) {
                        r = {rung.template rounded<Result>(x), rung.template rounded<Result>(y)};
                    });
                };
                if (c.enter.what == cast_end::kind::corners) m.with_time(rung, c.enter, -1, of_a, of_b, w, put);
                else put(rung.number(T{0}));
            });
        });
        return r;
    }
};

}  // namespace hantei
