// SPDX-License-Identifier: MIT
// E, capsules: each test reduced to a segment against a circle, a segment or a point; and the short segment that is missed.
module;
#include <tuple>

export module hantei.figures:e_capsules;
import hantei;
import :claims;
import :figure;

export namespace hantei::figures {

struct capsule_and_circle {
    static constexpr caption about{"capsule-and-circle", "E", "capsule against circle", "One radius added to the other",
                                   "A capsule meets a circle exactly if its core meets the circle with the radius r1 + r2."};
    subject<capsule<>> capsule20{"capsule", {{100, 100}, {300, 100}, 20.0}};
    subject<ball<>> grazing{"circle that touches", {{200, 150}, 30.0}};
    subject<ball<>> hit{"circle that collides", {{330, 130}, 30.0}};
    subject<ball<>> miss{"circle that misses", {{340, 140}, 30.0}};
    working<segment<>> core{"core", {{100, 100}, {300, 100}}};
    working<ball<>> grown_grazing{"circle of radius 50 that touches", {{200, 150}, 50.0}};
    working<ball<>> grown_hit{"circle of radius 50 that collides", {{330, 130}, 50.0}};
    working<ball<>> grown_miss{"circle of radius 50 that misses", {{340, 140}, 50.0}};

    constexpr auto members() const {
        return std::tie(capsule20, grazing, hit, miss, core, grown_grazing, grown_hit, grown_miss);
    }
    constexpr auto claims() const {
        double const sum = capsule20.value.radius + grazing.value.radius;
        return std::tuple{
            claim{"core", "is", "the capsule's core", core.value, capsule20.value.core()},
            claim{grown_grazing.label, "has the radius", "20 + 30", grown_grazing.value.radius, sum},
            claim{grown_hit.label, "has the radius", "20 + 30", grown_hit.value.radius, sum},
            claim{grown_miss.label, "has the radius", "20 + 30", grown_miss.value.radius, sum},
            relates(grazing, capsule20, touching),
            relates(grown_grazing, core, touching),
            relates(hit, capsule20, overlapping),
            relates(grown_hit, core, overlapping),
            relates(miss, capsule20, disjoint),
            relates(grown_miss, core, disjoint),
        };
    }
};

/// What the exercise sheet asks of a capsule and a segment: do the cores cross, and is an end of the core within r of the
/// segment; and what it does not ask, whether an end of the segment is within r of the core.
struct capsule_and_segment {
    subject<capsule<>> shaft{"capsule", {{0, 0}, {10, 0}, 2.0}};
    subject<segment<>> stroke;
    working<segment<>> core{"core", {{0, 0}, {10, 0}}};
    number<bool> crosses;
    number<bool> near_core_end;
    number<bool> near_segment_end;
    number<relation> answer;

    constexpr capsule_and_segment(segment<> const& s, bool cores_cross, bool core_end, bool segment_end, relation stated)
        : stroke{"segment", s},
          crosses{"cores meet", cores_cross},
          near_core_end{"end of the core within r", core_end},
          near_segment_end{"end of the segment within r", segment_end},
          answer{"answer", stated} {}

