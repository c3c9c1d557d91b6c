// SPDX-License-Identifier: MIT
// A fixture of rooms.awk: is named otherwise than its file.
export module house:walls;

namespace house {
inline constexpr int bricks = 5;
}  // namespace house
