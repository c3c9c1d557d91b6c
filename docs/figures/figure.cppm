// SPDX-License-Identifier: MIT
// What a figure is: labeled parts that a drawing walks, and claims about them that a proof walks.
module;
#include <array>
#include <cstddef>
#include <tuple>
#include <utility>

export module hantei.figures:figure;
import hantei;

export namespace hantei::figures {

using enum relation;

/// What a part is in its figure: a shape that the claims judge, its mirrored, moved or turned picture, a working line or
/// region, or a number of the text that is written, not drawn.
enum class role { subject, image, working, number };

/// A shape or a number with its label and its role.
template <class T, role R>
struct part {
    using type = T;
    static constexpr role as = R;
    char const* label;
    T value;
};
template <class S>
using subject = part<S, role::subject>;
template <class S>
using image = part<S, role::image>;
template <class S>
using working = part<S, role::working>;
template <class T = double>
using number = part<T, role::number>;

/// The words of a figure: its slug (unique, a-z and hyphens), the text it comes from ("A" to "E", "A-E" where they disagree)
/// with the section in words, its title, and its claim in one sentence.
struct caption {
    char const* slug;
    char const* source;
    char const* section;
    char const* title;
    char const* says;
};

/// What a picture shows of an answer, in the plane: a point, or the way from one point to another.
struct mark {
    enum class kind { none, point, way };
    kind as = kind::none;
    vec<> from{};
    vec<> to{};
};

/// One thing that a figure asserts: subject, verb and object in words; the answer that the figure states, and the one that
/// the library or the text's own arithmetic gives for the figure's parts.
template <class Answer>
struct claim {
    char const* subject;
    char const* verb;
    char const* object;
    Answer stated;
    Answer found;
    mark shown{};
};
template <class Answer>
claim(char const*, char const*, char const*, Answer, Answer) -> claim<Answer>;
template <class Answer>
claim(char const*, char const*, char const*, Answer, Answer, mark) -> claim<Answer>;

/// A struct with a caption named `about`, members() and claims(): tuples of part and of claim.
template <class F>
concept figure = requires(F const& f) {
    { F::about.slug };
    f.members();
    f.claims();
};

/// Thrown by prove: the figure, and the words of the first claim that does not hold.
struct unmet_claim {
    char const* figure;
    char const* subject;
    char const* verb;
    char const* object;
};

/// a == b; element by element for arrays, whose == an importer need not see.
template <class Answer>
constexpr bool same(Answer const& a, Answer const& b) {
    if constexpr (requires { a.size(); }) {
        for (std::size_t i = 0; i < a.size(); ++i)
            if (!(a[i] == b[i])) return false;
        return true;
    } else {
        return a == b;
    }
}

/// Throws unmet_claim unless stated == found. In a constant expression that ends the build, and the compiler's note shows
/// the arguments of this call: the answers are taken by value for its sake.
template <class Answer>
constexpr void require(char const* figure, char const* subject, char const* verb, char const* object, Answer stated,
                       Answer found) {
    if (!same(stated, found)) {
        throw unmet_claim{figure, subject, verb, object};
    }
}

template <class F, class Elements, std::size_t... I>
constexpr decltype(auto) with_elements_at(F f, Elements const& all, std::index_sequence<I...>) {
    return f(std::get<I>(all)...);
}
/// f(elements...) of a tuple or array. (std::apply looks whether f may throw, which takes the compiler most of its time.)
template <class F, class Elements>
constexpr decltype(auto) with_elements(F f, Elements const& all) {
    return with_elements_at(f, all, std::make_index_sequence<std::tuple_size_v<Elements>>{});
}

/// Calls f with each part of the figure, in drawing order.
template <figure F, class Visitor>
constexpr void for_each_part(F const& figure, Visitor visitor) {
    with_elements([&visitor](auto const&... parts) { (visitor(parts), ...); }, figure.members());
}

/// Whether each shape in a part is valid: the part is one, or it is made of edges; numbers hold none.
template <class T>
constexpr bool has_valid_shapes(T const& value) {
    if constexpr (shape<T>) {
        return is_valid(value);
    } else if constexpr (requires { value.edges(); }) {
        return with_elements([](auto const&... edge) { return (is_valid(edge) && ...); }, value.edges());
    } else {
        return true;
    }
}

/// The number of claims of the figure, after each of them and the validity of each shape was checked. A claim that does not
/// hold throws unmet_claim; in a constant expression the build fails and names the figure and the claim.
template <figure F>
constexpr std::size_t prove(F const& figure) {
    for_each_part(figure,
                  [](auto const& p) { require(F::about.slug, p.label, "is", "valid", true, has_valid_shapes(p.value)); });
    return with_elements(
        [](auto const&... c) {
            (require(F::about.slug, c.subject, c.verb, c.object, c.stated, c.found), ...);
            return sizeof...(c);
        },
        figure.claims());
}

/// Whether every claim of the figure holds and every shape in it is valid.
template <figure F>
constexpr bool holds(F const& figure) {
    return with_elements([](auto const&... p) { return (has_valid_shapes(p.value) && ...); }, figure.members()) &&
           with_elements([](auto const&... c) { return (same(c.stated, c.found) && ...); }, figure.claims());
}

}  // namespace hantei::figures
