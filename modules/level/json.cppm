// SPDX-License-Identifier: MIT
// A strict reader for JSON (RFC 8259) that is pulled along by its caller and never builds a tree.
//
// After a failure members and elements are over, numbers are 0 and texts empty: loops end.
export module hantei.level:json;
import :base;
import :cursor;
import :text;
import :unicode;

namespace hantei::level {

class json : public cursor {
  public:
    static constexpr int deepest = 64;  // nesting of arrays and objects

    constexpr explicit json(text source) : cursor(source) {
        if (source.size() >= 3 && byte(p_) == 0xef && byte(p_ + 1) == 0xbb && byte(p_ + 2) == 0xbf)
            p_ += 3;  // a byte order mark
    }

    /// for (bool more = enter('{'); more; more = next('}')) { text name = key(); ... exactly one value ... }
    /// and the same with '[' and ']', without key().
    constexpr bool enter(char open, text owner = {}) {
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
    /// A string between its quotes: as written, and whether that has escapes.
    struct quoted {
        text written;
        bool escaped = false;
    };
    /// The name of a member and the colon.
    constexpr quoted key() {
        if (!at('"') && peek() != '"') fail(offset(), "the name of a member in double quotes");
        quoted const name = string();
        if (!take(':')) fail(offset(), "':' after the name of a member");
        return name;
    }

    constexpr quoted string(text owner = {}) {
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

    constexpr bool boolean(text owner = {}) {
        if (take("true")) return true;
        if (!take("false")) fail(offset(), "true or false", owner);
        return false;
    }

    /// Reads any value, checks it and forgets it.
    constexpr void skip(text owner = {}) {
        switch (peek()) {
            case '{':
                for (bool more = enter('{'); more; more = next('}')) skip(key().written);
                return;
            case '[':
                for (bool more = enter('['); more; more = next(']')) skip(owner);
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

  private:
    // A character of a string that is not plain; tells whether it is an escape.
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
