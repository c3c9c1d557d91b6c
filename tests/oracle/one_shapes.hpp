// SPDX-License-Identifier: MIT
// The table of single shapes, and how one of them is judged.
#pragma once

#include "number_lists.hpp"
#include "one_checker.hpp"

#include "ask.hpp"  // imports the library, so these come last
#include "ring_kinds.hpp"

namespace oracle {

/// The numbers of a shape that a motion treats alike: x a position, d a direction, r lengths, t a turn.
template <class T>
struct part {
    char role;
    std::vector<T> numbers;
};

template <class S>
std::vector<part<typename S::scalar_type>> parts_of(S const& s) {
    using T = typename S::scalar_type;
    std::vector<part<T>> r;
    auto const add = [&r](char role, auto const& v) {
        r.push_back({role, {}});
        for (std::size_t i = 0; i < S::dimension; ++i) r.back().numbers.push_back(v[i]);
    };
    if constexpr (requires { s.position(); }) add('x', s.position());
    if constexpr (requires { s.a; }) add('x', s.a);
    if constexpr (requires { s.b; }) add('x', s.b);
    if constexpr (requires { s.c; }) add('x', s.c);
    if constexpr (requires { s.origin; }) add('x', s.origin), add('d', s.direction);
    if constexpr (requires { s.center; }) add('x', s.center);
    if constexpr (requires { s.radius; }) r.push_back({'r', {s.radius}});
    if constexpr (requires { s.half_extents; }) add('r', s.half_extents);
    if constexpr (requires { s.rotation; }) {
        if constexpr (S::dimension == 2) r.push_back({'t', {s.rotation.c, s.rotation.s}});
        else r.push_back({'t', {s.rotation.w, s.rotation.x, s.rotation.y, s.rotation.z}});
    }
    if constexpr (requires { s.corner_count(); }) {
    } else if constexpr (requires { s.vertices(); }) {
        for (auto const& p : s.core_vertices()) add('x', p);
    }
    return r;
}

/// (c, s) as complex numbers, (w, x, y, z) as quaternions: a turn by b, then by a.
inline std::vector<Q> product(std::vector<Q> const& a, std::vector<Q> const& b) {
    if (a.size() == 2) return {Q(a[0] * b[0] - a[1] * b[1]), Q(a[0] * b[1] + a[1] * b[0])};
    return {Q(a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3]), Q(a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2]),
            Q(a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1]), Q(a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0])};
}

/// The numbers of a shape after a motion: the true ones.
template <class S, std::size_t N = S::dimension>
std::vector<surd> moved_numbers(S const& s, hantei::pose<typename S::scalar_type, N> const& at) {
    auto const columns = axes(at.rotation);
    std::vector<Q> turn;
    if constexpr (N == 2) turn = {at.rotation.c, at.rotation.s};
    else turn = {at.rotation.w, at.rotation.x, at.rotation.y, at.rotation.z};
    std::vector<part<Q>> parts;
    if constexpr (requires { s.min; }) {
        parts = {{'x', {}}, {'r', {}}, {'t', {Q(1), Q(0)}}};
        parts[2].numbers.resize(turn.size());
        for (std::size_t i = 0; i < N; ++i) {
            parts[0].numbers.push_back((Q(s.min[i]) + Q(s.max[i])) / 2);
            parts[1].numbers.push_back((Q(s.max[i]) - Q(s.min[i])) / 2);
        }
    } else {
        for (auto const& p : parts_of(s)) parts.push_back({p.role, {p.numbers.begin(), p.numbers.end()}});
    }
    std::vector<surd> r;
    for (auto const& p : parts) {
        if (p.role == 't')
            for (auto const& x : product(turn, p.numbers)) r.push_back({x});
        if (p.role == 'r')
            for (auto const& x : p.numbers) r.push_back({x});
        for (std::size_t i = 0; i < N && (p.role == 'x' || p.role == 'd'); ++i) {
            Q sum = p.role == 'x' ? Q(at.translation[i]) : Q(0);
            for (std::size_t k = 0; k < N; ++k) sum += columns[k][i] * p.numbers[k];
            r.push_back({sum});
        }
    }
    return r;
}

