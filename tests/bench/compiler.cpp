// SPDX-License-Identifier: MIT
// What the library costs the compiler.
#include "question.hpp"
#include "stopwatch.hpp"
#include "unit.hpp"

#include <sys/resource.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>

namespace bench {

namespace {

// How the files of the library's users are compiled here: given by CMakeLists.txt.
std::string const root = HANTEI_BENCH_ROOT, compile = HANTEI_BENCH_COMPILE, configure = HANTEI_BENCH_CONFIGURE,
                  clean = HANTEI_BENCH_CLEAN;

struct seconds {
    double user, wall;
};
double user_time_of_children() {
    rusage r;
    getrusage(RUSAGE_CHILDREN, &r);
    return static_cast<double>(r.ru_utime.tv_sec) + 1e-6 * static_cast<double>(r.ru_utime.tv_usec);
}
/// Throws where the command fails; it says why itself.
seconds run(std::string const& command) {
    std::fflush(stdout);
    double const user = user_time_of_children();
    auto const start = std::chrono::steady_clock::now();
    if (std::system(command.c_str()) != 0) throw std::runtime_error("this failed: " + command);
    std::chrono::duration<double> const wall = std::chrono::steady_clock::now() - start;
    return {user_time_of_children() - user, wall.count()};
}

/// The median of three, or once where that takes more than three seconds.
double user_time(std::string const& options, std::string const& file) {
    std::vector<double> r;
    do r.push_back(run(compile + " " + options + " '" + root + "/" + file + "'").user);
    while (r.size() < 3 && r[0] < 3);
    return median(r);
}
void print_line(char const* what, double taken, double limit, char const* unit) {
    double const most = on_this_machine(limit);
    print_section();
    std::printf("%-52s %8.2f %s  at most %6.2f%s\n", what, taken, unit, most, taken > most ? " above" : "");
    std::fflush(stdout);
}
/// A file of a user, over one that only imports: `count` things in it, in seconds or thousandths of them.
void ask_file(std::string const& path, std::string const& options, std::string const& file, double limit, int count = 1) {
    if (!wanted(path)) return;
    double const taken = user_time(options, file) - user_time(options, "tests/bench/compiler/nothing.cpp");
    bool const small = count > 1;
    print_line(path.c_str(), (small ? 1000 : 1) * taken / count, limit, small ? "ms" : "s ");
}
void ask_library() {
    if (!wanted("compiler/library from nothing")) return;
    std::filesystem::remove_all(clean);
    run(configure + " > /dev/null");
    seconds const taken = run("cmake --build '" + clean + "' --target hantei -j 2 > /dev/null");
    print_line("compiler/library from nothing, 2 jobs", taken.wall, 60, "s ");
    std::printf("%-52s %8.2f s\n", "  of processor time", taken.user);
}

}  // namespace

void run_compiler() {
    start_section("the compiler, user seconds over those for an import alone; at most: the project's limit on this machine\n");
    ask_file("compiler/static_assert of a measure", "-fsyntax-only", "tests/bench/compiler/measures.cpp", 5, 250);
    ask_file("compiler/static_assert of a relation", "-fsyntax-only", "tests/bench/compiler/relations.cpp", 1, 225);
    ask_file("compiler/contact of two obbs, -O2", "-O2 -c -o /dev/null", "tests/bench/compiler/contact.cpp", 1);
    ask_file("compiler/intersects of two any_shapes, -O2", "-O2 -c -o /dev/null", "tests/bench/compiler/any_shape.cpp", 4);
    ask_file("compiler/the game, -O2", "-O2 -c -o /dev/null", "examples/game.cpp", 6);
    ask_library();
}

}  // namespace bench
