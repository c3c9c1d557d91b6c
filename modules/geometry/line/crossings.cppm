// SPDX-License-Identifier: MIT
// The chords of a line in a chain or a region, in order along the line.
//
// Only sides that the line meets matter. The trees of the sides find them, in doubles, and exact signs decide if doubles are not certain.
// If the line goes through no corner and meets no two sides at once, it crosses each of them, alternately into a region and out of it. Else
// everything is computed in fractions: the line is cut where it meets a side. What lies between two cuts is in the set or outside, and its
// midpoint tells which. Chords that meet are joined. Source: O'Rourke, Computational Geometry in C, section 7.4, with every crossing kept.
export module hantei:crossings;
import :base;
import :dynamic_array;
import :generic_arithmetic;
import :rational;
import :rounding;
import :vec;
import :relation;
import :pointed_function;
import :shape;
import :point;
import :segment;
import :aabb;
import :shape_traits;
import :line_clipping;
import :results;
import :predicates;
import :vertex_list;
import :side_tree;
import :point_in_polygon;
import :chain_relation;
import :ladder;
import :disc;
import :near_search;
import :convex_core;
import :chord_of_core_cast;
import :surd;

namespace hantei {

/// A side that a line meets, and where its ends are: 1 is left of the line, −1 right of it, 0 on it.
template <class T>
struct met_side {
    segment<T, 2> side;
    int from, to;
    size_t list;  ///< the number of the ring: 0 is the outer one
};

/// The orientation test of positions against a line, in doubles.
///
/// With u = 2^-53: the line's numbers and the position p are off by u of themselves, the difference of p and the origin o by less than
/// 3u·(|p| + |o|), the product with the direction d by less than 8u·|d|·(|p| + |o|). Here |·| is the sum of the magnitudes of the
/// coordinates. What underflows is below 2^-1000.
class approximate_line {
  public:
    constexpr explicit approximate_line(parametric_line<2> const& c)
        : ox_(to_nearest<double>(c.origin.x)),
          oy_(to_nearest<double>(c.origin.y)),
          dx_(to_nearest<double>(c.direction.x)),
          dy_(to_nearest<double>(c.direction.y)) {}

    /// 1 on the left, −1 on the right, 0 if that is not certain.
    constexpr int sign_at(double x, double y) const {
        double const off = dx_ * (y - oy_) - dy_ * (x - ox_);
        double const far = magnitude_of(x) + magnitude_of(y) + magnitude_of(ox_) + magnitude_of(oy_);
        double const error = 0x1p-48 * (magnitude_of(dx_) + magnitude_of(dy_)) * far + 0x1p-1000;
        return (off > error) - (off < -error);
    }
    template <class T>
    constexpr bool misses(aabb<T, 2> const& box) const {
        double const low_x = approximate_number(box.min.x), high_x = approximate_number(box.max.x);
        double const low_y = approximate_number(box.min.y), high_y = approximate_number(box.max.y);
        if (sign_at(dy_ > 0 ? low_x : high_x, dx_ > 0 ? high_y : low_y) < 0) return true;  // the corner farthest to the left
        return sign_at(dy_ > 0 ? high_x : low_x, dx_ > 0 ? low_y : high_y) > 0;
    }

  private:
    double ox_, oy_, dx_, dy_;
};

/// The sides of a set that a line meets, in stored order.
template <nonconvex S>
constexpr auto sides_met(S const& set, parametric_line<2> const& line) {
    using T = typename S::scalar_type;
    approximate_line const approximate(line);
    auto const sign_at = [&](vec<T, 2> const& p) {
        int const sign = approximate.sign_at(approximate_number(p.x), approximate_number(p.y));
        return sign != 0 ? sign : cross(line.direction, exact(p) - line.origin).sign();
    };
    dynamic_array<met_side<T>> found;
    size_t number = 0;
    each_list(set, [&](auto const& list) {
        auto const may_meet = [&approximate](aabb<T, 2> const& box, size_t, size_t) { return !approximate.misses(box); };
        each_side_near(list, may_meet, [&](size_t i) {
            auto const side = list.side(i);
            int const from = sign_at(side.a), to = sign_at(side.b);
            if (from == 0 || from != to) found.push_back({side, from, to, number});
            return true;
        });
        ++number;
        return true;
    });
    return found;
}

/// The t at which a line crosses a side that is not parallel to it.
template <class T>
constexpr rational time_at(parametric_line<2> const& line, segment<T, 2> const& s) {
    auto const side = parametric_line_of(s);
    return cross(side.origin - line.origin, side.direction) / cross(line.direction, side.direction);
}

constexpr void sort_ascending(dynamic_array<rational>& numbers) {
    rng::sort(numbers, [](rational const& s, rational const& t) { return s < t; });
}

// ---------------------------------------------------------------------------------------------------- through corners, in fractions
/// A line, a set and the sides of it that the line meets, for exact answers; of a region also on which side of each ring its outside is.
template <nonconvex S>
struct exactly_met {
    S const& set;
    parametric_line<2> const& line;
    dynamic_array<met_side<typename S::scalar_type>> const& sides;
    dynamic_array<int> right_of;  // of each ring of a region: 1 if the outward normal is right of its sides, −1 if left

