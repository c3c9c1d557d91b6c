// SPDX-License-Identifier: MIT
// The report, which is the text of the findings, and the writer that composes it.
export module hantei.level:report;
import :base;
import :object;
import :text;
import :unicode;

namespace hantei::level {

/// The result of a check as text: a line for each finding that is shown, "file:line:column: error: ... [rule]" or "... warning: ...", errors
/// first, with no newline at the end. Lines and columns count from 1, columns in bytes.
export class report {
  public:
    /// Whether there is no error; there may be warnings.
    constexpr bool ok() const { return findings_ == warnings_; }
    /// The number of errors and warnings, of which the text shows eight. The check ends with 256 errors, and keeps at most as many warnings.
    constexpr size_t findings() const { return findings_; }
    /// The number of findings that are warnings.
    constexpr size_t warnings() const { return warnings_; }
    constexpr char const* data() const { return text_; }
    constexpr size_t size() const { return size_; }

  private:
    friend class report_writer;

    // Names and paths are cut, so that eight findings always fit.
    static constexpr size_t capacity = 8192;
    char text_[capacity]{};
    size_t size_ = 0;
    size_t findings_ = 0;
    size_t warnings_ = 0;
};

class report_writer {
  public:
    constexpr explicit report_writer(size_t findings, size_t warnings = 0) {
        report_.findings_ = findings;
        report_.warnings_ = warnings;
    }
    constexpr report const& result() const { return report_; }

    constexpr report_writer& operator<<(text const& t) {
        for (size_t i = 0; i < t.size(); ++i) put(t[i]);
        return *this;
    }
    constexpr report_writer& operator<<(uint64_t value) {
        char digits[20]{};
        int count = 0;
        do digits[count++] = static_cast<char>('0' + value % 10);
        while (value /= 10);
        while (count > 0) put(digits[--count]);
        return *this;
    }
    /// Writes a number rounded to at most three decimals; from 1e19 on, with an exponent.
    constexpr report_writer& operator<<(double value) {
        if (value < 0) {
            put('-');
            value = -value;
        }
        if (value >= 1e19) {
            uint64_t exponent = 0;
            for (; value >= 10 && exponent < 400; ++exponent) value /= 10;
            return exponent == 400 ? *this << "infinity" : *this << value << "e" << exponent;
        }
        if (value >= 1e15) return *this << static_cast<uint64_t>(value);
        auto const thousandths = static_cast<uint64_t>(value * 1000 + 0.5);
        *this << thousandths / 1000;
        uint64_t rest = thousandths % 1000;
        if (rest != 0) put('.');
        for (; rest != 0; rest = rest * 10 % 1000) put(static_cast<char>('0' + rest / 100));
        return *this;
    }

    /// Writes a text from outside, made safe to print: see each_harmless().
    constexpr report_writer& harmless(text const& t) {
        each_harmless(t, [this](char c) { put(c); });
        return *this;
    }
    /// Writes a text like harmless(), cut after 40 bytes.
    constexpr report_writer& written(text const& name) {
        constexpr size_t longest = 40;
        size_t size = name.size() < longest ? name.size() : longest;
        while (size < name.size() && size > 0 && continues(name[size])) --size;
        harmless({name.data(), size});
        return size < name.size() ? *this << "..." : *this;
    }
    constexpr report_writer& quoted(text const& name) {
        put('"');
        return written(name) << "\"";
    }
    /// Writes a path; of one that is longer than 200 bytes, the last 200.
    constexpr report_writer& path(text const& p) {
        constexpr size_t longest = 200;
        if (p.size() <= longest) return harmless(p);
        size_t begin = p.size() - longest;
        while (begin < p.size() && continues(p[begin])) ++begin;
        *this << "...";
        return harmless({p.data() + begin, p.size() - begin});
    }
    /// Writes an object: wall #4 "pillar" at (352, 50), or tile block "wall" at (32, 64) in the layer "ground". An object without an id has no #4.
    constexpr report_writer& operator<<(object const& o) {
        if (o.cells) {
            *this << "tile block ";
            if (!o.type.empty()) quoted(o.type) << " ";
            *this << "at (" << o.x << ", " << o.y << ")";
            return o.layer.empty() ? *this : (*this << " in the layer ").quoted(o.layer);
        }
        if (!o.type.empty()) written(o.type) << " ";
        if (o.id >= 0) *this << "#" << static_cast<uint64_t>(o.id) << " ";
        if (!o.name.empty()) quoted(o.name) << " ";
        return *this << "at (" << o.x << ", " << o.y << ")";
    }

  private:
    static constexpr bool continues(char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; }
    constexpr void put(char c) {
        if (report_.size_ < report::capacity) report_.text_[report_.size_++] = c;
    }

    report report_;
};

/// Finds the line and the column of a byte; fast for bytes in ascending order.
class locator {
  public:
    constexpr explicit locator(text const& source) : source_(source) {}

    constexpr void advance(size_t offset) {
        if (offset < passed_) *this = locator{source_};
        char const* const last = source_.data() + offset;
        for (char const* p = source_.data() + passed_; (p = first_of('\n', p, last)) != last; ++line_)
            begin_ = static_cast<size_t>(++p - source_.data());
        passed_ = offset;
    }
    constexpr uint64_t line() const { return line_; }
    constexpr uint64_t column() const { return passed_ - begin_ + 1; }

  private:
    text source_;
    size_t passed_ = 0;
    size_t begin_ = 0;
    uint64_t line_ = 1;
};

}  // namespace hantei::level
