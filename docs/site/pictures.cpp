// SPDX-License-Identifier: MIT
// Every picture of the book, drawn by WebAssembly: the tests of the site hold them against docs/pictures.
#include <cstddef>
#include <tuple>
#include <utility>

#include "memory.hpp"

import hantei;
import hantei.figures;

namespace {

namespace figures = hantei::figures;

constexpr std::size_t count = std::tuple_size_v<decltype(figures::all_figures)>;
figures::text out;
char const* slug = "";

template <std::size_t I>
void draw() {
    auto const& figure = std::get<I>(figures::all_figures);
    out = figures::picture_of(figure);
    slug = figure.about.slug;
}
void draw_one(std::size_t wanted) {
    [wanted]<std::size_t... I>(std::index_sequence<I...>) {
        (void)((I == wanted && (draw<I>(), true)) || ...);
    }(std::make_index_sequence<count>{});
}

}  // namespace

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))
EXPORT(figures) int figures_here() { return static_cast<int>(count); }
EXPORT(picture) int picture(int i) {
    forget_numbers();
    draw_one(static_cast<std::size_t>(i));
    return static_cast<int>(out.size);
}
EXPORT(slug) char const* slug_here() { return slug; }
EXPORT(buffer) char const* buffer() { return out.bytes.data(); }
