// SPDX-License-Identifier: MIT
// Vectors, shapes, relations and results as text: what a program can be given back, and get the same bits.
export module hantei:printing;
import :base;
import :scalar;
import :vec;
import :relation;
import :shape;
import :results;
import :rotation;
import :point;
import :ball;
import :vertex_list;
import :convex;
import :polygon;
import :chain;
import :pose;

namespace hantei {

/// A std::ostream, or what is like one.
template <class Out>
concept stream = requires(Out& out, char const* text) {
    typename Out::char_type;
    out.rdbuf();
    out << text;
};

/// The shortest decimals that are read as the same number, as a literal of its type.
template <class T>
constexpr void print_number(auto& out, T const& x) {
    array<char, 32> digits{};
    auto const end = to_chars(digits.data(), digits.data() + digits.size() - 1, x).ptr;
    *end = '\0';
    out << static_cast<char const*>(digits.data());
    if constexpr (floating_point<T>) {
        bool whole = x - x == 0;  // neither infinite nor NaN
        for (auto p = digits.data(); p != end; ++p) whole &= *p != '.' && *p != 'e';
        if (whole) out << ".0";
        if (same_as<T, float> && x - x == 0) out << "f";
    }
}
template <class T>
constexpr char const* scalar_name() {
    if constexpr (same_as<T, double>) return "double";
    else if constexpr (same_as<T, float>) return "float";
    else if constexpr (same_as<T, int32_t>) return "std::int32_t";
    else return "std::int64_t";
}
/// What follows a shape's name where its numbers do not tell: the scalar, and in space the dimension.
template <class T, size_t N>
constexpr void print_arguments(auto& out, bool tells_dimension = false) {
    if (same_as<T, double> && (N == 2 || tells_dimension)) return;
    out << "<" << scalar_name<T>();
    if (N == 3 && !tells_dimension) out << ", 3";
    out << ">";
}

/// {x, y}
template <class T, size_t N>
constexpr void print_braced(auto& out, vec<T, N> const& v) {
    for (size_t i = 0; i < N; ++i) {
        out << (i == 0 ? "{" : ", ");
        print_number(out, v[i]);
    }
    out << "}";
}
template <class T>
constexpr void print_braced(auto& out, vertex_list<T> const& vertices) {
    for (size_t i = 0; i < vertices.size(); ++i) {
        out << (i == 0 ? "{" : ", ");
        print_braced(out, vertices[i]);
    }
    out << (vertices.size() == 0 ? "{}" : "}");
}
template <class T>
constexpr void print_braced(auto& out, T const& part) {
    if constexpr (scalar<T>) {
        print_number(out, part);
    } else {
        bool is_first = true;
        out << "{";
        apply([&](auto const&... inner) { ((out << (is_first ? "" : ", "), is_first = false, print_braced(out, inner)), ...); },
              part.parts());
        out << "}";
    }
}

template <class T>
inline constexpr bool printable_number = same_as<T, double> || same_as<T, float> || same_as<T, int32_t> || wide_integer<T>;
template <class S>
concept printable_shape =
    shape<S> && printable_number<typename S::scalar_type> && (requires { S::name; } || requires { S::closed; });

/// What a measure answers with, in the order of its members.
template <class T, size_t N>
constexpr void print_braced(auto& out, crossing<T, N> const& c) {
    out << "{";
    print_number(out, c.t);
    for (auto const& v : {c.point, c.normal}) {
        out << ", ";
        print_braced(out, v);
    }
    out << "}";
}
template <class List>
constexpr void print_points(auto& out, List const& points) {
    out << ", {";
    for (size_t i = 0; i < points.size(); ++i) {
        out << (i == 0 ? "" : ", ");
        print_braced(out, points[i]);
    }
    out << "}";
}

}  // namespace hantei

