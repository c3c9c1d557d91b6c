# SPDX-License-Identifier: MIT
import os
from conan import ConanFile
from conan.errors import ConanInvalidConfiguration
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeToolchain, cmake_layout
from conan.tools.files import copy
from conan.tools.scm import Version


class HanteiConan(ConanFile):
    name = "hantei"
    version = "0.1.0"
    description = "Exact constexpr collision predicates, as C++20 modules"
    license = "MIT"
    topics = ("collision", "geometry", "constexpr", "modules", "exact")
    package_type = "static-library"
    settings = "os", "arch", "compiler", "build_type"
    options = {"fPIC": [True, False]}
    default_options = {"fPIC": True}

    def export_sources(self):
        root = os.path.join(self.recipe_folder, "..", "..")
        for files in "CMakeLists.txt", "LICENSE", "cmake/*", "modules/*":
            copy(self, files, root, self.export_sources_folder)

    def layout(self):
        cmake_layout(self)

    def validate(self):
        check_min_cppstd(self, 20)
        minimum = {"clang": "19", "gcc": "16"}.get(str(self.settings.compiler))
        if not minimum or Version(self.settings.compiler.version) < minimum:
            raise ConanInvalidConfiguration("hantei needs clang 19 or gcc 16, or newer")

    def package_id(self):
        # The interfaces are compiled again by whoever imports them, and the archive is the same in every dialect.
        self.info.settings.rm_safe("compiler.cppstd")

    def build_requirements(self):
        self.tool_requires("cmake/[>=3.28 <5]")
        self.tool_requires("ninja/[>=1.11 <2]")

    def generate(self):
        tc = CMakeToolchain(self, generator="Ninja")
        tc.generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))
        CMake(self).install()

    def package_info(self):
        # CMakeDeps cannot describe module file sets: consumers use the package's own config file.
        self.cpp_info.set_property("cmake_find_mode", "none")
        self.cpp_info.builddirs = [os.path.join("lib", "cmake", "hantei")]
        self.cpp_info.includedirs = []
        self.cpp_info.libs = ["hantei_level", "hantei"]
        self.cpp_info.cxxflags = ["-ffp-contract=off"]
