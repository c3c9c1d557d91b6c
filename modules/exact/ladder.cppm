// SPDX-License-Identifier: MIT
// The ladder: a measure is written once, for any number type, and evaluated in the cheapest one that is certain of the answer.
//
// A measure has two parts. choose() finds its case by signs: which corner, side or axis. Values::of() computes the numbers of that case, and
// decides nothing. The rungs are
//     case:    double or disc → exact_double, where ties are frequent → wide_ball
//     values:  counted_double for floats, lean for doubles → wide_ball, for the case that was chosen
//     both:    rational and sqrt_extension, or an exact way of the measure's own
// A rung that is not certain of a sign, a divisor or a rounding says so (doubt), and the next rung is asked. The last rung is exact. So the
// answer is the nearest number, whichever rung gives it: it has the same bits in the compiler and in the program. A program asks measures of
// 64-bit integers in doubles or in fractions (to_doubles.cppm).
export module hantei:ladder;
import :base;
import :members;
import :generic_arithmetic;
import :scalar;
import :rational;
import :rounding;
import :foreign_vec;
import :vec;
import :error_free;
import :disc;
import :counted_double;
import :exact_double;
import :lean;
import :ball_number;
import :surd;

namespace hantei {

/// A stored number as the exact sum of two doubles. Only 64-bit integers need the second.
template <scalar T>
[[gnu::always_inline]] constexpr double_pair in_doubles(T const& x) {
    if constexpr (wide_integer<T>) {
        double const hi = static_cast<double>(x);
        return {hi, static_cast<double>(static_cast<int64_t>(int128{x} - static_cast<int128>(hi)))};
    } else {
        return {static_cast<double>(x), 0};
    }
}
/// Whether all stored numbers are in the range in which the rungs before the last one work.
struct members_in_range {
    [[gnu::always_inline]] constexpr range_check operator()(auto const&... part) const;
};
template <class X>
[[gnu::always_inline]] constexpr range_check all_in_range(X const& x) {
    if constexpr (same_as<X, rational>) {
        return range_check::never();
    } else if constexpr (scalar<X>) {
        return in_range(static_cast<double>(x));
    } else if constexpr (has_members<X>) {
        return x.members(members_in_range{});
    } else if constexpr (is_vec<X>) {
        range_check const in_plane = all_in_range(x.x) & all_in_range(x.y);
        if constexpr (X::dimension == 3) return in_plane & all_in_range(x.z);
        return in_plane;
    } else {
        range_check all;
        for (auto const& p : x) all &= all_in_range(p);
        return all;
    }
}
constexpr range_check members_in_range::operator()(auto const&... part) const { return (all_in_range(part) & ...); }

/// make() if `certain`; else any number, and `doubt` becomes true. For quotients and roots.
template <class X>
[[gnu::always_inline]] constexpr X if_certain(bool certain, bool& doubt, auto make) {
    doubt |= !certain;
    return certain ? X(make()) : X{};
}

/// What all rungs have in common: the functions of a formula, which may be in doubt.
template <class Self>
struct rung {
    bool doubt = false;
    /// Whether programs ask the rung rarely, and its numbers have one type: then short code counts for more than speed (with_corners).
    static constexpr bool is_rare = false;
    /// Whether its numbers know whether they are exact, so that ties are certain.
    static constexpr bool knows_ties = false;
    /// Whether its numbers do not know that, but a sum or product of two stored numbers is exact by its type.
    static constexpr bool tells_sums = false;

