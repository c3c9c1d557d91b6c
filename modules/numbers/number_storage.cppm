// SPDX-License-Identifier: MIT
// Where long numbers are stored: in the object itself, or, in a program that must be small (HANTEI_SMALL_PROGRAM), in memory that the program
// frees as a whole. Such a number is a pointer, and needs no code to be copied, passed or destroyed.
export module hantei:number_storage;
import :base;

namespace hantei {

#ifdef HANTEI_SMALL_PROGRAM

/// A value that does not change any more, held by its address. In constant evaluation each object has its own copy, and frees it.
template <class T>
class [[clang::trivial_abi]] stored_value {
  public:
    constexpr stored_value() = default;
    /// T{parts...}
    template <class... Parts>
        requires(!same_as<remove_cvref_t<Parts>, stored_value> && ...)
    constexpr explicit stored_value(Parts&&... parts)
        : place_(is_constant_evaluated() ? new T{static_cast<Parts&&>(parts)...}
                                         : ::new(hantei_number_memory(sizeof(T))) T{static_cast<Parts&&>(parts)...}) {}
    [[gnu::always_inline]] constexpr stored_value(stored_value const& other) : place_(other.place_) {
        if (is_constant_evaluated() && place_ != nullptr) place_ = new T(*place_);
    }
    [[gnu::always_inline]] constexpr stored_value& operator=(stored_value const& other) {
        if (is_constant_evaluated()) {
            T const* const before = place_;
            place_ = other.place_ == nullptr ? nullptr : new T(*other.place_);
            delete before;
        } else {
            place_ = other.place_;
        }
        return *this;
    }
    [[gnu::always_inline]] constexpr ~stored_value() {
        if (is_constant_evaluated()) delete place_;
    }
    constexpr T const* operator->() const { return place_ == nullptr ? &first : place_; }

  private:
    static constexpr T first{};
    T const* place_ = nullptr;
};
/// An array of n zeros.
constexpr uint64_t* new_limbs(int n) {
    auto const count = static_cast<size_t>(n);
    if (is_constant_evaluated()) return new uint64_t[count]{};
    auto* const all = static_cast<uint64_t*>(hantei_number_memory(count * sizeof(uint64_t)));
    for (size_t i = 0; i < count; ++i) all[i] = 0;
    return all;
}
constexpr void delete_limbs(uint64_t const* all) {
    if (is_constant_evaluated()) delete[] all;
}

#else

template <class T>
class stored_value {
  public:
    constexpr stored_value() = default;
    /// T{parts...}
    template <class... Parts>
        requires(!same_as<remove_cvref_t<Parts>, stored_value> && ...)
    constexpr explicit stored_value(Parts&&... parts) : value_{static_cast<Parts&&>(parts)...} {}
    constexpr T const* operator->() const { return &value_; }

  private:
    T value_{};
};
/// An array of n zeros.
constexpr uint64_t* new_limbs(int n) { return new uint64_t[static_cast<size_t>(n)]{}; }
constexpr void delete_limbs(uint64_t const* all) { delete[] all; }

#endif

}  // namespace hantei
