// SPDX-License-Identifier: MIT
// The validation of shapes: which shape, which field, and what is wrong. Bad numbers never give a silent answer.
export module hantei:validation;
import :base;
import :scalar;
import :vec;
import :shape;

export namespace hantei {

/// One thing that is wrong with a shape.
struct flaw {
    char const* shape = "";  ///< "disk", "aabb", ...
    char const* field = "";  ///< "radius", "min", ...
    char const* what = "";   ///< "is negative", ...
    int numbers = 0;         ///< how many indices (first, second) follow `what`: of vertices, sides or holes, from 0
    size_t first = 0, second = 0;
    size_t hole = 0;         ///< of a polygon: 0 is the outer ring, i is hole i − 1

    /// Compares texts, not pointers.
    constexpr bool operator==(flaw const& other) const {
        return same_words(shape, other.shape) && same_words(field, other.field) && same_words(what, other.what) &&
               numbers == other.numbers && first == other.first && second == other.second && hole == other.hole;
    }

  private:
    static constexpr bool same_words(char const* a, char const* b) {
        while (*a != 0 && *a == *b) ++a, ++b;
        return *a == *b;
    }
};

/// The flaws of one shape, in the order of its fields: at most eight.
class flaw_list {
  public:
    constexpr flaw_list() = default;
    /// Keeps the first eight flaws.
    constexpr flaw_list(initializer_list<flaw> flaws) {
        for (auto const& f : flaws) add(f);
    }
    constexpr flaw const* begin() const { return list_.data(); }
    constexpr flaw const* end() const { return list_.data() + size_; }
    constexpr size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr flaw const& operator[](size_t i) const { return list_[i]; }

    constexpr void add(flaw const& f) {
        if (size_ < list_.size()) list_[size_++] = f;
    }
    constexpr bool operator==(flaw_list const& other) const {
        bool same = size_ == other.size_;
        for (size_t i = 0; same && i < size_; ++i) same = list_[i] == other.list_[i];
        return same;
    }

  private:
    array<flaw, 8> list_{};
    size_t size_ = 0;
};

}  // namespace hantei

namespace hantei {

/// Calls add with the words of the sentence about a flaw, one after the other.
template <class Add>
constexpr void each_word_of(flaw const& f, Add add) {
    auto const add_number = [&add](size_t n) {
        char digits[21]{};
        size_t i = 20;
        do digits[--i] = static_cast<char>('0' + n % 10);
        while ((n /= 10) != 0);
        add(digits + i);
    };
    add("hantei: ");
    add(f.shape);
    add(": ");
    add(f.field);
    if (f.hole > 0) {
        add("[");
        add_number(f.hole - 1);
        add("]");
    }
    add(" ");
    add(f.what);
    if (f.numbers > 0) {
        add(" ");
        add_number(f.first);
    }
    if (f.numbers > 1) {
        add(" and ");
        add_number(f.second);
    }
}

}  // namespace hantei

export namespace hantei {

/// The exception for an invalid shape, thrown by predicates and measures: NaN, an infinity, a negative radius, min above max, a zero direction,
/// a ring that crosses itself. In a constant expression the build fails instead, at a call that names the shape and the field.
class invalid_shape : public domain_error {
  public:
    inline explicit invalid_shape(flaw const& f) : domain_error(text_of(f)), flaw_(f) {}

    inline flaw const& reason() const noexcept { return flaw_; }

  private:
    static inline string text_of(flaw const& f) {
        string text;
        each_word_of(f, [&text](char const* word) { text.append(word); });
        return text;
    }
    flaw flaw_;
};

}  // namespace hantei

