// SPDX-License-Identifier: MIT
// std::hash for vectors, rotations and shapes, as keys of unordered containers.
module;
#include <typeindex>  // the least header that has std::hash

export module hantei:hashing;
import :base;
import :members;
import :scalar;
import :rational;
import :vec;
import :shape;
import :rotation;

namespace hantei {

/// x mixed into the hash so_far: the finalizer of MurmurHash3 (Appleby), applied to a sum of the two.
constexpr uint64_t mixed(uint64_t so_far, uint64_t x) {
    uint64_t h = so_far * 0x9e3779b97f4a7c15 + x;
    h = (h ^ (h >> 33)) * 0xff51afd7ed558ccd;
    h = (h ^ (h >> 33)) * 0xc4ceb9fe1a85ec53;
    return h ^ (h >> 33);
}
/// The bits of x, with those of 0 for −0, so that equal numbers have equal bits.
template <scalar T>
constexpr uint64_t bits_of(T const& x) {
    if constexpr (same_as<T, double>) return x == 0 ? 0 : bit_cast<uint64_t>(x);
    else if constexpr (same_as<T, float>) return x == 0 ? 0 : bit_cast<uint32_t>(x);
    else return static_cast<uint64_t>(x);
}
struct hash_of_members {
    uint64_t so_far;
    constexpr uint64_t operator()(auto const&... part) const;
};
/// The numbers stored in x, mixed into the hash so_far.
template <class X>
constexpr uint64_t hash_of(uint64_t so_far, X const& x) {
    if constexpr (scalar<X>) {
        return mixed(so_far, bits_of(x));
    } else if constexpr (keeps_vertices<X> && requires { x.hole_count(); }) {
        so_far = hash_of(so_far, x.core_vertices());
        for (size_t i = 0; i < x.hole_count(); ++i) so_far = hash_of(so_far, x.hole(i));
        return so_far;
    } else if constexpr (has_members<X>) {
        return x.members(hash_of_members{so_far});
    } else if constexpr (requires { x.size(); }) {
        for (auto const& p : x) so_far = hash_of(so_far, p);
        return mixed(so_far, x.size());
    } else {
        for (size_t i = 0; i < X::dimension; ++i) so_far = hash_of(so_far, x[i]);
        return so_far;
    }
}

constexpr uint64_t hash_of_members::operator()(auto const&... part) const {
    uint64_t hash = so_far;
    ((hash = hash_of(hash, part)), ...);
    return hash;
}

template <class X>
struct has_hash {
    static constexpr bool value = false;
};
template <shape S>
struct has_hash<S> {
    static constexpr bool value = !same_as<typename S::scalar_type, rational>;
};
template <scalar T, size_t N>
struct has_hash<vec<T, N>> {
    static constexpr bool value = !same_as<T, rational>;
};
template <class T, size_t N>
struct has_hash<rotation<T, N>> {
    static constexpr bool value = !same_as<T, rational>;
};

}  // namespace hantei

export namespace hantei {

/// A vector, rotation or shape whose scalar is not rational: equal fractions may be stored in different forms.
template <class X>
concept hashable = has_hash<X>::value;

}  // namespace hantei

/// The hash of a vector, rotation or shape. Equal values have equal hashes, also −0 and 0. (std::hash of a std::variant of shapes follows
/// from it.)
template <hantei::hashable X>
struct std::hash<X> {
    constexpr hantei::size_t operator()(X const& x) const noexcept {
        return static_cast<hantei::size_t>(hantei::hash_of(0, x));
    }
};
