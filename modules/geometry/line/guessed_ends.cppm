// SPDX-License-Identifier: MIT
// The ends of a chord as a guess in doubles knows them: where a straight way enters and leaves the Minkowski difference D of two cores (core_cast.cppm),
// and when. An end is on a side of D, or on the arc around a corner of D.
export module hantei:guessed_ends;
import :base;
import :error_free;
import :convex_core;
import :near_search;

namespace hantei {

/// An end of the chord of the way in D: on a side of D, which comes from a side of b or of a, or on the arc around a corner of D, which is
/// the difference of two corners. If the way runs along a side of D (`end_of_side`), it comes to this side, or leaves it, beside the corner
/// of D at an end of the side.
struct cast_end {
    enum class kind : unsigned char { none, side_of_a, side_of_b, corners, end_of_side } what = kind::none;
    size_t on_a = 0, on_b = 0;  ///< index of a corner, or of the first corner of the side

    constexpr bool operator==(cast_end const&) const = default;
};
/// The ends of the contact of a corner or a side of one core with a side of the other: one point or two.
struct shared_ends {
    array<corner_of_core, 2> points{};
    size_t count = 0;
};
/// The ends of the segment that two touching parallel sides share. One side joins the corners `low` and `high` of one core, the other joins
/// `own_low` and `own_high` of the other core; the two corners of a side may be given in either order. before(x, y): whether x comes before
/// y along perp of the normal.
constexpr shared_ends ends_of_touching_sides(corner_of_core low, corner_of_core high, corner_of_core own_low,
                                             corner_of_core own_high, auto before) {
    auto const in_order = [&before](corner_of_core& x, corner_of_core& y) {
        corner_of_core const first = x;
        if (!before(y, x)) return;
        x = y;
        y = first;
    };
    in_order(low, high);
    in_order(own_low, own_high);
    corner_of_core const first_end = before(low, own_low) ? own_low : low, last_end = before(own_high, high) ? own_high : high;
    shared_ends r{{first_end, last_end}, 1};
    if (before(first_end, last_end)) r.count = 2;
    return r;
}

/// A guessed end of the chord: where it is and, if the guess is certain, its time t and a bound of the error of t.
struct guessed_end {
    cast_end end;
    double t = 0, error = 0;
    shared_ends touched{};  ///< the ends of what two parallel sides share, if two touch; else none
};
struct guessed_ends {
    guessed_end enter, exit;
    bool misses = false;  ///< the way from t = 0 to 1 certainly misses D
    bool certain = false;  ///< both ends are certain
};

/// The crossings of the way's line with the circle of radius R around the difference e of two corners: |t·w − e| = R.
struct approximate_arc {
    double length, middle, squared, wide, error;  ///< |w|², w·e, R²|w|² − (w × e)², its error bound, E

    [[gnu::always_inline]] constexpr approximate_arc(approximate_corner const& w, approximate_corner const& e, double reach,
                                                     double squared_way, double e_of_cast)
        : length(squared_way), middle(w.x * e.x + w.y * e.y), squared(0), wide(0), error(e_of_cast) {
        double const sideways = w.x * e.y - w.y * e.x, full = reach * reach * length;
        squared = full - sideways * sideways;
        wide = 2 * magnitude_of(sideways) * error + 0x1p-47 * full + error * error;
    }
    constexpr bool is_missed() const { return squared < -4 * wide; }
    constexpr bool is_met() const { return squared > 4 * wide; }
    constexpr double time(int side) const { return (middle + side * estimated_root(squared)) / length; }
    constexpr double time_error(double t) const {
        return 2 * (error + wide / estimated_root(squared)) / length + 0x1p-48 * magnitude_of(t);
    }
};

}  // namespace hantei
