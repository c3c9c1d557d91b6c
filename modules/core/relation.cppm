// SPDX-License-Identifier: MIT
// What touching means, said once.
export module hantei:relation;

export namespace hantei {

/// How two closed sets lie to each other. Interiors are relative: a segment's leaves out its ends, a point's is the point.
enum class relation {
    disjoint,    ///< no common point
    touching,    ///< they meet, but only with a boundary
    overlapping  ///< the relative interiors have a common point
};

}  // namespace hantei

namespace hantei {

/// From a sign: 1 where inner points meet, 0 where only a boundary does, −1 where nothing does.
constexpr relation relation_of(int sign) {
    return sign > 0 ? relation::overlapping : sign == 0 ? relation::touching : relation::disjoint;
}

}  // namespace hantei
