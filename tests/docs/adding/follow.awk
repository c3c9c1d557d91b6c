# SPDX-License-Identifier: MIT
# Takes docs/adding_a_shape.md apart: a ```cppm block that begins with the path of a file becomes that file below `directory`; the
# one that does not, members of the shape, becomes directory/members; a ```text block that begins with one is appended to that file.
function put(file, append,    folder) {
    folder = file
    sub(/[^\/]*$/, "", folder)
    system("mkdir -p '" directory "/" folder "'")
    if (append) printf "%s", text >> (directory "/" file)
    else printf "%s", text > (directory "/" file)
    close(directory "/" file)
}
/^```/ && !inside {
    inside = 1
    language = substr($0, 4)
    text = path = ""
    next
}
/^```/ {
    inside = 0
    if (language == "cppm") put(path != "" ? path : "members")
    if (language == "text" && path != "") put(path, 1)
    next
}
inside && (language == "cppm" || language == "text") && text == "" && path == "" && /^\/\/ [a-z_\/]+\.cp/ {
    path = substr($0, 4)
    next
}
inside { text = text $0 "\n" }
