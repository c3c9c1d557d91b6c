# SPDX-License-Identifier: MIT
# What the library's error bounds rest on: every operation of floating point is rounded once, as IEEE 754 says, and NaN is noticed.

# hantei_inexact_option(VARIABLE): an option of this build by which that does not hold, or nothing. The compilers name some of these in
# macros, which :base looks at; the others are only seen here.
function(hantei_inexact_option variable)
    get_directory_property(options COMPILE_OPTIONS)
    string(TOUPPER "${CMAKE_BUILD_TYPE}" build_type)
    separate_arguments(flags NATIVE_COMMAND "${CMAKE_CXX_FLAGS} ${CMAKE_CXX_FLAGS_${build_type}}")
    set(all_parts "fast-math|unsafe-math-optimizations|finite-math-only|associative-math|reciprocal-math")
    set(found "")
    foreach(option IN LISTS flags options)
        if(option MATCHES "^(-Ofast|-f(${all_parts})|[-/]fp:fast|-ffp-model=(fast|aggressive)|-f(no-honor-nans|no-honor-infinities))$")
            set(found "${option}")
        elseif(option STREQUAL "-fno-fast-math" OR option MATCHES "^-ffp-model=(strict|precise)$")
            set(found "")
        endif()
    endforeach()
    set(${variable} "${found}" PARENT_SCOPE)
endfunction()
