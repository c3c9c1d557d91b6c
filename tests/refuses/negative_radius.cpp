// SPDX-License-Identifier: MIT
// A bad number in a constant expression: the message names the shape, the field and the flaw.
// clang says: static assertion expression is not an integral constant expression
// gcc says: non-constant condition for static assertion
// gcc says: constexpr message: hantei: disk: radius is negative
// clang says: "disk"
// clang says: "radius"
// clang says: "is negative"
import hantei;

using namespace hantei;

#ifdef REFUSED
constexpr disk<> sun{{0, 0}, -1.0};
#else
constexpr disk<> sun{{0, 0}, 1.0};
#endif
static_assert(intersects(sun, disk<>{{1, 0}, 1.0}));
