// SPDX-License-Identifier: MIT
// The three relations of two closed sets: disjoint, touching and overlapping.
export module hantei:relation;

export namespace hantei {

/// The relation of two closed sets. Interiors are relative: that of a segment excludes its ends, that of a point is the point itself.
enum class relation {
    disjoint,  ///< no common point
    touching,  ///< they have a common point, but their relative interiors have none
    overlapping  ///< the relative interiors have a common point
};

}  // namespace hantei

namespace hantei {

/// The relation for a sign: 1 if the relative interiors meet, 0 if the sets only touch, −1 if they are disjoint.
constexpr relation relation_of(int sign) {
    return sign > 0 ? relation::overlapping : sign == 0 ? relation::touching : relation::disjoint;
}

}  // namespace hantei
