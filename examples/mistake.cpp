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
    std::string const message = found.substr(found.rfind('/', found.find(".tmj")) + 1);
    std::cout << message << "\n";

    std::ofstream out(argv[2]);
    auto const page = level.outline();
    picture::begin(out, page, message);
    // The finding: a spawn that overlaps a solid.
    auto const is_wrong = [&level](placed const& p) {
        for (placed const& q : level.objects()) {
            bool const judged =
                (p.role == role::spawn && q.role == role::solid) || (p.role == role::solid && q.role == role::spawn);
            if (judged && hantei::overlaps(p.set, q.set)) return true;
        }
        return false;
    };
    for (placed const& p : level.objects())
        std::visit(
            [&](auto const& s) {
                picture::outline(out, is_wrong(p) ? "wrong" : p.role == role::area ? "box area" : "box", s);
            },
            p.set);
    for (placed const& p : level.objects()) {
        auto const box = std::visit([](auto const& s) { return hantei::bounds(s); }, p.set);
        if (is_wrong(p) && p.role == role::solid)  // away from the number of the object in it
            picture::words(out, "name", {(box.min.x + box.max.x) / 2, box.min.y + 24}, "#", p.what.id);
        else std::visit([&](auto const& s) { picture::number(out, p.what.id, s); }, p.set);
    }
    auto const cut = message.find(" is inside ");
    picture::words(out, "key at", {0, page.max.y + 20}, message.substr(0, cut));
    picture::words(out, "key at", {0, page.max.y + 32}, message.substr(cut + 1));
    out << "</svg>\n";
}
