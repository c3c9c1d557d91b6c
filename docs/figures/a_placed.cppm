// SPDX-License-Identifier: MIT
// A, disk against rectangle: where touching stands, and the rectangle anywhere, turned, and under a matrix.
module;
#include <array>
#include <cstddef>
#include <tuple>

export module hantei.figures:a_placed;
import hantei;
import :claims;
import :figure;
import :textbook;

export namespace hantei::figures {

struct touching_vertex {
    static constexpr caption about{"touching-vertex", "A", "axis-aligned, at the origin: touching does not count",
                                   "Exactly at the vertex",
                                   "If the center is exactly r from the vertex, the disk touches. The text does not count this "
                                   "as a collision, like `overlaps`."};
    subject<aabb<>> rectangle{"rectangle", {{-4, -2}, {4, 2}}};
    subject<ball<>> disk{"disk", {{7, 6}, 5.0}};
    working<segment<>> radius{"vertex to center", {{4, 2}, {7, 6}}};
    number<> squared{"squared distance", 25};

    constexpr auto members() const { return std::tie(rectangle, disk, radius, squared); }
    constexpr auto claims() const {
        ball<> const d = disk.value;
        return std::tuple{
            follows(squared, "3² + 4²", squared_norm(radius.value.b - radius.value.a)),
            claim{"the two tests", "report a collision of", "disk", false, textbook::collides({4, 2}, d.center, d.radius)},
            relates(disk, rectangle, touching),
            overlapped(disk, rectangle, false),
            intersected(disk, rectangle, true),
        };
    }
};

struct anywhere {
    static constexpr caption about{"anywhere", "A", "anywhere: subtract the rectangle's center", "Subtract the center",
                                   "Moving disk and rectangle until the rectangle's center is the origin changes no answer."};
    subject<aabb<>> rectangle{"rectangle", {{6, 5}, {14, 9}}};
    subject<ball<>> disk{"disk", {{15, 11}, 2.5}};
    image<aabb<>> moved_rectangle{"rectangle at the origin", {{-4, -2}, {4, 2}}};
    image<ball<>> moved_disk{"disk relative to it", {{5, 4}, 2.5}};
    number<vec<>> t{"T", {10, 7}};
    number<vec<>> v{"v", {5, 4}};

    constexpr auto members() const { return std::tie(rectangle, disk, moved_rectangle, moved_disk, t, v); }
    constexpr auto claims() const {
        aabb<> const box = rectangle.value;
        return std::tuple{
            follows(t, "(min + max)/2", (box.min + box.max) * 0.5),
            follows(v, "C - T", disk.value.center - t.value),
            claim{"disk relative to it", "has its center at", "v", v.value, moved_disk.value.center},
            claim{"rectangle at the origin", "is", "the rectangle moved by -T", moved_rectangle.value,
                  aabb<>{box.min - t.value, box.max - t.value}},
            claim{"the two tests", "report a collision of", "the disk at v", true, textbook::collides({4, 2}, v.value, 2.5)},
            relates(disk, rectangle, overlapping),
            relates(moved_disk, moved_rectangle, overlapping),
        };
    }
};

struct turned_rectangle {
    static constexpr caption about{
        "turned-rectangle", "A", "turned: (s, t) = (v·ui, v·uj)", "The turned rectangle",
        "Seen in the rectangle's own axes, the test of a turned rectangle is the axis-aligned test."};
    subject<obb<>> rectangle{"rectangle", {{10, 5}, {4, 2}, {0.6, 0.8}}};
    subject<ball<>> hit{"disk that collides", {{9, 12}, 3.5}};
    subject<ball<>> miss{"disk that does not", {{9, 12}, 3.0}};
    image<aabb<>> straight{"rectangle in its own axes", {{-4, -2}, {4, 2}}};
    image<ball<>> local{"disk in the rectangle's axes", {{5, 5}, 3.5}};
    number<vec<>> v{"v", {-1, 7}};
    number<vec<>> fivefold_ui{"5 ui", {3, 4}};
    number<vec<>> fivefold_uj{"5 uj", {-4, 3}};
    number<vec<>> st{"(s, t)", {5, 5}};

