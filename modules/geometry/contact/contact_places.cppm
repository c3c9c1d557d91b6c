// SPDX-License-Identifier: MIT
// Which of the places where two solids touch are the points of their contact.
export module hantei:contact_places;
import :base;
import :dynamic_array;

namespace hantei {

/// One of several, or two.
struct one_or_two {
    size_t count = 1;
    array<size_t, 2> at{};
};
/// Of the places that keep a from moving `back`, the two that are farthest apart along the surface; of several at one place along
/// it the first in the direction of the normal. One, if they are the same. sign_of(n, p, q) is the sign of n · (p − q).
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
