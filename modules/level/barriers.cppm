// SPDX-License-Identifier: MIT
// Decides exactly whether a disk can move from one place to another without overlapping solids.
//
// Configuration space. The center of the disk, of radius r > 0, may be wherever the disk overlaps no solid. Solids are decomposed into convex
// pieces P. The pieces of a polygon or a polyline are its sides, because a disk that starts outside of a polygon enters it only across a side. A
// piece P keeps the center out of the set U of all points whose disk overlaps P. This set is open and convex. Let B be the union of the sets U of
// all pieces.
//
// Separation. Two places outside of B are separated by B if and only if a closed curve in B goes around one of them and not around the other (the
// plane without an open set: Newman, Elements of the Topology of Plane Sets of Points, chapter V). Convex open sets and their intersections have
// no holes. Therefore, each closed curve in B is, up to curves that go around no place outside of B, a sum of closed polygonal ways (the nerve
// theorem: Hatcher, Algebraic Topology, corollary 4G.3). Each step of such a way leads from a point of a piece to a point of another piece, along
// two straight lines that meet at a point of both sets U.
//
// Parity. A closed way goes around a place if it crosses a ray from the place an odd number of times, and does not if the number is even. For a
// sum of ways, the numbers add up. So it is enough to connect the pieces by links into a forest (union-find), to keep for each piece the parity of
// its way to the root, and to look at each link that closes a way.
//
// Links. Two pieces are linked if the disk about the midpoint between their closest points overlaps both. The midpoint is computed in doubles; the
// predicates decide about the overlaps, exactly. Then the computed midpoint is in both sets U, so places that are reported as separated are
// separated. If the true midpoint is not a double, a gap that is narrower than the disk by less than the rounding of the midpoint passes for wide
// enough.
export module hantei.level:barriers;
import :base;
import :box_tree;
import :sorted_indices;
import :list;
import :placement;
import :sketch;
import hantei;

namespace hantei::level {

constexpr sketch sketch_of(segment<> const& s) { return {sketch::kind::other, bounds(s), {}, {}, {}, 0}; }

/// A convex piece of a solid, and the object that it belongs to (`none` for a side of the map). A constant evaluator takes long for a variant, so
/// a piece is stored as the numbers that its sketch does not have.
struct obstacle {
    enum class kind : unsigned char { box, turned_box, disk, capsule, segment };

    constexpr obstacle() = default;
    constexpr obstacle(sketch const& s, size_t o, kind k) : rough(s), owner(o), what(k) {}
    constexpr obstacle(aabb<> const& s, size_t o) : obstacle(sketch_of(s), o, kind::box) {}
    constexpr obstacle(obb<> const& s, size_t o)
        : rough(sketch_of(s)), owner(o), what(kind::turned_box), a(s.half_extents), rotation(s.rotation) {}
    constexpr obstacle(hantei::disk<> const& s, size_t o) : obstacle(sketch_of(s), o, kind::disk) {}
    constexpr obstacle(hantei::capsule<> const& s, size_t o)
        : rough(sketch_of(s)), owner(o), what(kind::capsule), a(s.a), b(s.b), radius(s.radius) {}
    constexpr obstacle(hantei::segment<> const& s, size_t o)
        : rough(sketch_of(s)), owner(o), what(kind::segment), a(s.a), b(s.b) {}

    /// Returns use(set) with the exact set of points.
    template <class Use>
    constexpr auto as_set(Use const& use) const {
        switch (what) {
            case kind::box: return use(rough.around);
            case kind::turned_box: return use(obb<>{rough.center, a, rotation});
            case kind::disk: return use(hantei::disk<>{rough.center, rough.radius});
            case kind::capsule: return use(hantei::capsule<>{a, b, radius});
            default: return use(hantei::segment<>{a, b});
        }
    }
    /// The point of the piece at which ways begin.
    constexpr vec<> start() const {
        return what == kind::box ? rough.around.min : what == kind::capsule || what == kind::segment ? a : rough.center;
    }

