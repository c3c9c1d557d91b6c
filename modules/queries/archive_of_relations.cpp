// SPDX-License-Identifier: MIT
// The relations of regions and chains, which are compiled once, with optimization, instead of in every file that asks. They mention no type
// of a standard library, so that one archive serves all.
module hantei;

namespace hantei {

template <class Method, class A, class B>
decision related_in_archive(A const& a, B const& b) noexcept {
    return caught([&] { return decision{true, Method::of(a, b)}; }, [] { return decision{false, {}}; });
}

/// Whoever takes the address of a function template instantiates it.
template <class Method, class A, class... B>
void compile() {
    ([] { [[maybe_unused]] auto* const volatile compiled = &related_in_archive<Method, A, B>; }(), ...);
}
template <class Method, class A, class T>
void compile_with_shapes() {
    compile<Method, A, point<T, 2>, segment<T, 2>, ray<T, 2>, line<T, 2>, ball<T, 2>, aabb<T, 2>, obb<T, 2>, capsule<T, 2>,
            triangle<T, 2>>();
}
/// Never called. T: the scalar of the vertices.
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

}  // namespace hantei
