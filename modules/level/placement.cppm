// SPDX-License-Identifier: MIT
// The placement of objects: from an object of the map to the exact set of points that it covers.
export module hantei.level:placement;
import :base;
import :sorted_indices;
import :list;
import :object;
import hantei;

namespace hantei::level {

using vertices = vector<vec<>>;

/// The shape of an object (a point is a disk of radius 0). hantei's predicates take any two of them. A new kind of object needs one more
/// alternative here and one more case in use_place().
export using shape = variant<disk<>, aabb<>, obb<>, capsule<>, polygon<vertices>, chain<vertices>>;

/// Returns why an object has no exact shape, as a clause that follows its name, or null if it has one.
constexpr char const* unsupported(object const& o) {
    if (o.parallax)
        return "lies in a layer with a parallax factor, which has no fixed place on the map: set the factor to 1, or give "
               "it a role that is ignored";
    switch (o.form) {
        case form::text: return "is a text, which has no shape: give it a role that is ignored";
        case form::tile: return o.no_shape_reason;
        case form::instance:
            return "is an instance of a template in another file: detach it (in Tiled: Detach Selected Template Instances)";
        case form::ellipse:
            return o.width == o.height ? nullptr
                                       : "is an ellipse with unequal sides, which has no exact shape: only circles have";
        default: return nullptr;
    }
}

/// Whether the form of an object is degenerate for its role. A width and a height must be above zero, only a spawn may be a point, and no area may
/// be a polyline.
constexpr bool degenerate(object const& o, role meaning) {
    if (o.form == form::point) return meaning != role::spawn;
    if (o.form == form::polyline) return meaning == role::area;
    return o.form != form::polygon && !(o.width > 0 && o.height > 0);
}

/// angle / 90 modulo 4 if angle / 90 is a whole number, else -1.
constexpr int quarter_turns_of(double angle) {
    // The angle is at most 1e12 degrees, and floating-point division and multiplication are exact for multiples of 90.
    auto const turns = static_cast<int64_t>(angle / 90);
    if (static_cast<double>(turns) * 90 != angle) return -1;
    return static_cast<int>(turns & 3);
}

/// A cache of the rotations by the last few angles. Computing one takes a constant evaluator a millisecond, and few angles occur in a map.
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

/// The position and rotation of an object. Tiled rotates it about its (x, y), clockwise on the screen, which in a plane with y down is the
/// ordinary rotation matrix R. Sums that are no doubles are rounded here, and nowhere after.
struct frame {
    vec<> origin;
    int turns;  ///< quarter turns, or -1
    rotation<> turn;

    constexpr frame(object const& o, rotations& known)
        : origin{o.x + o.offset_x, o.y + o.offset_y},
          turns(quarter_turns_of(o.rotation)),
          turn(turns >= 0 ? rotation<>::quarter_turns(turns) : known.by(o.rotation)) {}
    /// origin + R·(x, y)
    constexpr vec<> at(double x, double y) const {
        return {origin.x + (turn.c * x - turn.s * y), origin.y + (turn.s * x + turn.c * y)};
    }
};

/// The orientation of a, b, c with a floating-point filter: above zero if they surely turn one way, below if they surely turn the other way, zero
/// if doubles cannot tell. The determinant errs by less than 2^-51 of its two products. Source: Shewchuk, Adaptive Precision Floating-Point
/// Arithmetic (1997), section 4.1. Coordinates are at most some 1e13: nothing overflows.
constexpr double sure_turn(vec<> const& a, vec<> const& b, vec<> const& c) {
    double const left = (b.x - a.x) * (c.y - a.y);
    double const right = (b.y - a.y) * (c.x - a.x);
    double const turn = left - right;
    double const margin = ((left < 0 ? -left : left) + (right < 0 ? -right : right)) * 0x1p-50 + 0x1p-900;
    return turn > margin || turn < -margin ? turn : 0;
}
/// Whether b is a point of the segment from a to c, so that leaving the vertex b out changes nothing.
constexpr bool straight_on(vec<> const& a, vec<> const& b, vec<> const& c) {
    return sure_turn(a, b, c) == 0 && relate(segment<>{a, c}, point<>{b}) != relation::disjoint;
}
/// The vertices of an object on the map. Equal neighbors occur once, and vertices of a polygon that are only points of a side are left out.
struct placed_vertices {
    list<vec<>> all;
    size_t first = 0;  // the vertices before it are left out

