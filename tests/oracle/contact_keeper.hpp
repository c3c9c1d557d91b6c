// SPDX-License-Identifier: MIT
// Holds contacts against the truth: those of any shapes, and of two convex solids.
#pragma once

#include "answers.hpp"
#include "keeper.hpp"
#include "partings.hpp"

namespace oracle {

class contact_keeper : public keeper {
  protected:
    using keeper::keeper;

    /// Is each of the points the nearest to one of the true ones, in some order, and none missing?
    template <class M, std::size_t N>
    static bool same_points(std::vector<splace<N>> const& truth, std::vector<place_of<M, N>> const& got, bool in_order) {
        auto const near = [](splace<N> const& p, place_of<M, N> const& q) {
            bool good = true;
            for (std::size_t i = 0; i < N && good; ++i) good = is_nearest(p[i], q[i]);
            return good;
        };
        if (in_order) {
            bool good = got.size() == truth.size();
            for (std::size_t k = 0; k < got.size() && good; ++k) good = near(truth[k], got[k]);
            return good;
        }
        auto const is_in = [&](splace<N> const& p) {
            return std::any_of(got.begin(), got.end(), [&](auto const& q) { return near(p, q); });
        };
        auto const is_true = [&](place_of<M, N> const& q) {
            return std::any_of(truth.begin(), truth.end(), [&](auto const& p) { return near(p, q); });
        };
        return got.size() == truth.size() && std::all_of(truth.begin(), truth.end(), is_in) &&
               std::all_of(got.begin(), got.end(), is_true);
    }
    template <class M, std::size_t N>
    static bool same_place(splace<N> const& truth, place_of<M, N> const& got) {
        return same_points<M, N>({truth}, {got}, true);
    }

    template <std::size_t N>
    static splace<N> scaled_place(splace<N> p, long e) {
        for (auto& x : p) x = scaled(x, e);
        return p;
    }
    template <std::size_t N>
    static std::vector<splace<N>> scaled_places(std::vector<splace<N>> p, long e) {
        for (auto& x : p) x = scaled_place(x, e);
        return p;
    }
    template <std::size_t N>
    static parting<N> scaled_parting(parting<N> p, long e) {
        p.depth = scaled(p.depth, e);
        p.way = scaled_place(p.way, e);
        p.points = scaled_places(p.points, e);
        return p;
    }
    template <class M, std::size_t N>
    static std::string source_of_place(place_of<M, N> const& p) {
        std::string r = "{";
        for (std::size_t i = 0; i < N; ++i) r += (i == 0 ? "" : ", ") + oracle::source_of(p[i]);
        return r + "}";
    }

    /// Both orders have a contact where the sets meet, one the other's flipped. Tells whether there is one to look at.
    template <class M, std::size_t N>
    bool contacts_agree(bool meets, answers<M, N> const& got) {
        for (bool const swapped : {false, true}) {
            auto const& c = got.contacts[swapped];
            if (c.has_value() != meets) wrong("contact", swapped, meets ? "a contact" : "none", c ? "a contact" : "none");
            if (got.translations[swapped].has_value() != meets)
                wrong("minimum_translation", swapped, meets ? "a way" : "none", meets ? "none" : "a way");
        }
        if (!meets || !got.contacts[0] || !got.contacts[1] || !got.translations[0] || !got.translations[1]) return false;
        auto const &ab = *got.contacts[0], &ba = *got.contacts[1];
        auto const opposite = [](place_of<M, N> const& p, place_of<M, N> const& q) {
            bool r = true;
            for (std::size_t i = 0; i < N; ++i) r = r && p[i] == M(0) - q[i] && !(q[i] == 0 && std::signbit(q[i]));
            return r;
        };
        bool const flipped = got.equal ? ab.normal == ba.normal && got.translations[0] == got.translations[1]
                                       : opposite(ab.normal, ba.normal) && opposite(*got.translations[0], *got.translations[1]);
        if (!flipped || ab.depth != ba.depth || ab.points != ba.points) {
            wrong("contact", true, "the flipped contact", "depth " + source_of(ba.depth));
            asymmetric_ = true;
        }
        return true;
    }

    /// The first contact is one of some partings, to the last bit.
    template <class M, std::size_t N>
    void parts(std::vector<parting<N>> const& truths, long shift, answers<M, N> const& got) {
        auto const& c = *got.contacts[0];
        auto const& way = *got.translations[0];
        this->counts(1 + 2 * N + c.points.size() * N);
        std::optional<parting<N>> closest;
        std::size_t best = 0;
        for (auto const& truth : truths) {
            auto const t = scaled_parting(truth, -shift);
            std::size_t const right = (same_place(t.normal, c.normal) ? 8U : 0U) + (is_nearest(t.depth, c.depth) ? 4U : 0U) +
                                      (same_points(t.points, c.points, false) ? 2U : 0U) + (same_place(t.way, way) ? 1U : 0U);
            if (!closest || right > best) closest = t, best = right;
        }
        if (!closest) return wrong("contact", false, "no contact", "one");
        if ((best & 4U) == 0) off("contact", false, closest->depth, c.depth);
        if ((best & 8U) == 0) not_near("contact", "normal", closest->normal, c.normal);
        if ((best & 2U) == 0) {
            std::string truth;
            for (auto const& p : closest->points) truth += about(p);
            std::string found;
            for (auto const& p : c.points) found += source_of_place(p);
            ++counts_.wrong_bits;
            wrong("contact", false, "the points nearest to about " + truth, found);
        }
        if ((best & 1U) == 0) not_near("minimum_translation", "way", closest->way, way);
    }
    template <std::size_t N>
    static std::string about(splace<N> const& p) {
        place_of<double, N> r;
        for (std::size_t i = 0; i < N; ++i) r[i] = p[i].x.get_d() + p[i].y.get_d() * std::sqrt(p[i].n.get_d());
        return source_of_place(r);
    }
    template <class M, std::size_t N>
    void not_near(char const* query, char const* what, splace<N> const& truth, place_of<M, N> const& got,
                  bool swapped = false) {
        for (std::size_t i = 0; i < N; ++i) counts_.wrong_bits += is_nearest(truth[i], got[i]) ? 0 : 1;
        wrong(query, swapped, std::string("the ") + what + " nearest to about " + about(truth), source_of_place(got));
    }
};

}  // namespace oracle