    sketch rough;
    size_t owner = none;
    kind what = kind::box;
    vec<> a, b;  // the end points of a segment or a capsule's core; of a turned box, a holds the half extents
    double radius = 0;  // of a capsule
    hantei::rotation<> rotation;
};

constexpr bool overlaps_disk(obstacle const& p, disk<> const& d, sketch const& rough) {
    guess const quick = guess_overlap(p.rough, rough);
    return quick == guess::open ? p.as_set([&](auto const& s) { return overlaps(s, d); }) : quick == guess::yes;
}

/// A piece in doubles: the corners of its core (a point, a segment or a box), and the radius around the core.
struct core {
    vec<> corners[4]{};
    size_t size = 0;
    double reach = 0;
};
constexpr core core_of(segment<> const& s) { return {{s.a, s.b}, 2, 0}; }
constexpr core core_of(capsule<> const& c) { return {{c.a, c.b}, 2, c.radius}; }
constexpr core core_of(disk<> const& d) { return {{d.center}, 1, d.radius}; }
constexpr core core_of(aabb<> const& b) { return {{b.min, {b.max.x, b.min.y}, b.max, {b.min.x, b.max.y}}, 4, 0}; }
constexpr core core_of(obb<> const& b) {
    vec<> const u{b.rotation.c * b.half_extents.x, b.rotation.s * b.half_extents.x};
    vec<> const v{-b.rotation.s * b.half_extents.y, b.rotation.c * b.half_extents.y};
    vec<> const& c = b.center;
    return {{{c.x - u.x - v.x, c.y - u.y - v.y},
             {c.x + u.x - v.x, c.y + u.y - v.y},
             {c.x + u.x + v.x, c.y + u.y + v.y},
             {c.x - u.x + v.x, c.y - u.y + v.y}},
            4,
            0};
}
constexpr core core_of(obstacle const& o) {
    return o.as_set([](auto const& s) { return core_of(s); });
}

/// The closest points of two cores, as doubles find them, and the square of their distance.
struct near_points {
    vec<> a, b;
    double squared = 1e300;

    /// Takes two points if they are closer than those so far; p is a point of the second core if `turned`.
    constexpr void take(vec<> const& p, vec<> const& q, bool turned) {
        double const x = q.x - p.x, y = q.y - p.y;
        if (!(x * x + y * y < squared)) return;
        a = turned ? q : p;
        b = turned ? p : q;
        squared = x * x + y * y;
    }
    /// Likewise for p and the point nearest to it on the segment from c to d.
    constexpr void take(vec<> const& p, vec<> const& c, vec<> const& d, bool turned) {
        double const x = d.x - c.x, y = d.y - c.y, length = x * x + y * y;
        double const t = length > 0 ? ((p.x - c.x) * x + (p.y - c.y) * y) / length : 0;
        take(p, t <= 0 ? c : t >= 1 ? d : vec<>{c.x + x * t, c.y + y * t}, turned);
    }
    /// Takes the point where the segments from p to q and from c to d cross, if there is one.
    constexpr void take_crossing(vec<> const& p, vec<> const& q, vec<> const& c, vec<> const& d) {
        double const x = q.x - p.x, y = q.y - p.y, u = d.x - c.x, v = d.y - c.y;
        double const turn = x * v - y * u;
        if (turn == 0) return;
        double const s = ((c.x - p.x) * v - (c.y - p.y) * u) / turn, t = ((c.x - p.x) * y - (c.y - p.y) * x) / turn;
        vec<> const at{p.x + x * s, p.y + y * s};
        if (s >= 0 && s <= 1 && t >= 0 && t <= 1) take(at, at, false);
    }
};
/// Some sides of a core. The side of a point is the point itself.
struct sides {
    vec<> from[4]{}, to[4]{};
    size_t size = 0;

