// SPDX-License-Identifier: MIT
// Two constructors of exceptions that an archive built with libc++ has to define for programs with libstdc++.
//
// Programs with libc++ have them in that library, and programs with libstdc++ in each file that throws these exceptions. The definitions
// here are weak: libc++'s own, which do the same, may stand beside them.
#include <new>

#ifdef _LIBCPP_VERSION
namespace std {
[[gnu::weak]] bad_alloc::bad_alloc() noexcept {}
[[gnu::weak]] bad_array_new_length::bad_array_new_length() noexcept {}
}  // namespace std
#endif
