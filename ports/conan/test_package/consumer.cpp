// SPDX-License-Identifier: MIT
import hantei;

static_assert(hantei::touches(hantei::disk{{0, 0}, 5.0}, hantei::aabb{{3, 4}, {9, 9}}));
int main() { return hantei::intersects(hantei::disk{{0, 0}, 4.0}, hantei::aabb{{3, 4}, {9, 9}}); }