namespace hantei {

template <class T>
constexpr bool is_finite(T const& x) {
    if constexpr (floating_point<T>) return magnitude_of(x) <= numeric_limits<T>::max();
    return true;
}
/// Whether all coordinates are finite. Every shape in a constant expression is tested here, and a call takes the compiler a microsecond, so
/// is_finite is not called for each coordinate.
template <class T>
constexpr bool all_finite(T const& v) {
    if constexpr (scalar<T>) {
        return is_finite(v);
    } else if constexpr (floating_point<typename T::scalar_type>) {
        constexpr auto greatest = numeric_limits<typename T::scalar_type>::max();
        bool const in_plane = (magnitude_of(v.x) <= greatest) & (magnitude_of(v.y) <= greatest);
        if constexpr (T::dimension == 3) return in_plane & (magnitude_of(v.z) <= greatest);
        return in_plane;
    } else {
        return true;
    }
}
/// Whether a is below b on some axis.
template <class T, size_t N>
constexpr bool below_on_some_axis(vec<T, N> const& a, vec<T, N> const& b) {
    bool const in_plane = (a.x < b.x) | (a.y < b.y);
    if constexpr (N == 3) return in_plane | (a.z < b.z);
    return in_plane;
}

/// The rules for the fields of a shape. Report::require decides what happens if one is broken.
template <class Report>
struct inspection {
    constexpr void finite(char const* field, auto const& v) {
        require(all_finite(v), field, "is not finite (NaN or infinity)");
    }
    template <scalar T>
    constexpr void length(char const* field, T const& x) {
        finite(field, x);
        require(!(x < T{0}), field, "is negative");
    }
    template <class T, size_t N>
    constexpr void extents(char const* field, vec<T, N> const& v) {
        finite(field, v);
        require(!below_on_some_axis(v, vec<T, N>{}), field, "is negative");
    }
    template <class V>
    constexpr void direction(char const* field, V const& v) {
        finite(field, v);
        require(v != V{}, field, "is zero: it must point somewhere");
    }
    template <class T, size_t N>
    constexpr void ordered(char const* field, vec<T, N> const& low, vec<T, N> const& high) {
        require(!below_on_some_axis(high, low), field, "is above max: the corners are swapped");
    }
    /// A rule that only one shape has. If it is broken, `what` continues the sentence after the name of the field.
    constexpr void rule(char const* field, bool ok, char const* what) { require(ok, field, what); }
    /// A rule about vertices, sides or holes. If it is broken, the first `numbers` of the indices a and b tell where.
    constexpr void none_at(char const* field, bool ok, char const* what, int numbers, size_t a, size_t b, size_t hole) {
        static_cast<Report*>(this)->require(ok, field, what, numbers, a, b, hole);
    }

  private:
    constexpr void require(bool ok, char const* field, char const* what) {
        static_cast<Report*>(this)->require(ok, field, what, 0, 0, 0, 0);
    }
};
/// Lists the flaws of a shape.
struct flaw_report : inspection<flaw_report> {
    char const* shape;
    flaw_list found{};

    constexpr explicit flaw_report(char const* name) : shape(name) {}
    constexpr void require(bool ok, char const* field, char const* what, int numbers, size_t a, size_t b, size_t hole) {
        if (!ok) found.add({shape, field, what, numbers, a, b, hole});
    }
};
/// Only whether a shape has no flaw, without a branch.
struct validity : inspection<validity> {
    bool ok = true;

    constexpr void require(bool holds, auto const&...) { ok &= holds; }
};

/// Throws invalid_shape. The arguments are passed by value because a compiler that meets the throw in a constant expression prints them.
template <class S>
[[noreturn]] constexpr void refuse_invalid(char const* shape, char const* field, char const* what) {
    fail(invalid_shape({shape, field, what}));
}
template <class S>
[[noreturn]] constexpr void refuse_invalid(char const*, char const*, char const*, size_t, size_t, flaw const& f) {
    fail(invalid_shape(f));
}

template <shape S>
[[noreturn, gnu::noinline, gnu::cold]] constexpr void refuse_first_flaw(S const& s) {
    if constexpr (is_small_program) fail(bad_alloc());  // without the sentence
    flaw_report report(S::name);
    s.report_flaws(report);
    flaw const& f = report.found[0];
    if (is_constant_evaluated()) print_in_compiler([&f](auto add) { each_word_of(f, add); });
    if (f.numbers == 0 && f.hole == 0) refuse_invalid<S>(f.shape, f.field, f.what);
    refuse_invalid<S>(f.shape, f.field, f.what, f.first, f.second, f);
}

/// Throws invalid_shape for the first flaw of s.
template <shape S>
constexpr void validate(S const& s) {
    validity report;
    s.report_flaws(report);
    if (!report.ok) [[unlikely]]
        refuse_first_flaw(s);
}

template <shape S>
constexpr flaw_list flaws_of(S const& s) {
    flaw_report report(S::name);
    s.report_flaws(report);
    return report.found;
}
template <shape S>
constexpr bool has_no_flaw(S const& s) {
    validity report;
    s.report_flaws(report);
    return report.ok;
}

}  // namespace hantei
