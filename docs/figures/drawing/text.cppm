// SPDX-License-Identifier: MIT
// Text that is written in a constant expression as in a program: bytes in a buffer of fixed size.
module;
#include <array>
#include <cstddef>
#include <string_view>

export module hantei.figures:text;
import hantei;
import :claims;
import :figure;

export namespace hantei::figures {

/// Bytes that are appended one after the other, at most 24 KiB.
struct text {
    std::array<char, 24 * 1024> bytes{};
    std::size_t size = 0;

    constexpr std::string_view view() const { return {bytes.data(), size}; }
    constexpr text& operator<<(char c) {
        bytes.at(size++) = c;
        return *this;
    }
    constexpr text& operator<<(char const* words) {
        for (; *words != '\0'; ++words) *this << *words;
        return *this;
    }
    constexpr text& operator<<(std::string_view words) {
        for (char const c : words) *this << c;
        return *this;
    }
    constexpr text& operator<<(std::size_t n) { return ten_thousandths(static_cast<long long>(n) * 10000, 0); }
    constexpr text& operator<<(int n) { return ten_thousandths(n * 10000LL, 0); }
    /// At most four decimals, without zeros at their end, and never -0.
    constexpr text& operator<<(double x) {
        return ten_thousandths(static_cast<long long>(x * 10000 + (x < 0 ? -0.5 : 0.5)), 4);
    }
    constexpr text& operator<<(bool yes) { return *this << (yes ? "yes" : "no"); }
    constexpr text& operator<<(relation r) {
        return *this << (r == disjoint ? "disjoint" : r == touching ? "touching" : "overlapping");
    }
    template <class T, std::size_t N>
    constexpr text& operator<<(vec<T, N> const& v) {
        *this << '(';
        for (std::size_t i = 0; i < N; ++i) *this << (i == 0 ? "" : ", ") << static_cast<double>(v[i]);
        return *this << ')';
    }
    template <class T, std::size_t N>
    constexpr text& operator<<(std::array<T, N> const& list) {
        for (std::size_t i = 0; i < N; ++i) *this << (i == 0 ? "" : ", ") << list[i];
        return *this;
    }
    template <std::size_t N>
    constexpr text& operator<<(chord_end<N> const& end) {
        return *this << "t = " << end.t << " at " << end.at;
    }
    /// A number as above, but with a power of two where four decimals would show 0: 2⁻⁵⁵ or 1.5·2⁻⁵⁵.
    constexpr text& never_zero(double x) {
        double rest = x < 0 ? -x : x;
        if (!(0 < rest && rest < 0.00005)) return *this << x;
        int power = 0;
        for (; rest < 1; ++power) rest *= 2;
        if (x < 0) *this << '-';
        if (rest != 1) *this << rest << "·";
        *this << "2⁻";
        constexpr std::array digits{"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
        for (int place = 1000; place > 0; place /= 10) {
            if (place <= power) *this << digits[static_cast<std::size_t>(power / place % 10)];
        }
        return *this;
    }
    /// The words of a text element or an attribute of XML, where <, > and & have other meanings.
    constexpr text& escaped(std::string_view words) {
        for (char const c : words) {
            if (c == '<') *this << "&lt;";
            else if (c == '>') *this << "&gt;";
            else if (c == '&') *this << "&amp;";
            else *this << c;
        }
        return *this;
    }

  private:
    constexpr text& ten_thousandths(long long k, int decimals) {
        if (k < 0) {
            *this << '-';
            k = -k;
        }
        std::array<char, 20> digits{};
        std::size_t count = 0;
        for (long long whole = k / 10000; whole > 0 || count == 0; whole /= 10) {
            digits[count++] = static_cast<char>('0' + whole % 10);
        }
        while (count > 0) *this << digits[--count];
        long long rest = k % 10000;
        if (rest == 0) return *this;
        *this << '.';
        for (long long place = 1000; rest > 0 && decimals > 0; place /= 10, --decimals) {
            *this << static_cast<char>('0' + rest / place);
            rest %= place;
        }
        return *this;
    }
};

/// How wide a word is in a sans-serif face, in units of the font size: the widths of Helvetica by groups, and a twelfth more for
/// wider faces.
constexpr double width_of(std::string_view words) {
    double sum = 0;
    for (char const c : words) {
        auto const is_one_of = [c](std::string_view set) { return set.find(c) != std::string_view::npos; };
        auto const byte = static_cast<unsigned char>(c);
        if (byte >= 0x80 && byte < 0xc0) continue;  // a byte that continues a character of UTF-8
        if (is_one_of("ijl.,:;'| ")) sum += 0.28;
        else if (is_one_of("ftr()/-")) sum += 0.33;
        else if (is_one_of("mwMW")) sum += 0.83;
        else if (c >= 'A' && c <= 'Z') sum += 0.69;
        else sum += 0.556;
    }
    return sum * (13.0 / 12);
}

}  // namespace hantei::figures
