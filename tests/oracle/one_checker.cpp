// SPDX-License-Identifier: MIT
#include "one_checker.hpp"

#include "round_ways_out.hpp"

namespace oracle {
namespace {

/// π, by Machin's formula 16·arctan(1/5) − 4·arctan(1/239).
mpf_class const& pi() {
    static mpf_class const value = [] {
        auto const inverse_tangent = [](unsigned long n) {
            mpf_class power = mpf_class(1) / n, sum = power;
            for (unsigned long k = 1; sign_is_sure(power, mpf_class(1) >> 7'000); ++k) {
                power /= n * n;
                sum += (k % 2 == 0 ? 1 : -1) * power / (2 * k + 1);
            }
            return sum;
        };
        return mpf_class(16 * inverse_tangent(5) - 4 * inverse_tangent(239));
    }();
    return value;
}

/// The closed rings or the open curve that a figure of the plane is made of; a core by its hull.
std::vector<ring> rings_of(std::variant<set<2>, outline> const& shape) {
    if (auto const* o = std::get_if<outline>(&shape)) return o->rings;
    return {hull(vertices(std::get<set<2>>(shape).core))};
}
Q doubled_area(ring const& r) {
    Q sum = 0;
    for (std::size_t i = 0; i < r.size(); ++i) sum += area(qpoint{}, r[i], r[(i + 1) % r.size()]);
    return sum;
}
mpf_class length(qpoint const& v) { return sqrt(mpf_class(dot(v, v))); }

}  // namespace

template <class M, std::size_t N>
bool one_checker<M, N>::judge() {
    ++counts_.cases;
    ++counts_.measured;
    if (!got_.error.empty()) {
        wrong("bounds", false, "an answer", got_.error);
        return done();
    }
    if (got_.area) area();
    if (got_.centroid) centroid();
    if (got_.support) support();
    bounds();
    for (auto const& [truth, number] : got_.image) measured("transform", false, truth, number);
    return done();
}

/// Of a rounded core by Steiner's formula.
template <class M, std::size_t N>
void one_checker<M, N>::area() {
    if constexpr (N == 2) {
        counts(1);
        Q straight = 0, radius = 0;
        mpf_class around = 0;
        auto const* o = std::get_if<outline>(&case_.shape);
        auto const* s = std::get_if<set<2>>(&case_.shape);
        auto const rings = rings_of(case_.shape);
        if (s ? !vertices(s->core).empty() : o->solid)
            for (auto const& r : rings) straight += (&r == rings.data() ? 1 : -1) * abs(doubled_area(r)) / 2;
        if (s) radius = s->radius;
        for (std::size_t i = 0; radius > 0 && i < rings[0].size(); ++i)
            around += length(rings[0][(i + 1) % rings[0].size()] - rings[0][i]);
        mpf_class const truth = mpf_class(straight) + around * radius + pi() * mpf_class(radius * radius);
        if (is_nearest_to_long(truth, truth, *got_.area, 2 * case_.shift)) return;
        ++counts_.wrong_bits;
        wrong("area", false, "the nearest number", oracle::source_of(*got_.area));
    }
}

template <class M, std::size_t N>
void one_checker<M, N>::centroid() {
    if constexpr (N == 2) {
        auto const rings = rings_of(case_.shape);
        auto const* o = std::get_if<outline>(&case_.shape);
        Q total = 0;
        qpoint sum{};
        for (auto const& r : rings) {
            Q const sign = (&r == rings.data() ? 1 : -1) * sgn(doubled_area(r));
            for (std::size_t i = 0; i < r.size(); ++i) {
                qpoint const &p = r[i], &q = r[(i + 1) % r.size()];
                Q const weight = sign * oracle::area(qpoint{}, p, q);
                total += weight;
                sum = sum + weight * (p + q);
            }
        }
        if (o && !o->solid) {
            mpf_class whole = 0, scale = 0;
            long_place weighed{};
            for (auto const& s : o->sides) {
                mpf_class const weight = length(s.direction);
                whole += weight;
                for (std::size_t k = 0; k < 2; ++k) {
                    weighed[k] += weight * mpf_class((s.at(0)[k] + s.at(1)[k]) / 2);
                    scale += abs(mpf_class(s.at(0)[k])) + abs(mpf_class(s.at(1)[k]));
                }
            }
            counts(2);
            bool good = true;
            for (std::size_t k = 0; k < 2; ++k)
                good = good && is_nearest_to_long(mpf_class(weighed[k] / whole), scale, (*got_.centroid)[k], case_.shift,
                                                  nearly_all_places);
            if (good) return;
            ++counts_.wrong_bits;
            return wrong("centroid", false, "the nearest numbers", source_of_place(*got_.centroid));
        }
        qpoint middle;
        if (total != 0) middle = Q(1 / (3 * total)) * sum;
        else middle = Q(1, 2) * (rings[0].front() + rings[0].back());
        measured("centroid", false, {scaled({middle[0]}, -case_.shift), scaled({middle[1]}, -case_.shift)}, *got_.centroid);
    } else {
        qvec<3> sum{};
        auto const corners = vertices(std::get<set<3>>(case_.shape).core);
        for (auto const& p : corners) sum = sum + p;
        splace<3> truth;
        for (std::size_t i = 0; i < 3; ++i)
            truth[i] = scaled({sum[i] / static_cast<unsigned long>(corners.size())}, -case_.shift);
        measured("centroid", false, truth, *got_.centroid);
    }
}

/// Of several corners equally far along, any.
template <class M, std::size_t N>
void one_checker<M, N>::support() {
    auto const& d = case_.direction;
    std::vector<qvec<N>> corners;
    Q radius = 0;
    if (auto const* s = std::get_if<set<N>>(&case_.shape)) {
        corners = vertices(s->core);
        radius = s->radius;
    } else if constexpr (N == 2) {
        corners = std::get<outline>(case_.shape).rings[0];
    }
    Q const norm = dot(d, d);
    counts(N);
    std::optional<splace<N>> some;
    Q greatest = dot(corners[0], d);
    for (auto const& p : corners) greatest = std::max(greatest, dot(p, d));
    for (auto const& p : corners) {
        if (dot(p, d) != greatest) continue;
        splace<N> truth;
        for (std::size_t i = 0; i < N; ++i) truth[i] = scaled({p[i], radius * d[i] / norm, norm}, -case_.shift);
        if (same_place(truth, *got_.support)) return;
        some = truth;
    }
    not_near("support", "point", *some, *got_.support);
}

/// Each side is the least number of its type that is far enough out, or the last one.
template <class M, std::size_t N>
void one_checker<M, N>::bounds() {
    std::vector<qvec<N>> corners;
    Q radius = 0;
    if (auto const* s = std::get_if<set<N>>(&case_.shape)) {
        corners = vertices(s->core);
        radius = s->radius;
    } else if constexpr (N == 2) {
        for (auto const& r : std::get<outline>(case_.shape).rings) corners.insert(corners.end(), r.begin(), r.end());
    }
    for (std::size_t i = 0; i < got_.bounds.size(); ++i) {
        for (int const sense : {-1, 1}) {
            Q farthest = sense * corners[0][i];
            for (auto const& p : corners) farthest = std::max(farthest, Q(sense * p[i]));
            Q const truth = scaled({farthest + radius}, -case_.shift).x;
            auto const& end = got_.bounds[i][sense > 0 ? 1 : 0];
            bool const out = end.last || sense * end.side >= truth;
            bool const close = end.inner == end.side || sense * end.inner < truth;
            counts(1);
            if (out && close && !end.negative_zero) continue;
            ++counts_.wrong_bits;
            wrong("bounds", false, "the least box around it", oracle::source_of(end.side.get_d()));
        }
    }
}

template class one_checker<double, 2>;
template class one_checker<float, 2>;
template class one_checker<double, 3>;
template class one_checker<float, 3>;

}  // namespace oracle
