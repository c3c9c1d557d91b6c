// SPDX-License-Identifier: MIT
// The closest features of two disjoint convex cores of the plane: two corners, or a corner and the side that has the foot of its perpendicular.
//
// Two disjoint convex polygons always have closest points of which one is a corner. So the candidates are the pairs of a corner of one and a
// side of the other. A search in plain doubles keeps those that may be the closest, and only these climb the ladder (ladder.cppm). Rarely
// more than one pair of features is left; two corners are found by several candidates.
//
// Error bound of the search. Let M be the largest magnitude of a coordinate relative to a corner or the center of a, and u = 2^-53. Rough
// corners are off by at most 5u·M in each coordinate (convex_core.cppm), so points by 5√2·u·M, and the distance of a point from a segment by
// twice that, below 15u·M. The distance is at most 2√2·M, so its square is off by less than 90u·M². The formula itself
// (candidate_side::squared_distance) is off by less than 32u·|e|² for the offset e of the corner from the side's start (near_search.cppm).
// With |e| <= 2√2·M that is at most 256u·M². Where rounding takes the foot for an end or an end for the foot, the difference is below u·M².
// Together this is less than 2^-44·M²: two candidates whose squared distances differ by 2^-43·M² are told apart.
// Source: Ericson, Real-Time Collision Detection, sections 5.1.2 and 5.1.9; the search over features: Lin and Canny, 1991.
export module hantei:closest_features;
import :base;
import :dynamic_array;
import :generic_arithmetic;
import :rational;
import :vec;
import :ladder;
import :vertex_list;
import :convex_core;
import :near_search;
import :side_lists;

namespace hantei {

/// The closest features: a corner of a and a corner of b, or a corner of one and the interior of a side of the other. A side is given by the
/// index of its first corner; `left` is 1 if the corner lies on its left, −1 if on its right.
struct closest_features_case {
    enum class kind : unsigned char { corners, corner_of_a, corner_of_b } what = kind::corners;
    size_t on_a = 0, on_b = 0;
    int left = 0;

    constexpr bool operator==(closest_features_case const&) const = default;
};

/// A core or a boundary, as the search for the closest features in doubles sees it. The few corners of a core are converted to doubles.
template <class A>
class searched;
template <class T>
class searched<convex_core<T>> {
  public:
    constexpr explicit searched(convex_core<T> const& core) : core_(core) {
        if (core.more == nullptr) take_few();
    }
    /// Calls f with the lists of vertices: for a core one list, of stored numbers or of doubles.
    constexpr void with_lists(auto f) const {
        if (core_.more != nullptr) {
            f(array{placed_list<T>{vertex_list<T>(corner_run<T>{core_.more, core_.count}, true, core_.boxes)}});
        } else {
            f(array{placed_list<double>{vertex_list<double>(corner_run<double>{few_.data(), core_.count}, core_.count != 2)}});
        }
    }
    /// Corner i in doubles, as a given frame scales it.
    constexpr approximate_corner at(approximate_frame const& frame, size_t i) const {
        return core_.more != nullptr ? frame.at(core_.more[i]) : frame.at(few_[i]);
    }
    /// The largest error of these numbers, relative to the greatest magnitude.
    constexpr double part_off() const { return core_.turned ? 0x1p-49 : approximate_number_error<T>; }
    constexpr range_check in_range(size_t i) const {
        return core_.more != nullptr ? all_in_range(core_.more[i]) : core_.in_range();
    }

  private:
    constexpr void take_few() {
        if constexpr (same_as<T, rational>) {
            by_fractions rung;
            for (size_t i = 0; i < core_.count; ++i) {
                auto const p = any_corner(rung, core_, i);
                few_[i] = {approximate_number(p.x), approximate_number(p.y)};
            }
        } else {
            array<approximate_corner, convex_core<T>::few> at;
            double size = 0;
            add_approximate_corners(core_, vec<T, 2>{}, at.data(), size);
            for (size_t i = 0; i < core_.count; ++i) few_[i] = {at[i].x, at[i].y};
        }
    }

