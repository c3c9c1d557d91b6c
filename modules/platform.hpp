// SPDX-License-Identifier: MIT
// All that the library uses and not every compiler has, each with a way that is standard C++: for compilers that have it not, and where
// HANTEI_PORTABLE asks for it; and what becomes of failures in programs without exceptions. (Attributes of one compiler are not here: others ignore them, as the standard says.)
// For :base of either module, in its global module fragment.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <type_traits>

#if defined(__SIZEOF_INT128__) && defined(__GNUC__) && !defined(HANTEI_PORTABLE)
#define HANTEI_HAS_EXTENSIONS 1
#endif
#if defined(__has_builtin) && !defined(HANTEI_PORTABLE)
#if __has_builtin(__builtin_constexpr_diag)
#define HANTEI_HAS_MESSAGES 1
#endif
#endif
#if defined(__cpp_exceptions) || defined(_CPPUNWIND)
#define HANTEI_HAS_EXCEPTIONS 1
#endif

namespace hantei::platform {

/// Called in a program without exceptions (-fno-exceptions) where another gets one: with its text. It should not return; if it does,
/// the program ends.
using failure_handler = void (*)(char const* message);

inline failure_handler current_failure_handler = nullptr;

/// Names the handler that is called from now on, and returns the one before; nullptr is the handler of the library, which prints the text.
/// Programs with exceptions call none.
inline failure_handler set_failure_handler(failure_handler handler) noexcept {
    failure_handler const before = current_failure_handler;
    current_failure_handler = handler;
    return before;
}
[[noreturn]] inline void end_with(char const* message) noexcept {
    if (current_failure_handler != nullptr) current_failure_handler(message);
    if (current_failure_handler == nullptr) std::fprintf(stderr, "%s\n", message);
    std::abort();
}
/// Throws the exception, or does what a program without them does.
template <class E>
[[noreturn]] constexpr void fail(E const& e) {
#ifdef HANTEI_HAS_EXCEPTIONS
    throw e;
#else
    end_with(e.what());
#endif
}
/// f(), or otherwise() where an exception has stopped it.
template <class F, class O>
constexpr auto caught(F f, [[maybe_unused]] O otherwise) noexcept {
#ifdef HANTEI_HAS_EXCEPTIONS
    try {
        return f();
    } catch (...) {
        return otherwise();
    }
#else
    return f();
#endif
}

/// Where this is evaluated in a constant expression GCC 16 prints the words that say(add) adds, each by add(word): of a call it prints the
/// arguments as they are written, not what they are. (As a note: it may evaluate what it need not.) Other compilers do nothing.
template <class Say>
constexpr void print_in_compiler([[maybe_unused]] Say say) {
#ifdef HANTEI_HAS_MESSAGES
    struct {
        char at[400]{};
        std::size_t count = 0;
        constexpr char const* data() const { return at; }
        constexpr std::size_t size() const { return count; }
    } text;
    say([&text](char const* word) {
        while (*word != 0 && text.count < sizeof text.at) text.at[text.count++] = *word++;
    });
    __builtin_constexpr_diag(16, "", text);
#endif
}

/// An integer of 128 bits in two words, modulo 2^128, in two's complement if Signed: as __int128. Division takes a step for each bit.
template <bool Signed>
class two_words {
  public:
    two_words() = default;
    template <class T>
        requires(std::is_integral_v<T>)
    constexpr two_words(T x)
        : low_(static_cast<std::uint64_t>(x)), high_(std::is_signed_v<T> && x < T{0} ? ~std::uint64_t{0} : std::uint64_t{0}) {}
    template <bool S>
    constexpr explicit two_words(two_words<S> x) : low_(x.low()), high_(x.high()) {}
    /// Truncates.
    constexpr explicit two_words(double x) {
        double const size = x < 0 ? -x : x;
        high_ = static_cast<std::uint64_t>(size * 0x1p-64);
        low_ = static_cast<std::uint64_t>(size - static_cast<double>(high_) * 0x1p64);
        if (x < 0) *this = -*this;
    }

    constexpr std::uint64_t low() const { return low_; }
    constexpr std::uint64_t high() const { return high_; }
    constexpr bool is_negative() const { return Signed && high_ >> 63 != 0; }

