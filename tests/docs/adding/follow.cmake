# SPDX-License-Identifier: MIT
# Does in a copy of the tree what docs/adding_a_shape.md says. `root` is the project, `tree` the copy.
file(REMOVE_RECURSE "${tree}/modules" "${tree}/tests")
file(COPY "${root}/modules" "${root}/cmake" "${root}/CMakeLists.txt" DESTINATION "${tree}")
file(COPY "${root}/tests/laws" "${root}/tests/laws.hpp" "${root}/tests/kinds.hpp" DESTINATION "${tree}/tests")
execute_process(COMMAND ${awk} -v "directory=${tree}" -f "${CMAKE_CURRENT_LIST_DIR}/follow.awk" "${root}/docs/adding_a_shape.md"
    COMMAND_ERROR_IS_FATAL ANY)

# insert(FILE BEFORE TEXT): the text, before the first place where BEFORE stands.
function(insert file before text)
    file(READ "${tree}/${file}" content)
    string(FIND "${content}" "${before}" place)
    if(place EQUAL -1)
        message(FATAL_ERROR "${file} does not say ${before}")
    endif()
    string(SUBSTRING "${content}" 0 ${place} head)
    string(SUBSTRING "${content}" ${place} -1 rest)
    file(WRITE "${tree}/${file}" "${head}${text}${rest}")
endfunction()

file(READ "${tree}/members" members)
insert(modules/shapes/diamond.cppm "    constexpr bool operator==" "${members}")
insert(modules/shapes/diamond.cppm "import :scalar;" "import :generic_arithmetic;\nimport :rational;\n")
