// SPDX-License-Identifier: MIT
// Runs a fuzz target without a fuzzer: on the files that are named, and on so many changes of them as the first argument says, the same in
// every run. What libFuzzer does by itself is done by ./dev fuzz.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "../../dice.hpp"

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size);

int main(int count, char** arguments) {
    if (count < 3) return 2;
    std::vector<std::string> seeds;
    for (int i = 2; i < count; ++i) {
        std::ifstream file(arguments[i], std::ios::binary);
        seeds.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
        if (!file || seeds.back().empty()) return std::printf("%s cannot be read\n", arguments[i]), 2;
    }
    dice random(1);
    auto const upto = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
    constexpr std::string_view pieces[]{"{", "}",     "[",    "]",           ",", ":", "\"", "\\u0000", "-",
                                        "0", "1e309", "null", "99999999999", "#", "@", "\n", "\xff",    " "};
    for (int round = std::atoi(arguments[1]); round > 0; --round) {
        std::string bytes = seeds[upto(seeds.size())];
        for (std::size_t changes = 1 + upto(4); changes > 0 && !bytes.empty(); --changes) {
            std::size_t const at = upto(bytes.size()), length = std::min(upto(40), bytes.size() - at);
            switch (upto(5)) {
                case 0: bytes[at] = static_cast<char>(random()); break;
                case 1: bytes.erase(at, length); break;
                case 2: bytes.insert(at, pieces[upto(std::size(pieces))]); break;
                case 3: bytes.insert(upto(bytes.size()), bytes.substr(at, length)); break;
                default: bytes.resize(at);
            }
        }
        // In an allocation of its own, so that a sanitizer sees what is read beyond it.
        std::vector<std::uint8_t> const input(bytes.begin(), bytes.end());
        LLVMFuzzerTestOneInput(input.data(), input.size());
    }
}