    constexpr explicit sides(core const& c) {
        for (size_t i = 0; i < c.size; ++i) add(c.corners[i], c.corners[i + 1 < c.size ? i + 1 : 0]);
    }
    /// The sides of a box that have the point `seen` on their outer side or on their line. If two boxes are disjoint, their closest points lie on
    /// such sides for the other box's center. That center lies beyond the line perpendicular to the shortest segment between the boxes, and so
    /// beyond one of the sides where this segment begins.
    constexpr sides(core const& c, vec<> const& seen) {
        for (size_t i = 0; i < c.size; ++i) {
            vec<> const &p = c.corners[i], &q = c.corners[i + 1 < c.size ? i + 1 : 0];
            if ((q.x - p.x) * (seen.y - p.y) <= (q.y - p.y) * (seen.x - p.x)) add(p, q);
        }
    }
    constexpr void add(vec<> const& p, vec<> const& q) {
        from[size] = p;
        to[size++] = q;
    }
};
constexpr near_points nearest(sides const& a, sides const& b, bool apart) {
    near_points found;
    for (size_t i = 0; i < a.size; ++i) {
        vec<> const &p = a.from[i], &q = a.to[i];
        bool const open = i + 1 == a.size || !(a.from[i + 1] == q);  // no side begins where this one ends
        for (size_t k = 0; k < b.size; ++k) {
            vec<> const &c = b.from[k], &d = b.to[k];
            found.take(p, c, d, false);
            if (open) found.take(q, c, d, false);
            found.take(c, p, q, true);
            if (k + 1 == b.size || !(b.from[k + 1] == d)) found.take(d, p, q, true);
            if (!apart) found.take_crossing(p, q, c, d);
        }
    }
    return found;
}

/// The square root of a number above 0, up to the last bit. The start value errs by 6 %, and each of Newton's steps doubles the correct digits; if
/// the root is a double, the last step returns it exactly. A correctly rounded root takes a constant evaluator a thousand steps.
constexpr double quick_root(double square) {
    double root = bit_cast<double>((bit_cast<uint64_t>(square) >> 1) + (uint64_t{0x3ff} << 51));
    for (int i = 0; i < 6; ++i) root = (root + square / root) / 2;
    return root;
}
/// A point between two pieces at which a disk overlaps both if a disk of that size overlaps both anywhere, up to rounding. `apart` says that the
/// pieces are known to be disjoint.
constexpr vec<> middle_between(obstacle const& a, obstacle const& b, bool apart) {
    if (a.what == obstacle::kind::box && b.what == obstacle::kind::box) {
        aabb<> const &s = a.rough.around, &t = b.rough.around;
        auto const between = [](double low, double other_low, double high, double other_high) {
            return (low < other_low ? other_low : low) / 2 + (high < other_high ? high : other_high) / 2;
        };
        return {between(s.min.x, t.min.x, s.max.x, t.max.x), between(s.min.y, t.min.y, s.max.y, t.max.y)};
    }
    core const c = core_of(a), d = core_of(b);
    near_points const ends =
        apart ? nearest(sides{c, b.rough.center}, sides{d, a.rough.center}, true) : nearest(sides{c}, sides{d}, false);
    if (!(ends.squared > 0)) return ends.a;
    if (c.reach == d.reach) return {ends.a.x / 2 + ends.b.x / 2, ends.a.y / 2 + ends.b.y / 2};
    // The point is as far from one outline as from the other.
    double const gone = 0.5 + (c.reach - d.reach) / quick_root(ends.squared) / 2;
    double const there = gone < 0 ? 0 : gone > 1 ? 1 : gone;
    return {ends.a.x + (ends.b.x - ends.a.x) * there, ends.a.y + (ends.b.y - ends.a.y) * there};
}
/// The width of the gap between two pieces, for messages.
constexpr double gap_between(obstacle const& a, obstacle const& b) {
    core const c = core_of(a), d = core_of(b);
    near_points const ends = nearest(sides{c}, sides{d}, false);
    double const gap = length(vec<>{ends.b.x - ends.a.x, ends.b.y - ends.a.y}) - c.reach - d.reach;
    return gap > 0 ? gap : 0;
}

/// Whether the segment from a to b crosses the ray from p upward (toward smaller y). The segment must not pass through p. A point on the line of
/// the ray counts as left of it, so a way that touches this line crosses it where it reaches the other side.
constexpr bool crosses_ray(vec<> const& a, vec<> const& b, vec<> const& p) {
    if ((a.x <= p.x) == (b.x <= p.x) || (a.y > p.y && b.y > p.y)) return false;
    if (a.y < p.y && b.y < p.y) return true;
    double const turn = sure_turn(a, b, p);
    if (turn != 0) return (turn > 0) == (a.x < b.x);
    return intersects(ray<>{p, {0.0, -1.0}}, segment<>{a, b});
}

class barriers {
  public:
    /// The barriers that the pieces make for a disk of this radius.
    constexpr barriers(list<obstacle>&& pieces, double radius)
        : pieces_(static_cast<list<obstacle>&&>(pieces)), radius_(radius), boxes_(boxes()), tree_(boxes_) {}

    /// Finds the links. `work` grows by what is compared, and the search ends if it reaches `most`. Returns whether the search is complete.
    constexpr bool connect(uint64_t& work, uint64_t most) {
        for (size_t i = 0; i < pieces_.size(); ++i) {
            bool const complete = tree_.each_meeting(boxes_[i], [&](uint32_t k) {
                if (k >= i) return true;
                obstacle const &a = pieces_[i], &b = pieces_[k];
                work += is_quick(a) && is_quick(b) ? work_of_quick_pair : work_of_slow_pair;
                bool const apart = guess_overlap(a.rough, b.rough) == guess::no;
                // One piece may lie inside the other, where no sides are near.
                if (!link_at(i, k, middle_between(a, b, apart)) && !apart && !link_at(i, k, start_of(i)))
                    link_at(i, k, start_of(k));
                return work < most;
            });
            if (!complete) return false;
        }
        return true;
    }
    constexpr size_t size() const { return links_.size(); }

