// SPDX-License-Identifier: MIT
// Whether two points are the roundings of a nearest pair, where there may be many.
#pragma once

#include "partings.hpp"
#include "rational_geometry.hpp"

namespace oracle {

/// The points at which two cores of the plane that meet may be said to do so: ends and corners of one in the other, and where sides cross.
inline std::vector<qpoint> meeting_points(core<2> const& a, core<2> const& b) {
    struct {
        core<2> const& set;
        std::vector<qpoint> corners;
        std::vector<linear<2>> sides;
    } both[]{{a, vertices(a), {}}, {b, vertices(b), {}}};
    for (auto& c : both) {
        if (auto const* l = std::get_if<linear<2>>(&c.set)) {
            if (c.corners.empty()) c.corners = {l->origin};
            c.sides = {*l};
            continue;
        }
        auto const ring = hull(c.corners);
        for (std::size_t i = 0; i < ring.size(); ++i) c.sides.push_back(segment_core<2>(ring[i], ring[(i + 1) % ring.size()]));
    }
    std::vector<qpoint> found;
    for (bool const swapped : {false, true}) {
        for (auto const& p : both[swapped].corners)
            if (meet(both[!swapped].set, core<2>(point_core<2>(p))).squared == 0) found.push_back(p);
    }
    for (auto const& s : both[0].sides) {
        for (auto const& t : both[1].sides)
            if (auto const r = meet(s, t); r.squared == 0) found.insert(found.end(), r.ends.begin(), r.ends.end());
    }
    return found;
}

/// p + factor·√n·v.
template <std::size_t N>
splace<N> plus(qvec<N> const& p, Q const& factor, qvec<N> const& v, Q const& n) {
    splace<N> r;
    for (std::size_t i = 0; i < N; ++i) r[i] = {p[i], factor * v[i], n};
    return r;
}

/// The parameters for which all the coordinates of some points on a line are rounded to the ones given.
class parameters {
  public:
    explicit parameters(interval const& range) {
        if (range.lo) low_ = bound{{*range.lo}, true};
        if (range.hi) high_ = bound{{*range.hi}, true};
    }
    /// at + s·step is rounded to x, lengths being multiplied by 2^shift.
    template <class M>
    void demand(surd const& at, Q const& step, M x, long shift) {
        rounded_from const from(x);
        if (step == 0) {
            good_ = good_ && is_nearest(scaled(at, -shift), x);
            return;
        }
        auto const place = [&](Q const& v) {
            return bound{{(scaled({v}, shift).x - at.x) / step, -at.y / step, at.n}, from.closed};
        };
        if (from.low) (step > 0 ? raise(place(*from.low)) : lower(place(*from.low)));
        if (from.high) (step > 0 ? lower(place(*from.high)) : raise(place(*from.high)));
    }
    bool any() const {
        if (!good_ || !low_ || !high_) return good_;
        int const order = compare(low_->at, high_->at);
        return order < 0 || (order == 0 && low_->closed && high_->closed);
    }

  private:
    struct bound {
        surd at;
        bool closed;
    };
    void raise(bound b) {
        int const order = low_ ? compare(low_->at, b.at) : -1;
        if (order < 0 || (order == 0 && !b.closed)) low_ = std::move(b);
    }
    void lower(bound b) {
        int const order = high_ ? compare(high_->at, b.at) : 1;
        if (order > 0 || (order == 0 && !b.closed)) high_ = std::move(b);
    }
    std::optional<bound> low_, high_;
    bool good_ = true;
};

/// Is (p, q) the rounding of one of the nearest pairs, whose first point is moved by `from_a`, and by `from_b`?
template <class M, std::size_t N>
bool is_of_nearest(nearest<N> const& near, splace<N> const& from_a, splace<N> const& from_b, place_of<M, N> const& p,
                   place_of<M, N> const& q, long shift) {
    qvec<N> const& start = near.ends[0];
    qvec<N> along = near.stretches.empty() ? qvec<N>{} : near.stretches[0];
    for (auto const& e : near.ends)
        if (along == qvec<N>{}) along = e - start;
    Q const norm = dot(along, along);
    interval range{Q(0), Q(0)};
    bool straight = true;
    for (auto const& e : near.ends) {
        Q const s = norm == 0 ? Q(0) : Q(dot(e - start, along) / norm);
        straight = straight && e == start + s * along;
        range.lo = std::min(*range.lo, s);
        range.hi = std::max(*range.hi, s);
    }
    for (auto const& d : near.stretches) (dot(d, along) > 0 ? range.hi : range.lo).reset();
    auto const at = [](surd s, Q const& x) {
        s.x += x;
        return s;
    };
    if (straight) {
        parameters all(range);
        for (std::size_t i = 0; i < N; ++i) {
            all.demand(at(from_a[i], start[i]), along[i], p[i], shift);
            all.demand(at(from_b[i], start[i]), along[i], q[i], shift);
        }
        return all.any();
    }
    for (std::size_t i = 0; i < N; ++i) {  // the points of a face: each coordinate for itself
        parameters all({near.on_a.lo[i], near.on_a.hi[i]});
        all.demand(from_a[i], 1, p[i], shift);
        all.demand(from_b[i], 1, q[i], shift);
        if (!all.any()) return false;
    }
    return true;
}

}  // namespace oracle