    convex_core<T> const& core_;
    array<vec<double, 2>, convex_core<T>::few> few_{};
};
template <class T>
class searched<side_lists<T>> {
  public:
    constexpr explicit searched(side_lists<T> const& b) : boundary_(b) {}
    constexpr void with_lists(auto f) const { f(boundary_); }
    constexpr approximate_corner at(approximate_frame const& frame, size_t i) const { return frame.at(boundary_.corner(i)); }
    constexpr double part_off() const { return approximate_number_error<T>; }
    constexpr range_check in_range(size_t i) const { return all_in_range(boundary_.corner(i)); }

  private:
    side_lists<T> const& boundary_;
};
template <class A>
inline constexpr bool is_core = false;
template <class T>
inline constexpr bool is_core<convex_core<T>> = true;

/// The closest features of two disjoint operands, each a core or a boundary.
template <class A, class B>
struct closest_parts {
    using T = typename A::scalar_type;
    A const& a;
    B const& b;

    /// Returns the first of the closest candidates, in the order of each_candidate.
    template <class Rung>
    constexpr closest_features_case choose(Rung& rung) const {
        constexpr auto never = [](auto const&, auto const&) { return false; };
        if constexpr (is_small_program) return chosen_of_all(rung, never);
        closest_features_case found;
        if constexpr (is_core<A> && is_core<B> && !same_as<T, rational>) {
            if (are_few()) {
                bool const in_doubles = a.in_range() && b.in_range();
                auto const each = [&](auto f) {
                    if (in_doubles) this->each_survivor_of_few([&](auto const& c, auto const&...) { f(c); });
                    if (!in_doubles) this->each_candidate(f);
                };
                return chosen(rung, candidates<decltype(each)>{each}, never);
            }
        }
        for_survivors([&](auto const& left, auto const&...) { found = chosen(rung, left, never); });
        return found;
    }
    /// Whether doubles determine the case with certainty: one pair of features is left, or all that are left are equally far.
    constexpr bool chosen_approximately(closest_features_case& found) const {
        if (!are_few()) return chosen_approximately_of_many(found);
        bool certain = true, any = false;
        if constexpr (is_core<A> && is_core<B>) {
            if (a.count == 1 && b.count == 1) return true;
            if (a.count == 1 && b.turned && b.count == 4) return chosen_by_region(a.corner(0), b, true, found);
            if (b.count == 1 && a.turned && a.count == 4) return chosen_by_region(b.corner(0), a, false, found);
            each_survivor_of_few(
                [&](corner_at_side const& c, approximate_corner const* at_a, approximate_corner const* at_b, double size) {
                    size_t const next = (c.corner_of_a ? b.after(c.side) : a.after(c.side));
                    approximate_corner const* at = c.corner_of_a ? at_b : at_a;
                    closest_features_case seen;
                    certain &= judged_approximately(c, (c.corner_of_a ? at_a : at_b)[c.corner], at[c.side], at[next],
                                                    0x1p-45 * size * size, seen) &&
                               (!any || seen == found || are_equally_far(seen, found));
                    if (!any) found = seen;
                    any = true;
                });
            return certain || chosen_on_grid(found);
        }
        return certain;
    }
    /// Returns the closest candidate; of equally close ones, the one that `before` puts first. Only what the search leaves is compared exactly.
    constexpr closest_features_case first_of_closest(auto before) const {
        if constexpr (is_small_program) {
            by_fractions rung;
            return chosen_of_all(rung, before);
        }
        closest_features_case found;
        for_survivors([&](auto const& left, approximate_frame const& frame, searched<A> const& of_a, searched<B> const& of_b) {
            if (is_certain(left, frame, of_a, of_b, found)) return;
            range_check in_range;
            for (size_t i = 0; i < left.size(); ++i) {
                corner_at_side const& c = left[i];
                size_t const next = c.corner_of_a ? b.after(c.side) : a.after(c.side);
                in_range &= of_a.in_range(c.of_a()) & of_b.in_range(c.of_b());
                in_range &= c.corner_of_a ? of_b.in_range(next) : of_a.in_range(next);
            }
            if constexpr (!same_as<typename A::scalar_type, rational>) {
                by_balls balls;
                if (in_range) found = chosen(balls, left, before);
                if (in_range && !balls.doubt) return;
            }
            by_fractions fractions;
            found = chosen(fractions, left, before);
        });
        return found;
    }

