# SPDX-License-Identifier: MIT
# Each line of decisions.txt is `SIMULATION: DECISION`: the program of `awk` must print the decision for the simulation.
file(STRINGS "${CMAKE_CURRENT_LIST_DIR}/decisions.txt" decisions)
file(GLOB simulations "${CMAKE_CURRENT_LIST_DIR}/simulations/*.txt")
list(LENGTH decisions judged)
list(LENGTH simulations recorded)
if(NOT judged EQUAL recorded)
    message(FATAL_ERROR "${recorded} simulations, and ${judged} decisions")
endif()
foreach(decision IN LISTS decisions)
    string(REGEX MATCH "^([^:]+): (.+)$" matched "${decision}")
    set(simulation "${CMAKE_MATCH_1}")
    set(expected "${CMAKE_MATCH_2}")
    execute_process(COMMAND ${awk} -f "${program}" "${CMAKE_CURRENT_LIST_DIR}/simulations/${simulation}.txt"
        OUTPUT_VARIABLE printed OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
    if(NOT printed STREQUAL expected)
        message(SEND_ERROR "${simulation}: removals.awk says\n    ${printed}\nand should say\n    ${expected}")
    endif()
endforeach()
