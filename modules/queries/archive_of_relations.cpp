// SPDX-License-Identifier: MIT
// Relations of regions and chains, and containment of one shape in another, compiled once (archive.hpp).
module hantei;

#include "archive.hpp"

namespace hantei {

/// Taking the address of a function template instantiates it.
template <class Method, class A, class... B>
void compile() {
    ([] { [[maybe_unused]] auto* const volatile compiled = &related_in_archive<Method, A, B>; }(), ...);
}
template <class Method, class A, class T>
void compile_with_shapes() {
    compile<Method, A, point<T, 2>, segment<T, 2>, ray<T, 2>, line<T, 2>, ball<T, 2>, aabb<T, 2>, obb<T, 2>, capsule<T, 2>,
            triangle<T, 2>>();
}
/// Never called. T is the scalar of the vertices.
template <class T>
void compile_relations() {
    using region = region_view<T>;
    using chain = chain_view<T>;
    using other = archived_scalar<T>;
    compile_with_shapes<relating_region, region, other>();
    compile_with_shapes<relating_chain, chain, other>();
    compile<relating_region, region, region>();
    compile<relating_chain, chain, region, chain>();
    compile<relating_convex, region, region, aabb<other, 2>, triangle<other, 2>>();
}
template void compile_relations<double>();
template void compile_relations<float>();
template void compile_relations<int64_t>();
template void compile_relations<int32_t>();

template <class Method, class A, class B>
void compile_holding() {
    [[maybe_unused]] auto* const volatile compiled = &held_in_archive<Method, A, B>;
}
/// Compiles the containment of B in A by the method that their pair names, if it is one of the archive.
template <class A, class B>
void compile_named_holding() {
    if constexpr (containment_known<A, B>::value) {
        using method = decltype(contains_method(pair_for<A, B>{}));
        if constexpr (same_as<method, by_corners_t>) compile_holding<holding_by_corners, A, B>();
        if constexpr (same_as<method, by_directions_t>) compile_holding<holding_by_directions, A, B>();
    }
}
template <class... A>
void compile_each_holding(type_list<A...>) {
    ([]<class B>(B*) { (compile_named_holding<A, B>(), ...); }(static_cast<A*>(nullptr)), ...);
}
template <class T>
using bounded_shapes = type_list<point<T, 2>, segment<T, 2>, ball<T, 2>, aabb<T, 2>, obb<T, 2>, capsule<T, 2>, triangle<T, 2>>;
template <class Method, class A, class... B>
void compile_holder(type_list<B...>) {
    (compile_holding<Method, A, B>(), ...);
}
template <class Held, class... A>
void compile_holders(type_list<A...>) {
    (compile_holding<holding_by_corners, A, Held>(), ...);
}
/// T is the scalar of the vertices.
template <class T>
void compile_holding_of_views() {
    using other = archived_scalar<T>;
    constexpr auto shapes = bounded_shapes<other>{};
    constexpr auto views = type_list<region_view<T>, chain_view<T>>{};
    compile_holder<holding_by_corners, region_view<T>>(shapes + views);
    compile_holder<holding_by_sides, region_view<T>>(shapes + views);
    compile_holder<holding_by_sides, chain_view<T>>(shapes + views);
    constexpr auto holders = shapes + type_list<ray<other, 2>, line<other, 2>>{};
    compile_holders<region_view<T>>(holders);
    compile_holders<chain_view<T>>(holders);
}
template <class T>
void compile_all_holding() {
    compile_each_holding(bounded_shapes<T>{} + type_list<ray<T, 2>, line<T, 2>>{});
    compile_each_holding(
        type_list<point<T, 3>, segment<T, 3>, ray<T, 3>, line<T, 3>, ball<T, 3>, aabb<T, 3>, obb<T, 3>, capsule<T, 3>>{});
}
/// Never called.
void compile_containment() {
    compile_all_holding<double>();
    compile_all_holding<int64_t>();
    compile_holding_of_views<double>();
    compile_holding_of_views<float>();
    compile_holding_of_views<int64_t>();
    compile_holding_of_views<int32_t>();
}

}  // namespace hantei
