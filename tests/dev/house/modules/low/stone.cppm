// SPDX-License-Identifier: MIT
// A fixture of rooms.awk: declares a type.
export module house:stone;

namespace house {
template <class T>
struct weighed {
    T grams;
};
}  // namespace house
