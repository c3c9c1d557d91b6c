// SPDX-License-Identifier: MIT
// A level whose mistake the compiler finds; here the same check runs in a program, which draws the level with the finding:
// mistake LEVEL.tmj PICTURE.svg
#include <fstream>
#include <iostream>
#include <string>
#include <variant>
#include <vector>
#include "beam_picture.hpp"
#include "levels/rules.hpp"
import hantei;
import hantei.level;

using hantei::level::placed;
using hantei::level::role;

int main(int argc, char** argv) {
    if (argc != 3) return 2;
    hantei::level::loaded const level{argv[1], rules};
    std::string const found(level.report().data(), level.report().size());
    std::string const message = found.substr(found.find("error: "));
    std::cout << message << "\n";

    std::ofstream out(argv[2]);
    auto const page = level.outline();
    picture::begin(out, page, message);
    for (placed const& p : level.objects()) {
        bool wrong = false;
        for (placed const& q : level.objects())
            wrong = wrong || (&p != &q && (p.role == role::spawn || q.role == role::spawn) && hantei::overlaps(p.set, q.set));
        std::visit([&](auto const& s) { picture::outline(out, wrong ? "wrong" : "box", s); }, p.set);
    }
    for (placed const& p : level.objects()) std::visit([&](auto const& s) { picture::number(out, p.what.id, s); }, p.set);
    auto const cut = message.find(" is inside ");
    picture::words(out, "key at", {0, page.max.y + 20}, message.substr(0, cut));
    picture::words(out, "key at", {0, page.max.y + 32}, message.substr(cut + 1));
    out << "</svg>\n";
}
