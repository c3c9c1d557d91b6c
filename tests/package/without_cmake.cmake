# SPDX-License-Identifier: MIT
# The commands of README.md that build a program without CMake, against the package in `prefix`, with `compiler` and `flags` in
# place of its compiler.
file(READ "${readme}" text)
string(REGEX MATCH "```sh\n(flags=[^`]*)```" found "${text}")
if(NOT found)
    message(FATAL_ERROR "README.md does not say how to build without CMake")
endif()
string(REPLACE "clang++-19" "'${compiler}' ${flags}" commands "${CMAKE_MATCH_1}")
file(GLOB_RECURSE file "${prefix}/hantei.pc")
cmake_path(GET file PARENT_PATH directory)
file(WRITE "${work}/game.cpp" "import hantei;\nint main() { return !hantei::touches(hantei::disk{{0, 0}, 5.0}, hantei::point{3, 4}); }\n")
execute_process(COMMAND ${CMAKE_COMMAND} -E env "PKG_CONFIG_PATH=${directory}" sh -e -c "${commands}./game" WORKING_DIRECTORY "${work}"
    COMMAND_ERROR_IS_FATAL ANY)
