// SPDX-License-Identifier: MIT
// Whatever gives its members, in order, to a function: a shape, a rotation, a pose.
export module hantei:members;
import :base;

namespace hantei {

/// For members(f) below: no lambda is given to it in the library, because clang 19 takes those of two modules for two.
struct any_members {
    constexpr void operator()(auto const&...) const {}
};
/// It gives its members, in order, to a function: a shape, a rotation, a pose.
template <class X>
concept has_members = requires(X const& x) { x.members(any_members{}); };

}  // namespace hantei
