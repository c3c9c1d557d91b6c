# SPDX-License-Identifier: MIT
# Builds `target` in `build`: it must fail, and the compiler must print each line of the file `expected`. With `edited`, a level of the
# target, the lines are warnings: the level is compiled again, and the target must build. Whatever reads the output as an editor does goes
# to the place of the first line, if that is an error or a warning; where the text is in pieces, to the level.
include("${CMAKE_CURRENT_LIST_DIR}/../../cmake/read_message.cmake")

if(edited)
    string(RANDOM LENGTH 20 ALPHABET " \n" blanks)
    file(APPEND "${edited}" "${blanks}")
endif()
execute_process(COMMAND ${CMAKE_COMMAND} --build ${build} --target ${target}
    RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
if(status EQUAL 0 AND NOT edited)
    message(FATAL_ERROR "${target} compiles, and must not")
elseif(NOT status EQUAL 0 AND edited)
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

# The first line that vim (its errorformat %f:%l:%c:%m or %f:%l:%m) and VS Code (the matcher $gcc of its C++ extension and the patterns of its
# CMake extension, which ask for a severity) take for a place: vim with the shortest name of a file, VS Code with the longest.
list(GET lines 0 place)
if(NOT place MATCHES ": (error|warning): ")
    return()
endif()
string(REGEX REPLACE ": (error|warning): .*" "" place "${place}")
if(output MATCHES "LEVEL_(ERROR<|WARNING[<@])")
    string(REGEX REPLACE ":[0-9]+:[0-9]+$" ":1(:[0-9]+)?" place "${place}")
endif()
foreach(line IN ITEMS "([^\n][^:\n]*(:[0-9]+)+):[^\n]" "([^\n]+:[0-9]+): +(fatal +)?[a-z]+: +[^\n]")
    string(REGEX MATCH "(^|\n)${line}" found "${output}")
    set(goes_to "${CMAKE_MATCH_2}")
    if(NOT goes_to MATCHES "^[^:]*${place}$")
        message(FATAL_ERROR "An editor goes to\n    \"${goes_to}\"\nand not to\n    \"${place}\"\n${output}")
    endif()
endforeach()