    constexpr exactly_met(S const& s, parametric_line<2> const& c, dynamic_array<met_side<typename S::scalar_type>> const& met)
        : set(s), line(c), sides(met) {
        if constexpr (!curve<S>) {
            set.each_ring([this](auto const& ring) {
                right_of.push_back(turn_at(ring, extreme_vertex(ring)) * (right_of.empty() ? 1 : -1));
                return true;
            });
        }
    }

    constexpr bool holds(vec<rational, 2> const& p) const {
        if constexpr (curve<S>) {
            for (size_t i = 0; i < sides.size(); ++i)
                if (is_at(i, p)) return true;
            return false;
        } else {
            return point_in_polygon(set, p) >= 0;
        }
    }
    /// The normal at p, where a line in this direction enters the set (for the exit, pass the opposite direction). It is the normal of the
    /// first side at p that faces the line, else of the first side at p along which the line runs, else the opposite direction.
    constexpr vec<surd, 2> normal_at(vec<rational, 2> const& p, vec<rational, 2> const& direction) const {
        optional<vec<rational, 2>> facing, along;
        for (size_t i = 0; i < sides.size() && !facing.has_value(); ++i) {
            if (!is_at(i, p)) continue;
            auto const n = normal(i, direction);
            int const pace = dot(n, direction).sign();
            if (pace < 0) facing = n;
            if (pace == 0 && !along.has_value()) along = n;
        }
        return unit_vector(facing.has_value() ? *facing : along.has_value() ? *along : -direction);
    }
    /// The t, in ascending order, at which the line crosses a side, or at which a side along the line begins or ends.
    constexpr dynamic_array<rational> cuts() const {
        dynamic_array<rational> cuts;
        for (size_t i = 0; i < sides.size(); ++i) {
            met_side<typename S::scalar_type> const& met = sides[i];
            if (met.from != met.to) {
                cuts.push_back(time_at(line, met.side));
            } else {
                rational const length = squared_norm(line.direction);
                cuts.push_back(dot(exact(met.side.a) - line.origin, line.direction) / length);
                cuts.push_back(dot(exact(met.side.b) - line.origin, line.direction) / length);
            }
        }
        sort_ascending(cuts);
        return cuts;
    }

