// SPDX-License-Identifier: MIT
// The iterators of std::array are pointers, as where the project is tested: the packaged libc++ for WebAssembly makes them
// classes, whose operators an importer of the library does not see.
#include_next <__configuration/abi.h>
#undef _LIBCPP_ABI_USE_WRAP_ITER_IN_STD_ARRAY
