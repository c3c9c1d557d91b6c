# SPDX-License-Identifier: MIT
# Builds `target` in `build`: it must fail, and the compiler must print each line of the file `expected`.
include("${CMAKE_CURRENT_LIST_DIR}/../../cmake/read_message.cmake")

execute_process(COMMAND ${CMAKE_COMMAND} --build ${build} --target ${target}
    RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
if(status EQUAL 0)
    message(FATAL_ERROR "${target} compiles, and must not")
endif()

read_message(text "${output}")
file(STRINGS ${expected} lines ENCODING UTF-8)
if(NOT lines)
    message(FATAL_ERROR "${expected} is empty")
endif()
foreach(line IN LISTS lines)
    if(NOT text MATCHES "${line}")
        message(FATAL_ERROR "${target} does not compile, but without the message\n    ${line}\nThe compiler printed:\n${output}")
    endif()
endforeach()
