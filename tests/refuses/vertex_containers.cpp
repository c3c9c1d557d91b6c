// SPDX-License-Identifier: MIT
// What is named between the angle brackets of convex, polygon and chain, and is no container of vertices: the compiler says what is.
// says: "hantei: the template argument of convex, polygon and chain is the container of their vertices, not their scalar: write std::vector<vec<double>>, or leave it out
// says: not their scalar: write std::vector<vec<float>>
// says: not their scalar: write std::vector<vec<std::int64_t>>
// says: not their scalar: write std::vector<vec<rational>>
// says: not one of them: write std::vector<vec<double>>
// says: not one of them: write std::vector<vec<float>>
// says: not a view of them: write std::vector<vec<double>>
// says: without const and &: write std::vector<vec<double>>
// says: which lie in the plane: write std::vector<vec<double>>
// says: which are of the type hantei::vec: write std::vector<vec<float>>
// says: of which the coordinates are float, double, integers of 32 or 64 bits, or rational: write std::vector<vec<double>>
// says: one behind the other in memory: write std::vector<vec<double>>
// says: "hantei: the second template argument of polygon is the container of its holes: write std::vector<std::vector<vec<double>>>
#include <array>
#include <complex>
#include <cstdint>
#include <list>
#include <span>
#include <vector>

import hantei;

using namespace hantei;

using vertices = std::vector<vec<>>;

// Whether there is such a shape can be asked.
template <template <class...> class Shape, class... X>
concept names_shape = requires { typename Shape<X...>; };
template <class V>
using open_chain = chain<V>;
static_assert(names_shape<convex, vertices> && names_shape<polygon, vertices> && names_shape<polygon, vertices, vertices> &&
              names_shape<polygon, vertices, std::vector<vertices>> && names_shape<open_chain, std::array<vec<>, 3>>);
static_assert(!names_shape<convex, double> && !names_shape<polygon, void> && !names_shape<polygon, vertices&> &&
              !names_shape<polygon, vertices, std::list<vertices>> && !names_shape<open_chain, vec<>*> &&
              !names_shape<closed_chain, std::span<vec<> const>>);

#ifdef REFUSED
void of_scalar(polygon<double>, convex<float>, chain<std::int64_t>, closed_chain<rational>);
void of_vertex(polygon<vec<>>, convex<std::array<float, 2>>);
void of_view(chain<std::span<vec<> const>>);
void of_constant(polygon<vertices const>);
void in_space(convex<std::vector<vec<double, 3>>>);
void of_other_vectors(polygon<std::vector<std::array<float, 2>>>);
void of_other_numbers(chain<std::vector<vec<std::complex<double>>>>);
void in_a_list(polygon<std::list<vec<>>>);
void with_holes(polygon<vertices, double>);
#endif
