// SPDX-License-Identifier: MIT
// From an object of the map to the exact set of points that it covers.
export module hantei.level:placement;
import :base;
import :list;
import :object;
import hantei;

namespace hantei::level {

using vertices = vector<vec<>>;

/// Every shape an object can have (a point is a disk of radius 0); hantei's predicates take any two of them. A new kind of
/// object is one more alternative here and one more case in place().
export using shape = variant<disk<>, aabb<>, obb<>, capsule<>, polygon<vertices>, chain<vertices>>;

/// Why an object has no exact shape: a clause that follows its name, or null if it has one.
constexpr char const* unsupported(object const& o) {
    if (o.parallax) return "lies in a layer with a parallax factor, which has no fixed place on the map";
    switch (o.form) {
        case form::text: return "is a text, which has no shape: give it a role that is ignored";
        case form::tile: return o.trouble;
        case form::instance:
            return "is an instance of a template in another file: detach it (in Tiled: Detach Selected Template Instances)";
        case form::ellipse:
            return o.width == o.height ? nullptr
                                       : "is an ellipse with unequal sides, which has no exact shape: only circles have";
        default: return nullptr;
    }
}

/// What has a width and a height needs them above zero; only a spawn may be a point, and no area a line.
constexpr bool degenerate(object const& o, role meaning) {
    if (o.form == form::point) return meaning != role::spawn;
    if (o.form == form::polyline) return meaning == role::area;
    return o.form != form::polygon && !(o.width > 0 && o.height > 0);
}

/// angle / 90 modulo 4 if that is a whole number, -1 otherwise.
constexpr int quarter_turns_of(double angle) {
    // At most 1e12 degrees, and floating-point division and multiplication are exact for multiples of 90.
    auto const turns = static_cast<int64_t>(angle / 90);
    if (static_cast<double>(turns) * 90 != angle) return -1;
    return static_cast<int>(turns & 3);
}

/// The rotations of the last few angles: one takes a constant evaluator a millisecond, and few angles occur in a map.
class rotations {
  public:
    constexpr rotation<> by(double degrees) {
        for (size_t i = 0; i < count_; ++i)
            if (known_[i].degrees == degrees) return known_[i].turn;
        turn_by const last{degrees, rotation<>::degrees(degrees)};
        known_[next_] = last;
        next_ = (next_ + 1) % most;
        if (count_ < most) ++count_;
        return last.turn;
    }

  private:
    static constexpr size_t most = 8;
    struct turn_by {
        double degrees = 0;
        rotation<> turn;
    };
    turn_by known_[most]{};
    size_t count_ = 0, next_ = 0;
};

/// Where an object lies: Tiled turns it about its (x, y), clockwise on the screen, which in a plane with y down is the ordinary
/// rotation matrix R. Sums that are no doubles are rounded here, and nowhere after.
struct frame {
    vec<> origin;
    int turns;  ///< quarter turns, or -1
    rotation<> turn;

    constexpr frame(object const& o, rotations& known)
        : origin{o.x + o.offset_x, o.y + o.offset_y},
          turns(quarter_turns_of(o.rotation)),
          turn(turns >= 0 ? rotation<>::quarter_turns(turns) : known.by(o.rotation)) {}
    /// (x, y) + R·p
    constexpr vec<> at(double x, double y) const {
        return {origin.x + (turn.c * x - turn.s * y), origin.y + (turn.s * x + turn.c * y)};
    }
};

/// Above zero if the way a, b, c surely turns one way, below if it surely turns the other, zero if doubles do not tell: the
/// determinant errs by less than 2^-51 of its two products. Source: Shewchuk, Adaptive Precision Floating-Point Arithmetic (1997),
/// section 4.1. Coordinates are at most some 1e13: nothing overflows.
constexpr double sure_turn(vec<> const& a, vec<> const& b, vec<> const& c) {
    double const left = (b.x - a.x) * (c.y - a.y);
    double const right = (b.y - a.y) * (c.x - a.x);
    double const turn = left - right;
    double const margin = ((left < 0 ? -left : left) + (right < 0 ? -right : right)) * 0x1p-50 + 0x1p-900;
    return turn > margin || turn < -margin ? turn : 0;
}
/// b is a point of the way from a to c: left out, it changes nothing.
constexpr bool straight_on(vec<> const& a, vec<> const& b, vec<> const& c) {
    return sure_turn(a, b, c) == 0 && relate(segment<>{a, c}, point<>{b}) != relation::disjoint;
}
/// The vertices of an object on the map: equal neighbors once, and of a polygon no vertex that is only a point of a side.
struct placed_vertices {
    list<vec<>> all;
    size_t first = 0;  // those in front of it are left out

