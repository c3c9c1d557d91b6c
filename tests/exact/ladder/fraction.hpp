// SPDX-License-Identifier: MIT
// What numbers with an error stand for, in GMP's fractions, and how much of their error has been used.
#pragma once

#include "hard_numbers.hpp"

#include <gmpxx.h>

namespace ladder {

using fraction = mpq_class;

/// The value of a disc or a counted double, of a double-double or of a double.
template <class X>
fraction value_of(X const& x) {
    if constexpr (requires { x.value; }) {
        return x.value;
    } else if constexpr (requires { x.lo; }) {
        return fraction(x.hi) + fraction(x.lo);
    } else if constexpr (requires { x.hi; }) {
        return x.hi;
    } else {
        return x;
    }
}
/// Its error: stored, relative, or none.
template <class X>
fraction error_of(X const& x) {
    if constexpr (requires { x.err; }) {
        return x.err;
    } else if constexpr (requires { x.error; }) {
        return x.error;
    } else if constexpr (requires { X::relative; }) {
        return abs(fraction(x.hi)) * X::relative * fraction(0x1p-106);
    } else if constexpr (requires { X::count; }) {
        return abs(fraction(x.value)) * X::count * fraction(0x1p-53);
    } else {
        return 0;
    }
}

/// A number, and a real for which it stands.
template <class X>
struct operand {
    X number;
    fraction truth;
};
/// At either end of the error, in the middle, or between.
template <class X>
operand<X> drawn(hard_numbers& d, X const& x) {
    fraction const e = error_of(x);
    int const eighths = d.one_in(2) ? (d.one_in(2) ? 8 : -8) : d.whole(-8, 8);
    return {x, value_of(x) + e * fraction(eighths, 8)};
}

/// √x, right to 1,000 bits.
inline fraction root_of(fraction const& x) {
    mpf_class const precise(x, 1100);
    return fraction(sqrt(precise));
}

/// The results of one operation: those that are off by more than they say, and the largest part of the error that any has used.
struct tally {
    long results = 0, wrong = 0;
    double worst = 0;

    /// `spare` is for the rounding of the error itself.
    template <class X>
    void add(X const& x, fraction const& truth, double spare = 0x1p-40) {
        fraction const off = abs(truth - value_of(x)), allowed = error_of(x);
        ++results;
        wrong += off > allowed * (1 + fraction(spare)) || !is_normalized(x);
        if (allowed != 0) worst = std::fmax(worst, fraction(off / allowed).get_d());
    }
    void add(tally const& t) {
        results += t.results;
        wrong += t.wrong;
        worst = std::fmax(worst, t.worst);
    }

  private:
    /// Unless low parts may be of any size.
    template <class X>
    static bool is_normalized(X const& x) {
        if constexpr (requires { x.lo; } && !requires { requires X::is_running; }) {
            if constexpr (requires { requires X::is_nonnegative; })
                if (x.hi < 0) return false;
            return std::fabs(x.lo) <= 0x1p-53 * std::fabs(x.hi) && x.hi + x.lo == x.hi;
        }
        return true;
    }
};

}  // namespace ladder
