// SPDX-License-Identifier: MIT
// The convex polygons, regions and chains of the witnesses.
#pragma once

#include <array>

import hantei;

namespace rings {

using hantei::vec;

using quad = hantei::convex<std::array<vec<>, 4>>;
inline constexpr quad square{{{0, 0}, {4, 0}, {4, 4}, {0, 4}}};
inline constexpr quad kite{{{0, -3}, {2, 0}, {0, 3}, {-2, 0}}};
inline constexpr quad tall{{{0, 0}, {1, 5}, {0, 10}, {-1, 5}}};
inline constexpr quad beside{{{5, 0}, {6, 0}, {6, 1}, {5, 1}}};
inline constexpr quad corner_off{{{2, 2}, {3, 2}, {3, 3}, {2, 3}}};
inline constexpr quad in_notch = corner_off;
inline constexpr quad notch{{{1, 1}, {3, 1}, {3, 3}, {1, 3}}};
inline constexpr quad in_bend = notch;
inline constexpr quad at_side{{{4, 1}, {6, 1}, {6, 3}, {4, 3}}};
inline constexpr quad at_corner{{{4, 4}, {6, 4}, {6, 6}, {4, 6}}};
inline constexpr quad at_end{{{-2, -2}, {0, -2}, {0, 0}, {-2, 0}}};
inline constexpr quad small{{{1, 1}, {2, 1}, {2, 2}, {1, 2}}};
inline constexpr quad tiny{{{0.25, 0.25}, {0.5, 0.25}, {0.5, 0.5}, {0.25, 0.5}}};
inline constexpr quad little{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}};
inline constexpr quad hole_kite{{{0, -2}, {2, 0}, {0, 2}, {-2, 0}}};

/// A corner of two arms, with a notch between them.
using ell = hantei::polygon<std::array<vec<>, 6>>;
inline constexpr ell corner{{{0, 0}, {4, 0}, {4, 1}, {1, 1}, {1, 4}, {0, 4}}};
inline constexpr ell far_corner{{{9, 0}, {13, 0}, {13, 1}, {10, 1}, {10, 4}, {9, 4}}};
inline constexpr ell up{{{0, 4}, {4, 4}, {4, 5}, {1, 5}, {1, 8}, {0, 8}}};
inline constexpr ell wide_corner{{{-1, -1}, {7, -1}, {7, 2}, {2, 2}, {2, 7}, {-1, 7}}};
inline constexpr ell other_corner{{{2, 2}, {5, 2}, {5, 3}, {3, 3}, {3, 5}, {2, 5}}};
inline constexpr ell hooked{{{1, 1}, {5, 1}, {5, 2}, {2, 2}, {2, 5}, {1, 5}}};
inline constexpr ell lifted_corner = hooked;
inline constexpr ell crossing_corner{{{2, -1}, {3, -1}, {3, 3}, {-1, 3}, {-1, 2}, {2, 2}}};
inline constexpr ell bend_corner{{{1, 1}, {3, 1}, {3, 2}, {2, 2}, {2, 3}, {1, 3}}};

/// A square with a square hole.
using framed = hantei::polygon<std::array<vec<>, 4>, std::array<vec<>, 4>>;
inline constexpr framed frame{std::array{vec{-4.0, -4.0}, vec{4.0, -4.0}, vec{4.0, 4.0}, vec{-4.0, 4.0}},
                              std::array{vec{-2.0, -2.0}, vec{2.0, -2.0}, vec{2.0, 2.0}, vec{-2.0, 2.0}}};

/// Along the ground and up a wall.
using path = hantei::chain<std::array<vec<>, 3>>;
inline constexpr path path_{{{0, 0}, {4, 0}, {4, 4}}};
inline constexpr path inner_path{{{1, 1}, {3, 1}, {3, 3}}};
inline constexpr path from_end{{{0, 0}, {-1, 1}, {-2, 0}}};
inline constexpr path from_joint{{{4, 0}, {6, -2}, {6, -4}}};
inline constexpr path t_path{{{2, 0}, {2, 2}, {1, 3}}};
inline constexpr path cross_path{{{2, -1}, {2, 1}, {1, 1}}};
inline constexpr path through_joint{{{3, -1}, {4, 0}, {5, -1}}};
inline constexpr path little_path{{{-1, 0}, {1, 0}, {1, 1}}};
inline constexpr path rim_path{{{-2, -1}, {-2, 1}, {1, 1}}};
inline constexpr path path_out{{{0, 0}, {3, 0}, {3, 1}}};

/// Along the ground, up, and back to the ground: its last vertex is in the middle of its first side.
using hook = hantei::chain<std::array<vec<>, 4>>;
inline constexpr hook hook_{{{0, 0}, {4, 0}, {4, 4}, {2, 0}}};
/// Its last vertex is a joint, too.
inline constexpr hook knot{{{-2, -2}, {0, 0}, {-2, 2}, {0, 0}}};

using loop = hantei::closed_chain<std::array<vec<>, 4>>;
inline constexpr loop loop_{std::array{vec{0.0, 0.0}, vec{4.0, 0.0}, vec{4.0, 4.0}, vec{0.0, 4.0}}};

}  // namespace rings
