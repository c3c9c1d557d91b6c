// SPDX-License-Identifier: MIT
// book DIRECTORY: writes the picture of every figure into DIRECTORY/pictures.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <tuple>

import hantei;
import hantei.figures;

namespace {

namespace figures = hantei::figures;

template <class F>
void write_picture(std::filesystem::path const& directory, F const& figure) {
    figures::text const picture = figures::picture_of(figure);
    std::ofstream(directory / (std::string(F::about.slug) + ".svg")) << picture.view();
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 2) {
        std::fprintf(stderr, "usage: book DIRECTORY\n");
        return 2;
    }
    std::filesystem::path const directory = std::filesystem::path(arguments[1]) / "pictures";
    std::filesystem::create_directories(directory);
    std::apply([&](auto const&... figure) { (write_picture(directory, figure), ...); }, figures::all_figures);
}
