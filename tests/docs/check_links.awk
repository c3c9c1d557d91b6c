# SPDX-License-Identifier: MIT
# In the tree: awk -f tests/docs/check_links.awk README.md docs/*.md docs/book/*.md
# Every link leads to a file of the tree; where it asks for code ("code: WORDS"), a line of that file has these words. Links into a page are tested with the site.
function complain(words) { print FILENAME ":" FNR ": " words > "/dev/stderr"; failed = 1 }
function check(target, title,    file, line, found, hits) {
    sub(/#.*/, "", target)
    if (target == "" || target ~ /^https?:/) return
    file = FILENAME
    sub(/[^\/]*$/, "", file)
    file = file target
    ++count
    if (file !~ /\.[a-z]+$/) {
        if (system("test -e '" file "'") != 0) complain("there is no " target)
        return
    }
    while ((found = getline line < file) > 0) {
        if (title !~ /^code: /) break
        if (index(line, substr(title, 7))) ++hits
    }
    close(file)
    if (found < 0) complain("there is no " target)
    else if (title ~ /^code: / && hits == 0) complain(target " has no line with: " substr(title, 7))
}
FNR == 1 { inside = 0 }
/^```/ { inside = !inside }
inside { next }
{
    rest = $0
    while (match(rest, /\]\([^) ]+( "[^"]*")?\)/)) {
        link = substr(rest, RSTART + 2, RLENGTH - 3)
        rest = substr(rest, RSTART + RLENGTH)
        title = ""
        if (match(link, / "/)) {
            title = substr(link, RSTART + 2, length(link) - RSTART - 2)
            link = substr(link, 1, RSTART - 1)
        }
        check(link, title)
    }
}
END {
    if (count == 0) { print "no link was found" > "/dev/stderr"; exit 1 }
    exit failed
}
