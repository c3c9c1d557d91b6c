# SPDX-License-Identifier: MIT
# Breaks one formula of a copy of the library, and expects the compiler to refuse the pair's test by the name of a law. (That the
# test is not refused with the right formula is seen in the build of the project itself.)
#   root         the project                       work         where the copy and its build are kept
#   file         modules/<file>.cppm is broken: `right` becomes `wrong`
#   pair         tests/pairs/<pair>.cpp is compiled
#   law          the law that must be named        options      of the configuration, as for the project
set(source "${work}/source")
set(build "${work}/build")
file(REMOVE_RECURSE "${source}")    # what the library no longer has
file(COPY "${root}/CMakeLists.txt" "${root}/cmake" "${root}/modules" DESTINATION "${source}")

execute_process(COMMAND "${CMAKE_COMMAND}" -S "${CMAKE_CURRENT_LIST_DIR}" -B "${build}" -D "source=${source}"
    -D "tests=${root}/tests" -D HANTEI_ARCHIVE=OFF ${options} RESULT_VARIABLE status OUTPUT_VARIABLE text ERROR_VARIABLE text)
if(NOT status EQUAL 0)
    message(FATAL_ERROR "The copy cannot be configured:\n${text}")
endif()

set(unit "${source}/modules/${file}.cppm")
file(READ "${root}/modules/${file}.cppm" formula)
string(REPLACE "${right}" "${wrong}" broken "${formula}")
if(broken STREQUAL formula)
    message(FATAL_ERROR "${file}.cppm has no `${right}`: the mutation must be brought up to date")
endif()

file(WRITE "${unit}" "${broken}")
execute_process(COMMAND "${CMAKE_COMMAND}" --build "${build}" --target ${pair} --parallel 2
    RESULT_VARIABLE status OUTPUT_VARIABLE text ERROR_VARIABLE text)
file(WRITE "${unit}" "${formula}")
if(status EQUAL 0)
    message(FATAL_ERROR "No law notices `${wrong}` instead of `${right}` in ${file}.cppm")
endif()
string(FIND "${text}" "keeps<laws::law::${law}," named)
if(named EQUAL -1)
    message(FATAL_ERROR "`${wrong}` instead of `${right}` in ${file}.cppm is refused, but not by the law ${law}:\n${text}")
endif()
string(REGEX MATCH "requirement 'keeps<laws::law::${law},[^\n]*" line "${text}")
message(STATUS "${line}")
