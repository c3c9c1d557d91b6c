// SPDX-License-Identifier: MIT
// sweep() is asked of the plane: the compiler says so of shapes and of displacements.
// says: "hantei: sweep is for two shapes of the plane;
// says: "hantei: the displacement lies in space, the shapes in the plane"
import hantei;

using namespace hantei;

inline constexpr disk<> sun{{0, 0}, 1.0};
inline constexpr sphere<> planet{{0, 0, 0}, 1.0};

template <class S, class Displacement>
concept sweeps = requires(S const& s, Displacement const& d) { sweep(s, d, s); };
static_assert(sweeps<disk<>, vec<>> && sweeps<disk<>, vec<int>> && !sweeps<disk<>, vec<double, 3>>);
static_assert(!sweeps<sphere<>, vec<double, 3>> && !sweeps<sphere<>, vec<>>);
static_assert(sweep(sun, {0, 0}, sun)->last == 1);

#ifdef REFUSED
auto const of_spheres = sweep(planet, vec{1.0, 0.0, 0.0}, planet);
auto const out_of_plane = sweep(sun, vec{1.0, 0.0, 0.0}, sun);
#endif
