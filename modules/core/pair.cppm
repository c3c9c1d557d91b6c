// SPDX-License-Identifier: MIT
// One specialization for each unordered pair of shapes: the file of a pair answers every question about it.
export module hantei:pair;
import :base;

export namespace hantei {

/// What the library knows about two shapes A and B. It is only declared: a pair that nobody has written is an incomplete type. Specialize it
/// once, with the shapes in the alphabetical order of their names; the library swaps arguments where needed. docs/adding_a_shape.md says what a
/// specialization holds.
template <class A, class B>
struct pair;

/// Whether pair<A, B> has been written in this order.
template <class A, class B>
concept paired_in_order = requires { sizeof(pair<A, B>); };

/// Whether the library can judge an A against a B: the pair has been written in one order or the other.
template <class A, class B>
concept paired = paired_in_order<A, B> || paired_in_order<B, A>;

}  // namespace hantei
