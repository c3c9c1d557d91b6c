# SPDX-License-Identifier: MIT
# hantei_add_levels(<target> RULES <header> LEVELS <file>... [STEPS <number>] [SAME_DIALECT] [TOOL])
#
# Checks each level whenever <target> is built: one small source file for each is compiled before it, in an object library
# <target>_levels of its own, and it does not compile if the level breaks the rules. Nothing of it is linked. (If <target> is an
# object library of the same directory, the files are its own: a target may consist of levels only.) <header> imports hantei.level and
# defines `constexpr hantei::level::rules rules`; it is compiled with the options, the include directories and the libraries of the
# target, among which must be hantei::level. Paths are relative to the current source directory; messages show them relative to the
# project. STEPS bounds the work of the compiler (default 100000000, a minute or two); SAME_DIALECT checks in the
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

# _hantei_definition_of(NAME FILE VARIABLE): C++ that defines NAME with the bytes of a file as a string literal. A compiler holds that at a
# byte each, while clang takes 70 for an element of an array, by #embed too; so clang has the literal itself. (Others hold an array of
# characters like a literal, and would print a literal with their errors.)
function(_hantei_definition_of name file variable)
    # Text is read fast, but without returns in front of newlines, and no command keeps what is behind a zero. Hexadecimals are slow,
    # and always right.
    file(SHA1 "${file}" wanted)
    file(READ "${file}" read)
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
        file(READ "${file}" bytes HEX)
        string(REGEX REPLACE "(..)" "\\\\x\\1" bytes "${bytes}")
    endif()
    set(${variable} "#ifdef __clang__\nconstexpr auto const& ${name} =\n#else\nconstexpr char ${name}[] =\n#endif\n    \"${bytes}\";\n"
        PARENT_SCOPE)
endfunction()

# _hantei_plain_path(DIRECTORY PATH VARIABLE): a name with a character that compilers or build files read in a way of their own is replaced
# by a link in the directory with a plain name.
function(_hantei_plain_path directory path variable)
    if(NOT path MATCHES "[^A-Za-z0-9_./+@: -]" AND NOT path MATCHES "[^ -~]")
        set(${variable} "${path}" PARENT_SCOPE)
        return()
    endif()
    string(SHA1 hash "${path}")
    cmake_path(GET path FILENAME name)
    string(MAKE_C_IDENTIFIER "${name}" name)
    file(MAKE_DIRECTORY "${directory}")
    set(link "${directory}/${hash}_${name}")
    file(CREATE_LINK "${path}" "${link}" SYMBOLIC RESULT result)
    if(NOT result EQUAL 0)
        message(FATAL_ERROR "hantei_add_levels: \"${path}\" needs a plain name (letters, digits and ./_+@-), because a link to it cannot "
            "be made: ${result}")
    endif()
    set(${variable} "${link}" PARENT_SCOPE)
endfunction()

# _hantei_shown(PATH DIRECTORY VARIABLE): what a level is called in messages: relative to the project, if it is in it.
function(_hantei_shown path directory variable)
    cmake_path(IS_PREFIX directory "${path}" NORMALIZE inside)
    if(inside)
        cmake_path(RELATIVE_PATH path BASE_DIRECTORY "${directory}")
    endif()
    set(${variable} "${path}" PARENT_SCOPE)
endfunction()

