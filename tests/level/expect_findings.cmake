# SPDX-License-Identifier: MIT
# Builds `target` in `build`: it must fail, and the compiler must print each line of the file `expected`. With `touched`, a level of the
# target, the lines are warnings: the level is compiled again, and the target must build.
include("${CMAKE_CURRENT_LIST_DIR}/../../cmake/read_message.cmake")

if(touched)
    execute_process(COMMAND ${CMAKE_COMMAND} -E touch "${touched}")
endif()
execute_process(COMMAND ${CMAKE_COMMAND} --build ${build} --target ${target}
    RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
if(status EQUAL 0 AND NOT touched)
    message(FATAL_ERROR "${target} compiles, and must not")
elseif(NOT status EQUAL 0 AND touched)
    message(FATAL_ERROR "${target} must compile, and does not:\n${output}")
endif()

read_message(text "${output}")
file(STRINGS ${expected} lines ENCODING UTF-8)
if(NOT lines)
    message(FATAL_ERROR "${expected} is empty")
endif()
if(output MATCHES "tileheight")
    message(FATAL_ERROR "The compiler prints the level itself:\n${output}")
endif()
foreach(line IN LISTS lines)
    if(NOT text MATCHES "${line}")
        message(FATAL_ERROR "The compiler does not print of ${target}\n    ${line}\nThe compiler printed:\n${output}")
    endif()
endforeach()
