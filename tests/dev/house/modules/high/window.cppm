// SPDX-License-Identifier: MIT
// A fixture of check_imports.cmake: uses what it does not import.
export module house:window;

namespace house {
inline constexpr int panes = tiles + 1;
}  // namespace house
