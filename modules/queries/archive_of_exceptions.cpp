// SPDX-License-Identifier: MIT
// Two constructors that programs with libc++ have in that library, and programs with libstdc++ in each file that throws these exceptions. So an
// archive that was built with libc++ has them itself, for programs with libstdc++. They are weak: libc++'s own may stand beside them,
// and do the same.
#include <new>

#ifdef _LIBCPP_VERSION
namespace std {
[[gnu::weak]] bad_alloc::bad_alloc() noexcept {}
[[gnu::weak]] bad_array_new_length::bad_array_new_length() noexcept {}
}  // namespace std
#endif
