// SPDX-License-Identifier: MIT
// The sweep of chains and regions in exact numbers: the times in which two parts are in contact are chords in their Minkowski difference.
//
// The normal is that of the shapes near a point of the contact. There a region is a half plane, at a convex corner a wedge, and at a reflex
// corner the union of two half planes. These are convex sets, and line_rounded_hull.cppm finds the chord in their differences.
export module hantei:exact_sided_sweep;
import :base;
import :dynamic_array;
import :rational;
import :rounding;
import :vec;
import :relation;
import :line_clipping;
import :results;
import :recession_cone;
import :line_rounded_hull;
import :convex_sweep;
import :swept_body;
import :parts_on_way;
import :surd;

namespace hantei {

/// How far before the start sides are looked for, in multiples of the way.
inline constexpr array<double, 4> ways_back{0, 1, 64, infinity};

/// The contact that counts, of several at one time. Those that the way leads into come first (rank 0), then those along which it leads (1),
/// then those that it leads out of (2). Of equal rank, the one whose normal is turned farthest clockwise counts: it has the least
/// cross(way, normal), for rank 2 the greatest. Seen from the other shape the choice is the same.
struct chosen_contact {
    int rank = 3;
    vec<surd, 2> normal;  ///< from a to b
    struct end {
        surd place;
        vec<surd, 2> at;
    };
    optional<end> low, high;  ///< the ends of all that touches with this normal

    constexpr void add(vec<surd, 2> const& n, vec<rational, 2> const& way, touched_stretch const& stretch) {
        int const ahead = sign(dot(way, n)), new_rank = ahead > 0 ? 0 : ahead == 0 ? 1 : 2;
        surd const beside = cross(way, n);
        int const order = new_rank != rank ? (new_rank < rank ? -1 : 1) : compare(beside, beside_) * (rank == 2 ? -1 : 1);
        if (order > 0) return;
        if (order < 0) {
            rank = new_rank;
            normal = n;
            beside_ = beside;
            low.reset();
            high.reset();
        }
        for (auto const& place : array{stretch.low, stretch.high}) {
            if (!place.has_value()) continue;
            if (!low.has_value() || compare(*place, low->place) < 0) low = end{*place, stretch.at(*place)};
            if (!high.has_value() || compare(*place, high->place) > 0) high = end{*place, stretch.at(*place)};
        }
    }
    template <class Result>
    constexpr void put(sweep_hit<Result, 2>& r, bool with_points) const {
        r.normal = rounded<Result>(normal);
        r.points = {};
        if (!with_points || !low.has_value()) return;
        add_rounded(low->at, r.points);
        add_rounded(high->at, r.points);
    }

  private:
    surd beside_{0};
};

/// The sweep of two shapes of any kind, in exact numbers.
template <class Result, class T>
class exact_sided_sweep : protected parts_on_way<T> {
  protected:
    using parts_on_way<T>::question_;
    using parts_on_way<T>::way_;
    using parts_on_way<T>::a_;
    using parts_on_way<T>::b_;
    using parts_on_way<T>::parts_on_way;

    /// Two parts and when they are in contact.
    struct timed {
        size_t i, k;
        open_chord times;

        constexpr time_span span() const { return {times.enter.t, times.exit.t}; }
    };

