// SPDX-License-Identifier: MIT
// The concept of a type that gives its members, in order, to a function: a shape, a rotation, a pose.
export module hantei:members;
import :base;

namespace hantei {

/// A function for members(f) below. The library never passes a lambda there, because clang 19 takes the lambdas of two modules for two types.
struct any_members {
    constexpr void operator()(auto const&...) const {}
};
/// Whether X gives its members, in order, to a function: a shape, a rotation, a pose.
template <class X>
concept has_members = requires(X const& x) { x.members(any_members{}); };

}  // namespace hantei
