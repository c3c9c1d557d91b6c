// SPDX-License-Identifier: MIT
// What the compiler works out without being told to take longer: clang gives a constant expression 1,048,576 steps.
import hantei;

namespace {

using namespace hantei;

constexpr polygon corner{{{0, 0}, {6, 0}, {6, 2}, {2, 2}, {2, 6}, {0, 6}}};
constexpr polygon moved{{{1, 1}, {7, 1}, {7, 3}, {3, 3}, {3, 7}, {1, 7}}};

static_assert(contact(corner, corner)->depth == 2.8284271247461903, "by 2·√2, until the arms are in the notch");
static_assert(contact(corner, moved)->depth == 1.4142135623730951);
static_assert(contact(corner, capsule{{1, 1}, {5, 1}, 1.0})->depth == 2);
static_assert(sweep(corner, vec{3.0, 1.0}, moved)->first == 0, "from an overlap");
static_assert(sweep(corner, vec{9.0, 0.0}, disk{{12, 1}, 1.0})->first == 5.0 / 9);
static_assert(distance(corner, disk{{5, 6}, 1.0}) == 2);

}  // namespace
