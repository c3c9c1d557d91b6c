// SPDX-License-Identifier: MIT
// Exact integers scaled by powers of 2^64: sums, differences and products of floating-point numbers without rounding.
//
// Every finite float, double and integer is such a number, and they are closed under +, - and *: a polynomial in the
// stored numbers is evaluated without any error, whatever the magnitudes (subnormals and 1e308 in one expression).
// Limbs are aligned by whole words, so nothing is ever shifted by bits after the conversion. Source: Knuth, The Art of
// Computer Programming, volume 2, section 4.3.1 (algorithms A, S and M).
export module hantei:dyadic;
import :base;
import :number_storage;

namespace hantei {

/// An array of limbs; short ones live inside the object, so ordinary inputs never touch the heap.
class limbs {
  public:
    constexpr limbs() = default;
    constexpr explicit limbs(int size) : size_(size) {
        if (size > inline_size) heap_ = new_limbs(size);
    }
    /// The limbs of a number below 2^128, without a zero at either end.
    constexpr explicit limbs(uint128 x) {
        auto const low = static_cast<uint64_t>(x), high = static_cast<uint64_t>(x >> 64);
        if (low != 0) inline_.at[size_++] = low;
        if (high != 0) inline_.at[size_++] = high;
    }
    /// A copy of `size` limbs.
    constexpr limbs(uint64_t const* from, int size) : limbs(size) {
        uint64_t* const to = data();
        for (int i = 0; i < size; ++i) to[i] = from[i];
    }
    constexpr limbs(limbs const& other) : inline_(other.inline_), size_(other.size_) {
        if (other.heap_ != nullptr) *this = limbs(other.heap_, other.size_);
    }
    /// (Written out, because numbers are moved all the time: by the assignment below, the compiler would take a twentieth more steps in all.)
    constexpr limbs(limbs&& other) noexcept : inline_(other.inline_), heap_(other.heap_), size_(other.size_) {
        other.heap_ = nullptr;
        other.size_ = 0;
    }
    constexpr limbs& operator=(limbs const& other) {
        if (this != &other) *this = limbs(other);
        return *this;
    }
    constexpr limbs& operator=(limbs&& other) noexcept {
        if (this != &other) {
            if (heap_ != nullptr) delete_limbs(heap_);
            inline_ = other.inline_;
            heap_ = other.heap_;
            size_ = other.size_;
            other.heap_ = nullptr;
            other.size_ = 0;
        }
        return *this;
    }
    constexpr ~limbs() {
        if (heap_ != nullptr) delete_limbs(heap_);
    }

    constexpr int size() const { return size_; }
    constexpr uint64_t& operator[](int i) { return heap_ ? heap_[i] : inline_.at[i]; }
    constexpr uint64_t operator[](int i) const { return heap_ ? heap_[i] : inline_.at[i]; }
    constexpr uint64_t* data() { return heap_ ? heap_ : inline_.at; }
    constexpr uint64_t const* data() const { return heap_ ? heap_ : inline_.at; }
    constexpr int zeros() const {
        int count = 0;
        uint64_t const* const all = data();
        for (int i = 0; i < size_; ++i) count += all[i] == 0;
        return count;
    }

    /// Forgets all limbs outside [first, last).
    constexpr void keep(int first, int last) {
        if (first > 0)
            for (int i = first; i < last; ++i) (*this)[i - first] = (*this)[i];
        size_ = last - first;
    }

  private:
    static constexpr int inline_size = is_small_program ? 4 : 8;
    /// A struct, because the compiler copies it as a whole in one step, and an array in a loop of many steps.
    struct few {
        uint64_t at[inline_size]{};
    };
    few inline_;
    uint64_t* heap_ = nullptr;
    int size_ = 0;
};

/// The number sign · Σ limb[i] · 2^(64 · (i + shift)). No limb at either end is zero, so zero has no limbs. Numbers of one limb, such as most
/// that people write down, have shortcuts.
class dyadic {
  public:
    constexpr dyadic() = default;
    constexpr dyadic(double x) : dyadic(of_bits(bit_cast<uint64_t>(x))) {}
    constexpr dyadic(float x) : dyadic(static_cast<double>(x)) {}
    template <signed_integral I>
    constexpr dyadic(I x)
        : dyadic(x < 0 ? -1 : 1, x < 0 ? uint64_t{0} - static_cast<uint64_t>(x) : static_cast<uint64_t>(x), 0) {}
    /// mantissa · 2^exponent
    static constexpr dyadic scaled(uint64_t mantissa, int exponent) { return of(1, mantissa, exponent); }

    constexpr int sign() const { return sign_; }
    /// The number of limbs.
    constexpr int length() const { return limbs_.size(); }
    constexpr bool is_one() const { return sign_ == 1 && shift_ == 0 && limbs_.size() == 1 && limbs_[0] == 1; }

