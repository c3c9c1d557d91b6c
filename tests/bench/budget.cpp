// SPDX-License-Identifier: MIT
#include "budget.hpp"

#include "question.hpp"
#include "unit.hpp"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <stdexcept>

namespace bench {

namespace {

constexpr rlim_t budget = 10;  // seconds of processor time

/// What a child process sends about a side.
struct message {
    char name[24];
    double nanoseconds;
};

/// Measures one side after the other, so that those which are done are known when the time is over.
void measure(std::vector<side> const& sides, int to) {
    for (side const& s : sides) {
        message m{};
        std::snprintf(m.name, sizeof m.name, "%s", s.name.c_str());
        m.nanoseconds = medians({s})[0];
        if (write(to, &m, sizeof m) != sizeof m) std::_Exit(1);
    }
}
[[noreturn]] void be_the_child(std::function<std::vector<side>()> const& make, int to) {
    rlimit const limit{budget, budget};
    setrlimit(RLIMIT_CPU, &limit);
    try {
        measure(make(), to);
    } catch (std::exception const& error) {
        std::fprintf(stderr, "%s\n", error.what());
        std::_Exit(1);
    }
    std::_Exit(0);
}
struct outcome {
    std::vector<message> sent;
    bool stopped = false;  ///< because the time was over
};
outcome in_a_child(std::function<std::vector<side>()> const& make) {
    int ends[2];
    if (pipe(ends) != 0) throw std::runtime_error("no pipe");
    std::fflush(stdout);
    pid_t const child = fork();
    if (child == 0) be_the_child(make, ends[1]);
    close(ends[1]);
    outcome r;
    for (message m; child > 0 && read(ends[0], &m, sizeof m) == sizeof m;) r.sent.push_back(m);
    close(ends[0]);
    int status = 0;
    if (child > 0) waitpid(child, &status, 0);
    r.stopped = WIFSIGNALED(status);
    return r;
}

std::string in_words(double nanoseconds) {
    static constexpr char const* unit[]{"ns", "us", "ms", "s"};
    std::size_t i = 0;
    for (; nanoseconds >= 1000 && i < 3; ++i) nanoseconds /= 1000;
    char text[32];
    std::snprintf(text, sizeof text, "%.*f %s", nanoseconds < 10 ? 2 : nanoseconds < 100 ? 1 : 0, nanoseconds, unit[i]);
    return text;
}

}  // namespace

void ask_within_budget(std::string const& path, at_most limit, std::function<std::vector<side>()> const& make) {
    if (!wanted(path)) return;
    print_section();
    std::printf("%-52s", path.c_str());
    auto const [all, stopped] = in_a_child(make);
    double ours = 0, most = on_this_machine(limit.nanoseconds);
    if (limit.times > 0 && !all.empty()) most = limit.times * all[0].nanoseconds;
    std::string others;
    for (message const& m : all) {
        if (m.name == std::string("hantei")) {
            ours = m.nanoseconds;
        } else {
            others += std::string(others.empty() ? "" : ", ") + m.name + " " + in_words(m.nanoseconds);
        }
    }
    if (ours > 0) {
        std::printf(" %8s  at most %8s%s", in_words(ours).c_str(), in_words(most).c_str(), ours > most ? " above" : "      ");
    } else {
        std::string const what = stopped ? "> " + std::to_string(budget) + " s" : "failed";
        std::printf(" %8s  at most %8s above", what.c_str(), in_words(most).c_str());
    }
    std::printf("%s%s\n", others.empty() ? "" : "  ", others.c_str());
    std::fflush(stdout);
}

}  // namespace bench
