# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2046,SC2086 # lists of packages, of builds and of options
# Builds and tests in other releases of the distribution, each in a root of its own; read by ../dev, after packages.sh.

# A root is made once, from the mirror of this machine, and kept. (They take 2 to 3 GB each; removing the directory is all it takes.)
roots=${HANTEI_ROOTS:-/var/tmp/hantei-roots}
common_packages='cmake ninja-build make gcc librange-v3-dev doctest-dev libgmp-dev librapidcheck-dev nlohmann-json3-dev'
# packages_of RELEASE, builds_of RELEASE: its compilers, and what they are tried with.
packages_of() {
    case $1 in
    trixie) echo 'clang-22 clang-tools-22 lld-22 libc++-22-dev libc++abi-22-dev g++' ;;
    sid) echo 'g++-16 clang-23 clang-tools-23 lld-23 libc++-23-dev libc++abi-23-dev' ;;
    noble) echo 'clang-19 clang-tools-19 lld-19 libc++-19-dev libc++abi-19-dev g++' ;;
    esac
}
builds_of() {
    case $1 in
    trixie) echo 'clang22-libcxx clang22-libstdcxx' ;;
    sid) echo 'gcc16 clang23-libcxx clang23-libstdcxx' ;;
    noble) echo 'clang19-libcxx clang19-libstdcxx' ;;
    esac
}
# What CMake is told for a build of this name.
build_options() {
    compiler=${1%-*}
    case $1 in
    gcc*) echo "-DCMAKE_CXX_COMPILER=g++-${1#gcc}" ;;
    *-libcxx) echo "-DCMAKE_CXX_COMPILER=clang++-${compiler#clang} -DCMAKE_CXX_FLAGS=-stdlib=libc++ -DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=lld" ;;
    *) echo "-DCMAKE_CXX_COMPILER=clang++-${compiler#clang} -DCMAKE_CXX_FLAGS=-stdlib=libstdc++" ;;
    esac
}

# The mirror of the release that this machine runs has the others of its distribution too.
mirror_of() {
    codename=$(awk -F= '$1 == "VERSION_CODENAME" { print $2 }' /etc/os-release)
    case $1 in
    noble) repository noble ;;
    *-security) repository "$codename-security" ;;
    *) if grep -q '^ID=debian' /etc/os-release; then repository "$codename"; fi ;;
    esac
}
# in_root ROOT COMMAND...: as root there, with this tree (read only) under /hantei. What is mounted for it goes with it.
in_root() {
    root=$1
    shift
    # shellcheck disable=SC2016 # the inner shell expands them
    as_root unshare --mount sh -c 'root=$1 tree=$2 && shift 2 &&
        mount --bind "$tree" "$root/hantei" && mount -o remount,bind,ro "$root/hantei" &&
        mount -t proc proc "$root/proc" && mount --rbind /dev "$root/dev" && exec chroot "$root" "$@"' \
        in_root "$root" "$PWD" env DEBIAN_FRONTEND=noninteractive LC_ALL=C "CTEST_PARALLEL_LEVEL=$CTEST_PARALLEL_LEVEL" "$@"
}
# make_root RELEASE PACKAGE...: makes it, or brings it up to date; the status says whether the mirror has it.
make_root() {
    release=$1
    shift
    root=$roots/$release
    mirror=$(mirror_of "$release") || true
    [ -n "$mirror" ] || return 1
    if [ ! -e "$root/hantei" ]; then
        say "making a root of $release in $root"
        as_root mkdir -p "$roots"
        as_root debootstrap --variant=minbase "$release" "$root" "$mirror" || return 1
        security=$(mirror_of "$release-security") || true
        {
            echo "deb $mirror $release main"
            [ "$release" = sid ] || [ -z "$security" ] || echo "deb $security $release-security main"
        } | as_root tee "$root/etc/apt/sources.list" >/dev/null
        # A mirror may be kept as it was on some day.
        echo 'Acquire::Check-Valid-Until "false";' | as_root tee "$root/etc/apt/apt.conf.d/99kept-mirror" >/dev/null
        as_root mkdir "$root/hantei"
    fi
    in_root "$root" apt-get -q update &&
        in_root "$root" apt-get -q -o Dpkg::Use-Pty=0 install -y --no-install-recommends $common_packages "$@"
}
# try_build RELEASE BUILD: adds a row to the table. All that can be built is, so that the row says how much there is.
try_build() {
    root=$roots/$1
    log=build/portability/$1-$2.log
    say "$1, $2 (the log: $log)"
    began=$(date +%s)
    in_root "$root" cmake -S /hantei -B "/build/$2" -G Ninja -DCMAKE_BUILD_TYPE=Release -DHANTEI_TESTS=ON -DHANTEI_WARNINGS=ON \
        $(build_options "$2") >"$log" 2>&1 || true
    built=everything
    in_root "$root" nice -n 10 cmake --build "/build/$2" -- -k 0 >>"$log" 2>&1 ||
        built="not everything: $(grep -c '^FAILED: ' "$log") steps failed"
    in_root "$root" nice -n 10 ctest --test-dir "/build/$2" >>"$log" 2>&1 || true
    tested=$(sed -n 's/^\([0-9]*%\) tests passed, \([0-9]*\) tests failed out of \([0-9]*\)$/\1 of \3 tests passed/p' "$log")
    version=$(in_root "$root" sh -c "$(build_options "$2" | sed 's/.*CMAKE_CXX_COMPILER=\([^ ]*\).*/\1/') --version" | head -n 1)
    echo "| $1 | $2 | $version | $built | ${tested:-no test ran} | $(($(date +%s) - began)) s |" >>build/portability/table.md
}
portability() {
    mkdir -p build/portability
    { date -u +%Y-%m-%d && echo && echo '| root | build | compiler | built | tests | time |' && echo '|---|---|---|---|---|---|'; } \
        >build/portability/table.md
    for release in trixie sid noble; do
        if make_root $release $(packages_of $release); then
            for build in $(builds_of $release); do try_build $release $build; done
        else
            echo "| $release | | | left out: the mirror of this machine does not have it | | |" >>build/portability/table.md
        fi
    done
    cat build/portability/table.md
}
