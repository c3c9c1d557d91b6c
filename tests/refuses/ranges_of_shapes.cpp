// SPDX-License-Identifier: MIT
// Questions about ranges, asked of what is none: the compiler says why, in one sentence each.
// says: "hantei: the first argument is no range of shapes: pass a std::vector, an array or a view of them"
// says: "hantei: the argument is one shape: pass a range of them
// says: "hantei: the second argument is one shape: pass a range of them
// says: "hantei: the second argument is no range of shapes
// says: "hantei: the second argument is a range that can be walked through only once: pass a std::vector of its elements"
// says: "hantei: the second argument is a const view, which cannot be walked through: pass it without const"
// says: "hantei: the projection cannot be called with an element of the range"
// says: "hantei: the first argument is no shape: pass one of hantei
// says: "hantei: the left side of | is no range of shapes: pass a std::vector, an array or a view of them"
// says: "hantei: the left side of | is one shape
// says: "hantei: the left side of | is a const view
// says: "hantei: a distance is a float, a double, a signed integer of 32 or 64 bits, or a rational: convert it"
#include <istream>
#include <ranges>
#include <vector>

import hantei;

using namespace hantei;

inline constexpr disk<> sun{{0, 0}, 1.0};
inline constexpr ray<> beam{{0, 0}, {1, 0}};
inline std::vector<disk<>> const suns{sun};
inline std::vector<int> const numbers{1};
struct planet {
    disk<> body;
};
inline std::vector<planet> const planets{{sun}};
std::istream& input();
disk<> disk_of(double x);
inline auto read() { return std::views::istream<double>(input()) | std::views::transform(disk_of); }
using bright = decltype(suns | std::views::filter([](disk<> const&) { return true; }));

// Whether they can be called can be asked.
template <class... X>
concept pairs_known = requires(X&&... x) { intersecting_pairs(static_cast<X&&>(x)...); };
template <class X, class R>
concept has_nearest = requires(X const& x, R&& range) { nearest(x, static_cast<R&&>(range)); };
template <class R>
concept has_first_hit = requires(R&& range) { first_hit(beam, static_cast<R&&>(range)); };
using vector = std::vector<disk<>>;
static_assert(pairs_known<vector const&> && pairs_known<vector, vector&> && pairs_known<bright&> &&
              pairs_known<decltype(read())>);
static_assert(!pairs_known<int, vector&> && !pairs_known<disk<>> && !pairs_known<bright const&> &&
              !pairs_known<std::vector<int>> && !pairs_known<std::vector<planet>>);
static_assert(pairs_known<std::vector<planet>, disk<> planet::*> && !pairs_known<vector, disk<> planet::*>);
static_assert(has_nearest<disk<>, vector&> && has_nearest<disk<>, bright&> && !has_nearest<vector, disk<>&> &&
              !has_nearest<disk<>, decltype(read())>);
static_assert(has_first_hit<vector> && !has_first_hit<disk<>> && !has_first_hit<int>);

#ifdef REFUSED
auto const pairs_of_number = intersecting_pairs(3, suns);
auto const pairs_of_one = intersecting_pairs(sun);
auto const turned_about = nearest(suns, sun);
auto const of_number = first_hit(beam, 3);
auto const of_input = nearest(sun, read());
auto of_view(bright const& view) { return first_hit(beam, view); }
auto const of_other_member = intersecting_pairs(suns, &planet::body);
auto const pairs_of_numbers = intersecting_pairs(numbers);
auto const view_of_number = 3 | views::intersecting(sun);
auto const view_of_one = sun | views::intersecting(suns);
auto view_of_view(bright const& view) { return view | views::touching(sun); }
auto const view_by_other = suns | views::overlapping(sun, &planet::body);
auto const reach_of_word = within_distance(sun, sun, "1");
auto const view_of_word = suns | views::within_distance(sun, "1");
#endif
