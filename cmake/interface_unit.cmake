# SPDX-License-Identifier: MIT
# Writes a module's interface unit, of all partitions that are found: joined, which the compiler reads ten times as fast, each partition
# behind those that it imports; or one that exports them.
#   modules      the directory of the partitions       name         of the module
#   unit         the file to be written                exported     the partitions are units of their own
#   numbered     messages and debuggers name the files of the partitions, which are there, and not the unit
#   appended     a file of modules/ whose text stands at the end
#   order        a file that gets the names of the partitions' files, each behind those that it imports
cmake_policy(VERSION 3.28)
file(GLOB_RECURSE files RELATIVE "${modules}" "${modules}/*.cppm")
list(SORT files)
foreach(file IN LISTS files)
    file(READ "${modules}/${file}" text)
    if(text MATCHES "(^|\n)export module ([a-z.]+)(:([a-z_0-9]+))?;" AND CMAKE_MATCH_2 STREQUAL name)
        set(partition "p_${CMAKE_MATCH_4}")    # p_ is the interface itself
        list(APPEND partitions ${partition})
        set(file_of_${partition} "${file}")
        # Its comment, what stands before its declaration, and what behind.
        string(FIND "${text}" "${CMAKE_MATCH_0}" at)
        string(SUBSTRING "${text}" 0 ${at} before_${partition})
        string(SUBSTRING "${text}" ${at} -1 text_of_${partition})
    endif()
endforeach()

if(appended)
    file(READ "${modules}/${appended}" appended_text)
    string(REPLACE "#pragma once\n" "\n" appended_text "${appended_text}")
    if(numbered)
        string(PREPEND appended_text "#line 1 \"${modules}/${appended}\"\n")
    endif()
endif()
if(exported)
    list(REMOVE_ITEM partitions p_)
    list(TRANSFORM partitions REPLACE "^p_" "export import :")
    list(JOIN partitions ";\n" exports)
    file(WRITE "${unit}" "${before_p_}${text_of_p_}\n${exports};\n${appended_text}")
    return()
endif()

# add_text(TO TEXT FILE BEFORE): appends to a property the text, which stands in the file behind `before`.
function(add_text to text file before)
    if(numbered)
        string(REGEX REPLACE "[^\n]" "" lines "${before}")
        string(LENGTH "${lines}x" line)
        string(PREPEND text "#line ${line} \"${modules}/${file}\"\n")
    endif()
    set_property(GLOBAL APPEND_STRING PROPERTY ${to} "${text}\n")
endfunction()
# add(PARTITION): with those that it imports before it.
function(add partition)
    get_property(added GLOBAL PROPERTY added)
    if(partition IN_LIST added)
        return()
    endif()
    set_property(GLOBAL APPEND PROPERTY added ${partition})
    set(file "${file_of_${partition}}")
    set(text "${text_of_${partition}}")
    string(REGEX MATCHALL "\n(export )?import :[a-z_0-9]+" imports "${text}")
    foreach(import IN LISTS imports)
        string(REGEX MATCH ":([a-z_0-9]+)" import "${import}")
        if(NOT DEFINED file_of_p_${CMAKE_MATCH_1})
            message(FATAL_ERROR "modules/${file} imports :${CMAKE_MATCH_1}, which is no partition of ${name}")
        endif()
        add(p_${CMAKE_MATCH_1})
    endforeach()

    set(before "${before_${partition}}")
    if(before MATCHES "\nmodule;\n")
        string(FIND "${before}" "\nmodule;\n" at)
        math(EXPR at "${at} + 9")
        string(SUBSTRING "${before}" 0 ${at} comment)
        string(SUBSTRING "${before}" ${at} -1 included)
        string(REPLACE "#include \"../" "#include \"" included "${included}")
        add_text(included "${included}" "${file}" "${comment}")
    else()
        set(comment "${before}")
    endif()
    if(NOT numbered)
        string(REGEX REPLACE "(^// SPDX[^\n]*|\nmodule;\n$)" "" comment "${comment}")
        add_text(declared "${comment}" "${file}" "")
    endif()
    set_property(GLOBAL APPEND PROPERTY in_order "${file}")
    string(REGEX MATCHALL "\n(export )?import [a-z.]+" imports "${text}")
    set_property(GLOBAL APPEND PROPERTY imported ${imports})
    # The lines of declarations and imports stay, empty.
    string(REGEX REPLACE "\n(export )?(module|import) [a-z_0-9.:]+;[^\n]*" "\n" text "\n${text}")
    string(SUBSTRING "${text}" 1 -1 text)
    add_text(declared "${text}" "${file}" "${before}")
endfunction()
foreach(partition IN LISTS partitions)
    add(${partition})
endforeach()

if(order)
    get_property(in_order GLOBAL PROPERTY in_order)
    file(WRITE "${order}" "${in_order}")
endif()
get_property(included GLOBAL PROPERTY included)
get_property(imported GLOBAL PROPERTY imported)
list(REMOVE_DUPLICATES imported)
list(TRANSFORM imported APPEND "\;")
list(JOIN imported "" imported)
get_property(declared GLOBAL PROPERTY declared)
file(WRITE "${unit}" "// SPDX-License-Identifier: MIT
// The partitions of ${name} in one unit.
module;
${included}export module ${name};${imported}
${declared}${appended_text}")
