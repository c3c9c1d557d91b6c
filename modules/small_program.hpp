// SPDX-License-Identifier: MIT
// What a program that must be small (HANTEI_SMALL_PROGRAM) has in place of the standard library's own: less code for each type that it is
// used for. For :base, in its global module fragment.
#pragma once

#include <cstddef>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>

/// Memory for numbers and lists. Nothing gives it back: the program does, all at once, when it has its answer.
extern "C" void* hantei_number_memory(decltype(sizeof 0) bytes);

namespace hantei::small_program {

/// Room for more elements of a list that has so many bytes. What it has is copied there byte by byte, as nothing in a list points into
/// itself, and is still where it was.
[[gnu::noinline]] inline void* longer(void const* list, std::size_t bytes, std::size_t of_element, std::size_t& capacity) {
    capacity = 2 * capacity + 4;
    void* const place = hantei_number_memory(capacity * of_element);
    if (bytes > 0) __builtin_memcpy(place, list, bytes);
    return place;
}

/// A std::vector, as far as the library uses it. In a running program its memory is never given back, and nothing is destroyed.
template <class T>
class vector {
  public:
    using value_type = T;
    using iterator = T*;
    using const_iterator = T const*;

    constexpr vector() = default;
    constexpr explicit vector(std::size_t n, T const& x = T()) { resize(n, x); }
    template <std::input_iterator I>
    constexpr vector(I first, I last) {
        assign(first, last);
    }
    constexpr vector(std::initializer_list<T> all) { assign(all.begin(), all.end()); }
    constexpr vector(vector const& other) { assign(other.begin(), other.end()); }
    constexpr vector(vector&& other) noexcept { swap(other); }
    constexpr vector& operator=(vector other) noexcept {
        swap(other);
        return *this;
    }
    constexpr ~vector() {
        if (!std::is_constant_evaluated()) return;
        clear();
        if (capacity_ > 0) std::allocator<T>().deallocate(at_, capacity_);
    }

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr T* data() { return at_; }
    constexpr T const* data() const { return at_; }
    constexpr T* begin() { return at_; }
    constexpr T const* begin() const { return at_; }
    constexpr T* end() { return at_ + size_; }
    constexpr T const* end() const { return at_ + size_; }
    constexpr T& operator[](std::size_t i) { return at_[i]; }
    constexpr T const& operator[](std::size_t i) const { return at_[i]; }
    constexpr T& back() { return at_[size_ - 1]; }
    constexpr T const& back() const { return at_[size_ - 1]; }

    constexpr void push_back(T const& x) { emplace_back(x); }
    template <class... Parts>
    constexpr void emplace_back(Parts const&... parts) {
        if (std::is_constant_evaluated()) {
            T const x(parts...);  // which may be of this list
            if (size_ == capacity_) reserve(2 * size_ + 4);
            std::construct_at(at_ + size_, x);
        } else {
            if (size_ == capacity_) at_ = static_cast<T*>(longer(at_, size_ * sizeof(T), sizeof(T), capacity_));
            ::new (at_ + size_) T(parts...);
        }
        ++size_;
    }
    constexpr void pop_back() { shorten(size_ - 1); }
    constexpr void clear() { shorten(0); }
    constexpr void resize(std::size_t n, T const& x = T()) {
        reserve(n);
        shorten(n);
        while (size_ < n) push_back(x);
    }
    template <class I>
    constexpr void assign(I first, I last) {
        clear();
        insert(end(), first, last);
    }
    /// At the end alone.
    template <class I>
    constexpr void insert(T const*, I first, I last) {
        for (I i = first; i != last; ++i) push_back(*i);
    }
    constexpr void reserve(std::size_t n) {
        if (n <= capacity_) return;
        if (std::is_constant_evaluated()) {
            T* const place = std::allocator<T>().allocate(n);
            for (std::size_t i = 0; i < size_; ++i) {
                std::construct_at(place + i, static_cast<T&&>(at_[i]));
                std::destroy_at(at_ + i);
            }
            if (capacity_ > 0) std::allocator<T>().deallocate(at_, capacity_);
            at_ = place;
        } else {
            capacity_ = n;
            at_ = static_cast<T*>(longer(at_, size_ * sizeof(T), sizeof(T), capacity_));
            return;
        }
        capacity_ = n;
    }
    constexpr void swap(vector& other) noexcept {
        std::swap(at_, other.at_);
        std::swap(size_, other.size_);
        std::swap(capacity_, other.capacity_);
    }
    friend constexpr bool operator==(vector const& x, vector const& y) {
        bool same = x.size_ == y.size_;
        for (std::size_t i = 0; same && i < x.size_; ++i) same = x[i] == y[i];
        return same;
    }

  private:
    constexpr void shorten(std::size_t n) {
        if (std::is_constant_evaluated())
            for (std::size_t i = n; i < size_; ++i) std::destroy_at(at_ + i);
        if (n < size_) size_ = n;
    }

    T* at_ = nullptr;
    std::size_t size_ = 0, capacity_ = 0;
};

/// By insertion: the lists are short, and each use has code of its own.
inline constexpr struct sort_fn {
    template <class I, class Less = std::less<>>
    constexpr void operator()(I first, I last, Less less = {}) const {
        for (I i = first; i != last; ++i)
            for (I k = i; k != first && less(k[0], k[-1]); --k) std::swap(k[0], k[-1]);
    }
    template <class R, class Less = std::less<>>
        requires requires(R& range) { range.begin(); }
    constexpr void operator()(R& range, Less less = {}) const {
        (*this)(range.begin(), range.end(), less);
    }
} sort;

/// What would stop another program: nothing is made of its words.
struct failure {
    constexpr failure() = default;
    constexpr explicit failure(auto const&) {}
};
struct bad_alloc : failure {};
struct bad_variant_access : failure {};
struct domain_error : failure {
    using failure::failure;
};
[[noreturn]] constexpr void fail(auto const&) { __builtin_trap(); }

}  // namespace hantei::small_program
