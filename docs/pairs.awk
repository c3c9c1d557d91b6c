# SPDX-License-Identifier: MIT
# The page of all pairs, from their files: awk -f docs/pairs.awk modules/pairs/*.cppm > docs/pairs.md
# Of a file it reads the comment of the pair, up to its first full stop, its "Degree N" and its "Source: ...", and which dimension
# the pair is for; where plane and space are decided apart, of both. A test holds the page against what this prints.
function cell(a, b,    name) {
    name = a < b ? a "_" b : b "_" a
    if (!(name in degree)) return "no"
    return "[" (degree[name] == "" ? "=" : degree[name]) (space[name] ? " ●" : " ○") "](../modules/pairs/" name ".cppm)"
}
function take(    text, name, found) {
    text = comment
    comment = ""
    name = file
    sub(/.*\//, "", name)
    sub(/\.cppm$/, "", name)
    if (!(name in method)) { names[++count] = name; method[name] = degree[name] = source[name] = "" }
    found = text
    if (match(text, /\. /)) found = substr(text, 1, RSTART)
    method[name] = method[name] (method[name] == "" ? "" : " ") found
    if (match(text, /[Dd]egree [0-9]+/)) {
        found = substr(text, RSTART + 7, RLENGTH - 7)
        if (degree[name] != found) degree[name] = degree[name] (degree[name] == "" ? "" : ", ") found
    } else if (text !~ /Comparisons only/) { print file ": the comment names no degree" > "/dev/stderr"; failed = 1 }
    if (match(text, /Source: .*/) && source[name] == "") {
        source[name] = substr(text, RSTART + 8)
        if (match(source[name], /\. [A-Z]/)) source[name] = substr(source[name], 1, RSTART - 1)
        sub(/\.$/, "", source[name])
    }
    return name
}
FNR == 1 { file = FILENAME; comment = "" }
/^\/\/\/ / { comment = comment (comment == "" ? "" : " ") substr($0, 5) }
/^struct pair</ { if ($0 ~ /, [N3]>/) space[take()] = 1; else take() }
END {
    if (failed) exit 1
    print "# Every pair\n"
    print "<!-- Generated from modules/pairs by docs/pairs.awk; the test docs.pairs holds it to what that prints. -->\n"
    print "The number is the degree of the polynomial whose sign decides, = stands for comparisons alone; ● plane and space, ○ plane.\n"
    total = split("point segment ray line ball aabb obb capsule triangle convex polygon chain", shape, " ")
    line = "|"
    rule = "|--"
    for (i = 1; i <= total; ++i) { line = line " | " shape[i]; rule = rule "|--" }
    print line " |\n" rule "|"
    for (i = 1; i <= total; ++i) {
        line = "| **" shape[i] "**"
        for (k = 1; k <= total; ++k) line = line " | " (k < i ? "" : cell(shape[i], shape[k]))
        print line " |"
    }
    print "\n| pair | how it is decided | source | tests |\n|--|--|--|--|"
    for (i = 1; i <= count; ++i) {
        n = names[i]
        title = n
        sub(/_/, " and ", title)
        gsub(/\|/, "\\|", method[n])
        print "| [" title "](../modules/pairs/" n ".cppm) | " method[n] " | " source[n] " | [witnesses](../tests/pairs/" n ".cpp) |"
    }
}
