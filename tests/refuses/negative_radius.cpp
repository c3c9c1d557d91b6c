// SPDX-License-Identifier: MIT
// A bad number in a constant expression: the message names the shape, the field and the flaw.
// says: constexpr variable 'hit' must be initialized by a constant expression
// says: "disk"
// says: "radius"
// says: "is negative"
import hantei;

using namespace hantei;

#ifdef REFUSED
constexpr disk<> sun{{0, 0}, -1.0};
#else
constexpr disk<> sun{{0, 0}, 1.0};
#endif
constexpr bool hit = intersects(sun, disk<>{{1, 0}, 1.0});
