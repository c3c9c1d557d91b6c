// SPDX-License-Identifier: MIT
// A fixture of rooms.awk: uses the type, but not the function.
export module house:door;
import :gravel;
import :stone;

namespace house {
inline constexpr weighed<int> key{2};
}  // namespace house
