# SPDX-License-Identifier: MIT
# Messages of clang-tidy, which names the lines of a joined interface unit: with the files and lines of its partitions, as the unit's #line says.
function place(unit, line,    text, words, file, offset, n) {
    while (n < line && (getline text < unit) > 0) {
        ++n
        if (text !~ /^#line /) continue
        split(text, words, /[ "]+/)
        offset = words[2] - n - 1
        file = words[3]
    }
    close(unit)
    return file == "" ? unit ":" line : file ":" (line + offset)
}
match($0, /^[^ :]*\/interface\/[a-z.]+\.cppm:[0-9]+/) {
    named = substr($0, 1, RLENGTH)
    at = index(named, ":")
    $0 = place(substr(named, 1, at - 1), substr(named, at + 1) + 0) substr($0, RLENGTH + 1)
}
{ print }
