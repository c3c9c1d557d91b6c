// SPDX-License-Identifier: MIT
// A fixture of rooms.awk: declares a function whose result is of that type, but not the type.
export module house:gravel;
import :stone;

namespace house {
constexpr weighed<int> handful() { return {3}; }
}  // namespace house
