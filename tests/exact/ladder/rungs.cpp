// SPDX-License-Identifier: MIT
// Every rung of every measure of convex shapes, forced and compared with fractions: the case that it chooses, and the numbers that it
// rounds, wherever it is certain of them.
module;
#include <doctest/doctest.h>

#include "effort.hpp"
#include "hard_numbers.hpp"

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>
module hantei;

namespace {

using namespace hantei;
using ladder::hard_numbers;

// ---------------------------------------------------------------------------------------------------- bits of an answer
struct bit_list {
    std::vector<std::uint64_t> bits;

    void add(double x) { bits.push_back(std::bit_cast<std::uint64_t>(x)); }
    template <class T, size_t N>
    void add(vec<T, N> const& v) {
        for (size_t i = 0; i < N; ++i) add(static_cast<double>(v[i]));
    }
    template <class T, size_t N>
    void add(closest<T, N> const& c) {
        add(c.on_a);
        add(c.on_b);
    }
    template <class T, size_t N>
    void add(contact_manifold<T, N> const& m) {
        add(m.normal);
        add(static_cast<double>(m.depth));
        for (auto const& p : m.points) add(p);
    }
    template <class T>
    void add(sweep_answer<T> const& r) {
        add(r.meet ? 1.0 : 0.0);
        if (r.meet) add(r.hit);
    }
    template <class T>
    void add(sweep_hit<T, 2> const& r) {
        add(static_cast<double>(r.first));
        add(static_cast<double>(r.last));
        add(r.normal);
        for (auto const& p : r.points) add(p);
    }
    friend bool operator==(bit_list const&, bit_list const&) = default;
};
bit_list bits_of(auto const& answer) {
    bit_list r;
    r.add(answer);
    return r;
}

// ---------------------------------------------------------------------------------------------------- forced rungs
/// How often a rung was certain of a case, or of the numbers.
struct tally {
    long asked = 0, certain = 0, wrong = 0;

    void note(bool is_certain, bool is_right) {
        ++asked;
        certain += is_certain;
        wrong += is_certain && !is_right;
    }
    double share() const { return asked == 0 ? 0 : static_cast<double>(certain) / static_cast<double>(asked); }
};
struct tallies {
    tally doubles_choose, balls_choose, doubles_round, leans_round, balls_round, compiled;
};

template <class Values, class Measure>
void compare(Measure const& m, tallies& t) {
    if (!m.in_range()) return;
    by_fractions fractions;
    auto const of_fractions = m.choose(fractions);
    auto const exact_answer = bits_of(Values::of(fractions, m, of_fractions));
    case_of<Measure> in_doubles{};
    bool const certain = chosen_in_doubles(m, in_doubles);
    t.doubles_choose.note(certain, certain && bits_of(Values::of(fractions, m, in_doubles)) == exact_answer);
    by_balls choosing;
    auto const of_balls = m.choose(choosing);
    t.balls_choose.note(!choosing.doubt, !choosing.doubt && bits_of(Values::of(fractions, m, of_balls)) == exact_answer);
    if constexpr (std::is_same_v<typename rounded_scalar<typename Values::result>::type, float>) {
        by_counted_doubles doubles;
        auto const double_answer = bits_of(Values::of(doubles, m, of_fractions));
        t.doubles_round.note(!doubles.doubt, double_answer == exact_answer);
    }
    if constexpr (goes_by_leans<Values, typename Measure::scalar_type>) {
        by_leans leans;
        auto const lean_answer = bits_of(Values::of(leans, m, of_fractions));
        t.leans_round.note(!leans.doubt, lean_answer == exact_answer);
    }
    by_balls rounding;
    auto const ball_answer = bits_of(Values::of(rounding, m, of_fractions));
    t.balls_round.note(!rounding.doubt, ball_answer == exact_answer);
    t.compiled.note(true, bits_of(measured<Values>(m)) == exact_answer);
}

// ---------------------------------------------------------------------------------------------------- scenes
enum class scene { random, grid, near_grid, wild, all_magnitudes };

template <class T>
struct stage {
    hard_numbers& d;
    scene kind;

