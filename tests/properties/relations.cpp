// SPDX-License-Identifier: MIT
// What holds of the yes/no questions, for shapes of every kind.
#include "rapid.hpp"

namespace properties_relations {

using rapid::solid;
using rapid::thing;

hantei::pose<> quarter_turn(int count) { return {hantei::rotation<>::quarter_turns(count), {0, 0}}; }

/// The image of a shape under a quarter turn, exactly: a box along the axes stays one.
struct turned_exactly {
    int count;

    template <class S>
    rapid::fixed_shape operator()(S const& s) const {
        auto const image = hantei::transform(s, quarter_turn(count));
        if constexpr (std::is_same_v<S, hantei::aabb<>>) {
            auto const a = hantei::transform(s.min, quarter_turn(count)).position(),
                       b = hantei::transform(s.max, quarter_turn(count)).position();
            return hantei::aabb<>{{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}};
        } else {
            return image;
        }
    }
};

TEST_CASE("relations are symmetric, and their names agree") {
    CHECK(rc::check("relate(a, b) = relate(b, a), and one of the three", [](thing const& a, thing const& b) {
        auto const r = hantei::relate(a.shape, b.shape);
        RC_ASSERT(r == hantei::relate(b.shape, a.shape));
        RC_ASSERT(hantei::intersects(a.shape, b.shape) == (r != hantei::relation::disjoint));
        RC_ASSERT(hantei::touches(a.shape, b.shape) == (r == hantei::relation::touching));
        RC_ASSERT(hantei::overlaps(a.shape, b.shape) == (r == hantei::relation::overlapping));
    }));
}

TEST_CASE("every shape overlaps and contains itself") {
    CHECK(rc::check("relate(a, a)", [](thing const& a) {
        RC_ASSERT(hantei::overlaps(a.shape, a.shape));
        RC_ASSERT(hantei::contains(a.shape, a.shape));
    }));
}

TEST_CASE("relations do not change under exact motions") {
    CHECK(rc::check("quarter turns", [](thing const& a, thing const& b) {
        turned_exactly const turned{*rc::gen::inRange(1, 4)};
        RC_ASSERT(hantei::relate(std::visit(turned, a.shape), std::visit(turned, b.shape)) == hantei::relate(a.shape, b.shape));
    }));
    CHECK(rc::check("moves, turns and powers of two on the grid; a box along the axes against the same as a turned box", [] {
        auto const number = rapid::on_grid();
        auto const a = *rapid::things(number), b = *rapid::things(number);
        rapid::maker const make(number);
        auto const factor = std::ldexp(1.0, *rc::gen::inRange(-20, 20));
        auto const map = hantei::affine_map<>::of({hantei::rotation<>::quarter_turns(*rc::gen::inRange(0, 4)), make.at()}) *
                         hantei::affine_map<>::scaling({factor, *rc::gen::element(factor, -factor)});
        auto const before = hantei::relate(a.shape, b.shape);
        // The turn of an obb is one of the stored axes: its image is exact too.
        RC_ASSERT(hantei::relate(hantei::transform(a.shape, map), hantei::transform(b.shape, map)) == before);
    }));
}

TEST_CASE("what is contained meets, and nothing contains what does not") {
    CHECK(rc::check("contains(a, b) implies intersects(a, b)", [](thing const& a, thing const& b) {
        bool const holds = hantei::contains(a.shape, b.shape), strictly = hantei::strictly_contains(a.shape, b.shape);
        RC_ASSERT(!strictly || holds);
        RC_ASSERT(!holds || hantei::intersects(a.shape, b.shape));
        RC_ASSERT(!strictly || hantei::overlaps(a.shape, b.shape));
    }));
    CHECK(rc::check("contains is transitive, as far as what meets goes", [](solid const& a, solid const& b, thing const& c) {
        if (hantei::contains(a.shape, b.shape) && hantei::intersects(b.shape, c.shape))
            RC_ASSERT(hantei::intersects(a.shape, c.shape));
    }));
}

}  // namespace properties_relations
