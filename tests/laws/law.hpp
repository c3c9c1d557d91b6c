// SPDX-License-Identifier: MIT
// The laws by name.
#pragma once

#include <array>
#include <cstddef>
#include <ostream>
#include <string_view>
#include <utility>

namespace laws {

/// Each is the statement that its name makes; what is compared is in kept.hpp. The last one comes last.
enum class law {
    none,
    stated_relation,
    symmetry,
    exactly_one_relation,
    contains_implies_intersects,
    strictly_contains_implies_contains,
    distance_zero_exactly_when_intersecting,
    squared_distance_zero_exactly_when_intersecting,
    common_point_exactly_when_intersecting,
    closest_points_lie_in_their_shapes,
    closest_points_flip,
    contact_exactly_when_intersecting,
    touching_has_depth_zero,
    contact_flips,
    contact_parts,
    contact_points_are_halfway,
    chord_exactly_when_intersecting,
    chord_is_the_same_in_both_orders,
    chord_enters_before_it_exits,
    chord_ends_on_the_boundary,
    chord_normals_point_outwards,
    translation,
    reflection,
    quarter_turn,
    power_of_two,
    reversal,
    same_bits_at_run_time
};

/// "symmetry" for law::symmetry, as the compiler spells it in "... [L = laws::law::symmetry]".
template <law L>
constexpr std::string_view spelled() {
    std::string_view const s = __PRETTY_FUNCTION__;
    return s.substr(s.rfind(':') + 1, s.rfind(']') - s.rfind(':') - 1);
}
inline std::ostream& operator<<(std::ostream& out, law l) {
    static constexpr auto names = []<std::size_t... I>(std::index_sequence<I...>) {
        return std::array{spelled<static_cast<law>(I)>()...};
    }(std::make_index_sequence<static_cast<std::size_t>(law::same_bits_at_run_time) + 1>{});
    return out << names[static_cast<std::size_t>(l)];
}

}  // namespace laws
