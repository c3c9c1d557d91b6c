// SPDX-License-Identifier: MIT
// Calls that have no answer: the compiler says why, in one sentence each.
// says: "hantei: the second argument is no shape: pass one of hantei
// says: "hantei: the first argument is no shape but leads to one, or to none: pass what it leads to, *x"
// says: "hantei: the first argument is a range: ask its elements, or use intersecting_pairs, nearest, first_hit or hantei::views"
// says: "hantei: the disk lies in the plane, the sphere in space: ask about two of one dimension"
// says: "hantei: 64-bit integers and floating-point numbers meet in no scalar that holds both exactly: convert one shape"
// says: "hantei: the pair of segment and triangle in space has not been written: docs/pairs.md lists those that have"
// says: "hantei: a contact is between solids
// says: "hantei: a line, a ray or a segment is cast at a bounded shape of the plane
// says: "hantei: the ray has no end on some side: this is asked of bounded shapes"
// says: "hantei: the sphere lies in space: this is asked of shapes of the plane"
// says: "hantei: the argument is no shape: pass one of hantei
// says: "hantei: the disk lies in the plane, the direction in space"
// says: "hantei: the aabb has no image under this map
// says: "hantei: the line has no end on some side, or is a triangle in space: of these no centroid is known"
// says: "hantei: the alternatives of the variant have answers of several types
// says: "hantei: some alternatives of the variant lie in the plane and some in space
// says: "hantei: the disk is not the hull of stored corners: convex_hull takes positions
// says: "hantei: 64-bit integers and floating-point numbers meet in no scalar that holds both exactly: convert the shapes of one"
// says: "hantei: the disk is no region of rings: convex_parts is asked of a polygon"
#include <cstdint>
#include <variant>
#include <vector>

import hantei;

using namespace hantei;

struct cloud {};
inline constexpr disk<> sun{{0, 0}, 1.0};
inline constexpr sphere<> planet{{0, 0, 0}, 1.0};
inline constexpr ray<> beam{{0, 0}, {1, 0}};
std::vector<disk<>> const suns{sun};
using box_or_disk = std::variant<aabb<>, disk<>>;

using coarse_or_fine = std::variant<disk<std::int64_t>, disk<>>;
using flat_or_not = std::variant<disk<>, sphere<>>;

// Whether they can be called can be asked.
template <class A, class B>
concept relates = requires(A const& a, B const& b) { intersects(a, b); };
template <class A, class B>
concept contacts = requires(A const& a, B const& b) { contact(a, b); };
template <class A>
concept bounds_known = requires(A const& a) { bounds(a); };
template <class R, class X>
concept selects = requires(R const& r, X const& x) { r | views::intersecting(x); };
static_assert(relates<disk<>, ray<>> && !relates<disk<>, cloud> && !relates<disk<>, sphere<>> && !relates<disk<>*, disk<>>);
static_assert(contacts<disk<>, aabb<>> && !contacts<disk<>, ray<>> && !contacts<disk<>, cloud>);
static_assert(bounds_known<disk<>> && !bounds_known<ray<>> && !bounds_known<cloud>);
static_assert(selects<std::vector<disk<>>, disk<>> && !selects<std::vector<disk<>>, cloud>);

#ifdef REFUSED
auto const to_cloud = intersects(sun, cloud{});
auto const to_pointer = intersects(&sun, sun);
auto const to_range = intersects(suns, sun);
auto const to_space = distance(sun, planet);
auto const to_integers = relate(sun, disk<std::int64_t>{{0, 0}, 1});
auto const to_unwritten = intersects(segment<double, 3>{}, triangle<double, 3>{});
auto const of_ray = contact(sun, beam);
auto const of_disks = raycast(sun, sun);
auto const around_ray = bounds(beam);
auto const of_sphere = area(planet);
auto const of_cloud = is_valid(cloud{});
auto const along = support(sun, vec{1.0, 0.0, 0.0});
auto const turned = transform(box_or_disk(sun), pose<>{});
auto const middle = centroid(line<>{{0, 0}, {1, 0}});
auto const around_either = bounds(coarse_or_fine(sun));
auto const around_suns = convex_hull(suns);
auto const around_positions = convex_hull(std::vector<std::variant<point<>, point<std::int64_t>>>{});
auto const parts_of_sun = convex_parts(sun);
auto const nearest_of_either = closest_points(flat_or_not(sun), flat_or_not(planet));
#endif
