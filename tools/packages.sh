# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2086 # lists of packages
# Installs what a verb of ../dev needs; read by it.

libcxx_packages='libc++-19-dev libc++abi-19-dev'

# Modules need CMake 3.28, from wherever it comes.
cmake_is_new() { has cmake && cmake --version | awk '{ split($3, v, "."); exit !(v[1] * 1000 + v[2] >= 3028) }'; }
installed() {
    if [ "$1" = cmake ]; then cmake_is_new; else
        [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
    fi
}

# need PACKAGE...: installs what is missing; usually there is nothing to do, and then this is quick.
need() {
    has apt-get || { need_commands && return; }
    find_missing "$@"
    [ -z "$missing" ] || install_missing --no-remove
}
find_missing() {
    missing=
    for package in "$@"; do installed "$package" || missing="$missing $package"; done
}
# need_libcxx: installs libc++ where it is missing, unless apt cannot or would remove more than unneeded older runtimes of it.
# Sets $library, the preset to build with: libcxx, or else libstdcxx, which needs no package of libc++; then $reason says why.
need_libcxx() {
    library=libcxx
    has apt-get || return 0
    find_missing $libcxx_packages
    [ -n "$missing" ] || return 0
    # Where the lists at hand show that libc++ stays away, neither root nor the mirror is asked for, each time again.
    case $(removals) in others*) ;; *) update_lists ;; esac
    effect=$(removals)
    case $effect in
    nothing) install_missing --no-remove ;;
    runtimes*)
        say "libc++ 19 replaces these older runtimes, which no installed package needs:${effect#runtimes}"
        install_missing
        ;;
    *)
        library=libstdcxx
        case $effect in
        others*) reason="installing libc++ 19 would remove:${effect#others}" ;;
        *) reason="apt cannot install libc++ 19: ${effect#failed }" ;;
        esac
        say "$reason"
        say "going on with libstdc++, without libc++ (to change that: apt-get install$missing)"
        ;;
    esac
}
# What installing $missing would remove, as apt simulates it: a line of tools/removals.awk.
removals() {
    { LC_ALL=C apt-get -q -s install -y --no-install-recommends $missing 2>&1 || echo "E: apt-get failed"; } |
        awk -f tools/removals.awk
}
# Without apt: names what is missing and which versions will do.
need_commands() {
    missing=
    for command in clang++-19 clang-scan-deps-19 ld.lld-19 clang-format-19 clang-tidy-19 ninja; do
        has "$command" || missing="$missing $command"
    done
    cmake_is_new || missing="$missing cmake>=3.28"
    [ -z "$missing" ] || fail "missing:$missing. On a system without apt, install by hand: clang 19 with libc++ 19 and" \
        "lld 19, CMake 3.28 or newer, Ninja 1.11 or newer, range-v3 0.12, doctest 2.4.9 or newer, GMP 6."
}

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; elif has sudo; then sudo "$@"; else
        fail "installing needs root or sudo; as root, run ./dev again or: apt-get install$missing"
    fi
}
apt_get() { as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=300 "$@"; }
offered() { LC_ALL=C apt-cache policy "$1" | awk '$1 == "Candidate:" && $2 != "(none)" { print $2 }'; }

update_lists() {
    [ -z "${updated-}" ] || return 0
    updated=yes
    apt_get update || say "apt-get update reported an error; going on with the lists that there are"
}
# install_missing OPTION...: installs $missing in one transaction, with these options of apt-get.
install_missing() {
    say "installing, to build and check this project:$missing"
    update_lists
    chosen=
    for package in $missing; do
        version=$(offered "$package")
        [ -n "$version" ] || fail "apt offers no $package here; Debian 12 and 13 and Ubuntu 24.04 have it"
        if [ "$package" = cmake ] && dpkg --compare-versions "$version" lt 3.28; then
            add_backports
            package="cmake/$backports cmake-data/$backports"
        fi
        chosen="$chosen $package"
    done
    apt_get install -y --no-install-recommends "$@" $chosen ||
        fail "apt could not install:$chosen (if it would have to remove packages, remove them by hand first)"
}
# The address from which apt has the lists of a release, by its codename.
# shellcheck disable=SC2016 # apt replaces it
repository() { apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' "Codename: $1" | grep -m 1 '://'; }
# The backports of this Debian release, from the mirror that the machine already uses; sets $backports.
add_backports() {
    backports="$(awk -F= '$1 == "VERSION_CODENAME" { print $2 }' /etc/os-release)-backports"
    repository "$backports" >/dev/null && return
    mirror=$(repository "${backports%-backports}") || fail "no CMake 3.28 or newer here, and no mirror in apt's sources"
    say "adding $backports to apt's sources, for CMake 3.28 or newer"
    echo "deb $mirror $backports main" | as_root tee "/etc/apt/sources.list.d/$backports.list" >/dev/null
    updated=
    update_lists
    repository "$backports" >/dev/null || fail "the mirror $mirror has no $backports, and CMake 3.28 or newer is needed"
}
