# SPDX-License-Identifier: MIT
# Included by a project: the consumer of the package is a part of it, and built when it is asked for. Both find the same targets.
find_package(hantei 0.1 REQUIRED)
add_subdirectory("${CMAKE_CURRENT_LIST_DIR}/consumer" consumer EXCLUDE_FROM_ALL)