template <class M, std::size_t N, class S>
void ask_image(one_answer<M, N>& r, S const& s, hantei::pose<typename S::scalar_type, N> const& at) {
    auto const truth = moved_numbers(s, at);
    try {
        std::size_t k = 0;
        for (auto const& p : parts_of(hantei::transform(s, at)))
            for (auto const x : p.numbers) r.image.emplace_back(truth.at(k++), x);
    } catch (std::domain_error const&) {  // only where a number is beyond the range
        constexpr M beyond = std::numeric_limits<M>::infinity();
        bool const right = std::any_of(truth.begin(), truth.end(),
                                       [](surd const& x) { return is_nearest(x, beyond) || is_nearest(x, -beyond); });
        if (!right) throw;
    }
}

template <class T>
Q fraction(T x) {
    if constexpr (std::is_integral_v<T>) return Q(static_cast<long>(x));
    else return Q(x);
}

/// Everything about one shape; the numbers from `more` on are a direction, and for a motion a translation and a turn.
template <class S>
one_answer<measure_of<typename S::scalar_type>, S::dimension> ask_one(S const& s, std::vector<typename S::scalar_type> const& v,
                                                                      std::size_t more) {
    using T = typename S::scalar_type;
    using M = measure_of<T>;
    constexpr std::size_t N = S::dimension;
    constexpr bool bounded = !requires { s.direction; };
    one_answer<M, N> r;
    try {
        if constexpr (N == 2) r.area = hantei::area(s);
        if constexpr (bounded) {
            r.centroid = place_from(hantei::centroid(s));
            r.support = place_from(hantei::support(s, vec_at<T, N>(v.data() + more)));
            auto const box = hantei::bounds(s);
            auto const end = [](T x, std::int64_t inwards) {
                bool const negative_zero = std::is_floating_point_v<T> && x == 0 && std::signbit(static_cast<double>(x));
                return typename one_answer<M, N>::end{fraction(x), fraction(next_toward(x, inwards)),
                                                      next_toward(x, -inwards) == x, negative_zero};
            };
            for (std::size_t i = 0; i < N; ++i) r.bounds.push_back({end(box.min[i], 1), end(box.max[i], -1)});
        }
        if constexpr (std::is_floating_point_v<T> && !requires { s.facts(); }) {
            hantei::pose<T, N> at;
            at.translation = vec_at<T, N>(v.data() + more + N);
            T const* t = v.data() + more + 2 * N;
            if constexpr (N == 2) {
                auto const size = std::hypot(t[0], t[1]);
                at.rotation = {static_cast<T>(t[0] / size), static_cast<T>(t[1] / size)};
            } else {
                at.rotation = {t[0], t[1], t[2], t[3]};
            }
            ask_image(r, s, at);
        }
    } catch (std::exception const& e) {
        r.error = e.what();
    }
    return r;
}

template <class T>
std::vector<T> any_numbers(number_lists<T>& source, std::size_t index) {
    switch (index % 10) {
        case 0: return source.on_grid(6);
        case 1: return source.small();
        case 2: return source.decimal();
        case 3: return source.uniform();
        case 4: return source.wild();
        case 5: return source.one_magnitude();
        case 6: return source.two_magnitudes();
        case 7: return source.ties();
        case 8: return source.quarters();
        default: return source.degenerate();
    }
}

/// (A template of the scalar alone, as source_of_either.)
template <class T>
std::function<std::string()> source_on_demand(std::string (*source)(drawn<T> const&), drawn<T> const& d) {
    return [source, &d] { return source(d); };
}

