// SPDX-License-Identifier: MIT
// book DIRECTORY: writes the picture of every figure into DIRECTORY/pictures, and the page that shows them all. Fails where a
// picture cannot be read.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <ostream>
#include <sstream>
#include <string>
#include <tuple>
#include <type_traits>

import hantei;
import hantei.figures;

namespace {

namespace figures = hantei::figures;

std::string name_of(std::string const& source) {
    if (source == "A") return "A. Disk against rectangle, in a course on 3-D programming";
    if (source == "B") return "B. A circle against a rectangle with an angle";
    if (source == "C") return "C. A sphere against a box, in a 3-D engine";
    if (source == "D") return "D. An edge collider in C++";
    if (source == "E") return "E. An exercise sheet: capsules and rays";
    if (source == "A-E") return "Where the texts disagree";
    if (source == "numbers") return "Stored numbers";
    return "The usual mistakes";
}

/// The words of a caption, in which Markdown would take a bar for a column and a star for emphasis.
std::string marked_down(std::string const& words) {
    std::string out;
    for (char const c : words) {
        if (c == '|' || c == '*' || c == '<' || c == '_') out += '\\';
        out += c;
    }
    return out;
}

/// The file of docs/figures in which the caption with this slug stands.
std::string file_of(std::string const& slug) {
    for (auto const& entry : std::filesystem::directory_iterator(HANTEI_FIGURES_DIRECTORY)) {
        if (!entry.is_regular_file()) continue;
        std::stringstream text;
        text << std::ifstream(entry.path()).rdbuf();
        std::string const words = text.str();
        for (auto at = words.find("caption about{"); at != std::string::npos; at = words.find("caption about{", at + 1)) {
            auto const first = words.find('"', at) + 1;
            if (words.compare(first, slug.size() + 1, slug + '"') == 0) return entry.path().filename().string();
        }
    }
    return "";
}

/// Whether no label of the figure's picture covers another or leaves its panel.
template <class F>
bool is_readable(F const& figure) {
    figures::item_list list = figures::items_of(figure);
    figures::panel_list const panels = figures::panels_of(list);
    figures::place_labels(list, panels);
    return figures::readable(list, panels);
}

struct page {
    std::ofstream out;
    std::string source{};
    std::string section{};

    template <class F>
    void show(F const& figure) {
        auto const& about = F::about;
        if (source != about.source) out << "## " << name_of(about.source) << "\n\n";
        source = about.source;
        out << "### " << marked_down(about.title) << "\n\n<a id=\"" << about.slug << "\"></a>\n";
        if (source != "A-E") out << "*" << marked_down(about.section) << ".* ";
        out << marked_down(about.says) << "\n\n![" << marked_down(about.title) << "](pictures/" << about.slug << ".svg)\n\n"
            << "<details><summary>What is proved</summary>\n\n";
        auto const tell = [this](auto const& c) {
            figures::text answer;
            if constexpr (std::is_same_v<decltype(c.stated), double>) (answer << ": ").never_zero(c.stated);
            else if constexpr (requires { answer << c.stated; }) answer << ": " << c.stated;
            out << "- " << marked_down(c.subject) << " " << marked_down(c.verb) << " " << marked_down(c.object)
                << marked_down(std::string(answer.view())) << "\n";
        };
        figures::with_elements([&tell](auto const&... c) { (tell(c), ...); }, figure.claims());
        out << "\n</details>\n\n";
    }
};

void write_sources(std::ostream& out) {
    out << "## Which figure shows what\n\n| text | subject | figures and their files |\n|---|---|---|\n";
    for (auto const& row : figures::subjects_of_texts) {
        out << "| " << row.source << " | " << marked_down(row.what) << " |";
        std::stringstream slugs(row.slugs);
        for (std::string slug; slugs >> slug;) {
            out << " [" << slug << "](#" << slug << ") in [" << file_of(slug) << "](figures/" << file_of(slug) << ")";
        }
        out << " |\n";
    }
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 2) {
        std::fprintf(stderr, "usage: book DIRECTORY\n");
        return 2;
    }
    std::filesystem::path const directory = arguments[1];
    std::filesystem::create_directories(directory / "pictures");
    bool good = true;
    auto const write_picture = [&]<class F>(F const& figure) {
        std::ofstream(directory / "pictures" / (std::string(F::about.slug) + ".svg")) << figures::picture_of(figure).view();
        if (is_readable(figure)) return;
        std::fprintf(stderr, "book: %s: a label covers another or leaves the picture\n", F::about.slug);
        good = false;
    };
    figures::with_elements([&](auto const&... figure) { (write_picture(figure), ...); }, figures::all_figures);

    page all{std::ofstream(directory / "figures.md")};
    all.out
        << "# The figures\n\n"
           "This page has each figure of five teaching texts on collision tests, and one for each usual mistake. A figure\n"
           "consists of data and claims (`docs/figures`). The compiler proves the claims with this library, and the program\n"
           "`book` draws the picture from the same data. (Four of the pictures are drawn by the compiler too, to the same\n"
           "bytes.) So every picture shows only what has been proved. The program `book` also writes this page;\n"
           "[how to add a figure](#how-to-add-a-figure) is at its end.\n\n"
           "A red shape overlaps another shape, a yellow one touches it, a blue one is apart from it. Purple is the image\n"
           "of a shape that was moved, turned or mirrored. Dotted gray lines help in the construction. Black dots mark\n"
           "where a ray meets a shape; a black line joins two nearest points.\n\n";
    figures::with_elements([&all](auto const&... figure) { (all.show(figure), ...); }, figures::all_figures);
    write_sources(all.out);
    all.out
        << "\n## How to add a figure\n\n"
           "A figure is a struct in a file of `docs/figures`. It has `about` (slug, text, section, title, claim in words),\n"
           "its parts (subjects, images, working lines, numbers, each with a label) and `claims()`. Add it to the tuple at\n"
           "the file's end and name it in `sources.cppm`. Then this command writes its picture and its section of this\n"
           "page:\n\n"
           "    cmake --build build/libcxx --target write_book\n\n"
           "The tests prove its claims when they are compiled and again when they run, compare the picture's bytes with\n"
           "the compiler's, and check that no label covers another.\n";
    return good && all.out.good() ? 0 : 1;
}
