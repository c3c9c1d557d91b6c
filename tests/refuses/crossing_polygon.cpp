// SPDX-License-Identifier: MIT
// A polygon that crosses itself in a constant expression: the message names the ring and the two sides.
// clang says: static assertion expression is not an integral constant expression
// gcc says: non-constant condition for static assertion
// gcc says: constexpr message: hantei: polygon: outer invalid: it meets itself, at sides 0 and 2
// clang says: "polygon"
// clang says: "outer"
// clang says: "invalid: it meets itself, at sides"[0], 0, 2
import hantei;

using namespace hantei;

#ifdef REFUSED
constexpr polygon room{{{0, 0}, {4, 4}, {4, 0}, {0, 4}}};
#else
constexpr polygon room{{{0, 0}, {4, 0}, {4, 4}, {0, 4}}};
#endif
static_assert(intersects(room, disk<>{{1, 0}, 1.0}));
