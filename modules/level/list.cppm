// SPDX-License-Identifier: MIT
// A growing array. std::vector would do, but its iterators cannot be compared in a unit that does not include <vector>,
// and a constant evaluator needs more steps for it. All of the capacity are elements: std::construct_at and std::allocator would have clang 19
// load what they are instantiated with anywhere in the modules.
export module hantei.level:list;
import :base;

namespace hantei::level {

/// The size() elements from begin() on, in one piece; adding one may move them all. Move-only.
template <class T>
class list {
  public:
    constexpr list() = default;
    constexpr explicit list(size_t size) {
        for (reserve(size); size_ < size;) add(T{});
    }
    constexpr list(list&& other) noexcept { swap(other); }
    constexpr list& operator=(list&& other) noexcept {
        swap(other);
        return *this;
    }
    constexpr ~list() { delete[] data_; }

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
            data_[size_++] = static_cast<T&&>(copy);
            return;
        }
        data_[size_++] = element;
    }
    constexpr void reserve(size_t capacity) {
        if (capacity <= capacity_) return;
        T* const grown = new T[capacity];
        for (size_t i = 0; i < size_; ++i) grown[i] = static_cast<T&&>(data_[i]);
        delete[] data_;
        data_ = grown;
        capacity_ = capacity;
    }
    /// Keeps the first `size` elements.
    constexpr void truncate(size_t size) {
        while (size_ > size) remove_last();
    }
    constexpr void remove_last() { --size_; }
    constexpr void swap(list& other) noexcept {
        T* const data = data_;
        size_t const size = size_, capacity = capacity_;
        data_ = other.data_;
        size_ = other.size_;
        capacity_ = other.capacity_;
        other.data_ = data;
        other.size_ = size;
        other.capacity_ = capacity;
    }

  private:
    T* data_ = nullptr;
    size_t size_ = 0;
    size_t capacity_ = 0;
};

}  // namespace hantei::level