    template <class T>
        requires(std::is_integral_v<T>)
    constexpr explicit operator T() const {
        return static_cast<T>(low_);
    }
    /// The nearest, of two equally near the even one.
    template <class T>
        requires(std::is_floating_point_v<T>)
    constexpr explicit operator T() const {
        two_words<false> const size(is_negative() ? -*this : *this);
        // The leading 64 bits, of which the last says whether anything is left out, are more than twice as many as T keeps, plus two.
        int const zeros = size.high() != 0 ? std::countl_zero(size.high()) : 64;
        two_words<false> const moved = size << zeros;
        std::uint64_t const lead = moved.high() | (moved.low() != 0 && zeros < 64 ? 1 : 0);
        T const value = zeros == 64 ? static_cast<T>(size.low()) : static_cast<T>(lead);
        T scale = 1;
        for (int i = zeros; i < 64; ++i) scale *= 2;
        return (is_negative() ? -value : value) * scale;
    }

    friend constexpr bool operator==(two_words a, two_words b) { return a.low_ == b.low_ && a.high_ == b.high_; }
    friend constexpr bool operator<(two_words a, two_words b) {
        if (a.is_negative() != b.is_negative()) return a.is_negative();
        return a.high_ != b.high_ ? a.high_ < b.high_ : a.low_ < b.low_;
    }
    friend constexpr bool operator>(two_words a, two_words b) { return b < a; }
    friend constexpr bool operator<=(two_words a, two_words b) { return !(b < a); }
    friend constexpr bool operator>=(two_words a, two_words b) { return !(a < b); }

    friend constexpr two_words operator-(two_words a) { return two_words{} - a; }
    friend constexpr two_words operator+(two_words a, two_words b) {
        std::uint64_t const low = a.low_ + b.low_;
        return {low, a.high_ + b.high_ + (low < a.low_), of_words{}};
    }
    friend constexpr two_words operator-(two_words a, two_words b) {
        return {a.low_ - b.low_, a.high_ - b.high_ - (a.low_ < b.low_), of_words{}};
    }
    friend constexpr two_words operator*(two_words a, two_words b) {
        std::uint64_t const half = 0xffffffff;
        std::uint64_t const a0 = a.low_ & half, a1 = a.low_ >> 32, b0 = b.low_ & half, b1 = b.low_ >> 32;
        std::uint64_t const middle = a1 * b0 + (a0 * b0 >> 32), other = a0 * b1 + (middle & half);
        return {a.low_ * b.low_, a1 * b1 + (middle >> 32) + (other >> 32) + a.low_ * b.high_ + a.high_ * b.low_, of_words{}};
    }
    friend constexpr two_words operator/(two_words a, two_words b) { return divided(a, b).quotient; }
    friend constexpr two_words operator%(two_words a, two_words b) { return divided(a, b).rest; }
    friend constexpr two_words operator&(two_words a, two_words b) { return {a.low_ & b.low_, a.high_ & b.high_, of_words{}}; }
    template <class T>
    friend constexpr two_words operator<<(two_words a, T by) {
        auto const n = static_cast<unsigned>(by);
        if (n == 0) return a;
        if (n >= 64) return {0, a.low_ << (n - 64), of_words{}};
        return {a.low_ << n, (a.high_ << n) | (a.low_ >> (64 - n)), of_words{}};
    }
    template <class T>
    friend constexpr two_words operator>>(two_words a, T by) {
        auto const n = static_cast<unsigned>(by);
        std::uint64_t const sign = a.is_negative() ? ~std::uint64_t{0} : std::uint64_t{0};
        if (n == 0) return a;
        if (n >= 64) return {n == 64 ? a.high_ : (a.high_ >> (n - 64)) | sign_bits(sign, n - 64), sign, of_words{}};
        return {(a.low_ >> n) | (a.high_ << (64 - n)), (a.high_ >> n) | sign_bits(sign, n), of_words{}};
    }
    constexpr two_words& operator+=(two_words b) { return *this = *this + b; }
    constexpr two_words& operator-=(two_words b) { return *this = *this - b; }
    template <class T>
    constexpr two_words& operator<<=(T by) {
        return *this = *this << by;
    }
    template <class T>
    constexpr two_words& operator>>=(T by) {
        return *this = *this >> by;
    }

  private:
    struct of_words {};
    constexpr two_words(std::uint64_t low, std::uint64_t high, of_words) : low_(low), high_(high) {}
    /// The upper n bits of a word that is all sign.
    static constexpr std::uint64_t sign_bits(std::uint64_t sign, unsigned n) { return n == 0 ? 0 : sign << (64 - n); }

    struct division {
        two_words quotient, rest;
    };
    /// By its digits. The quotient is truncated, the rest has the sign of a.
    static constexpr division divided(two_words a, two_words b) {
        bool const of_a = a.is_negative(), of_b = b.is_negative();
        two_words<false> const n(of_a ? -a : a), d(of_b ? -b : b);
        two_words<false> quotient(0), rest(0);
        for (int i = 127; i >= 0; --i) {
            bool const carry = rest.high() >> 63 != 0;
            rest = (rest << 1) + ((n >> i) & two_words<false>(1));
            quotient <<= 1;
            if (carry || rest >= d) {
                rest -= d;
                quotient += two_words<false>(1);
            }
        }
        two_words const q(quotient), r(rest);
        return {of_a != of_b ? -q : q, of_a ? -r : r};
    }

