// SPDX-License-Identifier: MIT
// The functions of a program that program.js calls. Text is written into one buffer; each function that writes gives its length.
#include <cstddef>

#include "../memory.hpp"

import hantei;
import hantei.figures;
import hantei.program;

namespace {

using namespace hantei;

program::text out;

/// The program, for the next answer.
program::page& running() {
    forget_numbers();
    return program::running();
}

template <class F>
int written(F f) {
    out.size = 0;
    f();
    return static_cast<int>(out.size);
}
int words(char const* w) {
    return written([w] {
        if (w != nullptr) out << w;
    });
}

}  // namespace

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))
EXPORT(buffer) char const* buffer() { return out.bytes.data(); }
EXPORT(draw) int draw() {
    return written([] {
        program::sheet s(out);
        s.in = running().view;
        running().draw(s);
    });
}
EXPORT(say) int say() {
    return written([] { running().say(out); });
}
EXPORT(prove) int prove() {
    return written([] { running().prove(out); });
}
EXPORT(press) void press(double x, double y) { running().press({x, y}); }
EXPORT(point) void point_at(double x, double y) { running().point({x, y}); }
EXPORT(release) void release() { running().release(); }
EXPORT(type) int type(int key) { return running().type(key) ? 1 : 0; }
EXPORT(moves) int moves() { return running().moves() ? 1 : 0; }
EXPORT(step) void step() { running().step(); }
EXPORT(button) int button(int i) { return words(running().button(i)); }
EXPORT(lit) int lit(int i) { return running().lit(i) ? 1 : 0; }
EXPORT(push) void push(int i) { running().push(i); }
EXPORT(number_name) int number_name(int i) { return words(running().number_name(i)); }
EXPORT(number) double number(int i) { return running().number(i); }
EXPORT(set_number) int set_number(int i, double x) { return -1e6 < x && x < 1e6 && running().set_number(i, x) ? 1 : 0; }
