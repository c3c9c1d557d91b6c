// SPDX-License-Identifier: MIT
// The alternative that a variant holds: a std::visit that needs a third of the templates.
export module hantei:visiting;
import :base;

namespace hantei {

/// f(alternative) for the alternative that v holds, whose index is at least Index.
template <size_t Index, class Answer, class... X>
[[gnu::always_inline]] constexpr Answer visit_from(variant<X...> const& v, auto& f) {
    if constexpr (Index + 1 < sizeof...(X)) {
        if (v.index() != Index) return visit_from<Index + 1, Answer>(v, f);
    }
    return f(*get_if<Index>(&v));
}
/// f(alternative) for the alternative that v holds. f returns one type for all alternatives. Throws std::bad_variant_access if v holds none.
template <class... X>
constexpr decltype(auto) visit_held(variant<X...> const& v, auto f) {
    if (v.valueless_by_exception()) fail(bad_variant_access());
    return visit_from<0, decltype(f(*get_if<0>(&v)))>(v, f);
}

}  // namespace hantei
