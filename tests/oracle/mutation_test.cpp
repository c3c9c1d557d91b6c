// SPDX-License-Identifier: MIT
#include "mutation_test.hpp"

#include "pairs.hpp"
#include "ring_pairs.hpp"

namespace oracle {
namespace {

using ball = hantei::ball<double, 2>;
using aabb = hantei::aabb<double, 2>;
using obb = hantei::obb<double, 2>;
using capsule = hantei::capsule<double, 2>;
using ray = hantei::ray<double, 2>;
using convex = convex_of<double>;
using polygon = polygon_of<double>;

template <class A, class B, class Library>
tally count(options const& o) {
    if constexpr (requires { maker<B>::layout; }) return run<A, B, Library>(o);
    else return run<double>(erased_pair<A, B, Library>(), o);
}

/// 1 when the fault makes no difference to the counts of a run, of a few cases or else of more.
template <class A, class B>
int missed(fault f, char const* what) {
    std::size_t const most =
        std::is_same_v<A, ball> && std::is_same_v<B, polygon> ? 40 : 500;  // ways out of polygons take long
    auto const count_of = [f](tally const& t) {
        return f == fault::order_matters ? t.asymmetric : f == fault::touching_is_apart ? t.missed_touching : t.wrong;
    };
    options few;
    few.measure_every = 2;
    few.quiet = true;
    faulty_library::active = f;
    for (std::size_t const cases : {most / 20, most / 5, most}) {
        few.cases = cases;
        tally const right = count<A, B, library>(few), faulty = count<A, B, faulty_library>(few);
        if (count_of(faulty) > count_of(right)) return 0;
    }
    std::printf("the checker does not notice that %s\n", what);
    return 1;
}

int missed_in_rings() {
    return missed<aabb, polygon>(fault::touching_is_apart, "a polygon that is touched is called disjoint") +
           missed<aabb, polygon>(fault::order_matters, "the order of a polygon and another shape matters") +
           missed<aabb, polygon>(fault::intersects_is_open, "a polygon that is touched does not intersect") +
           missed<aabb, polygon>(fault::contains_is_strict, "contains leaves out the boundary of a polygon") +
           missed<aabb, polygon>(fault::strict_is_contains, "strictly_contains has the boundary of a polygon") +
           missed<aabb, polygon>(fault::distance_is_off, "the distance of a polygon is one neighbor off") +
           missed<aabb, polygon>(fault::squared_distance_is_off, "its squared_distance is one neighbor off") +
           missed<aabb, polygon>(fault::closest_point_is_off, "its closest point is one neighbor off") +
           missed<aabb, polygon>(fault::normal_is_off, "the normal of a polygon is one neighbor off") +
           missed<aabb, polygon>(fault::contact_point_is_off, "a point of its contact is one neighbor off") +
           missed<ball, polygon>(fault::depth_is_off, "the depth of a disk in a polygon is one neighbor off") +
           missed<ball, polygon>(fault::normal_is_off, "the normal of a disk in a polygon is one neighbor off") +
           missed<ball, polygon>(fault::contact_point_is_off, "a point of its contact is one neighbor off") +
           missed<ball, polygon>(fault::translation_is_off, "its way out is one neighbor off") +
           missed<ball, convex>(fault::depth_is_off, "the depth of a convex polygon is one neighbor off") +
           missed<ball, convex>(fault::normal_is_backwards, "its normal points backwards");
}

}  // namespace

int mutation_test() {
    return missed<aabb, ball>(fault::touching_is_apart, "touching shapes are called disjoint") +
           missed<aabb, ball>(fault::order_matters, "the order of the arguments matters") +
           missed<aabb, ball>(fault::intersects_is_open, "touching shapes do not intersect") +
           missed<aabb, ball>(fault::contains_is_strict, "contains leaves out the boundary") +
           missed<aabb, ball>(fault::strict_is_contains, "strictly_contains has the boundary") +
           missed<aabb, ball>(fault::distance_is_off, "distance is one neighbor off") +
           missed<aabb, ball>(fault::squared_distance_is_off, "squared_distance is one neighbor off") +
           missed<aabb, ball>(fault::closest_point_is_off, "a closest point is one neighbor off") +
           missed<aabb, ball>(fault::depth_is_off, "a depth is one neighbor off") +
           missed<aabb, ball>(fault::normal_is_backwards, "a normal points backwards") +
           missed<capsule, obb>(fault::normal_is_off, "a normal is one neighbor off") +
           missed<capsule, obb>(fault::contact_point_is_off, "a point of a contact is one neighbor off") +
           missed<capsule, obb>(fault::translation_is_off, "the way out is one neighbor off") +
           missed<capsule, obb>(fault::impact_normal_is_off, "the normal of an impact is one neighbor off") +
           missed<capsule, obb>(fault::impact_point_is_off, "a point of an impact is one neighbor off") +
           missed<aabb, ball>(fault::within_is_open, "what is just at a distance is not within it") +
           missed<aabb, ball>(fault::zero_is_negative, "0 is negative") +
           missed<aabb, ball>(fault::impact_is_off, "an impact is one neighbor off") +
           missed<capsule, ray>(fault::normal_is_backwards, "the normal of a chord points backwards") +
           missed<capsule, ray>(fault::exit_is_off, "the end of a chord with round ends is one neighbor off") +
           missed<capsule, ray>(fault::normal_is_off, "the normal of a chord is one neighbor off") +
           missed<capsule, ray>(fault::crossing_is_missing, "a crossing is missing") +
           missed<aabb, ray>(fault::exit_is_off, "the end of a chord is one neighbor off") +
           missed<aabb, ray>(fault::ray_misses_tangents, "a ray misses what it touches") + missed_in_rings();
}

}  // namespace oracle
