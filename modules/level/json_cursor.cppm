// SPDX-License-Identifier: MIT
// A cursor in a JSON text (RFC 8259): it reads tokens and numbers, and keeps the first failure.
export module hantei.level:json_cursor;
import :base;
import :decimal;
import :text;

namespace hantei::level {

/// Why a text could not be read: at the byte `offset`, `expected` was expected (for the member `key`, if it has a name).
/// With `complete` set, `expected` is a sentence instead, which ends with the key.
struct syntax_error {
    char const* expected = nullptr;
    size_t offset = 0;
    text key;
    bool complete = false;
};

/// The powers of ten that plain_number() needs; all of them are exact.
inline constexpr double powers_of_ten[]{1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};

/// A position in a JSON text. Every function may be called in any state: after the first failure the cursor stands at the end, where nothing
/// matches. Only the first failure is kept.
class cursor {
  public:
    constexpr explicit cursor(text const& source) : first_(source.data()), p_(first_), last_(first_ + source.size()) {}

    constexpr syntax_error const& error() const { return error_; }
    constexpr bool failed() const { return error_.expected != nullptr; }

    /// The offset of the next token.
    constexpr size_t offset() {
        skip_space();
        return here();
    }
    /// The position itself, for callers that read on by other means.
    constexpr char const* place() const { return p_; }
    constexpr char const* end() const { return last_; }
    constexpr void jump(char const* const& place) { p_ = place; }
    /// The first character of the next token, 0 at the end.
    constexpr char peek() {
        skip_space();
        return p_ == last_ ? '\0' : *p_;
    }
    /// Fails at `offset`: "expected `expected`", or the sentence `expected` if it is complete.
    constexpr void fail(size_t offset, char const* expected, text const& key = {}, bool complete = false) {
        if (!failed()) error_ = {expected, offset, key, complete};
        p_ = last_;
    }
    constexpr void expect_end() {
        skip_space();
        if (p_ != last_) fail(here(), "the end of the file");
    }

    /// Reads the number at `begin` if it is plain: without an exponent, below 1e12 and of at most fifteen digits. Returns the position after it,
    /// else null. The value is correctly rounded, because both operands of its only division are exact. The number must be followed by a character
    /// that is not part of a number: see ends_plainly().
    static constexpr char const* plain_number(char const* const& begin, double& value) {
        char const* p = begin;
        bool const negative = *p == '-';
        if (negative) ++p;
        char const* const digits = p;
        uint64_t mantissa = 0;
        char c = *p;
        for (; c >= '0' && c <= '9'; c = *++p) mantissa = mantissa * 10 + static_cast<unsigned>(c - '0');
        if (p == digits || p - digits > 12 || (*digits == '0' && p - digits > 1)) return nullptr;
        double result = 0;
        if (c == '.') {
            char const* const decimals = ++p;
            for (c = *p; c >= '0' && c <= '9'; c = *++p) mantissa = mantissa * 10 + static_cast<unsigned>(c - '0');
            if (p == decimals || p - digits > 16) return nullptr;
            result = static_cast<double>(mantissa) / powers_of_ten[p - decimals];
        } else {
            result = static_cast<double>(mantissa);
        }
        if (c == 'e' || c == 'E') return nullptr;
        value = negative ? -result : result;
        return p;
    }
    /// Whether the text ends with a character that is not part of a number, so that plain_number() never reads past the end.
    constexpr bool ends_plainly() const {
        return first_ != last_ &&
               (last_[-1] == '}' || last_[-1] == ']' || last_[-1] == '"' || last_[-1] == ' ' || last_[-1] == '\n');
    }

