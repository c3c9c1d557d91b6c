# SPDX-License-Identifier: MIT
# Builds `target` in `build`, touches the file `touched` and builds again: one object is made again, that of `rebuilt`, and
# nothing is linked; a third build has nothing to do.
macro(run result)
    execute_process(COMMAND ${CMAKE_COMMAND} --build ${build} --target ${target}
        RESULT_VARIABLE status OUTPUT_VARIABLE ${result} ERROR_VARIABLE ${result})
    if(NOT status EQUAL 0)
        message(FATAL_ERROR "${target} does not build:\n${${result}}")
    endif()
endmacro()

run(first)
execute_process(COMMAND ${CMAKE_COMMAND} -E sleep 1)
execute_process(COMMAND ${CMAKE_COMMAND} -E touch ${touched})
run(second)
if(NOT second MATCHES "Building CXX object [^\n]*/${rebuilt}-[^\n]*\\.o")
    message(FATAL_ERROR "${touched} was touched, but its object was not made again:\n${second}")
endif()
string(REGEX MATCHALL "Building CXX object" objects "${second}")
list(LENGTH objects count)
if(NOT count EQUAL 1 OR second MATCHES "Linking")
    message(FATAL_ERROR "Only ${touched} was touched, but more than its object was made again:\n${second}")
endif()
run(third)
if(third MATCHES "Building")
    message(FATAL_ERROR "Nothing was touched, but something was built:\n${third}")
endif()