    /// The leading 64 bits m (truncated, 2^63 <= m) and an e such that |value| = m · 2^e up to the truncation; m = 0 for zero.
    struct leading {
        uint64_t mantissa = 0;
        int exponent = 0;
    };
    constexpr leading lead() const {
        int const n = limbs_.size();
        if (n == 0) return {};
        int const zeros = countl_zero(limbs_[n - 1]);
        uint64_t m = limbs_[n - 1] << zeros;
        if (zeros > 0 && n > 1) m |= limbs_[n - 2] >> (64 - zeros);
        return {m, 64 * (shift_ + n - 1) - zeros};
    }

    /// An e such that the number is a multiple of 2^e.
    constexpr int lowest_place() const { return 64 * shift_; }

    /// x without its limbs below 2^place. The loss is less than 2^place.
    friend constexpr dyadic truncated_at(dyadic const& x, int place) {
        int const first = (place >> 6) - x.shift_;
        if (first <= 0) return x;
        dyadic r;
        int const left = x.limbs_.size() - first;
        if (left <= 0) return r;
        r.sign_ = x.sign_;
        r.shift_ = x.shift_ + first;
        r.limbs_ = limbs(x.limbs_.data() + first, left);
        r.trim();
        return r;
    }

    friend constexpr dyadic operator-(dyadic a) {
        a.sign_ = -a.sign_;
        return a;
    }
    friend constexpr dyadic operator+(dyadic const& a, dyadic const& b) { return sum(a, b, b.sign_); }
    friend constexpr dyadic operator-(dyadic const& a, dyadic const& b) { return sum(a, b, -b.sign_); }
    friend constexpr dyadic operator*(dyadic const& a, dyadic const& b) {
        int const n = a.limbs_.size(), m = b.limbs_.size();
        if (n == 1 && m == 1) return {a.sign_ * b.sign_, uint128{a.limbs_[0]} * b.limbs_[0], a.shift_ + b.shift_};
        dyadic r;
        if (n == 0 || m == 0) return r;
        r.sign_ = a.sign_ * b.sign_;
        r.shift_ = a.shift_ + b.shift_;
        r.limbs_ = limbs(n + m);
        // Sums of numbers of very different magnitudes are mostly zero limbs. Zeros of the first factor cost nothing, so it is the one with
        // more of them.
        bool const long_ones = n > 8 && m > 8;
        if (long_ones && a.limbs_.zeros() * m < b.limbs_.zeros() * n) {
            add_products(b.limbs_.data(), m, a.limbs_.data(), n, r.limbs_.data());
        } else {
            add_products(a.limbs_.data(), n, b.limbs_.data(), m, r.limbs_.data());
        }
        r.trim();
        return r;
    }
    /// The sign of a − b.
    friend constexpr int compare(dyadic const& a, dyadic const& b) {
        return a.sign_ != b.sign_ ? a.sign_ - b.sign_ : a.sign_ * compare_magnitudes(a, b);
    }
    /// Compares limbs: equal numbers have the same, because no limb at either end is zero.
    friend constexpr bool operator==(dyadic const& a, dyadic const& b) {
        int const n = a.limbs_.size();
        if (a.sign_ != b.sign_ || a.shift_ != b.shift_ || n != b.limbs_.size()) return false;
        for (int i = 0; i < n; ++i)
            if (a.limbs_[i] != b.limbs_[i]) return false;
        return true;
    }
    friend constexpr bool operator<(dyadic const& a, dyadic const& b) { return compare(a, b) < 0; }

