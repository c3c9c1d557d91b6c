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

export namespace hantei {

/// One shape of any kind, with coordinates T in dimension N: a std::variant, which every question of two shapes takes as it is.
template <scalar T = double, size_t N = 2>
using any_shape = variant<point<T, N>, segment<T, N>, ray<T, N>, line<T, N>, ball<T, N>, aabb<T, N>, obb<T, N>, capsule<T, N>,
                          triangle<T, N>>;

}  // namespace hantei
