// SPDX-License-Identifier: MIT
// The sweep of a shape along a straight way against another at rest, if chains or regions are among the two.
//
// A chain is the union of its sides. A region meets something exactly if a side of its boundary does, or if one of the two is inside the
// other, and then any point of the inner one tells. So the times of contact are a union of intervals: one for each side of one shape and
// each side (or convex shape) of the other, and those in which a point of one shape is inside the other, a region. A box around the way
// leaves only a few of them, and the first contact is the least of their starts. Rounding is monotonic, so rounded times tell which is
// less, and exact times if the rounded ones are equal.
//
// The normal is that of the shapes near a point of the contact. There a region is a half plane, at a convex corner a wedge, and at a reflex
// corner the union of two half planes. These are convex sets, and line_rounded_hull.cppm finds the chord in their differences.
export module hantei:sided_sweep;
import :base;
import :dynamic_array;
import :rational;
import :rounding;
import :vec;
import :relation;
import :formulas;
import :corner_list;
import :line_clipping;
import :results;
import :minkowski_sum;
import :recession_cone;
import :line_rounded_hull;
import :convex_core;
import :core_sweep;
import :convex_sweep;
import :enclosing_box;
import :surd;

namespace hantei {

/// A side of a chain or of a region, with the vertices before and after it.
template <class T>
struct swept_side {
    vec<T, 2> before, from, to, after;
    int region_side;  ///< 1 if the region is on its left, −1 if on its right, 0 for a chain
    vec<double, 2> low, high;  ///< the bounds of the side
};

/// One of the two shapes of a sweep: the sides of a chain or a region, or a convex shape.
template <class T>
struct swept_body {
    bool is_sided = false;
    dynamic_array<swept_side<T>> sides;
    convex_core<T> core;  ///< it has no corner if there is only the hull
    optional<unbounded_hull> hull;
    rational radius{0};
    enclosing_box<2> box = enclosing_box<2>::everything();  ///< around a convex shape

    constexpr size_t size() const { return is_sided ? sides.size() : 1; }
    /// The i-th part, as a core.
    constexpr convex_core<T> part(size_t i) const {
        if (!is_sided) return core;
        convex_core<T> side;
        side.count = 2;
        side.at[0] = sides[i].from;
        side.at[1] = sides[i].to;
        return side;
    }
    /// The i-th part, in exact numbers. For a convex shape the hull must have been made (make_hull).
    constexpr unbounded_hull exact_part(size_t i) const {
        if (!is_sided) return *hull;
        corner_list ends;
        ends.add(exact(sides[i].from));
        ends.add(exact(sides[i].to));
        return {hull_of(ends), {}};
    }
    constexpr void make_hull() {
        if (is_sided || hull.has_value()) return;
        if constexpr (!same_as<T, rational>) hull = unbounded_hull_of(core);
    }
    /// The shape near a point of the i-th part, as far as it is convex: at a reflex corner only the half plane of this side.
    constexpr unbounded_hull near(size_t i, vec<surd, 2> const& p) const {
        if (!is_sided || sides[i].region_side == 0) return exact_part(i);
        auto const& s = sides[i];
        auto const is_at = [&p](vec<T, 2> const& v) {
            return compare(p.x, surd{rational(v.x)}) == 0 && compare(p.y, surd{rational(v.y)}) == 0;
        };
        bool const at_start = is_at(s.from), at_end = is_at(s.to);
        auto const &corner = at_end ? s.to : s.from, &back = at_end ? s.from : s.before, &on = at_end ? s.after : s.to;
        unbounded_hull set;
        auto const v = exact(corner);
        set.corners.add(v);
        if ((at_start || at_end) && orientation(back, corner, on) * s.region_side > 0) {
            set.recession.add(exact(back) - v);
            set.recession.add(exact(on) - v);
        } else {
            auto const d = exact(s.to) - exact(s.from);
            set.recession.add(d);
            set.recession.add(-d);
            set.recession.add(perp(d) * rational(s.region_side));
        }
        return set;
    }
};

/// The time span in which two sets meet; an end without a value is at infinity.
struct time_span {
    optional<surd> from, to;

