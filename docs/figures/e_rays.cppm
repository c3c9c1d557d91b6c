// SPDX-License-Identifier: MIT
// E, a circle against a ray: b, D, t1 and t2, for a start outside, inside, on the rim and behind.
module;
#include <tuple>

export module hantei.figures:e_rays;
import hantei;
import :claims;
import :figure;
import :textbook;

export namespace hantei::figures {

/// A ray of unit direction that meets a circle's line: the numbers of the text, and both ends of the chord.
struct circle_and_ray {
    subject<ball<>> circle{"circle", {{0, 0}, 5.0}};
    subject<ray<>> beam;
    number<vec<>> v1;
    number<> b;
    number<> d;
    number<> t1;
    number<> t2;
    number<bool> hit;
    number<relation> answer;

    constexpr circle_and_ray(vec<> start, double b_, double d_, double near, double far, bool meets, relation stated)
        : beam{"ray", {start, {1, 0}}},
          v1{"v1", start},
          b{"b", b_},
          d{"D", d_},
          t1{"t1", near},
          t2{"t2", far},
          hit{"hit", meets},
          answer{"answer", stated} {}

    constexpr auto members() const { return std::tie(circle, beam, v1, b, d, t1, t2, hit, answer); }
    constexpr auto claims() const {
        ball<> const c = circle.value;
        vec<> const v = beam.value.direction;
        vec<> const p1 = beam.value.origin;
        bool const inside = squared_norm(v1.value) <= c.radius * c.radius;
        double const root = t2.value + b.value;
        auto const chord = raycast(beam.value, c);
        auto const line_chord = raycast(line<>{p1, v}, c);
        bool const both = chord.has_value() && chord->enter.t == t1.value && chord->exit.t == t2.value;
        return std::tuple{
            follows(v1, "p1 - pc", p1 - c.center),
            follows(b, "v·v1", dot(v, v1.value)),
            follows(d, "b² - (|v1|² - r²)", textbook::discriminant(v, v1.value, c.radius)),
            claim{"√D,", "squared, is", "D", d.value, root * root},
            follows(t1, "-b - √D", -b.value - root),
            follows(hit, "t1 ≥ 0, or the start inside", t1.value >= 0 || inside),
            claim{"line through the ray", "has the chord", "(t1, t2)", vec<>{t1.value, t2.value},
                  line_chord.has_value() ? vec<>{line_chord->enter.t, line_chord->exit.t} : vec<>{}},
            claim{"line through the ray", "enters at", "p1 + t1·v", p1 + v * t1.value,
                  line_chord.has_value() ? line_chord->enter.point : vec<>{}, mark_at(p1 + v * t1.value)},
            claim{"line through the ray", "leaves at", "p1 + t2·v", p1 + v * t2.value,
                  line_chord.has_value() ? line_chord->exit.point : vec<>{}, mark_at(p1 + v * t2.value)},
            claim{"ray", "has the chord", "(t1, t2)", hit.value, both},
            intersected(beam, circle, hit.value),
            relates(beam, circle, answer.value),
        };
    }
};

struct ray_from_outside : circle_and_ray {
    static constexpr caption about{"ray-from-outside", "E", "circle against ray: t1 > 0", "A start outside",
                                   "The near point is the hit: t1 = 6."};
    constexpr ray_from_outside() : circle_and_ray({-10, 3}, -10, 16, 6, 14, true, overlapping) {}
};

struct ray_from_inside : circle_and_ray {
    static constexpr caption about{"ray-from-inside", "E", "circle against ray: t1 < 0, the start inside", "A start inside",
                                   "The near point is behind the start; the ray meets only the far point, at t2 = 3."};
    constexpr ray_from_inside() : circle_and_ray({1, 3}, 1, 16, -5, 3, true, overlapping) {}
};

struct ray_entering_at_the_rim : circle_and_ray {
    static constexpr caption about{"ray-entering-at-the-rim", "E", "circle against ray: t1 = 0", "From the rim inwards",
                                   "A start on the rim, pointing in: t1 = 0, and the ray overlaps."};
    constexpr ray_entering_at_the_rim() : circle_and_ray({-4, 3}, -4, 16, 0, 8, true, overlapping) {}
};

struct ray_leaving_at_the_rim : circle_and_ray {
    static constexpr caption about{"ray-leaving-at-the-rim", "E", "circle against ray: t2 = 0", "From the rim outwards",
                                   "A start on the rim, pointing out: t2 = 0, and the ray only touches."};
    constexpr ray_leaving_at_the_rim() : circle_and_ray({4, 3}, 4, 16, -8, 0, true, touching) {}
};

struct circle_behind : circle_and_ray {
    static constexpr caption about{"circle-behind", "E", "circle against ray: t1 < 0, the start outside", "The circle behind",
                                   "The line meets the circle, the ray does not: both t are negative."};
    constexpr circle_behind() : circle_and_ray({10, 3}, 10, 16, -14, -6, false, disjoint) {}
};

struct tangent_ray : circle_and_ray {
    static constexpr caption about{
        "tangent-ray", "E", "circle against ray: D = 0", "The tangent ray",
        "D = 0: one point, at t1 = t2 = 10. The text counts it as a hit; the library says touching."};
    constexpr tangent_ray() : circle_and_ray({-10, 5}, -10, 0, 10, 10, true, touching) {}
};

/// The figures of this partition.
inline constexpr std::tuple<ray_from_outside, ray_from_inside, ray_entering_at_the_rim, ray_leaving_at_the_rim, circle_behind,
                            tangent_ray>
    e_rays;

}  // namespace hantei::figures