# As a script, `cmake -DLEVEL=<file> -DOUTPUT=<file> -DLINKS=<directory> [-DLINKED=ON] -P hantei_add_levels.cmake`: writes a header with the
# bytes of a level, and of the tilesets that it names and that are beside it; one that would be the same is left alone. With
# [-DEMULATOR=<command>] -DLINT=<program> -DSHOWN_FROM=<directory>, the program checks the level, which it shows relative to the directory, and
# the output is touched. <OUTPUT>.d tells what it depends on: also files that are not there yet. The level may be a link to it.
if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
    set(tilesets)
    set(header)
    if(NOT LINT)
        _hantei_definition_of(bytes "${LEVEL}" header)
    endif()
    if(LINKED)
        file(READ_SYMLINK "${LEVEL}" LEVEL)
    endif()
    if(LINT)
        _hantei_shown("${LEVEL}" "${SHOWN_FROM}" shown)
        execute_process(COMMAND ${EMULATOR} "${LINT}" --quiet -- "${shown}" WORKING_DIRECTORY "${SHOWN_FROM}" RESULT_VARIABLE status)
        if(NOT status EQUAL 0 AND CMAKE_VERSION VERSION_GREATER_EQUAL 3.29)
            cmake_language(EXIT 1)
        elseif(NOT status EQUAL 0)
            message(FATAL_ERROR "The level is broken.")
        endif()
    endif()
    string(REPLACE " " "\\ " depends "${OUTPUT}:")
    if(NOT LEVEL MATCHES "\\.([lL][dD][tT][kK]|[xX][sS][bB]|[sS][oO][kK]|[tT][xX][tT])$")
        cmake_path(GET LEVEL PARENT_PATH beside)
        # In a list, what has a meaning there is replaced by characters that JSON does not have.
        foreach(code RANGE 1 5)
            string(ASCII ${code} code_${code})
        endforeach()
        file(READ "${LEVEL}" sources)
        string(REPLACE "\\\\" "${code_1}" sources "${sources}")
        string(REPLACE "\\\"" "${code_2}" sources "${sources}")
        string(REPLACE ";" "${code_3}" sources "${sources}")
        string(REPLACE "[" "${code_4}" sources "${sources}")
        string(REPLACE "]" "${code_5}" sources "${sources}")
        string(REGEX MATCHALL "\"source\"[ \t\r\n]*:[ \t\r\n]*\"[^\"]*\"" sources "${sources}")
        list(REMOVE_DUPLICATES sources)
        set(number 0)
        foreach(source IN LISTS sources)
            string(REGEX REPLACE "^\"source\"[^\"]*" "" source "${source}")
            string(REPLACE "${code_1}" "\\\\" source "${source}")
            string(REPLACE "${code_2}" "\\\"" source "${source}")
            string(REPLACE "${code_3}" ";" source "${source}")
            string(REPLACE "${code_4}" "[" source "${source}")
            string(REPLACE "${code_5}" "]" source "${source}")
            string(JSON name ERROR_VARIABLE failed GET "[${source}]" 0)
            cmake_path(IS_ABSOLUTE name absolute)
            if(failed OR absolute OR name MATCHES "\n" OR NOT name MATCHES "\\.(tsj|json|tsx|xml)$")
                continue()
            endif()
            cmake_path(ABSOLUTE_PATH name BASE_DIRECTORY "${beside}" NORMALIZE OUTPUT_VARIABLE path)
            _hantei_plain_path("${LINKS}" "${path}" depend)
            string(REPLACE " " "\\ " depend "${depend}")
            string(APPEND depends " ${depend}")
            if(LINT OR NOT EXISTS "${path}" OR IS_DIRECTORY "${path}")
                continue()
            endif()
            # Of XML the check says that it cannot read it, whatever it is.
            file(READ "${path}" xml LIMIT 1)
            set(definition "constexpr char bytes_of_tileset_${number}[] = \"<\";\n")
            if(NOT xml STREQUAL "<")
                _hantei_definition_of(bytes_of_tileset_${number} "${path}" definition)
            endif()
            _hantei_string_literal(name "${name}")
            string(APPEND header "${definition}")
            string(APPEND tilesets "    {\"${name}\", bytes_of_tileset_${number}},\n")
            math(EXPR number "${number} + 1")
        endforeach()
    endif()
    file(WRITE "${OUTPUT}.d" "${depends}\n")
    if(LINT)
        file(TOUCH "${OUTPUT}")
        return()
    endif()
    if(tilesets)
        string(APPEND header "constexpr hantei::level::tileset_file tilesets[]{\n${tilesets}};\n#define HANTEI_TILESETS , tilesets\n")
    else()
        string(APPEND header "#define HANTEI_TILESETS\n")
    endif()
    string(SHA1 now "${header}")
    set(before)
    if(EXISTS "${OUTPUT}")
        file(SHA1 "${OUTPUT}" before)
    endif()
    if(NOT now STREQUAL before)
        file(WRITE "${OUTPUT}" "${header}")
    endif()
    return()
endif()

# _hantei_find_level(TARGET LEVEL VARIABLE): where a level is, or where a command of the build will write it.
function(_hantei_find_level target level variable)
    cmake_path(ABSOLUTE_PATH level BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}" NORMALIZE OUTPUT_VARIABLE found)
    get_source_file_property(made "${found}" GENERATED)
    if(IS_DIRECTORY "${found}" OR NOT (EXISTS "${found}" OR made))
        message(FATAL_ERROR "hantei_add_levels(${target}): there is no level \"${found}\".")
    endif()
    set(${variable} "${found}" PARENT_SCOPE)
endfunction()

# _hantei_command_for(LEVEL PLAIN LINKS OUTPUT VARIABLE OPTION...): the script above for a level, or for the link that stands for it.
function(_hantei_command_for level plain links output variable)
    set(command "${CMAKE_COMMAND}" "-DLEVEL=${plain}" "-DOUTPUT=${output}" "-DLINKS=${links}")
    if(NOT plain STREQUAL level)
        list(APPEND command -DLINKED=ON)
    endif()
    set(${variable} ${command} ${ARGN} -P "${CMAKE_CURRENT_FUNCTION_LIST_FILE}" PARENT_SCOPE)
