# SPDX-License-Identifier: MIT
# Runs `./dev VERB` in a tree of its own, with no command within reach but machine.sh, under many names, and a few that only read
# and write text. What dev says and which commands it runs must be transcripts/NAME.txt. (See CMakeLists.txt for the variables.)
file(REMOVE_RECURSE "${work}")
set(machine "${work}/machine")
foreach(command IN ITEMS apt-cache apt-get clang-format-19 clang-tidy-19 cmake dpkg-query id nproc)
    file(MAKE_DIRECTORY "${machine}/bin")
    file(CREATE_LINK "${CMAKE_CURRENT_LIST_DIR}/machine.sh" "${machine}/bin/${command}" SYMBOLIC)
endforeach()
foreach(command IN ITEMS awk cat dirname env find grep head mkdir sh sort xargs)
    find_program(path ${command} REQUIRED NO_CACHE)
    file(CREATE_LINK "${path}" "${machine}/bin/${command}" SYMBOLIC)
    unset(path)
endforeach()
file(WRITE "${machine}/user" "${user}\n")
list(JOIN missing "\n" missing)
file(WRITE "${machine}/missing" "${missing}\n")
file(COPY_FILE "${CMAKE_CURRENT_LIST_DIR}/simulations/${simulation}.txt" "${machine}/simulation")
if(stale)
    file(COPY_FILE "${CMAKE_CURRENT_LIST_DIR}/simulations/${stale}.txt" "${machine}/stale")
endif()
file(COPY_FILE "${CMAKE_CURRENT_LIST_DIR}/ninja_log" "${machine}/ninja_log")

foreach(file IN ITEMS
    build/libstdcxx-second/interface/hantei.cppm modules/hantei.cppm tests/pairs.cpp examples/beam.cpp docs/figures/figure.cppm docs/site/applet.cpp)
    file(WRITE "${work}/tree/${file}" "")
endforeach()
file(COPY "${root}/dev" "${root}/tools" DESTINATION "${work}/tree")

execute_process(COMMAND ${CMAKE_COMMAND} -E env "PATH=${machine}/bin" "${machine}/bin/sh" "${work}/tree/dev" ${verb}
    RESULT_VARIABLE status OUTPUT_VARIABLE printed ERROR_VARIABLE printed)
file(WRITE "${work}/transcript.txt" "${printed}")
file(READ "${CMAKE_CURRENT_LIST_DIR}/transcripts/${name}.txt" expected)
if(NOT status EQUAL 0 OR NOT printed STREQUAL expected)
    message(FATAL_ERROR "./dev ${verb} ended with ${status} and said (${work}/transcript.txt)\n${printed}\n"
        "and should have said (transcripts/${name}.txt)\n${expected}")
endif()
