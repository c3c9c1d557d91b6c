// SPDX-License-Identifier: MIT
// Bad numbers never give a silent answer: which shape, which field, what is wrong.
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

    friend constexpr bool operator==(flaw const&, flaw const&) = default;
};

/// The flaws of one shape, in the order of its fields.
class flaw_list {
  public:
    constexpr flaw const* begin() const { return list_.data(); }
    constexpr flaw const* end() const { return list_.data() + size_; }
    constexpr size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr flaw const& operator[](size_t i) const { return list_[i]; }

    constexpr void add(flaw const& f) {
        if (size_ < list_.size()) list_[size_++] = f;
    }

  private:
    array<flaw, 8> list_{};
    size_t size_ = 0;
};

/// What a predicate or a measure throws for a shape that is not one: NaN, an infinity, a negative radius, min above max, a
/// zero direction. In a constant expression the build fails instead, at a call that names the shape and the field.
class invalid_shape : public domain_error {
  public:
    explicit invalid_shape(flaw const& f)
        : domain_error(string("hantei: ").append(f.shape).append(": ").append(f.field).append(" ").append(f.what)),
          flaw_(f) {}

    flaw const& reason() const noexcept { return flaw_; }

  private:
    flaw flaw_;
};

}  // namespace hantei

namespace hantei {

template <class T>
constexpr bool is_finite(T const& x) {
    if constexpr (floating_point<T>) {
        return magnitude_of(x) <= numeric_limits<T>::max();
    } else {
        return true;
    }
}

/// Collects the flaws that a shape's inspect() finds.
struct flaw_report {
    char const* shape;
    flaw_list found{};

    constexpr void require(bool ok, char const* field, char const* what) {
        if (!ok) found.add({shape, field, what});
    }
    constexpr void finite(char const* field, auto const& v) {
        require(all(v, [](auto const& x) { return is_finite(x); }), field, "is not finite (NaN or infinity)");
    }
    template <scalar T>
    constexpr void length(char const* field, T const& x) {
        require(is_finite(x), field, "is not finite (NaN or infinity)");
        require(!(x < T{0}), field, "is negative");
    }
    template <class T, size_t N>
    constexpr void extents(char const* field, vec<T, N> const& v) {
        finite(field, v);
        require(!any_negative(v), field, "is negative");
    }
    constexpr void direction(char const* field, auto const& v) {
        finite(field, v);
        require(!all(v, [](auto const& x) { return x == remove_cvref_t<decltype(x)>{0}; }), field,
                "is zero: it must point somewhere");
    }
    constexpr void axes(char const* field, auto const& v) { direction(field, v); }
    template <class T, size_t N>
    constexpr void ordered(char const* field, vec<T, N> const& low, vec<T, N> const& high) {
        bool ok = true;
        for (size_t i = 0; i < N; ++i) ok = ok && !(high[i] < low[i]);
        require(ok, field, "is above max: the corners are swapped");
    }

  private:
    template <class T, size_t N>
    static constexpr bool any_negative(vec<T, N> const& v) {
        bool found_one = false;
        for (size_t i = 0; i < N; ++i) found_one = found_one || v[i] < T{0};
        return found_one;
    }
    template <class T, size_t N, class F>
    static constexpr bool all(vec<T, N> const& v, F f) {
        bool ok = true;
        for (size_t i = 0; i < N; ++i) ok = ok && f(v[i]);
        return ok;
    }
    template <class T, size_t N, class F>
    static constexpr bool all(array<T, N> const& v, F f) {
        bool ok = true;
        for (T const& x : v) ok = ok && f(x);
        return ok;
    }
};

/// By value: a compiler that meets the throw in a constant expression prints the arguments of this call.
template <class S>
[[noreturn]] constexpr void refuse_invalid(char const* shape, char const* field, char const* what) {
    throw invalid_shape({shape, field, what});
}

/// Throws invalid_shape for the first flaw of s.
template <shape S>
constexpr void validate(S const& s) {
    flaw_report report{S::name};
    s.inspect(report);
    if (report.found.empty()) return;
    flaw const& f = report.found[0];
    refuse_invalid<S>(f.shape, f.field, f.what);
}

}  // namespace hantei

export namespace hantei {

/// Everything that is wrong with s; empty for a valid shape.
inline constexpr struct flaws_fn {
    template <shape S>
    constexpr flaw_list operator()(S const& s) const {
        flaw_report report{S::name};
        s.inspect(report);
        return report.found;
    }
} flaws;

/// s has no flaw.
inline constexpr struct is_valid_fn {
    template <shape S>
    constexpr bool operator()(S const& s) const {
        return flaws(s).empty();
    }
} is_valid;

}  // namespace hantei
