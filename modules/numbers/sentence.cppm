// SPDX-License-Identifier: MIT
// A sentence as a template argument: a compiler prints it if the constraint is not satisfied.
export module hantei:sentence;
import :base;

namespace hantei {

/// Text that is composed at compile time.
class composed_text {
  public:
    array<char, 320> at{};
    size_t size = 0;

    consteval composed_text& operator+=(char const* words) {
        while (*words != 0) at[size++] = *words++;
        return *this;
    }
};

/// The reason why a question has no answer; empty if it has one. The array is as long as the text, so that compilers print it as text.
template <size_t N>
struct sentence {
#if defined(__clang__) && __clang_major__ >= 20
    // clang 22 and 23 print only the first 36 characters of a longer array.
    static constexpr size_t width = 35;
    char lines[N > 1 ? (N - 2) / width + 1 : 1][width + 1]{};

    constexpr void write(char const* text) {
        for (size_t i = 0; N > 1 && i < sizeof lines; ++i) {
            size_t const line = i / (width + 1), column = i % (width + 1), place = line * width + column;
            lines[line][column] = column == width ? '\0' : place < N - 1 ? text[place] : ' ';
        }
    }
#else
    char at[N]{};

    constexpr void write(char const* text) {
        for (size_t i = 0; i + 1 < N; ++i) at[i] = text[i];
        at[N - 1] = 0;  // clang 19 must see this written, or it prints a text of 2^n characters as numbers
    }
#endif
    constexpr sentence() = default;
    constexpr sentence(char const (&text)[N]) { write(text); }
    constexpr bool is_nothing() const { return N == 1; }
};

/// Whether there is no objection. If there is one, the compiler prints the sentence.
#if defined(__GNUC__) && !defined(__clang__)
// GCC prints an argument as it is written if it is a value, and evaluated if it is inside a type.
template <sentence Objection>
struct said {
    static constexpr bool is_nothing = Objection.is_nothing();
};
template <class Said>
concept nothing_said = Said::is_nothing;
template <sentence Objection>
concept answerable = nothing_said<said<Objection>>;
#else
template <sentence Objection>
concept answerable = Objection.is_nothing();
#endif

inline constexpr sentence<1> no_objection{};

/// The scalar of an object that would be made of wrong arguments. Each class has a deduction guide that takes all arguments that no other guide
/// takes. It leads to a specialization that cannot be constructed, so that the compiler prints the sentence instead of all guides.
template <sentence Objection>
struct made_wrongly;
template <class T>
inline constexpr bool is_made_wrongly = false;
template <sentence Objection>
inline constexpr bool is_made_wrongly<made_wrongly<Objection>> = true;

/// Words::text() as a sentence.
template <class Words>
consteval auto sentence_of() {
    constexpr composed_text text = Words::text();
    sentence<text.size + 1> made;
    made.write(text.at.data());
    return made;
}

}  // namespace hantei
