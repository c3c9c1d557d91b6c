// SPDX-License-Identifier: MIT
// Random shapes of every kind for RapidCheck, with numbers on a small grid, next to it, of any magnitude, and subnormal.
#pragma once
#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <cmath>
#include <cstddef>
#include <limits>
#include <ostream>
#include <string>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

import hantei;

namespace rapid {

using position = hantei::vec<double>;

/// Any shape of a fixed size. (Those with vertices: rapid_vertices.cpp.)
using fixed_shape = std::variant<hantei::point<>, hantei::segment<>, hantei::ray<>, hantei::line<>, hantei::disk<>,
                                 hantei::aabb<>, hantei::obb<>, hantei::capsule<>, hantei::triangle<>>;
/// One, as RapidCheck prints it: every stored number exactly.
struct thing {
    fixed_shape shape;
};
/// A shape with an end on every side.
using solid_shape = std::variant<hantei::point<>, hantei::segment<>, hantei::disk<>, hantei::aabb<>, hantei::obb<>,
                                 hantei::capsule<>, hantei::triangle<>>;
struct solid {
    solid_shape shape;
};

inline void print(std::ostream& out, double x) { out << " " << std::hexfloat << x << std::defaultfloat; }
template <class X>
void print(std::ostream& out, X const& x) {
    if constexpr (requires { x.members([](auto const&...) {}); }) {
        x.members([&out](auto const&... part) { (print(out, part), ...); });
    } else {
        out << " (";
        print(out, x.x);
        print(out, x.y);
        out << " )";
    }
}
template <class Wrapped>
    requires requires(Wrapped const& x) { x.shape; }
std::ostream& operator<<(std::ostream& out, Wrapped const& x) {
    std::visit(
        [&out](auto const& s) {
            out << s.name;
            print(out, s);
        },
        x.shape);
    return out;
}

/// −8 to 8, in quarters.
inline rc::Gen<double> on_grid() {
    return rc::gen::map(rc::gen::inRange(-32, 33), [](int x) { return x / 4.0; });
}
/// A number of any kind.
inline rc::Gen<double> any_number() {
    auto const beside = rc::gen::apply([](double x, bool up) { return std::nextafter(x, up ? 100.0 : -100.0); }, on_grid(),
                                       rc::gen::arbitrary<bool>());
    auto const magnitude = rc::gen::apply([](int m, int e) { return std::ldexp(m, e); },
                                          rc::gen::inRange(-0x40000000, 0x40000000), rc::gen::inRange(-900, 900));
    auto const subnormal =
        rc::gen::map(rc::gen::inRange(-9, 10), [](int x) { return x * std::numeric_limits<double>::denorm_min(); });
    return rc::gen::weightedOneOf<double>({{6, on_grid()}, {3, beside}, {1, magnitude}, {1, subnormal}});
}

/// Makes shapes of the numbers that a generator gives.
class maker {
  public:
    explicit maker(rc::Gen<double> number) : number_(std::move(number)) {}

    double number() const { return *number_; }
    double length() const { return std::abs(number()); }
    position at() const {
        double const x = number();
        return {x, number()};
    }
    position direction() const {
        return *rc::gen::suchThat(rc::gen::exec([this] { return at(); }), [](position const& p) { return p != position{}; });
    }
    hantei::rotation<> turn() const {
        int const kind = *rc::gen::inRange(0, 3);
        if (kind == 0) return hantei::rotation<>::quarter_turns(*rc::gen::inRange(0, 4));
        if (kind == 1) return hantei::rotation<>::degrees(*rc::gen::inRange(-180, 180));
        return {3, 4};
    }
    template <class S>
    S make() const {
        if constexpr (std::is_same_v<S, hantei::point<>>) {
            return at();
        } else if constexpr (requires(S s) { s.direction; }) {
            auto const origin = at();
            return {origin, direction()};
        } else if constexpr (std::is_same_v<S, hantei::disk<>>) {
            auto const center = at();
            return {center, length()};
        } else if constexpr (std::is_same_v<S, hantei::aabb<>>) {
            auto const p = at(), q = at();
            return {{std::min(p.x, q.x), std::min(p.y, q.y)}, {std::max(p.x, q.x), std::max(p.y, q.y)}};
        } else if constexpr (std::is_same_v<S, hantei::obb<>>) {
            auto const center = at(), half = at();
            return {center, {std::abs(half.x), std::abs(half.y)}, turn()};
        } else {
            auto const a = at(), b = at();
            if constexpr (requires(S s) { s.c; }) return {a, b, at()};
            if constexpr (std::is_same_v<S, hantei::capsule<>>) return {a, b, length()};
            if constexpr (std::is_same_v<S, hantei::segment<>>) return {a, b};
        }
    }

  private:
    rc::Gen<double> number_;
};

template <class Wrapped, class... S>
rc::Gen<Wrapped> one_of(std::variant<S...> const*, rc::Gen<double> number) {
    auto const kind = [&number]<class X>(X const*) {
        return rc::gen::exec([make = maker(number)] { return Wrapped{make.template make<X>()}; });
    };
    return rc::gen::oneOf(kind(static_cast<S const*>(nullptr))...);
}
inline rc::Gen<thing> things(rc::Gen<double> number) {
    return one_of<thing>(static_cast<fixed_shape const*>(nullptr), std::move(number));
}
inline rc::Gen<solid> solids(rc::Gen<double> number) {
    return one_of<solid>(static_cast<solid_shape const*>(nullptr), std::move(number));
}

}  // namespace rapid

namespace hantei {

/// What RapidCheck prints of a list of vertices.
inline void showValue(vec<double> const& p, std::ostream& out) { rapid::print(out, p); }

}  // namespace hantei

namespace rc {

template <>
struct Arbitrary<rapid::thing> {
    static Gen<rapid::thing> arbitrary() { return rapid::things(rapid::any_number()); }
};
template <>
struct Arbitrary<rapid::solid> {
    static Gen<rapid::solid> arbitrary() { return rapid::solids(rapid::any_number()); }
};

}  // namespace rc
