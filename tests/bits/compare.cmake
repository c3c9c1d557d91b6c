# SPDX-License-Identifier: MIT
# The program must print what is in the file `kept`.
execute_process(COMMAND ${program} print OUTPUT_VARIABLE now COMMAND_ERROR_IS_FATAL ANY)
file(READ "${kept}" expected)
if(NOT now STREQUAL expected)
    message(NOTICE "${now}")
    message(FATAL_ERROR "${program} printed the above; ${kept} has something else")
endif()
