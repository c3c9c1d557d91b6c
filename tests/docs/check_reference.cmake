# SPDX-License-Identifier: MIT
# docs/reference.md of the tree `root` must be what docs/reference.awk, run by `awk`, makes of modules/; it has no declaration without a comment.
cmake_path(ABSOLUTE_PATH root NORMALIZE)
file(GLOB_RECURSE files RELATIVE "${root}" "${root}/modules/*.cppm")
list(FILTER files EXCLUDE REGEX "^modules/(level|pairs)/")
list(SORT files)
execute_process(COMMAND ${awk} -f docs/reference.awk ${files} WORKING_DIRECTORY "${root}"
    OUTPUT_VARIABLE now COMMAND_ERROR_IS_FATAL ANY)
if(write)
    file(WRITE "${root}/docs/reference.md" "${now}")
    return()
endif()
file(READ "${root}/docs/reference.md" page)
if(NOT page STREQUAL now)
    message(FATAL_ERROR "docs/reference.md is not current; make it again: "
        "cmake -D root=. -D awk=awk -D write=1 -P tests/docs/check_reference.cmake")
endif()
