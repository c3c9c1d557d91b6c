// SPDX-License-Identifier: MIT
// examples/game.cpp, optimized or not, and beside it the same with Box2D.
#include "question.hpp"
#include "unit.hpp"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

namespace bench {

namespace {

/// Runs a game for so many frames, prints what it says, and gives the ms a frame.
double milliseconds(std::string const& program, int frames) {
    std::fflush(stdout);
    std::unique_ptr<FILE, int (*)(FILE*)> const output(popen((program + " " + std::to_string(frames) + " 2>&1").c_str(), "r"),
                                                       pclose);
    double r = 0;
    std::array<char, 200> line;
    while (output && std::fgets(line.data(), line.size(), output.get()) != nullptr) {
        if (std::string_view(line.data()).ends_with("ms a frame\n")) {
            r = std::atof(line.data());
        } else {
            std::printf("    %s", line.data());
        }
    }
    return r;
}
void ask_game(char const* path, std::string const& program, int frames, double limit) {
    if (!wanted(path)) return;
    print_section();
    double const taken = milliseconds(program, frames), most = on_this_machine(limit);
    std::printf("%-52s %8.2f ms a frame", path, taken);
    if (limit > 0) std::printf("  at most %6.2f%s", most, taken > most ? " above" : "");
    std::printf("\n");
}

}  // namespace

void run_game() {
    start_section("the game, processor time; at most: the project's limit on this machine\n");
    ask_game("game/-O2", HANTEI_BENCH_GAME_O2, 600, 1.0);
    ask_game("game/-O0", HANTEI_BENCH_GAME_O0, 60, 12.0);
#ifdef HANTEI_BENCH_GAME_BOX2D
    ask_game("game/Box2D -O2", HANTEI_BENCH_GAME_BOX2D, 600, 0);
#endif
}

}  // namespace bench
