// SPDX-License-Identifier: MIT
// What the archive needs of libc++ and a program with libstdc++ does not have, where the exception is made in every file that throws it: so an
// archive that was built with libc++ has it itself. Weak, as a program with libc++ has another one, which does the same.
#include <new>

#ifdef _LIBCPP_VERSION
namespace std {
[[gnu::weak]] bad_array_new_length::bad_array_new_length() noexcept {}
}  // namespace std
#endif
