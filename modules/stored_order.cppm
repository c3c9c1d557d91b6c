// SPDX-License-Identifier: MIT
// An order of shapes of one type, by the numbers that are stored.
export module hantei:stored_order;
import :base;
import :scalar;
import :sign;

namespace hantei {

/// x before, level with or after y in the order of their stored numbers: −1, 0 or 1. Y: X, but for where it keeps its vertices.
template <class X, class Y>
constexpr int stored_order(X const& x, Y const& y) {
    if constexpr (scalar<X>) {
        return exactly::compare(x, y);
    } else if constexpr (requires { x.size(); }) {
        size_t const common = smaller(x.size(), y.size());
        for (size_t i = 0; i < common; ++i)
            if (int const order = stored_order(x[i], y[i]); order != 0) return order;
        return (y.size() < x.size()) - (x.size() < y.size());
    } else if constexpr (requires { x.hole_count(); }) {
        int order = stored_order(x.corners(), y.corners());
        if (order == 0) order = (y.hole_count() < x.hole_count()) - (x.hole_count() < y.hole_count());
        for (size_t i = 0; order == 0 && i < x.hole_count(); ++i) order = stored_order(x.hole(i), y.hole(i));
        return order;
    } else if constexpr (requires { x.parts(); }) {
        int order = 0;
        auto const part = [&order](auto const& p, auto const& q) { order = order != 0 ? order : stored_order(p, q); };
        apply([&](auto const&... p) { apply([&](auto const&... q) { (part(p, q), ...); }, y.parts()); }, x.parts());
        return order;
    } else {
        for (size_t i = 0; i < X::dimension; ++i)
            if (int const order = stored_order(x[i], y[i]); order != 0) return order;
        return 0;
    }
}

}  // namespace hantei