template <class S>
void judge_one(options const& o, style how, std::uint64_t seed, std::size_t& shown, tally& counts) {
    using T = typename S::scalar_type;
    constexpr std::size_t N = S::dimension;
    std::string layout = how.layout();
    if constexpr (requires { maker<S>::layout; }) layout = layout_of<S>();
    number_lists<T> source(layout, N == 2 ? "dd,xx,tt" : "ddd,xxx,tttt", seed);
    for (std::size_t i = 0; i < o.cases; ++i) {
        auto const v = any_numbers(source, i);
        auto const d = draw<T>(how, source.split(), v.data());
        if (!d.good) continue;
        common_grid const grid = grid_of(d, drawn<T>{});
        one_case<N> c{{}, grid.shift, {}, {}};
        auto const shape = [&d] {
            if constexpr (requires { maker<S>::layout; }) return maker<S>::make(d.numbers.data());
            else return kind_of<S>::make(d);
        }();
        if constexpr (requires { maker<S>::layout; }) {
            c.shape = exact(shape, grid);
            c.source = source_on_demand<T>([](drawn<T> const& x) { return source_of<S>(x.numbers, 0); }, d);
        } else {
            kind<T> const erased = kind_of<S>::erased();
            std::visit([&c](auto const& f) { c.shape = f; }, erased.exact(d, grid));
            c.source = source_on_demand<T>(erased.source, d);
        }
        for (std::size_t k = 0; k < N; ++k) c.direction[k] = grid.number(v[source.split() + k]);
        auto const got = ask_one(shape, v, source.split());
        if (!one_checker<measure_of<T>, N>(c, got, counts, !o.quiet && shown < o.examples).judge()) ++shown;
    }
}

/// Judges a shape in all styles, each with its share of the cases.
template <class S>
tally run_one(options const& o) {
    options of_style = o;
    std::vector<style> styles(1);
    if constexpr (!requires { maker<S>::layout; }) styles = kind_of<S>::erased().styles;
    of_style.cases = (o.cases + styles.size() - 1) / styles.size();
    tally counts;
    std::size_t shown = 0;
    std::uint64_t seed = o.seed * 1000;
    for (auto const& how : styles) judge_one<S>(of_style, how, ++seed, shown, counts);
    return counts;
}

template <class S>
entry one_entry(std::size_t share) {
    using T = typename S::scalar_type;
    return {std::string(maker<S>::name) + (S::dimension == 2 ? "-2d" : "-3d"), type_name<T>, share_of<T>(share), run_one<S>};
}

template <class T>
std::vector<entry> single_shapes() {
    return {one_entry<hantei::point<T, 2>>(2'000),    one_entry<hantei::segment<T, 2>>(2'000),
            one_entry<hantei::ray<T, 2>>(2'000),      one_entry<hantei::line<T, 2>>(2'000),
            one_entry<hantei::ball<T, 2>>(2'000),     one_entry<hantei::aabb<T, 2>>(2'000),
            one_entry<hantei::obb<T, 2>>(4'000),      one_entry<hantei::capsule<T, 2>>(4'000),
            one_entry<hantei::triangle<T, 2>>(4'000), one_entry<convex_of<T>>(2'000),
            one_entry<polygon_of<T>>(2'000),          one_entry<chain_of<T>>(2'000),
            one_entry<closed_chain_of<T>>(2'000),     one_entry<hantei::point<T, 3>>(2'000),
            one_entry<hantei::segment<T, 3>>(2'000),  one_entry<hantei::ray<T, 3>>(2'000),
            one_entry<hantei::line<T, 3>>(2'000),     one_entry<hantei::ball<T, 3>>(2'000),
            one_entry<hantei::aabb<T, 3>>(2'000),     one_entry<hantei::obb<T, 3>>(4'000),
            one_entry<hantei::capsule<T, 3>>(4'000)};
}

extern template std::vector<entry> single_shapes<double>();
extern template std::vector<entry> single_shapes<float>();
extern template std::vector<entry> single_shapes<std::int32_t>();
extern template std::vector<entry> single_shapes<std::int64_t>();

}  // namespace oracle
