# SPDX-License-Identifier: MIT
# The programs `plain` and `fma` must print the same, and something.
foreach(program IN ITEMS plain fma)
    execute_process(COMMAND ${${program}} OUTPUT_VARIABLE ${program}_output COMMAND_ERROR_IS_FATAL ANY)
endforeach()
if(NOT plain_output OR NOT plain_output STREQUAL fma_output)
    message(FATAL_ERROR "${plain} printed\n${plain_output}\nand with fused multiply-add ${fma} printed\n${fma_output}")
endif()
