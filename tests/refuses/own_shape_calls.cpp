// SPDX-License-Identifier: MIT
// Questions about a shape of one's own that does not tell what they need: what is missing, in one sentence each.
// says: "hantei: the distance of moon and point is not known: give their pair nearest() or distance()
// says: "hantei: the closest points of point and moon are not known: give their pair nearest()
// says: "hantei: whether one of point and moon holds the other is not known: give their pair holds(a, b, strict)
// says: "hantei: the moon does not say how far it reaches: give it core_vertices(), a core() and radius, or a hull()
// says: "hantei: the moon does not say how large it is: give it core_vertices(), a core() and radius, or area()
// says: "hantei: the moon does not tell its center of mass: give it centroid()
// says: "hantei: sweep is for two shapes of the plane; a convex one of your own has core_vertices(), or a core() and radius
// says: "hantei: a contact is between solids
// says: "hantei: a line, a ray or a segment is cast at a bounded shape of the plane
// says: "hantei: the pair of moon and disk has not been written: docs/adding_a_shape.md shows how"
// says: "hantei: the moon does not tell its image: give it parts_are_positions
// says: "hantei: the pair of dune and point does not tell what the shapes are where its gap is 0: give it on_boundary(a, b)
#include <array>
#include <cstddef>
#include <tuple>

import hantei;

using namespace hantei;

/// A shape of one's own that tells nothing but how points lie to it: it is not convex, and its members have the names of a disk's.
template <scalar T = double, std::size_t N = 2>
struct moon {
    vec<T, N> center;
    T radius{};

    using scalar_type = T;
    static constexpr std::size_t dimension = N;
    static constexpr char const* name = "moon";
    static constexpr bool is_convex = false;
    constexpr auto members(auto f) const { return f(center, radius); }
    constexpr auto core_vertices() const { return std::array{center}; }
    constexpr bool has_interior() const { return true; }
    constexpr void report_flaws(auto&) const {}
};
template <class T, std::size_t N>
struct hantei::pair<moon<T, N>, point<T, N>> {
    static constexpr relation relate(moon<T, N> const&, point<T, N> const&) { return relation::disjoint; }
};
/// All points at most radius from a core that is another shape of one's own, of which only the pair with a point is written.
template <scalar T = double, std::size_t N = 2>
struct ridge {
    vec<T, N> foot;

    using scalar_type = T;
    static constexpr std::size_t dimension = N;
    static constexpr char const* name = "ridge";
    constexpr auto members(auto f) const { return f(foot); }
    constexpr void report_flaws(auto&) const {}
};
template <scalar T = double, std::size_t N = 2>
struct dune {
    vec<T, N> foot;
    T radius{};

    using scalar_type = T;
    static constexpr std::size_t dimension = N;
    static constexpr char const* name = "dune";
    constexpr auto members(auto f) const { return f(foot, radius); }
    constexpr ridge<T, N> core() const { return {foot}; }
    constexpr void report_flaws(auto&) const {}
};
template <class T, std::size_t N>
struct hantei::pair<dune<T, N>, point<T, N>> {
    static constexpr auto gap(auto engine, dune<T, N> const& d, point<T, N> const& p) {
        constexpr auto excess = [](auto const& offset, auto const& radius) { return dot(offset, offset) - radius * radius; };
        return engine.sign(excess, formula::lengths.difference(d.foot, p.position()), formula::lengths.nonnegative(d.radius));
    }
};
inline constexpr moon<> crescent{{0, 0}, 1};
inline constexpr point<> here{0, 0};
static_assert(disjoint(here, crescent) && !contains(crescent, here));

#ifdef REFUSED
auto const way_to_moon = distance(crescent, here);
auto const nearest_of_moon = closest_points(here, crescent);
auto const moon_in_point = contains(here, crescent);
auto const point_in_moon = within(here, crescent);
auto const contact_with_moon = contact(here, crescent);
auto const cast_at_moon = raycast(here, crescent);
auto const around_moon = bounds(crescent);
auto const size_of_moon = area(crescent);
auto const middle_of_moon = centroid(crescent);
auto const moved_moon = sweep(crescent, vec{1.0, 0.0}, here);
auto const moon_and_disk = intersects(crescent, disk{{0, 0}, 1});
auto const in_dune = intersects(dune<>{{0, 0}, 1}, here);
auto const turned_moon = transform(crescent, pose<>{});
#endif
