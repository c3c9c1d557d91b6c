# SPDX-License-Identifier: MIT
# hantei_add_levels(<target> RULES <header> LEVELS <file>... [STEPS <number>] [SAME_DIALECT] [TOOL])
#
# Checks each level whenever <target> is built: one small source file for each is compiled before it, in an object library
# <target>_levels of its own, and it does not compile if the level breaks the rules. Nothing of it is linked. (If <target> is an
# object library, the files are its own: a target may consist of levels only.) <header> imports hantei.level and defines `constexpr hantei::level::rules rules`; it is compiled with the options, the include directories and
# the libraries of the target, among which must be hantei::level. Paths are relative to the current source directory; messages show
# them relative to the project. STEPS bounds the work of the compiler (default 100000000, a minute or two); SAME_DIALECT checks in the
# dialect of the target, where clang 19 cannot print a message in one piece. TOOL checks by a program instead of the compiler, for
# levels that are too large for it: hantei_add_lint makes it once for each rules header. docs/levels.md tells the whole story.

cmake_policy(VERSION 3.28...3.31)

# _hantei_string_literal(VARIABLE TEXT): TEXT as it stands between the quotes of a C++ string literal; in fact of one for each line, as
# some compilers take 16,380 bytes in one.
function(_hantei_string_literal variable text)
    string(REPLACE "\\" "\\\\" text "${text}")
    string(REPLACE "\"" "\\\"" text "${text}")
    string(REPLACE "?" "\\?" text "${text}")
    string(REPLACE "\r" "\\r" text "${text}")
    string(REPLACE "\n" "\\n\"\"" text "${text}")
    set(${variable} "${text}" PARENT_SCOPE)
endfunction()

# As a script, `cmake -DLEVEL=<file.tmj> -DHEADER=<file.hpp> -DNAME=<variable> -P hantei_add_levels.cmake`: writes the bytes as a
# string literal. A compiler holds that at a byte each, while clang takes 70 for an element of an array, by #embed too; so clang has
# the literal itself. (Others hold an array of characters like a literal, and would print a literal with their errors.)
if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
    # Text is read fast, but without returns in front of newlines, and no command keeps what is behind a zero. Hexadecimals are slow,
    # and always right.
    file(SHA1 "${LEVEL}" wanted)
    file(READ "${LEVEL}" read)
    string(REGEX MATCH "^-.*" read "-${read}")  # up to a zero
    string(SUBSTRING "${read}" 1 -1 read)
    foreach(newline IN ITEMS "\n" "\r\n")
        string(REPLACE "\n" "${newline}" text "${read}")
        string(SHA1 hash "${text}")
        if(hash STREQUAL wanted)
            _hantei_string_literal(bytes "${text}")
            break()
        endif()
    endforeach()
    if(NOT DEFINED bytes)
        file(READ "${LEVEL}" bytes HEX)
        string(REGEX REPLACE "(..)" "\\\\x\\1" bytes "${bytes}")
    endif()
    file(WRITE "${HEADER}" "#ifdef __clang__\nconstexpr auto const& ${NAME} =\n#else\nconstexpr char ${NAME}[] =\n#endif\n    \"${bytes}\";\n")
    return()
endif()

# _hantei_find_level(TARGET LEVEL PATH SHOWN): where a level is, and what it is called in messages.
function(_hantei_find_level target level path shown)
    cmake_path(ABSOLUTE_PATH level BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}" NORMALIZE OUTPUT_VARIABLE found)
    if(NOT EXISTS "${found}" OR IS_DIRECTORY "${found}")
        message(FATAL_ERROR "hantei_add_levels(${target}): there is no level \"${found}\".")
    endif()
    set(${path} "${found}" PARENT_SCOPE)
    cmake_path(IS_PREFIX PROJECT_SOURCE_DIR "${found}" NORMALIZE inside)
    if(inside)
        cmake_path(RELATIVE_PATH found BASE_DIRECTORY "${PROJECT_SOURCE_DIR}")
    endif()
    set(${shown} "${found}" PARENT_SCOPE)