    /// Sorts the links by their gaps, the widest last. The link that separates two places is then the widest gap of the barrier between them.
    constexpr void sort() {
        if (sorted_) return;
        sorted_ = true;
        list<double> gaps;
        gaps.reserve(links_.size());
        for (link const& l : links_) gaps.add(gap_between(pieces_[l.a], pieces_[l.b]));
        list<link> in_order;
        in_order.reserve(links_.size());
        for (uint32_t const i : sorted_by(gaps)) in_order.add(links_[i]);
        links_.swap(in_order);
    }

    static constexpr size_t most_places = 64;
    /// Calls parted(i, a, b) once for each of the places, at most 64, that is separated from `start`: the link of the pieces a and b closes a way
    /// around one of the two. `start` and all places must be outside of B.
    template <class Parted>
    constexpr void part(vec<> const& start, vec<> const* places, size_t count, Parted parted) const {
        list<node> forest(pieces_.size());
        for (size_t i = 0; i < forest.size(); ++i) forest[i].up = i;
        uint64_t const all = count == most_places ? ~uint64_t{0} : (uint64_t{1} << count) - 1;
        uint64_t found = 0;
        for (link const& l : links_) {
            vec<> const a = start_of(l.a), b = start_of(l.b);
            auto const around = [&](vec<> const& p) { return crosses_ray(a, l.middle, p) != crosses_ray(l.middle, b, p); };
            uint64_t way = around(start) ? all : 0;
            for (size_t i = 0; i < count; ++i) way ^= uint64_t{around(places[i])} << i;
            node const x = root_of(forest, l.a), y = root_of(forest, l.b);
            way ^= x.way ^ y.way;
            if (x.up != y.up) {
                forest[x.up] = {y.up, way};
                continue;
            }
            for (size_t i = 0; i < count; ++i)
                if (((way & ~found) >> i & 1) != 0) parted(i, l.a, l.b);
            found |= way;
            if (found == all) return;
        }
    }
    constexpr obstacle const& operator[](size_t i) const { return pieces_[i]; }

  private:
    /// Whether doubles decide most pairs of such pieces. The predicates decide the others, which takes longer.
    static constexpr bool is_quick(obstacle const& p) { return p.rough.what != sketch::kind::other; }
    static constexpr uint64_t work_of_quick_pair = 4, work_of_slow_pair = 32;

    struct link {
        size_t a = 0, b = 0;
        vec<> middle;
    };
    /// A node of the forest, one for each piece. `up` is the next piece on the way to the root. Bit i of `way` is set if the way to `up` crosses
    /// the rays from `start` and from place i an odd number of times together.
    struct node {
        size_t up = 0;
        uint64_t way = 0;
    };

    /// Links two pieces if the disk about this point overlaps both; returns whether it does.
    constexpr bool link_at(size_t i, size_t k, vec<> const& middle) {
        disk<> const d{middle, radius_};
        sketch const rough = sketch_of(d);
        if (!overlaps_disk(pieces_[i], d, rough) || !overlaps_disk(pieces_[k], d, rough)) return false;
        links_.add({i, k, middle});
        return true;
    }
    constexpr vec<> start_of(size_t i) const { return pieces_[i].start(); }
    /// The root of a piece and the parities of the way to it. The ways of the pieces that it passes become shorter (path halving).
    static constexpr node root_of(list<node>& forest, size_t i) {
        uint64_t way = 0;
        while (forest[i].up != i) {
            node& n = forest[i];
            node const& next = forest[n.up];
            if (next.up != n.up) n = {next.up, n.way ^ next.way};
            way ^= n.way;
            i = n.up;
        }
        return {i, way};
    }

    /// The bounding boxes of the pieces, widened by the radius. If a disk can overlap two pieces, their widened boxes have a common inner point.
    constexpr list<aabb<>> boxes() const {
        list<aabb<>> all;
        all.reserve(pieces_.size());
        for (obstacle const& p : pieces_) all.add(widened(p.rough.around.min, p.rough.around.max, {radius_, radius_}));
        return all;
    }

    list<obstacle> pieces_;
    double radius_;
    list<aabb<>> boxes_;
    box_tree tree_;
    list<link> links_;
    bool sorted_ = false;
};

}  // namespace hantei::level
