// SPDX-License-Identifier: MIT
import hantei;

bool meet(hantei::any_shape<> const& a, hantei::any_shape<> const& b) { return hantei::intersects(a, b); }
