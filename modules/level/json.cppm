// SPDX-License-Identifier: MIT
// A strict pull parser for JSON (RFC 8259): its caller asks for one value after the other, and it never builds a tree.
//
// After a failure there are no further members and elements, numbers are 0 and texts are empty, so that loops end.
export module hantei.level:json;
import :base;
import :json_cursor;
import :text;
import :unicode;

namespace hantei::level {

class json : public cursor {
  public:
    static constexpr int deepest = 64;  // the bound on the nesting of arrays and objects

    constexpr explicit json(text const& source) : cursor(source) {
        if (source.size() >= 3 && byte(p_) == 0xef && byte(p_ + 1) == 0xbb && byte(p_ + 2) == 0xbf)
            p_ += 3;  // a byte order mark
    }

    /// Enters an object; returns whether it has a member. To be used with next() like this:
    /// for (bool more = enter('{'); more; more = next('}')) { text name = key(); ... exactly one value ... }
    /// Likewise for an array with '[' and ']', without key().
    constexpr bool enter(char open, text const& owner = {}) {
        if (peek() != open) {
            fail(offset(), open == '{' ? "an object" : "an array", owner);
            return false;
        }
        if (++depth_ > deepest) {
            fail(offset(), "arrays and objects are nested deeper than 64 levels", {}, true);
            return false;
        }
        ++p_;
        if (peek() != (open == '{' ? '}' : ']')) return !failed();
        ++p_;
        --depth_;
        return false;
    }
    constexpr bool next(char close) {
        if (take(',')) return true;
        if (!take(close)) fail(offset(), close == '}' ? "',' or '}' after a member" : "',' or ']' after an element");
        --depth_;
        return false;
    }
    /// The text between the quotes of a string as written, and whether it has escapes.
    struct quoted {
        text written;
        bool escaped = false;
    };
    /// Reads the name of a member and the colon.
    constexpr quoted key() {
        if (!at('"') && peek() != '"') fail(offset(), "the name of a member in double quotes");
        quoted const name = string();
        if (!take(':')) fail(offset(), "':' after the name of a member");
        return name;
    }

    constexpr quoted string(text const& owner = {}) {
        if (!take('"')) {
            fail(offset(), "a string", owner);
            return {};
        }
        char const* const begin = p_;
        bool escaped = false;
        while (p_ != last_ && *p_ != '"') {
            char const* p = p_;
            while (p != last_ && *p >= 0x20 && *p < 0x7f && *p != '"' && *p != '\\') ++p;
            p_ = p;
            if (p != last_ && *p != '"') escaped = character() || escaped;
        }
        if (p_ == last_) {
            fail(here(), "'\"' at the end of a string");
            return {};
        }
        return {{begin, static_cast<size_t>(p_++ - begin)}, escaped};
    }

    constexpr bool boolean(text const& owner = {}) {
        if (take("true")) return true;
        if (!take("false")) fail(offset(), "true or false", owner);
        return false;
    }

    /// Checks and skips any value. In an array that begins with a number, only the end is looked for.
    constexpr void skip(text const& owner = {}) {
        skip_space();
        if (char const* const p = behind(p_, last_, deepest - depth_); p != nullptr) p_ = p;
        else skip_slowly(owner);
    }

    /// To be called when an object that is read by other means is entered and left, so that its depth counts.
    constexpr void enter_known() { ++depth_; }
    constexpr void leave_known() { --depth_; }
    /// How many levels deeper arrays and objects may nest.
    constexpr int room() const { return deepest - depth_; }