  private:
    constexpr bool are_few() const {
        if constexpr (is_core<A> && is_core<B>) return a.count <= A::few && b.count <= B::few;
        return false;
    }
    /// A range of candidates, given as a function that calls f with each of them.
    template <class Each>
    struct candidates {
        Each each;
    };
    template <class Each>
    static constexpr void for_each(candidates<Each> const& all, auto f) {
        all.each(f);
    }
    static constexpr void for_each(dynamic_array<corner_at_side> const& all, auto f) {
        for (size_t i = 0; i < all.size(); ++i) f(all[i]);
    }
    /// Returns the closest of the candidates. Of equally close ones, the one that `before` puts first, else the first.
    template <class Rung>
    constexpr closest_features_case chosen(Rung& rung, auto const& all, auto before) const {
        using number = decltype(rung.number(1.0));
        judgement<number> best;
        bool any = false;
        for_each(all, [&](corner_at_side const& c) {
            auto const it = c.corner_of_a ? judged(rung, a, b, c) : judged(rung, b, a, c);
            if (any && it.found == best.found) return;
            int const sign = any ? order(rung, it, best) : -1;
            if (sign > 0 || (sign == 0 && !before(it.found, best.found))) return;
            best = it;
            any = true;
        });
        return best.found;
    }
    /// Like `chosen`, for all candidates: no search drops any.
    template <class Rung>
    constexpr closest_features_case chosen_of_all(Rung& rung, auto before) const {
        auto const each = [this](auto f) { this->each_candidate(f); };
        return chosen(rung, candidates<decltype(each)>{each}, before);
    }
    /// Calls f with every candidate, ordered by the corner of a, then the corner of b. Of equally close candidates the first counts.
    [[gnu::always_inline]] constexpr void each_candidate(auto f) const {
        auto const begins_side = [](auto const& x, size_t i) {
            if constexpr (requires { x.begins_side(i); }) return x.begins_side(i);
            else return i < x.side_count();
        };
        bool const two_points = a.count == 1 && b.count == 1;
        for (size_t i = 0; i < a.count; ++i) {
            for (size_t k = 0; k < b.count; ++k) {
                if (two_points || begins_side(b, k)) f(corner_at_side{i, k, true});
                if (begins_side(a, i)) f(corner_at_side{k, i, false});
            }
        }
    }

    template <class X>
    struct judgement {
        closest_features_case found;
        X squared{}, scale{};  ///< the squared distance is their quotient
        X off{};  ///< distance of the corner from the side's line, times the length of the side's direction
        bool is_unit = false;  ///< whether that length is 1
    };
    /// The sign of the difference of two distances. Distances from one side, and from sides along the axes, are compared without squares: squares
    /// have too many digits for balls to be certain of ties.
    template <class Rung>
    static constexpr int order(Rung& rung, auto const& x, auto const& y) {
        using kind = closest_features_case::kind;
        auto const side = [](closest_features_case const& c) { return c.what == kind::corner_of_a ? c.on_b : c.on_a; };
        bool const at_sides = x.found.what != kind::corners && y.found.what != kind::corners;
        bool const same_side = x.found.what == y.found.what && side(x.found) == side(y.found);
        if (at_sides && (same_side || (x.is_unit && y.is_unit))) return rung.sign(x.off - y.off);
        return rung.sign(x.squared * y.scale - y.squared * x.scale);
    }
    /// The closest features of a candidate, and their distance.
    template <class Rung>
    constexpr auto judged(Rung& rung, auto const& of_corner, auto const& of_side, corner_at_side const& c) const {
        using number = decltype(rung.number(1.0));
        using kind = closest_features_case::kind;
        auto const at = [&](kind what, size_t side, int left = 0) {
            return c.corner_of_a ? closest_features_case{what, c.corner, side, left}
                                 : closest_features_case{what, side, c.corner, left};
        };
        auto const at_corner = [&](size_t corner, auto const& way) {
            return judgement<number>{at(kind::corners, corner), squared_norm(way), rung.number(1.0)};
        };
        auto const p = any_corner(rung, of_corner, c.corner), from = any_corner(rung, of_side, c.side), e = p - from;
        if (of_side.count == 1) return at_corner(0, e);
        size_t const next = of_side.after(c.side);
        auto const to = any_corner(rung, of_side, next), d = any_side(rung, of_side, c.side);
        if (rung.sign(dot(d, e)) <= 0) return at_corner(c.side, e);
        if (rung.sign(dot(d, p - to)) >= 0) return at_corner(next, p - to);
        auto const off = cross(d, e);
        int const left = rung.sign(off);
        closest_features_case const found = at(c.corner_of_a ? kind::corner_of_a : kind::corner_of_b, c.side, left);
        return judgement<number>{found, square(off), squared_norm(d), left < 0 ? -off : off,
                                 of_side.side_is_along_axis(c.side)};
    }

