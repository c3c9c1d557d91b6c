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
#include <system_error>
#include <vector>

#include "lint.hpp"

namespace lint {
namespace {

namespace fs = std::filesystem;

constexpr int passed = 0, broken = 1, trouble = 2;

void print_usage(std::ostream& out, std::string const& program) {
    out << "usage: " << program
        << " [--format text|json|sarif|github] [--svg DIRECTORY] LEVEL...\n"
           "Checks levels drawn in Tiled (.tmj) by the rules that this program was built with.\n"
           "A LEVEL is a file, or a directory, of which all .tmj files are checked.\n"
           "  --format FORMAT  how findings are told: text (the default), json, sarif, or github (annotations of a workflow)\n"
           "  --svg DIRECTORY  also draw each level into the directory, with its findings circled\n"
           "  --help           show this\n"
           "The exit status is 0 without errors, 1 with errors in a level, 2 if a file cannot be read or written.\n";
}

/// The files that are named, and of the directories all .tmj files in the order of their names.
std::vector<std::string> files_of(std::vector<std::string> const& named) {
    std::vector<std::string> files;
    for (std::string const& name : named) {
        if (!fs::is_directory(name)) {
            files.push_back(name);
            continue;
        }
        auto const begin = static_cast<std::ptrdiff_t>(files.size());
        for (fs::directory_entry const& entry : fs::recursive_directory_iterator{name})
            if (entry.is_regular_file() && entry.path().extension() == ".tmj") files.push_back(entry.path().string());
        std::sort(files.begin() + begin, files.end());
    }
    return files;
}

/// Names of pictures that differ where those of the levels do not.
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

int run(int count, char** arguments, level::loaded (*load)(char const* path)) {
    std::string const program = fs::path(arguments[0]).filename().string();
    std::string format = "text", directory;
    option const options[]{{"format", required_argument, nullptr, 'f'},
                           {"svg", required_argument, nullptr, 's'},
                           {"help", no_argument, nullptr, 'h'},
                           {nullptr, 0, nullptr, 0}};
    for (int key; (key = getopt_long(count, arguments, "h", options, nullptr)) != -1;) {
        if (key == 'f') {
            format = optarg;
        } else if (key == 's') {
            directory = optarg;
        } else {
            print_usage(key == 'h' ? std::cout : std::cerr, program);
            return key == 'h' ? passed : trouble;
        }
    }
    auto const out = output_of(format);
    if (out == nullptr) {
        std::cerr << program << ": there is no format '" << format << "': text, json, sarif or github\n";
        return trouble;
    }
    std::vector<std::string> const files = files_of({arguments + optind, arguments + count});
    if (files.empty()) {
        if (optind == count) print_usage(std::cerr, program);
        else std::cerr << program << ": there is no .tmj file in what is named\n";
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
        fs::path const picture = fs::path(directory) / names.next(path);
        if (std::ofstream file(picture); !(file << picture_of(path, checked)).flush()) {
            std::cerr << program << ": " << picture.string() << " cannot be written\n";
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
    std::cerr << "hantei-lint: " << e.what() << "\n";
    return lint::trouble;
}