endfunction()

# _hantei_find_tilesets(LEVEL NAMES PATHS): tilesets in files of their own, as the map names them, if they are beside it.
function(_hantei_find_tilesets level names paths)
    set(found_names)
    set(found_paths)
    if(NOT level MATCHES "\\.([lL][dD][tT][kK]|[xX][sS][bB]|[sS][oO][kK]|[tT][xX][tT])$")
        file(READ "${level}" content)
        string(REGEX MATCHALL "\"source\"[ \t\r\n]*:[ \t\r\n]*\"[^]\"\\;[]+\"" sources "${content}")
        list(REMOVE_DUPLICATES sources)
        foreach(source IN LISTS sources)
            string(REGEX REPLACE "^\"source\"[^\"]*\"(.*)\"$" "\\1" name "${source}")
            cmake_path(GET level PARENT_PATH beside)
            cmake_path(ABSOLUTE_PATH name BASE_DIRECTORY "${beside}" NORMALIZE OUTPUT_VARIABLE tileset)
            if(EXISTS "${tileset}" AND name MATCHES "\\.(tsj|json)$")
                list(APPEND found_names "${name}")
                list(APPEND found_paths "${tileset}")
            endif()
        endforeach()
    endif()
    set(${names} "${found_names}" PARENT_SCOPE)
    set(${paths} "${found_paths}" PARENT_SCOPE)
endfunction()

# Each level is checked by a program before the target is built, and again when it changes.
function(_hantei_add_levels_by_tool target rules)
    cmake_path(ABSOLUTE_PATH rules BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}" NORMALIZE)
    string(SHA1 hash "${CMAKE_CURRENT_BINARY_DIR};${rules};${target}")
    string(SUBSTRING "${hash}" 0 8 hash)
    set(lint "${target}_lint_${hash}")
    if(NOT TARGET "${lint}")
        hantei_add_lint("${lint}" RULES "${rules}")
        foreach(what IN ITEMS INCLUDE_DIRECTORIES COMPILE_DEFINITIONS)
            set_property(TARGET "${lint}" APPEND PROPERTY ${what} "$<TARGET_PROPERTY:${target},${what}>")
        endforeach()
        target_link_libraries("${lint}" PRIVATE "$<TARGET_PROPERTY:${target},LINK_LIBRARIES>")
    endif()
    set(directory "${CMAKE_CURRENT_BINARY_DIR}/hantei_levels/${target}")
    file(MAKE_DIRECTORY "${directory}")
    set(stamps)
    foreach(level IN LISTS ARGN)
        _hantei_find_level("${target}" "${level}" path shown)
        if(path MATCHES "[^A-Za-z0-9_./+@: -]" OR path MATCHES "[^ -~]")
            message(FATAL_ERROR "hantei_add_levels(${target}): with TOOL, \"${path}\" needs a plain name: letters, digits, blanks and ./_+@-")
        endif()
        _hantei_find_tilesets("${path}" names tilesets)
        if(names)
            set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${path}")
        endif()
        string(SHA1 hash "${path};${rules}")
        set(stamp "${directory}/${hash}.checked")
        list(APPEND stamps "${stamp}")
        add_custom_command(OUTPUT "${stamp}"
            COMMAND "${lint}" --quiet -- "${shown}"
            COMMAND "${CMAKE_COMMAND}" -E touch "${stamp}"
            WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}"
            DEPENDS "${lint}" "${path}" ${tilesets}
            COMMENT "Checking ${shown}" VERBATIM)
    endforeach()
    string(SHA1 hash "${stamps}")
    string(SUBSTRING "${hash}" 0 8 hash)
    if(NOT TARGET "${target}_levels_${hash}")
        add_custom_target("${target}_levels_${hash}" DEPENDS ${stamps})
        add_dependencies("${target}" "${target}_levels_${hash}")
    endif()
endfunction()

