// SPDX-License-Identifier: MIT
// The command line of hantei-lint.
#include <getopt.h>

#include <algorithm>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "lint.hpp"

namespace lint {
namespace {

namespace fs = std::filesystem;

constexpr int passed = 0, broken = 1, trouble = 2;

void print_usage(std::ostream& out, std::string const& program) {
    out << "usage: " << program
        << " [--format text|json|sarif|github] [--svg DIRECTORY] [--quiet] LEVEL...\n"
           "Checks levels by the rules that this program was built with: of Tiled (.tmj), LDtk (.ldtk), Sokoban (.xsb, .sok),\n"
           "and drawn with characters (.txt).\n"
           "A LEVEL is a file, or a directory, of which all .tmj, .ldtk, .xsb and .sok files are checked.\n"
           "  --format FORMAT  how findings are told: text (the default), json, sarif, or github (annotations of a workflow)\n"
           "  --svg DIRECTORY  also draw each level into the directory, with its findings circled\n"
           "  --quiet          leave out the line of text that counts the findings\n"
           "  --help           show this\n"
           "The exit status is 0 without errors, 1 with errors in a level, 2 if a file cannot be read or written.\n";
}

/// Whether a file in a directory is a level, by its extension. A .txt file may be anything: it is a level only if it is named.
bool is_level(fs::path const& path) {
    std::string ending = path.extension().string();
    for (char& c : ending) c = static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    return ending == ".tmj" || ending == ".ldtk" || ending == ".xsb" || ending == ".sok";
}
/// The files that are named and, for each directory that is named, all levels in it and below, sorted by their paths.
std::vector<std::string> files_of(std::vector<std::string> const& named) {
    std::vector<std::string> files;
    for (std::string const& name : named) {
        if (!fs::is_directory(name)) {
            files.push_back(name);
            continue;
        }
        auto const begin = static_cast<std::ptrdiff_t>(files.size());
        for (fs::directory_entry const& entry : fs::recursive_directory_iterator{name})
            if (entry.is_regular_file() && is_level(entry.path())) files.push_back(entry.path().string());
        std::sort(files.begin() + begin, files.end());
    }
    return files;
}

/// Gives each picture a file name of its own, also if levels have the same name.
class picture_names {
  public:
    std::string next(std::string const& path) {
        std::string const stem = fs::path(path).stem().string();
        int const number = ++used_[stem];
        return number == 1 ? stem + ".svg" : next(stem + "-" + std::to_string(number) + ".tmj");
    }

  private:
    std::map<std::string, int> used_;
};

/// The name of a level, or its number (from 1) if it has none.
std::string name_of(level::loaded const& checked, std::size_t which) {
    std::string const name{view(checked.name(which))};
    return name.empty() ? std::to_string(which + 1) : name;
}
/// A file name for one of several levels of a file. The level's name may be any text: special characters are replaced.
std::string path_of_level(std::string const& path, level::loaded const& checked, std::size_t which) {
    std::string name = name_of(checked, which);
    for (char& c : name)
        if (std::string_view("/\\:*?\"<>|.").find(c) != std::string_view::npos || static_cast<unsigned char>(c) < 0x20) c = '_';
    return fs::path(path).stem().string() + "-" + name.substr(0, 40) + ".level";
}

int run(int count, char** arguments, level::loaded (*load)(char const* path)) {
    std::string const program = fs::path(arguments[0]).filename().string();
    std::string format = "text", directory;
    bool quiet = false;
    option const options[]{{"format", required_argument, nullptr, 'f'},
                           {"svg", required_argument, nullptr, 's'},
                           {"quiet", no_argument, nullptr, 'q'},
                           {"help", no_argument, nullptr, 'h'},
                           {nullptr, 0, nullptr, 0}};
    for (int key; (key = getopt_long(count, arguments, "h", options, nullptr)) != -1;) {
        if (key == 'f') {
            format = optarg;
        } else if (key == 's') {
            directory = optarg;
        } else if (key == 'q') {
            quiet = true;
        } else {
            print_usage(key == 'h' ? std::cout : std::cerr, program);
            return key == 'h' ? passed : trouble;
        }
    }
    auto const out = output_of(format, quiet);
    if (out == nullptr) {
        std::cerr << program << ": there is no format '" << harmless(format) << "': text, json, sarif or github\n";
        return trouble;
    }
    std::vector<std::string> const files = files_of({arguments + optind, arguments + count});
    if (files.empty()) {
        if (optind == count) print_usage(std::cerr, program);
        else std::cerr << program << ": there is no level in what is named\n";
        return trouble;
    }
    if (!directory.empty()) fs::create_directories(directory);

    totals all;
    picture_names names;
    for (std::string const& path : files) {
        level::loaded const checked = load(path.c_str());
        out->add(path, checked);
        ++all.levels;
        all.broken += checked.report().ok() ? 0 : 1;
        all.warnings += checked.report().warnings();
        all.errors += checked.report().findings() - checked.report().warnings();
        bool const unreadable = checked.remarks().size() > 0 && view(checked.remarks()[0].rule) == "file";
        all.unreadable = all.unreadable || unreadable;
        if (directory.empty() || unreadable) continue;
        // A file with a syntax error has a picture too, with the reason.
        for (std::size_t i = 0; i < std::max<std::size_t>(checked.levels(), 1); ++i) {
            std::string const title = i == 0 && checked.levels() < 2 ? path : path + ", level " + name_of(checked, i);
            fs::path const picture = fs::path(directory) / names.next(title == path ? path : path_of_level(path, checked, i));
            if (std::ofstream file(picture); (file << picture_of(harmless(title), checked, i)).flush()) continue;
            std::cerr << program << ": " << harmless(picture.string()) << " cannot be written\n";
            return trouble;
        }
    }
    out->end(all);
    if (!std::cout.flush()) return trouble;
    return all.unreadable ? trouble : all.errors > 0 ? broken : passed;
}

}  // namespace
}  // namespace lint

int hantei_lint(int count, char** arguments, hantei::level::loaded (*load)(char const* path)) try {
    return lint::run(count, arguments, load);
} catch (std::exception const& e) {
    std::cerr << "hantei-lint: " << lint::harmless(e.what()) << "\n";
    return lint::trouble;
}
