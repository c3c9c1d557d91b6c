# SPDX-License-Identifier: MIT
# hantei_add_lint(<name> RULES <header>)
#
# Adds the program <name>, which checks levels by the rules of the header: many files at once, without a compiler. The header is the one
# that hantei_add_levels takes, and the target must find what it includes, such as by target_link_libraries(<name> PRIVATE ...) after this
# call. Needs the package nlohmann_json (nlohmann-json3-dev) and a system with getopt_long, as POSIX systems have. Not optimized:
# it is compiled quickly, and what takes time is in the library. docs/levels.md tells the whole story.
function(hantei_add_lint name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "RULES" "")
    if(DEFINED arg_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "hantei_add_lint(${name}): unknown argument \"${arg_UNPARSED_ARGUMENTS}\".")
    endif()
    if(NOT DEFINED arg_RULES)
        message(FATAL_ERROR "hantei_add_lint(${name}): it needs RULES <header>.")
    endif()
    cmake_path(ABSOLUTE_PATH arg_RULES BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}" NORMALIZE OUTPUT_VARIABLE rules)
    if(NOT EXISTS "${rules}")
        message(FATAL_ERROR "hantei_add_lint(${name}): there is no rules header \"${rules}\".")
    endif()
    if(rules MATCHES "[\\\\\"?]")
        message(FATAL_ERROR "hantei_add_lint(${name}): an #include cannot name \"${rules}\"; the path of a rules header has no \\, \" or ?.")
    endif()
    find_package(nlohmann_json 3 QUIET)
    if(NOT nlohmann_json_FOUND)
        message(FATAL_ERROR "hantei_add_lint(${name}): it needs the package nlohmann_json (Debian and Ubuntu: nlohmann-json3-dev).")
    endif()

    # Beside this file where it is installed.
    set(sources "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/lint")
    if(NOT EXISTS "${sources}")
        set(sources "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/../modules/level/lint")
    endif()
    set(main "${CMAKE_CURRENT_BINARY_DIR}/hantei_lint/${name}.cpp")
    file(CONFIGURE OUTPUT "${main}" @ONLY CONTENT [[
// The rules of one game, for a program that checks its levels.
#include "@rules@"
import hantei.level;
int hantei_lint(int count, char** arguments, hantei::level::loaded (*load)(char const* path));
int main(int count, char** arguments) {
    return hantei_lint(count, arguments, [](char const* path) { return hantei::level::loaded{path, ::rules}; });
}
]])
    set(quick $<$<NOT:$<CXX_COMPILER_ID:MSVC>>:-O0>)
    # What does not depend on the rules is compiled once for all programs of a project.
    if(NOT TARGET hantei_lint_parts)
        add_library(hantei_lint_parts OBJECT EXCLUDE_FROM_ALL "${sources}/lint.cpp" "${sources}/formats.cpp" "${sources}/picture.cpp")
        target_link_libraries(hantei_lint_parts PRIVATE hantei::level nlohmann_json::nlohmann_json)
        target_compile_options(hantei_lint_parts PRIVATE ${quick})
        set_target_properties(hantei_lint_parts PROPERTIES CXX_SCAN_FOR_MODULES ON)
    endif()
    add_executable("${name}" "${main}")
    target_link_libraries("${name}" PRIVATE hantei_lint_parts hantei::level)
    target_compile_options("${name}" PRIVATE ${quick})
    set_target_properties("${name}" PROPERTIES CXX_SCAN_FOR_MODULES ON)
endfunction()