    // ------------------------------------------------------------------------------------------- of a point and a turned box: by regions
    /// The side or the corner of the box whose Voronoi region contains the point, in the box's own axes. Returns false if that is not certain: the
    /// margin includes the rounding of the differences of offsets and extents (point_at_turned_box). Source: Ericson, section 5.1.4.
    [[gnu::always_inline]] static constexpr bool chosen_by_region(vec<T, 2> const& p, A const& box, bool box_is_b,
                                                                  closest_features_case& found) {
        point_at_turned_box const seen(box, p);
        auto const [x, y] = seen.offset;
        double const margin = 0x1p-47 * seen.size;
        double const beyond_x = magnitude_of(x) - seen.extents.x, beyond_y = magnitude_of(y) - seen.extents.y;
        bool const beside_x = beyond_x > 0, beside_y = beyond_y > 0, right = x > 0, above = y > 0;
        // Corners and sides go counter-clockwise, from the lower left corner and the lower side on.
        size_t const corner = above ? (right ? 2 : 3) : (right ? 1 : 0), side = beside_x ? (right ? 1 : 3) : (above ? 2 : 0);
        bool const at_corner = beside_x && beside_y;
        size_t const place = at_corner ? corner : side;
        found.what = at_corner  ? closest_features_case::kind::corners
                     : box_is_b ? closest_features_case::kind::corner_of_a
                                : closest_features_case::kind::corner_of_b;
        (box_is_b ? found.on_b : found.on_a) = place;
        found.left = at_corner ? 0 : -1;
        return (magnitude_of(beyond_x) > margin) & (magnitude_of(beyond_y) > margin) & (beside_x | beside_y);
    }

    // ------------------------------------------------------------------------------------------- of few corners: all of them
    /// Calls f(candidate, at_a, at_b, size) with the candidates that the search leaves.
    [[gnu::always_inline]] constexpr void each_survivor_of_few(auto f) const {
        constexpr size_t few = A::few;
        array<approximate_corner, few> at_a, at_b;
        array<double, 2 * few * few> squared;
        // With counts that the compiler knows, the loops are unrolled.
        if (a.count == 2 && b.count == 2) return search(2, 2, at_a.data(), at_b.data(), squared.data(), f);
        if (a.count == 3 && b.count == 3) return search(3, 3, at_a.data(), at_b.data(), squared.data(), f);
        if (a.count == 4 && b.count == 4) return search(4, 4, at_a.data(), at_b.data(), squared.data(), f);
        search(a.count, b.count, at_a.data(), at_b.data(), squared.data(), f);
    }
    /// Evaluates all candidates of n corners of a and m corners of b. Bit 2·(few·i + k) stands for corner i of a at side k of b, the next bit
    /// for corner k of b at side i of a: this is the order of each_candidate.
    [[gnu::always_inline]] constexpr void search(size_t n, size_t m, approximate_corner* at_a, approximate_corner* at_b,
                                                 double* squared, auto f) const {
        double size = 0;
        auto const& origin = stored_origin(a);
        add_approximate_corners(a, n, origin, at_a, size);
        add_approximate_corners(b, m, origin, at_b, size);
        // Two points make one candidate. Against any other core a point has no sides, only its corner.
        size_t const sides_a = A::side_count(n), sides_b = n == 1 && m == 1 ? 1 : B::side_count(m);
        double least = numeric_limits<double>::infinity();
        for (size_t k = 0; k < sides_b; ++k) {
            candidate_side const side(at_b[k], at_b[B::after(k, m)]);
            for (size_t i = 0; i < n; ++i)
                least = smaller(least, squared[2 * (A::few * i + k)] = side.squared_distance(at_a[i]));
        }
        for (size_t i = 0; i < sides_a; ++i) {
            candidate_side const side(at_a[i], at_a[A::after(i, n)]);
            for (size_t k = 0; k < m; ++k)
                least = smaller(least, squared[2 * (A::few * i + k) + 1] = side.squared_distance(at_b[k]));
        }
        double const limit = least + 0x1p-43 * size * size;
        uint32_t left = 0;
        for (size_t i = 0; i < n; ++i)
            for (size_t k = 0; k < sides_b; ++k) left |= bit_if(squared, 2 * (A::few * i + k), limit);
        for (size_t i = 0; i < sides_a; ++i)
            for (size_t k = 0; k < m; ++k) left |= bit_if(squared, 2 * (A::few * i + k) + 1, limit);
        for (; left != 0; left &= left - 1) {
            size_t const place = static_cast<size_t>(countr_zero(left)), i = place / (2 * A::few), k = place / 2 % A::few;
            f(place % 2 == 0 ? corner_at_side{i, k, true} : corner_at_side{k, i, false}, at_a, at_b, size);
        }
    }
    [[gnu::always_inline]] static constexpr uint32_t bit_if(double const* squared, size_t place, double limit) {
        return uint32_t{squared[place] <= limit} << place;
    }

