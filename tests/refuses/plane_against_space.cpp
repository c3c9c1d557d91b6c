// SPDX-License-Identifier: MIT
// A disk lies in the plane, a sphere in space: they have no relation.
// says: constraints not satisfied
// says: paired
import hantei;

using namespace hantei;

constexpr sphere<> planet{{0, 0, 0}, 1.0};
#ifdef REFUSED
constexpr disk<> moon{{0, 0}, 1.0};
#else
constexpr sphere<> moon{{0, 0, 0}, 1.0};
#endif
static_assert(intersects(planet, moon));
