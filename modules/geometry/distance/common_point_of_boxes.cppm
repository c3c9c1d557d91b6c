// SPDX-License-Identifier: MIT
// The common point of two boxes of space that meet, as a measure (ladder.cppm): the search of gjk.cppm, step by step by certain signs.
//
// The search is in fractions elsewhere (nearest_of_hulls); here every decision of it is the sign of a number of the rung, so that it ends in the same
// simplex around 0. A sign is in doubt if the number is not above 2^-400 in size. So no error underflows: coordinates are at most 2^40, so corners differ
// by less than 2^43 on an axis; the numbers are sums of products of at most 13 such differences (or of 4 and an axis below 2^28), so that what an
// operation loses below 2^-1022 cannot grow to 2^-400.
//
// Edges of a box are parallel, so two of its corners are equally far in a direction at right angles to an edge. No sign is needed there: the vector to the
// point of a simplex nearest to 0 is at right angles to each difference of its corners. So it is for axes that two boxes share.
export module hantei:common_point_of_boxes;
import :base;
import :generic_arithmetic;
import :vec;
import :shape;
import :ladder;
import :to_doubles;
import :orthotope;
import :gjk;

namespace hantei {

template <class T>
struct meeting_boxes {
    using scalar_type = T;
    /// The corners of a tetrahedron around 0.
    using tetrahedron = array<corner_indices, 4>;
    orthotope<T> a, b;

    constexpr range_check in_range() const {
        return a.is_within(0x1p40) && b.is_within(0x1p40) ? a.in_range() & b.in_range() : range_check::never();
    }
    constexpr void in_doubles(to_doubles& to, auto const& ask) const {
        ask(meeting_boxes<double>{a.converted(to), b.converted(to)});
    }

    template <class Rung>
    constexpr tetrahedron choose(Rung& rung) const {
        great_signs<Rung> signs(rung);
        auto const u = a.axes_in(rung), v = b.axes_in(rung);
        size_t const shared = a.is_parallel_to(b) ? 7 : (size_t{1} << a.shared_axis(b)) & 7;
        auto const simplex = nearest_simplex(signs, corners_in(rung, {}), [&](auto const& way, auto const& found) {
            auto const across = axes_across(found, shared);
            corner_indices const next{first_farthest(signs, a, u, way, across.on_a),
                                      first_farthest(signs, b, v, -way, across.on_b)};
            return corners_in(rung, next);
        });
        tetrahedron r;
        rung.doubt |= simplex.size() < 4;
        for (size_t i = 0; i < simplex.size(); ++i) r[i] = simplex[i].which;
        return r;
    }
    template <class Rung>
    constexpr auto corners_in(Rung& rung, corner_indices const& which) const {
        return corner_pair<number_of_rung<Rung>>{a.corner_in(rung, places_of_corner(which.on_a)),
                                                 b.corner_in(rung, places_of_corner(which.on_b)), which};
    }

  private:
    template <class Rung>
    struct great_signs {
        Rung& base;
        bool& doubt;

        constexpr explicit great_signs(Rung& r) : base(r), doubt(r.doubt) {}
        static constexpr auto number(double x) { return Rung::number(x); }
        template <class X>
        static constexpr X general(X const& x) {
            return x;
        }
        constexpr int sign(auto const& x) {
            doubt |= base.sign(abs(x) - Rung::number(0x1p-400)) <= 0;
            return base.sign(x);
        }
    };
    /// The corner of a box that is farthest in a direction, which is at right angles to the axes with a bit in `across`. Of several it is the first in
    /// the order of core_vertices(), a Gray code.
    static constexpr size_t first_farthest(auto& signs, orthotope<T> const& box, auto const& basis, auto const& way,
                                           size_t across) {
        size_t at_ends = 0;
        for (size_t i = 0; i < 3; ++i) {
            size_t const bit = size_t{1} << i;
            if (box.is_flat(i)) across |= bit;
            if ((across & bit) == 0 && signs.sign(dot(way, basis[i])) > 0) at_ends |= bit;
        }
        size_t k = 0;
        while (((gray_code(k) ^ at_ends) & ~across) != 0) ++k;
        return gray_code(k);
    }
    /// The axes of a and of b, as bits, along which two corners of a simplex differ, and nothing else. Of two corners that differ along several axes, all
    /// but one of which are such axes, the one left is, too. Axes with a bit in `shared` are the same for both boxes.
    static constexpr corner_indices axes_across(auto const& simplex, size_t shared) {
        corner_indices across;
        for (corner_indices before{1, 1}; before != across;) {
            before = across;
            for (size_t i = 0; i < simplex.size(); ++i) {
                for (size_t k = 0; k < i; ++k) {
                    auto const &p = simplex[i].which, &q = simplex[k].which;
                    size_t const of_a = (p.on_a ^ q.on_a) & ~across.on_a, of_b = (p.on_b ^ q.on_b) & ~across.on_b;
                    size_t const common = (of_a | of_b) & shared, of_a_alone = of_a & ~shared, of_b_alone = of_b & ~shared;
                    size_t const all = common | of_a_alone << 3 | of_b_alone << 6;
                    if ((all & (all - 1)) == 0) across = {across.on_a | of_a_alone | common, across.on_b | of_b_alone | common};
                }
            }
        }
        return across;
    }
};

/// The rounded common point, as a point of both boxes: its barycentric coordinates are those of 0 in the tetrahedron.
template <class Result>
struct point_in_both_boxes {
    using result = closest<Result, 3>;
    static constexpr bool is_rare = true;

    template <class Rung, class T>
    static constexpr result of(Rung& rung, meeting_boxes<T> const& m, typename meeting_boxes<T>::tetrahedron const& c) {
        auto const p =
            array{m.corners_in(rung, c[0]), m.corners_in(rung, c[1]), m.corners_in(rung, c[2]), m.corners_in(rung, c[3])};
        auto const weights = volumes_around_origin(array{p[0].way(), p[1].way(), p[2].way(), p[3].way()});
        auto const sum = weights[0] + weights[1] + weights[2] + weights[3];
        auto const q = p[0].on_a * weights[0] + p[1].on_a * weights[1] + p[2].on_a * weights[2] + p[3].on_a * weights[3];
        auto const r =
            rung.template rounded<Result>(vec{rung.quotient(q.x, sum), rung.quotient(q.y, sum), rung.quotient(q.z, sum)});
        return {r, r};
    }
};

}  // namespace hantei