    /// Whether two cases have exactly the same distance because of parallel sides: their corners are the two ends of one side, or one is an end of a
    /// side of a and the other an end of a side of b.
    [[gnu::noinline]] constexpr bool are_equally_far(closest_features_case const& x, closest_features_case const& y) const {
        using kind = closest_features_case::kind;
        if (x.what == kind::corners || y.what == kind::corners) return false;
        if (x.what != y.what) {
            closest_features_case const &of_a = x.what == kind::corner_of_a ? x : y,
                                        &of_b = x.what == kind::corner_of_a ? y : x;
            return is_end_of(a, of_a.on_a, of_b.on_a) && is_end_of(b, of_b.on_b, of_a.on_b) &&
                   parallel_sense(a, of_b.on_a, b, of_a.on_b) != 0;
        }
        bool const of_a = x.what == kind::corner_of_a;
        if (of_a) return x.on_b == y.on_b && has_such_side(a, x.on_a, y.on_a, b, x.on_b);
        return x.on_a == y.on_a && has_such_side(b, x.on_b, y.on_b, a, x.on_a);
    }
    static constexpr bool is_end_of(A const& body, size_t corner, size_t side) {
        return corner == side || corner == body.after(side);
    }
    /// Whether the corners i and k of a core are the ends of a side that is parallel to a given side of another core.
    static constexpr bool has_such_side(A const& body, size_t i, size_t k, A const& other, size_t side) {
        return (body.after(i) == k && parallel_sense(body, i, other, side) != 0) ||
               (body.after(k) == i && parallel_sense(body, k, other, side) != 0);
    }

    /// Finds the case if doubles represent all of its numbers exactly: then ties are certain, too.
    [[gnu::noinline]] constexpr bool chosen_on_grid(closest_features_case& found) const {
        if (a.turned || b.turned) return false;
        by_exact_doubles exact;
        found = choose(exact);
        return !exact.doubt;
    }

