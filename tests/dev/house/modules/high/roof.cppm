// SPDX-License-Identifier: MIT
// A fixture of rooms.awk: imports what it does not use, and that twice.
export module house:roof;
import :walls;
import :walls;

namespace house {
inline constexpr int tiles = 3;
}  // namespace house
