// SPDX-License-Identifier: MIT
// The report as an error of the compiler.
export module hantei.level:checked;
import :base;
import :report;

#if __cpp_static_assert >= 202306L || (defined(__clang__) && __clang_major__ >= 20) || \
    (defined(__GNUC__) && !defined(__clang__) && __GNUC__ >= 14)
#define HANTEI_COMPUTED_MESSAGE 1
#endif

namespace hantei::level {

/// The report on a line of its own, as the message of a static_assert: editors then find file:line:column.
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

/// One piece of the report. 36 characters, padded with blanks, are the most that clang prints in full.
struct _ {
    char text[37];
};

/// Where the piece that begins at `begin` ends: behind a newline, else behind the last blank or slash that fits, else in a word.
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
        // What clang would escape, and so print as more than one character.
        result.text[i] = c == '\n'                               ? ' '
                         : c == '"' || c == '\''                 ? '`'
                         : c == '\\'                             ? '/'
                         : static_cast<unsigned char>(c) >= 0x80 ? '?'
                                                                 : c;
    }
    return result;
}

/// The compiler says about whoever uses it, and then of which arguments: the level passes, and they are its warnings.
template <_... Report>
struct [[deprecated("the level passes, with these warnings")]] LEVEL_WARNING {};

/// Has the compiler show the report on a level that passes with warnings.
export template <auto const& Report, class = make_index_sequence<(Report.ok() ? pieces(Report) : 0)>>
struct warned;
template <auto const& Report>
struct warned<Report, index_sequence<>> {};
// A warning also where warnings are errors.
#pragma GCC diagnostic push
#pragma GCC diagnostic warning "-Wdeprecated-declarations"
template <auto const& Report, size_t... I>
struct warned<Report, index_sequence<I...>> : LEVEL_WARNING<piece(Report, I)...> {};
#pragma GCC diagnostic pop

#ifdef HANTEI_COMPUTED_MESSAGE
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wunknown-warning-option"
#pragma clang diagnostic ignored "-Wc++26-extensions"
#else
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpragmas"
#pragma GCC diagnostic ignored "-Wc++26-extensions"
#endif
/// A class that exists only if the level has no errors; otherwise the report is the compiler's error.
export template <auto const& Report>
struct accepted : warned<Report> {
    static_assert(Report.ok(), own_line(Report));
};
#ifdef __clang__
#pragma clang diagnostic pop
#else
#pragma GCC diagnostic pop
#endif

#else

/// Never defined: its arguments are the message.
template <_... Report>
struct LEVEL_ERROR;

/// A class that exists only if the level has no errors; otherwise the report is the compiler's error.
export template <auto const& Report, class = make_index_sequence<(Report.ok() ? 0 : pieces(Report))>>
struct accepted;
template <auto const& Report>
struct accepted<Report, index_sequence<>> : warned<Report> {};
template <auto const& Report, size_t... I>
struct accepted<Report, index_sequence<I...>> : LEVEL_ERROR<piece(Report, I)...> {};

#endif

}  // namespace hantei::level
