# SPDX-License-Identifier: MIT
# awk -f rooms.awk -v "rooms=FIRST SECOND..." FILE...: reads the interface units of a module with a room (a directory under modules/) for each
# kind of thing, and prints what is against the plan of the house: an import that goes up, from a room to one that is named after it;
# an import of which nothing is used, or that stands there twice; and a unit whose file has another name.

# What is declared at the left margin, where the formatter puts it: structs, concepts, functions, constants, function objects.
function declare(line,    name, rest) {
    if (line ~ /^} [a-z_0-9]+;/) {
        name = line
        sub(/^} /, "", name)
        sub(/;.*/, "", name)
        names[unit, name] = 1
        return
    }
    if (line !~ /^[a-z\[]/ || line ~ /^(import|module|export (import|module|namespace)|namespace|template|requires|static_assert)/) return
    rest = line
    gsub(/\[\[[^\]]*\]\]/, "", rest)
    gsub(/decltype\(auto\)/, "auto", rest)
    if (rest ~ /^(struct|class|enum class|concept|using) /) {
        sub(/^(struct|class|enum class|concept|using) +/, "", rest)
        if (match(rest, /^[A-Za-z_0-9]+/)) names[unit, substr(rest, 1, RLENGTH)] = 1
        return
    }
    if (rest ~ /^inline constexpr struct [a-z_0-9]+/) {
        sub(/^inline constexpr struct /, "", rest)
        if (match(rest, /^[A-Za-z_0-9]+/)) names[unit, substr(rest, 1, RLENGTH)] = 1
        return
    }
    # The last word before a parameter list or an initializer. (Without template arguments: the type of a result is not declared there.)
    while (gsub(/<[^<>()=]*>/, "", rest)) continue
    if (match(rest, /[A-Za-z_][A-Za-z_0-9]*[ ]*[({=<]/)) {
        name = substr(rest, RSTART, RLENGTH - 1)
        sub(/ +$/, "", name)
        names[unit, name] = 1
    }
    if (line ~ /operator/) operators[unit] = 1
}
function use(line,    word) {
    while (match(line, /[A-Za-z_][A-Za-z_0-9]*/)) {
        used[unit, substr(line, RSTART, RLENGTH)] = 1
        line = substr(line, RSTART + RLENGTH)
    }
}
BEGIN {
    count = split(rooms, room_list, " ")
    for (i = 1; i <= count; ++i) floor_of[room_list[i]] = i
}
FNR == 1 {
    unit = ""
    path = FILENAME
    sub(/^.*modules\//, "", path)
    room = path ~ /\// ? path : ""
    sub(/\/.*/, "", room)
    file = path
    sub(/^.*\//, "", file)
    sub(/[.]cppm$/, "", file)
}
{
    sub(/\/\/.*/, "")
    gsub(/"(\\.|[^"\\])*"/, "")
}
/^export module [a-z]+:[a-z_0-9]+;/ {
    unit = $3
    sub(/^[a-z]+:/, "", unit)
    sub(/;.*/, "", unit)
    if (unit != file) print FILENAME ": is named :" unit
    room_of[unit] = room
    path_of[unit] = FILENAME
    next
}
/^import :/ {
    target = $2
    gsub(/[:;]/, "", target)
    if ((unit, target) in imported) print FILENAME ": imports :" target " twice"
    imported[unit, target] = 1
    imports[++import_count] = unit SUBSEP target
    next
}
unit != "" {
    declare($0)
    use($0)
}
END {
    for (key in names) {
        split(key, part, SUBSEP)
        declaring[part[1]] = declaring[part[1]] " " part[2]
    }
    for (i = 1; i <= import_count; ++i) {
        split(imports[i], end, SUBSEP)
        from = end[1]
        to = end[2]
        if (room_of[to] == "") continue
        if (!(room_of[from] in floor_of)) print path_of[from] ": its room, " room_of[from] ", is in no plan"
        if (floor_of[room_of[to]] > floor_of[room_of[from]])
            print path_of[from] ": imports :" to ", up from " room_of[from] " to " room_of[to]
        n = split(declaring[to], word, " ")
        found = operators[to]
        for (k = 1; k <= n && !found; ++k) found = (from, word[k]) in used
        if (!found) print path_of[from] ": imports :" to " and uses nothing of it"
    }
}
