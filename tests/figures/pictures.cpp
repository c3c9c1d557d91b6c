// SPDX-License-Identifier: MIT
// The pictures: the same bytes from the compiler and from this program; and which figure shows what.
#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>

import hantei;
import hantei.figures;

namespace {

namespace figures = hantei::figures;

/// How many bytes, and the FNV-1a hash of them, which any change of one byte changes.
struct print {
    std::size_t size = 0;
    std::uint64_t hash = 14695981039346656037U;

    constexpr explicit print(std::string_view bytes) : size(bytes.size()) {
        for (char const c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
    }
    constexpr bool operator==(print const&) const = default;
};

template <class F>
constexpr print print_of(F const& figure) {
    return print(figures::picture_of(figure).view());
}
/// What the compiler draws: figures that have between them every kind of part, of mark and of panel. (All of them would take it a
/// minute.)
constexpr std::tuple<figures::tangent_placement, figures::line_and_disk, figures::segment_beside_the_shaft,
                     figures::one_inside_the_other>
    compiled_figures;
template <std::size_t I>
constexpr print compiled = print_of(std::get<I>(compiled_figures));

/// The same object, reached by a way that the compiler has to take at run time: nothing about its numbers can be folded.
template <class F>
F const& opaque(F const& figure) {
    F const* volatile address = &figure;
    return *address;
}

}  // namespace

TEST_CASE("a picture has the same bytes from the compiler and from a program") {
    CHECK((print_of(opaque(std::get<0>(compiled_figures))) == compiled<0>));
    CHECK((print_of(opaque(std::get<1>(compiled_figures))) == compiled<1>));
    CHECK((print_of(opaque(std::get<2>(compiled_figures))) == compiled<2>));
    CHECK((print_of(opaque(std::get<3>(compiled_figures))) == compiled<3>));
}

TEST_CASE("labels that cover one another are noticed") {
    figures::item_list list = figures::items_of(figures::white_corner{});
    figures::panel_list const panels = figures::panels_of(list);
    figures::place_labels(list, panels);
    CHECK(figures::readable(list, panels));
    list.all[1].words = list.all[0].words;
    CHECK_FALSE(figures::readable(list, panels));
}

TEST_CASE("every figure shows a subject of its text, and every subject has figures") {
    std::map<std::string, std::string> source_of;
    figures::with_elements([&](auto const&... f) { ((source_of[f.about.slug] = f.about.source), ...); }, figures::all_figures);
    std::set<std::string> shown;
    for (auto const& row : figures::subjects_of_texts) {
        std::size_t count = 0;
        std::stringstream slugs(row.slugs);
        for (std::string slug; slugs >> slug; ++count) {
            CHECK_MESSAGE(source_of.contains(slug), row.what, ": there is no figure ", slug);
            if (source_of[slug] == row.source) shown.insert(slug);
        }
        CHECK_MESSAGE(count > 0, row.what, " has no figure");
    }
    for (auto const& [slug, source] : source_of) CHECK_MESSAGE(shown.contains(slug), slug, " shows no subject of ", source);
}
