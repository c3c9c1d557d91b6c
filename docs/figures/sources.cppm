// SPDX-License-Identifier: MIT
// Which figure shows what: each subject of the five texts, and each usual mistake, with its figures.
module;
#include <array>
#include <cstddef>

export module hantei.figures:sources;

export namespace hantei::figures {

/// A subject of a text, and the slugs of the figures that show it, separated by single blanks.
struct subject_of_text {
    char const* source;
    char const* what;
    char const* slugs;
};

inline constexpr subject_of_text subjects_of_texts[] = {
    {"A", "disk against a rectangle at the origin: the four quadrants, the vectors of length √5", "quadrant-symmetry"},
    {"A", "a disk of the second and of the fourth quadrant that collides, and one that does not, with their reflections",
     "second-quadrant-hit second-quadrant-miss fourth-quadrant-hit fourth-quadrant-miss"},
    {"A", "first test: the rectangle grown by r", "grown-rectangle"},
    {"A", "second test: the corner region and its vertex", "corner-region"},
    {"A", "the regions A1, A2, A3", "three-regions"},
    {"A", "the counter-example: in the grown rectangle's corner, and no collision", "white-corner"},
    {"A", "touching does not count", "touching-vertex"},
    {"A", "the rectangle anywhere", "anywhere"},
    {"A", "the rectangle turned, its axes out of the object's matrix", "turned-rectangle matrix-columns"},
    {"A", "program 1: a disk that is walked, a rectangle that is turned, three tests that agree", "quarter-turns program-one"},
    {"A", "program 2: the rectangle that moves by itself, to and fro or on its orbit", "to-and-fro program-two"},
    {"A", "point against disk and rectangle, local to world coordinates", "point-and-disk point-local-to-world"},
    {"A", "AABB against AABB, OBB against OBB", "boxes turned-boxes"},
    {"A", "Sokoban", "warehouse"},
    {"A", "disk against triangle", "triangle-and-disk"},
    {"A", "a line against rectangle and disk", "line-and-rectangle line-and-disk"},
    {"B", "turn back, clamp, compare: the working picture and the nearest line", "turned-back"},
    {"B", "the nearest point, axis by axis", "clamp-axis-by-axis"},
    {"B", "the applet's angle in degrees", "turned-by-degrees"},
    {"C", "three dimensions is one more axis", "one-more-axis"},
    {"C", "an axis counts only where the center lies outside; the center inside is a hit", "outside-axes-only"},
    {"C", "a box under translation, rotation, scale", "box-under-transform"},
    {"C", "one sphere against many colliders, each frame", "detector"},
    {"D", "the early out by ranges", "early-out"},
    {"D", "a cyclic list of points", "closing-edge"},
    {"D", "four cross products: a crossing, and none", "crossing-edges edges-apart"},
    {"D", "all four zero: compare ranges", "collinear-overlap collinear-touch collinear-apart"},
    {"D", "the stated limit: one collider inside the other", "one-inside-the-other"},
    {"D", "mistake: comparing angles instead of cross products", "angles-compared"},
    {"D", "mistake: points left relative to their own center", "points-left-relative"},
    {"D", "mistake: i written for j", "i-for-j"},
    {"D", "mistake: missing ends that only touch", "t-shaped-edges end-to-end"},
    {"E", "capsule against circle", "capsule-and-circle"},
    {"E", "capsule against segment: what the sheet asks", "segment-across segment-past-the-end"},
    {"E", "capsule against segment: what it misses", "segment-beside-the-shaft segment-on-the-rim"},
    {"E", "capsule against capsule", "capsules"},
    {"E", "circle against ray: t1 > 0, the start inside, on the rim, the circle behind",
     "ray-from-outside ray-from-inside ray-entering-at-the-rim ray-leaving-at-the-rim circle-behind"},
    {"E", "circle against ray: D = 0, and the root after the test of D", "tangent-ray root-after-the-test"},
    {"E", "the direction: of length 1, of another length, from two points", "direction-of-any-length ray-of-two-points"},
    {"E", "the programs: points that bounce off the window's borders", "bouncing-points"},
    {"A-E", "where the texts disagree: does touching count?", "tangent-placement"},
    {"usual mistakes", "the corner taken as a box", "white-corner"},
    {"usual mistakes", "the center inside", "center-inside"},
    {"usual mistakes", "the zero direction", "zero-in-the-direction"},
    {"usual mistakes", "touching", "tangent-placement touching-vertex"},
    {"usual mistakes", "angles compared instead of cross products", "angles-compared"},
    {"usual mistakes", "the strict test that loses a T", "t-shaped-edges"},
    {"usual mistakes", "the short segment beside the capsule's core", "segment-beside-the-shaft"},
    {"usual mistakes", "tunnelling", "tunnelling"},
    {"usual mistakes", "the rounded sum of radii", "rounded-sum-of-radii"},
    {"usual mistakes", "decimals that are not what they seem", "decimals"},
    {"numbers", "the numbers of a computer on the real number line", "number-line"},
    {"numbers", "what is stored for 0.4, and where the sum of 0.1 and 0.3 lies", "beside-four-tenths"},
};

}  // namespace hantei::figures