  private:
    /// Returns the position after the value at `begin` if the value is well formed, of ASCII without escapes, without exponents and nested at most
    /// `depth` deep. Else returns null: skip_slowly() then reads the value. One loop with local variables, because calls take time in a constant
    /// evaluator.
    static constexpr char const* behind(char const* const& begin, char const* const& last, int depth) {
        char const* p = begin;
        uint64_t objects = 0;  // bit i: what is open i levels further out is an object, not an array
        int level = 0;
        enum { a_value, first_of_array, a_key, first_of_object, rest } expected = a_value;
        for (; p != last; ++p) {
            char const c = *p;
            if (c == ' ' || c == '\n' || c == '\r' || c == '\t') {
#ifdef __clang__
                while (last - p > 8 && __builtin_memcmp(p + 1, "        ", 8) == 0) p += 8;
#endif
                continue;
            }
            if (expected == rest) {
                if (c == ',') expected = (objects & 1) != 0 ? a_key : a_value;
                else if (c == ((objects & 1) != 0 ? '}' : ']')) {
                    objects >>= 1;
                    if (--level == 0) return p + 1;
                } else return nullptr;
                continue;
            }
            if (c == '"') {
                for (++p; p != last && *p != '"'; ++p)
                    if (*p < 0x20 || *p >= 0x7f || *p == '\\') return nullptr;
                if (p == last) return nullptr;
                if (expected == a_key || expected == first_of_object) {
                    for (++p; p != last && (*p == ' ' || *p == '\n' || *p == '\r' || *p == '\t');) ++p;
                    if (p == last || *p != ':') return nullptr;
                    expected = a_value;
                    continue;
                }
            } else if (expected == a_key) {
                return nullptr;
            } else if (expected == first_of_object || (expected == first_of_array && c == ']')) {
                if (expected == first_of_object && c != '}') return nullptr;
                objects >>= 1;
                --level;
            } else if (c == '{' || c == '[') {
                if (++level > depth) return nullptr;
                objects = objects << 1 | (c == '{' ? 1 : 0);
                expected = c == '{' ? first_of_object : first_of_array;
                char const* const end = c == '{' ? nullptr : end_of_numbers(p + 1, last);
                if (end == nullptr) continue;
                p = end;
                objects >>= 1;
                --level;
            } else if (c == 't') {
                if (last - p < 4 || p[1] != 'r' || p[2] != 'u' || p[3] != 'e') return nullptr;
                p += 3;
            } else if (c == 'f') {
                if (last - p < 5 || p[1] != 'a' || p[2] != 'l' || p[3] != 's' || p[4] != 'e') return nullptr;
                p += 4;
            } else if (c == 'n') {
                if (last - p < 4 || p[1] != 'u' || p[2] != 'l' || p[3] != 'l') return nullptr;
                p += 3;
            } else {
                if (c == '-') ++p;
                char const* const digits = p;
                while (p != last && *p >= '0' && *p <= '9') ++p;
                if (p == digits || (p - digits > 1 && *digits == '0')) return nullptr;
                if (p != last && *p == '.') {
                    char const* const decimals = ++p;
                    while (p != last && *p >= '0' && *p <= '9') ++p;
                    if (p == decimals) return nullptr;
                }
                if (p != last && (*p == 'e' || *p == 'E')) return nullptr;
                --p;
            }
            if (level == 0) return p + 1;
            expected = rest;
        }
        return nullptr;
    }
    /// The ']' of an array that begins with a number and has no strings and no arrays in it, such as the cells of a tile layer; else null. Only
    /// strings and arrays could hold another ']'.
    static constexpr char const* end_of_numbers(char const* const& begin, char const* const& last) {
        char const* p = begin;
        while (p != last && (*p == ' ' || *p == '\n' || *p == '\r' || *p == '\t')) ++p;
        if (p == last || *p < '0' || *p > '9') return nullptr;
        char const* const end = first_of(']', p, last);
        return end == last || first_of('"', p, end) != end || first_of('[', p, end) != end ? nullptr : end;
    }
    constexpr void skip_slowly(text const& owner) {
        switch (peek()) {
            case '{':
                for (bool more = enter('{'); more; more = next('}')) {
                    text const name = key().written;
                    skip_slowly(name);
                }
                return;
            case '[':
                if (char const* const end = end_of_numbers(p_ + 1, last_); end != nullptr && depth_ < deepest) {
                    p_ = end + 1;
                    return;
                }
                for (bool more = enter('[', owner); more; more = next(']')) skip_slowly(owner);
                return;
            case '"': string(); return;
            case 't':
            case 'f': boolean(owner); return;
            case 'n':
                if (!take("null")) fail(offset(), "a value", owner);
                return;
            default:
                if (at('-') || at_digit()) number(owner);
                else fail(offset(), "a value", owner);
        }
    }

    // Reads a character of a string that is not plain ASCII. Returns whether it is an escape.
    constexpr bool character() {
        bool const escaped = at('\\');
        bool const control = byte(p_) < 0x20;
        int const length = escaped ? escape_at(p_, last_).length : control ? 0 : character_length(p_, last_);
        if (length == 0)
            fail(here(), escaped   ? "an escape sequence of JSON"
                         : control ? "no control character inside a string"
                                   : "UTF-8 inside a string");
        else p_ += length;
        return escaped;
    }

    int depth_ = 0;
};

}  // namespace hantei::level
