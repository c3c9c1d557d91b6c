// SPDX-License-Identifier: MIT
// clang says: static assertion expression is not an integral constant expression
// gcc says: non-constant condition for static assertion
// gcc says: constexpr message: hantei: ray: direction is zero: it must point somewhere
// clang says: "ray"
// clang says: "direction"
// clang says: "is zero: it must point somewhere"
import hantei;

using namespace hantei;

#ifdef REFUSED
constexpr ray<> beam{{0, 0}, {0, 0}};
#else
constexpr ray<> beam{{0, 0}, {1, 0}};
#endif
static_assert(intersects(beam, disk<>{{1, 0}, 1.0}));
