// SPDX-License-Identifier: MIT
// Every question about every two shapes of the plane compiles where nothing but the library is imported: what only a standard header
// declares (the parts of an array in a structured binding, say) is not seen there.
import hantei;

namespace nothing_included {

using namespace hantei;

template <class A, class B>
bool ask(A const& a, B const& b) {
    bool r =
        intersects(a, b) && contains(a, b) && distance(a, b) > 0 && within_distance(a, b, 1) && closest_points(a, b).on_a.x > 0;
    if constexpr (castable<A, B>) r = r && raycast(a, b).has_value();
    if constexpr (contactable<A, B>) r = r && contact(a, b).has_value() && minimum_translation(a, b).has_value();
    if constexpr (sweepable<A, B>) r = r && sweep(a, {1, 2}, b).has_value();
    return r;
}
template <class... B>
bool ask_each(auto const& a, B const&... b) {
    return (ask(a, b) && ...);
}
template <class... A>
bool ask_all(A const&... a) {
    return (ask_each(a, a...) && ...);
}
bool ask_everything() {
    return ask_all(point<>{}, segment<>{}, ray<>{}, line<>{}, disk<>{}, aabb<>{}, obb<>{}, capsule<>{}, triangle<>{},
                   convex{{{0, 0}, {1, 0}, {0, 1}}}, polygon{{{0, 0}, {1, 0}, {0, 1}}}, chain{{{0, 0}, {1, 0}, {0, 1}}});
}

}  // namespace nothing_included