    constexpr bool reaches_from(surd const& t) const { return !from.has_value() || compare(*from, t) <= 0; }
    constexpr bool reaches_to(surd const& t) const { return !to.has_value() || compare(*to, t) >= 0; }
    constexpr bool holds(surd const& t) const { return reaches_from(t) && reaches_to(t); }
    /// Extends this span by another one that meets it. Returns whether it has grown.
    constexpr bool grows_by(time_span const& x) {
        bool const meets = (!x.from.has_value() || reaches_to(*x.from)) && (!x.to.has_value() || reaches_from(*x.to));
        if (!meets) return false;
        bool const before = from.has_value() && (!x.from.has_value() || compare(*x.from, *from) < 0);
        bool const after = to.has_value() && (!x.to.has_value() || compare(*x.to, *to) > 0);
        if (before) from = x.from;
        if (after) to = x.to;
        return before || after;
    }
    constexpr void grow_by(dynamic_array<time_span> const& all) {
        for (bool grows = true; grows;) {
            grows = false;
            for (size_t i = 0; i < all.size(); ++i) grows |= grows_by(all[i]);
        }
    }
};

/// How far before the start sides are looked for, in multiples of the way.
inline constexpr array<double, 4> ways_back{0, 1, 64, infinity};

/// The questions that a sweep asks about two shapes on a way. Each pair of shape types has its own implementation; the rest is compiled
/// once for each scalar.
template <class T>
class sides_on_way {
  public:
    vec<T, 2> way;

    constexpr explicit sides_on_way(vec<T, 2> const& w) : way(w) {}
    /// Puts into a and b the sides that may meet something on the way, or up to `back` ways before its start.
    constexpr virtual void gather(double back, swept_body<T>& a, swept_body<T>& b) const = 0;
    /// The time spans in which a chosen point of one shape is inside the other, if that is a region.
    constexpr virtual dynamic_array<time_span> inside() const = 0;
    /// Whether a chosen point of one shape is inside the other, a region, at the time t.
    constexpr virtual bool is_inside_at(rational const& t) const = 0;
    constexpr virtual bool has_region() const = 0;
    constexpr virtual relation at_start() const = 0;

  protected:
    constexpr ~sides_on_way() = default;
};

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

template <class Result, class T>
class sided_sweep {
  public:
    constexpr explicit sided_sweep(sides_on_way<T> const& question) : question_(question), way_(exact(question.way)) {}

    constexpr optional<sweep_hit<Result, 2>> answer() {
        bool const has_region = question_.has_region();
        if (has_region) {
            relation const start = question_.at_start();
            if (start != relation::disjoint) return from_start(has_region, start == relation::overlapping);
        }
        gather(0);
        find_contacts();
        optional<Result> least;
        for (size_t n = 0; n < contacts_.size(); ++n) {
            contact const& c = contacts_[n];
            if (!least.has_value() || c.found.first < *least) least = c.found.first;
        }
        optional<sweep_hit<Result, 2>> r;
        if (!least.has_value()) return r;
        if (*least == Result{0}) return from_start(has_region, false);  // only an exact 0 is rounded to 0
        r = first_contact(*least);
        r->last = last_contact(has_region);
        return r;
    }

  private:
    struct contact {
        size_t i, k;
        sweep_hit<Result, 2> found;
    };
    struct timed {
        size_t i, k;
        open_chord times;

        constexpr time_span span() const { return {times.enter.t, times.exit.t}; }
    };

    constexpr void gather(double back) {
        a_.sides.clear();
        b_.sides.clear();
        question_.gather(back, a_, b_);
        back_ = back;
        widths_of_a_ = widths_of(a_);
        widths_of_b_ = widths_of(b_);
    }
    /// The interval of cross(way, p) of the points p of a part. The motion does not change it. It may be too large, never too small.
    struct width {
        double low = infinity, high = -infinity;

