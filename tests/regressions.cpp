// SPDX-License-Identifier: MIT
// What was reported wrong in other libraries, with the thread's name: the numbers of the report, the right answer for closed
// sets. Each is proved by the compiler; regressions.cpp needs no run.
import hantei;

namespace {

using namespace hantei;

// ---------------------------------------------------------------------------------------------------- shapes with vertices
static_assert(disjoint(convex{{{112.5323, 35.6394}, {111.7749, 31.7842}, {115.6311, 31.3255}, {116.8506, 34.8228}}},
                       aabb<>{{115.07, 35.16}, {115.071, 35.161}}),
              "Boost #791: the report expected a hit, but 0.0005 are missing");
static_assert(intersects(polygon{{{-848, 928}, {-568, 928}, {-568, 1056}, {-848, 1056}}},
                         convex{{{-912, 736}, {-688, 736}, {-688, 1184}, {-912, 1184}}}),
              "cute_headers #160: as polygons");
static_assert(intersects(convex{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}},
                         convex{{{-0.05, -1.04}, {0.05, -1.04}, {0.05, -0.94}, {-0.05, -0.94}}}),
              "cute_headers #366: as polygons");
static_assert(intersects(capsule<>{{381.592, 348.491}, {381.592, 358.491}, 1}, convex{{{64, 507}, {440, 326}, {1072, 507}}}),
              "parry #205: through a side at the place reported");
static_assert(overlaps(polygon{{{0, 0}, {3, -1}, {4, 1}, {1, 2}}}, point{2, 0}), "point-in-polygon-hao #24: as a polygon");
static_assert(disjoint(polygon{{{0, 0}, {4, 0}, {4, 4}, {2, 1}, {0, 4}}}, point{2, 3}) &&
                  overlaps(polygon{{{0, 0}, {4, 0}, {4, 4}, {2, 1}, {0, 4}}}, point{1, 2}),
              "parry #89, #280: concave");
static_assert(intersects(segment<>{{1, 1}, {2, 1}}, polygon{{{0, 0}, {4, 0}, {4, 4}, {0, 4}}}),
              "godot: a segment wholly inside a polygon meets it");
static_assert(touches(point{2, 0}, polygon{{{0, 0}, {4, 0}, {0, 4}}}) &&
                  touches(point{2, 0}, convex{{{0, 0}, {4, 0}, {0, 4}}}) &&
                  touches(point{2, 0}, polygon{{{0, 4}, {4, 0}, {0, 0}}}),
              "godot #44717: the edge of a polygon, whatever the shape and the winding");
static_assert(!is_valid(polygon{{{0, 0}, {2, 2}, {2, 0}, {0, 2}}}), "a bow tie is refused, not judged");

// ------------------------------------------------------------------------------------------------------------ two shapes
static_assert(intersects(aabb<>{{-848, 928}, {-568, 1056}}, aabb<>{{-912, 736}, {-688, 1184}}), "cute_headers #160");
static_assert(intersects(obb<>{{-708, 992}, {140, 64}, {1, 0}}, obb<>{{-800, 960}, {112, 224}, {1, 0}}), "cute_headers #160");
static_assert(intersects(obb<>{{0, 0}, {1, 1}, {1, 0}}, obb<>{{0, -0.99}, {0.05, 0.05}, {1, 0}}),
              "cute_headers #366: nothing is to be prepared before the question");
static_assert(overlaps(disk{{0.7, 0.7}, 0.25}, aabb<>{{0.5, 0.5}, {0.75, 1}}), "raylib #3575: half sizes below one");
static_assert(intersects(segment<>{{2, 0}, {2, 1}}, segment<>{{1, 0}, {2, 0}}), "godot #41011");
static_assert(intersects(segment<>{{2, -1}, {2, 1}}, segment<>{{1, 0}, {2, 0}}), "godot #41011");
static_assert(touches(segment<>{{0, 0}, {1, 0}}, segment<>{{0, 0}, {0, 1}}), "godot #54455: a common end");
static_assert(!is_valid(aabb<>{{2, 2}, {0, 0}}), "godot #45283, SFML #219: a box of negative size is refused");
static_assert(flaws(aabb<>{{15, 15}, {5, 5}}).size() == 1, "SFML #219: and is_valid says what is wrong with it");
static_assert(overlaps(aabb<>{{5, 5}, {15, 15}}, aabb<>{{0, 0}, {10, 10}}), "SFML #219: its corners in order");
static_assert(overlaps(segment<>{{9.009702, 9.002425}, {20, 5}}, aabb<>{{0, 0}, {10, 10}}), "libgdx #1726");
static_assert(overlaps(aabb<>{{-50, 0}, {50, 50}}, aabb<>{{-10, -100}, {10, 100}}), "libgdx #6679, #5171: a cross");
static_assert(overlaps(obb<>{{0, 25}, {50, 25}, {1, 0}}, obb<>{{0, 0}, {100, 10}, {0, 1}}), "libgdx #6679, #5171: turned");
static_assert(overlaps(segment<>{{1, 1}, {9, 1}}, aabb<>{{0, 0}, {4, 4}}), "libgdx #5070: one end inside");
static_assert(intersects(segment<>{{60, 10}, {10, 0}}, aabb<>{{40, -50}, {60, 150}}), "parry #415: an end on a face");
static_assert(disjoint(aabb<>{{1000, 1000}, {1020, 1000}}, disk{{50, 50}, 20.0}), "sat-js #55, #16: a box without height");
static_assert(disjoint(segment<>{{56.6598662, 34.32530824}, {58.18386662, 35.87470824}},
                       segment<>{{58.05, 34.1964}, {58.05, 34.1964}}),
              "geometry3Sharp #137: a segment that is a point");
