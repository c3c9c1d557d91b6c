# SPDX-License-Identifier: MIT
# Writes the ```cpp blocks of a Markdown page, or of several as one, as programs.
#   A block that says `import` is a file as it stands, directory/LINE.cpp, where LINE is the line it begins at (n_LINE of the n-th page, n > 1); if it has no main, an empty one is added.
#   Any other block is the body of a function that sees the headers and names below. These functions are one program, directory/page.cpp,
#   which calls them in the order of the page and says the line of each before what it prints.
# A ```text block that comes next, before any other block, is what the block prints: it goes into directory/LINE.txt or directory/page.txt.
function place() { return pages > 1 ? pages "_" first : first }
function write_file(    body) {
    body = "#line " first " \"" FILENAME "\"\n" text
    if (text !~ /int main\(/) body = body "int main() {}\n"
    printf "%s", body > (directory "/" place() ".cpp")
    close(directory "/" place() ".cpp")
}
function add_function() {
    functions = functions "static void line_" place() "() {\n#line " first " \"" FILENAME "\"\n" text "}\n"
    calls = calls "    std::cout << \"line " first "\\n\";\n    line_" place() "();\n"
    prints = prints "line " first "\n"
    if (text ~ /(^|[^:])ranges::views::/) pipelines = "#include <range/v3/all.hpp>\n"
}

FNR == 1 { ++pages }
/^[ \t]+```cpp/ {
    print FILENAME ":" FNR ": a block of code must begin at the start of its line, to be compiled" > "/dev/stderr"
    exit failed = 1
}
/^```/ && !inside {
    inside = 1
    language = substr($0, 4)
    sub(/[^a-z].*/, "", language)
    first = FNR + 1
    text = ""
    next
}
/^```/ {
    inside = 0
    if (language == "text" && before == "file") printf "%s", text > (directory "/" file_line ".txt")
    if (language == "text" && before == "function") prints = prints text
    before = ""
    if (language == "cpp" && text ~ /(^|\n)import /) {
        write_file()
        before = "file"
        file_line = place()
    } else if (language == "cpp") {
        add_function()
        before = "function"
    }
    next
}
inside { text = text $0 "\n" }

END {
    if (inside && !failed) print FILENAME ":" first - 1 ": this block has no end" > "/dev/stderr"
    if (inside || failed) exit 1
    if (functions == "") exit 0
    printf "%s", "#include <algorithm>\n#include <array>\n#include <cstdint>\n#include <functional>\n#include <iostream>\n#include <limits>\n" \
        "#include <optional>\n#include <variant>\n#include <vector>\n" pipelines "import hantei;\nusing namespace hantei;\n" functions \
        "int main() {\n" calls "}\n" > (directory "/page.cpp")
    printf "%s", prints > (directory "/page.txt")
}