    /// The stored coordinates of p as numbers of the rung.
    template <class T, size_t N>
    [[gnu::always_inline]] constexpr auto stored(vec<T, N> const& p) {
        using result = vec<decltype(self().number(p.x)), N>;
        if constexpr (N == 2) return result{self().number(p.x), self().number(p.y)};
        else return result{self().number(p.x), self().number(p.y), self().number(p.z)};
    }
    /// x in the type that numbers have after any operations: where types tell errors, it carries its error itself. For cases that share their code.
    template <class X>
    [[gnu::always_inline]] static constexpr X general(X const& x) {
        return x;
    }
    /// to − from
    template <class T, size_t N>
    [[gnu::always_inline]] constexpr auto difference(vec<T, N> const& from, vec<T, N> const& to) {
        return stored(to) - stored(from);
    }
    /// A direction from one point to the other, of any length. A rung that knows ties takes the unit vector if it is along an axis: numbers
    /// computed with it are then sums of stored numbers, which need no fractions.
    template <class T>
    [[gnu::always_inline]] constexpr auto direction(vec<T, 2> const& from, vec<T, 2> const& to) {
        if constexpr (Self::knows_ties) {
            if (axis_unit const u = unit_along_axis(from, to); u.is_unit())
                return vec{self().number(static_cast<T>(u.x)), self().number(static_cast<T>(u.y))};
        }
        return difference(from, to);
    }
    template <floating_point T, class X, size_t N>
    [[gnu::always_inline]] constexpr vec<T, N> rounded(vec<X, N> const& v) {
        return map([this](X const& x) { return self().template rounded<T>(x); }, v);
    }
    /// A stored number as a T. It is a T, an integer or a fraction.
    template <floating_point T, class X>
    [[gnu::always_inline]] static constexpr T rounded_stored(X const& x) {
        if constexpr (same_as<X, rational>) return to_nearest<T>(x);
        if constexpr (!same_as<X, rational>) return static_cast<T>(x) + T{0};
    }
    /// a / b, √x and |v|, for numbers that say themselves whether they divide and have a root.
    template <class A, class B>
    [[gnu::always_inline]] constexpr auto quotient(A const& a, B const& b) {
        return if_certain<decltype(quotient_of(a, b))>(b.divides(), doubt, [&] { return quotient_of(a, b); });
    }
    template <class X>
    [[gnu::always_inline]] constexpr auto root(X const& x) {
        return if_certain<decltype(root_of_positive(x))>(x.has_root(), doubt, [&] { return root_of_positive(x); });
    }
    template <class X, size_t N>
    [[gnu::always_inline]] constexpr auto length(vec<X, N> const& v) {
        return self().root(squared_norm(v));
    }
    /// a / b for further computation: the quotient, unless the rung has something better.
    [[gnu::always_inline]] constexpr auto ratio(auto const& a, auto const& b) { return self().quotient(a, b); }
    /// x / √squared, squared > 0
    [[gnu::always_inline]] constexpr auto over_root(auto const& x, auto const& squared) {
        return self().quotient(x, self().root(squared));
    }
    /// x / |v|
    template <class V, size_t N>
    [[gnu::always_inline]] constexpr auto over_length(auto const& x, vec<V, N> const& v) {
        return self().quotient(x, self().length(v));
    }

  private:
    [[gnu::always_inline]] constexpr Self& self() { return static_cast<Self&>(*this); }
};

constexpr rational halved(rational const& x) { return x * rational(1, 2); }
template <class F>
constexpr sqrt_extension<F> halved(sqrt_extension<F> const& x) {
    return x * rational(1, 2);
}

/// The rung of discs, for cases only.
struct by_discs : rung<by_discs> {
    template <class T>
    [[gnu::always_inline]] static constexpr disc number(T const& x) {
        auto const [hi, lo] = in_doubles(x);
        return {hi, magnitude_of(lo)};
    }
    [[gnu::always_inline]] constexpr int sign(disc const& x) {
        doubt |= !x.sign_is_certain();
        return (x.value > 0) - (x.value < 0);
    }
};

/// The rung of counted doubles, for values that are floats only.
struct by_counted_doubles : rung<by_counted_doubles> {
    template <class T>
        requires(!wide_integer<T>)
    [[gnu::always_inline]] static constexpr auto number(T const& x) {
        return counted_double<0, false>(static_cast<double>(x));
    }
    template <class X>
    [[gnu::always_inline]] static constexpr disc general(X const& x) {
        return {x.value, absolute_error(x)};
    }
    /// The float nearest to x. The two ends of its interval are rounded themselves, by half a unit each, for which two more are counted.
    template <same_as<float> T, class X>
    [[gnu::always_inline]] constexpr float rounded(X const& x) {
        if constexpr (!is_counted<X>) {
            return rounded_surely<float>(x.value, 0, x.err, doubt);
        } else {
            constexpr double part = X::count == 0 ? 0 : (X::count + 2) * unit_roundoff * of_all_roundings;
            return float_between(x.value, magnitude_of(x.value) * part, doubt);
        }
    }
    using rung<by_counted_doubles>::rounded;
};

/// The rung of exact doubles, for cases only. It is in doubt as soon as something is rounded, and otherwise certain of all it says.
struct by_exact_doubles : rung<by_exact_doubles> {
    static constexpr bool knows_ties = true;

