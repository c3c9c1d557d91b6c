// SPDX-License-Identifier: MIT
// The relation of a user's convex shape to another shape, if nobody wrote their pair: it follows from the cores, or from the corners.
//
// Let C and D be the cores and R the sum of the radii. If R = 0, the shapes are their cores. Else, if the cores meet, a common point is an interior
// point of the round shape, and so are interior points of D next to it. If the cores are apart, the shapes meet if the gap between the cores is at
// most R, and only touch if it is R. D need not be convex: interior points of D are arbitrarily near to each of its points.
export module hantei:pair_of_cores;
import :base;
import :generic_arithmetic;
import :rational;
import :vec;
import :relation;
import :shape;
import :shape_traits;
import :judgeable;
import :predicates;
import :exact_gap;
import :enclosing_box;

namespace hantei {

template <class A, class B>
constexpr exact_gap<A::dimension> gap_of_plain(A const& a, B const& b) {
    if constexpr (same_as<typename A::scalar_type, typename B::scalar_type>) {
        return gap_between(a, b);
    } else {
        return gap_between(exact(a), exact(b));
    }
}

template <class A, class B>
struct pair_of_cores {
    static constexpr relation relate(A const& a, B const& b) {
        if (!is_constant_evaluated() && 0.0 < squared_gap(enclosing_box_of(a), enclosing_box_of(b))) return relation::disjoint;
        rational const reach = rational(radius_of(a)) + rational(radius_of(b));
        return with_plain(a, [&](auto const& of_a) {
            return with_plain(b, [&](auto const& of_b) {
                relation const cores = hantei::relate(of_a, of_b);
                if (reach.sign() == 0) return cores;
                if (cores != relation::disjoint) return relation::overlapping;
                int const order = (gap_of_plain(of_a, of_b).squared() - square(reach)).sign();
                return order < 0 ? relation::overlapping : order == 0 ? relation::touching : relation::disjoint;
            });
        });
    }
};

}  // namespace hantei
