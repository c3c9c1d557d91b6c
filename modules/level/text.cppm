// SPDX-License-Identifier: MIT
// A view of text that somebody else owns, comparable with == in files that include no standard header.
export module hantei.level:text;
import :base;

namespace hantei::level {

// Texts and pointers into them are passed by reference. With an error, clang prints the values of arguments. For a pointer into a literal, that is
// the whole literal, here the whole level; for a reference, it is the name.

/// A view of UTF-8 text: size() bytes from data() on, without a terminator. It is valid as long as the level it was read from.
export class text {
  public:
    constexpr text() = default;
    constexpr text(char const* const& data, size_t size) : data_(data), size_(size) {}
    /// The view of a string literal, without its terminator.
    template <size_t N>
    constexpr text(char const (&literal)[N]) : data_(literal), size_(N - 1) {}

    /// The text before the first zero byte of `string`.
    static constexpr text terminated(char const* string) {
        size_t size = 0;
        while (string[size] != '\0') ++size;
        return {string, size};
    }

    constexpr char const* data() const { return data_; }
    constexpr size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr char const* begin() const { return data_; }
    constexpr char const* end() const { return data_ + size_; }
    constexpr char operator[](size_t i) const { return data_[i]; }

    /// Whether the bytes are equal. This is one step of a constant evaluation on clang; other compilers refuse memcmp on embedded bytes there.
    friend constexpr bool operator==(text const& a, text const& b) {
#ifdef __clang__
        return a.size_ == b.size_ && (a.size_ == 0 || __builtin_memcmp(a.data_, b.data_, a.size_) == 0);
#else
        if (a.size_ != b.size_) return false;
        for (size_t i = 0; i < a.size_; ++i)
            if (a.data_[i] != b.data_[i]) return false;
        return true;
#endif
    }

  private:
    char const* data_ = nullptr;
    size_t size_ = 0;
};

/// The position of the first `c` between `begin` and `last`, or `last` if there is none. This is one step of a constant evaluation on clang.
constexpr char const* first_of(char c, char const* const& begin, char const* const& last) {
    char const* p = begin;
#ifdef __clang__
    if (is_constant_evaluated()) {
        char const* const found = p == last ? last : __builtin_char_memchr(p, c, static_cast<size_t>(last - p));
        return found == nullptr ? last : found;
    }
#endif
    while (p != last && *p != c) ++p;
    return p;
}

}  // namespace hantei::level