static_assert(disjoint(segment<>{{0, 0}, {50, 50}}, segment<>{{51, 51}, {100, 100}}),
              "cl-geometry #3: on one line, with a gap");
static_assert(disjoint(segment<>{{200, 150}, {350, 150}}, disk{{270, 240}, 40.0}), "olc #27: 90 away");
static_assert(overlaps(disk{{0, 0}, 9.0}, disk{{1, 2}, 1.0}) && overlaps(disk{{1, 2}, 1.0}, disk{{0, 0}, 9.0}),
              "olc #26, #34: one inside the other");
static_assert(overlaps(triangle<>{{0, 0}, {90, 0}, {0, 90}}, triangle<>{{5, 5}, {6, 5}, {5, 6}}) &&
                  overlaps(triangle<>{{5, 5}, {6, 5}, {5, 6}}, triangle<>{{0, 0}, {90, 0}, {0, 90}}),
              "olc #26, #34");
static_assert(overlaps(obb<>{{0, 0}, {9, 9}, {3, 4}}, aabb<>{{0, 0}, {1, 1}}) &&
                  overlaps(aabb<>{{0, 0}, {1, 1}}, obb<>{{0, 0}, {9, 9}, {3, 4}}),
              "jeffThompson/CollisionDetection #31");
static_assert(overlaps(aabb<>{{0, 0}, {160, 160}}, disk{{100, 100}, 5.0}) &&
                  overlaps(disk{{100, 100}, 5.0}, aabb<>{{0, 0}, {160, 160}}),
              "indigo #705: both orders");
static_assert(touches(aabb<float>{{0, 0}, {32, 32}}, aabb<float>{{32, 0}, {64, 32}}), "SDL #12767: in float ...");
static_assert(touches(aabb<int>{{0, 0}, {32, 32}}, aabb<int>{{32, 0}, {64, 32}}), "SDL #12767: ... as in integers");
static_assert(overlaps(disk{{0, 0}, 1.0}, capsule<>{{1, -4}, {1, 4}, 1}) &&
                  touches(disk{{0, 0}, 1.0}, capsule<>{{2, -4}, {2, 4}, 1}),
              "godot-box2d #114");
static_assert(overlaps(point<>{2, 0}, triangle<>{{0, 0}, {3, -1}, {4, 1}}), "point-in-polygon-hao #24, its lower half ...");
static_assert(disjoint(point<>{2, 0}, triangle<>{{0, 0}, {4, 1}, {1, 2}}), "... and its upper half");
static_assert(disjoint(disk{{6, 0}, 2.0}, triangle<>{{2, 2}, {4, 1}, {5, 5}}), "Chipmunk: a disk before a corner");
static_assert(disjoint(disk{{1, 3}, 1.0}, aabb<>{{0, 0}, {1, 1}}), "Chipmunk: a disk above a corner");
static_assert(disjoint(segment<>{{0, 0}, {0, 1}}, segment<>{{0, 2}, {0, 3}}), "Chipmunk: on one line, with a gap");
static_assert(touches(disk{{3, 2}, 1.0}, segment<>{{0, 1}, {4, 4}}), "raylib, box2d: exactly tangent to an oblique segment");

// ---------------------------------------------------------------------------------------------------- points of polygons
// A point is in a convex quadrilateral exactly if it is in one of the two triangles of either diagonal: raylib #3742.
constexpr vec<> quad[] = {
    {668.678406, 60.9284592}, {629.318420, 53.7983131}, {622.188721, 93.1581116}, {661.548462, 100.287857}};
