# SPDX-License-Identifier: MIT
# apt-get -s install libc++-19-dev ... 2>&1 | awk -f removals.awk: what installing libc++ 19 would remove, in one line:
#   nothing            no package
#   runtimes NAME...   only runtimes of an older libc++, libc++abi or libunwind. No installed package needs them, for apt would
#                      remove it too and list it. A program from elsewhere finds the newer runtime by the same libc++.so.1
#   others NAME...     everything that would go, where that is more than such runtimes
#   failed MESSAGE     apt cannot install it: its first error
# Something goes because libunwind-19 conflicts with every other version's libunwind, which that version's libc++ needs.
BEGIN { runtime = "^lib(c[+][+]1|c[+][+]abi1|unwind)-[0-9]+(t64)?$" }

# A name with an architecture (libc++1-14:i386) is foreign to this machine: what takes its place is native and does not replace it.
function is_older_runtime(name,    version) {
    version = name
    sub(/^.*-/, "", version)
    return name ~ runtime && version + 0 < 19
}

/^E: / && error == "" { error = substr($0, 4) }
$1 == "Remv" || $1 == "Purg" {
    names = names " " $2
    if (!is_older_runtime($2)) others = 1
}

END {
    if (error != "") print "failed " error
    else if (names == "") print "nothing"
    else print (others ? "others" : "runtimes") names
}
