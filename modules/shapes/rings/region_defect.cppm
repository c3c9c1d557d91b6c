// SPDX-License-Identifier: MIT
// Whether the rings of a polygon bound one region (OGC 06-103r4, section 6.1.11.1): no ring meets itself, rings do not cross, every hole lies inside
// the outer ring and outside the others, and where rings touch, the interior of the region stays connected.
export module hantei:region_defect;
import :base;
import :dynamic_array;
import :scalar;
import :vertex_list;
import :sweep_line;
import :ring;
import :touching_rings;
import :point_in_polygon;

namespace hantei {

/// The first defect of the rings of a region, or none, and whether rings touch. If not `made`, there was no memory to find it.
struct region_judgement {
    bool made = true;
    defect flaw{};
    bool rings_touch = false;
};

/// The rings of corners of a polygon, the outer one first, as they are examined.
template <class T>
class examined_region {
  public:
    constexpr explicit examined_region(list_run<T> const& rings) : rings_(rings) {}

    /// If there are holes and many sides, one sweep may show that the rings are sound and do not touch. Otherwise the rings are examined one by one.
    constexpr region_judgement judgement() const {
        if (rings_.count > 1 && is_seen_to_be_sound()) return {};
        for (size_t i = 0; i < rings_.count; ++i)
            if (auto const d = defect_of_simple(ring(i)); d.what != kind::none) return flawed(i, d);
        dynamic_array<ring_touch<T>> met;
        for (size_t i = 1; i < rings_.count; ++i)
            if (auto const d = defect_of_place(i, met); d.what != kind::none) return flawed(i, d);
        if (met.empty()) return {};
        auto const cut = closing_a_cycle(rings_at_points(met), rings_.count);
        return {true, cut.has_value() ? defect{kind::cuts_off, cut->side, 0, cut->ring} : defect{}, true};
    }

  private:
    using kind = defect::kind;

    constexpr vertex_list<T> const& ring(size_t i) const { return rings_.first[i]; }
    static constexpr region_judgement flawed(size_t of_ring, defect d) {
        d.hole = of_ring;
        return {true, d};
    }
    constexpr bool is_seen_to_be_sound() const {
        size_t sides = 0;
        for (size_t i = 0; i < rings_.count; ++i) sides += ring(i).size();
        return sides > few_sides && shows_region(rings_);
    }
    /// The defect in the place of the i-th ring, which must lie inside the outer ring and outside the holes before it, except for points where they
    /// touch. These points are appended to met.
    constexpr defect defect_of_place(size_t i, dynamic_array<ring_touch<T>>& met) const {
        if (auto const sides = two_rings(ring(i), i, ring(0), 0).find_touches(met))
            return {kind::meets_outer, (*sides)[0], (*sides)[1]};
        if (place_of(ring(i), ring(0)) < 0) return {kind::outside_outer};
        for (size_t k = 1; k < i; ++k) {
            if (auto const sides = two_rings(ring(i), i, ring(k), k).find_touches(met))
                return {kind::meets_hole, (*sides)[0], k - 1};
            if (place_of(ring(k), ring(i)) > 0 || place_of(ring(i), ring(k)) > 0) return {kind::in_hole, k - 1};
        }
        return {};
    }
    /// The place of a ring relative to another ring that it does not cross: 1 inside, −1 outside, as its first vertex that is not on the other ring
    /// tells, or 0 if all are on it.
    static constexpr int place_of(vertex_list<T> const& ring, vertex_list<T> const& other) {
        int place = 0;
        for (size_t i = 0; place == 0 && i < ring.size(); ++i) place = point_in_polygon(other, ring[i]);
        return place;
    }

    list_run<T> rings_;
};

/// What an examination of the rings finds at run time: compiled once (queries/archive.hpp).
template <class T>
region_judgement region_judged_in_archive(list_run<T> const& rings) noexcept;
/// What an examination of the rings of a region finds.
template <class T>
constexpr region_judgement judgement_of_region(list_run<T> const& rings) {
    if constexpr (scalar_of_archive<T>) {
        if (!is_constant_evaluated()) {
            auto const found = region_judged_in_archive(rings);
            if (!found.made) fail(bad_alloc());
            return found;
        }
    }
    return examined_region<T>(rings).judgement();
}

}  // namespace hantei
