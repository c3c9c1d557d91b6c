// SPDX-License-Identifier: MIT
// Vectors, shapes, relations and results as text: C++ code that gives the same bits when it is compiled.
export module hantei:printing;
import :base;
import :members;
import :visiting;
import :scalar;
import :vec;
import :relation;
import :shape;
import :validation;
import :optional_answer;
import :results;
import :rotation;
import :point;
import :ball;

namespace hantei {

/// A std::ostream, or a type like it.
template <class Out>
concept stream = requires(Out& out, char const* text) {
    typename Out::char_type;
    out.rdbuf();
    out << text;
};

/// Prints the shortest decimals that are read as the same number, as a literal of its type.
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
/// The template arguments that the code need not state, because the rest of it makes them clear.
enum class clear { nothing, dimension, scalar_and_dimension };
/// Prints the template arguments after a name, unless they are clear: the scalar and, in space, the dimension. (Literals show whether they
/// are double or float.)
template <class T, size_t N>
constexpr void print_arguments(auto& out, clear what = clear::nothing) {
    bool const tells_dimension = N == 2 || what != clear::nothing;
    if (tells_dimension && (same_as<T, double> || (floating_point<T> && what == clear::scalar_and_dimension))) return;
    out << "<" << scalar_name<T>();
    if (N == 3 && what != clear::dimension) out << ", 3";
    out << ">";
}

/// Prints {x, y}.
template <class T, size_t N>
constexpr void print_braced(auto& out, vec<T, N> const& v) {
    for (size_t i = 0; i < N; ++i) {
        out << (i == 0 ? "{" : ", ");
        print_number(out, v[i]);
    }
    out << "}";
}
/// Prints {a, b, ...}, the parts of any value, or a number alone.
template <class T>
constexpr void print_braced(auto& out, T const& part);

template <class List>
constexpr void print_points(auto& out, List const& points) {
    for (size_t i = 0; i < points.size(); ++i) {
        out << (i == 0 ? "{" : ", ");
        print_braced(out, points[i]);
    }
    out << (points.size() == 0 ? "{}" : "}");
}
/// Prints the members of a result in order.
template <class... Part>
constexpr void print_members(auto& out, Part const&... part) {
    bool is_first = true;
    out << "{";
    ((out << (is_first ? "" : ", "), is_first = false, print_braced(out, part)), ...);
    out << "}";
}
template <class Out>
struct members_printer {
    Out& out;
    constexpr void operator()(auto const&... part) const { print_members(out, part...); }
};
template <class T>
constexpr void print_braced(auto& out, T const& part) {
    if constexpr (scalar<T>) {
        print_number(out, part);
    } else if constexpr (has_members<T>) {
        part.members(members_printer<remove_cvref_t<decltype(out)>>{out});
    } else {
        print_points(out, part);
    }
}

template <class T>
inline constexpr bool printable_number = same_as<T, double> || same_as<T, float> || same_as<T, int32_t> || wide_integer<T>;
template <class S>
concept printable_shape = shape<S> && printable_number<typename S::scalar_type> && requires { S::name; };

template <class T, size_t N>
constexpr void print_braced(auto& out, crossing<T, N> const& c) {
    print_members(out, c.t, c.point, c.normal);
}

// ------------------------------------------------------------------------ one overload for each kind of printable value
template <class T, size_t N>
    requires printable_number<T>
constexpr void print_value(auto& out, vec<T, N> const& v) {
    out << "vec";
    print_arguments<T, N>(out, clear::scalar_and_dimension);
    print_braced(out, v);
}
template <class T, size_t N>
    requires printable_number<T>
constexpr void print_value(auto& out, point<T, N> const& s) {
    out << "point";
    print_arguments<T, N>(out, clear::scalar_and_dimension);
    print_braced(out, s.position());
}
template <printable_shape S>
constexpr void print_value(auto& out, S const& s) {
    using T = typename S::scalar_type;
    if constexpr (keeps_vertices<S>) {
        bool is_closed_chain = false;
        size_t holes = 0;
        if constexpr (requires { S::closed; }) is_closed_chain = S::closed;
        if constexpr (requires { s.hole_count(); }) holes = s.hole_count();
        out << (is_closed_chain ? "closed_chain" : S::name) << "{";
        // Without a type the corners are an array of doubles.
        if (is_closed_chain || holes > 0 || !same_as<T, double>) out << "std::vector<vec<" << scalar_name<T>() << ">>";
        print_points(out, s.core_vertices());
        if constexpr (requires { s.hole_count(); }) {
            for (size_t i = 0; i < holes; ++i) {
                if (i == 0) out << ", std::vector<std::vector<vec<" << scalar_name<T>() << ">>>{";
                if (i > 0) out << ", ";
                print_points(out, s.hole(i));
            }
            if (holes > 0) out << "}";
        }
        out << "}";
    } else {
        out << S::name;
        print_arguments<T, S::dimension>(out, same_as<S, ball<T, S::dimension>> ? clear::dimension : clear::nothing);
        print_braced(out, s);
    }
}
template <class T, size_t N>
    requires printable_number<T>
constexpr void print_value(auto& out, rotation<T, N> const& r) {
    out << "rotation";
    print_arguments<T, N>(out);
    print_braced(out, r);
}
constexpr void print_value(auto& out, relation r) {
    constexpr array names{"relation::disjoint", "relation::touching", "relation::overlapping"};
    out << names[static_cast<size_t>(r)];
}
template <class T, size_t N>
    requires printable_number<T>
constexpr void print_value(auto& out, closest<T, N> const& c) {
    out << "closest";
    print_arguments<T, N>(out);
    print_members(out, c.on_a, c.on_b);
}
template <class T, size_t N>
    requires printable_number<T>
constexpr void print_value(auto& out, crossing<T, N> const& c) {
    out << "crossing";
    print_arguments<T, N>(out);
    print_braced(out, c);
}
template <class T, size_t N>
    requires printable_number<T>
constexpr void print_value(auto& out, chord<T, N> const& c) {
    out << "chord";
    print_arguments<T, N>(out);
    print_members(out, c.enter, c.exit);
}
template <class T, size_t N>
    requires printable_number<T>
constexpr void print_value(auto& out, contact_manifold<T, N> const& m) {
    out << "contact_manifold";
    print_arguments<T, N>(out);
    print_members(out, m.normal, m.depth, m.points);
}
template <class T, size_t N>
    requires printable_number<T>
constexpr void print_value(auto& out, sweep_hit<T, N> const& hit) {
    out << "sweep_hit";
    print_arguments<T, N>(out);
    print_members(out, hit.first, hit.last, hit.normal, hit.points);
}
template <printable_shape... S>
constexpr void print_value(auto& out, variant<S...> const& any) {
    visit_held(any, [&out](auto const& s) { print_value(out, s); });
}
/// A matrix.
template <class M>
    requires requires(M const& m) { m.columns(); } && printable_number<typename M::scalar_type>
constexpr void print_value(auto& out, M const& m) {
    out << M::name;
    print_arguments<typename M::scalar_type, 2>(out);
    apply([&out](auto const&... column) { print_members(out, column...); }, m.columns());
}
constexpr void print_quoted(auto& out, char const* words) { out << "\"" << words << "\""; }
constexpr void print_value(auto& out, flaw const& f) {
    out << "flaw{";
    print_quoted(out, f.shape);
    out << ", ";
    print_quoted(out, f.field);
    out << ", ";
    print_quoted(out, f.what);
    if (f.numbers > 0 || f.hole > 0) {
        array const numbers{static_cast<size_t>(f.numbers), f.first, f.second, f.hole};
        for (size_t i = 0; i < (f.hole > 0 ? 4 : 3); ++i) {
            out << ", ";
            print_number(out, numbers[i]);
        }
    }
    out << "}";
}
constexpr void print_value(auto& out, flaw_list const& all) {
    out << "flaw_list{";
    for (size_t i = 0; i < all.size(); ++i) {
        if (i > 0) out << ", ";
        print_value(out, all[i]);
    }
    out << "}";
}

/// A stream that collects text in a string.
struct text {
    string all;

