// SPDX-License-Identifier: MIT
// The curves at a distance from the pieces of a convolution: what is asked of them is told by an approximate look where that can, else exactly.
export module hantei:offset_boundary;
import :base;
import :generic_arithmetic;
import :rational;
import :rounding;
import :enclosure;
import :vec;
import :convolution;
import :offset_curves;
import :surd;

namespace hantei {

/// The sign of x − y, of numbers each with roots of its own: x − y has all four, one over the other.
constexpr int compare_any(nested_surd const& x, nested_surd const& y) {
    using three_roots = sqrt_extension<nested_surd>;
    three_roots const of_x{lifted(x.a), lifted(x.b), lifted(x.c)};
    sqrt_extension<three_roots> const difference{of_x - lifted_root(y.a), three_roots{-lifted_root(y.b)},
                                                 three_roots{lifted_root(y.c)}};
    return sign(difference);
}

/// A move, exactly and approximately.
struct offset_move {
    homogeneous_point<rational> move;
    homogeneous_point<enclosure> approximately;

    /// No move.
    static constexpr offset_move none() { return {{{}, 1}, {{}, enclosure(1.0)}}; }
};

/// The moves at the distance r from the pieces, exactly and approximately.
class offset_boundary {
  public:
    constexpr offset_boundary(vector<convolution_edge> const& pieces, rational const& radius)
        : exact_{{}, {}, radius}, approximate_{{}, {}, enclosure(radius)} {
        vector<vec<rational, 2>> ends;
        for (size_t i = 0; i < pieces.size(); ++i) {
            auto const& p = pieces[i];
            exact_.pieces.emplace_back(p.from, p.to, p.away, radius);
            approximate_.pieces.emplace_back(enclosed(p.from), enclosed(p.to), enclosed(p.away), approximate_.radius);
            ends.push_back(p.from);
            ends.push_back(p.to);
        }
        rng::sort(ends, [](auto const& p, auto const& q) { return lexicographically_before(p, q); });
        for (size_t i = 0; i < ends.size(); ++i) {
            if (i > 0 && ends[i] == ends[i - 1]) continue;
            exact_.centers.push_back(ends[i]);
            approximate_.centers.push_back(enclosed(ends[i]));
        }
    }

    constexpr offset_curves<rational> const& exact() const { return exact_; }
    constexpr offset_curves<enclosure> const& approximate() const { return approximate_; }

    /// The sign of the distance of a move from a piece, less the radius.
    constexpr int beyond(offset_move const& e, size_t i) const {
        int const sure = approximate_.beyond(e.approximately, i);
        return sure != 0 ? sure : exact_.beyond(e.move, i);
    }

    /// The point of a piece nearest to a move, if it is at the distance of the radius and keeps the move from going on `back`.
    constexpr optional<vec<nested_surd, 2>> holding(offset_move const& e, size_t i, vec<nested_surd, 2> const& back) const {
        optional<vec<nested_surd, 2>> r;
        if (beyond(e, i) != 0) return r;
        auto const& p = exact_.pieces[i];
        auto const along = p.to - p.from;
        auto const move = e.move.exactly();
        auto const t = clip(dot(along, move - p.from), nested_surd{{p.norm}});
        auto const nearest = along * (t * (rational(1) / p.norm)) + p.from;
        if (sign(dot(move - nearest, back)) > 0) r = nearest;
        return r;
    }

  private:
    static constexpr vec<enclosure, 2> enclosed(vec<rational, 2> const& p) { return {enclosure(p.x), enclosure(p.y)}; }

    offset_curves<rational> exact_;
    offset_curves<enclosure> approximate_;
};

}  // namespace hantei
