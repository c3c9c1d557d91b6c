// SPDX-License-Identifier: MIT
// A piece of text that somebody else owns, comparable with == in files that include no standard header.
export module hantei.level:text;
import :base;

namespace hantei::level {

// Texts and places in them are handed on by reference: with an error, clang prints the values of arguments, and that of a pointer into
// a literal is the whole literal, here the whole level. Of a reference it prints the name.

/// A view of UTF-8 text: the size() bytes from data(), no terminator. It lives as long as the level it was read from.
export class text {
  public:
    constexpr text() = default;
    constexpr text(char const* const& data, size_t size) : data_(data), size_(size) {}
    /// A string literal; its terminator does not count.
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

    /// Equal byte for byte. One step of a constant evaluation on clang; other compilers refuse memcmp on embedded bytes there.
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

/// The first place of a character between two places, the second of them if there is none: one step of a constant evaluation on clang.
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
