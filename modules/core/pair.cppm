// SPDX-License-Identifier: MIT
// One specialization for each unordered pair of shapes: the file of a pair answers every question about it.
export module hantei:pair;
import :base;

export namespace hantei {

/// Declared only: a pair that nobody wrote is an incomplete type. Specialise it once, with the shapes in alphabetical order
/// of their names; the library swaps arguments where needed. docs/adding_a_shape.md says what a specialization holds.
template <class A, class B>
struct pair;

/// pair<A, B> has been written in this order.
template <class A, class B>
concept paired_in_order = requires { sizeof(pair<A, B>); };

/// The library can judge an A against a B, in one order or the other.
template <class A, class B>
concept paired = paired_in_order<A, B> || paired_in_order<B, A>;

}  // namespace hantei