    std::uint64_t low_ = 0, high_ = 0;
};

/// Two numbers side by side: +, −, × act on both, also with one number.
template <class F>
struct two_numbers {
    F of[2];

    constexpr F& operator[](int i) { return of[i]; }
    constexpr F operator[](int i) const { return of[i]; }
    friend constexpr two_numbers operator-(two_numbers a) { return {-a[0], -a[1]}; }
    friend constexpr two_numbers operator+(two_numbers a, two_numbers b) { return {a[0] + b[0], a[1] + b[1]}; }
    friend constexpr two_numbers operator-(two_numbers a, two_numbers b) { return {a[0] - b[0], a[1] - b[1]}; }
    friend constexpr two_numbers operator*(two_numbers a, two_numbers b) { return {a[0] * b[0], a[1] * b[1]}; }
    friend constexpr two_numbers operator*(two_numbers a, F b) { return {a[0] * b, a[1] * b}; }
    friend constexpr two_numbers operator*(F a, two_numbers b) { return {a * b[0], a * b[1]}; }
    friend constexpr two_numbers larger(two_numbers a, two_numbers b) {
        return {a[0] < b[0] ? b[0] : a[0], a[1] < b[1] ? b[1] : a[1]};
    }
    friend constexpr two_numbers smaller(two_numbers a, two_numbers b) {
        return {b[0] < a[0] ? b[0] : a[0], b[1] < a[1] ? b[1] : a[1]};
    }
    friend constexpr two_numbers where_negative(two_numbers sign, two_numbers a, two_numbers b) {
        return {sign[0] < 0 ? a[0] : b[0], sign[1] < 0 ? a[1] : b[1]};
    }
};

#ifdef HANTEI_HAS_EXTENSIONS

__extension__ using int128 = __int128;
__extension__ using uint128 = unsigned __int128;

// In one register, for run time; ?: and comparisons act on both too.
using double_lanes = double __attribute__((vector_size(16)));
using float_lanes = float __attribute__((vector_size(8)));

constexpr double magnitude_of(double x) { return __builtin_fabs(x); }
constexpr float magnitude_of(float x) { return __builtin_fabsf(x); }

/// At run time: one instruction, which sets no errno.
inline double square_root(double x) {
#ifdef __clang__
    return __builtin_elementwise_sqrt(x);
#else
    return __builtin_sqrt(x);
#endif
}
/// a·b − c, rounded once, by one instruction. Where the program is compiled for machines that need not have it, ask has_fused_products().
/// (Written out: a built-in function is that instruction only in functions that are compiled for such machines alone, and into these clang
/// inlines hardly anything of what is compiled for all.)
[[gnu::always_inline]] inline double fused_product_less(double a, double b, double c) {
#if defined(__x86_64__) && !defined(__FMA__)
    __asm__("vfmsub213sd %2, %1, %0" : "+x"(a) : "x"(b), "x"(c));
    return a;
#else
    return __builtin_fma(a, b, -c);
#endif
}
/// The machine has that instruction.
inline bool has_fused_products() {
#if defined(__FMA__) || defined(__FP_FAST_FMA)
    return true;
#elif defined(__x86_64__)
    return __builtin_cpu_supports("fma");
#else
    return false;
#endif
}
/// sum = a + b; true where the sum does not fit.
template <class T>
constexpr bool add_overflows(T a, T b, T& sum) {
    return __builtin_add_overflow(a, b, &sum);
}

#else

using int128 = two_words<true>;
using uint128 = two_words<false>;
using double_lanes = two_numbers<double>;
using float_lanes = two_numbers<float>;

constexpr double magnitude_of(double x) {
    return std::bit_cast<double>(std::bit_cast<std::uint64_t>(x) & ~(std::uint64_t{1} << 63));
}
constexpr float magnitude_of(float x) { return std::bit_cast<float>(std::bit_cast<std::uint32_t>(x) & 0x7fffffffu); }
inline double square_root(double x) { return std::sqrt(x); }
inline double fused_product_less(double a, double b, double c) { return std::fma(a, b, -c); }
constexpr bool has_fused_products() { return false; }
template <class T>
constexpr bool add_overflows(T a, T b, T& sum) {
    if (b < 0 ? a < std::numeric_limits<T>::min() - b : a > std::numeric_limits<T>::max() - b) return true;
    sum = static_cast<T>(a + b);
    return false;
}

#endif

}  // namespace hantei::platform
