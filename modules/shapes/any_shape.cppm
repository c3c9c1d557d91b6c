// SPDX-License-Identifier: MIT
export module hantei:any_shape;
import :base;
import :scalar;
import :point;
import :segment;
import :ray;
import :line;
import :ball;
import :aabb;
import :obb;
import :capsule;
import :triangle;
import :convex;
import :polygon;
import :chain;
import :vec;

namespace hantei {

template <scalar T, size_t N>
struct every_shape {
    using type = variant<point<T, N>, segment<T, N>, ray<T, N>, line<T, N>, ball<T, N>, aabb<T, N>, obb<T, N>, capsule<T, N>,
                         triangle<T, N>>;
};
template <scalar T>
struct every_shape<T, 2> {
    using vertices = vector<vec<T, 2>>;
    using type =
        variant<point<T, 2>, segment<T, 2>, ray<T, 2>, line<T, 2>, ball<T, 2>, aabb<T, 2>, obb<T, 2>, capsule<T, 2>,
                triangle<T, 2>, convex<vertices>, polygon<vertices, vector<vertices>>, chain<vertices>, closed_chain<vertices>>;
};

template <scalar T, size_t N>
struct every_solid {
    using type = variant<ball<T, N>, aabb<T, N>>;
};
template <scalar T>
struct every_solid<T, 2> {
    using vertices = vector<vec<T, 2>>;
    using type = variant<ball<T, 2>, aabb<T, 2>, obb<T, 2>, capsule<T, 2>, triangle<T, 2>, convex<vertices>,
                         polygon<vertices, vector<vertices>>>;
};

}  // namespace hantei

export namespace hantei {

/// A shape of any kind with coordinates T in dimension N: a std::variant, which every question about two shapes takes as it is. In the
/// plane it includes convex, polygon, chain and closed_chain, with their vertices in std::vectors.
template <scalar T = double, size_t N = 2>
using any_shape = typename every_shape<T, N>::type;

/// A solid shape of any kind: a std::variant of all shapes for which contact() and minimum_translation() are defined, so that every pair of
/// them has an answer.
template <scalar T = double, size_t N = 2>
using solid_shape = typename every_solid<T, N>::type;

}  // namespace hantei
