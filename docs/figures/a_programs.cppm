// SPDX-License-Identifier: MIT
// A, the two programs: a disk that is walked past a rectangle that turns, then past one that moves by itself.
module;
#include <tuple>

export module hantei.figures:a_programs;
import hantei;
import :claims;
import :figure;
import :textbook;

export namespace hantei::figures {

struct quarter_turns {
    static constexpr caption about{"quarter-turns", "A", "program 1: multiples of 90°", "Three tests, one answer",
                                   "At 0° and 180° the axis-aligned test agrees with the turned test; at 90° and 270° it "
                                   "agrees if w and h are exchanged."};
    subject<aabb<>> lying{"rectangle at 0° and 180°", {{-3, 4}, {3, 6}}};
    subject<aabb<>> standing{"rectangle at 90° and 270°", {{-1, 2}, {1, 8}}};
    subject<obb<>> turn0{"rectangle turned by 0°", {{0, 5}, {3, 1}, {1, 0}}};
    subject<obb<>> turn1{"rectangle turned by 90°", {{0, 5}, {3, 1}, {0, 1}}};
    subject<obb<>> turn2{"rectangle turned by 180°", {{0, 5}, {3, 1}, {-1, 0}}};
    subject<obb<>> turn3{"rectangle turned by 270°", {{0, 5}, {3, 1}, {0, -1}}};
    subject<ball<>> low{"disk below", {{0, 2}, 1.0}};
    subject<ball<>> side{"disk at the side", {{3.5, 5}, 1.0}};
    subject<ball<>> edge{"disk on the right edge", {{4, 5}, 1.0}};

    constexpr auto members() const { return std::tie(lying, standing, turn0, turn1, turn2, turn3, low, side, edge); }
    constexpr auto claims() const {
        vec<> const exchanged{turn0.value.half_extents.y, turn0.value.half_extents.x};
        auto const set_of = [](vec<> center, vec<> half) { return aabb<>{center - half, center + half}; };
        return std::tuple{
            claim{lying.label, "is", "center ± (w, h)/2", lying.value, set_of(turn0.value.center, turn0.value.half_extents)},
            claim{standing.label, "is", "center ± (h, w)/2", standing.value, set_of(turn1.value.center, exchanged)},
            claim{turn1.label, "is turned by", "degrees(90)", turn1.value.rotation, rotation<>::degrees(90)},
            claim{turn2.label, "is turned by", "degrees(180)", turn2.value.rotation, rotation<>::degrees(180)},
            claim{turn3.label, "is turned by", "degrees(270)", turn3.value.rotation, rotation<>::degrees(270)},
            relates(low, lying, disjoint),
            relates(low, turn0, disjoint),
            relates(low, turn2, disjoint),
            relates(low, standing, overlapping),
            relates(low, turn1, overlapping),
            relates(low, turn3, overlapping),
            relates(side, lying, overlapping),
            relates(side, turn0, overlapping),
            relates(side, turn2, overlapping),
            relates(side, standing, disjoint),
            relates(side, turn1, disjoint),
            relates(side, turn3, disjoint),
            relates(edge, lying, touching),
            relates(edge, turn0, touching),
            relates(edge, turn2, touching),
            claim{low.label, "collides, by the text's turned test, with", turn1.label, true,
                  textbook::collides(turn1.value.half_extents, textbook::local(low.value.center - turn1.value.center, 0, 1),
                                     1.0)},
            claim{low.label, "collides, by the text's test with w and h exchanged, with", standing.label, true,
                  textbook::collides(exchanged, low.value.center - turn1.value.center, 1.0)},
        };
    }
};

struct program_one {
    static constexpr caption about{
        "program-one", "A", "program 1: disk radius 1, rectangle 6 × 2 at (0, 5)", "A disk walks up to the rectangle",
        "Walked up from the origin by 0.05 a frame, the disk is apart after 59 frames, touches after "
        "60 and collides after 61; 90 turns of 1° are a quarter turn."};
    subject<aabb<>> rectangle{"rectangle", {{-3, 4}, {3, 6}}};
    subject<ball<>> before{"disk after 59 frames", {{0, 59 * 0.05}, 1.0}};
    subject<ball<>> at{"disk after 60 frames", {{0, 60 * 0.05}, 1.0}};
    subject<ball<>> after{"disk after 61 frames", {{0, 61 * 0.05}, 1.0}};
    number<> step{"step of the disk", 0.05};
    number<> turn{"step of the rectangle in degrees", 1};