    // ------------------------------------------------------------------------------------------- of many: by trees
    /// Calls f(candidates, frame, a, b) with the candidates that the search leaves.
    constexpr void for_survivors(auto f) const {
        searched<A> const of_a(a);
        searched<B> const of_b(b);
        of_a.with_lists([&](auto const& lists_a) {
            of_b.with_lists([&](auto const& lists_b) {
                double extent = 0;
                for (auto const& x : lists_a) extent = larger(extent, extent_of(x.list));
                for (auto const& y : lists_b) extent = larger(extent, extent_of(y.list));
                approximate_frame const frame(extent, larger(of_a.part_off(), of_b.part_off()));
                near_search search(frame, lists_a.begin()->list, lists_b.begin()->list);
                for (auto const& x : lists_a)
                    for (auto const& y : lists_b) search.look_at(x.list, x.before, y.list, y.before);
                f(search.survivors(), frame, of_a, of_b);
            });
        });
    }
    /// Whether all candidates left certainly name one pair of features.
    constexpr bool is_certain(dynamic_array<corner_at_side> const& left, approximate_frame const& frame,
                              searched<A> const& of_a, searched<B> const& of_b, closest_features_case& found) const {
        bool any = false;
        for (size_t i = 0; i < left.size(); ++i) {
            corner_at_side const& c = left[i];
            size_t const next = c.corner_of_a ? b.after(c.side) : a.after(c.side);
            auto const on_side = [&](size_t i) { return c.corner_of_a ? of_b.at(frame, i) : of_a.at(frame, i); };
            approximate_corner const p = c.corner_of_a ? of_a.at(frame, c.corner) : of_b.at(frame, c.corner);
            approximate_corner const from = on_side(c.side), to = on_side(next);
            double const margin = frame.product_error(to.x - from.x, to.y - from.y, p.x - from.x, p.y - from.y);
            closest_features_case seen;
            if (!judged_approximately(c, p, from, to, margin, seen) || (any && !(seen == found))) return false;
            found = seen;
            any = true;
        }
        return any;
    }
    [[gnu::noinline]] constexpr bool chosen_approximately_of_many(closest_features_case& found) const {
        bool certain = false;
        for_survivors([&](auto const& left, approximate_frame const& frame, searched<A> const& of_a, searched<B> const& of_b) {
            certain = is_certain(left, frame, of_a, of_b, found);
        });
        return certain;
    }

    /// The closest features of a candidate: the corner p, and the side between two corners or one of its ends. Returns false if doubles are not
    /// certain. `margin` bounds the error of products of differences.
    [[gnu::always_inline]] constexpr bool judged_approximately(corner_at_side const& c, approximate_corner const& p,
                                                               approximate_corner const& from, approximate_corner const& to,
                                                               double margin, closest_features_case& found) const {
        using kind = closest_features_case::kind;
        size_t const next = c.corner_of_a ? b.after(c.side) : a.after(c.side), sides = c.corner_of_a ? b.count : a.count;
        double const dx = to.x - from.x, dy = to.y - from.y, ex = p.x - from.x, ey = p.y - from.y, gx = p.x - to.x,
                     gy = p.y - to.y;
        double const behind = dx * ex + dy * ey, ahead = dx * gx + dy * gy, off = dx * ey - dy * ex;
        kind what = kind::corners;
        size_t side = c.side;
        int left = 0;
        bool certain = true;
        if (sides == 1 || behind < -margin) {
            certain = true;
        } else if (ahead > margin) {
            side = next;
        } else {
            what = c.corner_of_a ? kind::corner_of_a : kind::corner_of_b;
            left = off < 0 ? -1 : 1;
            certain = behind > margin && ahead < -margin && (off > margin || off < -margin);
        }
        found = c.corner_of_a ? closest_features_case{what, c.corner, side, left}
                              : closest_features_case{what, side, c.corner, left};
        return certain;
    }
};

template <class T>
using closest_features = closest_parts<convex_core<T>, convex_core<T>>;

/// Calls f with the closest points of two cores, in the numbers of a rung. f.at_corner(p, q) receives a corner of a and a corner of b.
/// f.at_side(p, from, d, left) receives a corner p and the side that has its foot, from `from` along d; p is a corner of b if the case says
/// `corner_of_b`, else of a.
template <class Rung, class T, class F>
[[gnu::always_inline]] constexpr auto with_closest_features(Rung& rung, convex_core<T> const& a, convex_core<T> const& b,
                                                            closest_features_case const& c, F f) {
    using kind = closest_features_case::kind;
    return with_corners(rung, a, [&](auto const& of_a) {
        return with_corners(rung, b, [&](auto const& of_b) {
            if (c.what == kind::corners) return f.at_corner(of_a.corner(rung, c.on_a), of_b.corner(rung, c.on_b));
            auto const at_side = [&](auto const& p, auto const& corners, size_t side) {
                return f.at_side(p, corners.corner(rung, side), corners.side(rung, side), c.left);
            };
            if (c.what == kind::corner_of_a) return at_side(of_a.corner(rung, c.on_a), of_b, c.on_b);
            return at_side(of_b.corner(rung, c.on_b), of_a, c.on_a);
        });
    });
}

}  // namespace hantei
