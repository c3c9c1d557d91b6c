// SPDX-License-Identifier: MIT
// The sweep of a shape along a straight way against another at rest, if chains or regions are among the two.
//
// A chain is the union of its sides. A region meets something exactly if a side of its boundary does, or if one of the two is inside the
// other, and then any point of the inner one tells. So the times of contact are a union of intervals: one for each side of one shape and
// each side (or convex shape) of the other, and those in which a point of one shape is inside the other, a region. A box around the way
// leaves only a few of them, and the first contact is the least of their starts. Rounding is monotonic, so rounded times tell which is
// less. If the rounded times are equal, and that matters, times in balls tell, or else exact ones (exact_sided_sweep.cppm).
//
// Shapes that overlap at the start came together earlier: the contacts on the way back tell when.
export module hantei:sided_sweep;
import :base;
import :dynamic_array;
import :rational;
import :vec;
import :relation;
import :results;
import :ladder;
import :convex_core;
import :guessed_ends;
import :core_cast;
import :core_sweep;
import :touching_parts;
import :convex_sweep;
import :swept_body;
import :exact_sided_sweep;
import :surd;

namespace hantei {

/// The sweep of two shapes of any kind: from the rounded contacts of their parts, where these tell, else in exact numbers.
template <class Result, class T>
class sided_sweep : exact_sided_sweep<Result, T> {
    using base = exact_sided_sweep<Result, T>;
    using base::a_;
    using base::b_;
    using base::question_;
    using typename base::timed;

  public:
    constexpr explicit sided_sweep(sides_on_way<T> const& question) : base(question) {}

    constexpr optional<sweep_hit<Result, 2>> answer() {
        relation const start = question_.has_region() ? question_.at_start() : relation::disjoint;
        this->gather(0);
        if constexpr (!same_as<T, rational>) {
            if (this->have_cores() && this->in_range()) return rounded_answer(start);
        }
        return this->exact_answer(start);
    }

  private:
    using contact = part_contact<Result>;