    template <class T>
    [[gnu::always_inline]] static constexpr exact_double number(T const& x) {
        if constexpr (!wide_integer<T>) return {static_cast<double>(x), false};
        auto const [hi, lo] = in_doubles(x);
        return {hi, lo != 0};
    }
    [[gnu::always_inline]] constexpr int sign(exact_double const& x) {
        doubt |= x.is_rounded;
        return (x.value > 0) - (x.value < 0);
    }
};

/// The rung of lean numbers, for values. E is the way to products without rounding.
template <class E>
struct by_leans_on : rung<by_leans_on<E>> {
    using rung<by_leans_on<E>>::doubt;
    static constexpr bool tells_sums = true;

    template <class T>
        requires(!wide_integer<T>)
    [[gnu::always_inline]] static constexpr auto number(T const& x) {
        return stored_double<E>(static_cast<double>(x));
    }
    template <class A, class B>
    [[gnu::always_inline]] constexpr auto quotient(A const& a, B const& b) {
        return if_certain<decltype(quotient_of(a, b))>(divides(b), doubt, [&] { return quotient_of(a, b); });
    }
    template <class X>
    [[gnu::always_inline]] constexpr auto root(X const& x) {
        return if_certain<decltype(root_of_positive(x))>(has_root(x), doubt, [&] { return root_of_positive(x); });
    }
    template <class X>
    [[gnu::always_inline]] static constexpr lean_running<E> general(X const& x) {
        return running(x);
    }
    /// |v|. Along an axis, as for the sides of many boxes, no root is taken.
    template <class X, size_t N>
    [[gnu::always_inline]] constexpr auto length(vec<X, N> const& v) {
        using number = decltype(root(squared_norm(v)));
        if constexpr (N == 2 && !X::is_running) {
            if (v.x.hi == 0 || v.y.hi == 0) {
                auto const along = with_low_part(v.x.hi == 0 ? v.y : v.x);
                return along.hi < 0 ? number(-along.hi, -along.lo) : number(along.hi, along.lo);
            }
        }
        return root(squared_norm(v));
    }
    /// The T nearest to x. A number without an error has its nearest double in hi. If its low part is 0, its nearest float is that of hi.
    template <floating_point T, class X>
    [[gnu::always_inline]] constexpr T rounded(X const& x_) {
        if constexpr (same_as<T, double> && is_exact<X>()) {
            return x_.hi + 0.0;
        } else if constexpr (is_exact<X>()) {
            doubt |= low_part(x_) != 0;
            return float_between(x_.hi, 0, doubt);
        } else {
            auto const x = [&] {  // rounding to a double takes any low part, to a float only a small one
                if constexpr (same_as<T, double>) return running(x_);
                if constexpr (!same_as<T, double>) return renormalized(running(x_));
            }();
            return rounded_surely<T>(x.hi, x.lo, x.err, doubt);
        }
    }
    using rung<by_leans_on<E>>::rounded;
};

struct by_balls : rung<by_balls> {
    static constexpr bool is_rare = true;
    static constexpr bool knows_ties = true;

