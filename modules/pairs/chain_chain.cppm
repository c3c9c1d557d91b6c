// SPDX-License-Identifier: MIT
export module hantei:chain_chain;
import :common_scalar;
import :relation;
import :pair;
import :chain_relation;
import :chain;
import :vertex_list;
import :containment_methods;
import :gap_methods;
import :manifest;
import :sweep_methods;

export namespace hantei {

/// Two chains meet if a side of one meets a side of the other; joints count as inner points of both. Degree 2. Source: Cormen
/// et al., Introduction to Algorithms, section 33.1, for each two sides.
template <vertex_range V, bool C, vertex_range W, bool D>
    requires has_common_scalar<vertex_scalar<V>, vertex_scalar<W>>
struct pair<chain<V, C>, chain<W, D>> {
    static constexpr auto closest_points = by_closest_sides;
    static constexpr auto contact = not_defined;
    static constexpr auto raycast = not_defined;
    static constexpr auto sweep = by_side_sweep;
    static constexpr auto contains = by_sides;

    static constexpr relation relate(chain<V, C> const& a, chain<W, D> const& b) { return relate_sides(a, b); }
};

}  // namespace hantei