    constexpr auto members() const { return std::tie(rectangle, hit, miss, straight, local, v, fivefold_ui, fivefold_uj, st); }
    constexpr auto claims() const {
        obb<> const box = rectangle.value;
        return std::tuple{
            follows(v, "C - T", hit.value.center - box.center),
            follows(fivefold_uj, "5 ui turned by 90°", perp(fivefold_ui.value)),
            claim{"rectangle", "has its ui towards", "(3, 4)", box.rotation,
                  rotation<>::toward(fivefold_ui.value.x, fivefold_ui.value.y)},
            follows(st, "(v·5ui, v·5uj)/5", vec<>{dot(v.value, fivefold_ui.value) / 5, dot(v.value, fivefold_uj.value) / 5}),
            claim{"disk in the rectangle's axes", "has its center at", "(s, t)", st.value, local.value.center},
            claim{"the two tests", "report a collision of", "disk that collides", true,
                  textbook::collides(box.half_extents, st.value, 3.5)},
            claim{"the two tests", "report a collision of", "disk that does not", false,
                  textbook::collides(box.half_extents, st.value, 3.0)},
            relates(hit, rectangle, overlapping),
            relates(local, straight, overlapping),
            relates(miss, rectangle, disjoint),
        };
    }
};

/// A 3×3 matrix of the plane: its columns, counted from 0.
using matrix = std::array<vec<double, 3>, 3>;

/// The matrix product a × b: the column k of the product is a applied to the column k of b.
constexpr matrix product(matrix const& a, matrix const& b) {
    matrix c{};
    for (std::size_t k = 0; k < 3; ++k) {
        c[k] = a[0] * b[k].x + a[1] * b[k].y + a[2] * b[k].z;
    }
    return c;
}

struct matrix_columns {
    static constexpr caption about{"matrix-columns", "A", "turned: the columns of the object's matrix",
                                   "The axes are columns of the matrix",
                                   "The matrix is translation × rotation: columns 0 and 1, normalized, are ui and uj, column "
                                   "2 is the center; the other order moves the center."};
    subject<obb<>> rectangle{"rectangle", {{10, 5}, {3, 1}, {0, 1}}};
    image<point<>> misplaced{"center under rotation × translation", {-5, 10}};
    number<matrix> translation{"translation", {{{1, 0, 0}, {0, 1, 0}, {10, 5, 1}}}};
    number<matrix> turn{"rotation", {{{0, 1, 0}, {-1, 0, 0}, {0, 0, 1}}}};
    number<matrix> placement{"placement", {{{0, 1, 0}, {-1, 0, 0}, {10, 5, 1}}}};

    constexpr auto members() const { return std::tie(rectangle, misplaced, translation, turn, placement); }
    constexpr auto claims() const {
        obb<> const box = rectangle.value;
        matrix const m = placement.value;
        vec<double, 3> const wrong = product(turn.value, translation.value)[2];
        return std::tuple{
            follows(placement, "translation × rotation", product(translation.value, turn.value)),
            claim{"column 0", "is", "ui", vec<>{box.rotation.c, box.rotation.s}, vec<>{m[0].x, m[0].y}},
            claim{"column 1", "is", "uj", vec<>{-box.rotation.s, box.rotation.c}, vec<>{m[1].x, m[1].y}},
            claim{"columns 0 and 1", "have the squared lengths", "1, 1", vec<>{1, 1},
                  vec<>{squared_norm(m[0]), squared_norm(m[1])}},
            claim{"column 2", "is", "the center", box.center, vec<>{m[2].x, m[2].y}},
            claim{"column 2 of rotation × translation", "is", misplaced.label, misplaced.value.position(),
                  vec<>{wrong.x, wrong.y}},
            relates(misplaced, rectangle, disjoint),
        };
    }
};

/// The figures of this partition.
inline constexpr std::tuple<touching_vertex, anywhere, turned_rectangle, matrix_columns> a_placed;

}  // namespace hantei::figures
