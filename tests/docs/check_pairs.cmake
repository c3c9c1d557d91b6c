# SPDX-License-Identifier: MIT
# docs/pairs.md of the tree `root` must be what docs/pairs.awk, run by `awk`, makes of modules/pairs.
file(GLOB files RELATIVE "${root}" "${root}/modules/pairs/*.cppm")
execute_process(COMMAND ${awk} -f docs/pairs.awk ${files} WORKING_DIRECTORY "${root}"
    OUTPUT_VARIABLE now COMMAND_ERROR_IS_FATAL ANY)
file(READ "${root}/docs/pairs.md" page)
if(NOT page STREQUAL now)
    message(FATAL_ERROR "docs/pairs.md is not current; make it again: awk -f docs/pairs.awk modules/pairs/*.cppm > docs/pairs.md")
endif()
