// SPDX-License-Identifier: MIT
#include "pool.hpp"

#include <gmp.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <mutex>
#include <vector>

namespace oracle {
namespace {

constexpr std::size_t step = 16, largest = 1024, chunk = 1 << 18;

/// Chunks are never given back: a number may outlive the thread that made it.
std::byte* new_chunk() {
    static std::mutex mutex;
    static auto* const chunks = new std::vector<std::unique_ptr<std::byte[]>>;
    std::scoped_lock const lock(mutex);
    return chunks->emplace_back(std::make_unique<std::byte[]>(chunk)).get();
}

struct block {
    block* next;
};
struct pool {
    std::array<block*, largest / step + 1> freed{};
    std::byte* fresh = nullptr;
    std::size_t left = 0;
};
thread_local pool mine;

constexpr std::size_t steps(std::size_t size) { return std::max<std::size_t>(1, (size + step - 1) / step); }

/// Memory that no number had before. It is needed rarely: inlined, it would cost every call of allocate() its registers.
[[gnu::noinline]] void* allocate_fresh(std::size_t size) {
    if (mine.left < size) {
        mine.fresh = new_chunk();
        mine.left = chunk;
    }
    std::byte* const p = mine.fresh;
    mine.fresh += size;
    mine.left -= size;
    return p;
}
void* allocate(std::size_t size) {
    if (size > largest) return std::malloc(size);
    std::size_t const n = steps(size);
    if (block* const last = mine.freed[n]; last != nullptr) {
        mine.freed[n] = last->next;
        return last;
    }
    return allocate_fresh(n * step);
}
void release(void* p, std::size_t size) {
    if (size > largest) return std::free(p);
    block*& last = mine.freed[steps(size)];
    last = new (p) block{last};
}
void* reallocate(void* p, std::size_t old_size, std::size_t size) {
    if (old_size > largest && size > largest) return std::realloc(p, size);
    if (old_size <= largest && size <= largest && steps(old_size) == steps(size)) return p;
    void* const moved = allocate(size);
    std::memcpy(moved, p, std::min(old_size, size));
    release(p, old_size);
    return moved;
}

}  // namespace

void pool_numbers() {
    mp_set_memory_functions(allocate, reallocate, release);
    mpf_set_default_prec(8192);
}

}  // namespace oracle
