# SPDX-License-Identifier: MIT
# awk -f includes_first.awk FILE...: prints every place where, once the local headers are pasted in, a file includes a standard header
# for the first time behind an import. (GCC and clang with libc++ refuse some of these, and not always with a clear message.) Also
# every partition that the interface unit of its module does not export, which GCC asks for. (The build exports those of modules/.)
function directory_of(path) { return path ~ /\// ? substr(path, 1, match(path, /\/[^\/]*$/)) : "" }
function exists(path,    line, found) {
    found = (getline line < path) >= 0
    close(path)
    return found
}
# The name that ends a declaration of a module or an import.
function name_in(line) {
    sub(/;.*/, "", line)
    sub(/.* /, "", line)
    return line
}
# Reads the file at `path`, of which `unit` is made; `number` and `line` are local, since a header may include another.
function read(path, unit,    lines, count, number, line, name) {
    if ((unit, path) in pasted) return
    pasted[unit, path] = 1
    while ((getline line < path) > 0) lines[++count] = line
    close(path)
    for (number = 1; number <= count; ++number) {
        line = lines[number]
        if (line ~ /^[ \t]*#[ \t]*include[ \t]*</) {
            name = line
            sub(/^[^<]*</, "", name)
            sub(/>.*/, "", name)
            if (imported && !(name in included)) print path ":" number ": <" name "> behind an import, in " unit
            included[name] = 1
        } else if (line ~ /^[ \t]*#[ \t]*include[ \t]*"/) {
            name = line
            sub(/^[^"]*"/, "", name)
            sub(/".*/, "", name)
            if (exists(directory_of(path) name)) read(directory_of(path) name, unit)
            else if (exists("tests/" name)) read("tests/" name, unit)
        } else if (line ~ /^[ \t]*(export[ \t]+)?import[ \t]/) {
            imported = 1
        }
        if (line ~ /^export module [a-z.]+:?[a-z_]*;/) {
            module = name_in(line)
            if (module ~ /:/ && path !~ /^modules\//) declared[module] = path
            sub(/:.*/, "", module)
        } else if (line ~ /^export import :[a-z_]+;/) {
            exported[module name_in(line)] = 1
        }
    }
}
BEGIN {
    for (i = 1; i < ARGC; ++i) {
        imported = 0
        split("", included)
        read(ARGV[i], ARGV[i])
    }
    for (part in declared) if (!(part in exported)) print declared[part] ": its module's interface does not export " part
}
