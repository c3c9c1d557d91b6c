# SPDX-License-Identifier: MIT
# The page of everything that is exported, from the interface units: awk -f docs/reference.awk FILES > docs/reference.md
# Of each declaration in an `export namespace hantei` it takes the comment and the declaration's head: the template, what is required, and
# for a function object the signatures of its calls; of a struct also its members with what their comments say. A test holds the page
# against what this prints, and concepts, types named by `using` and function objects to a comment.
function trimmed(text) {
    sub(/^[ \t]+/, "", text)
    sub(/[ \t]+$/, "", text)
    return text
}
# The head of a declaration, collected so far, on one line.
function head_of(text) {
    gsub(/\[\[[^\]]*\]\] */, "", text)
    gsub(/[ \n]+/, " ", text)
    sub(/ *\{.*$/, "", text)
    if (text ~ /concept [a-z_]+ = /) sub(/ = [^<>]*$| = (requires|answerable|always_|judgeable|castable|same_as|stands|for_).*$/, "", text)
    return trimmed(text)
}
function emit(name, code) {
    if (comment == "") {
        print FILENAME ":" FNR ": no comment says what " name " is" > "/dev/stderr"
        failed = 1
    }
    entry = "### " within name "\n\n" comment "\n\n```text\n" code "\n```\n\n[" FILENAME "](../" FILENAME ")\n"
    text_of[room] = text_of[room] entry "\n"
    comment = ""
}
FNR == 1 {
    room = FILENAME
    sub(/^modules\//, "", room)
    if (!sub(/\/.*/, "", room)) room = "base"
    exported = 0
    comment = head = inside = ""
}
/^export namespace hantei(::[a-z]+)? \{/ { exported = 1; within = $3 ~ /::/ ? substr($3, 9) "::" : ""; comment = ""; next }
/^}  \/\/ namespace/ { exported = 0; comment = ""; next }
!exported { next }
# Inside a function object or a struct: calls, members.
inside != "" {
    if ($0 ~ /^}/) {
        name = inside
        if (is_object) {
            name = $2
            sub(/;.*/, "", name)
            gsub(/ +NAME/, " " name, body)
        }
        comment = kept
        emit(name, body == "" ? struct_head : is_object ? body : struct_head "\n" body)
        inside = comment = ""
        next
    }
    if (is_object && call == "" && $0 ~ /^    (template|\[\[|constexpr auto operator\(\)|constexpr bool operator\(\))/) call = " "
    if (is_object && call != "") {
        call = call " " $0
        if (call ~ /operator\(\)/ && $0 ~ /\{( .*)?$/) {
            line = call
            sub(/ *\{[^{]*$/, "", line)
            gsub(/\[\[[^\]]*\]\] */, "", line)
            gsub(/[ \n]+/, " ", line)
            sub(/ const$/, "", line)
            sub(/(static )?constexpr [A-Za-z_<>:, ]+ operator\(\)/, " NAME", line)
            body = body (body == "" ? "" : "\n") trimmed(line)
            call = ""
        }
    }
    if (!is_object && $0 ~ /^    [A-Za-z].*;( +\/\/\/<.*)?$/ && $0 !~ /kept_|^    (friend|using|static|template|constexpr|return)/) {
        body = body (body == "" ? "" : "\n") "    " trimmed($0)
    }
    next
}
/^\/\/\// {
    line = substr($0, 5)
    comment = comment == "" ? line : comment "\n" line
    next
}
/^template|^    requires/ { head = head == "" ? $0 : head "\n" $0; next }
/^inline constexpr selecting</ {
    name = $4
    sub(/;/, "", name)
    emit(name, "range | " within name "(x, projection = {})")
    next
}
/^inline constexpr struct / {
    kept = comment
    inside = $4
    is_object = 1
    body = call = struct_head = head = ""
    next
}
/^(struct|class) [a-z_]+;/ {
    name = $2
    sub(/;/, "", name)
    emit(name, head_of(head " " $0))
    head = ""
    next
}
/^struct |^class / {
    kept = comment
    inside = $2
    is_object = 0
    body = ""
    struct_head = head_of(head " " $0)
    head = ""
    if ($2 ~ /</ || kept == "") inside = ""  # a specialization, or a guide to one: its primary template is told of
    comment = ""
    next
}
/^(concept|using|enum class) / {
    name = $1 == "enum" ? $3 : $2
    sub(/;.*/, "", name)
    code = head_of(head " " $0)
    head = ""
    emit(name, code)
    next
}
/^(inline )?constexpr .*\(/ && comment != "" {
    name = $0
    sub(/\(.*/, "", name)
    sub(/.* /, "", name)
    emit(name, head_of(head " " $0))
    head = ""
    next
}
/^(inline )?constexpr .*\(/ { head = "" }  # told of with the one before
/^$/ { comment = head = "" }
END {
    if (failed) exit 1
    print "# Reference\n"
    print "<!-- Generated from modules/ by docs/reference.awk; the test docs.reference holds it to what that prints. -->\n"
    print "Everything that `import hantei;` exports, with what its comment says. What an answer means is told in [conventions.md](conventions.md), which two shapes"
    print "can be asked about in [pairs.md](pairs.md). What is thrown ends the build in a constant expression.\n"
    order = "queries decision ranges shapes core geometry numbers exact base"
    title["queries"] = "Questions"; title["decision"] = "Relations"; title["ranges"] = "Collections"; title["shapes"] = "Shapes"
    title["core"] = "Answers and concepts"; title["geometry"] = "Motions and boxes"; title["numbers"] = "Numbers and vectors"; title["exact"] = "Formulas for pairs of one's own"
    title["base"] = "Programs without exceptions"
    n = split(order, sorted, " ")
    for (i = 1; i <= n; ++i) if (sorted[i] in text_of) printf "## %s\n\n%s", title[sorted[i]], text_of[sorted[i]]
}
