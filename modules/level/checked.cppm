// SPDX-License-Identifier: MIT
// The report as a compiler error.
export module hantei.level:checked;
import :base;
import :report;

namespace hantei::level {

/// The report on a line of its own, as the message of a static_assert.
export class own_line {
  public:
    constexpr explicit own_line(report const& r) {
        text_[size_++] = '\n';
        for (size_t i = 0; i < r.size(); ++i) text_[size_++] = r.data()[i];
    }
    constexpr char const* data() const { return text_; }
    constexpr size_t size() const { return size_; }

  private:
    char text_[sizeof(report) + 1]{};
    size_t size_ = 0;
};

/// One piece of the report, padded with blanks. clang prints at most 36 characters in full.
struct _ {
    char text[37];
};

/// The end of the piece that begins at `begin`: after the first newline, else after the last blank or slash that fits, else within a word.
constexpr size_t end_of_piece(report const& r, size_t begin) {
    constexpr size_t longest = sizeof(_) - 1;
    size_t const limit = r.size() - begin < longest ? r.size() : begin + longest;
    size_t end = limit == r.size() ? limit : begin;
    for (size_t i = begin; i < limit; ++i) {
        if (r.data()[i] == '\n') return i + 1;
        if ((r.data()[i] == ' ' || r.data()[i] == '/') && limit < r.size()) end = i + 1;
    }
    return end > begin ? end : limit;
}
constexpr size_t pieces(report const& r) {
    size_t count = 0;
    for (size_t begin = 0; begin < r.size(); ++count) begin = end_of_piece(r, begin);
    return count;
}
constexpr _ piece(report const& r, size_t index) {
    size_t begin = 0;
    for (; index > 0; --index) begin = end_of_piece(r, begin);
    size_t const end = end_of_piece(r, begin);
    _ result{};
    for (size_t i = 0; i < sizeof(_) - 1; ++i) {
        char const c = begin + i < end ? r.data()[begin + i] : ' ';
        // Characters that clang would escape, and so print as several, are replaced. So is the colon after a line and column: an editor would take
        // everything before it for a file name.
        size_t const next = begin + i + 1;
        bool const behind_place = c == ':' && i > 0 && r.data()[next - 2] >= '0' && r.data()[next - 2] <= '9' &&
                                  next < r.size() && r.data()[next] == ' ';
        result.text[i] = c == '\n'                               ? ' '
                         : behind_place                          ? ','
                         : c == '"' || c == '\''                 ? '`'
                         : c == '\\'                             ? '/'
                         : static_cast<unsigned char>(c) >= 0x80 ? '?'
                                                                 : c;
    }
    return result;
}

/// Never defined. Where the class must be complete, the compiler's error prints its arguments, which are the report.
template <_... Report>
struct LEVEL_ERROR;
template <>
struct LEVEL_ERROR<> {};

template <_... Report>
struct in_pieces {};
/// Deprecated. The compiler's warning about a call prints the arguments of the template, which are the report.
export template <_... Report>
[[deprecated("the level passes, with these warnings")]] constexpr bool LEVEL_WARNING(in_pieces<Report...>) {
    return true;
}
export constexpr bool LEVEL_WARNING(in_pieces<>) { return true; }

template <template <_...> class To, auto const& Report, size_t... I>
To<piece(Report, I)...> cut(index_sequence<I...>);

/// A class that is complete only if the level has no errors. The code that needs a complete class is where the compiler reports them.
export template <auto const& Report>
using errors_of = decltype(cut<LEVEL_ERROR, Report>(make_index_sequence<(Report.ok() ? 0 : pieces(Report))>{}));
/// The argument for LEVEL_WARNING: the warnings of a level without errors.
export template <auto const& Report>
using warnings_of = decltype(cut<in_pieces, Report>(make_index_sequence<(Report.ok() ? pieces(Report) : 0)>{}));

}  // namespace hantei::level