endfunction()

# Each of arg_LEVELS is checked by a program before the target is built, and again when it changes.
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
    foreach(level IN LISTS arg_LEVELS)
        _hantei_find_level("${target}" "${level}" path)
        string(SHA1 hash "${path};${rules}")
        set(stamp "${directory}/${hash}.checked")
        list(APPEND stamps "${stamp}")
        _hantei_plain_path("${directory}/links" "${path}" plain)
        _hantei_command_for("${path}" "${plain}" "${directory}/links" "${stamp}" check "-DLINT=$<TARGET_FILE:${lint}>"
            "-DEMULATOR=$<TARGET_PROPERTY:${lint},CROSSCOMPILING_EMULATOR>" "-DSHOWN_FROM=${PROJECT_SOURCE_DIR}")
        cmake_path(GET path STEM stem)
        string(MAKE_C_IDENTIFIER "${stem}" stem)
        add_custom_command(OUTPUT "${stamp}"
            COMMAND ${check}
            DEPENDS "${lint}" "${plain}" "${CMAKE_CURRENT_FUNCTION_LIST_FILE}"
            DEPFILE "${stamp}.d"
            COMMENT "Checking ${stem}" VERBATIM)
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
    get_target_property(aliased "${target}" ALIASED_TARGET)
    if(aliased)
        set(target "${aliased}")
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
        _hantei_add_levels_by_tool("${target}" "${arg_RULES}")
        return()
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

    cmake_path(ABSOLUTE_PATH arg_RULES BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}" NORMALIZE OUTPUT_VARIABLE rules)
    if(NOT EXISTS "${rules}")
        message(FATAL_ERROR "hantei_add_levels(${target}): there is no rules header \"${rules}\".")
    endif()
    _hantei_string_literal(rules_name "${rules}")
    if(NOT rules_name STREQUAL rules)
        message(FATAL_ERROR "hantei_add_levels(${target}): an #include cannot name \"${rules}\"; the path of a rules header has no \\, \" or ?.")
    endif()

    # The checks have a library of their own, so that an edited level links nothing; it takes over what the target is compiled with.
    # What makes files must be of the directory of the library that compiles them.
    set(checks "${target}_levels")
    if(TARGET "${checks}")
        get_target_property(home "${checks}" BINARY_DIR)
        if(NOT home STREQUAL CMAKE_CURRENT_BINARY_DIR)
            string(SHA1 hash "${CMAKE_CURRENT_BINARY_DIR}")
            string(SUBSTRING "${hash}" 0 8 hash)
            string(APPEND checks "_${hash}")
        endif()
    endif()
    get_target_property(type "${target}" TYPE)
    get_target_property(home "${target}" BINARY_DIR)
    if(type STREQUAL "OBJECT_LIBRARY" AND home STREQUAL CMAKE_CURRENT_BINARY_DIR)
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
        _hantei_find_level("${target}" "${level}" level_path)
        _hantei_shown("${level_path}" "${PROJECT_SOURCE_DIR}" shown)
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
        _hantei_plain_path("${directory}/links" "${level_path}" plain)
        set(here "${plain}")
        if(plain STREQUAL level_path)
            set(here "${shown}")
        endif()
        _hantei_command_for("${level_path}" "${plain}" "${directory}/links" "${generated}.hpp" read)
        add_custom_command(OUTPUT "${generated}.hpp"
            COMMAND ${read}
            DEPENDS "${plain}" "${CMAKE_CURRENT_FUNCTION_LIST_FILE}"
            DEPFILE "${generated}.hpp.d"
            COMMENT "Reading ${stem}" VERBATIM)
        target_sources("${checks}" PRIVATE "${generated}.hpp")

        set(accepted "sizeof(hantei::level::errors_of<report>) > 0")
        set(place "${here}")
        if(whole_message)
            set(accepted "report.ok(), hantei::level::own_line(report)")
            set(place)
        endif()
        file(CONFIGURE OUTPUT "${generated}.cpp" @ONLY CONTENT [[
// A check of one level.
#include "@rules@"
import hantei.level;
namespace hantei_checked_level {
namespace {
constexpr char file[] = "@shown_literal@";
#include "@generated@.hpp"
#pragma GCC diagnostic warning "-Wdeprecated-declarations"
#line 1 "@here@"
constexpr auto report = hantei::level::check_text(file, bytes, ::rules HANTEI_TILESETS);
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
