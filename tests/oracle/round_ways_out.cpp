// SPDX-License-Identifier: MIT
// The region, moved by u, is as far as the radius from the core where u has that distance from the differences p - q of a corner p of
// the core and a side of the region, or of a side of the core and a corner q: pieces, around which lines and circles run. The shortest
// u is the foot of the perpendicular on one of these curves, or where two of them cross.
#include "round_ways_out.hpp"

#include "ways_out.hpp"

namespace oracle {
namespace {

/// All differences p - q from one parameter to another: q runs along a side of the region, or p along the core.
struct piece {
    qpoint from, to, on_region, region_way;

    /// The parameter of the point nearest to u.
    template <class X>
    X nearest_to(std::array<X, 2> const& u) const {
        X const x = to[0] - from[0], y = to[1] - from[1], norm = x * x + y * y;
        if (norm == 0) return X(0);
        X const along = (u[0] - from[0]) * x + (u[1] - from[1]) * y;
        if (along <= 0) return X(0);
        if (along >= norm) return X(1);
        return along / norm;
    }
};

std::vector<piece> pieces_of(std::vector<qpoint> const& core, outline const& region) {
    std::vector<piece> all;
    for (auto const& ring : region.rings) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            auto const &q = ring[i], &next = ring[(i + 1) % ring.size()];
            for (auto const& p : core) all.push_back({p - q, p - next, q, next - q});
            if (core.size() > 1) all.push_back({core[0] - q, core[1] - q, q, {}});
        }
    }
    return all;
}

mpf_class length(long_place const& v) { return sqrt(mpf_class(v[0] * v[0] + v[1] * v[1])); }
long_place long_of(qpoint const& p) { return {mpf_class(p[0]), mpf_class(p[1])}; }
long_place sum(long_place const& p, mpf_class const& k, long_place const& v) {
    return {mpf_class(p[0] + k * v[0]), mpf_class(p[1] + k * v[1])};
}

/// A circle around a place; or the line through it, square to a normal of length 1.
struct curve {
    long_place at;
    std::optional<long_place> normal;
    mpf_class radius;

    /// How far a place is from it.
    mpf_class distance(long_place const& p) const {
        long_place const way = sum(p, -1, at);
        if (normal) return abs(mpf_class(way[0] * (*normal)[0] + way[1] * (*normal)[1]));
        return abs(mpf_class(length(way) - radius));
    }
    /// The points nearest to 0, or farthest from it.
    std::vector<long_place> feet() const {
        long_place const zero{};
        if (normal) {
            mpf_class const height = at[0] * (*normal)[0] + at[1] * (*normal)[1];
            return {sum(zero, height, *normal)};
        }
        mpf_class const size = length(at);
        if (size == 0) return {{-radius, 0}, {radius, 0}};
        return {sum(zero, 1 - radius / size, at), sum(zero, 1 + radius / size, at)};
    }
};

/// Where a line and another curve cross.
void cross_line(curve const& l, curve const& c, std::vector<long_place>& out) {
    auto const& n = *l.normal;
    long_place const along{mpf_class(-n[1]), n[0]}, way = sum(c.at, -1, l.at);
    if (c.normal) {
        mpf_class const pace = along[0] * (*c.normal)[0] + along[1] * (*c.normal)[1];
        if (!sign_is_sure(pace, 1)) return;
        out.push_back(sum(l.at, (way[0] * (*c.normal)[0] + way[1] * (*c.normal)[1]) / pace, along));
        return;
    }
    mpf_class const middle = way[0] * along[0] + way[1] * along[1], height = way[0] * n[0] + way[1] * n[1];
    mpf_class rest = c.radius * c.radius - height * height;
    if (!sign_is_sure(rest, c.radius * c.radius)) rest = 0;
    if (rest < 0) return;
    mpf_class const half = sqrt(rest);
    out.push_back(sum(l.at, middle - half, along));
    out.push_back(sum(l.at, middle + half, along));
}
/// Two circles of one radius.
void cross_circles(curve const& c, curve const& d, std::vector<long_place>& out) {
    long_place const way = sum(d.at, -1, c.at), across{mpf_class(-way[1]), way[0]};
    mpf_class const size = length(way);
    if (size == 0) return;
    mpf_class rest = c.radius * c.radius - size * size / 4;
    if (!sign_is_sure(rest, c.radius * c.radius)) rest = 0;
    if (rest < 0) return;
    long_place const middle = sum(c.at, 0.5, way);
    mpf_class const share = sqrt(rest) / size;
    out.push_back(sum(middle, share, across));
    out.push_back(sum(middle, -share, across));
}

