# SPDX-License-Identifier: MIT
# `cmake --install` and the package that `find_package(hantei)` finds.
include(CMakePackageConfigHelpers)

set(hantei_package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/hantei")

install(TARGETS hantei hantei_level
    EXPORT hantei-targets
    ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}"
    LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}"
    RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}"
    FILE_SET CXX_MODULES DESTINATION "${CMAKE_INSTALL_DATADIR}/hantei/modules")
# In the place of the units with the lines of the partitions, which may be as old.
if(NOT HANTEI_PARTITIONS)
    foreach(name IN ITEMS hantei hantei.level)
        set(unit "${CMAKE_INSTALL_DATADIR}/hantei/modules/${name}.cppm")
        install(CODE "file(REMOVE \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${unit}\")")
        install(FILES "${PROJECT_BINARY_DIR}/interface/installed/${name}.cppm" DESTINATION "${CMAKE_INSTALL_DATADIR}/hantei/modules")
    endforeach()
endif()
# Included by units beside them; not on the path of those who import them.
install(FILES modules/exact_arithmetic.hpp modules/platform.hpp modules/small_program.hpp DESTINATION "${CMAKE_INSTALL_DATADIR}/hantei/modules")
install(EXPORT hantei-targets
    NAMESPACE hantei::
    DESTINATION "${hantei_package_dir}"
    CXX_MODULES_DIRECTORY modules)

configure_package_config_file(cmake/hantei-config.cmake.in hantei-config.cmake
    INSTALL_DESTINATION "${hantei_package_dir}")
write_basic_package_version_file(hantei-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES
    cmake/exact_arithmetic.cmake
    cmake/hantei_add_levels.cmake
    cmake/hantei_add_lint.cmake
    cmake/importers.cmake
    "${CMAKE_CURRENT_BINARY_DIR}/hantei-config.cmake"
    "${CMAKE_CURRENT_BINARY_DIR}/hantei-config-version.cmake"
    DESTINATION "${hantei_package_dir}")
# The sources of the program that checks levels: a game compiles them with its rules.
install(DIRECTORY modules/level/lint DESTINATION "${hantei_package_dir}")
install(FILES LICENSE DESTINATION "${CMAKE_INSTALL_DOCDIR}")

# For programs that are built without CMake: where the interfaces are, and what a unit that imports them is compiled and linked with
# (the definitions say how the archives were built).
cmake_path(RELATIVE_PATH CMAKE_INSTALL_PREFIX BASE_DIRECTORY "${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig" OUTPUT_VARIABLE prefix_from_pc)
foreach(target IN ITEMS hantei hantei_level)
    get_target_property(definitions ${target} INTERFACE_COMPILE_DEFINITIONS)
    list(FILTER definitions EXCLUDE REGEX "NOTFOUND$|^\\$<")    # what is worked out for each who links them
    list(APPEND definitions_of_pc ${definitions})
endforeach()
list(TRANSFORM definitions_of_pc PREPEND " -D")
string(JOIN "" definitions_of_pc ${definitions_of_pc})
configure_file(cmake/hantei.pc.in hantei.pc @ONLY)
install(FILES "${CMAKE_CURRENT_BINARY_DIR}/hantei.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig")

# `cpack -G DEB` and `cpack -G TGZ`, for a build of this project alone.
if(PROJECT_IS_TOP_LEVEL)
    set(CPACK_PACKAGE_NAME libhantei-dev)
    set(CPACK_PACKAGE_VENDOR hantei)
    set(CPACK_PACKAGE_CONTACT "the authors of hantei")
    set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
    set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
    set(CPACK_STRIP_FILES OFF)
    set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
    set(CPACK_DEBIAN_PACKAGE_SECTION libdevel)
    set(CPACK_DEBIAN_PACKAGE_DEPENDS "cmake (>= 3.28), ninja-build, clang-19 | clang-22 | clang-23 | g++-16")
    set(CPACK_DEBIAN_PACKAGE_RECOMMENDS nlohmann-json3-dev)
    set(CPACK_VERBATIM_VARIABLES TRUE)
    include(CPack)
endif()
