// SPDX-License-Identifier: MIT
// Error bounds hold where every operation is rounded once, as IEEE 754 says, and a NaN is noticed. Included by :base, and by the build
// before every unit that imports it, as code of the library is compiled there too. Options that no macro tells are told by the build
// (cmake/exact_arithmetic.cmake).
#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || defined(__RECIPROCAL_MATH__) || defined(__NO_SIGNED_ZEROS__) || \
    defined(_M_FP_FAST)
#define HANTEI_INEXACT
#elif defined(__FINITE_MATH_ONLY__)
#if __FINITE_MATH_ONLY__
#define HANTEI_INEXACT
#endif
#endif
#ifdef HANTEI_INEXACT
#error \
    "hantei: with -ffast-math, or a part of it, the compiler may round otherwise and forget NaN: answers would be wrong. Compile without."
#endif
