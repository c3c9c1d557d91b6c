// SPDX-License-Identifier: MIT
// Exact numbers with one square root: a distance, a point on a circle or the t of a tangent all have this form.
export module hantei:surd;
import :base;
import :rational;

namespace hantei {

/// The exact number a + b·√c, c >= 0. Sums and products are for numbers with the same root, or of which one has none (b = 0).
struct surd {
    rational a;
    rational b = 0;
    rational c = 0;

    friend constexpr surd operator-(surd const& x) { return {-x.a, -x.b, x.c}; }
    friend constexpr surd operator+(surd const& x, surd const& y) { return {x.a + y.a, x.b + y.b, root_of(x, y)}; }
    friend constexpr surd operator+(surd const& x, rational const& y) { return {x.a + y, x.b, x.c}; }
    friend constexpr surd operator*(surd const& x, rational const& y) { return {x.a * y, x.b * y, x.c}; }
    friend constexpr surd operator*(surd const& x, surd const& y) {
        rational const& root = root_of(x, y);
        return {x.a * y.a + x.b * y.b * root, x.a * y.b + x.b * y.a, root};
    }

  private:
    static constexpr rational const& root_of(surd const& x, surd const& y) { return x.b.sign() != 0 ? x.c : y.c; }
};

/// The sign of a + b√c.
constexpr int sign(surd const& x) {
    int const sa = x.a.sign(), sb = x.b.sign() * x.c.sign();
    if (sa * sb >= 0) return sa != 0 ? sa : sb;
    return sa * compare(x.a * x.a, x.b * x.b * x.c);
}

/// The sign of x − y. With p = x.a − y.a + x.b·√x.c and q = y.b·√y.c: of one sign, they compare like their squares, and p² − q² has
/// but one root.
constexpr int compare(surd const& x, surd const& y) {
    surd const p{x.a - y.a, x.b, x.c};
    int const sp = sign(p), sq = y.b.sign() * y.c.sign();
    if (sp != sq) return sp < sq ? -1 : 1;
    if (sp == 0) return 0;
    return sp * sign(surd{p.a * p.a + p.b * p.b * p.c - y.b * y.b * y.c, p.a * p.b * rational(2), p.c});
}
constexpr bool operator<(surd const& x, surd const& y) { return compare(x, y) < 0; }
constexpr bool operator==(surd const& x, surd const& y) { return compare(x, y) == 0; }

}  // namespace hantei
