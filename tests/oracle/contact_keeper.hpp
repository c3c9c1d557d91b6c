// SPDX-License-Identifier: MIT
// Holds contacts against the truth: those of any shapes, and of two convex solids of the plane.
#pragma once

#include "keeper.hpp"

namespace oracle {

/// By how much numbers may differ that are computed in double from rounded ones up to `greatest`.
template <class M>
double slack_of(double greatest) {
    return greatest * 64 * spacing(M(1)).get_d() + 8 * static_cast<double>(std::numeric_limits<M>::denorm_min());
}

class contact_keeper : public keeper {
  protected:
    using keeper::keeper;

    /// Both orders have a contact where the sets meet, one the other's flipped, with finite points. Tells whether there is one to look at.
    bool contacts_agree(bool meets, bool equal, auto const& ab, auto const& ba) {
        if (ab.has_value() != meets) wrong("contact", false, meets ? "a contact" : "none", ab ? "a contact" : "none");
        if (ba.has_value() != meets) wrong("contact", true, meets ? "a contact" : "none", ba ? "a contact" : "none");
        if (!ab || !ba || !meets) return false;
        bool flipped = ab->depth == ba->depth;
        for (std::size_t i = 0; i < axes_of(ab->normal); ++i)
            flipped = flipped && (equal || ab->normal[i] == -ba->normal[i]);  // nothing tells an equal shape from the other
        if (!flipped) {
            wrong("contact", true, "the flipped contact", "depth " + source_of(ba->depth));
            asymmetric_ = true;
        }
        bool points = ab->points.size() > 0;
        for (auto const& p : ab->points) {
            for (std::size_t i = 0; i < axes_of(p); ++i) points = points && std::isfinite(p[i]);
        }
        if (!points) wrong("contact", false, "finite points", "others or none");
        return true;
    }

    /// The cores are apart: the way out is along the gap.
    template <std::size_t N>
    void leaves_along_gap(set<N> const& a, set<N> const& b, nearest<N> const& near, long shift, auto const& got) {
        measured("contact", false, counts_.worst_other, scaled({a.radius + b.radius, -1, near.squared}, -shift), got.depth);
        for (std::size_t i = 0; i < N; ++i) {
            if (!close(surd{0, near.gap[i] / near.squared, near.squared}, got.normal[i]))
                wrong("contact", false, "the normal from a to b", source_of(got.normal[i]));
        }
    }

    void halfway(set<2> const& a, set<2> const& b, long shift, auto const& contact);
    void leaves_through_side(set<2> const& a, set<2> const& b, long shift, auto const& got);

  private:
    template <class V>
    static constexpr std::size_t axes_of(V const&) {
        if constexpr (requires { V::dimension; }) return V::dimension;
        else return std::tuple_size_v<V>;
    }
};

/// A contact point of the plane lies halfway between the two surfaces, and beside the farthest side of each; roughly: in double.
void contact_keeper::halfway(set<2> const& a, set<2> const& b, long shift, auto const& contact) {
    auto const number = [shift](Q const& x) { return std::ldexp(x.get_d(), static_cast<int>(-shift)); };
    double const nx = contact.normal[0], ny = contact.normal[1];
    double greatest = number(a.radius) + number(b.radius);
    auto const heights = [&](set<2> const& s, double side) {
        double height = -HUGE_VAL;
        for (auto const& v : vertices(s.core)) {
            double const x = number(v[0]), y = number(v[1]);
            greatest = std::max({greatest, std::fabs(x), std::fabs(y)});
            height = std::max(height, side * (x * nx + y * ny));
        }
        return side * (height + number(s.radius));
    };
    double const middle = heights(a, 1) / 2 + heights(b, -1) / 2;
    double const slack = slack_of<std::remove_cvref_t<decltype(contact.depth)>>(greatest);
    for (auto const& point : contact.points) {
        double const found = static_cast<double>(point[0]) * nx + static_cast<double>(point[1]) * ny;
        if (!(std::fabs(found - middle) <= slack) && greatest < 1e150)
            wrong("contact", false, "a point halfway between the surfaces", source_of(point[0]) + ", " + source_of(point[1]));
    }
}

/// The cores meet: the shortest way out is through the nearest side of the hull of all differences a - b. In the direction of the
/// normal (of all normals, where a corner of the hull is as near) the hull reaches just so far; roughly: in double.
void contact_keeper::leaves_through_side(set<2> const& a, set<2> const& b, long shift, auto const& got) {
    std::vector<qpoint> differences;
    for (auto const& v : vertices(a.core)) {
        for (auto const& w : vertices(b.core)) differences.push_back(v - w);
    }
    auto const corners = hull(std::move(differences));
    surd depth{a.radius + b.radius};
    double away = HUGE_VAL, reach = -HUGE_VAL, greatest = 0;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        qpoint const& v = corners[i];
        qpoint const edge = corners[(i + 1) % corners.size()] - v;
        Q const norm = dot(edge, edge), product = area(v, v + edge, qpoint{});
        Q const share = norm == 0 ? Q(0) : Q(product / norm);
        double const here = share.get_d() * std::sqrt(norm.get_d());
        if (i == 0 || cmp(Q(share * share * norm), Q(depth.y * depth.y * depth.n)) < 0) {
            depth = {depth.x, share, norm};
            away = here;
        }
        double const x = v[0].get_d(), y = v[1].get_d();
        reach = std::max(reach, x * static_cast<double>(got.normal[0]) + y * static_cast<double>(got.normal[1]));
        greatest = std::max({greatest, std::fabs(x), std::fabs(y)});
    }
    measured("contact", false, counts_.worst_other, scaled(depth, -shift), got.depth);
    Q const length = Q(got.normal[0]) * Q(got.normal[0]) + Q(got.normal[1]) * Q(got.normal[1]);
    double const slack = slack_of<std::remove_cvref_t<decltype(got.depth)>>(greatest);
    if (!close(surd{length}, got.depth * 0 + 1) || (std::fabs(reach - away) > slack && greatest < 1e150))
        wrong("contact", false, "the normal of the shortest way out",
              source_of(got.normal[0]) + ", " + source_of(got.normal[1]));
}

}  // namespace oracle
