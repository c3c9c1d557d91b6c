# SPDX-License-Identifier: MIT
# What the library's error bounds rest on: every operation of floating point is rounded once, as IEEE 754 says, and NaN is noticed.

# Options by which that does not hold, and those by which it holds again. The compilers name some of these in macros, at which
# exact_arithmetic.hpp looks; the others are only seen by the build.
set(hantei_inexact_parts "fast-math|unsafe-math-optimizations|finite-math-only|associative-math|reciprocal-math|no-signed-zeros")
string(APPEND hantei_inexact_parts "|no-honor-nans|no-honor-infinities|denormal-fp-math=(preserve-sign|positive-zero)")
set(hantei_inexact_options "^(-Ofast|-f(${hantei_inexact_parts})|[-/]fp:fast|-ffp-model=(fast|aggressive)|-mdaz-ftz)$")
set(hantei_exact_options "^(-fno-fast-math|-ffp-model=(strict|precise))$")

# hantei_inexact_option(VARIABLE): such an option of this whole build, or nothing.
function(hantei_inexact_option variable)
    get_directory_property(options COMPILE_OPTIONS)
    string(TOUPPER "${CMAKE_BUILD_TYPE}" build_type)
    separate_arguments(flags NATIVE_COMMAND "${CMAKE_CXX_FLAGS} ${CMAKE_CXX_FLAGS_${build_type}}")
    set(found "")
    foreach(option IN LISTS flags options)
        if(option MATCHES "${hantei_inexact_options}")
            set(found "${option}")
        elseif(option MATCHES "${hantei_exact_options}")
            set(found "")
        endif()
    endforeach()
    set(${variable} "${found}" PARENT_SCOPE)
endfunction()

# hantei_refuse_inexact_importers(TARGET HEADER): exact_arithmetic.hpp is read before every unit of C++ that links the target, in which
# code of the library is compiled too. By which options the unit is compiled, of whatever origin and condition, is known then.
function(hantei_refuse_inexact_importers target header)
    set(options "$<TARGET_PROPERTY:COMPILE_OPTIONS>")
    set(inexact "$<BOOL:$<FILTER:${options},INCLUDE,${hantei_inexact_options}>>")
    set(exact_again "$<BOOL:$<FILTER:${options},INCLUDE,${hantei_exact_options}>>")
    target_compile_definitions(${target} INTERFACE "$<$<AND:${inexact},$<NOT:${exact_again}>>:HANTEI_INEXACT>")
    target_compile_options(${target} INTERFACE "$<$<AND:$<COMPILE_LANGUAGE:CXX>,$<NOT:$<CXX_COMPILER_ID:MSVC>>>:-include${header}>")
endfunction()
