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
import :ladder;
import :convex_core;
import :core_cast;
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
        relation const start = question_.has_region() ? question_.at_start() : relation::disjoint;
        gather(0);
        if (!(have_cores() && in_range())) return exact_answer(start);
        contacts_ = contacts_along(question_.way);
        if (start != relation::disjoint) return from_start(start == relation::overlapping);
        optional<Result> least;
        for (size_t n = 0; n < contacts_.size(); ++n) {
            contact const& c = contacts_[n];
            if (!least.has_value() || c.found.first < *least) least = c.found.first;
        }
        optional<sweep_hit<Result, 2>> r;
        if (!least.has_value()) return r;
        if (*least == Result{0}) return from_start(false);  // only an exact 0 is rounded to 0
        r = first_contact(*least);
        auto const last = last_contact(contacts_, *least);
        r->last = last.has_value() ? *last : exact_last_contact();
        return r;
    }

  private:
    struct contact {
        size_t i, k;
        sweep_hit<Result, 2> found;
        cast_end enter{}, exit{};  ///< as in sweep_answer

        constexpr bool is_known() const { return enter.what != cast_end::kind::none; }
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
    constexpr void each_near(auto f) const {
        for (size_t i = 0; i < a_.size(); ++i)
            for (size_t k = 0; k < b_.size(); ++k)
                if (!apart_across(i, k) && !apart_on_way(i, k)) f(i, k);
    }
    constexpr rounded_move move(size_t i, size_t k) const {
        return {a_.exact_part(i), b_.exact_part(k), a_.radius, b_.radius, way_};
    }
    /// Whether all parts have cores, whose sweeps have rungs before the last one.
    constexpr bool have_cores() const {
        return !same_as<T, rational> && (a_.is_sided || a_.core.count > 0) && (b_.is_sided || b_.core.count > 0);
    }
    /// Whether the rungs before the last one may know the contacts.
    constexpr bool in_range() const {
        if constexpr (same_as<T, rational> || is_small_program) {
            return false;
        } else {
            auto const of_body = [](swept_body<T> const& body) {
                bool all = body.is_sided || body.core.in_range();
                for (auto const& side : body.sides) all &= all_in_range(side.from) & all_in_range(side.to);
                return all;
            };
            return all_in_range(question_.way) && of_body(a_) && of_body(b_);
        }
    }
    /// The contacts of cores along a multiple of the way.
    constexpr dynamic_array<contact> contacts_along(vec<T, 2> const& way) const {
        dynamic_array<contact> all;
        if constexpr (!same_as<T, rational>) {
            each_near([&](size_t i, size_t k) {
                auto const found = swept<Result>(core_sweep<T>{{a_.part(i), b_.part(k), {way}}});
                if (found.meet) all.push_back({i, k, found.hit, found.enter, found.exit});
            });
        }
        return all;
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
    /// Whether all contacts with the same rounded time have the same answer, so that it does not matter which counts. If no shape is round
    /// and one is a region, a corner of the region may have several normals, where a round shape has one. Then the contacts must be inside
    /// sides of the differences of the parts, as those of a corner with the inside of a side are.
    constexpr bool is_same_of_all(sweep_hit<Result, 2> const& found) const {
        bool const one_normal = a_.radius.sign() > 0 || b_.radius.sign() > 0 || !question_.has_region();
        for (size_t i = 0; i < contacts_.size(); ++i) {
            auto const& other = contacts_[i];
            if (other.found.first != found.first) continue;
            if (!(one_normal || other.is_known())) return false;
            if (!(other.found.normal == found.normal && other.found.points == found.points)) return false;
        }
        return true;
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

    /// The end of the contact that begins at the time `first`, if `contacts` are those along `times` ways; nothing if rounded times do not
    /// tell, because two are equal, or neighbors, while the exact ones may be different. At the time 0 the shapes must meet if it is `first`.
    /// Between two contacts of sides the shapes still meet if one is inside the other. Any time between the two tells, because rounded times are
    /// in the order of the exact ones.
    constexpr optional<Result> last_contact(dynamic_array<contact> const& contacts, Result const& first,
                                            double times = 1) const {
        struct stretch {
            Result from, to;
            contact const* of = nullptr;
        };
        dynamic_array<stretch> all;
        for (contact const& c : contacts) all.push_back({c.found.first, c.found.last, &c});
        rng::sort(all, [](stretch const& x, stretch const& y) { return x.from < y.from || (x.from == y.from && x.to < y.to); });
        Result reached = first;
        for (size_t i = 0; i <= all.size() && reached < Result{1}; ++i) {
            stretch const next = i < all.size() ? all[i] : stretch{Result{1}, Result{1}};
            if (i > 0 && i < all.size() && next.from == reached && reached < next.to && reached != Result{0}) {
                bool meets = false;
                for (size_t n = 0; n < i && !meets; ++n)
                    meets = all[n].from < reached && all[n].to == reached && is_followed_by(*all[n].of, *next.of);
                if (!meets) return {};
            }
            if (next.from > reached) {
                if (!question_.has_region()) break;
                Result const between = reached + (next.from - reached) / 2;
                if (!(reached < between && between < next.from)) return {};
                if (!question_.is_inside_at(rational(between) * rational(times))) break;
            }
            reached = larger(reached, next.to);
        }
        return reached;
    }
    /// Whether one contact ends and the other begins at the same time, because the same corner comes to the same side.
    constexpr bool is_followed_by(contact const& x, contact const& y) const {
        using kind = cast_end::kind;
        if (x.exit.what != y.enter.what || a_.radius.sign() > 0 || b_.radius.sign() > 0) return false;
        auto const same_side = [](swept_body<T> const& body, size_t i, size_t k, size_t on_x, size_t on_y) {
            return i == k && (body.is_sided || on_x == on_y);
        };
        auto const same_corner = [](swept_body<T> const& body, size_t i, size_t k, size_t on_x, size_t on_y) {
            return body.is_sided ? body.part(i).corner(on_x) == body.part(k).corner(on_y) : on_x == on_y;
        };
        if (x.exit.what == kind::side_of_b)
            return same_side(b_, x.k, y.k, x.exit.on_b, y.enter.on_b) && same_corner(a_, x.i, y.i, x.exit.on_a, y.enter.on_a);
        return x.exit.what == kind::side_of_a && same_side(a_, x.i, y.i, x.exit.on_a, y.enter.on_a) &&
               same_corner(b_, x.k, y.k, x.exit.on_b, y.enter.on_b);
    }
    /// Like `last_contact`, in exact times.
    constexpr Result exact_last_contact() {
        make_hulls();
        dynamic_array<time_span> all = question_.has_region() ? question_.inside() : dynamic_array<time_span>();
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
    constexpr sweep_hit<Result, 2> from_start(bool overlap) {
        if (auto const r = rounded_from_start(overlap); r.has_value()) return *r;
        return exact_from_start(overlap);
    }
    /// The answer from the rounded contacts of the parts; nothing if these do not tell.
    constexpr optional<sweep_hit<Result, 2>> rounded_from_start(bool overlap) {
        optional<sweep_hit<Result, 2>> r;
        auto const last = last_contact(contacts_, Result{0});
        if (!last.has_value()) return r;
        size_t only = 0, count = 0;
        bool parts_overlap = false, all_lead_in = true;
        for (size_t i = 0; i < contacts_.size(); ++i) {
            contact const& c = contacts_[i];
            if (c.found.first != Result{0}) continue;
            only = i;
            ++count;
            parts_overlap |= c.found.points.count == 0;
            all_lead_in &= c.is_known() && Result{0} < c.found.last;
        }
        sweep_hit<Result, 2> hit;
        if (overlap || (parts_overlap && !question_.has_region())) {
            auto const normal = normal_before_start();
            if (!normal.has_value()) return r;
            hit.normal = *normal;
        } else {
            // Where the way leads out of a region, or along it, a side alone may have another normal than the region.
            if (parts_overlap || count == 0 || (question_.has_region() && !all_lead_in)) return r;
            if (count > 1 && !is_same_of_all(contacts_[only].found)) return r;
            hit = contacts_[only].found;
        }
        hit.last = *last;
        r = hit;
        return r;
    }
    /// The normal of the contact with which shapes that overlap at the start came together: the last one on the way back. Nothing if that is far
    /// away, or if it is not certain which contact it is.
    constexpr optional<vec<Result, 2>> normal_before_start() {
        constexpr double most = same_as<T, double> ? 0x1p1000 : 0x1p56;  // so that multiples of the way are exact
        optional<vec<Result, 2>> normal;
        if constexpr (!same_as<T, rational>) {
            auto const& way = question_.way;
            for (double const back : ways_back) {
                if (back == 0) continue;
                if (back == infinity ||
                    !(magnitude_of(static_cast<double>(way.x)) < most && magnitude_of(static_cast<double>(way.y)) < most))
                    break;
                gather(back);
                auto const contacts = contacts_along(way * static_cast<T>(-back));
                auto const came = last_contact(contacts, Result{0}, -back);
                if (!came.has_value() || *came == Result{0}) break;
                if (*came < Result{1}) return normal_of(contacts, *came);
            }
        }
        return normal;
    }
    /// The normal with which the parts come together whose contacts on the way back end at the time `last`; nothing if there is more than one.
    constexpr optional<vec<Result, 2>> normal_of(dynamic_array<contact> const& contacts, Result const& last) const {
        optional<vec<Result, 2>> normal;
        for (size_t n = 0; n < contacts.size(); ++n) {
            contact const& c = contacts[n];
            if (c.found.last != last) continue;
            auto const a = a_.part(c.i), b = b_.part(c.k);
            vec<Result, 2> here;
            bool const certain =
                certainly_measured<normal_of_entry<Result>>(core_cast<T, stored_way<T>>{a, b, {question_.way}}, here);
            if (!certain || (normal.has_value() && !(here == *normal))) return {};
            normal = here;
        }
        return normal;
    }
    /// The exact times of the parts near each other.
    constexpr dynamic_array<timed> times_of_parts() {
        make_hulls();
        dynamic_array<timed> pairs;
        each_near([&](size_t i, size_t k) {
            if (auto const times = move(i, k).times(); times.has_value()) pairs.push_back({i, k, *times});
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
        dynamic_array<time_span> spans = question_.has_region() ? question_.inside() : dynamic_array<time_span>();
        for (timed const& pair : pairs) spans.push_back(pair.span());
        time_span met{first, first};
        met.grow_by(spans);
        hit.last = part_of_way(met.to);
        r = hit;
        return r;
    }
    /// `from_start` in exact times.
    constexpr sweep_hit<Result, 2> exact_from_start(bool overlap) {
        bool const has_region = question_.has_region();
        dynamic_array<time_span> const by_points = has_region ? question_.inside() : dynamic_array<time_span>();
        time_span known{surd{0}, surd{0}};
        known.grow_by(by_points);
        bool const all_in_range = in_range();
        for (size_t step = overlap ? 1 : 0;; ++step) {
            // a came in at known.from or earlier, so smaller distances back are skipped. If numbers are far apart, or exact, all sides are near.
            if (step > 0 && !all_in_range) step = ways_back.size() - 1;
            while (overlap && step + 1 < ways_back.size() && known.from.has_value() &&
                   compare(*known.from, surd{rational(-ways_back[step])}) <= 0)
                ++step;
            gather(ways_back[step]);
            dynamic_array<timed> const pairs = times_of_parts();
            dynamic_array<time_span> spans = by_points;
            for (timed const& pair : pairs) spans.push_back(pair.span());
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
