# SPDX-License-Identifier: MIT
# The rooms of modules/: imports go one way and bring something (rooms.awk). A house with five faults shows that the check sees them.
function(judged output order directory)
    file(GLOB_RECURSE units "${directory}/*.cppm")
    list(FILTER units EXCLUDE REGEX "/modules/level/")
    execute_process(COMMAND ${awk} -f "${root}/tests/dev/rooms.awk" -v "rooms=${order}" ${units}
        OUTPUT_VARIABLE found COMMAND_ERROR_IS_FATAL ANY)
    set(${output} "${found}" PARENT_SCOPE)
endfunction()
judged(found "numbers exact core shapes decision geometry pairs queries ranges" "${root}/modules")
if(found)
    message(SEND_ERROR "${found}")
endif()
judged(found "low high" "${root}/tests/dev/house/modules")
foreach(fault IN ITEMS "sand.cppm: imports :roof, up from low to high" "roof.cppm: imports :walls and uses nothing of it"
        "roof.cppm: imports :walls twice"
        "door.cppm: imports :gravel and uses nothing of it"
        "wall.cppm: is named :walls")
    string(FIND "${found}" "${fault}" place)
    if(place EQUAL -1)
        message(SEND_ERROR "the check does not see \"${fault}\", but\n${found}")
    endif()
endforeach()
