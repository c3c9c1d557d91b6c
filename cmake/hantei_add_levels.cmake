# SPDX-License-Identifier: MIT
# hantei_add_levels(<target> RULES <header> LEVELS <file.tmj>... [STEPS <number>] [WITHOUT_EMBED])
#
# Checks each level whenever <target> is built: one small source file for each is added to the target, and it does not
# compile if the level breaks the rules. <header> imports hantei.level and defines `constexpr hantei::level::rules rules`.
# The target must link hantei::level. Paths are relative to the current source directory; messages show them relative to
# the project. STEPS bounds the work of the compiler (default 100000000, a minute or two); WITHOUT_EMBED writes the bytes
# of a level into a header even where the compiler knows #embed. docs/levels.md tells the whole story.

# As a script, `cmake -DLEVEL=<file.tmj> -DHEADER=<file.hpp> -P hantei_add_levels.cmake`: writes the bytes as string literals,
# in pieces that every compiler accepts.
if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
    file(READ "${LEVEL}" bytes HEX)
    string(REGEX REPLACE "(..)" "\\\\x\\1" bytes "${bytes}")
    string(REGEX REPLACE "((\\\\x..)(\\\\x..)?(\\\\x..)?(\\\\x..)?(\\\\x..)?(\\\\x..)?(\\\\x..)?(\\\\x..)?)" "\"\\1\"\n" bytes "${bytes}")
    file(WRITE "${HEADER}" "constexpr char bytes[] =\n\"\"${bytes};\n")
    return()
endif()

function(hantei_add_levels target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "WITHOUT_EMBED" "RULES;STEPS" "LEVELS")
    if(NOT TARGET "${target}")
        message(FATAL_ERROR "hantei_add_levels: there is no target \"${target}\"; call it after add_executable or add_library.")
    endif()
    if(arg_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "hantei_add_levels(${target}): unknown argument \"${arg_UNPARSED_ARGUMENTS}\".")
    endif()
    if(NOT arg_RULES OR NOT arg_LEVELS)
        message(FATAL_ERROR "hantei_add_levels(${target}): it needs RULES <header> and LEVELS <file.tmj>...")
    endif()
    cmake_path(ABSOLUTE_PATH arg_RULES BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}" NORMALIZE OUTPUT_VARIABLE rules)
    if(NOT EXISTS "${rules}")
        message(FATAL_ERROR "hantei_add_levels(${target}): there is no rules header \"${rules}\".")
    endif()
    set(steps 100000000)
    if(arg_STEPS)
        set(steps "${arg_STEPS}")
    endif()
    set(embed FALSE)
    if(NOT arg_WITHOUT_EMBED
       AND ((CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 19)
            OR (CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 15)))
        set(embed TRUE)
    endif()

    foreach(level IN LISTS arg_LEVELS)
        cmake_path(ABSOLUTE_PATH level BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}" NORMALIZE OUTPUT_VARIABLE level_path)
        if(NOT EXISTS "${level_path}")
            message(FATAL_ERROR "hantei_add_levels(${target}): there is no level \"${level_path}\".")
        endif()
        set(shown "${level_path}")
        cmake_path(IS_PREFIX PROJECT_SOURCE_DIR "${level_path}" NORMALIZE inside)
        if(inside)
            cmake_path(RELATIVE_PATH shown BASE_DIRECTORY "${PROJECT_SOURCE_DIR}")
        endif()
        # Two levels of one name in different directories are two files, and so is one level under two sets of rules.
        cmake_path(GET level_path STEM stem)
        string(SHA1 hash "${level_path};${rules}")
        string(SUBSTRING "${hash}" 0 8 hash)
        set(generated "${CMAKE_CURRENT_BINARY_DIR}/hantei_levels/${target}/${stem}-${hash}")

        if(embed)
            set(bytes "constexpr char bytes[] = {\n#embed \"${level_path}\" suffix(,)\n0};")
        else()
            set(bytes "#include \"${generated}.hpp\"")
            add_custom_command(OUTPUT "${generated}.hpp"
                COMMAND "${CMAKE_COMMAND}" "-DLEVEL=${level_path}" "-DHEADER=${generated}.hpp"
                    -P "${CMAKE_CURRENT_FUNCTION_LIST_FILE}"
                DEPENDS "${level_path}" "${CMAKE_CURRENT_FUNCTION_LIST_FILE}"
                COMMENT "Reading ${shown}" VERBATIM)
            target_sources(${target} PRIVATE "${generated}.hpp")
        endif()
        file(CONFIGURE OUTPUT "${generated}.cpp" @ONLY CONTENT [[
// Checks @shown@.
#include "@rules@"
import hantei.level;
namespace hantei_checked_level {
namespace {
constexpr char file[] = "@shown@";
@bytes@
}
}
template struct hantei::level::checked<hantei_checked_level::file, hantei_checked_level::bytes, rules>;
]])
        target_sources(${target} PRIVATE "${generated}.cpp")
        set_source_files_properties("${generated}.cpp" TARGET_DIRECTORY ${target} PROPERTIES
            CXX_SCAN_FOR_MODULES ON
            SKIP_PRECOMPILE_HEADERS ON
            SKIP_UNITY_BUILD_INCLUSION ON
            COMPILE_OPTIONS "$<$<CXX_COMPILER_ID:Clang,AppleClang>:-fconstexpr-steps=${steps};-fconstexpr-backtrace-limit=1;-Wno-c23-extensions>;$<$<CXX_COMPILER_ID:GNU>:-fconstexpr-ops-limit=${steps};-fconstexpr-loop-limit=${steps};-Wno-narrowing;-Wno-conversion;-Wno-c++26-extensions>;$<$<CXX_COMPILER_ID:MSVC>:/constexpr:steps${steps}>")
    endforeach()
endfunction()