        constexpr bool apart_from(width const& x) const { return high < x.low || x.high < low; }
    };
    /// The width of points in doubles. Their coordinates are rounded once, and so is the way. If numbers are so large that products might
    /// overflow, the interval is everything.
    template <size_t N>
    constexpr width width_of(array<vec<double, 2>, N> const& points) const {
        constexpr double most = 0x1p500;
        width r;
        double const wx = static_cast<double>(question_.way.x), wy = static_cast<double>(question_.way.y);
        bool in_range = magnitude_of(wx) < most && magnitude_of(wy) < most;
        for (auto const& p : points) {
            in_range = in_range && magnitude_of(p.x) < most && magnitude_of(p.y) < most;
            if (!in_range) return {-infinity, infinity};
            double const u = wx * p.y, v = wy * p.x;
            double const off = 0x1p-49 * (magnitude_of(u) + magnitude_of(v)) + numeric_limits<double>::min();
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
    constexpr void each_near(auto f) const {
        for (size_t i = 0; i < a_.size(); ++i)
            for (size_t k = 0; k < b_.size(); ++k)
                if (!apart_across(i, k) && !apart_on_way(i, k)) f(i, k);
    }
    constexpr rounded_move move(size_t i, size_t k) const {
        return {a_.exact_part(i), b_.exact_part(k), a_.radius, b_.radius, way_};
    }
    /// Finds the contacts on the way, rounded.
    constexpr void find_contacts() {
        bool const by_cores = !same_as<T, rational> && (a_.is_sided || a_.core.count > 0) && (b_.is_sided || b_.core.count > 0);
        if (!by_cores) make_hulls();
        each_near([&](size_t i, size_t k) {
            if constexpr (!same_as<T, rational>) {
                if (by_cores) {
                    auto const found = swept<Result>(core_sweep<T>{{a_.part(i), b_.part(k), {question_.way}}});
                    if (found.meet) contacts_.push_back({i, k, found.hit});
                    return;
                }
            }
            if (auto const found = impact_of<Result>(move(i, k)); found.has_value()) contacts_.push_back({i, k, *found});
        });
    }
    constexpr void make_hulls() {
        a_.make_hull();
        b_.make_hull();
    }

    /// The contact that counts, of those with this rounded time, which is not 0. If there is only one, it is inside its side, because at a
    /// corner there are two.
    constexpr sweep_hit<Result, 2> first_contact(Result const& rounded_first) {
        dynamic_array<timed> candidates;
        size_t only = 0, count = 0;
        for (size_t i = 0; i < contacts_.size(); ++i) {
            if (contacts_[i].found.first != rounded_first) continue;
            only = i;
            ++count;
        }
        if (count == 1 || is_same_of_all(contacts_[only].found)) return contacts_[only].found;
        make_hulls();
        optional<surd> earliest;
        for (size_t n = 0; n < contacts_.size(); ++n) {
            contact const& c = contacts_[n];
            if (c.found.first != rounded_first) continue;
            candidates.push_back({c.i, c.k, *move(c.i, c.k).times()});
            surd const& t = *candidates.back().times.enter.t;
            if (!earliest.has_value() || compare(t, *earliest) < 0) earliest = t;
        }
        sweep_hit<Result, 2> r;
        r.first = rounded_first;
        chosen_at(*earliest, candidates).put(r, true);
        return r;
    }
    /// Whether all contacts with the same rounded time have the same answer, so that it does not matter which counts. The result is false
    /// if no shape is round and one is a region: at a corner of a region there may be several normals, where a round shape has one.
    constexpr bool is_same_of_all(sweep_hit<Result, 2> const& found) const {
        bool same = a_.radius.sign() > 0 || b_.radius.sign() > 0 || !question_.has_region();
        for (size_t i = 0; i < contacts_.size() && same; ++i) {
            auto const& other = contacts_[i].found;
            same = other.first != found.first || (other.normal == found.normal && other.points == found.points);
        }
        return same;
    }
    /// The contact that counts, of all that touch at the time t.
    constexpr chosen_contact chosen_at(surd const& t, dynamic_array<timed> const& all) const {
        chosen_contact chosen;
        for (size_t number = 0; number < all.size(); ++number) {
            auto const& c = all[number];
            auto const &enter = c.times.enter, &exit = c.times.exit;
            bool const comes = is_at(enter, t), goes = !comes && is_at(exit, t);
            if (!comes && !goes && !c.span().holds(t)) continue;
            auto const here = move(c.i, c.k);
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
    static constexpr bool is_at(open_end const& end, surd const& t) { return end.t.has_value() && compare(*end.t, t) == 0; }

    /// The end of the contact that begins with the first one, if there is none at the start. Between two contacts of sides the shapes still
    /// meet if one is inside the other. Any time between the two tells, because rounded times are in the order of the exact ones.
    constexpr Result last_contact(bool has_region) {
        struct stretch {
            Result from, to;
        };
        dynamic_array<stretch> all;
        for (size_t n = 0; n < contacts_.size(); ++n) all.push_back({contacts_[n].found.first, contacts_[n].found.last});
        rng::sort(all, [](stretch const& x, stretch const& y) { return x.from < y.from || (x.from == y.from && x.to < y.to); });
        Result reached = all[0].to;
        for (size_t i = 1; i <= all.size() && reached < Result{1}; ++i) {
            stretch const next = i < all.size() ? all[i] : stretch{Result{1}, Result{1}};
            if (i < all.size() && next.from == reached && reached < next.to) return exact_last_contact(has_region);
            if (next.from > reached) {
                if (!has_region) break;
                Result const between = reached + (next.from - reached) / 2;
                if (!(reached < between && between < next.from)) return exact_last_contact(has_region);
                if (!question_.is_inside_at(rational(between))) break;
            }
            reached = larger(reached, next.to);
        }
        return reached;
    }
    /// Like `last_contact`, in exact times: for rounded times that are equal, or neighbors, while the exact ones may be different.
    constexpr Result exact_last_contact(bool has_region) {
        make_hulls();
        dynamic_array<time_span> all = has_region ? question_.inside() : dynamic_array<time_span>();
        optional<surd> earliest;
        for (size_t n = 0; n < contacts_.size(); ++n) {
            contact const& c = contacts_[n];
            auto const times = *move(c.i, c.k).times();
            all.push_back({times.enter.t, times.exit.t});
            if (!earliest.has_value() || *times.enter.t < *earliest) earliest = times.enter.t;
        }
        time_span met{earliest, earliest};
        met.grow_by(all);
        return part_of_way(met.to);
    }
    /// t clamped to [0, 1], rounded; 1 if it has no value.
    static constexpr Result part_of_way(optional<surd> const& t) {
        if (!t.has_value() || compare(*t, surd{1}) >= 0) return Result{1};
        return sign(*t) <= 0 ? Result{0} : to_nearest<Result>(*t);
    }

    /// The answer if the shapes meet at the start. `overlap`: whether they certainly overlap there; of two shapes without a region that is
    /// found here.
    constexpr sweep_hit<Result, 2> from_start(bool has_region, bool overlap) {
        dynamic_array<time_span> const by_points = has_region ? question_.inside() : dynamic_array<time_span>();
        time_span known{surd{0}, surd{0}};
        known.grow_by(by_points);
        for (size_t step = overlap ? 1 : 0;; ++step) {
            // a came in at known.from or earlier, so smaller distances back are skipped.
            while (overlap && step + 1 < ways_back.size() && known.from.has_value() &&
                   compare(*known.from, surd{rational(-ways_back[step])}) <= 0)
                ++step;
            gather(ways_back[step]);
            make_hulls();
            dynamic_array<timed> pairs;
            dynamic_array<time_span> spans = by_points;
            each_near([&](size_t i, size_t k) {
                auto const times = move(i, k).times();
                if (!times.has_value()) return;
                pairs.push_back({i, k, *times});
                spans.push_back(pairs.back().span());
            });
            for (size_t i = 0; i < pairs.size() && !has_region; ++i) overlap |= overlaps_at_start(pairs[i].times);
            time_span all{surd{0}, surd{0}};
            all.grow_by(spans);
            bool const came_in = all.from.has_value();
            if (overlap && back_ < infinity && (!came_in || compare(*all.from, surd{rational(-back_)}) <= 0)) continue;
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
    /// Whether two convex shapes overlap at the start: it is inside the time span of their contact, and the way does not lead along the
    /// side with which they touch.
    constexpr bool overlaps_at_start(open_chord const& times) const {
        bool const before = !times.enter.t.has_value() || sign(*times.enter.t) < 0;
        bool const after = !times.exit.t.has_value() || sign(*times.exit.t) > 0;
        return before && after && sign(dot(way_, times.enter.normal)) != 0;
    }

    sides_on_way<T> const& question_;
    vec<rational, 2> way_;
    swept_body<T> a_, b_;
    double back_ = 0;
    dynamic_array<width> widths_of_a_, widths_of_b_;
    dynamic_array<contact> contacts_;
};

/// The sweep at run time: compiled once, in the archive, which answers with a type of its own.
template <class Result, class T>
sweep_answer<Result> sides_swept_in_archive(sides_on_way<T> const& question);
template <class Result, class T>
constexpr optional<sweep_hit<Result, 2>> sides_swept(sides_on_way<T> const& question) {
    if (is_constant_evaluated()) return sided_sweep<Result, T>(question).answer();
    optional<sweep_hit<Result, 2>> r;
    if (auto const answer = sides_swept_in_archive<Result>(question); answer.meet) r = answer.hit;
    return r;
}

}  // namespace hantei
