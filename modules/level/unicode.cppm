// SPDX-License-Identifier: MIT
// Characters inside JSON strings: escapes (RFC 8259, section 7) and UTF-8 (RFC 3629, section 4).
export module hantei.level:unicode;
import :base;
import :list;
import :text;

namespace hantei::level {

/// The length in bytes of the UTF-8 character at `p`, 0 if there is no valid one. p != last.
constexpr int character_length(char const* const& p, char const* const& last) {
    auto const byte = [&](int i) { return last - p > i ? static_cast<unsigned char>(p[i]) : 0u; };
    auto const continues = [&](int i, unsigned from = 0x80, unsigned to = 0xbf) { return byte(i) >= from && byte(i) <= to; };
    unsigned const lead = byte(0);
    if (lead < 0x80) return 1;
    if (lead >= 0xc2 && lead <= 0xdf) return continues(1) ? 2 : 0;
    if (lead >= 0xe0 && lead <= 0xef)  // neither overlong nor half of a surrogate pair
        return continues(1, lead == 0xe0 ? 0xa0 : 0x80, lead == 0xed ? 0x9f : 0xbf) && continues(2) ? 3 : 0;
    if (lead >= 0xf0 && lead <= 0xf4)  // neither overlong nor beyond U+10FFFF
        return continues(1, lead == 0xf0 ? 0x90 : 0x80, lead == 0xf4 ? 0x8f : 0xbf) && continues(2) && continues(3) ? 4 : 0;
    return 0;
}

/// The code point of the valid UTF-8 character of `length` bytes at `p`.
constexpr uint32_t character_at(char const* const& p, int length) {
    constexpr unsigned leads[]{0, 0x7f, 0x1f, 0x0f, 0x07};
    uint32_t character = static_cast<unsigned char>(*p) & leads[length];
    for (int i = 1; i < length; ++i) character = character << 6 | (static_cast<unsigned char>(p[i]) & 0x3f);
    return character;
}
/// Whether a character may change how the text around it looks: a control character, a line separator, a direction mark or an invisible character.
constexpr bool disturbs(uint32_t c) {
    auto const within = [c](uint32_t from, uint32_t to) { return c >= from && c <= to; };
    if (c < 0x7f) return c < 0x20;
    return within(0x7f, 0x9f) || c == 0xad || c == 0x61c || c == 0x180e || within(0x200b, 0x200f) || within(0x2028, 0x202e) ||
           within(0x2060, 0x206f) || c == 0xfeff || within(0xfff0, 0xfffb) || within(0xe0000, 0xe0fff);
}

/// Calls put(c) for each byte of a text after it was made safe to print: '?' replaces each byte that is not UTF-8, and each character that would
/// disturb the text around it.
export template <class Put>
constexpr void each_harmless(text const& t, Put put) {
    for (size_t i = 0; i < t.size();) {
        char const* const p = t.data() + i;
        int const length = character_length(p, t.data() + t.size());
        if (length == 0 || disturbs(character_at(p, length))) put('?');
        else
            for (int k = 0; k < length; ++k) put(p[k]);
        i += length == 0 ? 1 : static_cast<size_t>(length);
    }
}

/// An escape sequence: its length in bytes (0 if it is not valid) and the character that it stands for.
struct escape {
    int length = 0;
    uint32_t character = 0;
};

/// The code unit XXXX of \uXXXX at `p`, or a number above 0xffff if there is none.
constexpr uint32_t code_unit(char const* const& p, char const* const& last) {
    constexpr uint32_t no_unit = 0x10000;
    if (last - p < 6 || p[0] != '\\' || p[1] != 'u') return no_unit;
    uint32_t unit = 0;
    for (int i = 2; i < 6; ++i) {
        char const c = p[i];
        if (c >= '0' && c <= '9') unit = unit * 16 + static_cast<uint32_t>(c - '0');
        else if (c >= 'a' && c <= 'f') unit = unit * 16 + static_cast<uint32_t>(c - 'a' + 10);
        else if (c >= 'A' && c <= 'F') unit = unit * 16 + static_cast<uint32_t>(c - 'A' + 10);
        else return no_unit;
    }
    return unit;
}

/// The escape sequence that begins with the backslash at `p`. A pair of surrogates is one sequence, for a character beyond U+FFFF.
constexpr escape escape_at(char const* const& p, char const* const& last) {
    if (last - p < 2) return {};
    switch (p[1]) {
        case '"':
        case '\\':
        case '/': return {2, static_cast<unsigned char>(p[1])};
        case 'b': return {2, 0x08};
        case 'f': return {2, 0x0c};
        case 'n': return {2, 0x0a};
        case 'r': return {2, 0x0d};
        case 't': return {2, 0x09};
        default: break;
    }
    uint32_t const unit = code_unit(p, last);
    if (unit > 0xffff || (unit >= 0xdc00 && unit <= 0xdfff)) return {};
    if (unit < 0xd800 || unit > 0xdfff) return {6, unit};
    uint32_t const low = code_unit(p + 6, last);
    if (low < 0xdc00 || low > 0xdfff) return {};
    return {12, 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00)};
}

/// Appends the character as UTF-8.
constexpr void append(list<char>& out, uint32_t character) {
    int const continuations = character < 0x80 ? 0 : character < 0x800 ? 1 : character < 0x10000 ? 2 : 3;
    constexpr uint32_t leads[]{0, 0xc0, 0xe0, 0xf0};
    out.add(static_cast<char>(leads[continuations] | character >> (6 * continuations)));
    for (int i = continuations - 1; i >= 0; --i) out.add(static_cast<char>(0x80 | (character >> (6 * i) & 0x3f)));
}

/// Appends the value of a string, given the text between its quotes, which must be well formed. The value is never longer than that text.
constexpr void append_unescaped(list<char>& out, text const& written) {
    char const* p = written.data();
    char const* const last = p + written.size();
    while (p != last) {
        if (*p != '\\') {
            out.add(*p++);
            continue;
        }
        escape const e = escape_at(p, last);
        append(out, e.character);
        p += e.length;
    }
}

}  // namespace hantei::level