    constexpr decimal number(text const& owner = {}) {
        skip_space();
        char const* const begin = p_;
        decimal d;
        d.negative = at('-');
        char const* const digits = d.negative ? begin + 1 : begin;
        p_ = digits;
        int const significant = fraction(d, integer(d));
        if (p_ == digits) fail(here(), d.negative ? "a digit after '-'" : "a number", d.negative ? text{} : owner);
        else if (*digits == '0' && p_ - digits > 1 && digits[1] >= '0' && digits[1] <= '9')
            fail(static_cast<size_t>(digits - first_), "a number begins with a zero too many", {}, true);
        if (at('e') || at('E')) exponent(d);
        d.longer = significant > most_digits;
        d.literal = {begin, static_cast<size_t>(p_ - begin)};
        return d;
    }

  protected:
    static constexpr unsigned byte(char const* const& p) { return static_cast<unsigned char>(*p); }
    constexpr size_t here() const { return static_cast<size_t>(p_ - first_); }
    constexpr bool at(char c) const { return p_ != last_ && *p_ == c; }
    constexpr bool at_digit() const { return p_ != last_ && *p_ >= '0' && *p_ <= '9'; }

    constexpr void skip_space() {
        char const* p = p_;
        for (; p != last_ && (*p == ' ' || *p == '\n' || *p == '\r' || *p == '\t'); ++p) {
#ifdef __clang__
            // Indentation is half of a file. In a constant evaluation, this takes a few steps instead of one for each blank.
            while (last_ - p > 4 && __builtin_memcmp(p + 1, "    ", 4) == 0) p += 4;
#endif
        }
        p_ = p;
    }
    /// Takes the character `expected` if it is the next token.
    constexpr bool take(char expected) {
        if (!at(expected)) skip_space();
        if (!at(expected)) return false;
        ++p_;
        return true;
    }
    /// Takes the word `expected` if it is the next token.
    constexpr bool take(text const& expected) {
        skip_space();
        if (static_cast<size_t>(last_ - p_) < expected.size() || !(text{p_, expected.size()} == expected)) return false;
        p_ += expected.size();
        return true;
    }

    char const* first_;
    char const* p_;
    char const* last_;

  private:
    static constexpr int most_digits = 19;  // this many always fit 64 bits

    // Reads the digits before the point. Returns how many are significant: leading zeros are not. Local variables are used because a constant
    // evaluator is slow with members.
    constexpr int integer(decimal& d) {
        char const* p = p_;
        uint64_t mantissa = 0;
        int significant = 0;
        for (; p != last_ && *p >= '0' && *p <= '9'; ++p) {
            if (significant >= most_digits) {
                significant = most_digits + 1;
                ++d.exponent;
                continue;
            }
            mantissa = mantissa * 10 + static_cast<unsigned>(*p - '0');
            if (mantissa != 0) ++significant;
        }
        d.mantissa = mantissa;
        p_ = p;
        return significant;
    }
    // Reads the point and the digits after it, if there is a digit before it.
    constexpr int fraction(decimal& d, int significant) {
        char const* p = p_;
        if (p == last_ || *p != '.' || p == first_ || p[-1] < '0' || p[-1] > '9') return significant;
        char const* const begin = ++p;
        uint64_t mantissa = d.mantissa;
        int64_t exponent = d.exponent;
        for (; p != last_ && *p >= '0' && *p <= '9'; ++p) {
            if (significant >= most_digits) {
                significant = most_digits + 1;
                continue;
            }
            mantissa = mantissa * 10 + static_cast<unsigned>(*p - '0');
            --exponent;
            if (mantissa != 0) ++significant;
        }
        d.mantissa = mantissa;
        d.exponent = exponent;
        p_ = p;
        if (p == begin) fail(here(), "a digit after the decimal point");
        return significant;
    }

    constexpr void exponent(decimal& d) {
        ++p_;
        bool const negative = at('-');
        if (at('-') || at('+')) ++p_;
        if (!at_digit()) fail(here(), "a digit in the exponent");
        int64_t value = 0;
        for (; at_digit(); ++p_)
            if (value < 1'000'000'000'000) value = value * 10 + (*p_ - '0');
        d.exponent += negative ? -value : value;
    }

    syntax_error error_;
};

}  // namespace hantei::level