    constexpr auto members() const { return std::tie(shaft, core, stroke, crosses, near_core_end, near_segment_end, answer); }
    constexpr auto claims() const {
        double const r2 = shaft.value.radius * shaft.value.radius;
        auto const within = [r2](vec<> p, segment<> const& s) { return squared_distance(point<>{p}, s) <= r2; };
        segment<> const c = core.value;
        segment<> const s = stroke.value;
        return std::tuple{
            follows(crosses, "intersects(core, segment)", intersects(c, s)),
            follows(near_core_end, "distance(core's end, segment) ≤ r", within(c.a, s) || within(c.b, s)),
            follows(near_segment_end, "distance(segment's end, core) ≤ r", within(s.a, c) || within(s.b, c)),
            claim{"any of the three", "holds exactly if", "`intersects`", intersects(shaft.value, s),
                  crosses.value || near_core_end.value || near_segment_end.value},
            relates(shaft, stroke, answer.value),
        };
    }
};

struct segment_across : capsule_and_segment {
    static constexpr caption about{"segment-across", "E", "capsule against segment: the cores cross", "A segment across",
                                   "The segment crosses the core: the first question finds it."};
    constexpr segment_across() : capsule_and_segment({{5, -4}, {5, 4}}, true, false, false, overlapping) {}
};

struct segment_past_the_end : capsule_and_segment {
    static constexpr caption about{"segment-past-the-end", "E", "capsule against segment: a capsule end near the segment",
                                   "A segment past the end", "An end of the core is within r of the segment."};
    constexpr segment_past_the_end() : capsule_and_segment({{11, -4}, {11, 4}}, false, true, false, overlapping) {}
};

struct segment_beside_the_shaft : capsule_and_segment {
    static constexpr caption about{
        "segment-beside-the-shaft", "E", "capsule against segment: what the sheet misses", "The short segment beside the core",
        "The cores do not cross and both ends of the capsule are far: the sheet misses a segment that "
        "lies wholly inside."};
    constexpr segment_beside_the_shaft() : capsule_and_segment({{5, 1}, {5, 1.5}}, false, false, true, overlapping) {}
};

struct segment_on_the_rim : capsule_and_segment {
    static constexpr caption about{"segment-on-the-rim", "E", "capsule against segment: what the sheet misses",
                                   "An end on the capsule's side", "An end of the segment at exactly r from the core touches."};
    constexpr segment_on_the_rim() : capsule_and_segment({{5, 2}, {7, 5}}, false, false, true, touching) {}
};

struct capsules {
    static constexpr caption about{"capsules", "E", "capsule against capsule", "Two capsules",
                                   "Two capsules meet when their cores cross or an end of one is within r1 + r2 of the other."};
    subject<capsule<>> first{"capsule", {{100, 100}, {300, 100}, 20.0}};
    subject<capsule<>> across{"capsule across", {{200, 50}, {200, 250}, 30.0}};
    subject<capsule<>> grazing{"capsule that touches", {{200, 150}, {250, 300}, 30.0}};
    subject<capsule<>> miss{"capsule that misses", {{360, 60}, {360, 300}, 30.0}};
    working<segment<>> core{"core", {{100, 100}, {300, 100}}};
    working<segment<>> core_across{"core across", {{200, 50}, {200, 250}}};
    working<ball<>> end{"touching end grown to r1 + r2", {{200, 150}, 50.0}};

    constexpr auto members() const { return std::tie(first, across, grazing, miss, core, core_across, end); }
    constexpr auto claims() const {
        return std::tuple{
            relates(core, core_across, overlapping),
            relates(first, across, overlapping),
            claim{end.label, "has the radius", "20 + 30", end.value.radius, first.value.radius + grazing.value.radius},
            relates(end, core, touching),
            relates(first, grazing, touching),
            relates(first, miss, disjoint),
            apart(first, miss, 10),
        };
    }
};

/// Where a coordinate is after so many steps between two borders that turn its velocity round.
constexpr double bounced(double x, double velocity, int steps, double border) {
    for (; steps > 0; --steps) {
        x += velocity;
        if (x < 0 || border < x) {
            velocity = -velocity;
            x = x < 0 ? -x : 2 * border - x;
        }
    }
    return x;
}

struct bouncing_points {
    static constexpr caption about{"bouncing-points", "E", "the programs: points that bounce off the borders",
                                   "Points that bounce",
                                   "Each end of the capsule moves with its own velocity and turns round at the window's "
                                   "border: after ten steps the capsule overlaps the circle."};
    working<aabb<>> window{"window", {{0, 0}, {640, 480}}};
    subject<capsule<>> before{"capsule", {{100, 100}, {300, 100}, 20.0}};
    subject<capsule<>> after{"capsule ten steps later", {{500, 300}, {460, 380}, 20.0}};
    subject<ball<>> circle{"circle", {{530, 370}, 40.0}};
    working<segment<>> first_way{"path of one end", {{100, 100}, {500, 300}}};
    number<vec<>> velocity_a{"velocity of the one end", {40, 20}};
    number<vec<>> velocity_b{"velocity of the other", {52, 48}};

    constexpr auto members() const { return std::tie(window, first_way, before, after, circle, velocity_a, velocity_b); }
    constexpr auto claims() const {
        auto const moved = [this](vec<> p, vec<> v) {
            return vec<>{bounced(p.x, v.x, 10, window.value.max.x), bounced(p.y, v.y, 10, window.value.max.y)};
        };
        return std::tuple{
            claim{"one end", "comes to", "(500, 300)", after.value.a, moved(before.value.a, velocity_a.value)},
            claim{"the other end", "comes to", "(460, 380)", after.value.b, moved(before.value.b, velocity_b.value)},
            claim{first_way.label, "is", "the straight segment", first_way.value, segment<>{before.value.a, after.value.a}},
            contained(window, before, true),
            contained(window, after, true),
            relates(before, circle, disjoint),
            relates(after, circle, overlapping),
        };
    }
};

/// The figures of this partition.
inline constexpr std::tuple<capsule_and_circle, segment_across, segment_past_the_end, segment_beside_the_shaft,
                            segment_on_the_rim, capsules, bouncing_points>
    e_capsules;

}  // namespace hantei::figures