    constexpr vec<> const* begin() const { return all.data() + first; }
    constexpr vec<> const* end() const { return all.data() + all.size(); }
};
constexpr placed_vertices place_vertices(object const& o, frame const& f, map const& level) {
    list<vec<>> placed;
    placed.reserve(o.vertex_count);
    bool const around = o.form == form::polygon;
    vec<> const* const drawn = level.vertices.data() + o.first_vertex;
    for (size_t i = 0; i < o.vertex_count; ++i) {
        vec<> const p = f.turns == 0 ? vec<>{f.origin.x + drawn[i].x, f.origin.y + drawn[i].y} : f.at(drawn[i].x, drawn[i].y);
        size_t const count = placed.size();
        vec<> const* const behind = placed.data() + count;
        if (count > 0 && behind[-1] == p) continue;
        if (around && count > 1 && straight_on(behind[-2], behind[-1], p)) placed.remove_last();
        placed.add(p);
    }
    size_t first = 0;
    for (bool more = around; more && placed.size() - first > 2;) {
        vec<> const &a = placed[placed.size() - 2], &b = placed[placed.size() - 1], &c = placed[first], &d = placed[first + 1];
        if (b == c || straight_on(a, b, c)) placed.remove_last();
        else if (straight_on(b, c, d)) ++first;
        else more = false;
    }
    return {static_cast<list<vec<>>&&>(placed), first};
}
/// Whether the polygon surely is convex, and so meets itself nowhere: all corners turn the same way, by more than doubles err, and
/// its sides change between right and left twice.
constexpr bool surely_convex(placed_vertices const& ring) {
    vec<> const* const v = ring.begin();
    auto const size = static_cast<size_t>(ring.end() - v);
    if (size < 3) return false;
    bool left = false, right = false;
    int changes = 0;
    vec<> a = v[size - 2];
    vec<> b = v[size - 1];
    bool forth = b.x > a.x || (b.x == a.x && b.y > a.y);
    for (size_t i = 0; i < size; ++i) {
        vec<> const c = v[i];
        double const turn = sure_turn(a, b, c);
        if (turn > 0) left = true;
        else if (turn < 0) right = true;
        else return false;
        bool const forth_now = c.x > b.x || (c.x == b.x && c.y > b.y);
        if (forth_now != forth) ++changes;
        forth = forth_now;
        a = b;
        b = c;
    }
    return left != right && changes == 2;
}

/// Calls use(shape) with the shape of an object that is not degenerate. A point is the disk of the radius given for points.
template <class Use>
constexpr auto use_place(object const& o, map const& level, rotations& known, double point_radius, Use const& use) {
    double const w = o.width;
    double const h = o.height;
    if (o.rotation == 0) {  // the same sums as below, without the turn
        double const x = o.x + o.offset_x;
        double const y = o.y + o.offset_y;
        if (o.form == form::rectangle) return use(aabb<>{{x, y}, {x + w, y + h}});
        if (o.form == form::tile)
            return use(aabb<>{{x - o.left * w, y - o.top * h}, {x + (w - o.left * w), y + (h - o.top * h)}});
        if (o.form == form::ellipse) return use(disk<>{{x + w / 2, y + h / 2}, w / 2});
        if (o.form == form::point) return use(disk<>{{x, y}, point_radius});
    }
    frame const f{o, known};
    double const x = f.origin.x;
    double const y = f.origin.y;
    switch (o.form) {
        case form::point: return use(disk<>{f.origin, point_radius});
        case form::ellipse: return use(disk<>{f.at(w / 2, h / 2), w / 2});
        case form::capsule: {  // as wide as the shorter side, its core along the longer one
            double const r = (w < h ? w : h) / 2;
            if (w == h) return use(disk<>{f.at(r, r), r});
            return use(capsule<>{f.at(r, r), f.at(w - r, h - r), r});
        }
        case form::polygon: {
            placed_vertices const ring = place_vertices(o, f, level);
            return use(polygon{vertices(ring.begin(), ring.end())});
        }
        case form::polyline: {
            placed_vertices const line = place_vertices(o, f, level);
            return use(chain<vertices>{vertices(line.begin(), line.end())});
        }
        default: break;
    }
    // The sides of the box, seen from (x, y) before it turns. By multiples of 90 degrees it stays a box; by other angles it is the
    // one about p + R(width / 2, height / 2).
    double const left = -o.left * w, right = w + left, top = -o.top * h, bottom = h + top;
    switch (f.turns) {
        case 0: return use(aabb<>{{x + left, y + top}, {x + right, y + bottom}});
        case 1: return use(aabb<>{{x - bottom, y + left}, {x - top, y + right}});
        case 2: return use(aabb<>{{x - right, y - bottom}, {x - left, y - top}});
        case 3: return use(aabb<>{{x + top, y - right}, {x + bottom, y - left}});
        default: return use(obb<>{f.at((left + right) / 2, (top + bottom) / 2), {w / 2, h / 2}, f.turn});
    }
}
constexpr shape place(object const& o, map const& level, rotations& known, double point_radius = 0) {
    return use_place(o, level, known, point_radius, [](auto const& set) { return shape{set}; });
}

/// What is wrong with the vertices of a shape.
template <class S>
constexpr defect defect_of(S const& set) {
    if constexpr (requires { set.facts(); }) return set.facts().flaw;
    else return {};
}
constexpr defect defect_in(shape const& set) {
    return visit([](auto const& s) { return defect_of(s); }, set);
}

}  // namespace hantei::level
