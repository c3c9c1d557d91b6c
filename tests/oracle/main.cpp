// SPDX-License-Identifier: MIT
// hantei against exact rationals. Without arguments: the oracle's own tests, then every pair, one line of a table each.
#include "mutation_test.hpp"
#include "pool.hpp"
#include "self_test.hpp"
#include "table.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <future>
#include <map>
#include <thread>

namespace {

using namespace oracle;

void print_usage() {
    std::printf(
        "usage: hantei_oracle [--pair NAME] [--type double|float|int32|int64] [--cases N] [--seed S] [--examples K] "
        "[--measure-every N]\n"
        "  --pair      one line of the table only, such as aabb-ball-2d\n"
        "  --cases     cases for each pair and number type (default: about a million in all)\n"
        "  --examples  failing cases printed for each pair and number type (default 3)\n"
        "  --measure-every  judge the measures of one case in N (default 25), the predicates of all\n");
}

bool read_options(int count, char** words, options& o) {
    for (int i = 1; i < count; ++i) {
        std::string_view const name = words[i];
        if (i + 1 == count) return false;
        char const* value = words[++i];
        char* end = nullptr;
        if (name == "--pair") o.pair = value;
        else if (name == "--type") o.type = value;
        else if (name == "--cases") o.cases = std::strtoull(value, &end, 10);
        else if (name == "--seed") o.seed = std::strtoull(value, &end, 10);
        else if (name == "--examples") o.examples = std::strtoull(value, &end, 10);
        else if (name == "--measure-every") o.measure_every = std::max(1ULL, std::strtoull(value, &end, 10));
        else return false;
        if (end && (end == value || *end != '\0')) return false;
    }
    return true;
}

void print_heading() {
    std::printf("%-20s %8s %8s %8s %8s | %6s %6s %6s %6s %6s %6s | %8s %8s %6s\n", "pair", "cases", "disjoint", "touching",
                "overlap", "missed", "touch", "false", "degen", "asym", "wrong", "measured", "numbers", "off");
}

void print_line(std::string const& name, tally const& t) {
    std::printf("%-20s %8zu %8zu %8zu %8zu | %6zu %6zu %6zu %6zu %6zu %6zu | %8zu %8zu %6zu\n", name.c_str(), t.cases,
                t.relations[0], t.relations[1], t.relations[2], t.missed, t.missed_touching, t.false_hits, t.degenerate,
                t.asymmetric, t.wrong, t.measured, t.numbers, t.wrong_bits);
    std::fflush(stdout);
}

/// Runs tasks on every processor, in order; their results are there when the futures are.
class crew {
  public:
    explicit crew(std::vector<std::packaged_task<tally()>> tasks) : tasks_(std::move(tasks)) {
        for (unsigned i = 0; i < std::max(1U, std::thread::hardware_concurrency()); ++i)
            workers_.emplace_back([this] {
                for (std::size_t k = next_++; k < tasks_.size(); k = next_++) tasks_[k]();
            });
    }
    crew(crew const&) = delete;
    crew& operator=(crew const&) = delete;
    ~crew() {
        for (auto& w : workers_) w.join();
    }

  private:
    std::vector<std::packaged_task<tally()>> tasks_;
    std::atomic<std::size_t> next_ = 0;
    std::vector<std::thread> workers_;
};

/// Judges the pairs that the options name. Returns whether all answers were right.
bool judge(options const& wanted) {
    bool good = true;
    std::vector<std::string> order;
    std::map<std::string, std::vector<std::future<tally>>> by_name;
    std::vector<std::packaged_task<tally()>> tasks;
    for (auto const& e : table()) {
        if ((!wanted.pair.empty() && e.pair != wanted.pair) || (!wanted.type.empty() && e.type != wanted.type)) continue;
        if (!e.run) {
            std::printf("%-22s the library does not have this pair for %s\n", e.pair.c_str(), e.type.c_str());
            good = false;
            continue;
        }
        options o = wanted;
        if (o.cases == 0) o.cases = e.share;
        auto& results = by_name[e.pair];
        if (results.empty()) order.push_back(e.pair);
        tasks.emplace_back([run = e.run, o] { return run(o); });
        results.push_back(tasks.back().get_future());
    }
    if (order.empty()) {
        std::printf("no such pair or number type: %s %s\n", wanted.pair.c_str(), wanted.type.c_str());
        return false;
    }
    crew const working(std::move(tasks));
    tally total;
    print_heading();
    for (auto const& name : order) {
        tally sum;
        for (auto& result : by_name[name]) sum.add(result.get());
        print_line(name, sum);
        total.add(sum);
    }
    print_line("all", total);
    std::printf(
        "of the relations: missed (they overlap), touch (they touch), false (they are disjoint), degen (the same with a "
        "degenerate shape), asym (the order matters); wrong: any answer\n"
        "measured: cases whose measures were judged; numbers: of these measures; off: not the nearest to the true value\n");
    return good && total.wrong == 0 && total.asymmetric == 0;
}

}  // namespace

int main(int count, char** words) {
    options o;
    if (!read_options(count, words, o)) {
        print_usage();
        return 2;
    }
    auto const start = std::chrono::steady_clock::now();
    pool_numbers();
    bool const all = o.pair.empty();  // who asks for one pair knows the oracle
    auto own_answers = std::async(std::launch::async, [all] { return all ? self_test() + figures_test() : 0; });
    auto mutations = std::async(std::launch::async, [all] { return all ? mutation_test() : 0; });
    bool const good = judge(o);
    int const own = own_answers.get();
    if (own != 0) std::printf("%d answers of the oracle itself are wrong\n", own);
    int const missed = mutations.get();
    if (missed != 0) std::printf("%d libraries that are wrong on purpose were not found out\n", missed);
    std::printf("%.1f s\n", std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    return own == 0 && missed == 0 && good ? 0 : 1;
}
