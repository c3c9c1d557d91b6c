# SPDX-License-Identifier: MIT
# Whoever imports the module compiles its interfaces again, so nothing here depends on the flags of a consumer.
vcpkg_check_linkage(ONLY_STATIC_LIBRARY)
# As an overlay port inside the tree; a port of a registry fetches a release instead.
cmake_path(SET SOURCE_PATH NORMALIZE "${CMAKE_CURRENT_LIST_DIR}/../../..")
vcpkg_cmake_configure(SOURCE_PATH "${SOURCE_PATH}")   # Ninja is the default generator of vcpkg
vcpkg_cmake_install()
# The fixup does not collect CXX_MODULES_DIRECTORY (microsoft/vcpkg#34245): the two per-configuration files of the debug
# tree are brought over by hand before it, or a Debug consumer finds the module tables of Release only.
if(NOT VCPKG_BUILD_TYPE)
    file(GLOB debug_tables "${CURRENT_PACKAGES_DIR}/debug/lib/cmake/hantei/modules/*Debug.cmake"
                           "${CURRENT_PACKAGES_DIR}/debug/lib/cmake/hantei/modules/*debug.cmake")
    foreach(table IN LISTS debug_tables)
        file(COPY "${table}" DESTINATION "${CURRENT_PACKAGES_DIR}/lib/cmake/hantei/modules")
    endforeach()
endif()
vcpkg_cmake_config_fixup(CONFIG_PATH lib/cmake/hantei)
# The fixup moves lib/cmake/hantei to share/hantei: share/hantei/modules would then hold both the tables and the sources
# (the sources are installed to share/hantei/modules as well). It works, the names do not collide.
file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/debug/share" "${CURRENT_PACKAGES_DIR}/debug/include")
set(VCPKG_POLICY_EMPTY_INCLUDE_FOLDER enabled)        # there is no header
vcpkg_install_copyright(FILE_LIST "${SOURCE_PATH}/LICENSE")
file(INSTALL "${CMAKE_CURRENT_LIST_DIR}/usage" DESTINATION "${CURRENT_PACKAGES_DIR}/share/${PORT}")
