// SPDX-License-Identifier: MIT
// The length of a vector, and the unit vector in its direction.
export module hantei:length;
import :base;
import :scalar;
import :vec;
import :ball;
import :validation;
import :distance;
import :support;

export namespace hantei {

/// The length |v| = √(v·v) of a vector, rounded to nearest. Throws invalid_shape for a vector that is not finite.
template <scalar T, size_t N>
constexpr auto length(vec<T, N> const& v) {
    return distance(vec<T, N>{}, v);
}
/// The unit vector v / |v|, each coordinate rounded to nearest. Throws std::domain_error for a vector that is zero or not finite.
template <scalar T, size_t N>
constexpr auto normalized(vec<T, N> const& v) {
    if (!all_finite(v) || v == vec<T, N>{})
        fail(domain_error("hantei: normalized: a vector that is finite and not zero is needed"));
    return support(ball<T, N>{{}, T{1}}, v);
}

}  // namespace hantei
