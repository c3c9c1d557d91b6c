// SPDX-License-Identifier: MIT
// A fixture of imports_test.cmake: uses what it does not import.
export module house:window;

namespace house {
inline constexpr int panes = tiles + 1;
}  // namespace house
