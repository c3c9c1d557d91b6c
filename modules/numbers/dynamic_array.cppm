// SPDX-License-Identifier: MIT
// A growing array for the lists that the library keeps for itself; users see vectors. std::vector would do, but the compiler makes some sixty
// functions of it for each type of elements (libc++), which took a fifth of the compile time of the interface.
export module hantei:dynamic_array;
import :base;

namespace hantei {

#ifdef HANTEI_SMALL_PROGRAM

/// In a small program, its own vector (small_program.hpp).
template <class T>
using dynamic_array = vector<T>;

#else

/// A list of size() contiguous elements from begin() on. Adding an element may move them all.
template <class T>
class dynamic_array {
  public:
    using value_type = T;

    constexpr dynamic_array() = default;
    constexpr explicit dynamic_array(size_t n, T const& x = T()) : dynamic_array() { resize(n, x); }
    template <class I>
        requires requires(I i) { *i; }
    constexpr dynamic_array(I first, I last) : dynamic_array() {
        assign(first, last);
    }
    constexpr dynamic_array(initializer_list<T> all) : dynamic_array(all.begin(), all.end()) {}
    constexpr dynamic_array(dynamic_array const& other) : dynamic_array(other.begin(), other.end()) {}
    constexpr dynamic_array(dynamic_array&& other) noexcept { swap(other); }
    constexpr dynamic_array& operator=(dynamic_array other) noexcept {
        swap(other);
        return *this;
    }
    constexpr ~dynamic_array() {
        clear();
        if (capacity_ > 0) allocator<T>().deallocate(at_, capacity_);
    }

    constexpr size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr T* data() { return at_; }
    constexpr T const* data() const { return at_; }
    constexpr T* begin() { return at_; }
    constexpr T const* begin() const { return at_; }
    constexpr T* end() { return at_ + size_; }
    constexpr T const* end() const { return at_ + size_; }
    constexpr T& operator[](size_t i) { return at_[i]; }
    constexpr T const& operator[](size_t i) const { return at_[i]; }
    constexpr T& back() { return at_[size_ - 1]; }
    constexpr T const& back() const { return at_[size_ - 1]; }

    constexpr void push_back(T const& x) { emplace_back(x); }
    constexpr void push_back(T&& x) { emplace_back(static_cast<T&&>(x)); }
    template <class... Parts>
    constexpr T& emplace_back(Parts&&... parts) {
        if (size_ == capacity_) {
            T x(static_cast<Parts&&>(parts)...);  // made before the elements move, because the parts may be of them
            reserve(2 * capacity_ + 4);
            construct_at(at_ + size_, static_cast<T&&>(x));
        } else {
            construct_at(at_ + size_, static_cast<Parts&&>(parts)...);
        }
        return at_[size_++];
    }
    constexpr void pop_back() { shorten(size_ - 1); }
    constexpr void clear() { shorten(0); }
    constexpr void resize(size_t n, T const& x = T()) {
        reserve(n);
        shorten(n);
        for (; size_ < n; ++size_) construct_at(at_ + size_, x);
    }
    template <class I>
    constexpr void assign(I first, I last) {
        clear();
        for (I i = first; i != last; ++i) emplace_back(*i);
    }
    constexpr void reserve(size_t n) {
        if (n <= capacity_) return;
        dynamic_array longer;
        longer.at_ = allocator<T>().allocate(n);
        longer.capacity_ = n;
        for (; longer.size_ < size_; ++longer.size_)
            construct_at(longer.at_ + longer.size_, static_cast<T&&>(at_[longer.size_]));
        swap(longer);
    }
    constexpr void swap(dynamic_array& other) noexcept {
        exchange(at_, other.at_);
        exchange(size_, other.size_);
        exchange(capacity_, other.capacity_);
    }

  private:
    constexpr void shorten(size_t n) {
        while (size_ > n) destroy_at(at_ + --size_);
    }
    template <class X>
    static constexpr void exchange(X& x, X& y) {
        X const z = x;
        x = y;
        y = z;
    }

    T* at_ = nullptr;
    size_t size_ = 0, capacity_ = 0;
};

#endif

}  // namespace hantei
