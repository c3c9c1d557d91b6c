// SPDX-License-Identifier: MIT
// What holds of the measures, for shapes of every kind.
#include "rapid.hpp"

namespace properties_measures {

using hantei::rational;
using rapid::solid;
using rapid::thing;

constexpr double infinity = std::numeric_limits<double>::infinity();

TEST_CASE("distances") {
    CHECK(rc::check(
        "0 exactly where the shapes meet, the same both ways, and the square agrees", [](thing const& a, thing const& b) {
            double const d = hantei::distance(a.shape, b.shape), square = hantei::squared_distance(a.shape, b.shape);
            bool const meet = hantei::intersects(a.shape, b.shape);
            RC_ASSERT(d >= 0);
            RC_ASSERT((d == 0) == meet);
            RC_ASSERT((square == 0) == meet);
            RC_ASSERT(d == hantei::distance(b.shape, a.shape));
            RC_ASSERT(square == hantei::squared_distance(b.shape, a.shape));
        }));
    CHECK(rc::check("the distance rounded up is enough, two places below is not", [](thing const& a, thing const& b) {
        double const d = hantei::distance(a.shape, b.shape), up = std::nextafter(d, infinity);
        double const down = std::nextafter(std::nextafter(d, 0.0), 0.0);
        if (up < infinity) RC_ASSERT(hantei::within_distance(a.shape, b.shape, up));
        if (d > 0) RC_ASSERT(!hantei::within_distance(a.shape, b.shape, down));
    }));
    CHECK(rc::check("the way past a point is not shorter", [](thing const& a, thing const& b) {
        hantei::point<> const p = rapid::maker(rapid::any_number()).at();
        rational const direct{hantei::distance(a.shape, b.shape)};
        rational const around = rational(hantei::distance(a.shape, p)) + rational(hantei::distance(p, b.shape));
        rational const roundings = around * rational(0x1p-51) + rational(0x1p-1073);
        RC_ASSERT(direct <= around + roundings);
    }));
}

/// Of two shapes that can have a contact.
constexpr auto check_contact = [](auto const& a, auto const& b) {
    if constexpr (requires { hantei::contact(a, b); }) {
        auto const c = hantei::contact(a, b);
        RC_ASSERT(c.has_value() == hantei::intersects(a, b));
        if (!c) return;
        RC_ASSERT(c->depth >= 0);
        RC_ASSERT(c->points.size() > 0U);
        double const length = c->normal.x * c->normal.x + c->normal.y * c->normal.y;
        RC_ASSERT(std::abs(length - 1) < 0x1p-50);
        if (c->depth > 0) RC_ASSERT(hantei::overlaps(a, b));
    }
};

TEST_CASE("contacts") {
    CHECK(rc::check("present exactly where the shapes meet; deep only where they overlap",
                    [](solid const& a, solid const& b) { std::visit(check_contact, a.shape, b.shape); }));
}

TEST_CASE("rays") {
    CHECK(rc::check("a chord exactly where the ray meets the solid, in order", [](solid const& s) {
        auto const r = rapid::maker(rapid::any_number()).make<hantei::ray<>>();
        std::visit(
            [&r](auto const& target) {
                if constexpr (requires { hantei::raycast(r, target); }) {
                    auto const chord = hantei::raycast(r, target);
                    RC_ASSERT(chord.has_value() == hantei::intersects(r, target));
                    if (chord) RC_ASSERT(chord->enter.t <= chord->exit.t && chord->exit.t >= 0);
                }
            },
            s.shape);
    }));
}

}  // namespace properties_measures
