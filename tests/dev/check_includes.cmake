# SPDX-License-Identifier: MIT
# includes_first.awk finds nothing in the files of the project, and in late/ what is wrong there.
file(GLOB_RECURSE files RELATIVE "${root}" "${root}/modules/*.cpp*" "${root}/tests/*.cpp*" "${root}/examples/*.cpp*" "${root}/docs/*.cpp*")
set(late ${files})
list(FILTER files EXCLUDE REGEX "^tests/dev/")
list(FILTER late INCLUDE REGEX "^tests/dev/late/")

function(find_in result)
    execute_process(COMMAND ${awk} -f "${CMAKE_CURRENT_LIST_DIR}/includes_first.awk" ${ARGN} WORKING_DIRECTORY "${root}"
        OUTPUT_VARIABLE found COMMAND_ERROR_IS_FATAL ANY)
    set(${result} "${found}" PARENT_SCOPE)
endfunction()
find_in(found ${files})
if(found)
    message(SEND_ERROR "${found}")
endif()
find_in(found ${late})
set(expected "tests/dev/late/including.hpp:4: <string> behind an import, in tests/dev/late/late.cpp
tests/dev/late/second.cppm: its module's interface does not export late:second
")
if(NOT found STREQUAL expected)
    message(SEND_ERROR "includes_first.awk finds in late/\n${found}and should find\n${expected}")
endif()
