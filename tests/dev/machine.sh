#!/bin/sh
# SPDX-License-Identifier: MIT
# Every command that ./dev runs to look at a machine, to change it, or to build: it answers as the files in ../ say (see
# check_transcript.cmake), and prints the calls that matter, each as a line that begins with a plus sign.
set -eu
machine=$(dirname "$0")/..
name=${0##*/}
arguments=$*
called() { echo "+ $name $arguments"; }

# The simulation, if it is of the installation of libc++ and nothing else.
simulate() {
    case "$arguments" in
    *" install -y --no-install-recommends libc++-19-dev libc++abi-19-dev") ;;
    *) echo "E: simulates something else: $arguments" && exit 100 ;;
    esac
    simulation=$machine/simulation
    if [ -e "$machine/stale" ] && [ ! -e "$machine/updated" ]; then simulation=$machine/stale; fi
    cat "$simulation"
    if grep -q '^E: ' "$simulation"; then exit 100; fi
}

case $name in
id) cat "$machine/user" ;;
nproc) echo 1 ;;
dpkg-query) if grep -qxF "${arguments##* }" "$machine/missing"; then exit 1; else echo installed; fi ;;
apt-cache) echo "  Candidate: 1" ;;
apt-get)
    case " $arguments " in
    *" -s "*) simulate ;;
    *)
        arguments=${arguments#*Timeout=300 }
        called
        case $arguments in update*) : >"$machine/updated" ;; esac
        ;;
    esac
    ;;
cmake)
    case $arguments in
    --version) echo "cmake version 3.31.6" ;;
    "--workflow --preset test-"*)
        called
        mkdir -p "build/${arguments##*test-}"
        cat "$machine/ninja_log" >"build/${arguments##*test-}/.ninja_log"
        ;;
    *) called && mkdir -p build ;;
    esac
    ;;
clang-format-19) echo "+ $name" ;; # of files in the order of the file system
*) called ;;
esac
