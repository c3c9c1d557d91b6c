// SPDX-License-Identifier: MIT
// The curves at a distance from the pieces of a convolution: what is asked of them is told by a rough look where that can, else exactly.
export module hantei:offset_boundary;
import :base;
import :number;
import :rational;
import :rounding;
import :enclosure;
import :vec;
import :reduction;
import :convolution;
import :offset;

namespace hantei {

/// The moves at the distance r from the pieces, exactly and roughly.
class offset_boundary {
  public:
    constexpr offset_boundary(vector<sliding> const& pieces, rational const& radius)
        : exact_{{}, {}, radius}, rough_{{}, {}, enclosure(radius)} {
        vector<vec<rational, 2>> ends;
        for (size_t i = 0; i < pieces.size(); ++i) {
            auto const& p = pieces[i];
            exact_.pieces.emplace_back(p.from, p.to, p.away, radius);
            rough_.pieces.emplace_back(enclosed(p.from), enclosed(p.to), enclosed(p.away), rough_.radius);
            ends.push_back(p.from);
            ends.push_back(p.to);
        }
        rng::sort(ends, [](auto const& p, auto const& q) { return lexicographically_before(p, q); });
        for (size_t i = 0; i < ends.size(); ++i) {
            if (i > 0 && ends[i] == ends[i - 1]) continue;
            exact_.centers.push_back(ends[i]);
            rough_.centers.push_back(enclosed(ends[i]));
        }
    }

    constexpr offset_curves<rational> const& exact() const { return exact_; }
    constexpr offset_curves<enclosure> const& rough() const { return rough_; }

    /// The sign of the distance of a move from a piece, less the radius.
    constexpr int beyond(spot<rational> const& v, spot<enclosure> const& roughly, size_t i) const {
        int const sure = rough_.beyond(roughly, i);
        return sure != 0 ? sure : exact_.beyond(v, i);
    }

    /// The point of a piece nearest to a move, if it is at the distance of the radius and keeps the move from going on `back`.
    constexpr optional<vec<nested_surd, 2>> holding(spot<rational> const& v, spot<enclosure> const& roughly, size_t i,
                                                    vec<nested_surd, 2> const& back) const {
        optional<vec<nested_surd, 2>> r;
        if (beyond(v, roughly, i) != 0) return r;
        auto const& p = exact_.pieces[i];
        auto const along = p.to - p.from;
        auto const move = v.exactly();
        auto const t = clip(dot(along, move - p.from), nested_surd{{p.norm}});
        auto const nearest = along * (t * (rational(1) / p.norm)) + p.from;
        if (sign(dot(move - nearest, back)) > 0) r = nearest;
        return r;
    }

    /// A move in fractions that is nearer to v than the radius: where that is near enough a rounded one, which costs less.
    constexpr vec<rational, 2> near_to(spot<rational> const& v, spot<enclosure> const& roughly) const {
        auto const x = roughly.times.x / roughly.scale, y = roughly.times.y / roughly.scale;
        if (sign(rough_.radius - enclosure(x.error) - enclosure(y.error)) > 0) return {x.value, y.value};
        rational const reach = square(exact_.radius * v.scale);
        for (int steps = 0;; ++steps) {
            auto const p = map([steps](auto const& t) { return as_fraction(t, steps); }, v.times);
            if (sign(squared_norm(v.times - p) - reach) < 0) return p * (rational(1) / v.scale);
        }
    }

  private:
    static constexpr vec<enclosure, 2> enclosed(vec<rational, 2> const& p) { return {enclosure(p.x), enclosure(p.y)}; }

    offset_curves<rational> exact_;
    offset_curves<enclosure> rough_;
};

}  // namespace hantei
