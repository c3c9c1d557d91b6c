# SPDX-License-Identifier: MIT
# Writes each ```cpp block of a Markdown page as a program directory/LINE.cpp, where LINE is the line it begins at.
#   A block that says `import` is a file as it stands; if it has no main, an empty one is added.
#   Any other block is the body of a function that sees the headers and names below.
# A ```text block that comes next, before any other block, is what the program prints: directory/LINE.txt.
function write_program(    file, body) {
    file = directory "/" first ".cpp"
    body = "#line " first " \"" FILENAME "\"\n" text
    if (text ~ /(^|\n)import /) {
        if (text !~ /int main\(/) body = body "int main() {}\n"
    } else {
        body = "#include <array>\n#include <cstdint>\n#include <functional>\n#include <iostream>\n#include <optional>\n" \
            "#include <variant>\n#include <vector>\n#include <range/v3/all.hpp>\nimport hantei;\n" \
            "using namespace hantei;\nint main() {\n" body "}\n"
    }
    printf "%s", body > file
    close(file)
}

/^[ \t]+```cpp/ {
    print FILENAME ":" NR ": a block of code must begin at the start of its line, to be compiled" > "/dev/stderr"
    exit failed = 1
}
/^```/ && !inside {
    inside = 1
    language = substr($0, 4)
    sub(/[^a-z].*/, "", language)
    first = NR + 1
    text = ""
    next
}
/^```/ {
    inside = 0
    if (language == "text" && program) printf "%s", text > (directory "/" program ".txt")
    program = 0
    if (language == "cpp") {
        write_program()
        program = first
    }
    next
}
inside { text = text $0 "\n" }

END {
    if (inside && !failed) print FILENAME ":" first - 1 ": this block has no end" > "/dev/stderr"
    exit inside || failed
}
