// SPDX-License-Identifier: MIT
// Where a line passes through a rounded convex set of the plane: it is the union of the disks around its corners and of the rectangles
// beside the segments between any two of them, so that no order of the corners and no side is needed.
#pragma once

#include "cores.hpp"

namespace oracle {

/// The ends of the passage through a union of convex pieces.
class passage_ends {
  public:
    void add(surd const& in, surd const& out) {
        if (!found_ || compare(in, ends_[0]) < 0) ends_[0] = in;
        if (!found_ || compare(ends_[1], out) < 0) ends_[1] = out;
        found_ = true;
    }
    std::optional<std::array<surd, 2>> ends() const { return found_ ? std::optional(ends_) : std::nullopt; }

  private:
    bool found_ = false;
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

/// v / |v|.
template <std::size_t N>
std::array<surd, N> unit(qvec<N> const& v) {
    std::array<surd, N> r;
    Q const length = dot(v, v);
    for (std::size_t i = 0; i < N; ++i) r[i] = {0, v[i] / length, length};
    return r;
}

/// An outward normal where a line comes to the boundary of a rounded set: at a side, or at a round corner.
struct boundary_normal {
    surd t;  ///< where the line is there: the same number with the root that the normal has
    std::array<surd, 2> value;
    qvec<2> side;  ///< at a side, its normal of any length
    std::optional<qvec<2>> corner;
};

/// The normals at t, where the line enters (sense -1) or leaves (1) all points at most radius from a hull, given counter-clockwise: one,
/// or that of both sides at a corner without a radius, the one that ends there first. At a side along which the line runs it is that
/// of the side, if there are inner points; at a point, and along a segment, that of the line's direction, backwards where it enters.
inline std::vector<boundary_normal> boundary_normals(linear<2> const& l, std::vector<qvec<2>> const& corners, Q const& radius,
                                                     surd const& t, int sense) {
    std::vector<boundary_normal> found;
    auto const& d = l.direction;
    Q const norm = dot(d, d);
    auto const at_side = [&](surd const& there, qvec<2> const& n) { found.push_back({there, unit(n), n, {}}); };
    for (std::size_t i = 0; i < corners.size() && radius > 0; ++i) {
        auto const away = l.origin - corners[i];
        Q const middle = -dot(away, d) / norm, root = middle * middle - (dot(away, away) - radius * radius) / norm;
        surd const there{middle, sense, root};
        if (root < 0 || compare(there, t) != 0) continue;
        boundary_normal r{there, {}, {}, corners[i]};
        for (std::size_t k = 0; k < 2; ++k) r.value[k] = {(away[k] + middle * d[k]) / radius, sense * d[k] / radius, root};
        found.push_back(std::move(r));
    }
    bool const flat = radius == 0 && corners.size() < 3;
    for (std::size_t i = 0; i < corners.size() && corners.size() > 1; ++i) {
        auto const &from = corners[i], &to = corners[(i + 1) % corners.size()];
        auto const side = to - from, offset = l.origin - from;
        qvec<2> const n{side[1], Q(-side[0])};
        Q const pace = dot(n, d), length = dot(n, n), height = dot(n, offset);
        if (pace == 0 && !flat && compare(surd{height, -radius, length}, 0) == 0) {
            found.clear();
            at_side(t, n);
            return found;
        }
        if (sgn(pace) * sense <= 0) continue;
        surd const there{-height / pace, radius / pace, length};
        if (compare(there, t) != 0) continue;
        Q const slope = dot(side, d);
        surd const foot{dot(side, offset) + slope * there.x, slope * there.y, length};
        int const end = compare(foot, length);
        if (compare(foot, 0) < 0 || end > 0) continue;
        at_side(there, n);
        if (end == 0 && radius == 0) std::swap(found.front(), found.back());
    }
    if (flat && found.empty()) at_side(t, Q(sense) * d);
    return found;
}

}  // namespace oracle
