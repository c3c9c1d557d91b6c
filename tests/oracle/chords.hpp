// SPDX-License-Identifier: MIT
// Where a line passes through a rounded convex set of the plane: it is the union of the disks around its corners and of the rectangles
// beside the segments between any two of them, so that no order of the corners and no side is needed.
#pragma once

#include "cores.hpp"

namespace oracle {

/// The number to some thousand places: to tell the least of several, and to go on in double.
inline mpf_class value_of(surd const& s) {
    constexpr mp_bitcnt_t precision = 6144;
    mpf_class const x(s.x, precision), y(s.y, precision), n(s.n, precision);
    return x + y * sqrt(n);
}

/// The ends of the passage through a union of convex pieces.
class passage_ends {
  public:
    void add(surd const& in, surd const& out) {
        auto const first = value_of(in), last = value_of(out);
        if (!found_ || first < first_) first_ = first, ends_[0] = in;
        if (!found_ || last_ < last) last_ = last, ends_[1] = out;
        found_ = true;
    }
    std::optional<std::array<surd, 2>> ends() const { return found_ ? std::optional(ends_) : std::nullopt; }

  private:
    bool found_ = false;
    mpf_class first_{0, 6144}, last_{0, 6144};
    std::array<surd, 2> ends_{};
};

/// The points at most radius from the corner.
inline void pass_disk(passage_ends& ends, linear<2> const& l, qvec<2> const& corner, Q const& radius) {
    auto const to_center = corner - l.origin;
    Q const norm = dot(l.direction, l.direction), middle = dot(to_center, l.direction) / norm;
    Q const root = middle * middle - (dot(to_center, to_center) - radius * radius) / norm;
    if (root >= 0) ends.add(surd{middle, -1, root}, surd{middle, 1, root});
}

/// The points beside the segment from p to q, at most radius from it.
inline void pass_rectangle(passage_ends& ends, linear<2> const& l, qvec<2> const& p, qvec<2> const& q, Q const& radius) {
    auto const side = q - p, across = qvec<2>{Q(-side[1]), side[0]}, from = l.origin - p;
    Q const length = dot(side, side);
    if (length == 0) return;
    Q const along_start = dot(side, from), along_step = dot(side, l.direction);
    Q const across_start = dot(across, from), across_step = dot(across, l.direction);
    if (across_step == 0) {
        if (across_start * across_start > radius * radius * length) return;
        Q const t = -along_start / along_step, u = (length - along_start) / along_step;
        ends.add(surd{std::min(t, u)}, surd{std::max(t, u)});
        return;
    }
    Q const middle = -across_start / across_step, reach = abs(Q(radius / across_step));
    surd const in{middle, Q(-reach), length}, out{middle, reach, length};
    if (along_step == 0) {
        if (along_start >= 0 && along_start <= length) ends.add(in, out);
        return;
    }
    Q const t = -along_start / along_step, u = (length - along_start) / along_step;
    Q const low = std::min(t, u), high = std::max(t, u);
    if (compare(in, high) > 0 || compare(out, low) < 0) return;
    ends.add(compare(in, low) < 0 ? surd{low} : in, compare(out, high) > 0 ? surd{high} : out);
}

/// The parameters at which the whole line of l enters and leaves all points at most radius from the hull of corners.
inline std::optional<std::array<surd, 2>> rounded_chord(linear<2> const& l, std::vector<qvec<2>> const& corners,
                                                        Q const& radius) {
    passage_ends ends;
    if (dot(l.direction, l.direction) == 0) return {};
    for (auto const& p : corners) {
        pass_disk(ends, l, p, radius);
        for (auto const& q : corners) pass_rectangle(ends, l, p, q, radius);
    }
    return ends.ends();
}

/// n is the outward normal of the set where its boundary has the point: of length 1, and nothing reaches farther along it; roughly: in
/// double.
inline bool supports(std::array<double, 2> const& n, std::array<surd, 2> const& place, std::vector<qvec<2>> const& corners,
                     Q const& radius, double precision) {
    double reach = -HUGE_VAL, greatest = radius.get_d();
    for (auto const& v : corners) {
        double along = 0;
        for (std::size_t i = 0; i < 2; ++i) {
            double const way = mpf_class(mpf_class(v[i], 6144) - value_of(place[i])).get_d();
            along += n[i] * way;
            greatest = std::max(greatest, std::fabs(way));
        }
        reach = std::max(reach, along);
    }
    bool const unit = std::fabs(n[0] * n[0] + n[1] * n[1] - 1) <= 8 * precision;
    return unit && (greatest > 1e150 || std::fabs(reach + radius.get_d()) <= 64 * precision * greatest);
}

}  // namespace oracle
