// SPDX-License-Identifier: MIT
// Cases on which formulas in rounded numbers fail: one unit in the last place at a touch, differences and sums that no double
// holds, squares that overflow or underflow. By the compiler and at run time, in both orders of the arguments. Each answer was
// found in whole numbers, by another formula than the library's.
#include "laws.hpp"

import hantei;

namespace exact_adversarial {

constexpr double u = std::numeric_limits<double>::denorm_min();
constexpr double M = std::numeric_limits<double>::max();

template <class A, class B>
struct question {
    bool meet;
    A a;
    B b;
    char const* why;
};

constexpr question<hantei::disk<>, hantei::aabb<>> disk_and_box[] = {
    {true, {{0, 0}, 5}, {{3, 4}, {9, 9}}, "3-4-5 corner touch"},
    {false, {{0, 0}, 0x1.3ffffffffffffp+2}, {{3, 4}, {9, 9}}, "3-4-5 corner, r one ulp short"},
    {false, {{0, 0}, 0x1p-1}, {{0x1.3333333333333p-2, 0x1.999999999999ap-2}, {1, 1}}, "0.3-0.4-0.5: doubles are not 3-4-5"},
    {false, {{0, 0}, 1}, {{0x1.3333333333333p-1, 0x1.999999999999ap-1}, {2, 2}}, "0.6-0.8-1.0: doubles are not 3-4-5"},
    {true, {{0x1p+53, 0}, 2}, {{0x1.0000000000001p+53, -1}, {0x1p+54, 1}}, "face touch beyond 2^53"},
    {false,
     {{0x1p+53, 0}, 0x1.fffffffffffffp+0},
     {{0x1.0000000000001p+53, -1}, {0x1p+54, 1}},
     "face, r one ulp short beyond 2^53"},
    {false, {{-0x1p+53, 0}, 0x1p+53}, {{0x1p-1, -1}, {2, 1}}, "difference not representable: 2^53 and 0.5"},
    {true,
     {{-0x1p+53, 0}, 0x1.0000000000001p+53},
     {{0x1p-1, -1}, {2, 1}},
     "difference not representable, r large enough by one ulp"},
    {true, {{0, 0}, 0x1.6a09e667f3bcdp+0}, {{1, 1}, {2, 2}}, "sqrt2 rounded up"},
    {false, {{0, 0}, 0x1.6a09e667f3bccp+0}, {{1, 1}, {2, 2}}, "sqrt2 rounded down"},
    {false, {{-u, 0}, 0}, {{0, 0}, {u, u}}, "gap of one denormal, r=0 (squares underflow)"},
    {true, {{-u, 0}, u}, {{0, 0}, {u, u}}, "gap of one denormal, r one denormal"},
    {false, {{0, 0}, 7 * u}, {{5 * u, 5 * u}, {9 * u, 9 * u}}, "diagonal of denormals longer than r"},
    {true, {{0, 0}, 8 * u}, {{5 * u, 5 * u}, {9 * u, 9 * u}}, "diagonal of denormals within r"},
    {false, {{0, 0}, 0x1.6a09e667f3bccp-600}, {{0x1p-600, 0x1p-600}, {1, 1}}, "squares underflow, corner beyond r"},
    {false, {{-M, 0}, M}, {{u, -1}, {1, 1}}, "squares overflow, face gap M + tiny"},
    {true, {{-M, 0}, M}, {{0, -1}, {1, 1}}, "squares overflow, face touch"},
    {false, {{-M, -M}, M}, {{M, M}, {M, M}}, "corner 2M away in both axes"},
    {true, {{3, 4}, 0}, {{3, 4}, {3, 4}}, "point disk on corner"},
};

constexpr question<hantei::disk<>, hantei::segment<>> disk_and_segment[] = {
    {true, {{1, 7}, 5}, {{0, 0}, {8, 6}}, "oblique tangent"},
    {false, {{1, 7}, 0x1.3ffffffffffffp+2}, {{0, 0}, {8, 6}}, "oblique tangent, r one ulp short"},
    {true, {{6, 8}, 5}, {{0, 0}, {3, 4}}, "beyond the end by exactly r"},
    {false, {{6, 8}, 0x1.3ffffffffffffp+2}, {{0, 0}, {3, 4}}, "beyond the end, r one ulp short"},
    {true, {{4, 5}, 5}, {{1, 1}, {1, 1}}, "degenerate segment"},
    {true, {{0x1p+51, 0x1p-1}, 0}, {{0, 0}, {0x1p+52, 1}}, "point on a very long segment"},
    {false, {{0x1.0000000000002p+51, 0x1p-1}, 0}, {{0, 0}, {0x1p+52, 1}}, "one unit off along a very long segment"},
    {true, {{0x1.0000000000002p+51, 0x1p-1}, 0x1p-52}, {{0, 0}, {0x1p+52, 1}}, "distance 2^-52 cos: just inside"},
    {false,
     {{0x1.0000000000002p+51, 0x1p-1}, 0x1.fffffffffffffp-53},
     {{0, 0}, {0x1p+52, 1}},
     "distance 2^-52 cos: one ulp short"},
    {true, {{0, u}, u}, {{-M, -u}, {M, u}}, "denormal offset from a segment of length 2^1024"},
    {false, {{0, u}, 0}, {{-M, -u}, {M, u}}, "denormal offset, r=0"},
};

constexpr question<hantei::segment<>, hantei::segment<>> segments[] = {
    {true, {{0, 0}, {2, 2}}, {{1, 1}, {5, -9}}, "T touch"},
    {true, {{0, 0}, {1, 1}}, {{1, 1}, {2, 2}}, "collinear, share an endpoint"},
    {false, {{0, 0}, {1, 1}}, {{0x1.0000000000001p+0, 0x1.0000000000001p+0}, {2, 2}}, "collinear, one ulp gap"},
    {false, {{0, 0}, {2, 2}}, {{1, 0x1.0000000000001p+0}, {0, 5}}, "end one ulp above the line"},
    {false, {{12, 12}, {24, 24}}, {{18, 0x1.2000000000001p+4}, {17, 30}}, "Kettner: (0.5,0.5) line to (24,24), point ulps off"},
    {false,
     {{0, 0}, {3, 1}},
     {{0x1.3333333333333p-2, 0x1.999999999999ap-4}, {0x1.3333333333333p-2, 1}},
     "tenths: (0.3,0.1) is above y=x/3"},
    {true, {{0, 0}, {3, 1}}, {{0x1.3333333333333p-2, 0x1.999999999999ap-4}, {1, -1}}, "tenths: crosses"},
    {false,
     {{0, 0}, {7, 1}},
     {{0x1.6666666666666p-1, 0x1.999999999999ap-4}, {0x1.6666666666666p-1, 1}},
     "tenths: (0.7,0.1) vs y=x/7"},
    {false, {{0, 0}, {2 * u, 3 * u}}, {{u, 2 * u}, {0, 3 * u}}, "denormal slopes: same side (products underflow)"},
    {true, {{0, 0}, {2 * u, 2 * u}}, {{u, 0}, {u, 2 * u}}, "denormal cross"},
    {true, {{-M, -M}, {M, M}}, {{-M, M}, {M, -M}}, "diagonals of the whole plane"},
    {false, {{-M, 0}, {M, 0}}, {{0, u}, {1, u}}, "denormal gap under an infinite-looking line"},
    {true, {{1, 1}, {1, 1}}, {{0, 0}, {3, 3}}, "point on segment"},
    {false, {{1, 0x1.0000000000001p+0}, {1, 0x1.0000000000001p+0}}, {{0, 0}, {3, 3}}, "point one ulp off"},
    {true,
     {{0x1.999999999999ap-4, 0x1.999999999999ap-3}, {0x1.999999999999ap-4, 0x1.999999999999ap-3}},
     {{0x1.999999999999ap-4, 0x1.999999999999ap-3}, {0x1.999999999999ap-4, 0x1.999999999999ap-3}},
     "two equal points"},
    {false,
     {{0, 0}, {0x1.56e1fc2f8f359p-997, 0x1.7e43c8800759cp+996}},
     {{0x1.56e1fc2f8f359p-996, 0x1.7e43c8800759cp+997}, {0x1.01297d23ab683p-995, 0x1.1eb2d66005835p+998}},
     "collinear in one line, disjoint, steep"},
};

constexpr question<hantei::capsule<>, hantei::capsule<>> capsules[] = {
    {false, {{0, 0}, {10, 0}, 1}, {{5, 0x1.0000000000001p+0}, {6, 9}, 0x1.8p-53}, "r1+r2 rounds UP past the gap"},
    {true, {{0, 0}, {10, 0}, 1}, {{5, 0x1.0000000000001p+0}, {6, 9}, 0x1p-52}, "r1+r2 = gap exactly, not a double"},
    {true,
     {{0, 0}, {0, 0}, 1},
     {{1, 0x1p-26}, {1, 0x1p-26}, 0x1p-53},
     "r1+r2 rounds DOWN below the gap: (1, 2^-53), gap sqrt(1+2^-52)"},
    {true, {{0, 0}, {10, 0}, 1}, {{13, 4}, {20, 4}, 4}, "caps touch 3-4-5"},
    {false, {{0, 0}, {10, 0}, 1}, {{13, 4}, {20, 4}, 0x1.fffffffffffffp+1}, "caps touch, one ulp short"},
    {true, {{0, 0}, {2, 2}, 0}, {{0, 2}, {2, 0}, 0}, "cross with zero radius"},
    {true, {{0, 0}, {0, 0}, 2}, {{3, 4}, {3, 4}, 3}, "two points 3-4-5"},
    {false, {{0, 0}, {0, 0}, 2}, {{3, 4}, {3, 4}, 0x1.7ffffffffffffp+1}, "two points, one ulp short"},
    {true, {{-M, 0}, {-M, 0}, M}, {{M, 0}, {M, 0}, M}, "M + M reaches 2M"},
    {false, {{-M, 0}, {-M, 0}, M}, {{M, 0}, {M, 0}, 0x1.ffffffffffffep+1023}, "one ulp short of 2M"},
    {true, {{0, 0}, {1, 0x1.cd2b297d889bcp-54}, 0x1p-1}, {{0, 1}, {1, 1}, 0x1p-1}, "almost parallel, gap decided by 1e-16"},
    {false,
     {{0, 0}, {1, -0x1.cd2b297d889bcp-54}, 0x1p-1},
     {{0, 0x1.0000000000001p+0}, {1, 1}, 0x1p-1},
     "almost parallel the other way"},
};

constexpr question<hantei::obb<>, hantei::obb<>> turned_boxes[] = {
    {true, {{0, 0}, {1, 1}, {1, 0}}, {{2, 0}, {1, 1}, {1, 0}}, "face touch"},
    {false, {{0, 0}, {1, 1}, {1, 0}}, {{0x1.0000000000001p+1, 0}, {1, 1}, {1, 0}}, "face gap of one ulp"},
    {true, {{0, 0}, {1, 1}, {1, 0}}, {{2, 2}, {1, 1}, {1, 0}}, "corner touch"},
    {true, {{0, 0}, {1, 1}, {1, 0}}, {{3, 0}, {1, 1}, {1, 1}}, "diamond vertex on face"},
    {false, {{0, 0}, {1, 1}, {1, 0}}, {{0x1.8000000000001p+1, 0}, {1, 1}, {1, 1}}, "diamond vertex one ulp off"},
    {true, {{0, 0}, {1, 1}, {3, 4}}, {{6, 8}, {1, 1}, {3, 4}}, "pythagorean axes, face touch"},
    {false, {{0, 0}, {1, 1}, {3, 4}}, {{6, 0x1.0000000000001p+3}, {1, 1}, {3, 4}}, "pythagorean axes, one ulp off"},
    {true, {{0, 0}, {1, 0}, {1, 0}}, {{1, 1}, {1, 0}, {0, 1}}, "two zero-height boxes cross in a point"},
    {true, {{0, 0}, {1, 0}, {3, 4}}, {{6, 8}, {1, 0}, {3, 4}}, "two collinear zero-height boxes, touch"},
    {false,
     {{0, 0}, {1, 0}, {3, 4}},
     {{0x1.8000000000001p+2, 0x1.0000000000001p+3}, {1, 0}, {3, 4}},
     "two collinear zero-height boxes, one ulp apart"},
    {false,
     {{0, 0}, {1, 1}, {1, 0}},
     {{0x1.2ed9eba16132bp+1, 0}, {1, 1}, {0x1.bb67ae8584cabp-1, 0x1.fffffffffffffp-2}},
     "30 degrees as rounded (c,s): the image square, vertex at c+s"},
};

constexpr question<hantei::disk<>, hantei::obb<>> disk_and_turned_box[] = {
    {true, {{12, 16}, 10}, {{0, 0}, {2, 1}, {3, 4}}, "pythagorean face touch"},
    {false, {{12, 16}, 0x1.3ffffffffffffp+3}, {{0, 0}, {2, 1}, {3, 4}}, "pythagorean face, one ulp short"},
    {true, {{4, 6}, 5}, {{0, 0}, {1, 2}, {1, 0}}, "corner touch 3-4-5"},
    {true,
     {{0x1.3504f333f9de6p+1, 0}, 1},
     {{0, 0}, {1, 1}, {0x1.6a09e667f3bcdp-1, 0x1.6a09e667f3bccp-1}},
     "(c,s) of 45 degrees rounded: corner of the image at 2c"},
};

constexpr question<hantei::ray<>, hantei::disk<>> ray_and_disk[] = {
    {true, {{0, 0}, {3, 4}}, {{-1, 7}, 5}, "tangent, d not normalized"},
    {false, {{0, 0}, {3, 4}}, {{-1, 7}, 0x1.3ffffffffffffp+2}, "tangent, r one ulp short"},
    {false, {{0, 0}, {-3, -4}}, {{-1, 7}, 5}, "same disk behind the origin"},
    {true, {{0, 0}, {3 * u, 4 * u}}, {{-1, 7}, 5}, "d tiny denormal"},
    {true, {{5, 0}, {1, 0}}, {{0, 0}, 5}, "origin on the circle, pointing away"},
};

constexpr question<hantei::ray<>, hantei::aabb<>> ray_and_box[] = {
    {true, {{0, 0}, {1, 1}}, {{1, 0}, {2, 1}}, "through a corner"},
    {false, {{0, 0}, {1, 0x1.0000000000001p+0}}, {{1, 0}, {2, 1}}, "past a corner by one ulp of slope"},
    {true, {{0, 0}, {u, u}}, {{1, 0}, {2, 1}}, "d denormal, through a corner"},
    {true, {{-5, 1}, {1, 0}}, {{0, 0}, {2, 1}}, "runs along a face"},
    {false, {{-5, 0x1.0000000000001p+0}, {1, 0}}, {{0, 0}, {2, 1}}, "runs one ulp above a face"},
    {true, {{-M, -M}, {1, 1}}, {{M, M}, {M, M}}, "overflow: box at M, slope 1"},
};

/// Says in the compiler's message which question is answered wrongly.
template <bool Right, auto Question>
struct answer {
    static constexpr bool is_right = Right;
};

constexpr question<hantei::line<>, hantei::obb<>> line_and_turned_box[] = {
    {false,
     {{0, 0x1p-460}, {0x1p+1000, 0}},
     {{0, 0}, {0x1p-600, 0x1p-600}, {0x1p+30, 0}},
     "long direction times long axis overflows, both lengths are small"},
    {true, {{0, 0x1p-570}, {0x1p+1000, 0}}, {{0, 0}, {0x1p-600, 0x1p-600}, {0x1p+30, 0}}, "the same, at a touch"},
};

constexpr bool is_right(auto const& a, auto const& b, bool meet) {
    return hantei::intersects(a, b) == meet && hantei::intersects(b, a) == meet && hantei::disjoint(a, b) != meet;
}

template <auto const& Questions, std::size_t I>
void ask_one() {
    static constexpr auto const& q = Questions[I];
    static_assert(answer<is_right(q.a, q.b, q.meet), laws::words<laws::lines_of(q.why)>(q.why)>::is_right);
    INFO(std::string(q.why));
    auto const a = laws::read_back(q.a);
    auto const b = laws::read_back(q.b);
    CHECK(is_right(a, b, q.meet));
    CHECK((hantei::distance(a, b) == 0) == q.meet);
}
template <auto const& Questions>
void ask() {
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        (ask_one<Questions, I>(), ...);
    }(std::make_index_sequence<std::size(Questions)>{});
}

TEST_CASE("adversarial: disk and box") { ask<disk_and_box>(); }
TEST_CASE("adversarial: disk and segment") { ask<disk_and_segment>(); }
TEST_CASE("adversarial: segments") { ask<segments>(); }
TEST_CASE("adversarial: capsules") { ask<capsules>(); }
TEST_CASE("adversarial: turned boxes") { ask<turned_boxes>(); }
TEST_CASE("adversarial: disk and turned box") { ask<disk_and_turned_box>(); }
TEST_CASE("adversarial: ray and disk") { ask<ray_and_disk>(); }
TEST_CASE("adversarial: ray and box") { ask<ray_and_box>(); }

TEST_CASE("adversarial: line and turned box") { ask<line_and_turned_box>(); }

TEST_CASE("a ray without a direction is refused, also inside a box") {
    hantei::ray<> const still{{1, 1}, {0, 0}};
    CHECK_FALSE(hantei::is_valid(still));
    CHECK_THROWS_AS((void)hantei::intersects(still, hantei::aabb<>{{0, 0}, {2, 2}}), hantei::invalid_shape);
}

}  // namespace exact_adversarial