    /// The answer from the rounded contacts of the parts. What these do not tell is found in exact numbers.
    constexpr optional<sweep_hit<Result, 2>> rounded_answer(relation start) {
        if (start != relation::disjoint) return from_start(start == relation::overlapping);
        contacts_ = contacts_along(question_.way);
        optional<Result> least;
        for (contact const& c : contacts_)
            if (!least.has_value() || c.first() < *least) least = c.first();
        optional<sweep_hit<Result, 2>> r;
        if (!least.has_value()) return r;
        if (*least == Result{0}) return from_start(false);  // only an exact 0 is rounded to 0
        r = first_contact(*least);
        auto const last = last_contact(contacts_, *least);
        if (last.has_value()) {
            r->last = *last;
        } else {
            auto const times = exact_times_of([](contact const&) { return true; });
            r->last = this->exact_last_contact(times.earliest, times.all);
        }
        return r;
    }
    /// The contacts of cores along a multiple of the way.
    constexpr dynamic_array<contact> contacts_along(vec<T, 2> const& way) const {
        dynamic_array<contact> all;
        bool const touch_beside = question_.has_region();
        this->each_near([&](size_t i, size_t k) {
            auto const found = swept<Result>(core_sweep<T>{{a_.part(i), b_.part(k), {way}}, touch_beside});
            if (found.meet) all.push_back({i, k, found});
        });
        return all;
    }
    struct exact_times {
        dynamic_array<timed> all;
        surd earliest{0};  ///< the least time at which one of them begins
    };
    /// The exact times of the contacts for which f is true.
    constexpr exact_times exact_times_of(auto f) {
        this->make_hulls();
        exact_times r;
        for (contact const& c : contacts_) {
            if (!f(c)) continue;
            r.all.push_back({c.i, c.k, *this->move(c.i, c.k).times()});
            surd const& t = *r.all.back().times.enter.t;
            if (r.all.size() == 1 || compare(t, r.earliest) < 0) r.earliest = t;
        }
        return r;
    }
    /// The contact that counts, of those with this rounded time, which is not 0.
    constexpr sweep_hit<Result, 2> first_contact(Result const& first) {
        if (auto const r = certain_contact_at(first); r.has_value()) return *r;
        auto const candidates = exact_times_of([&](contact const& c) { return c.first() == first; });
        sweep_hit<Result, 2> r;
        r.first = first;
        this->chosen_at(candidates.earliest, candidates.all).put(r, true);
        return r;
    }
    /// The contact that counts, of those with this rounded time; nothing if it is not certain. If all have the same answer, it does not matter
    /// which counts.
    ///
    /// If no shape is round and one is a region, a corner of the region may have several normals, where a round shape has one. Then the places
    /// where the parts touch must be smooth (touching_parts.cppm). They are if shapes come together with only one contact, because at a corner
    /// of a region there are two.
    constexpr optional<sweep_hit<Result, 2>> certain_contact_at(Result const& first) const {
        bool const one_normal = a_.radius.sign() > 0 || b_.radius.sign() > 0 || !question_.has_region();
        bool are_same = true, are_smooth = true;
        size_t count = 0;
        sweep_hit<Result, 2> hit;
        for (contact const& c : contacts_) {
            if (c.first() != first) continue;
            if (count++ == 0) hit = c.found.hit;
            are_same &= c.found.hit.normal == hit.normal && c.found.hit.points == hit.points;
            are_smooth &= c.is_smooth();
        }
        bool const come_together = first != Result{0};
        if (count > 0 && are_same && (one_normal || (come_together && (count == 1 || are_smooth)))) return hit;
        return touching_parts<Result, T>(a_, b_, question_.way, question_.has_region()).contact_at(contacts_, first);
    }
    /// The end of the contact that begins at the time `first`, if `contacts` are those along `times` ways; nothing if it is not certain which
    /// contacts follow each other: rounded times that are equal, or neighbors, may be of exact ones that are different. At the time 0 the shapes must meet if it is `first`.
    /// Between two contacts of sides the shapes still meet if one is inside the other. Any time between the two tells, because rounded times are
    /// in the order of the exact ones.
    constexpr optional<Result> last_contact(dynamic_array<contact> const& contacts, Result const& first,
                                            double times = 1) const {
        vec<T, 2> const way = question_.way * static_cast<T>(times);
        struct stretch {
            Result from, to;
            contact const* of = nullptr;
        };
        dynamic_array<stretch> all;
        for (contact const& c : contacts) all.push_back({c.first(), c.last(), &c});
        rng::sort(all, [](stretch const& x, stretch const& y) { return x.from < y.from || (x.from == y.from && x.to < y.to); });
        Result reached = first;
        for (size_t i = 0; i <= all.size() && reached < Result{1}; ++i) {
            stretch const next = i < all.size() ? all[i] : stretch{Result{1}, Result{1}};
            if (i > 0 && i < all.size() && next.from == reached && reached < next.to && reached != Result{0}) {
                auto const begins_first = [&] {
                    bool certain = true;
                    for (size_t n = 0; n < all.size() && all[n].from == first && certain; ++n)
                        certain = n == i || order_of_ends(way, *next.of, false, *all[n].of, false, 1) <= 0;
                    return certain;
                };
                bool meets = reached == first && begins_first();
                for (size_t n = 0; n < i && !meets; ++n)
                    meets = all[n].from < reached && all[n].to == reached &&
                            (is_followed_by(*all[n].of, *next.of) ||
                             order_of_ends(way, *all[n].of, true, *next.of, false, -1) >= 0);
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
    /// Whether one contact ends and the other begins at the same time, because the same corner comes to the same side, or to the same end of a
    /// side along the way. The two sides of a segment, there and back, are on the same line.
    constexpr bool is_followed_by(contact const& x, contact const& y) const {
        using kind = cast_end::kind;
        cast_end const &end = x.found.exit, &start = y.found.enter;
        if (end.what != start.what) return false;
        auto const same_side = [](swept_body<T> const& body, size_t i, size_t k, size_t on_x, size_t on_y) {
            return i == k && (body.is_sided || body.part(i).count == 2 || on_x == on_y);
        };
        auto const same_corner = [](swept_body<T> const& body, size_t i, size_t k, size_t on_x, size_t on_y) {
            return body.is_sided ? body.part(i).corner(on_x) == body.part(k).corner(on_y) : on_x == on_y;
        };
        bool const same_on_a = same_corner(a_, x.i, y.i, end.on_a, start.on_a),
                   same_on_b = same_corner(b_, x.k, y.k, end.on_b, start.on_b);
        if (end.what == kind::end_of_side) return same_on_a && same_on_b;
        if (a_.radius.sign() > 0 || b_.radius.sign() > 0) return false;
        if (end.what == kind::side_of_b) return same_on_a && same_side(b_, x.k, y.k, end.on_b, start.on_b);
        return end.what == kind::side_of_a && same_on_b && same_side(a_, x.i, y.i, end.on_a, start.on_a);
    }
    /// The sign of (an end of x) − (an end of y) along the way, each the exit or else the entry; `unknown` if balls do not tell.
    constexpr int order_of_ends(vec<T, 2> const& way, contact const& x, bool of_exit, contact const& y, bool and_exit,
                                int unknown) const {
        by_balls balls;
        auto const time = [&](contact const& c, bool exit) {
            cast_end const& end = exit ? c.found.exit : c.found.enter;
            balls.doubt |= end.what == cast_end::kind::none;
            auto const a = a_.part(c.i), b = b_.part(c.k);
            core_cast<T, stored_way<T>> const m{a, b, {way}};
            return m.with_time(balls, end, exit ? 1 : -1, any_corners<T>{a}, any_corners<T>{b}, m.way.in(balls), identity{});
        };
        int const order = balls.sign(time(x, of_exit) - time(y, and_exit));
        return balls.doubt ? unknown : order;
    }
    /// The answer if the shapes meet at the start. `overlap`: whether they certainly overlap there.
    constexpr sweep_hit<Result, 2> from_start(bool overlap) {
        if (contacts_.empty()) contacts_ = contacts_along(question_.way);
        auto const r = rounded_from_start(overlap);
        return r.has_value() ? *r : this->exact_from_start(overlap);
    }
    /// The answer from the rounded contacts of the parts; nothing if these do not tell.
    constexpr optional<sweep_hit<Result, 2>> rounded_from_start(bool overlap) {
        optional<sweep_hit<Result, 2>> r;
        auto const last = last_contact(contacts_, Result{0});
        if (!last.has_value()) return r;
        bool parts_overlap = false;
        for (contact const& c : contacts_) parts_overlap |= c.first() == Result{0} && c.found.hit.points.count == 0;
        if (overlap || (parts_overlap && !question_.has_region())) {
            auto const normal = normal_before_start();
            if (!normal.has_value()) return r;
            r = sweep_hit<Result, 2>{};
            r->normal = *normal;
        } else if (!parts_overlap) {
            r = certain_contact_at(Result{0});
        }
        if (r.has_value()) r->last = *last;
        return r;
    }
    /// The normal of the contact with which shapes that overlap at the start came together: the last one on the way back. Nothing if that is far
    /// away, or if it is not certain which contact it is.
    constexpr optional<vec<Result, 2>> normal_before_start() {
        optional<vec<Result, 2>> normal;
        auto const& way = question_.way;
        constexpr double most = 0x1p56;  // so that multiples of the way are exact, also in 64 bits
        if (!(magnitude_of(static_cast<double>(way.x)) < most && magnitude_of(static_cast<double>(way.y)) < most))
            return normal;
        for (double const back : ways_back) {
            if (back == 0 || back == infinity) continue;
            this->gather(back);
            auto const contacts = contacts_along(way * static_cast<T>(-back));
            auto const came = last_contact(contacts, Result{0}, -back);
            if (!came.has_value() || *came == Result{0}) break;
            if (*came < Result{1}) return normal_of_entry_at(contacts, *came);
        }
        return normal;
    }
    /// The normal with which the parts come together whose contacts on the way back end at the time `last`; nothing if it is not certain, or if
    /// they have several.
    constexpr optional<vec<Result, 2>> normal_of_entry_at(dynamic_array<contact> const& contacts, Result const& last) const {
        optional<vec<Result, 2>> normal;
        for (contact const& c : contacts) {
            if (c.last() != last) continue;
            auto const a = a_.part(c.i), b = b_.part(c.k);
            vec<Result, 2> here;
            bool const certain =
                certainly_measured<normal_of_entry<Result>>(core_cast<T, stored_way<T>>{a, b, {question_.way}}, here);
            if (!certain || (normal.has_value() && !(here == *normal))) return {};
            normal = here;
        }
        return normal;
    }

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