    /// The exact times of the parts near each other.
    constexpr dynamic_array<timed> times_of_parts() {
        this->make_hulls();
        dynamic_array<timed> pairs;
        this->each_near([&](size_t i, size_t k) {
            if (auto const times = this->move(i, k).times(); times.has_value()) pairs.push_back({i, k, *times});
        });
        return pairs;
    }
    /// The answer in exact times alone, after gather(0). `start` is the relation at the start if one of the shapes is a region, else `disjoint`.
    constexpr optional<sweep_hit<Result, 2>> exact_answer(relation start) {
        optional<sweep_hit<Result, 2>> r;
        if (start != relation::disjoint) {
            r = exact_from_start(start == relation::overlapping);
            return r;
        }
        auto const pairs = times_of_parts();
        optional<surd> first;
        for (timed const& pair : pairs) {
            time_span const span = pair.span();
            if (!span.reaches_to(surd{0})) continue;
            if (span.reaches_from(surd{0})) {
                r = exact_from_start(false);
                return r;
            }
            if (span.reaches_from(surd{1}) && (!first.has_value() || compare(*span.from, *first) < 0)) first = span.from;
        }
        if (!first.has_value()) return r;
        sweep_hit<Result, 2> hit;
        hit.first = to_nearest<Result>(*first);
        chosen_at(*first, pairs).put(hit, true);
        hit.last = exact_last_contact(*first, pairs);
        r = hit;
        return r;
    }
    /// The end of the contact that begins at the time `first`, which the times of the parts and those inside regions tell.
    constexpr Result exact_last_contact(surd const& first, dynamic_array<timed> const& pairs) const {
        dynamic_array<time_span> spans = question_.has_region() ? question_.inside() : dynamic_array<time_span>();
        for (timed const& pair : pairs) spans.push_back(pair.span());
        time_span met{first, first};
        met.grow_by(spans);
        return part_of_way(met.to);
    }
    /// The answer if the shapes meet at the start. `overlap`: whether they certainly overlap there; of two shapes without a region that is
    /// found here.
    constexpr sweep_hit<Result, 2> exact_from_start(bool overlap) {
        bool const has_region = question_.has_region();
        dynamic_array<time_span> const by_points = has_region ? question_.inside() : dynamic_array<time_span>();
        time_span known{surd{0}, surd{0}};
        known.grow_by(by_points);
        range_check const all_in_range = this->in_range();
        for (size_t step = overlap ? 1 : 0;; ++step) {
            // Boxes leave out few sides if numbers are out of range, and none if they are fractions: then one step back is enough.
            if (step > 0 && !all_in_range) step = ways_back.size() - 1;
            // a came in at known.from or earlier, so smaller distances back are skipped.
            while (overlap && step + 1 < ways_back.size() && known.from.has_value() &&
                   compare(*known.from, surd{rational(-ways_back[step])}) <= 0)
                ++step;
            this->gather(ways_back[step]);
            dynamic_array<timed> const pairs = times_of_parts();
            dynamic_array<time_span> spans = by_points;
            for (timed const& pair : pairs) spans.push_back(pair.span());
            for (size_t i = 0; i < pairs.size() && !has_region; ++i) overlap |= overlaps_at_start(pairs[i].times);
            time_span all{surd{0}, surd{0}};
            all.grow_by(spans);
            bool const came_in = all.from.has_value();
            if (overlap && ways_back[step] < infinity &&
                (!came_in || compare(*all.from, surd{rational(-ways_back[step])}) <= 0))
                continue;
            sweep_hit<Result, 2> r;
            r.last = part_of_way(all.to);
            if (overlap && !came_in) {
                r.normal = rounded<Result>(unit_vector(way_));
            } else {
                chosen_at(overlap ? *all.from : surd{0}, pairs).put(r, !overlap);
            }
            return r;
        }
    }
    /// The contact that counts, of all that touch at the time t.
    constexpr chosen_contact chosen_at(surd const& t, dynamic_array<timed> const& all) const {
        chosen_contact chosen;
        for (size_t number = 0; number < all.size(); ++number) {
            auto const& c = all[number];
            auto const &enter = c.times.enter, &exit = c.times.exit;
            bool const comes = is_at(enter, t), goes = !comes && is_at(exit, t);
            if (!comes && !goes && !c.span().holds(t)) continue;
            auto const here = this->move(c.i, c.k);
            // A segment that slides along a parallel side, both along the way, has the normals ±way as a chord. But they touch beside the
            // way, so the normal is perpendicular to it.
            bool const along = !comes && !goes && sign(dot(way_, enter.normal)) != 0;
            auto const n = along ? unit_vector(perp(way_)) : goes ? exit.normal : enter.normal;
            surd const time = comes ? *enter.t : goes ? *exit.t : t;
            auto const place = here.touched(time, -n);
            auto const p = place.at(place.low.has_value() ? *place.low : *place.high);
            auto const as_a = [&](size_t axis) { return p[axis] - time * way_[axis]; };
            auto const set_a = a_.near(c.i, {as_a(0), as_a(1)}), set_b = b_.near(c.k, p);
            auto const times =
                chord_of_core(parametric_line<2>{{}, way_}, differences_of(set_a, set_b), here.radius_a + here.radius_b);
            bool const enters = is_at(times->enter, t), leaves = !enters && is_at(times->exit, t);
            auto const& end = leaves ? times->exit : times->enter;
            chosen.add(-end.normal, way_, here.touched(enters || leaves ? *end.t : t, -end.normal));
        }
        return chosen;
    }

  private:
    /// t clamped to [0, 1], rounded; 1 if it has no value.
    static constexpr Result part_of_way(optional<surd> const& t) {
        if (!t.has_value() || compare(*t, surd{1}) >= 0) return Result{1};
        return sign(*t) <= 0 ? Result{0} : to_nearest<Result>(*t);
    }
    /// Whether two convex shapes overlap at the start: it is inside the time span of their contact, and the way does not lead along the
    /// side with which they touch.
    constexpr bool overlaps_at_start(open_chord const& times) const {
        bool const before = !times.enter.t.has_value() || sign(*times.enter.t) < 0;
        bool const after = !times.exit.t.has_value() || sign(*times.exit.t) > 0;
        return before && after && sign(dot(way_, times.enter.normal)) != 0;
    }
    static constexpr bool is_at(open_end const& end, surd const& t) { return end.t.has_value() && compare(*end.t, t) == 0; }
};

}  // namespace hantei
