// SPDX-License-Identifier: MIT
// A growing array. std::vector would do, but its iterators cannot be compared in a unit that does not include <vector>,
// and a constant evaluator needs more steps for it.
export module hantei.level:list;
import :base;

namespace hantei::level {

/// A type whose values can be assigned like numbers. Room for them is made of T{}, which takes one step of a constant evaluator. It is filled by
/// assignment: that takes one step instead of seven, and needs no std::construct_at, of which clang loads every instance that exists.
template <class T>
concept plain = is_trivially_copyable_v<T> && requires { T{}; };

/// A growing array. Its size() elements from begin() on are contiguous; adding one may move them all. Move-only.
template <class T>
class list {
  public:
    constexpr list() = default;
    constexpr explicit list(size_t size) {
        reserve(size);
        if constexpr (plain<T>) size_ = size;
        else
            while (size_ < size) add(T{});
    }
    constexpr list(list&& other) noexcept { swap(other); }
    constexpr list& operator=(list&& other) noexcept {
        swap(other);
        return *this;
    }
    constexpr ~list() { release(); }

    constexpr T const* begin() const { return data_; }
    constexpr T const* end() const { return data_ + size_; }
    constexpr T const* data() const { return data_; }
    constexpr size_t size() const { return size_; }
    constexpr size_t capacity() const { return capacity_; }
    constexpr T& operator[](size_t i) { return data_[i]; }
    constexpr T const& operator[](size_t i) const { return data_[i]; }

    constexpr void add(T const& element) {
        if (size_ == capacity_) {
            T copy = element;  // it may lie in this list
            reserve(capacity_ == 0 ? 8 : 2 * capacity_);
            put(data_ + size_++, static_cast<T&&>(copy));
            return;
        }
        put(data_ + size_++, element);
    }
    /// Appends `count` zeros and returns a pointer to the first of them.
    constexpr T* extend(size_t count)
        requires is_scalar_v<T>
    {
        if (size_ + count > capacity_) reserve(2 * capacity_ > size_ + count ? 2 * capacity_ : size_ + count);
        T* const first = data_ + size_;
        size_ += count;
        return first;
    }
    constexpr void reserve(size_t capacity) {
        if (capacity <= capacity_) return;
        T* const grown = room_for(capacity);
        for (size_t i = 0; i < size_; ++i) put(grown + i, static_cast<T&&>(data_[i]));
        release();
        data_ = grown;
        capacity_ = capacity;
    }
    /// Keeps the first `size` elements.
    constexpr void truncate(size_t size) {
        while (size_ > size) remove_last();
    }
    constexpr void remove_last() {
        --size_;
        if constexpr (plain<T>) data_[size_] = T{};
        else destroy_at(data_ + size_);
    }
    constexpr void swap(list& other) noexcept {
        exchange(data_, other.data_);
        exchange(size_, other.size_);
        exchange(capacity_, other.capacity_);
    }

  private:
    static constexpr T* room_for(size_t capacity) {
        if constexpr (plain<T>) return new T[capacity]{};
        else return allocator<T>{}.allocate(capacity);
    }
    template <class U>
    static constexpr void put(T* at, U&& element) {
        if constexpr (plain<T>) *at = element;
        else construct_at(at, static_cast<U&&>(element));
    }
    constexpr void release() {
        if (data_ == nullptr) return;
        if constexpr (plain<T>) {
            delete[] data_;
        } else {
            if constexpr (!is_trivially_destructible_v<T>)
                for (size_t i = 0; i < size_; ++i) destroy_at(data_ + i);
            allocator<T>{}.deallocate(data_, capacity_);
        }
    }
    template <class U>
    static constexpr void exchange(U& a, U& b) {
        U const kept = a;
        a = b;
        b = kept;
    }

    T* data_ = nullptr;
    size_t size_ = 0;
    size_t capacity_ = 0;
};

}  // namespace hantei::level
