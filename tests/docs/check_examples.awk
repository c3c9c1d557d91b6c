# SPDX-License-Identifier: MIT
# In the tree: awk -f tests/docs/check_examples.awk docs/pairs.md docs/reference.md docs/examples.md
# Every question and every shape of the reference has an example in docs/examples.md, a compiled block that names it, and no other name has one.
# A question is a function or a function object of modules/queries, decision or ranges; the shapes are those of the tables of pairs.
function complain(words) { print words > "/dev/stderr"; failed = 1 }
function is_told(name) {
    if (name in asked) return
    asked[name] = 1
}
function end_entry() {
    if (entry != "" && file ~ /^modules\/(queries|decision|ranges)\// && code !~ /(^|> |\n)(concept|struct|class|enum|using) / && code !~ / concept / && entry !~ /^operator/) is_told(entry)
    entry = ""
}
function end_example() {
    if (example != "" && (blocks == 0 || !named)) complain("docs/examples.md: " example " has no ```cpp block that names it")
    blocks = named = 0
}
FILENAME ~ /pairs\.md$/ && /^\| \*\*[a-z]+\*\*/ { name = $2; gsub(/\*/, "", name); is_told(name) }
FILENAME ~ /reference\.md$/ && /^### / { end_entry(); entry = $2; code = "" }
FILENAME ~ /reference\.md$/ && /^```/ { inside = !inside; next }
FILENAME ~ /reference\.md$/ && inside { code = code "\n" $0 }
FILENAME ~ /reference\.md$/ && /^\[modules\// { file = substr($0, 2); end_entry() }
FILENAME ~ /examples\.md$/ && /^## / { end_example(); example = $2; if (!(example in asked)) complain("docs/examples.md: " example " is no question and no shape"); has[example] = 1 }
FILENAME ~ /examples\.md$/ && /^```cpp/ { inside = 1; ++blocks; next }
FILENAME ~ /examples\.md$/ && /^```/ { inside = 0 }
FILENAME ~ /examples\.md$/ && inside {
    word = example == "ball" ? "(disk|sphere)" : example
    if ($0 ~ ("(^|[^a-z_:])" word "[^a-z_]")) named = 1
}
END {
    end_example()
    for (name in asked) {
        ++count
        if (!(name in has)) complain("docs/examples.md has no example of " name)
    }
    if (count < 40) complain("only " count + 0 " questions and shapes were found")
    exit failed
}
