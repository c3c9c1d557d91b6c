// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <array>
#include <concepts>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

#include "numbers.hpp"
import hantei;

namespace {

using hantei::affine_map;
using hantei::area;
using hantei::pose;
using hantei::rotation;
using hantei::transform;
using hantei::vec;

// ----------------------------------------------------------------------------------------------------- poses of the plane
constexpr pose quarter{rotation<>::quarter_turns(1), {10, 20}};  // (x, y) to (10 − y, 20 + x)
static_assert(transform(vec{1.0, 2.0}, quarter) == hantei::point{8.0, 21.0});
static_assert(transform(hantei::segment{{0, 0}, {1, 2}}, quarter) == hantei::segment{{10, 20}, {8, 21}});
static_assert(transform(hantei::ray{{1, 2}, {3, 4}}, quarter) == hantei::ray{{8, 21}, {-4, 3}});  // a direction is only turned
static_assert(transform(hantei::line{{1, 2}, {3, 4}}, quarter) == hantei::line{{8, 21}, {-4, 3}});
static_assert(transform(hantei::disk{{1, 2}, 0.1}, quarter) == hantei::disk{{8, 21}, 0.1});
static_assert(transform(hantei::capsule{{0, 0}, {1, 2}, 0.1}, quarter) == hantei::capsule{{10, 20}, {8, 21}, 0.1});
static_assert(transform(hantei::triangle{{0, 0}, {1, 2}, {0, 1}}, quarter) == hantei::triangle{{10, 20}, {8, 21}, {9, 20}});
static_assert(transform(hantei::aabb{{0, 0}, {2, 4}}, quarter) == hantei::obb{{8, 21}, {1, 2}, rotation{0.0, 1.0}});
static_assert(transform(hantei::obb{{1, 2}, {3, 4}, rotation<>::quarter_turns(1)}, quarter) ==
              hantei::obb{{8, 21}, {3, 4}, rotation<>::quarter_turns(2)});

constexpr std::array<vec<double>, 4> court{{{0, 0}, {6, 0}, {6, 4}, {0, 4}}}, pond{{{1, 1}, {1, 2}, {3, 2}, {3, 1}}};
static_assert(transform(hantei::convex(court), quarter).core_vertices()[2] == vec{6.0, 26.0});
static_assert(transform(hantei::polygon(court, pond), quarter).hole(0)[1] == vec{8.0, 21.0});
static_assert(area(transform(hantei::polygon(court, pond), quarter)) == 22);
static_assert(transform(hantei::closed_chain(court), quarter).core_vertices().size() == 4);
// Two roundings of a sum would give 1: (1 + 2^-53) + 2^-53.
static_assert(transform(vec{0x1p-53, 1.0}, pose{rotation<>{}, {1 + 0x1p-52, 0}}).x == 1 + 0x1p-51);
// A turn by 45 degrees has c = s, bit for bit.
static_assert(transform(vec{1.0, 1.0}, pose{rotation<>::degrees(45), {0, 0}}).x == 0);
// Integers stay whole; float and int32 meet in double, and fractions are not rounded.
static_assert(transform(hantei::segment<int, 2>{{0, 0}, {1, 2}}, pose<int, 2>{rotation<int, 2>::quarter_turns(1), {10, 20}}) ==
              hantei::segment<int, 2>{{10, 20}, {8, 21}});
static_assert(std::same_as<decltype(transform(hantei::ball<int, 2>{}, quarter)), hantei::ball<double, 2>>);
static_assert(transform(hantei::point<hantei::rational, 2>{{5, 0}},
                        pose<hantei::rational, 2>{{hantei::rational(3, 5), hantei::rational(4, 5)}, {1, 1}}) ==
              hantei::point<hantei::rational, 2>{{4, 5}});
template <class S, class Map>
concept has_image = requires(S const& s, Map const& map) { transform(s, map); };
static_assert(!has_image<hantei::ball<std::int64_t, 2>, pose<>> && has_image<hantei::ball<float, 2>, pose<>>);
static_assert(!has_image<hantei::sphere<>, pose<>> && !has_image<hantei::sphere<>, affine_map<>>);
// Of a variant comes the same variant.
static_assert(std::get<hantei::obb<>>(transform(hantei::any_shape<>{hantei::aabb{{0, 0}, {2, 4}}}, quarter)).half_extents ==
              vec{1.0, 2.0});

// ------------------------------------------------------------------------------------------------------------------ space
constexpr pose about_z{rotation{1.0, 0.0, 0.0, 1.0}, {0, 0, 5}};  // 90 degrees, a quaternion of length √2
static_assert(transform(hantei::sphere{{1, 2, 3}, 0.1}, about_z) == hantei::sphere{{-2, 1, 8}, 0.1});
static_assert(transform(hantei::segment{{1, 2, 3}, {4, 5, 6}}, about_z) == hantei::segment{{-2, 1, 8}, {-5, 4, 11}});
static_assert(transform(hantei::aabb{{0, 0, 0}, {2, 4, 6}}, about_z) ==
              hantei::obb{{-2, 1, 8}, {1, 2, 3}, rotation{1.0, 0.0, 0.0, 1.0}});
static_assert(transform(hantei::obb{{0, 0, 0}, {1, 2, 3}, rotation{1.0, 0.0, 0.0, 1.0}}, about_z).rotation ==
              rotation{0.0, 0.0, 0.0, 2.0});

// --------------------------------------------------------------------------------------------------------------- matrices
constexpr auto moved = affine_map<>::of({rotation<>{}, {5, 0}}),
               turned = affine_map<>::of({rotation<>::quarter_turns(1), {0, 0}});
static_assert(moved * turned == affine_map<>::of({rotation<>::quarter_turns(1), {5, 0}}));  // translation × rotation
static_assert((turned * moved)[2] == vec{0.0, 5.0, 1.0});  // moved first
static_assert(transform(vec{1.0, 2.0}, moved* turned) == hantei::point{3.0, 1.0});
constexpr affine_map shear{{1, 0, 0}, {1, 1, 0}, {0, 0, 1}};
static_assert(transform(hantei::triangle{{0, 0}, {1, 0}, {0, 1}}, shear) == hantei::triangle{{0, 0}, {1, 0}, {1, 1}});
constexpr auto doubled = affine_map<>::of(quarter) * affine_map<>::scaling({2, 2});
static_assert(transform(hantei::disk{{1, 2}, 0.5}, doubled) == hantei::disk{{6, 22}, 1.0});
static_assert(transform(hantei::disk{{1, 2}, 0.5}, affine_map<>::scaling({-1, 1})) == hantei::disk{{-1, 2}, 0.5});
static_assert(transform(hantei::disk{{1, 2}, 1.0}, affine_map{{3, 4, 0}, {4, -3, 0}, {0, 0, 1}}).radius == 5);
static_assert(transform(hantei::ball<int, 2>{{1, 2}, 1}, affine_map<int>{{3, 4, 0}, {4, -3, 0}, {0, 0, 1}}).radius == 5);
static_assert(transform(hantei::aabb{{0, 0}, {2, 4}}, affine_map<>::scaling({3, 5})) ==
              hantei::obb{{3, 10}, {1, 10.0 / 3}, rotation{3.0, 0.0}});
static_assert(transform(hantei::aabb{{0, 0}, {2, 4}}, affine_map<>::scaling({0, 5})) ==
              hantei::obb{{0, 10}, {0, 2}, rotation{5.0, 0.0}});
static_assert(transform(hantei::aabb{{0, 0}, {2, 4}}, affine_map<>::scaling({0, 0})) ==
              hantei::obb{{0, 0}, {0, 0}, rotation<>{}});

template <class S, class Map>
std::string refusal(S const& s, Map const& map) {
    try {
        transform(s, map);
    } catch (std::domain_error const& e) {
        return e.what();
    }
    return "";
}

TEST_CASE("every shape of a variant has its image in the same variant") {
    using vertices = std::vector<vec<>>;
    hantei::any_shape<> const region{hantei::polygon<vertices, std::vector<vertices>>({{0, 0}, {6, 0}, {6, 4}, {0, 4}})};
    auto const image = transform(region, quarter);
    CHECK(image.index() == region.index());
    CHECK(hantei::area(image) == 24);
    CHECK(hantei::intersects(image, vec{9.0, 21.0}));
}

TEST_CASE("what has no image of its kind is refused") {
    CHECK(refusal(hantei::disk{{0, 0}, 1.0}, shear) ==
          "hantei: transform: only a similarity maps circles to circles: columns 0 and 1 at right angles and of one length");
    CHECK(refusal(hantei::capsule{{0, 0}, {1, 1}, 1.0}, affine_map<>::scaling({1, 2})) != "");
    CHECK(refusal(hantei::aabb{{0, 0}, {1, 1}}, shear) ==
          "hantei: transform: the image of the box is not a box: its sides are not at right angles");
    CHECK(refusal(hantei::ray{{0, 0}, {0, 1}}, affine_map<>::scaling({1, 0})) ==
          "hantei: ray: direction is zero: it must point somewhere");
    CHECK(refusal(hantei::point{1, 1}, affine_map{{1, 0, 0}, {0, 1, 0.5}, {0, 0, 1}}) ==
          "hantei: transform: the last row of a matrix must be 0 0 1");
    CHECK(refusal(hantei::point{1, 1}, pose{rotation{3.0, 4.0}, {0, 0}}) ==
          "hantei: transform: the turn of a pose in the plane must have length 1");
    CHECK(refusal(hantei::point{1, 1}, pose{rotation{0.0, 0.0}, {0, 0}}) ==
          "hantei: pose: rotation is zero: it must point somewhere");
    CHECK(refusal(hantei::point{1e308, 1}, affine_map<>::scaling({10, 1})) ==
          "hantei: transform: a coordinate of the image is beyond the range of the scalar type");
    CHECK(refusal(hantei::point<int, 2>{INT32_MAX, 1}, affine_map<int>::scaling({2, 1})) ==
          "hantei: transform: a coordinate of the image is beyond the range of the scalar type");
    CHECK(refusal(hantei::ball<int, 2>{{0, 0}, 1}, affine_map<int>{{1, 1, 0}, {-1, 1, 0}, {0, 0, 1}}) ==
          "hantei: transform: the scale of a radius is not a number of the scalar type");
    CHECK(refusal(hantei::aabb<int, 2>{{0, 0}, {1, 1}}, pose<int, 2>{}) ==
          "hantei: transform: a coordinate of the image is not a whole number");
    CHECK(refusal(hantei::point{1, 1}, affine_map<>::scaling({std::numeric_limits<double>::quiet_NaN(), 1})) ==
          "hantei: transform: a number of the matrix is not finite (NaN or infinity)");
    CHECK(refusal(hantei::convex(court), affine_map<>::scaling({1, 0})) != "");  // flat
    CHECK(refusal(hantei::disk{{0, 0}, -1.0}, quarter) == "hantei: disk: radius is negative");
}

TEST_CASE_TEMPLATE("images of positions are the exact ones, rounded once", T, double, float) {
    using hantei::rational;
    numbers::source random(21);
    for (int i = 0; i < 2000; ++i) {
        auto const turn = rotation<T, 2>::degrees(random.number<float>());
        pose<T, 2> const p{turn, {random.number<T>(), random.number<T>()}};
        vec<T, 2> const at{random.number<T>(), random.number<T>()};
        rational const c{turn.c}, s{turn.s}, x{at.x}, y{at.y};
        auto const image = transform(at, p).position();
        CHECK(numbers::is_nearest(image.x, rational(p.translation.x) + c * x - s * y));
        CHECK(numbers::is_nearest(image.y, rational(p.translation.y) + s * x + c * y));
        CHECK(transform(at, affine_map<T>::of(p)).position() == image);
    }
}

TEST_CASE_TEMPLATE("quarter turns and reflections keep every relation", T, double, float) {
    numbers::source random(22);
    auto const position = [&random] { return vec<T, 2>{random.number<T>(), random.number<T>()}; };
    auto const zero = vec<T, 2>{T{0}, T{0}};
    for (int i = 0; i < 500; ++i) {
        pose<T, 2> const p{rotation<T, 2>::quarter_turns(random.whole(0, 3)), zero};
        auto const mirrored = affine_map<T>::of(p) * affine_map<T>::scaling({T{-1}, T{1}});
        hantei::capsule<T, 2> const a{position(), position(), random.length<T>()};
        hantei::triangle<T, 2> const b{position(), position(), position()};
        CHECK(hantei::relate(transform(a, p), transform(b, p)) == hantei::relate(a, b));
        CHECK(hantei::relate(transform(a, mirrored), transform(b, mirrored)) == hantei::relate(a, b));
        CHECK(hantei::area(transform(b, p)) == hantei::area(b));
    }
}

}  // namespace