  private:
    /// sign · magnitude · 2^(64 · shift)
    constexpr dyadic(int sign, uint128 magnitude, int shift)
        : sign_(magnitude == 0 ? 0 : sign),
          shift_(magnitude == 0 ? 0 : shift + (static_cast<uint64_t>(magnitude) == 0)),
          limbs_(magnitude) {}
    /// The double with these bits.
    static constexpr dyadic of_bits(uint64_t bits) {
        int const biased = static_cast<int>(bits >> 52) & 0x7ff;
        uint64_t const mantissa = (bits & ((uint64_t{1} << 52) - 1)) | (biased ? uint64_t{1} << 52 : 0);
        return of(bits >> 63 ? -1 : 1, mantissa, (biased ? biased : 1) - 1075);
    }
    /// sign · mantissa · 2^exponent
    static constexpr dyadic of(int sign, uint64_t mantissa, int exponent) {
        return {sign, uint128{mantissa} << (exponent & 63), exponent >> 6};
    }
    /// Adds x · y to the n + m limbs of `sum`, which are all zero. Two limbs of x at once read and write the sum half as often.
    static constexpr void add_products(uint64_t const* x, int n, uint64_t const* y, int m, uint64_t* sum) {
        int i = 0;
        for (; i + 1 < n; i += 2) {
            if (x[i] == 0 && x[i + 1] == 0) continue;
            uint64_t low_carry = 0, high_carry = 0, before = 0;
            for (int j = 0; j < m; ++j) {
                uint128 const low = uint128{x[i]} * y[j] + sum[i + j] + low_carry;
                uint128 const high = uint128{x[i + 1]} * before + static_cast<uint64_t>(low) + high_carry;
                sum[i + j] = static_cast<uint64_t>(high);
                low_carry = static_cast<uint64_t>(low >> 64);
                high_carry = static_cast<uint64_t>(high >> 64);
                before = y[j];
            }
            uint128 const last = uint128{x[i + 1]} * before + low_carry + high_carry;
            sum[i + m] = static_cast<uint64_t>(last);
            sum[i + m + 1] = static_cast<uint64_t>(last >> 64);
        }
        for (; i < n; ++i) {
            if (x[i] == 0) continue;
            uint64_t carry = 0;
            for (int j = 0; j < m; ++j) {
                uint128 const t = uint128{x[i]} * y[j] + sum[i + j] + carry;
                sum[i + j] = static_cast<uint64_t>(t);
                carry = static_cast<uint64_t>(t >> 64);
            }
            sum[i + m] = carry;
        }
    }
    /// Adds a carry to a number that has room for it.
    static constexpr void add_carry(uint64_t* limb, uint64_t carry) {
        for (; carry != 0; ++limb) {
            *limb += carry;
            carry = *limb < carry;
        }
    }
    static constexpr void subtract_borrow(uint64_t* limb, uint64_t borrow) {
        for (; borrow != 0; ++limb) {
            uint64_t const before = *limb;
            *limb -= borrow;
            borrow = before < borrow;
        }
    }
    constexpr void trim() {
        int first = 0, last = limbs_.size();
        while (last > 0 && limbs_[last - 1] == 0) --last;
        while (first < last && limbs_[first] == 0) ++first;
        limbs_.keep(first, last);
        shift_ = last == 0 ? 0 : shift_ + first;
        if (last == 0) sign_ = 0;
    }
    /// The limb that stands for 2^(64 · place); zero outside the stored ones.
    constexpr uint64_t at(int place) const {
        int const i = place - shift_;
        return i >= 0 && i < limbs_.size() ? limbs_[i] : 0;
    }
    constexpr int top() const { return shift_ + limbs_.size(); }

    static constexpr int compare_magnitudes(dyadic const& a, dyadic const& b) {
        if (a.shift_ == b.shift_ && a.limbs_.size() == 1 && b.limbs_.size() == 1)
            return (a.limbs_[0] > b.limbs_[0]) - (a.limbs_[0] < b.limbs_[0]);
        if (a.top() != b.top()) return a.top() < b.top() ? -1 : 1;
        for (int place = a.top() - 1, last = smaller(a.shift_, b.shift_); place >= last; --place)
            if (a.at(place) != b.at(place)) return a.at(place) < b.at(place) ? -1 : 1;
        return 0;
    }
    /// a + b with b's sign replaced by `sign`.
    static constexpr dyadic sum(dyadic const& a, dyadic const& b, int sign) {
        if (sign == 0) return a;
        if (a.sign_ == 0) {
            dyadic r = b;
            r.sign_ = sign;
            return r;
        }
        bool const add = a.sign_ == sign;
        if (a.shift_ == b.shift_ && a.limbs_.size() == 1 && b.limbs_.size() == 1) {
            uint64_t const x = a.limbs_[0], y = b.limbs_[0];
            if (add) return {sign, uint128{x} + y, a.shift_};
            return x < y ? dyadic(sign, y - x, a.shift_) : dyadic(a.sign_, x - y, a.shift_);
        }
        int const order = add ? 1 : compare_magnitudes(a, b);
        dyadic r;
        if (order == 0) return r;
        dyadic const& big = order > 0 ? a : b;
        dyadic const& small = order > 0 ? b : a;
        int const low = smaller(a.shift_, b.shift_), high = larger(a.top(), b.top());
        r.sign_ = order > 0 ? a.sign_ : sign;
        r.shift_ = low;
        r.limbs_ = limbs(high - low + 1);
        uint64_t* const limb = r.limbs_.data() + (small.shift_ - low);
        uint64_t* const of_big = r.limbs_.data() + (big.shift_ - low);
        uint64_t const* const x = big.limbs_.data();
        for (int i = 0; i < big.limbs_.size(); ++i) of_big[i] = x[i];
        int const n = small.limbs_.size();
        uint64_t const* const y = small.limbs_.data();
        uint64_t carry = 0;
        if (add) {
            for (int i = 0; i < n; ++i) {
                uint64_t const partial = limb[i] + y[i], total = partial + carry;
                carry = (partial < y[i]) + (total < partial);
                limb[i] = total;
            }
            add_carry(limb + n, carry);
        } else {
            for (int i = 0; i < n; ++i) {
                uint64_t const before = limb[i], partial = before - y[i], total = partial - carry;
                carry = (before < y[i]) + (partial < carry);
                limb[i] = total;
            }
            subtract_borrow(limb + n, carry);
        }
        r.trim();
        return r;
    }

    int sign_ = 0;
    int shift_ = 0;
    limbs limbs_;
};

}  // namespace hantei