  private:
    constexpr bool is_at(size_t i, vec<rational, 2> const& p) const {
        return relate(exact(sides[i].side), point<rational, 2>{p}) != relation::disjoint;
    }
    /// The normal of side i: of a region the outward one, of a curve the one against the direction.
    constexpr vec<rational, 2> normal(size_t i, vec<rational, 2> const& against) const {
        auto const n = perp(exact(sides[i].side.b) - exact(sides[i].side.a));
        if constexpr (curve<S>) {
            return dot(n, against).sign() > 0 ? -n : n;
        } else {
            return right_of[sides[i].list] > 0 ? -n : n;
        }
    }
};

/// All chords of the whole line in the set, in the order of t.
template <nonconvex S>
constexpr dynamic_array<exact_chord<2>> chords_of(S const& set, parametric_line<2> const& line,
                                                  dynamic_array<met_side<typename S::scalar_type>> const& sides) {
    exactly_met<S> const met(set, line, sides);
    auto const cuts = met.cuts();
    dynamic_array<exact_chord<2>> chords;
    for (size_t from = 0, to; from < cuts.size(); from = to + 1) {
        for (to = from; to + 1 < cuts.size(); ++to)
            if (cuts[to] < cuts[to + 1] && !met.holds(line.at((cuts[to] + cuts[to + 1]) * rational(1, 2)))) break;
        chords.push_back({{{cuts[from]}, met.normal_at(line.at(cuts[from]), line.direction)},
                          {{cuts[to]}, met.normal_at(line.at(cuts[to]), -line.direction)}});
    }
    return chords;
}
template <nonconvex S>
constexpr dynamic_array<exact_chord<2>> chords_of(S const& set, parametric_line<2> const& line) {
    return chords_of(set, line, sides_met(set, line));
}

// ---------------------------------------------------------------------------------------------------- through sides, on the ladder
/// The crossing of a line with a side: the place of the side in the list of those that are met, and an enclosure of the t, which is valid
/// if in_doubles.
struct cut {
    size_t place;
    disc t;
    bool in_doubles;
};
/// Sorts by a function that tells whether one cut is before another. At run time it is compiled once.
inline void sort_cuts(dynamic_array<cut>& cuts, pointed_function<bool, cut const&, cut const&> const& before) {
    rng::sort(cuts.data(), cuts.data() + cuts.size(), before);
}

/// The sides that a line crosses, in the order of t. T is the scalar of the measures, Way the type of the line's way.
template <class T, class S, class Way>
class crossed_sides {
  public:
    constexpr crossed_sides(parametric_line<2> const& line, vec<T, 2> const& origin, Way const& way,
                            dynamic_array<met_side<S>> const& sides)
        : line_(line), sides_(sides) {
        core_.count = 1;
        core_.at[0] = origin;
        by_discs discs;
        auto const o = discs.stored(origin), w = way.in(discs);
        range_check const line_in_range = all_in_range(origin) & way.in_range();
        for (size_t i = 0; i < sides.size() && alone_; ++i) {
            alone_ = sides[i].from * sides[i].to < 0;
            auto const a = scalar_cast<T>(sides[i].side.a), b = scalar_cast<T>(sides[i].side.b);
            cut x{i, {}, static_cast<bool>(line_in_range & all_in_range(a) & all_in_range(b))};
            if (x.in_doubles) {
                auto const d = discs.difference(a, b);
                discs.doubt = false;
                x.t = discs.quotient(cross(discs.stored(a) - o, d), cross(w, d));
                x.in_doubles = !discs.doubt;
            }
            cuts_.push_back(x);
        }
        if (!alone_) return;
        auto before = [this](cut const& x, cut const& y) { return order(x, y) < 0; };
        if (is_constant_evaluated()) {
            rng::sort(cuts_.data(), cuts_.data() + cuts_.size(), before);
        } else {
            sort_cuts(cuts_, pointed_function<bool, cut const&, cut const&>(before));
        }
        for (size_t i = 1; i < cuts_.size(); ++i) alone_ = alone_ && order(cuts_[i - 1], cuts_[i]) < 0;
    }

    /// Whether the line goes through no corner, and crosses no two sides at once.
    constexpr bool one_at_a_time() const { return alone_; }
    constexpr size_t size() const { return cuts_.size(); }
    /// The sign of t − x at the i-th crossed side, for x = 0 or 1.
    constexpr int sign_of_time(size_t i, int x) const {
        cut const& c = cuts_[i];
        if (c.in_doubles) {
            disc const from_x = c.t - disc{static_cast<double>(x), 0};
            if (from_x.value != 0 && from_x.sign_is_certain()) return from_x.value < 0 ? -1 : 1;
        }
        return (time_at(line_, sides_[c.place].side) - rational(x)).sign();
    }
    /// The crossing of the line with the i-th crossed side, with the normal that faces the line (sense −1), or faces away from it (1).
    template <class Result>
    constexpr crossing<Result, 2> at(size_t i, Way const& way, int sense) const {
        met_side<S> const& met = sides_[cuts_[i].place];
        convex_core<T> side;
        side.count = 2;
        side.at[0] = scalar_cast<T>(met.side.a);
        side.at[1] = scalar_cast<T>(met.side.b);
        // The normal is on the right of the side (along 0) or of the side back (1). It faces a line that comes from there.
        size_t const along = (met.to - met.from) * sense > 0 ? 0 : 1;
        return measured<end_of_side_cast<Result>>(side_cast<T, Way>{{core_, side, way}, along});
    }

  private:
    constexpr int order(cut const& x, cut const& y) const {
        if (x.place == y.place) return 0;
        if (x.in_doubles && y.in_doubles) {
            disc const apart = x.t - y.t;
            if (apart.value != 0 && apart.sign_is_certain()) return apart.value < 0 ? -1 : 1;
        }
        return (time_at(line_, sides_[x.place].side) - time_at(line_, sides_[y.place].side)).sign();
    }

    parametric_line<2> const& line_;
    dynamic_array<met_side<S>> const& sides_;
    convex_core<T> core_;
    dynamic_array<cut> cuts_;
    bool alone_ = true;
};

}  // namespace hantei