    template <class T>
    static constexpr wide_ball number(T const& x) {
        if constexpr (!wide_integer<T>) return {static_cast<double>(x), 0, 0};
        auto const [hi, lo] = in_doubles(x);
        return {hi, lo, 0};
    }
    constexpr int sign(wide_ball const& x) {
        doubt |= !x.sign_is_certain();
        return (x.hi > 0) - (x.hi < 0);
    }
    constexpr wide_ball quotient(wide_ball const& a, wide_ball const& b) {
        return if_certain<wide_ball>(b.divides(), doubt, [&] { return quotient_of(a, b); });
    }
    constexpr ball_fraction ratio(wide_ball const& a, wide_ball const& b) {
        doubt |= !b.divides();
        return {a, b};
    }
    constexpr ball_fraction quotient(ball_fraction const& a, wide_ball const& b) {
        return ratio(a.numerator, a.denominator * b);
    }
    constexpr int sign(ball_fraction const& x) { return sign(x.numerator) * sign(x.denominator); }
    constexpr wide_ball root(wide_ball const& x) {
        if (x.hi == 0 && x.err == 0) return {};
        return if_certain<wide_ball>(x.has_root(), doubt, [&] { return root_of_positive(x); });
    }
    /// |v|. Along an axis it is exact, and so are sums with it, which may lie at the midpoint of two doubles.
    template <size_t N>
    constexpr wide_ball length(vec<wide_ball, N> const& v) {
        if (N == 2 && v.x.hi != 0 && v.y.hi != 0) return root(squared_norm(v));
        for (size_t i = 0; i < N; ++i) {
            bool along = true;
            for (size_t k = 0; k < N; ++k) along &= k == i || (v[k].hi == 0 && v[k].err == 0);
            if (along) return abs(v[i]);
        }
        return root(squared_norm(v));
    }
    template <floating_point T>
    constexpr T rounded(wide_ball const& x) {
        return rounded_surely<T>(x.hi, x.lo, x.err, doubt);
    }
    template <floating_point T>
    constexpr T rounded(ball_fraction const& x) {
        return rounded<T>(quotient(x.numerator, x.denominator));
    }
    using rung<by_balls>::rounded;
};
using by_leans = by_leans_on<split_products>;

struct by_fractions : rung<by_fractions> {
    static constexpr bool is_rare = true;  // only roots have types of their own
    static constexpr bool knows_ties = true;

