# SPDX-License-Identifier: MIT
# Takes docs/adding_a_shape.md apart: a ```cppm block that begins with the path of a file becomes that file below `directory`; the
# one that does not, members of the shape, becomes directory/members.
function put(file,    folder) {
    folder = file
    sub(/[^\/]*$/, "", folder)
    system("mkdir -p '" directory "/" folder "'")
    printf "%s", text > (directory "/" file)
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
    next
}
inside && language == "cppm" && text == "" && path == "" && /^\/\/ [a-z_\/]+\.cp/ {
    path = substr($0, 4)
    next
}
inside { text = text $0 "\n" }
