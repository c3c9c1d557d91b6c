// SPDX-License-Identifier: MIT
// Tiled writes all objects of a kind alike: only the values differ. What stands between them is kept from an object that has been
// read, and the next object of the kind is read by one comparison a member.
export module hantei.level:pattern;
import :base;
import :list;
import :json_member;
import :object;
import :text;

namespace hantei::level {

/// A member of an object as it stands in the file.
struct span {
    member which;
    text name;
    char const* begin;  // of its value, of a string behind the quote
    char const* end;
};

/// The text in front of a value, and what the value is.
struct gap {
    char const* begin;
    size_t size;
    span value;
};

class pattern_list {
  public:
    static constexpr size_t most = 8;

    struct pattern {
        size_t first_gap = 0, last_gap = 0;
        char const* tail = nullptr;  // behind the last value, with the brace
        size_t tail_size = 0;
        level::form form = form::rectangle;
    };

    constexpr size_t size() const { return size_; }
    constexpr bool full() const { return size_ == most; }
    constexpr pattern const& operator[](size_t i) const { return patterns_[i]; }
    constexpr gap const* gaps() const { return gaps_.data(); }

    /// Keeps the object between two places, which has these members. Values that are true, false or null belong to the pattern.
    constexpr void add(char const* const& from, char const* const& end, level::form form, list<span> const& members) {
        char const* begin = from;
        pattern p;
        p.first_gap = gaps_.size();
        p.form = form;
        for (span const& s : members) {
            char const c = *s.begin;
            if ((s.which == member::none || s.which == member::shape) && (c == 't' || c == 'f' || c == 'n')) continue;
            gaps_.add({begin, static_cast<size_t>(s.begin - begin), s});
            begin = s.end;
        }
        p.last_gap = gaps_.size();
        p.tail = begin;
        p.tail_size = static_cast<size_t>(end - begin);
        patterns_[size_++] = p;
    }

  private:
    list<gap> gaps_;
    pattern patterns_[most]{};
    size_t size_ = 0;
};

/// Whether the text at p, before `last`, goes on like this; something must follow.
constexpr bool goes_on(char const* const& p, char const* const& last, char const* const& expected, size_t size) {
#ifdef __clang__
    return static_cast<size_t>(last - p) > size && __builtin_memcmp(p, expected, size) == 0;
#else
    return static_cast<size_t>(last - p) > size && text{p, size} == text{expected, size};
#endif
}

}  // namespace hantei::level
