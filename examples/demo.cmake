# SPDX-License-Identifier: MIT
# `cmake -D build=DIRECTORY -P demo.cmake`: the tour of ./dev demo, and a test. It builds targets of the configured
# DIRECTORY, which is why it is no target itself; the program `beam` must be built, unless `-D program=COMMAND` says how it is run.
cmake_minimum_required(VERSION 3.28)
cmake_path(ABSOLUTE_PATH build NORMALIZE)
if(NOT program)
    set(program "${build}/examples/beam")
endif()
cmake_path(GET CMAKE_CURRENT_LIST_DIR PARENT_PATH source)
include("${source}/cmake/read_message.cmake")

function(say)
    foreach(line IN LISTS ARGN)
        execute_process(COMMAND ${CMAKE_COMMAND} -E echo "${line}")
    endforeach()
endfunction()

say("" "(a) The compiler checks the levels drawn in Tiled")
execute_process(COMMAND ${CMAKE_COMMAND} --build ${build} --target example_levels COMMAND_ERROR_IS_FATAL ANY)
file(GLOB levels RELATIVE "${source}" "${CMAKE_CURRENT_LIST_DIR}/levels/*.tmj")
foreach(level IN LISTS levels)
    say("    valid: ${level}")
endforeach()

say("" "(b) A copy of dungeon.tmj, its player moved into the west wall: the compiler's message")
execute_process(COMMAND ${CMAKE_COMMAND} --build ${build} --target broken_level
    RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
if(status EQUAL 0)
    message(FATAL_ERROR "The compiler accepts the broken level.")
endif()
read_message(message "${output}")
if(NOT message MATCHES "spawn #19 \"player\"")
    message(FATAL_ERROR "The broken level does not compile, but not because of its spawn:\n${output}")
endif()
while(output MATCHES "(^|\n)([^\n]*error: [^\n]*)(.*)")
    set(output "${CMAKE_MATCH_3}")
    execute_process(COMMAND ${CMAKE_COMMAND} -E echo "${CMAKE_MATCH_2}")
endwhile()

set(picture "${build}/beam.svg")
execute_process(COMMAND ${program} "${CMAKE_CURRENT_LIST_DIR}/levels/dungeon.tmj" "${picture}"
    OUTPUT_VARIABLE tables COMMAND_ERROR_IS_FATAL ANY)
string(REPLACE "picture: ${picture}\n" "" tables "${tables}")
say("" "(c) The dungeon in a running program: a range-v3 pipeline over its shapes. The player looks east" "${tables}")
say("(d) The picture of the level and the hits" "    ${picture}" "")
