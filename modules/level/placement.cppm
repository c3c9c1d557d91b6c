// SPDX-License-Identifier: MIT
// From an object of the map to the exact set of points that it covers.
export module hantei.level:placement;
import :base;
import :object;
import hantei;

namespace hantei::level {

/// Every shape an object can have (a point is a disk of radius 0); hantei's predicates take any two of them. A new kind of
/// object is one more alternative here and one more case in place().
export using shape = variant<disk<>, aabb<>, obb<>>;

/// Why an object has no exact shape: a clause that follows its name, or null if it has one.
constexpr char const* unsupported(object const& o) {
    if (o.parallax) return "lies in a layer with a parallax factor, which has no fixed place on the map";
    switch (o.form) {
        case form::capsule: return "is a capsule, which is not supported yet: draw a rectangle and two circles";
        case form::polygon: return "is a polygon, which is not supported yet: draw rectangles and circles";
        case form::polyline: return "is a polyline, which is not supported yet: draw thin rectangles";
        case form::text: return "is a text, which has no shape: give it a role that is ignored";
        case form::tile: return "is a tile object, whose shape lies in its tileset: draw a rectangle or a circle over it";
        case form::instance:
            return "is an instance of a template in another file: detach it (in Tiled: Detach Selected Template Instances)";
        case form::ellipse:
            return o.width == o.height ? nullptr
                                       : "is an ellipse with unequal sides, which has no exact shape: only circles have";
        default: return nullptr;
    }
}

/// Rectangles and circles need a width and a height above zero, and only a spawn may be a point.
constexpr bool degenerate(object const& o, role meaning) {
    return o.form == form::point ? meaning != role::spawn : !(o.width > 0 && o.height > 0);
}

/// angle / 90 modulo 4 if that is a whole number, -1 otherwise.
constexpr int quarter_turns_of(double angle) {
    // At most 1e12 degrees, and floating-point division and multiplication are exact for multiples of 90.
    auto const turns = static_cast<int64_t>(angle / 90);
    if (static_cast<double>(turns) * 90 != angle) return -1;
    return static_cast<int>(turns & 3);
}

/// The shape of a rectangle, a circle or a point that is not degenerate. Tiled turns an object about its (x, y), clockwise
/// on the screen, which in a plane with y down is the ordinary rotation matrix R. By multiples of 90 degrees a rectangle
/// stays a box; by other angles it is the box about p + R(width / 2, height / 2). Sums that are no doubles are rounded
/// here, and nowhere after. A point is the disk of the radius given for points.
constexpr shape place(object const& o, double point_radius = 0) {
    double const x = o.x + o.offset_x;
    double const y = o.y + o.offset_y;
    double const w = o.width;
    double const h = o.height;
    if (o.form == form::point) return disk<>{{x, y}, point_radius};

    int const turns = quarter_turns_of(o.rotation);
    auto const turn = turns >= 0 ? rotation<>::quarter_turns(turns) : rotation<>::degrees(o.rotation);
    vec<> const center{x + (turn.c * (w / 2) - turn.s * (h / 2)), y + (turn.s * (w / 2) + turn.c * (h / 2))};
    if (o.form == form::ellipse) return disk<>{center, w / 2};
    switch (turns) {
        case 0: return aabb<>{{x, y}, {x + w, y + h}};
        case 1: return aabb<>{{x - h, y}, {x, y + w}};
        case 2: return aabb<>{{x - w, y - h}, {x, y}};
        case 3: return aabb<>{{x, y - w}, {x + h, y}};
        default: return obb<>{center, {w / 2, h / 2}, turn};
    }
}

}  // namespace hantei::level