function(hantei_add_levels target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "SAME_DIALECT;TOOL" "RULES;STEPS" "LEVELS")
    if(NOT TARGET "${target}")
        message(FATAL_ERROR "hantei_add_levels: there is no target \"${target}\"; call it after add_executable or add_library.")
    endif()
    if(DEFINED arg_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "hantei_add_levels(${target}): unknown argument \"${arg_UNPARSED_ARGUMENTS}\".")
    endif()
    if(NOT DEFINED arg_RULES OR NOT DEFINED arg_LEVELS)
        message(FATAL_ERROR "hantei_add_levels(${target}): it needs RULES <header> and LEVELS <file.tmj>...")
    endif()
    if(arg_TOOL)
        if(DEFINED arg_STEPS OR arg_SAME_DIALECT)
            message(FATAL_ERROR "hantei_add_levels(${target}): with TOOL no compiler reads the levels, and STEPS and SAME_DIALECT mean nothing.")
        endif()
        _hantei_add_levels_by_tool("${target}" "${arg_RULES}" ${arg_LEVELS})
        return()
    endif()
    # CMake (3.31) tells the compiler where the modules of an imported target are for the first of several configurations only.
    get_property(multi GLOBAL PROPERTY GENERATOR_IS_MULTI_CONFIG)
    list(LENGTH CMAKE_CONFIGURATION_TYPES configurations)
    if(multi AND configurations GREATER 1 AND TARGET hantei::level)
        get_target_property(imported hantei::level IMPORTED)
        if(imported)
            message(FATAL_ERROR "hantei_add_levels(${target}): with an installed hantei, ${CMAKE_GENERATOR} builds one configuration only. "
                "Configure with -D CMAKE_CONFIGURATION_TYPES=Release (or another one), or take hantei in by add_subdirectory.")
        endif()
    endif()
    set(steps 100000000)
    if(DEFINED arg_STEPS)
        set(steps "${arg_STEPS}")
    endif()
    if(NOT steps MATCHES "^[1-9][0-9]*$")
        message(FATAL_ERROR "hantei_add_levels(${target}): STEPS is a number, not \"${steps}\".")
    endif()
    # Where the compiler computes the message of a static_assert, each finding is a line of it, with its place in the level. clang 19 does
    # so in C++26 only: the checks alone are compiled so, with the modules of the target, which it otherwise refuses for their dialect. The
    # headers of the standard library, which ask __cplusplus, stay in that of the target: else some templates are not those of the modules.
    set(whole_message FALSE)
    set(options)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND NOT CMAKE_CXX_SIMULATE_ID AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 20)
        set(whole_message TRUE)
        set(options -Wno-c++26-extensions -fno-caret-diagnostics)
    elseif(CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND NOT CMAKE_CXX_SIMULATE_ID AND NOT arg_SAME_DIALECT
           AND CMAKE_CXX_COMPILER_VERSION MATCHES "^19\\.1\\.")
        set(whole_message TRUE)
        get_target_property(extensions "${target}" CXX_EXTENSIONS)
        set(dialect "-std=gnu++26")
        if(extensions STREQUAL "OFF" OR extensions STREQUAL "FALSE" OR extensions STREQUAL "0")
            set(dialect "-std=c++26")
        endif()
        set(options ${dialect} -Xclang -fno-validate-pch -fno-caret-diagnostics)
        get_target_property(standard "${target}" CXX_STANDARD)
        if(standard EQUAL 23)
            list(APPEND options -Wno-builtin-macro-redefined -U__cplusplus -D__cplusplus=202302L)
        elseif(NOT standard EQUAL 26)
            list(APPEND options -Wno-builtin-macro-redefined -U__cplusplus -D__cplusplus=202002L)
        endif()
    elseif(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 14)
        set(whole_message TRUE)
        set(options -Wno-c++26-extensions -fno-diagnostics-show-caret)
    endif()
    if(whole_message)
        # The assertion itself is in a file without a name, so that its line, `:1: error: static assertion failed`, is no place to go to
        # for an editor. With a column it would be the line of a file ":1".
        list(APPEND options -fno-show-column)
    endif()
    set(directory "${CMAKE_CURRENT_BINARY_DIR}/hantei_levels/${target}")

    # A name with a character that compilers or build files read in a way of their own is replaced by a link with a plain name.
    function(plain_path variable path)
        if(NOT path MATCHES "[^A-Za-z0-9_./+@: -]" AND NOT path MATCHES "[^ -~]")
            set(${variable} "${path}" PARENT_SCOPE)
            return()
        endif()
        string(SHA1 hash "${path}")
        cmake_path(GET path FILENAME name)
        string(MAKE_C_IDENTIFIER "${name}" name)
        file(MAKE_DIRECTORY "${directory}/links")
        set(link "${directory}/links/${hash}_${name}")
        file(CREATE_LINK "${path}" "${link}" SYMBOLIC RESULT result)
        if(NOT result EQUAL 0)
            message(FATAL_ERROR "hantei_add_levels(${target}): \"${path}\" needs a plain name (letters, digits and ./_+@-), because a "
                "link to it cannot be made: ${result}")
        endif()
        set(${variable} "${link}" PARENT_SCOPE)
    endfunction()

    # The header that defines `name` with the bytes of a file.
    function(read_bytes name path header)
        add_custom_command(OUTPUT "${header}"
            COMMAND "${CMAKE_COMMAND}" "-DLEVEL=${path}" "-DHEADER=${header}" "-DNAME=${name}"
                -P "${CMAKE_CURRENT_FUNCTION_LIST_FILE}"
            DEPENDS "${path}" "${CMAKE_CURRENT_FUNCTION_LIST_FILE}"
            COMMENT "Reading ${stem}" VERBATIM)
        target_sources("${checks}" PRIVATE "${header}")
    endfunction()

    cmake_path(ABSOLUTE_PATH arg_RULES BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}" NORMALIZE OUTPUT_VARIABLE rules)
    if(NOT EXISTS "${rules}")
        message(FATAL_ERROR "hantei_add_levels(${target}): there is no rules header \"${rules}\".")
    endif()
    _hantei_string_literal(rules_name "${rules}")
    if(NOT rules_name STREQUAL rules)
        message(FATAL_ERROR "hantei_add_levels(${target}): an #include cannot name \"${rules}\"; the path of a rules header has no \\, \" or ?.")
    endif()

    # The checks have a library of their own, so that an edited level links nothing; it takes over what the target is compiled with.
    set(checks "${target}_levels")
    get_target_property(type "${target}" TYPE)
    if(type STREQUAL "OBJECT_LIBRARY")
        set(checks "${target}")
    endif()
    if(NOT TARGET "${checks}")
        add_library("${checks}" OBJECT)
        get_target_property(alone "${target}" EXCLUDE_FROM_ALL)
        set_target_properties("${checks}" PROPERTIES EXCLUDE_FROM_ALL "${alone}")
        foreach(property IN ITEMS CXX_STANDARD CXX_EXTENSIONS)
            get_target_property(value "${target}" ${property})
            if(value MATCHES "NOTFOUND$")
                set_property(TARGET "${checks}" PROPERTY ${property})
            else()
                set_property(TARGET "${checks}" PROPERTY ${property} "${value}")
            endif()
        endforeach()
        target_link_libraries("${checks}" PRIVATE "$<TARGET_PROPERTY:${target},LINK_LIBRARIES>")
        target_include_directories("${checks}" PRIVATE "$<TARGET_PROPERTY:${target},INCLUDE_DIRECTORIES>")
        target_compile_definitions("${checks}" PRIVATE "$<TARGET_PROPERTY:${target},COMPILE_DEFINITIONS>")
        target_compile_options("${checks}" PRIVATE "$<TARGET_PROPERTY:${target},COMPILE_OPTIONS>")
        target_compile_features("${checks}" PRIVATE "$<TARGET_PROPERTY:${target},COMPILE_FEATURES>")
        add_dependencies("${target}" "${checks}")
    endif()

    foreach(level IN LISTS arg_LEVELS)
        _hantei_find_level("${target}" "${level}" level_path shown)
        # Two levels of one name in different directories are two files, and so is one level under two sets of rules.
        cmake_path(GET level_path STEM stem)
        string(MAKE_C_IDENTIFIER "${stem}" stem)
        string(SHA1 hash "${level_path};${rules}")
        string(SUBSTRING "${hash}" 0 8 hash)
        set(generated "${directory}/${stem}-${hash}")

        get_property(before TARGET "${checks}" PROPERTY hantei_level_${hash})
        if(before)
            if(NOT before STREQUAL "${steps} ${whole_message}")
                message(FATAL_ERROR "hantei_add_levels(${target}): \"${shown}\" is there twice, with different options.")
            endif()
            continue()
        endif()
        set_property(TARGET "${checks}" PROPERTY hantei_level_${hash} "${steps} ${whole_message}")

        _hantei_string_literal(shown_literal "${shown}")
        plain_path(plain "${level_path}")
        set(here "${plain}")
        if(plain STREQUAL level_path)
            set(here "${shown}")
        endif()
        read_bytes(bytes "${plain}" "${generated}.hpp")

        # Tilesets in files of their own, as the map names them, if they are beside it. The compiler has no other way to them.
        set(tilesets)
        set(variables)
        _hantei_find_tilesets("${level_path}" names paths)
        foreach(name tileset IN ZIP_LISTS names paths)
            list(LENGTH variables number)
            plain_path(tileset "${tileset}")
            read_bytes("bytes_of_tileset_${number}" "${tileset}" "${generated}.tileset_${number}.hpp")
            _hantei_string_literal(name "${name}")
            string(APPEND tilesets "#include \"${generated}.tileset_${number}.hpp\"\nconstexpr hantei::level::tileset_file tileset_${number}{\"${name}\", bytes_of_tileset_${number}};\n")
            list(APPEND variables "tileset_${number}")
        endforeach()
        set(arguments "file, bytes, rules")
        if(variables)
            list(JOIN variables ", " variables)
            string(APPEND arguments ", {${variables}}")
        endif()
        set(accepted "sizeof(hantei::level::errors_of<report>) > 0")
        set(place "${here}")
        if(whole_message)
            set(accepted "report.ok(), hantei::level::own_line(report)")
            set(place)
        endif()
        if(names)
            set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${plain}")
        endif()
        file(CONFIGURE OUTPUT "${generated}.cpp" @ONLY CONTENT [[
// A check of one level.
#include "@rules@"
import hantei.level;
namespace hantei_checked_level {
namespace {
constexpr char file[] = "@shown_literal@";
#include "@generated@.hpp"
@tilesets@#pragma GCC diagnostic warning "-Wdeprecated-declarations"
#line 1 "@here@"
constexpr auto report = hantei::level::check_text(@arguments@);
#line 1
static_assert(hantei::level::LEVEL_WARNING(hantei::level::warnings_of<report>{}));
#line 1 "@place@"
static_assert(@accepted@);
}
}
]])
        target_sources("${checks}" PRIVATE "${generated}.cpp")
        set_source_files_properties("${generated}.cpp" TARGET_DIRECTORY "${checks}" PROPERTIES
            CXX_SCAN_FOR_MODULES ON
            SKIP_PRECOMPILE_HEADERS ON
            SKIP_UNITY_BUILD_INCLUSION ON
            COMPILE_OPTIONS "$<$<CXX_COMPILER_ID:Clang,AppleClang>:-fconstexpr-steps=${steps};-fconstexpr-backtrace-limit=1;-Wno-overlength-strings;-Wno-invalid-source-encoding;${options}>;$<$<CXX_COMPILER_ID:GNU>:-fconstexpr-ops-limit=${steps};-fconstexpr-loop-limit=${steps};-Wno-overlength-strings;-Wno-bidi-chars;${options}>;$<$<CXX_COMPILER_ID:MSVC>:/constexpr:steps${steps}>")
    endforeach()
endfunction()
