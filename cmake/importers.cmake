# SPDX-License-Identifier: MIT
# What a target that imports hantei must agree with, said in a sentence each, before a compiler says it in its own words. All is looked
# at when the whole project is read, since it may set its properties after it found hantei.

# hantei_dialect_of(TARGET VARIABLE): the dialect in which the files of the target are compiled, such as "C++23 without extensions".
function(hantei_dialect_of target variable)
    get_target_property(standard ${target} CXX_STANDARD)
    if(NOT standard)
        set(standard "${CMAKE_CXX_STANDARD_DEFAULT}")
    endif()
    if(NOT standard OR standard EQUAL 98 OR standard LESS 20)
        set(standard 20)    # by the feature that hantei asks of all who link it
    endif()
    get_target_property(features ${target} COMPILE_FEATURES)
    foreach(feature IN LISTS features)
        if(feature MATCHES "^cxx_std_(2[3-9])$" AND CMAKE_MATCH_1 GREATER standard)
            set(standard "${CMAKE_MATCH_1}")
        endif()
    endforeach()
    get_target_property(extensions ${target} CXX_EXTENSIONS)
    if(extensions MATCHES "NOTFOUND$")
        set(extensions "${CMAKE_CXX_EXTENSIONS_DEFAULT}")
    endif()
    if(extensions)
        set(${variable} "C++${standard} with extensions" PARENT_SCOPE)
    else()
        set(${variable} "C++${standard} without extensions" PARENT_SCOPE)
    endif()
endfunction()

# hantei_check_importers(DIRECTORY): looks at the targets of the directory, and of those below it, that link hantei.
function(hantei_check_importers directory)
    set(module hantei::hantei)
    hantei_dialect_of(${module} dialect)
    # CMake (3.31) tells the compiler where the modules are that an imported target's modules import for the first configuration only.
    set(one_configuration FALSE)
    list(LENGTH CMAKE_CONFIGURATION_TYPES configurations)
    get_property(told GLOBAL PROPERTY hantei_told_of_configurations)
    if(configurations GREATER 1 AND NOT told)
        get_target_property(one_configuration hantei::level IMPORTED)
    endif()
    get_property(targets DIRECTORY "${directory}" PROPERTY BUILDSYSTEM_TARGETS)
    foreach(target IN LISTS targets)
        get_target_property(type ${target} TYPE)
        get_target_property(linked ${target} LINK_LIBRARIES)
        if(NOT type MATCHES "^(EXECUTABLE|(STATIC|SHARED|MODULE|OBJECT)_LIBRARY)$" OR NOT linked MATCHES "(^|;)hantei(::|;|_level|$)")
            continue()
        endif()
        hantei_dialect_of(${target} of_target)
        if(NOT of_target STREQUAL dialect)
            message(SEND_ERROR "hantei: ${target} is compiled as ${of_target}, the module that it imports as ${dialect}, and a compiler "
                "refuses that: set CMAKE_CXX_STANDARD and CMAKE_CXX_EXTENSIONS for the whole project, before it finds or adds hantei, "
                "instead of the standard of a target.")
        endif()
        if(one_configuration AND linked MATCHES "(^|;)hantei::level(;|$)")
            message(SEND_ERROR "hantei: with an installed hantei, ${CMAKE_GENERATOR} builds one configuration only of what imports "
                "hantei.level, as ${target} does: configure with -D CMAKE_CONFIGURATION_TYPES=Release (or another one), or take hantei in "
                "by add_subdirectory.")
            set(one_configuration FALSE)
            set_property(GLOBAL PROPERTY hantei_told_of_configurations TRUE)
        endif()
        get_target_property(scans ${target} CXX_SCAN_FOR_MODULES)
        if(NOT scans AND NOT (scans MATCHES "NOTFOUND$" AND hantei_importers_are_scanned STREQUAL "NEW"))
            message(SEND_ERROR "hantei: CMake does not look for imports in the files of ${target}, since the project's "
                "cmake_minimum_required is below 3.28: raise it, or set(CMAKE_CXX_SCAN_FOR_MODULES ON) before the target is added.")
        endif()
    endforeach()
    get_property(below DIRECTORY "${directory}" PROPERTY SUBDIRECTORIES)
    foreach(subdirectory IN LISTS below)
        hantei_check_importers("${subdirectory}")
    endforeach()
endfunction()

# To be called at the end of the topmost directory, whose policies are looked at there: a function would look at its own.
macro(hantei_check_importers_later)
    get_property(hantei_checks_importers GLOBAL PROPERTY hantei_checks_importers)
    if(NOT hantei_checks_importers)
        set_property(GLOBAL PROPERTY hantei_checks_importers TRUE)
        cmake_language(EVAL CODE "
            cmake_language(DEFER DIRECTORY [[${CMAKE_SOURCE_DIR}]] CALL cmake_policy GET CMP0155 hantei_importers_are_scanned)
            cmake_language(DEFER DIRECTORY [[${CMAKE_SOURCE_DIR}]] CALL hantei_check_importers [[${CMAKE_SOURCE_DIR}]])")
    endif()
    unset(hantei_checks_importers)
endmacro()
