// SPDX-License-Identifier: MIT
export module hantei:chain_chain;
import :relation;
import :pair;
import :sides;
import :ring;
import :chain;

export namespace hantei {

/// Two chains meet if a side of one meets a side of the other; joints count as inner points of both. Degree 2. Source: Cormen
/// et al., Introduction to Algorithms, section 33.1, for each two sides.
template <vertex_range V, bool C, vertex_range W, bool D>
    requires meets<vertex_scalar<V>, vertex_scalar<W>>
struct pair<polyline<V, C>, polyline<W, D>> {
    static constexpr relation relate(polyline<V, C> const& a, polyline<W, D> const& b) { return relate_sides(a, b); }
};

}  // namespace hantei