export namespace hantei {

/// Writes v as `vec{0.5, 2.0}`.
template <stream Out, class T, size_t N>
    requires printable_number<T>
Out& operator<<(Out& out, vec<T, N> const& v) {
    out << "vec";
    if constexpr (!floating_point<T>) out << "<" << scalar_name<T>() << (N == 3 ? ", 3>" : ">");
    print_braced(out, v);
    return out;
}
/// Writes a shape as a program can have it again: `disk{{0.0, 1.0}, 0.5}`, `aabb<std::int32_t>{{0, 0}, {4, 2}}`.
template <stream Out, printable_shape S>
Out& operator<<(Out& out, S const& s) {
    using T = typename S::scalar_type;
    if constexpr (requires { s.facts(); }) {
        bool is_closed_chain = false;
        size_t holes = 0;
        if constexpr (requires { S::closed; }) is_closed_chain = S::closed;
        if constexpr (requires { s.hole_count(); }) holes = s.hole_count();
        out << (is_closed_chain ? "closed_chain" : S::name) << "{";
        // Without a type the corners are an array of doubles.
        if (is_closed_chain || holes > 0 || !same_as<T, double>) out << "std::vector<vec<" << scalar_name<T>() << ">>";
        print_braced(out, s.corners());
        if constexpr (requires { s.hole_count(); }) {
            for (size_t i = 0; i < s.hole_count(); ++i) {
                if (i == 0) out << ", std::vector<std::vector<vec<" << scalar_name<T>() << ">>>{";
                if (i > 0) out << ", ";
                print_braced(out, s.hole(i));
            }
            if (holes > 0) out << "}";
        }
        out << "}";
    } else if constexpr (requires { s.p.x; }) {
        out << S::name;
        if constexpr (!floating_point<T>) out << "<" << scalar_name<T>() << (S::dimension == 3 ? ", 3>" : ">");
        print_braced(out, s.p);
    } else {
        out << S::name;
        print_arguments<T, S::dimension>(
            out, requires {
                s.center;
                s.radius;
            });
        print_braced(out, s);
    }
    return out;
}
template <stream Out, class T, size_t N>
    requires printable_number<T>
Out& operator<<(Out& out, rotation<T, N> const& r) {
    out << "rotation";
    print_arguments<T, N>(out);
    print_braced(out, r);
    return out;
}
/// Writes `relation::touching`.
template <stream Out>
Out& operator<<(Out& out, relation r) {
    constexpr array names{"relation::disjoint", "relation::touching", "relation::overlapping"};
    out << names[static_cast<size_t>(r)];
    return out;
}
/// Results as their members in order: `closest{{0.0, 0.0}, {3.0, 4.0}}`.
template <stream Out, class T, size_t N>
    requires printable_number<T>
Out& operator<<(Out& out, closest<T, N> const& c) {
    out << "closest{";
    print_braced(out, c.on_a);
    out << ", ";
    print_braced(out, c.on_b);
    out << "}";
    return out;
}
template <stream Out, class T, size_t N>
    requires printable_number<T>
Out& operator<<(Out& out, crossing<T, N> const& c) {
    out << "crossing";
    print_braced(out, c);
    return out;
}
template <stream Out, class T, size_t N>
    requires printable_number<T>
Out& operator<<(Out& out, chord<T, N> const& c) {
    out << "chord{";
    print_braced(out, c.enter);
    out << ", ";
    print_braced(out, c.exit);
    out << "}";
    return out;
}
template <stream Out, class T, size_t N>
    requires printable_number<T>
Out& operator<<(Out& out, manifold<T, N> const& m) {
    out << "manifold{";
    print_braced(out, m.normal);
    out << ", ";
    print_number(out, m.depth);
    print_points(out, m.points);
    out << "}";
    return out;
}
template <stream Out, class T, size_t N>
    requires printable_number<T>
Out& operator<<(Out& out, impact<T, N> const& hit) {
    out << "impact{";
    print_number(out, hit.first);
    out << ", ";
    print_number(out, hit.last);
    out << ", ";
    print_braced(out, hit.normal);
    print_points(out, hit.points);
    out << "}";
    return out;
}
/// One shape of a variant, as itself.
template <stream Out, printable_shape... S>
Out& operator<<(Out& out, variant<S...> const& any) {
    visit([&out](auto const& s) { out << s; }, any);
    return out;
}

}  // namespace hantei