    constexpr vec<> const* begin() const { return all.data() + first; }
    constexpr vec<> const* end() const { return all.data() + all.size(); }
};
/// The points at(0) ... at(points - 1); if `around`, they are the vertices of a polygon.
template <class At>
constexpr placed_vertices place_points(size_t points, bool around, At const& at) {
    list<vec<>> placed;
    placed.reserve(points);
    for (size_t i = 0; i < points; ++i) {
        vec<> const p = at(i);
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
constexpr placed_vertices place_vertices(object const& o, frame const& f, map const& level) {
    vec<> const* const drawn = level.vertices.data() + o.first_vertex;
    return place_points(o.vertex_count, o.form == form::polygon, [&](size_t i) {
        return f.turns == 0 ? vec<>{f.origin.x + drawn[i].x, f.origin.y + drawn[i].y} : f.at(drawn[i].x, drawn[i].y);
    });
}
/// Whether the polygon surely is convex, and so does not meet itself: all corners turn the same way, by more than the error of doubles, and the
/// direction of its sides (by x, and by y where x is equal) changes exactly twice.
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

/// Calls use(set) with a box whose sides are given relative to the origin of the frame, before the rotation. Rotated by multiples of 90 degrees,
/// it stays a box; by other angles, it is the oriented box about origin + R·((left + right) / 2, (top + bottom) / 2).
template <class Use>
constexpr auto use_box(frame const& f, double left, double top, double right, double bottom, vec<> const& half,
                       Use const& use) {
    double const x = f.origin.x;
    double const y = f.origin.y;
    switch (f.turns) {
        case 0: return use(aabb<>{{x + left, y + top}, {x + right, y + bottom}});
        case 1: return use(aabb<>{{x - bottom, y + left}, {x - top, y + right}});
        case 2: return use(aabb<>{{x - right, y - bottom}, {x - left, y - top}});
        case 3: return use(aabb<>{{x + top, y - right}, {x + bottom, y - left}});
        default: return use(obb<>{f.at((left + right) / 2, (top + bottom) / 2), half, f.turn});
    }
}

/// Calls use(shape) with the polygon or chain of an object. This is a function of its own so that the compiler reads it only where it is needed.
template <class Use>
constexpr auto use_points(object const& o, map const& level, frame const& f, Use const& use) {
    placed_vertices const points = place_vertices(o, f, level);
    if (o.form == form::polygon) return use(polygon{vertices(points.begin(), points.end())});
    return use(chain<vertices>{vertices(points.begin(), points.end())});
}
/// Calls use(shape) with the shape of an object that is not degenerate. A point becomes the disk of radius `point_radius`.
template <class Use>
constexpr auto use_place(object const& o, map const& level, rotations& known, double point_radius, Use const& use) {
    double const w = o.width;
    double const h = o.height;
    if (o.rotation == 0) {  // the same sums as below, without the rotation
        double const x = o.x + o.offset_x;
        double const y = o.y + o.offset_y;
        if (o.form == form::rectangle) return use(aabb<>{{x, y}, {x + w, y + h}});
        if (o.form == form::tile)
            return use(aabb<>{{x - o.left * w, y - o.top * h}, {x + (w - o.left * w), y + (h - o.top * h)}});
        if (o.form == form::ellipse) return use(disk<>{{x + w / 2, y + h / 2}, w / 2});
        if (o.form == form::point) return use(disk<>{{x, y}, point_radius});
    }
    frame const f{o, known};
    switch (o.form) {
        case form::point: return use(disk<>{f.origin, point_radius});
        case form::ellipse: return use(disk<>{f.at(w / 2, h / 2), w / 2});
        case form::capsule: {  // as wide as the shorter side, its core along the longer one
            double const r = (w < h ? w : h) / 2;
            if (w == h) return use(disk<>{f.at(r, r), r});
            return use(capsule<>{f.at(r, r), f.at(w - r, h - r), r});
        }
        case form::polygon:
        case form::polyline: return use_points(o, level, f, use);
        default: break;
    }
    double const left = -o.left * w, top = -o.top * h;
    return use_box(f, left, top, w + left, h + top, {w / 2, h / 2}, use);
}
constexpr shape place(object const& o, map const& level, rotations& known, double point_radius = 0) {
    return use_place(o, level, known, point_radius, [](auto const& set) { return shape{set}; });
}

/// The number of collision shapes of an object's tile. If there are some, they take the place of the object.
constexpr size_t shape_count(object const& o, map const& level) { return o.tile == none ? 0 : level.tiles[o.tile].shape_count; }

/// The transformation from the pixels of a tile to the map: flipped, stretched to the size of the tile's object, and rotated with it.
struct tile_frame {
    frame turned;
    double width, height;  // of the tile
    double w, h;  // of the object
    double left, top;
    bool across, sideways, upside_down;

    constexpr tile_frame(object const& o, tile const& t, rotations& known)
        : turned(o, known),
          width(t.width),
          height(t.height),
          w(o.width),
          h(o.height),
          left(o.left * w),
          top(o.top * h),
          across((o.gid >> 29 & 1) != 0),
          sideways((o.gid >> 31 & 1) != 0),
          upside_down((o.gid >> 30 & 1) != 0) {}

    /// A point of the tile relative to the (x, y) of the object, before the rotation.
    constexpr vec<> local(vec<> const& p) const {
        double x = across ? p.y : p.x;
        double y = across ? p.x : p.y;
        double const columns = across ? height : width;
        double const rows = across ? width : height;
        if (sideways) x = columns - x;
        if (upside_down) y = rows - y;
        return {stretched(x, w, columns) - left, stretched(y, h, rows) - top};
    }
    static constexpr double stretched(double x, double to, double from) { return to == from ? x : x * to / from; }
    constexpr vec<> at(vec<> const& p) const {
        vec<> const q = local(p);
        return turned.turns == 0 ? vec<>{turned.origin.x + q.x, turned.origin.y + q.y} : turned.at(q.x, q.y);
    }
    /// Whether circles stay circles: the tile is stretched evenly.
    constexpr bool even() const { return across ? w * width == h * height : w * height == h * width; }

    constexpr shape place(aabb<> const& box) const {
        vec<> const a = local(box.min), b = local(box.max);
        double const l = a.x < b.x ? a.x : b.x, r = a.x < b.x ? b.x : a.x;
        double const t = a.y < b.y ? a.y : b.y, u = a.y < b.y ? b.y : a.y;
        return use_box(turned, l, t, r, u, {(r - l) / 2, (u - t) / 2}, [](auto const& set) { return shape{set}; });
    }
    constexpr shape place(obb<> const& box) const {
        vec<> const along = {box.rotation.c * box.half_extents.x, box.rotation.s * box.half_extents.x};
        vec<> const across_it = {-box.rotation.s * box.half_extents.y, box.rotation.c * box.half_extents.y};
        vec<> const corners[]{box.center - along - across_it, box.center + along - across_it, box.center + along + across_it,
                              box.center - along + across_it};
        return ring(4, [&](size_t i) { return corners[i]; });
    }
    constexpr shape place(disk<> const& d) const { return disk<>{at(d.center), d.radius * w / (across ? height : width)}; }
    constexpr shape place(capsule<> const& c) const {
        return capsule<>{at(c.a), at(c.b), c.radius * w / (across ? height : width)};
    }
    constexpr shape place(polygon<vertices> const& p) const {
        return ring(p.outer().size(), [&](size_t i) { return p.outer()[i]; });
    }
    constexpr shape place(chain<vertices> const& c) const {
        placed_vertices const line = place_points(c.vertices().size(), false, [&](size_t i) { return at(c.vertices()[i]); });
        return chain<vertices>{vertices(line.begin(), line.end())};
    }
    template <class Corner>
    constexpr shape ring(size_t size, Corner const& corner) const {
        placed_vertices const points = place_points(size, true, [&](size_t i) { return at(corner(i)); });
        return polygon{vertices(points.begin(), points.end())};
    }
};

/// The collision shape number `part` (from 0) of an object's tile, on the map.
constexpr shape place_part(object const& o, size_t part, map const& level, rotations& known) {
    tile const& t = level.tiles[o.tile];
    tile_frame const to{o, t, known};
    shape const drawn = place(level.shapes[t.first_shape + part], level, known);
    return visit([&](auto const& set) { return to.place(set); }, drawn);
}
/// Counts the collision shapes of an object. Returns false, with an error, if the map now has too many: a few tiles and objects make very many
/// shapes.
constexpr bool count_shapes(object const& o, map& level) {
    level.placed_shapes += level.tiles[o.tile].shape_count;
    level.placed_vertices += level.tiles[o.tile].vertex_count;
    if (level.placed_shapes <= 100'000 && level.placed_vertices <= 1'000'000) return true;
    level.error = {"the tiles of a map make at most 100000 collision shapes, with 1000000 vertices", o.position, {}, true};
    return false;
}
/// Returns why the collision shapes of an object's tile have no exact shape on the map, or null.
constexpr char const* reason_against_shapes(object const& o, map const& level) {
    tile const& t = level.tiles[o.tile];
    rotations known;
    for (size_t i = 0; i < t.shape_count; ++i) {
        object const& part = level.shapes[t.first_shape + i];
        bool const round = part.form == form::ellipse || part.form == form::capsule;
        if (unsupported(part) != nullptr)
            return "has a tile with a collision shape that has no exact shape, such as an ellipse with unequal sides";
        if (!(t.width > 0 && t.height > 0)) return "has a tile whose tileset does not say how large it is";
        if (round && !tile_frame{o, t, known}.even())
            return "stretches a circle or a capsule of its tile, which then has no exact shape: scale it evenly";
    }
    return nullptr;
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
