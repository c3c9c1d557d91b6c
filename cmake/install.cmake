# SPDX-License-Identifier: MIT
# `cmake --install` and the package that `find_package(hantei)` finds.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(hantei_package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/hantei")

install(TARGETS hantei hantei_level
    EXPORT hantei-targets
    ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}"
    LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}"
    RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}"
    FILE_SET CXX_MODULES DESTINATION "${CMAKE_INSTALL_DATADIR}/hantei/modules")
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
    "${CMAKE_CURRENT_BINARY_DIR}/hantei-config.cmake"
    "${CMAKE_CURRENT_BINARY_DIR}/hantei-config-version.cmake"
    DESTINATION "${hantei_package_dir}")
