// SPDX-License-Identifier: MIT
#include "generator.hpp"

#include <numeric>

namespace oracle {

/// Coordinates from 0 to width - 1, sizes from 0 to 2, six turns: width is the greatest for which the grid has at most four times `wanted`
/// points, and at least 3.
template <class T>
void generator<T>::grid(std::vector<numbers>& out, std::size_t wanted) {
    static constexpr int turns[][4]{{1, 0, 0, 0}, {0, 1, 0, 0}, {1, 1, 0, 0}, {3, 4, 0, 0}, {-1, 0, 0, 0}, {2, 1, 0, 2}};
    auto choices = [](field const& f, std::size_t width) {
        return f.role == 't' ? std::size_t{5} : f.role == 'r' ? std::size_t{3} : width;
    };
    auto points = [&](std::size_t width) {
        std::uint64_t product = 1;
        for (auto const& f : lists_.fields()) {
            for (std::size_t i = 0; i < (f.role == 't' ? 1 : f.size); ++i) product *= choices(f, width);
        }
        return product;
    };
    std::size_t width = 3;
    while (width < 9 && points(width + 1) <= 4 * wanted) ++width;
    std::uint64_t const total = points(width);
    std::uint64_t stride = total / 8 * 5 + 1;  // without a common divisor with the total, so that no point comes twice
    while (std::gcd(stride, total) != 1) ++stride;
    std::uint64_t at = 0;
    for (std::uint64_t k = 0; k < std::min<std::uint64_t>(total, wanted); ++k) {
        at = (at + stride) % total;
        std::uint64_t rest = at;
        auto digit = [&rest](std::size_t base) {
            auto const d = rest % base;
            rest /= base;
            return d;
        };
        numbers v(lists_.size());
        for (auto const& f : lists_.fields()) {
            std::size_t const base = choices(f, width);
            if (f.role == 't') std::copy_n(turns[digit(base)], f.size, &v[f.at]);
            else std::generate_n(&v[f.at], f.size, [&] { return static_cast<T>(digit(base)); });
        }
        out.push_back(lists_.settle(std::move(v)));
    }
}

/// A touching placement of small numbers, moved by neighbors of one or two of them, or not at all.
template <class T>
auto generator<T>::nudged() -> numbers {
    auto v = lists_.small();
    for (int k = 0; k < 20 && look_(v).relation != relation::touching; ++k)
        v = lists_.chance(70) ? lists_.small() : lists_.degenerate();
    if (lists_.is_real && lists_.chance(50)) {
        auto const e = static_cast<int>(lists_.whole(-60, 60));
        for (auto const& f : lists_.fields()) {
            if (f.role == 't') continue;
            for (std::size_t i = f.at; i < f.at + f.size; ++i)
                v[i] = lists_.number_of(std::ldexp(static_cast<double>(v[i]), e));
        }
    }
    for (auto k = lists_.whole(0, 2); k > 0; --k) {
        T& x = v[static_cast<std::size_t>(lists_.whole(0, static_cast<std::int64_t>(v.size()) - 1))];
        x = next_toward(x, lists_.whole(-2, 2));
    }
    return lists_.settle(std::move(v));
}

/// The gap closed as well as the numbers allow: by the second shape's radius, or by moving the second shape.
template <class T>
auto generator<T>::near_tangent() -> numbers {
    auto v = lists_.chance(50) ? lists_.uniform() : lists_.decimal();
    auto const seen = look_(v);
    auto const& last = lists_.fields().back();
    if (last.role == 'r' && lists_.chance(70)) {
        T& radius = v[last.at];
        radius = next_toward(lists_.number_of(seen.distance - (seen.reach - static_cast<double>(radius))), lists_.whole(-1, 1));
        return lists_.settle(std::move(v));
    }
    double const keep = seen.distance > 0 ? std::max(0.0, 1 - seen.reach / seen.distance) : 0;
    for (auto const& f : lists_.fields()) {
        bool const place = f.at >= lists_.split() && (f.role == 'x' || f.role == 'm' || f.role == 'M');
        for (std::size_t i = 0; place && i < f.size; ++i) {
            T& x = v[f.at + i];
            x = next_toward(lists_.number_of(static_cast<double>(x) - keep * seen.gap[i]), lists_.whole(-1, 1));
        }
    }
    return lists_.settle(std::move(v));
}

/// Bisects one number until two neighbors have different answers, and keeps both cases.
template <class T>
void generator<T>::flip(std::vector<numbers>& out) {
    auto v = lists_.chance(50) ? lists_.uniform() : lists_.small();
    auto const i = static_cast<std::size_t>(lists_.whole(0, static_cast<std::int64_t>(v.size()) - 1));
    auto w = v;
    w[i] = lists_.chance(70) ? lists_.uniform()[i] : lists_.wild_number();
    auto const answer = look_(lists_.settle(v)).relation;
    if (answer == look_(lists_.settle(w)).relation) return;
    while (true) {
        auto u = v;
        u[i] = between(v[i], w[i]);
        if (u[i] == v[i] || u[i] == w[i]) break;
        (look_(lists_.settle(u)).relation == answer ? v : w)[i] = u[i];
    }
    out.push_back(lists_.settle(std::move(v)));
    out.push_back(lists_.settle(std::move(w)));
}

template <class T>
auto generator<T>::draw(std::size_t wanted, bool walks) -> std::vector<numbers> {
    std::vector<numbers> out;
    if (walks) grid(out, wanted / 2);
    while (!walks && out.size() < wanted / 2) out.push_back(lists_.on_grid(lists_.whole(3, 6)));
    while (out.size() < wanted) {
        auto const kind = lists_.whole(0, 99);
        if (kind < 3) flip(out);
        else if (kind < 13) out.push_back(nudged());
        else if (kind < 26) out.push_back(near_tangent());
        else if (kind < 34) out.push_back(lists_.wild());
        else if (kind < 44) out.push_back(lists_.one_magnitude());
        else if (kind < 50) out.push_back(lists_.two_magnitudes());
        else if (kind < 57) out.push_back(lists_.ties());
        else if (kind < 68) out.push_back(lists_.degenerate());
        else if (kind < 80) out.push_back(lists_.alike());
        else if (kind < 84) out.push_back(lists_.small());
        else if (kind < 88) out.push_back(lists_.quarters());
        else if (kind < 93) out.push_back(lists_.decimal());
        else out.push_back(lists_.uniform());
    }
    return out;
}

template class generator<double>;
template class generator<float>;
template class generator<std::int32_t>;
template class generator<std::int64_t>;

}  // namespace oracle