std::vector<curve> curves_of(std::vector<piece> const& pieces, Q const& r) {
    std::vector<curve> all;
    std::vector<qpoint> centers;
    mpf_class const radius(r);
    for (auto const& p : pieces) {
        centers.push_back(p.from);
        centers.push_back(p.to);
        if (p.from == p.to) continue;
        auto const way = long_of(p.to - p.from);
        mpf_class const size = length(way);
        long_place const normal{mpf_class(-way[1] / size), mpf_class(way[0] / size)};
        for (int const sense : {1, -1}) all.push_back({sum(long_of(p.from), sense * radius, normal), normal, 0});
    }
    std::sort(centers.begin(), centers.end());
    centers.erase(std::unique(centers.begin(), centers.end()), centers.end());
    for (auto const& c : centers) all.push_back({long_of(c), {}, radius});
    return all;
}

/// Moved by u they do not overlap: but for what is beyond the places that u has. Most that do are told by fewer.
bool is_out(set<2> const& round, outline const& region, long_place const& u) {
    for (mp_bitcnt_t const bits : {256U, some_places}) {
        qpoint const v{Q(mpf_class(u[0], bits)), Q(mpf_class(u[1], bits))};
        Q const tiny = scaled({abs(v[0]) + abs(v[1])}, 50 - static_cast<long>(bits)).x;
        if (round.radius > tiny && relate(set<2>{round.core, round.radius - tiny}, moved(region, v)) == relation::overlapping)
            return false;
    }
    return true;
}

}  // namespace

bool sign_is_sure(mpf_class const& difference, mpf_class const& scale, unsigned places) {
    mpf_class least = abs(scale);
    mpf_div_2exp(least.get_mpf_t(), least.get_mpf_t(), places);
    return abs(difference) > least;
}

round_ways_out::round_ways_out(set<2> const& round, outline const& region, qpoint const& about, Q const& little, bool touch) {
    auto const pieces = pieces_of(vertices<2>(round.core), region);
    mpf_class const radius(round.radius);
    if (touch) {
        std::vector<long_place> places, normals;
        for (auto const& p : pieces) {
            Q const s = p.nearest_to(qpoint{});
            qpoint const w = p.from + s * (p.to - p.from);
            if (dot(w, w) != round.radius * round.radius) continue;
            places.push_back(long_of(p.on_region + s * p.region_way));
            normals.push_back({mpf_class(-w[0] / round.radius), mpf_class(-w[1] / round.radius)});
        }
        for (auto const& n : normals) found.push_back({{}, n, 0, places});
        return;
    }
    auto const curves = curves_of(pieces, round.radius);
    mpf_class const near(little), wanted = length(long_of(about));
    std::vector<long_place> candidates, crossings;
    std::vector<curve const*> here;
    for (auto const& c : curves) {
        for (auto& p : c.feet())
            if (abs(mpf_class(length(p) - wanted)) <= near) candidates.push_back(std::move(p));
        if (c.distance(long_of(about)) <= near) here.push_back(&c);
    }
    for (auto const* c : here) {
        for (auto const* d : here) {
            if (c >= d) continue;
            if (c->normal) cross_line(*c, *d, crossings);
            else if (d->normal) cross_line(*d, *c, crossings);
            else cross_circles(*c, *d, crossings);
        }
    }
    for (auto& p : crossings)
        if (length(sum(p, -1, long_of(about))) <= 1024 * near) candidates.push_back(std::move(p));
    std::vector<mpf_class> lengths;
    std::vector<long_place> out;
    for (auto const& u : candidates) {
        bool const known =
            std::any_of(out.begin(), out.end(), [&](auto const& v) { return !sign_is_sure(length(sum(u, -1, v)), wanted); });
        if (known || !is_out(round, region, u)) continue;
        out.push_back(u);
        lengths.push_back(length(u));
    }
    for (std::size_t i = 0; i < out.size(); ++i) {
        auto const shorter = [&](mpf_class const& x) { return x < lengths[i] && sign_is_sure(lengths[i] - x, wanted); };
        if (std::any_of(lengths.begin(), lengths.end(), shorter)) continue;
        auto const& u = out[i];
        round_way_out r{u, {mpf_class(u[0] / lengths[i]), mpf_class(u[1] / lengths[i])}, lengths[i], {}};
        for (auto const& p : pieces) {
            mpf_class const s = p.nearest_to(u);
            long_place const w = sum(long_of(p.from), s, long_of(p.to - p.from));
            if (sign_is_sure(length(sum(u, -1, w)) - radius, radius)) continue;
            r.points.push_back(sum(sum(long_of(p.on_region), s, long_of(p.region_way)), 0.5, u));
        }
        found.push_back(std::move(r));
    }
}

}  // namespace oracle
