// SPDX-License-Identifier: MIT
// The parts of two shapes on a way: the sides of a chain or a region, or a convex shape. Boxes and projections leave the pairs that may meet.
export module hantei:parts_on_way;
import :base;
import :dynamic_array;
import :rational;
import :rounding;
import :vec;
import :convex_sweep;
import :enclosing_box;
import :ladder;
import :swept_body;

namespace hantei {

/// The parts of a, which moves along a way, and of b, which is at rest.
template <class T>
class parts_on_way {
  protected:
    constexpr explicit parts_on_way(sides_on_way<T> const& question) : question_(question), way_(exact(question.way)) {}

    /// Finds the parts that may meet on the way, or up to `back` ways before its start. It is called before anything else.
    constexpr void gather(double back) {
        a_.sides.clear();
        b_.sides.clear();
        question_.gather(back, a_, b_);
        back_ = back;
        widths_of_a_ = widths_of(a_);
        widths_of_b_ = widths_of(b_);
    }
    /// Calls f(i, k) for the i-th part of a and the k-th of b, unless they surely stay apart.
    constexpr void each_near(auto f) const {
        for (size_t i = 0; i < a_.size(); ++i)
            for (size_t k = 0; k < b_.size(); ++k)
                if (!apart_across(i, k) && !apart_on_way(i, k)) f(i, k);
    }
    /// The move of one part against another, in fractions, after make_hulls().
    constexpr rounded_move move(size_t i, size_t k) const {
        return {a_.exact_part(i), b_.exact_part(k), a_.radius, b_.radius, way_};
    }
    /// Whether all parts have cores, whose sweeps have rungs before the last one.
    constexpr bool have_cores() const {
        return !same_as<T, rational> && (a_.is_sided || a_.core.count > 0) && (b_.is_sided || b_.core.count > 0);
    }
    /// Whether the rungs before the last one may know the contacts.
    constexpr range_check in_range() const {
        if constexpr (same_as<T, rational> || is_small_program) {
            return range_check::never();
        } else {
            auto const of_body = [](swept_body<T> const& body) {
                range_check all;
                if (!body.is_sided) all = body.core.in_range();
                for (auto const& side : body.sides) all &= all_in_range(side.from) & all_in_range(side.to);
                return all;
            };
            return all_in_range(question_.way) & of_body(a_) & of_body(b_);
        }
    }
    constexpr void make_hulls() {
        a_.make_hull();
        b_.make_hull();
    }

    sides_on_way<T> const& question_;
    vec<rational, 2> way_;
    swept_body<T> a_, b_;

  private:
    /// The interval of cross(way, p) of the points p of a part. The motion does not change it. It may be too large, never too small.
    struct width {
        double low = infinity, high = -infinity;

        constexpr bool apart_from(width const& x) const { return high < x.low || x.high < low; }
    };
    /// The width of points in doubles, times a power of two by which the greater coordinate of the way is scaled to below 1. Coordinates are
    /// rounded once. If numbers are so large that products might overflow, the interval is everything.
    template <size_t N>
    constexpr width width_of(array<vec<double, 2>, N> const& points) const {
        constexpr double most = 0x1p1000;
        vec<double, 2> const way = map([](T const& x) { return static_cast<double>(x); }, question_.way);
        double const greatest = larger(magnitude_of(way.x), magnitude_of(way.y));
        int const exponent = static_cast<int>(bit_cast<uint64_t>(greatest) >> 52) - 1022;  // greatest < 2^exponent
        auto const w = way * power_of_two<double>(larger(-exponent, -1022));
        width r;
        for (auto const& p : points) {
            if (!(magnitude_of(p.x) < most && magnitude_of(p.y) < most)) return {-infinity, infinity};
            double const u = w.x * p.y, v = w.y * p.x;
            // The last terms are for numbers that are subnormal.
            double const off = 0x1p-49 * (magnitude_of(u) + magnitude_of(v)) +
                               ((magnitude_of(p.x) + magnitude_of(p.y)) * 0x1p-1073 + numeric_limits<double>::min());
            r = {smaller(r.low, u - v - off), larger(r.high, u - v + off)};
        }
        return r;
    }
    constexpr dynamic_array<width> widths_of(swept_body<T> const& body) const {
        dynamic_array<width> all;
        if constexpr (!same_as<T, rational>) {
            all.reserve(body.size());
            auto const at = [](vec<T, 2> const& p) { return map([](T const& x) { return static_cast<double>(x); }, p); };
            for (size_t i = 0; i < body.sides.size(); ++i)
                all.push_back(width_of(array{at(body.sides[i].from), at(body.sides[i].to)}));
            auto const &low = body.box.low, &high = body.box.high;
            if (!body.is_sided) all.push_back(width_of(array{low, high, vec{low.x, high.y}, vec{high.x, low.y}}));
        }
        return all;
    }
    /// Whether the boxes around two sides surely stay apart on the way.
    constexpr bool apart_on_way(size_t i, size_t k) const {
        if constexpr (same_as<T, rational>) {
            return false;
        } else {
            if (!a_.is_sided || !b_.is_sided || back_ == infinity) return false;
            auto const &p = a_.sides[i], &q = b_.sides[k];
            bool apart = false;
            for (size_t axis = 0; axis < 2; ++axis) {
                double const w = static_cast<double>(question_.way[axis]), past = -w * back_;
                double const low = p.low[axis] + smaller(smaller(w, past), 0.0),
                             high = p.high[axis] + larger(larger(w, past), 0.0);
                double const off = 0x1p-49 * (magnitude_of(p.low[axis]) + magnitude_of(p.high[axis]) + magnitude_of(w) +
                                              magnitude_of(past) + magnitude_of(q.low[axis]) + magnitude_of(q.high[axis]));
                apart |= (q.low[axis] - high > off) | (low - q.high[axis] > off);
            }
            return apart;
        }
    }
    constexpr bool apart_across(size_t i, size_t k) const {
        if constexpr (same_as<T, rational>) return false;
        if constexpr (!same_as<T, rational>) return widths_of_a_[i].apart_from(widths_of_b_[k]);
    }

    double back_ = 0;
    dynamic_array<width> widths_of_a_, widths_of_b_;
};

}  // namespace hantei
