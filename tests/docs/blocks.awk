# SPDX-License-Identifier: MIT
# Writes the ```cpp blocks of Markdown pages as programs.
#   A block that says `import` is a file as it stands, directory/PAGE_LINE.cpp, where LINE is the line it begins at; if it has no main, an
#   empty one is added.
#   Any other block is the body of a function that sees the headers and names below. These functions are one program, directory/all.cpp,
#   which calls them in the order of the pages and says page and line of each before what it prints.
# A ```text block that comes next, before any other block, is what the block prints: it goes into directory/PAGE_LINE.txt or directory/all.txt.
function place() { return page "_" first }
function write_file(    body) {
    body = "#line " first " \"" FILENAME "\"\n" text
    if (text !~ /int main\(/) body = body "int main() {}\n"
    printf "%s", body > (directory "/" place() ".cpp")
    close(directory "/" place() ".cpp")
}
function add_function() {
    functions = functions "static void at_" place() "() {\n#line " first " \"" FILENAME "\"\n" text "}\n"
    calls = calls "    std::cout << \"" page ", line " first "\\n\";\n    at_" place() "();\n"
    prints = prints page ", line " first "\n"
    if (text ~ /(^|[^:])ranges::views::/) pipelines = "#include <range/v3/all.hpp>\n"
}

function refuse_open_block() {
    print file ":" first - 1 ": this block has no end" > "/dev/stderr"
    exit failed = 1
}

FNR == 1 {
    if (inside) refuse_open_block()
    file = FILENAME
    page = FILENAME
    gsub(/^.*\/|\.md$/, "", page)
}
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
    if (failed) exit 1
    if (inside) refuse_open_block()
    if (functions == "") exit 0
    printf "%s", "#include <algorithm>\n#include <array>\n#include <cstdint>\n#include <functional>\n#include <iostream>\n#include <limits>\n" \
        "#include <optional>\n#include <variant>\n#include <vector>\n" pipelines "import hantei;\nusing namespace hantei;\n" functions \
        "int main() {\n" calls "}\n" > (directory "/all.cpp")
    printf "%s", prints > (directory "/all.txt")
}
