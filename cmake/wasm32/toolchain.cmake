# SPDX-License-Identifier: MIT
# WebAssembly by clang 19, with the libc and libc++ that Debian packages for it: clang-19 clang-tools-19 lld-19 llvm-19 wasi-libc
# libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32; binaryen makes its programs smaller.
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR llvm-ar-19)
set(CMAKE_RANLIB llvm-ranlib-19)
# What throws in a program traps here: no exception is caught in a page.
set(CMAKE_CXX_FLAGS_INIT
    "-isystem ${CMAKE_CURRENT_LIST_DIR} -mbulk-memory -mnontrapping-fptoint -fignore-exceptions -fno-rtti -fvisibility=hidden")
# A module of functions has no main, so that CMake's own probe must not try to link one.
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
