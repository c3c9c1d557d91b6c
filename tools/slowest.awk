# SPDX-License-Identifier: MIT
# awk -f slowest.awk BUILD/.ninja_log...: for each object and precompiled header of these builds the seconds that the compiler
# took for it when it was last built, its build, its source and its target; not in order.
# A line of Ninja's log: start, end (milliseconds), time stamp, output, hash; the last line about an output counts.
BEGIN { FS = "\t" }

$4 ~ /[.](o|pch)$/ { time[FILENAME FS $4] = $2 - $1 }

END {
    for (key in time) {
        split(key, part, FS)
        build = part[1]
        sub(/\/[^\/]*$/, "", build)
        sub(/^.*\//, "", build)
        # DIRECTORY/CMakeFiles/TARGET.dir/SOURCE.o
        directory = source = target = part[2]
        sub(/CMakeFiles\/.*$/, "", directory)
        sub(/^.*CMakeFiles\//, "", target)
        source = target
        sub(/[.]dir\/.*$/, "", target)
        sub(/^[^\/]*[.]dir\//, "", source)
        sub(/[.](o|pch)$/, "", source)
        gsub(/__\//, "../", source)  # CMake's spelling
        printf "%7.1f  %s  %s%s (%s)\n", time[key] / 1000, build, directory, source, target
    }
}
