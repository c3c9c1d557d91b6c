// SPDX-License-Identifier: MIT
// The Minkowski sum and difference of two convex hulls of the plane, in exact numbers.
export module hantei:minkowski_sum;
import :base;
import :vec;
import :corner_list;

namespace hantei {

/// The corners of the Minkowski sum {p + q : p in one hull, q in the other}. Its sides are the sides of both, in the order of their directions, with
/// parallel ones joined. Both hulls must be as hull_of() makes them, and so is the result. Source: de Berg et al., Computational Geometry,
/// section 13.3 (Minkowski sums).
constexpr corner_list sum_of(corner_list const& a, corner_list const& b) {
    auto const sides = [](corner_list const& hull) { return hull.size() > 1 ? hull.size() : 0; };
    size_t const of_a = sides(a), of_b = sides(b);
    corner_list sum;
    sum.add(a[0] + b[0]);
    for (size_t i = 0, j = 0; i + j < of_a + of_b;) {
        int const bend = i == of_a ? -1 : j == of_b ? 1 : cross(a[i + 1] - a[i], b[j + 1] - b[j]).sign();
        i += bend >= 0 ? 1 : 0;
        j += bend <= 0 ? 1 : 0;
        if (i + j < of_a + of_b) sum.add(a[i] + b[j]);
    }
    return sum;
}

/// The corners of the Minkowski difference {q − p : p in a, q in b} of the convex hulls of two cores. Source: van den Bergen, section 2.4.
constexpr corner_list differences_of(corner_list const& a, corner_list const& b) {
    corner_list mirrored;
    for (auto const& p : a) mirrored.add(-p);
    return sum_of(hull_of(b), hull_of(mirrored));
}

}  // namespace hantei
