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

/// A move, exactly and roughly. It is less if it is shorter, of equally short ones that with less x, then y. That is told by 56 bits:
/// lengths that differ by less, an eighth of the last place of a double, are taken for equal.
class offset_escape {
  public:
    spot<rational> move;
    spot<enclosure> roughly;

    constexpr offset_escape(spot<rational> const& v, spot<enclosure> const& r)
        : move(v), roughly(r), order_{squared(v), along(v, 0), along(v, 1)} {}

    /// No move.
    static constexpr offset_escape none() { return {{{}, 1}, {{}, enclosure(1.0)}}; }
    /// Of the squared length.
    constexpr double upper_bound() const { return to_nearest<double>(order_[0]) * (1 + 0x1p-50) + 0x1p-1060; }
    friend constexpr bool operator<(offset_escape const& a, offset_escape const& b) {
        int order = 0;
        for (size_t i = 0; i < 3 && order == 0; ++i) order = compare(a.order_[i], b.order_[i]);
        return order < 0;
    }

  private:
    static constexpr int digits = 56;
    static constexpr approximation squared(spot<rational> const& v) {
        auto const scale = approximated(v.scale);
        return rounded_to_digits(approximated(squared_norm(v.times)) / (scale * scale), digits);
    }
    static constexpr approximation along(spot<rational> const& v, size_t axis) {
        return rounded_to_digits(approximated(v.times[axis]) / approximated(v.scale), digits);
    }
    array<approximation, 3> order_;
};

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
    constexpr int beyond(offset_escape const& e, size_t i) const {
        int const sure = rough_.beyond(e.roughly, i);
        return sure != 0 ? sure : exact_.beyond(e.move, i);
    }

    /// The point of a piece nearest to a move, if it is at the distance of the radius and keeps the move from going on `back`.
    constexpr optional<vec<nested_surd, 2>> holding(offset_escape const& e, size_t i, vec<nested_surd, 2> const& back) const {
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

    /// A move in fractions that is nearer to v than the radius: where that is near enough a rounded one, which costs less.
    constexpr vec<rational, 2> near_to(offset_escape const& e) const {
        auto const& v = e.move;
        auto const x = e.roughly.times.x / e.roughly.scale, y = e.roughly.times.y / e.roughly.scale;
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
