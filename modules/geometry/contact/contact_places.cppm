// SPDX-License-Identifier: MIT
// The choice of contact points: of all places where two solids touch, the two that are farthest apart along the surface.
export module hantei:contact_places;
import :base;
import :dynamic_array;

namespace hantei {

/// The numbers of one or two elements of a list. A count of 0 stands for none.
struct one_or_two {
    size_t count = 1;
    array<size_t, 2> at{};
};
/// The two of some places that are farthest apart along the surface, in the direction `along`. Of several that are equally far along it, the first
/// in the direction of `normal` counts. If the two are the same place, the result is only one. sign_of(n, p, q) is the sign of n · (p − q).
template <class Place>
constexpr one_or_two farthest_apart(dynamic_array<Place> const& places, Place const& along, Place const& normal, auto sign_of) {
    auto const before = [&](Place const& p, Place const& q, int sense) {
        int const order = sense * sign_of(along, p, q);
        return order < 0 || (order == 0 && sign_of(normal, p, q) < 0);
    };
    size_t low = 0, high = 0;
    for (size_t i = 1; i < places.size(); ++i) {
        if (before(places[i], places[low], 1)) low = i;
        if (before(places[i], places[high], -1)) high = i;
    }
    bool const are_two = low != high && (before(places[low], places[high], 1) || before(places[high], places[low], 1));
    return {are_two ? size_t{2} : size_t{1}, {low, high}};
}

}  // namespace hantei
