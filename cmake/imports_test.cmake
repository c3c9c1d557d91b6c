# SPDX-License-Identifier: MIT
# imports_test(NAME MODULES MODULE [KNOWN TEST]): a test that compiles each partition of the module, below MODULES, as a unit of its own from
# those that it imports: they are all that it uses. (The library is compiled as one unit, which does not show it.) With KNOWN, what is there of
# the project's own modules/ has been compiled by that test, and is not compiled again. Run as a script, this file is that test.
function(imports_test name modules module)
    cmake_parse_arguments(PARSE_ARGV 3 argument "" "KNOWN" "")
    separate_arguments(flags UNIX_COMMAND "${CMAKE_CXX_FLAGS}")
    set(compiled "${PROJECT_BINARY_DIR}/imports")
    add_test(NAME ${name} COMMAND ${CMAKE_COMMAND} -D "modules=${modules}" -D "module=${module}" -D "own=${PROJECT_SOURCE_DIR}/modules"
        -D "known=${argument_KNOWN}" -D "compiled=${compiled}" -D "work=${compiled}/${name}"
        -D "hantei=${PROJECT_BINARY_DIR}/CMakeFiles/hantei.dir/hantei.pcm" -D "interface_unit=${PROJECT_SOURCE_DIR}/cmake/interface_unit.cmake"
        -D "compile=${CMAKE_CXX_COMPILER};${flags};-std=c++20;-ffp-contract=off"
        -D "definitions=$<TARGET_PROPERTY:hantei,INTERFACE_COMPILE_DEFINITIONS>" -P "${CMAKE_CURRENT_FUNCTION_LIST_FILE}")
endfunction()

if(CMAKE_SCRIPT_MODE_FILE)
    file(REMOVE_RECURSE "${work}")
    file(MAKE_DIRECTORY "${work}")
    # In an order in which each comes behind those that it imports.
    execute_process(COMMAND ${CMAKE_COMMAND} -D "modules=${modules}" -D "name=${module}" -D "unit=${work}/joined.cppm"
        -D "order=${work}/order" -P "${interface_unit}" COMMAND_ERROR_IS_FATAL ANY)
    file(READ "${work}/order" files)
    list(TRANSFORM definitions PREPEND "-D")
    list(APPEND compile ${definitions})
    if(NOT module STREQUAL "hantei")
        list(APPEND compile "-fmodule-file=hantei=${hantei}")
    endif()
    if(known)
        list(APPEND compile "-fprebuilt-module-path=${compiled}/${known}")
    endif()
    foreach(file IN LISTS files)
        if(known AND EXISTS "${own}/${file}")
            continue()
        endif()
        cmake_path(GET file STEM partition)
        execute_process(COMMAND ${compile} "-fprebuilt-module-path=${work}" -x c++-module --precompile "${modules}/${file}"
            -o "${work}/${module}-${partition}.pcm" RESULT_VARIABLE failed)
        if(failed)
            message(SEND_ERROR "${file} does not import all that it uses")
        endif()
    endforeach()
endif()
