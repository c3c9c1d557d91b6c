// SPDX-License-Identifier: MIT
// A pair that nobody wrote, in either order.
// says: constraints not satisfied
// says: pair<hantei::ball<>, cloud>
// says: pair<cloud, hantei::ball<>>
import hantei;

struct cloud {};

bool answer() {
    hantei::disk<> const sun{{0, 0}, 1.0};
#ifdef REFUSED
    return hantei::intersects(sun, cloud{});
#else
    return hantei::intersects(sun, sun);
#endif
}
