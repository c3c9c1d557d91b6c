// SPDX-License-Identifier: MIT
// The only unit of the core that includes standard headers; the other units import the names below. One copy of the headers instead of one for
// each unit saves a seventh of the compile time.
module;
#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <new>
#include <optional>
#include <ranges>
#include <stdexcept>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "exact_arithmetic.hpp"
#include "platform.hpp"
#ifdef HANTEI_SMALL_PROGRAM
#include "small_program.hpp"
#endif

// The program and the archive exchange containers, so both must lay them out alike. (The build of an archive with the containers of libstdc++'s
// debug mode defines HANTEI_DEBUG_CONTAINERS.)
#if defined(__GLIBCXX__) && defined(_GLIBCXX_DEBUG) != defined(HANTEI_DEBUG_CONTAINERS)
#error \
    "hantei: of the program and the archive one is compiled with -D_GLIBCXX_DEBUG, which gives containers another layout. Build hantei with the program and its flags, or take -D_GLIBCXX_ASSERTIONS, which checks without."
#endif

export module hantei:base;

namespace hantei {

using std::addressof;
using std::allocator;
using std::apply;
using std::array;
using std::bit_cast;
using std::conditional_t;
using std::construct_at;
using std::countl_zero;
using std::countr_zero;
using std::declval;
using std::destroy_at;
using std::extent_v;
using std::floating_point;
using std::get;
using std::get_if;
using std::int32_t;
using std::int64_t;
using std::is_constant_evaluated;
using std::is_pointer_v;
using std::is_trivially_copyable_v;
using std::numeric_limits;
using std::optional;
using std::remove_cvref_t;
using std::same_as;
using std::signed_integral;
using std::size_t;
using std::string;
using std::to_array;
using std::to_chars;
using std::tuple_size;
using std::type_identity;
using std::type_identity_t;
using std::uint32_t;
using std::uint64_t;
using std::variant;

#ifdef HANTEI_SMALL_PROGRAM
/// Whether this build is for a program that must be small. Of the library's several ways to an answer, such a build has only the last one,
/// which is exact; signs and measures have the same bits by each way. Errors stop such a program without a message.
inline constexpr bool is_small_program = true;
using ::hantei_number_memory;
using small_program::bad_alloc;
using small_program::bad_variant_access;
using small_program::domain_error;
using small_program::fail;
using small_program::vector;
#else
inline constexpr bool is_small_program = false;
using platform::fail;
using std::bad_alloc;
using std::bad_variant_access;
using std::domain_error;
using std::vector;
#endif

using std::identity;
using std::index_sequence;
using std::initializer_list;
using std::invoke;
using std::invoke_result_t;
using std::is_array_v;
using std::is_class_v;
using std::is_constructible_v;
using std::is_lvalue_reference_v;
using std::make_index_sequence;
using std::remove_reference_t;

/// Names for collections, and for shapes whose corners are in a range.
namespace rng {
using std::ranges::begin;
using std::ranges::borrowed_iterator_t;
using std::ranges::contiguous_range;
using std::ranges::data;
using std::ranges::end;
using std::ranges::filter_view;
using std::ranges::forward_range;
using std::ranges::input_range;
using std::ranges::range;
using std::ranges::range_reference_t;
using std::ranges::range_value_t;
using std::ranges::size;
using std::ranges::sized_range;
#ifdef HANTEI_SMALL_PROGRAM
using small_program::sort;
#else
using std::ranges::sort;
#endif
using std::ranges::view;
using std::ranges::view_interface;
using std::ranges::viewable_range;
}  // namespace rng

#ifndef HANTEI_SMALL_PROGRAM
/// Never called. It names what the templates of the standard library need in other units, because clang 22 and newer omit from a module
/// interface whatever nothing in it names (reduced BMIs), including the operators that the members of a vector use. (clang 23 crashes if it
/// does not find an `operator new` or `delete` that a vector of libc++ needs.)
inline bool keep_reachable(vector<int>& v, void* place) {
    constexpr std::align_val_t aligned{alignof(int)};
    ::operator delete(::operator new(1));
    ::operator delete(::operator new(1, aligned), aligned);
#ifdef __cpp_sized_deallocation
    ::operator delete(::operator new(1), size_t{1});
    ::operator delete(::operator new(1, aligned), size_t{1}, aligned);
#endif
    ::new (place) int(1);
    v.push_back(1);
    v.insert(v.begin(), 2);
    rng::sort(v);
    vector<int> const& c = v;
    bool some = v.begin() == v.end() || v.begin() < v.end() || v.end() - v.begin() > 1 || c.begin() == v.begin() ||
                c.begin() == c.end() || c.begin() < c.end() || c.end() - c.begin() > 1 || v == c;
    for (int x : v) some = some || x > 0;
    for (int x : c) some = some || x > 0;
    return some;
}
#endif

using platform::add_overflows;
using platform::caught;
using platform::fused_product_less;
using platform::has_fused_products;
using platform::int128;
using platform::print_in_compiler;
using platform::square_root;
using platform::uint128;

/// The larger of two numbers that have no overload of their own.
template <class T>
constexpr T larger(T a, T b) {
    return a < b ? b : a;
}
template <class T>
constexpr T smaller(T a, T b) {
    return b < a ? b : a;
}
/// a where sign < 0, else b.
template <class T>
constexpr T where_negative(T sign, T a, T b) {
    return sign < T{} ? a : b;
}

/// |x| without a branch; std::abs is not constexpr before C++23.
using platform::magnitude_of;

/// The sign bit of x: x < 0 if x is neither 0 nor NaN. It is tested in an integer register, because sums and products leave those free.
constexpr bool sign_bit(double x) { return bit_cast<int64_t>(x) < 0; }
constexpr bool sign_bit(float x) { return bit_cast<int32_t>(x) < 0; }

/// Two numbers in one register, at run time only; +, − and × act on both.
template <floating_point F>
using lanes = conditional_t<same_as<F, double>, platform::double_lanes, platform::float_lanes>;
inline lanes<double> magnitude_of(lanes<double> x) { return lanes<double>{magnitude_of(x[0]), magnitude_of(x[1])}; }
inline lanes<float> magnitude_of(lanes<float> x) { return lanes<float>{magnitude_of(x[0]), magnitude_of(x[1])}; }

}  // namespace hantei

export namespace hantei {

/// The type of a handler that is called with the message of an error in a program without exceptions (-fno-exceptions). It should not return.
using platform::failure_handler;
/// Sets the failure handler and returns the previous one. The default handler prints the message and aborts.
using platform::set_failure_handler;

}  // namespace hantei