    constexpr text& operator<<(char const* more) {
        all += more;
        return *this;
    }
};

template <class R>
concept printable_held = requires(text& out, R const& r) { print_value(out, r); };
/// Prints the held result, or std::nullopt.
template <class R>
    requires printable_held<R>
constexpr void print_value(auto& out, optional<R> const& r) {
    if (r.has_value()) print_value(out, *r);
    if (!r.has_value()) out << "std::nullopt";
}
template <class R>
    requires printable_held<R>
constexpr void print_value(auto& out, optional_answer<R> const& r) {
    if (r.has_value()) print_value(out, *r);
    if (!r.has_value()) out << "no answer";
}

}  // namespace hantei

export namespace hantei {

/// A vector, rotation, map, shape, relation, flaw or result of the library, a variant of shapes, or an optional of one of these, with any
/// scalar but rational.
template <class X>
concept printable = requires(text& out, X const& x) { print_value(out, x); };

/// Writes a value as code that gives it again: `vec{0.5, 2.0}`, `disk{{0.0, 1.0}, 0.5}`, `aabb<std::int32_t>{{0, 0}, {4, 2}}`,
/// `relation::touching`, `closest{{0.0, 0.0}, {3.0, 4.0}}`. A variant is written as the shape that it holds, an optional result as the
/// result or `std::nullopt`.
template <stream Out, printable X>
Out& operator<<(Out& out, X const& x) {
    print_value(out, x);
    return out;
}

}  // namespace hantei
