// SPDX-License-Identifier: MIT
// Many shapes, drawn for one question.
#pragma once

#include <tuple>
#include <vector>

#include "shapes.hpp"

namespace bench {

template <class A, class B>
struct cases {
    std::vector<A> first;
    std::vector<B> second;
};
template <class A, class B>
cases<A, B> draw_cases(data kind) {
    shape_dice<typename A::scalar_type> d(kind);
    cases<A, B> r;
    for (int i = 0; i < pairs_in_pass; ++i) {
        r.first.push_back(drawn(d, static_cast<A*>(nullptr)));
        r.second.push_back(drawn(d, static_cast<B*>(nullptr)));
    }
    return r;
}

/// Lists of arguments for a function of X..., of those that are drawn the ones for which counts(arguments...) is true.
template <class... X, class Counts>
std::vector<std::tuple<X...>> draw_arguments(data kind, Counts counts) {
    using T = typename std::tuple_element_t<0, std::tuple<X...>>::scalar_type;
    shape_dice<T> d(kind);
    std::vector<std::tuple<X...>> r;
    r.reserve(pairs_in_pass);
    while (r.size() < pairs_in_pass) {
        std::tuple<X...> const x{drawn(d, static_cast<X*>(nullptr))...};
        if (std::apply(counts, x)) r.push_back(x);
    }
    return r;
}

}  // namespace bench
