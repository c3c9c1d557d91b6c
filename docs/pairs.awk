# SPDX-License-Identifier: MIT
# The page of all pairs, from their files and those of the methods that they name:
#   awk -f docs/pairs.awk modules/geometry/*/*_methods.cppm modules/pairs/*.cppm > docs/pairs.md
# and, with -v table=1, the table of README.md.
# Of a pair it reads the comment, up to its first full stop, its "Degree N" and its "Source: ...", which dimension the pair is for (where
# plane and space are decided apart, of both), and its methods: `static constexpr auto QUESTION = METHOD;`, one for each question, in plane
# and space the same or in_plane_or_space<N>(ONE, OTHER) or in_plane<N>(ONE). Of a method it reads the comment.
# A test holds the page and the table against what this prints, and every pair to a method for each question.
function pair_name(a, b) { return a < b ? a "_" b : b "_" a }
function cell(a, b,    name) {
    name = pair_name(a, b)
    if (!(name in degree)) return "no"
    return "[" (degree[name] == "" ? "=" : degree[name]) (space[name] ? " ●" : " ○") "](../modules/pairs/" name ".cppm)"
}
# How a question about two shapes is answered: in the plane, and in space where there it is answered otherwise.
function short_name(method) {
    sub(/^by_/, "", method)
    sub(/_(contact|cast|sweep)$/, "", method)
    gsub(/_/, " ", method)
    return method
}
function answer(question, name,    in_plane, in_space) {
    in_plane = plane_method[name, question]
    in_space = space_method[name, question]
    if (in_plane == "not_defined") return "–"
    if (in_space == "not_defined" || in_space == "") return short_name(in_plane) " ○"
    return short_name(in_plane) (in_space == in_plane ? " ●" : ", in space " short_name(in_space))
}
# The mark of a question in the table of the README: small in the plane, capital in plane and space.
function mark(question, name, small, capital) {
    if (plane_method[name, question] == "not_defined") return ""
    return " " (space_method[name, question] == "not_defined" || space_method[name, question] == "" ? small : capital)
}
function short_cell(a, b,    name) {
    name = pair_name(a, b)
    return (space[name] ? "●" : "○") mark("contact", name, "c", "C") mark("raycast", name, "r", "R") mark("sweep", name, "s", "S")
}
function print_table(kind,    i, k, line, rule) {
    line = "|"
    rule = "|--"
    for (i = 1; i <= total; ++i) { line = line " | " shape[i]; rule = rule "|--" }
    print line " |\n" rule "|"
    for (i = 1; i <= total; ++i) {
        line = "| **" shape[i] "**"
        for (k = 1; k <= total; ++k)
            line = line " | " (kind != "contains" && k < i ? "" : kind == "degree" ? cell(shape[i], shape[k]) : kind == "short" ? short_cell(shape[i], shape[k]) : \
                kind == "contains" && shape[k] < shape[i] ? answer("within", pair_name(shape[i], shape[k])) : answer(kind, pair_name(shape[i], shape[k])))
        print line " |"
    }
}
function print_question(question, title,    i) {
    print "\n## " title "\n"
    print_table(question)
    if (question == "closest_points")
        print "\n`within_distance` is there for the same pairs. It is decided like a predicate where one of the two can be grown by the distance ([dilation.cppm](../modules/geometry/distance/dilation.cppm)), else by the exact distance."
    if (question == "contains") print "\nThe row is the shape that holds the one of the column."
    print ""
    for (i = 1; i <= method_count; ++i)
        if ((question, methods[i]) in used || (question == "contains" && ("within", methods[i]) in used))
            print "* *" short_name(methods[i]) "*: " method_comment[methods[i]] " [" methods[i] "](../" method_file[methods[i]] ")"
}
function take_method(question, value,    inner, both) {
    inner = value
    if (sub(/^in_plane_or_space<N>\(/, "", inner)) {
        sub(/\)$/, "", inner)
        split(inner, both, ", ")
    } else if (sub(/^in_plane<N>\(/, "", inner)) {
        sub(/\)$/, "", inner)
        both[1] = inner
        both[2] = "not_defined"
    } else both[1] = both[2] = value
    if (dims ~ /2|N/) plane_method[name, question] = both[1]
    if (dims ~ /3|N/) space_method[name, question] = both[2]
    used[question, both[1]] = used[question, both[2]] = 1
    named[name, dims, question] = 1
}
function check_methods(    i, n, wanted) {
    if (!in_pair) return
    n = split("closest_points contact raycast sweep contains within", wanted, " ")
    if (same) --n
    for (i = 1; i <= n; ++i)
        if (!((name, dims, wanted[i]) in named)) {
            print file ": the pair names no method for " wanted[i] > "/dev/stderr"
            failed = 1
        }
    in_pair = 0
}
function take(    text, found) {
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
FNR == 1 { file = FILENAME; comment = ""; in_pair = 0 }
/^\/\/\/ / { comment = comment (comment == "" ? "" : " ") substr($0, 5) }
/^inline constexpr struct [a-z_]+_t( |$)/ {
    name = $4
    sub(/_t$/, "", name)
    methods[++method_count] = name
    method_comment[name] = comment
    method_file[name] = file
    comment = ""
}
/^(struct [^p]|class|constexpr|consteval|concept|inline constexpr bool)/ && file ~ /_methods/ { comment = "" }
/^struct pair</ {
    if ($0 ~ /, [N3]>/) space[take()] = 1; else take()
    dims = $0 ~ /, N>/ ? "N" : $0 ~ /, 3>/ ? "3" : "2"
    same = name ~ /^([a-z]+)_/ && substr(name, 1, (length(name) - 1) / 2) == substr(name, (length(name) + 3) / 2)
    in_pair = 1
}
in_pair && /^    static constexpr auto [a-z_]+ = .*;$/ {
    value = $0
    sub(/^[^=]*= /, "", value)
    sub(/;$/, "", value)
    take_method($4, value)
}
/^};/ { check_methods() }
END {
    if (failed) exit 1
    total = split("point segment ray line ball aabb obb capsule triangle convex polygon chain", shape, " ")
    if (table) {
        print_table("short")
        exit
    }
    print "# Every pair\n"
    print "<!-- Generated from modules/ by docs/pairs.awk; the test docs.pairs holds it to what that prints. -->\n"
    print "The file of a pair names the method of every question about it, and holds what is the pair's own. ● plane and space, ○ plane, – not defined.\n"
    print "[relate](#relate-and-all-that-follows-from-it) · [distances](#distance-squared_distance-closest_points) · [contact](#contact-minimum_translation) · [raycast](#raycast-crossings) · [sweep](#sweep) · [contains](#contains-within-strictly_contains)"
    print "\n## relate and all that follows from it\n"
    print "The number is the degree of the polynomial whose sign decides, = stands for comparisons alone.\n"
    print_table("degree")
    print_question("closest_points", "distance, squared_distance, closest_points")
    print_question("contact", "contact, minimum_translation")
    print_question("raycast", "raycast, crossings")
    print_question("sweep", "sweep")
    print_question("contains", "contains, within, strictly_contains")
    print "\n## Each pair\n"
    print "| pair | how it is decided | source | tests |\n|--|--|--|--|"
    for (i = 1; i <= count; ++i) {
        n = names[i]
        title = n
        sub(/_/, " and ", title)
        gsub(/\|/, "\\|", method[n])
        print "| [" title "](../modules/pairs/" n ".cppm) | " method[n] " | " source[n] " | [witnesses](../tests/pairs/" n ".cpp) |"
    }
}
