// SPDX-License-Identifier: MIT
// Patterns of objects: Tiled writes all objects of a kind alike, and only the values differ. The text between the values of an object that has
// been read is kept. The next object of the kind is then read with one comparison for each member.
export module hantei.level:pattern;
import :base;
import :list;
import :json_member;
import :object;
import :text;

namespace hantei::level {

/// A member of an object as it is written in the file.
struct span {
    member which;
    text name;
    char const* begin;  // of its value; of a string, after the quote
    char const* end;
};

/// The text before a value, and what the value is.
struct gap {
    char const* begin;
    size_t size;
    span value;
    double object::* coordinate;  // the member that takes the value, if it is a coordinate; else null
    bool verbatim;  // a string without escapes, whose value is the text as written
    // The length of the prefix that is compared if the string is another one: all but its last character if all are printable ASCII, else 0.
    size_t prefix;
};
constexpr double object::* coordinate_of(member which) {
    switch (which) {
        case member::x: return &object::x;
        case member::y: return &object::y;
        case member::width: return &object::width;
        case member::height: return &object::height;
        case member::rotation: return &object::rotation;
        default: return nullptr;
    }
}

class pattern_list {
  public:
    static constexpr size_t most = 8;

    struct pattern {
        size_t first_gap = 0, last_gap = 0;
        char const* tail = nullptr;  // the text after the last value, up to and including the brace
        size_t tail_size = 0;
        level::form form = form::rectangle;
    };

    constexpr size_t size() const { return size_; }
    constexpr bool full() const { return size_ == most; }
    constexpr pattern const& operator[](size_t i) const { return patterns_[i]; }
    constexpr gap const* gaps() const { return gaps_.data(); }

    /// Keeps an object as a pattern: its text from `from` to `end`, and its members. Values true, false and null of unknown members and of those
    /// that say what form an object has are part of the pattern.
    constexpr void add(char const* const& from, char const* const& end, level::form form, list<span> const& members) {
        char const* begin = from;
        pattern p;
        p.first_gap = gaps_.size();
        p.form = form;
        for (span const& s : members) {
            char const c = *s.begin;
            if ((s.which == member::none || s.which == member::shape) && (c == 't' || c == 'f' || c == 'n')) continue;
            gap g{begin, static_cast<size_t>(s.begin - begin), s, coordinate_of(s.which), true, 0};
            if (s.which == member::name || s.which == member::type || s.which == member::category) look_at_text(g);
            gaps_.add(g);
            begin = s.end;
        }
        p.last_gap = gaps_.size();
        p.tail = begin;
        p.tail_size = static_cast<size_t>(end - begin);
        patterns_[size_++] = p;
    }

  private:
    static constexpr void look_at_text(gap& g) {
        auto const size = static_cast<size_t>(g.value.end - g.value.begin);
        bool printable = size > 1;
        for (char const* p = g.value.begin; p != g.value.end; ++p) {
            if (*p == '\\') g.verbatim = false;
            if (*p < 0x20 || *p >= 0x7f) printable = false;
        }
        if (g.verbatim && printable) g.prefix = size - 1;
    }

    list<gap> gaps_;
    pattern patterns_[most]{};
    size_t size_ = 0;
};

/// Whether the text from p to `last` begins with the `size` characters at `expected` and has at least one more.
constexpr bool goes_on(char const* const& p, char const* const& last, char const* const& expected, size_t size) {
#ifdef __clang__
    return static_cast<size_t>(last - p) > size && __builtin_memcmp(p, expected, size) == 0;
#else
    return static_cast<size_t>(last - p) > size && text{p, size} == text{expected, size};
#endif
}

}  // namespace hantei::level
