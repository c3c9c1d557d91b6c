# SPDX-License-Identifier: MIT
# program_test(NAME TARGET EXPECTED [ARGUMENT...]): a test that runs the program with the arguments and compares what it
# prints, to the last character, with the file EXPECTED; where EXPECTED is "", only its exit code counts. Run as a script,
# this file is that test.
function(program_test name target expected)
    add_test(NAME ${name} COMMAND ${CMAKE_COMMAND} -D "program=$<TARGET_FILE:${target}>" -D "expected=${expected}"
        -D "arguments=${ARGN}" -P "${CMAKE_CURRENT_FUNCTION_LIST_FILE}")
endfunction()

if(CMAKE_SCRIPT_MODE_FILE)
    execute_process(COMMAND ${program} ${arguments} RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE errors)
    if(NOT status STREQUAL 0)
        message(FATAL_ERROR "${program} ended with ${status} and printed:\n${output}${errors}")
    endif()
    if(expected)
        file(READ "${expected}" wanted)
        if(NOT output STREQUAL wanted)
            message(FATAL_ERROR "${program} printed\n${output}\nand should have printed, as ${expected} says,\n${wanted}")
        endif()
    endif()
endif()
