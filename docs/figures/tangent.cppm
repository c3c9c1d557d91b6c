// SPDX-License-Identifier: MIT
// Where the texts disagree: does touching count?
module;
#include <tuple>

export module hantei.figures:tangent;
import hantei;
import :claims;
import :figure;
import :textbook;

export namespace hantei::figures {

struct tangent_placement {
    static constexpr caption about{"tangent-placement", "A-E", "where the texts disagree: does touching count?",
                                   "Tangent: three answers",
                                   "Everything here touches. A and B never count touching (`overlaps`), C and E always do "
                                   "(`intersects`), D counts it only for collinear edges."};
    subject<aabb<>> rectangle{"rectangle", {{-4, -2}, {4, 2}}};
    subject<ball<>> disk{"disk", {{7, 6}, 5.0}};
    subject<aabb<double, 3>> box{"box", {{-4, -2, -1}, {4, 2, 1}}};
    subject<ball<double, 3>> sphere{"sphere", {{5, 4, 3}, 3.0}};
    subject<segment<>> side{"edge", {{-4, -2}, {4, -2}}};
    subject<segment<>> on_side{"edge that ends on it", {{0, -2}, {2, -6}}};
    subject<segment<>> in_line{"edge that continues it", {{4, -2}, {8, -2}}};
    subject<ray<>> beam{"tangent ray", {{-3, 11}, {1, 0}}};

    constexpr auto members() const { return std::tie(rectangle, disk, box, sphere, side, on_side, in_line, beam); }
    constexpr auto claims() const {
        ball<> const d = disk.value;
        vec<> const start = beam.value.origin - d.center;
        auto const excess = textbook::outside(box.value.max, sphere.value.center);
        auto const back = textbook::clamped({4, 2}, d.center) - d.center;
        bool const in_a = textbook::collides({4, 2}, d.center, d.radius);
        bool const in_b = squared_norm(back) < d.radius * d.radius;
        bool const in_c = squared_norm(excess) <= sphere.value.radius * sphere.value.radius;
        auto const in_d = [](segment<> const& p, segment<> const& q) {
            return textbook::crosses(p, q) || (textbook::collinear(p, q) && intersects(p, q));
        };
        bool const in_e = textbook::discriminant(beam.value.direction, start, d.radius) >= 0;
        return std::tuple{
            relates(disk, rectangle, touching),
            claim{"A", "counts", "disk and rectangle", false, in_a},
            claim{"B", "counts", "disk and rectangle", false, in_b},
            overlapped(disk, rectangle, in_a),
            relates(sphere, box, touching),
            claim{"C", "counts", "sphere and box", true, in_c},
            intersected(sphere, box, in_c),
            relates(side, on_side, touching),
            claim{"D", "counts", on_side.label, false, in_d(side.value, on_side.value)},
            overlapped(side, on_side, false),
            relates(side, in_line, touching),
            claim{"D", "counts", in_line.label, true, in_d(side.value, in_line.value)},
            intersected(side, in_line, true),
            relates(beam, disk, touching),
            claim{"E", "counts", "ray and disk", true, in_e},
            intersected(beam, disk, in_e),
        };
    }
};

/// The figures of this partition.
inline constexpr std::tuple<tangent_placement> tangent;

}  // namespace hantei::figures
