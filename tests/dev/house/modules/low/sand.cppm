// SPDX-License-Identifier: MIT
// A fixture of rooms.awk: imports what is above it.
export module house:sand;
import :roof;

namespace house {
inline constexpr int weight = tiles + 1;
}  // namespace house