    template <class T>
    static constexpr rational number(T const& x) {
        return rational(x);
    }
    static constexpr int sign(rational const& x) { return x.sign(); }
    template <class F>
    static constexpr int sign(sqrt_extension<F> const& x) {
        return hantei::sign(x);
    }
    static constexpr rational quotient(rational const& a, rational const& b) { return a / b; }
    template <class F>
    static constexpr sqrt_extension<F> quotient(sqrt_extension<F> const& a, rational const& b) {
        return a * (rational(1) / b);
    }
    static constexpr surd root(rational const& x) { return square_root(x); }
    /// x divided by a root with nothing added: x / (b·√c) = x / (b·c) · √c.
    static constexpr surd quotient(rational const& x, surd const& root) { return {0, x / (root.b * root.c), root.c}; }
    template <size_t N>
    static constexpr surd length(vec<rational, N> const& v) {
        return square_root(squared_norm(v));
    }
    template <floating_point T, class X>
    static constexpr T rounded(X const& x) {
        return to_nearest<T>(x);
    }
    using rung<by_fractions>::rounded;
};

/// The last rung, not inlined: the values of a case, and the case.
template <class Values, class Measure, class Case>
[[gnu::noinline, gnu::cold]] constexpr auto valued_exactly(Measure const& m, Case const& found) {
    by_fractions rung;
    return Values::of(rung, m, found);
}
template <class Values, class Measure>
[[gnu::noinline, gnu::cold]] constexpr auto measured_exactly(Measure const& m) {
    by_fractions rung;
    return valued_exactly<Values>(m, m.choose(rung));
}
/// The rung of balls, not inlined: the values of a case, and the case. False if balls are not certain.
template <class Values, class Measure, class Case>
[[gnu::noinline, gnu::cold]] constexpr bool valued_by_balls(Measure const& m, Case const& found, typename Values::result& r) {
    by_balls balls;
    r = Values::of(balls, m, found);
    return !balls.doubt;
}
template <class Measure, class Case>
[[gnu::noinline, gnu::cold]] constexpr bool chosen_by_balls(Measure const& m, Case& found) {
    by_balls balls;
    found = m.choose(balls);
    return !balls.doubt;
}

/// The case of m in doubles: by error bounds of m's own (chosen_approximately), or by discs. False if it is not certain.
template <class Measure, class Case>
[[gnu::always_inline]] constexpr bool chosen_in_doubles(Measure const& m, Case& found) {
    if constexpr (requires { m.chosen_approximately(found); }) {
        return m.chosen_approximately(found);
    } else {
        by_discs discs;
        found = m.choose(discs);
        return !discs.doubt;
    }
}
template <class Measure>
using case_of = decltype(static_cast<Measure const*>(nullptr)->choose(*static_cast<by_balls*>(nullptr)));

/// The scalar to which the numbers of an answer are rounded: the answer itself, or the scalar of a vec, a closest, a chord and so on.
template <class Answer>
struct rounded_scalar {
    using type = Answer;
};
template <template <class> class Answer, class T>
struct rounded_scalar<Answer<T>> {
    using type = T;
};
template <template <class, size_t> class Answer, class T, size_t N>
struct rounded_scalar<Answer<T, N>> {
    using type = T;
};
/// Like `valued_by_leans`, by the way to products that is best on the machine, in the archive (queries/archive.hpp).
template <class Values, class Measure, class Case>
bool valued_by_leans_of_machine(Measure const& m, Case const& found, typename Values::result& r);

/// The values of a case in lean numbers or else in balls. False if balls are not certain. E is the way to products.
template <class Values, class E, class Measure, class Case>
[[gnu::always_inline]] constexpr bool valued_by_leans(Measure const& m, Case const& found, typename Values::result& r) {
    if constexpr (same_as<E, products_of_machine>) {
        return valued_by_leans_of_machine<Values>(m, found, r);
    } else {
        by_leans_on<E> leans;
        r = Values::of(leans, m, found);
        if (leans.doubt) [[unlikely]]
            return valued_by_balls<Values>(m, found, r);
        return true;
    }
}

/// Whether the values of a measure in scalars T begin with lean numbers, pairs of doubles. Values that are rounded to float begin with doubles
/// (but see is_sum_of_stored). Values of 64-bit integers, each of which takes a pair of doubles itself, begin with balls. (A program asks most
/// of them in doubles: to_doubles.cppm.)
template <class Values, class T>
inline constexpr bool goes_by_leans =
    same_as<typename rounded_scalar<typename Values::result>::type, double> && !wide_integer<T>;

/// Whether the values of a measure are sums of a few stored numbers, or halves of such sums. A sum of floats lies halfway between two floats as
/// often as not, and then no double with an error can tell.
template <class Measure>
inline constexpr bool is_sum_of_stored = requires { requires Measure::is_sum_of_stored; };

/// The values of a case by the rungs before the last one. False if they are not certain. A double with its error is almost always enough for a
/// float, and never for a double. E is the way to the products of pairs of doubles. It is void in a constant expression, where all values begin
/// with balls: calls take the time there, of which balls need no more, and the numbers that people write down make ties, of which only balls
/// are certain.
template <class Values, class E, class Measure, class Case>
[[gnu::always_inline]] constexpr bool certainly_valued(Measure const& m, Case const& found, typename Values::result& r) {
    constexpr bool is_for_float = same_as<typename rounded_scalar<typename Values::result>::type, float>;
    constexpr bool begins_with_balls = same_as<E, void>;
    if constexpr (!begins_with_balls && is_for_float && !is_sum_of_stored<Measure>) {
        by_counted_doubles doubles;
        r = Values::of(doubles, m, found);
        if (doubles.doubt) [[unlikely]]
            return valued_by_balls<Values>(m, found, r);
        return true;
    } else if constexpr (!begins_with_balls && (is_for_float || goes_by_leans<Values, typename Measure::scalar_type>)) {
        return valued_by_leans<Values, E>(m, found, r);
    } else {
        return valued_by_balls<Values>(m, found, r);
    }
}
/// The case by the rungs before the last one. False if they are not certain.
template <class Measure, class Case>
[[gnu::always_inline]] constexpr bool certainly_chosen(Measure const& m, Case& found) {
    if (!m.in_range()) [[unlikely]]
        return false;
    if (chosen_in_doubles(m, found)) [[likely]]
        return true;
    return chosen_by_balls(m, found);
}
/// The case and its values by the rungs before the last one. False if they are not certain of both. For measures that have an exact way of
/// their own, this is the whole ladder.
template <class Values, class E = void, class Measure>
[[gnu::always_inline]] constexpr bool by_certain_rungs(Measure const& m, typename Values::result& r) {
    case_of<Measure> found;
    return certainly_chosen(m, found) && certainly_valued<Values, E>(m, found, r);
}

/// The values of a known case, by the cheapest rungs that are certain of them.
template <class Values, class E = void, class Measure, class Case>
[[gnu::always_inline]] constexpr typename Values::result valued_by_cheapest_rungs(Measure const& m, Case const& found) {
    typename Values::result r;
    if (!certainly_valued<Values, E>(m, found, r)) [[unlikely]]
        return valued_exactly<Values>(m, found);
    return r;
}
/// The values of a measure m, Values::of(rung, m, m.choose(rung)), by the cheapest rungs that are certain of them.
template <class Values, class E = void, class Measure>
[[gnu::always_inline]] constexpr typename Values::result by_cheapest_rungs(Measure const& m) {
    case_of<Measure> found;
    if (!certainly_chosen(m, found)) [[unlikely]]
        return measured_exactly<Values>(m);
    return valued_by_cheapest_rungs<Values, E>(m, found);
}
/// Like `by_cheapest_rungs`, at run time: compiled once, into the archive, for the scalars double and int64_t.
template <class Values, class Measure>
typename Values::result measured_in_archive(Measure const& m);

/// The values of a measure.
template <class Values, class Measure>
[[gnu::always_inline]] constexpr typename Values::result measured(Measure const& m) {
    if constexpr (!has_filter<typename Measure::scalar_type>) {
        return measured_exactly<Values>(m);
    } else {
        if (is_constant_evaluated()) return by_cheapest_rungs<Values>(m);
        return measured_in_archive<Values>(m);
    }
}

/// Whether values are asked for rarely: then they begin with balls at run time, too, because short code counts for more than speed.
template <class Values>
concept rarely_asked = requires { requires Values::is_rare; };
/// Like `by_certain_rungs`, at run time: compiled once, into the archive.
template <class Values, class Measure>
bool certainly_measured_in_archive(Measure const& m, typename Values::result& r);

template <class Values, class Measure>
[[gnu::always_inline]] constexpr bool certainly_measured(Measure const& m, typename Values::result& r) {
    if constexpr (!has_filter<typename Measure::scalar_type>) {
        return false;
    } else {
        if (is_constant_evaluated()) return by_certain_rungs<Values>(m, r);
        return certainly_measured_in_archive<Values>(m, r);
    }
}

}  // namespace hantei
