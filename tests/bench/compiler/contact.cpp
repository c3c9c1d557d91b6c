// SPDX-License-Identifier: MIT
import hantei;

double depth_of(hantei::obb<> const& a, hantei::obb<> const& b) {
    auto const found = hantei::contact(a, b);
    return found ? found->depth : -1;
}