    constexpr auto members() const { return std::tie(rectangle, before, at, after, step, turn); }
    constexpr auto claims() const {
        return std::tuple{
            claim{"rectangle", "is", "6 × 2 at (0, 5)", rectangle.value, aabb<>::from_center({0, 5}, {6, 2})},
            claim{"disk after 60 frames", "has its center at", "60 steps", at.value.center, vec<>{0, 60 * step.value}},
            claim{"90 steps of the rectangle", "are", "a quarter turn", rotation<>::quarter_turns(1),
                  rotation<>::degrees(90 * turn.value)},
            claim{"360 steps of the rectangle", "are", "no turn", rotation<>::quarter_turns(0),
                  rotation<>::degrees(360 * turn.value)},
            relates(before, rectangle, disjoint),
            relates(at, rectangle, touching),
            relates(after, rectangle, overlapping),
        };
    }
};

struct program_two {
    static constexpr caption about{"program-two", "A", "program 2: the rectangle moves by itself", "The rectangle on its orbit",
                                   "The rectangle circles the origin; the disk, walked up by 0.10 a frame to (0, 3.5), is hit "
                                   "when the rectangle is at the top, and not at the right, left or bottom."};
    subject<aabb<>> right{"rectangle at the right", {{2, -1}, {8, 1}}};
    subject<aabb<>> top{"rectangle at the top", {{-3, 4}, {3, 6}}};
    subject<aabb<>> left{"rectangle at the left", {{-8, -1}, {-2, 1}}};
    subject<aabb<>> bottom{"rectangle at the bottom", {{-3, -6}, {3, -4}}};
    subject<ball<>> disk{"disk after 35 frames", {{0, 3.5}, 1.0}};
    number<> step{"step of the disk", 0.10};
    number<> radius{"radius of the orbit", 5};

    constexpr auto members() const { return std::tie(right, top, left, bottom, disk, step, radius); }
    constexpr auto claims() const {
        auto const on_orbit = [this](int quarter) {
            rotation<> const turn = rotation<>::quarter_turns(quarter);
            return aabb<>::from_center(vec<>{turn.c, turn.s} * radius.value, {6, 2});
        };
        return std::tuple{
            claim{"disk after 35 frames", "has its center at", "35 steps", disk.value.center, vec<>{0, 35 * step.value}},
            claim{right.label, "is", "on the orbit at 0°", right.value, on_orbit(0)},
            claim{top.label, "is", "on the orbit at 90°", top.value, on_orbit(1)},
            claim{left.label, "is", "on the orbit at 180°", left.value, on_orbit(2)},
            claim{bottom.label, "is", "on the orbit at 270°", bottom.value, on_orbit(3)},
            relates(disk, right, disjoint),
            relates(disk, top, overlapping),
            relates(disk, left, disjoint),
            relates(disk, bottom, disjoint),
        };
    }
};

struct to_and_fro {
    static constexpr caption about{"to-and-fro", "A", "program 2: the rectangle moves by itself", "The rectangle to and fro",
                                   "A harmonic oscillation is the shadow of a circular orbit: at the angles 0°, 60° and 180° "
                                   "the rectangle's center is at x = 4, 2 and -4. The disk is hit only at 60°."};
    subject<aabb<>> right{"rectangle at 0°", {{2, 4}, {6, 6}}};
    subject<aabb<>> middle{"rectangle at 60°", {{0, 4}, {4, 6}}};
    subject<aabb<>> left{"rectangle at 180°", {{-6, 4}, {-2, 6}}};
    subject<ball<>> disk{"disk", {{0.5, 3.5}, 1.0}};
    working<segment<>> way{"way of the rectangle's center", {{-4, 5}, {4, 5}}};
    number<> amplitude{"amplitude", 4};

    constexpr auto members() const { return std::tie(right, middle, left, disk, way, amplitude); }
    constexpr auto claims() const {
        auto const at = [this](double cosine) { return aabb<>::from_center(vec<>{amplitude.value * cosine, 5}, {4, 2}); };
        return std::tuple{
            claim{right.label, "is", "at 4 cos 0°", right.value, at(1)},
            claim{middle.label, "is", "at 4 cos 60°", middle.value, at(0.5)},
            claim{left.label, "is", "at 4 cos 180°", left.value, at(-1)},
            claim{way.label, "is", "from -4 to 4", way.value, segment<>{{-amplitude.value, 5}, {amplitude.value, 5}}},
            relates(disk, right, disjoint),
            relates(disk, middle, overlapping),
            relates(disk, left, disjoint),
        };
    }
};

/// The figures of this partition.
inline constexpr std::tuple<quarter_turns, program_one, program_two, to_and_fro> a_programs;

}  // namespace hantei::figures