constexpr bool in_halves(vec<> const& p, int first) {
    auto const corner = [first](int k) { return quad[(first + k) % 4]; };
    return intersects(point<>{p}, triangle<>{corner(0), corner(1), corner(2)}) ||
           intersects(point<>{p}, triangle<>{corner(2), corner(3), corner(0)});
}
constexpr bool agree_on_corners_and_middles() {
    for (int k = 0; k < 4; ++k)
        if (!in_halves(quad[k], 0) || !in_halves(quad[k], 1)) return false;
    for (double x = 620; x <= 670; x += 5)
        for (double y = 50; y <= 105; y += 5)
            if (in_halves({x, y}, 0) != in_halves({x, y}, 1)) return false;
    return true;
}
static_assert(agree_on_corners_and_middles(), "raylib #3742");
static_assert(touches(point<>{2, 2}, triangle<>{{0, 0}, {4, 0}, {0, 4}}) &&
                  touches(point<>{2, 2}, triangle<>{{0, 4}, {4, 0}, {0, 0}}),
              "godot #44717, #81042: a point on a side, in either winding ...");
static_assert(touches(point<>{3, 4}, disk{{0, 0}, 5.0}), "... and on a rim: one convention");

// ----------------------------------------------------------------------------------------------- rays, chords, contacts
constexpr auto seen_143 = raycast(ray<>{{99, -37.3501968}, {1, 0}}, aabb<>{{100, -64}, {110, 0}});
static_assert(seen_143->enter.t == 1 && seen_143->enter.normal == vec{-1.0, 0.0}, "cute_headers #143");
constexpr auto from_inside = raycast(ray<>{{100, 100}, {2, 0}}, aabb<>{{80, 80}, {120, 120}});
static_assert(from_inside->enter.t == -10 && from_inside->exit.t == 10, "cute_headers #31, #30: from inside, t in directions");
static_assert(!raycast(ray<>{{0, 0}, {1, 0}}, disk{{-5, 0}, 1.0}), "raylib: a ball behind the ray, in the plane ...");
static_assert(!raycast(ray<double, 3>{{0, 0, 0}, {1, 0, 0}}, sphere{{-5, 0, 0}, 1.0}), "... and in space");
constexpr auto grazing = raycast(ray<double, 3>{{-5, 1, 0}, {1, 0, 0}}, aabb<double, 3>{{-1, -1, -1}, {1, 1, 1}});
static_assert(grazing->enter.t == 4 && grazing->exit.t == 6, "raylib: along a face of a box");
static_assert(!raycast(ray<>{{48, 72}, {0, 1}}, aabb<>{{1176, 48}, {1200, 72}}), "Excalibur #795");
static_assert(touches(ray<>{{16, 32}, {1, 0}}, aabb<>{{32, 32}, {96, 96}}), "jspatial #7: along the edge of a box");
static_assert(raycast(segment<>{{-3, 0}, {0, 0}}, disk{{0, 0}, 1.0})->enter.t == 2.0 / 3,
              "godot #26698: from outside to inside ...");
static_assert(raycast(segment<>{{0, 0}, {3, 0}}, disk{{0, 0}, 1.0})->exit.t == 1.0 / 3, "... and from inside to outside");
static_assert(closest_points(segment<>{{0, 0}, {4, 0}}, segment<>{{1, 2}, {3, 2}}) == closest<double, 2>{{1, 0}, {1, 2}},
              "godot #55384: parallel segments have closest points");
static_assert(distance(segment<>{{1, 1}, {1, 1}}, segment<>{{4, 5}, {4, 5}}) == 5, "godot #102195: and points have");
static_assert(squared_distance(point<>{0, 2}, triangle<>{{6, -3}, {2, 0}, {5, 2}}) == 8,
              "CGAL 5.5.1, found by tests/peers: 61");
static_assert(intersects(ray<>{{0, 0}, {6.9e-39, 0}}, disk{{5, 0}, 1.0}), "parry #123: a tiny direction is a direction");

// The shortest way out, not the extent of the common part: ifc-lite #2536, a duct of 0.4 x 0.4 x 2 through a wall of 5 x 0.2 x 3
// (in tenths).
constexpr auto duct = contact(aabb<double, 3>{{23, -10, 10}, {27, 10, 14}}, aabb<double, 3>{{0, -1, 0}, {50, 1, 30}});
static_assert(duct->depth == 11, "ifc-lite #2536");

}  // namespace
