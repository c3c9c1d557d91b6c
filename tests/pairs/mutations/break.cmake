# SPDX-License-Identifier: MIT
# Breaks formulas of a copy of the library, and compiles it as far as the pairs' tests need it: its interface.
#   root         the project                       work         where the copy and its build are kept, and formulas.cmake,
#                                                               whose lines are calls of break_formula()
#   options      of the configuration, as for the project
set(source "${work}/source")
file(REMOVE_RECURSE "${source}")    # what the library no longer has
file(COPY "${root}/CMakeLists.txt" "${root}/cmake" "${root}/modules" DESTINATION "${source}")

# break_formula(FILE RIGHT WRONG): in modules/<FILE>.cppm of the copy `right` becomes `wrong`
function(break_formula file right wrong)
    set(unit "${source}/modules/${file}.cppm")
    file(READ "${unit}" formula)
    string(REPLACE "${right}" "${wrong}" broken "${formula}")
    if(broken STREQUAL formula)
        message(FATAL_ERROR "${file}.cppm has no `${right}`: the mutation must be brought up to date")
    endif()
    file(WRITE "${unit}" "${broken}")
endfunction()
include("${work}/formulas.cmake")

foreach(step IN ITEMS "-S;${CMAKE_CURRENT_LIST_DIR};-B;${work}/build;-Dsource=${source};-Dtests=${root}/tests;-DHANTEI_ARCHIVE=OFF;${options}"
    "--build;${work}/build;--target;hantei;--parallel;2")
    execute_process(COMMAND "${CMAKE_COMMAND}" ${step} RESULT_VARIABLE status OUTPUT_VARIABLE text ERROR_VARIABLE text)
    if(NOT status EQUAL 0)
        message(FATAL_ERROR "The copy cannot be compiled:\n${text}")
    endif()
endforeach()
