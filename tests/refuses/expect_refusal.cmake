# SPDX-License-Identifier: MIT
# Builds `target` in `build`: it must fail, and print each text that `source` announces by a line `// says: TEXT` or, of this `compiler`,
# `// clang says: TEXT` or `// gcc says: TEXT`.
execute_process(COMMAND ${CMAKE_COMMAND} --build ${build} --target ${target}
    RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
if(status EQUAL 0)
    message(FATAL_ERROR "${source} compiles with REFUSED defined, and must not")
endif()

# clang 22 and newer print a long text in parts, the last one filled with spaces.
string(REPLACE "\", \"" "" output "${output}")
string(REGEX REPLACE " +\"" "\"" output "${output}")
file(STRINGS ${source} lines REGEX "^// (${compiler} )?says: ")
if(NOT lines)
    message(FATAL_ERROR "${source} announces no message: add a line `// says: TEXT`")
endif()
foreach(line IN LISTS lines)
    string(REGEX REPLACE "^// (${compiler} )?says: " "" text "${line}")
    string(FIND "${output}" "${text}" found)
    if(found EQUAL -1)
        message(FATAL_ERROR "${source} is refused, but without the message\n    ${text}\nThe compiler printed:\n${output}")
    endif()
endforeach()
