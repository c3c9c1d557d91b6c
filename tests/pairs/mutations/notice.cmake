# SPDX-License-Identifier: MIT
# Expects the compiler to refuse a pair's test, against the broken library, by the name of a law. (That the test is not refused with the
# right formula is seen in the build of the project itself.)
#   build        the build of the broken copy (break.cmake)
#   pair         tests/pairs/<pair>.cpp is compiled
#   law          the law that must be named
execute_process(COMMAND "${CMAKE_COMMAND}" --build "${build}" --target ${pair} --parallel 2
    RESULT_VARIABLE status OUTPUT_VARIABLE text ERROR_VARIABLE text)
if(status EQUAL 0)
    message(FATAL_ERROR "No law notices the broken formula of ${pair}")
endif()
string(FIND "${text}" "keeps<laws::law::${law}," named)
if(named EQUAL -1)
    message(FATAL_ERROR "The broken formula of ${pair} is refused, but not by the law ${law}:\n${text}")
endif()
string(REGEX MATCH "requirement 'keeps<laws::law::${law},[^\n]*" line "${text}")
message(STATUS "${line}")