    T number(int size) const {
        if constexpr (std::is_same_v<T, double>) {
            double const on_grid = d.whole(-4 * size, 4 * size) * 0.25;
            if (kind == scene::grid) return on_grid;
            if (kind == scene::near_grid)
                return d.one_in(2) ? on_grid : on_grid + d.sign() * hard_numbers::power(-d.whole(40, 60));
            if (kind == scene::wild) return d.number(-30, 30);
            if (kind == scene::all_magnitudes) return d.number(-1000, 1000);
            return (2 * d.part() - 1) * size;
        } else {
            if (kind == scene::random || kind == scene::wild)
                return static_cast<T>(d.bits() >> d.whole(4, 40)) - static_cast<T>(d.bits() >> d.whole(4, 40));
            return d.whole(-4 * size, 4 * size);
        }
    }
    T length(int size) const {
        T const x = number(size);
        return x < T{0} ? -x : x;
    }
    vec<T, 2> place() const { return {number(4), number(4)}; }
    vec<T, 2> arrow() const { return {number(3), number(3)}; }
    rotation<T, 2> turn() const {
        if (kind == scene::grid) return rotation<T, 2>::quarter_turns(d.whole(0, 3));
        for (;;)
            if (auto const v = arrow(); v.x != T{0} || v.y != T{0}) return {v.x, v.y};
    }
    /// Corners on a parabola.
    convex<std::vector<vec<T, 2>>> bow() const {
        auto const from = place();
        T step = kind == scene::wild ? T{1} : std::is_same_v<T, double> ? static_cast<T>(0.5) : T{1};
        if (kind == scene::all_magnitudes) step += larger(abs(from.x), abs(from.y));
        std::vector<vec<T, 2>> corners;
        for (int i = 0; i < 5; ++i)
            corners.push_back({from.x + step * static_cast<T>(i), from.y + step * static_cast<T>(i * i)});
        return convex(corners);
    }
};

template <class T>
using any_of_these =
    std::variant<disk<T>, segment<T, 2>, capsule<T, 2>, triangle<T, 2>, aabb<T, 2>, obb<T, 2>, convex<std::vector<vec<T, 2>>>>;

template <class T>
any_of_these<T> drawn(stage<T> const& s) {
    auto const p = s.place();
    switch (s.d.whole(0, 6)) {
        case 0: return disk<T>{p, s.length(2)};
        case 1: return segment<T, 2>{p, p + s.arrow()};
        case 2: return capsule<T, 2>{p, p + s.arrow(), s.length(1)};
        case 3: return triangle<T, 2>{p, p + s.arrow(), p + s.arrow()};
        case 4: return aabb<T, 2>{p, p + vec<T, 2>{s.length(2), s.length(2)}};
        case 5: return obb<T, 2>{p, {s.length(2), s.length(2)}, s.turn()};
        default: return s.bow();
    }
}

// ---------------------------------------------------------------------------------------------------- what is compared
/// Balls and boxes along the axes, as by_box_contact sees them.
template <class Manifold, class Translation, class A, class B>
void compare_contact(A const& a, B const& b, tallies& t) {
    using T = core_scalar<typename A::scalar_type>;
    auto const [p, q] = stored_nearest(a, b);
    T const radius_a = radius_of(a), radius_b = radius_of(b);
    auto const both = [&t](auto const& m) {
        compare<Manifold>(m, t);
        compare<Translation>(m, t);
    };
    if (p.x != q.x && p.y != q.y) return both(point_contact<T, 2>{p, q, radius_a, radius_b});
    both(box_contact<T, 2>{core_interval<T>(a), core_interval<T>(b), radius_a, radius_b});
}
template <class A, class B>
void compare_gaps_and_contacts(A const& a, B const& b, tallies& t) {
    bool const cores_apart = relate(core_of(a), core_of(b)) == relation::disjoint;
    with_convex_core(a, [&](auto const& core_a) {
        with_convex_core(b, [&](auto const& core_b) {
            gap_of_cores const gap{core_a, core_b};
            if (relate(a, b) == relation::disjoint) {
                compare<width_of_gap<double>>(gap, t);
                compare<squared_width_of_gap<double>>(gap, t);
                compare<ends_of_core_gap<double>>(gap, t);
                if constexpr (std::is_same_v<typename A::scalar_type, double>) compare<width_of_gap<float>>(gap, t);
                return;
            }
            if (cores_apart) {
                compare<point_in_core_gap<double>>(gap, t);
            } else {
                compare<point_in_both_cores<double>>(meeting_cores{core_a, core_b}, t);
            }
        });
    });
    if constexpr (stored_nearest_known<A, B>) {
        compare_contact<manifold_of_boxes<double, 2>, translation_out_of_box<double, 2>>(a, b, t);
    } else if constexpr (contactable<A, B>) {
        with_convex_core(a, [&](auto const& core_a) {
            with_convex_core(b, [&](auto const& core_b) {
                core_contact const m{core_a, core_b, cores_apart};
                compare<manifold_of_cores<double>>(m, t);
                compare<translation_out_of_core<double>>(m, t);
                if constexpr (std::is_same_v<typename A::scalar_type, double>) compare<manifold_of_cores<float>>(m, t);
            });
        });
    }
}
/// The exact way of a sweep is not a rung: it is written for rays, too.
template <class A, class B, class T>
std::optional<sweep_hit<double, 2>> exact_impact(A const& a, vec<T, 2> const& way, B const& b) {
    auto const x = exact(a);
    auto const y = exact(b);
    return impact_of<double>(
        {unbounded_hull_of(core_of(x)), unbounded_hull_of(core_of(y)), radius_of(x), radius_of(y), exact(way)});
}
template <class A, class B, class T>
void compare_sweep(A const& a, vec<T, 2> const& way, B const& b, tally& t) {
    if (way == vec<T, 2>{}) return;
    auto const expected = exact_impact(a, way, b);
    CHECK(!(expected.has_value() && surely_apart_on_way(a, way, b)));
    with_straight_core(a, [&](auto const& core_a) {
        with_straight_core(b, [&](auto const& core_b) {
            core_sweep<T> const m{{core_a, core_b, {way}}};
            auto const is_right = [&expected](sweep_answer<double> const& found) {
                return found.meet == expected.has_value() && (!found.meet || bits_of(found.hit) == bits_of(*expected));
            };
            sweep_answer<double> found;
            bool const certain = by_certain_rungs<impact_of_cores<double>, split_products>(m, found);
            t.note(certain, certain && is_right(found));
            CHECK(is_right(swept<double>(m)));
        });
    });
}

template <class T>
void run(scene kind, std::uint64_t seed, tallies& t, tally& sweeps) {
    hard_numbers d{seed};
    stage<T> const s{d, kind};
    for (long i = 0; i < ladder::draws; ++i) {
        auto const a = drawn(s), b = drawn(s);
        auto const way = s.arrow() + s.arrow();
        INFO("draw " << i);
        std::visit(
            [&](auto const& x, auto const& y) {
                compare_gaps_and_contacts(x, y, t);
                compare_sweep(x, way, y, sweeps);
            },
            a, b);
    }
}
void nothing_is_wrong(tallies const& t, tally const& sweeps) {
    CHECK(t.doubles_choose.wrong == 0);
    CHECK(t.balls_choose.wrong == 0);
    CHECK(t.doubles_round.wrong == 0);
    CHECK(t.leans_round.wrong == 0);
    CHECK(t.balls_round.wrong == 0);
    CHECK(t.compiled.wrong == 0);
    CHECK(sweeps.wrong == 0);
    MESSAGE("certain: doubles choose " << t.doubles_choose.share() << ", balls choose " << t.balls_choose.share()
                                       << ", doubles round " << t.doubles_round.share() << ", leans round "
                                       << t.leans_round.share() << ", balls round " << t.balls_round.share() << ", sweeps "
                                       << sweeps.share());
}

TEST_CASE("what a rung is certain of is what fractions say: random doubles") {
    tallies t;
    tally sweeps;
    run<double>(scene::random, 1, t, sweeps);
    nothing_is_wrong(t, sweeps);
    CHECK(t.doubles_choose.share() > 0.85);
    CHECK(t.doubles_round.share() > 0.99);
    CHECK(t.leans_round.share() > 0.98);
    CHECK(t.balls_choose.share() > 0.99);
    CHECK(sweeps.share() > 0.95);
}
TEST_CASE("what a rung is certain of is what fractions say: quarter grids") {
    tallies t;
    tally sweeps;
    run<double>(scene::grid, 2, t, sweeps);
    nothing_is_wrong(t, sweeps);
    CHECK(t.balls_choose.share() > 0.8);
    CHECK(sweeps.share() > 0.5);
}
TEST_CASE("what a rung is certain of is what fractions say: near to quarter grids") {
    tallies t;
    tally sweeps;
    run<double>(scene::near_grid, 3, t, sweeps);
    nothing_is_wrong(t, sweeps);
}
TEST_CASE("what a rung is certain of is what fractions say: mixed magnitudes") {
    tallies t;
    tally sweeps;
    run<double>(scene::wild, 4, t, sweeps);
    nothing_is_wrong(t, sweeps);
}
TEST_CASE("what a rung is certain of is what fractions say: 64-bit integers") {
    tallies t;
    tally sweeps;
    run<std::int64_t>(scene::grid, 5, t, sweeps);
    run<std::int64_t>(scene::wild, 6, t, sweeps);
    nothing_is_wrong(t, sweeps);
    CHECK(t.balls_round.share() > 0.9);
}
/// Any two shapes, and disks that move past another shape nearly as far from it as they reach.
TEST_CASE("shapes that meet on a way are not taken to be apart: at all magnitudes, and where they nearly touch") {
    hard_numbers d{8};
    for (scene const kind : {scene::wild, scene::all_magnitudes}) {
        stage<double> const s{d, kind};
        tally apart;
        auto const look = [&](auto const& a, vec<double, 2> const& way, auto const& b) {
            bool const seen = surely_apart_on_way(a, way, b), meet = exact_impact(a, way, b).has_value();
            apart.note(seen, !meet);
        };
        for (long i = 0; i < ladder::draws / 2; ++i) {
            INFO("draw " << i);
            auto way = s.arrow() + s.arrow();
            if (d.one_in(2)) way.y = d.one_in(2) ? way.x : 0;  // where the estimate of its length is least above it
            if (way == vec<double, 2>{}) continue;
            std::visit([&](auto const& a, auto const& b) { look(a, way, b); }, drawn(s), drawn(s));
            double const length = std::hypot(way.x, way.y), radius = length * (1 + d.part());
            vec<double, 2> const at{radius * d.part(), radius * d.part()};
            auto const beside = perp(way) * (radius / length * (1 + d.sign() * hard_numbers::power(-d.whole(1, 60))));
            look(disk<double>{at + way * -0.5 + beside, radius / 4}, way, disk<double>{at, radius * 0.75});
            look(segment<double, 2>{at + way * -0.5 + beside, at + beside}, way, disk<double>{at, radius});
        }
        CHECK(apart.wrong == 0);
        CHECK(apart.share() > 0.2);
    }
}

}  // namespace
