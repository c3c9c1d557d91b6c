// SPDX-License-Identifier: MIT
// E, a circle against a ray: the root after the test of D, and a direction that is no unit vector.
module;
#include <tuple>

export module hantei.figures:e_directions;
import hantei;
import :claims;
import :figure;
import :textbook;

export namespace hantei::figures {

struct root_after_the_test {
    static constexpr caption about{"root-after-the-test", "E", "circle against ray: the root before D is tested",
                                   "First the sign of D, then its root",
                                   "D = -11: the line misses, and there is no root to take."};
    subject<ball<>> circle{"circle", {{0, 0}, 5.0}};
    subject<ray<>> beam{"ray", {{-10, 6}, {1, 0}}};
    number<> b{"b", -10};
    number<> d{"D", -11};

    constexpr auto members() const { return std::tie(circle, beam, b, d); }
    constexpr auto claims() const {
        ray<> const r = beam.value;
        return std::tuple{
            follows(b, "v·v1", dot(r.direction, r.origin)),
            follows(d, "b² - (|v1|² - r²)", textbook::discriminant(r.direction, r.origin, circle.value.radius)),
            misses(beam, circle),
            relates(beam, circle, disjoint),
            apart(circle, beam, 1),
        };
    }
};

struct direction_of_any_length {
    static constexpr caption about{"direction-of-any-length", "E", "circle against ray: v the unit direction",
                                   "t is measured in lengths of the direction",
                                   "With the direction (2, 0) instead of (1, 0), the ray meets the same points at half the t."};
    subject<ball<>> circle{"circle", {{0, 0}, 5.0}};
    subject<ray<>> unit{"ray of unit direction", {{-10, 3}, {1, 0}}};
    subject<ray<>> doubled{"ray of direction (2, 0)", {{-10, 3}, {2, 0}}};

    constexpr auto members() const { return std::tie(circle, unit, doubled); }
    constexpr auto claims() const {
        return std::tuple{
            enters(unit, circle, 6, vec<>{-4, 3}),
            leaves(unit, circle, 14, vec<>{4, 3}),
            enters(doubled, circle, 3, vec<>{-4, 3}),
            leaves(doubled, circle, 7, vec<>{4, 3}),
        };
    }
};

struct ray_of_two_points {
    static constexpr caption about{"ray-of-two-points", "E", "the programs: a ray of two points", "A ray of two points",
                                   "The direction is the second point less the first, (3, 4) of length 5: the circle is met at "
                                   "t = 1 and 3, which is 5 and 15 along the ray."};
    subject<ball<>> circle{"circle", {{0, 0}, 5.0}};
    subject<ray<>> beam{"ray", {{-6, -8}, {3, 4}}};
    working<point<>> first{"first point", {-6, -8}};
    working<point<>> second{"second point", {-3, -4}};
    number<> a{"|v|²", 25};
    number<> b{"b", -50};
    number<> d{"D", 625};

    constexpr auto members() const { return std::tie(circle, beam, first, second, a, b, d); }
    constexpr auto claims() const {
        ray<> const r = beam.value;
        double const outside = squared_norm(r.origin) - circle.value.radius * circle.value.radius;
        return std::tuple{
            claim{"ray", "has the direction", "second - first", r.direction, second.value.position() - first.value.position()},
            follows(a, "v·v", squared_norm(r.direction)),
            follows(b, "v·v1", dot(r.direction, r.origin)),
            follows(d, "b² - |v|²(|v1|² - r²)", b.value * b.value - a.value * outside),
            enters(beam, circle, 1, vec<>{-3, -4}),
            leaves(beam, circle, 3, vec<>{3, 4}),
            relates(beam, circle, overlapping),
        };
    }
};

/// The figures of this partition.
inline constexpr std::tuple<root_after_the_test, direction_of_any_length, ray_of_two_points> e_directions;

}  // namespace hantei::figures
