// SPDX-License-Identifier: MIT
// The relation of a chain to any shape: a chain is the union of its sides.
export module hantei:chain_relation;
import :base;
import :dynamic_array;
import :generic_arithmetic;
import :rational;
import :vec;
import :relation;
import :shape;
import :pair;
import :own_shapes;
import :point;
import :segment;
import :line_clipping;
import :aabb;
import :decide;
import :vertex_list;
import :side_tree;
import :sided_view;

namespace hantei {

/// Calls f with the lists of vertices of a curve or a region, until f returns false.
constexpr void each_list(auto const& s, auto f) {
    if constexpr (requires { s.each_ring(f); }) {
        s.each_ring(f);
    } else {
        f(s.core_vertices());
    }
}
/// Calls f with the index of every side of a list whose box is not certainly apart from x, until f returns false. Returns whether f never did.
template <class T, class X>
constexpr bool each_side_of_list_at(vertex_list<T> const& list, X const& x, auto f) {
    if constexpr (is_small_program) {  // short lists, without a tree
        return each_side_near(list, 0, f);
    } else {
        auto const may_meet = [&x](aabb<T, 2> const& box, size_t, size_t) { return !certainly_apart(box, x); };
        return each_side_near(list, may_meet, f);
    }
}
/// Like `each_side_of_list_at`, for the sides of a curve or a region, as segments.
template <class S, class X>
constexpr void each_side_at(S const& s, X const& x, auto f) {
    each_list(s, [&](auto const& list) { return each_side_of_list_at(list, x, [&](size_t i) { return f(list.side(i)); }); });
}

/// Whether a point is on a segment and is neither of its ends. Most points are not even in the box around it, which takes one branch to see.
template <class T>
constexpr bool is_inside(vec<T, 2> const& p, segment<T, 2> const& s) {
    auto const is_between = [](T const& x, T const& a, T const& b) { return bool(!(x < min(a, b)) & !(max(a, b) < x)); };
    bool const in_box = is_between(p.x, s.a.x, s.b.x) & is_between(p.y, s.a.y, s.b.y);
    return in_box && p != s.a && p != s.b && relate_valid(p, s) == relation::overlapping;
}
/// Calls f with the two pieces into which p cuts a segment; if p is not inside the segment, with the segment.
template <class T>
constexpr void each_piece(segment<T, 2> const& s, vec<T, 2> const& p, auto f) {
    if (!is_inside(p, s)) return f(s);
    f(segment<T, 2>{s.a, p});
    f(segment<T, 2>{p, s.b});
}
/// The relation of segments and points to a given shape.
template <class X>
struct relation_to {
    X const& x;

    constexpr relation operator()(auto const& part) const { return relate_valid(part, x); }
};
/// Like `relation_to`, without the type of the shape: in a small program one function serves all.
template <class T>
struct relation_to_any {
    void const* shape;
    relation (*of_segment)(void const*, segment<T, 2> const&);
    relation (*of_point)(void const*, vec<T, 2> const&);

    template <class X>
    static relation_to_any of(X const& x) {
        return {&x, [](void const* any, segment<T, 2> const& s) { return relate_valid(s, *static_cast<X const*>(any)); },
                [](void const* any, vec<T, 2> const& p) { return relate_valid(p, *static_cast<X const*>(any)); }};
    }
    relation operator()(segment<T, 2> const& s) const { return of_segment(shape, s); }
    relation operator()(vec<T, 2> const& p) const { return of_point(shape, p); }
};

/// The relation of a side of the chain to a shape, without the ends of an open chain: an end is no relative interior point of the chain, even where a
/// side passes through it again.
template <class C, class T>
constexpr relation relate_side(C const& chain, segment<T, 2> const& side, auto const& to_shape) {
    relation const whole = to_shape(side);
    auto const vertices = chain.core_vertices();
    if (vertices.is_closed() || whole != relation::overlapping) return whole;
    auto const &start = vertices[0], &end = vertices[vertices.size() - 1];
    if (!is_inside(start, side) && !is_inside(end, side)) return whole;
    relation best = relation::touching;
    each_piece(side, start, [&](auto const& part) {
        each_piece(part, end, [&](auto const& piece) { best = larger(best, to_shape(piece)); });
    });
    return best;
}

/// The relation of a chain to x. The chain's relative interior consists of those of its sides, and of its joints, without its ends. The caller has
/// to rule out shapes that do not meet the box around the chain.
constexpr relation chain_relation_by(auto const& chain, auto const& x, auto const& to_shape) {
    relation best = relation::disjoint;
    each_side_at(chain, x, [&](auto const& side) {
        best = larger(best, relate_side(chain, side, to_shape));
        return best != relation::overlapping;
    });
    if (best != relation::touching) return best;
    // A joint begins a side. The only other vertices are the ends of an open chain; the first of them begins a side, too.
    auto const vertices = chain.core_vertices();
    auto const is_end = [&vertices](auto const& p) { return p == vertices[0] || p == vertices[vertices.size() - 1]; };
    each_side_of_list_at(vertices, x, [&](size_t i) {
        if ((vertices.is_closed() || !is_end(vertices[i])) && to_shape(vertices[i]) == relation::overlapping)
            best = relation::overlapping;
        return best != relation::overlapping;
    });
    return best;
}

template <class C, class X>
[[gnu::noinline]] constexpr relation chain_relation(C const& chain, X const& x) {
    if constexpr (is_small_program) {
        if (!is_constant_evaluated()) return chain_relation_by(chain, 0, relation_to_any<typename C::scalar_type>::of(x));
    }
    return chain_relation_by(chain, x, relation_to<X>{x});
}

/// The relation of a chain to a side or a joint of another chain, or to a shape without an end.
template <class T, class X>
    requires is_point<X> || is_segment<X> || is_endless<X>
struct pair<chain_view<T>, X> {
    static constexpr relation relate(chain_view<T> const& chain, X const& x) {
        return certainly_apart(chain.box(), x) ? relation::disjoint : chain_relation(chain, x);
    }
};

struct relating_chain {
    static constexpr relation of(auto const& chain, auto const& x) { return chain_relation(chain, x); }
};
/// The relation of a chain to any shape.
constexpr relation relate_sides(auto const& chain, auto const& x) { return related_by_sides<relating_chain>(chain, x); }

/// An interval of t on a segment, which runs from t = 0 to t = 1: the part that lies on a side along it.
struct stretch {
    rational from, to;
};
template <class C>
constexpr dynamic_array<stretch> stretches_along(C const& chain, parametric_line<2> const& c) {
    dynamic_array<stretch> found;
    auto const p = c.origin, q = c.at(1);
    segment<rational, 2> const way{p, q};
    each_side_at(chain, way, [&](auto const& side) {
        auto const d = c.direction, a = exact(side.a) - c.origin, b = exact(side.b) - c.origin;
        if (cross(d, a).sign() != 0 || cross(d, b).sign() != 0) return true;
        rational const length = squared_norm(d), s = dot(d, a) / length, t = dot(d, b) / length;
        found.push_back({min(s, t), max(s, t)});
        return true;
    });
    return found;
}
/// Whether the sides along a segment cover all of it.
template <class C>
constexpr bool covers(C const& chain, segment<rational, 2> const& s) {
    auto const parts = stretches_along(chain, parametric_line_of(s));
    rational reached = 0;
    for (bool more = true; more && reached < rational(1);) {
        more = false;
        for (size_t i = 0; i < parts.size(); ++i) {
            if (reached < parts[i].from || parts[i].to <= reached) continue;
            reached = parts[i].to;
            more = true;
        }
    }
    return rational(1) <= reached;
}

/// Whether every point of the segment is a point of the chain and, if strict, none is an end of it.
template <class C>
constexpr bool chain_holds_segment(C const& chain, segment<rational, 2> const& s, bool strict) {
    point<rational, 2> const start{s.a};
    if (s.a == s.b) return relate_valid(chain, start) >= (strict ? relation::overlapping : relation::touching);
    if (!covers(chain, s)) return false;
    auto const vertices = chain.core_vertices();
    if (!strict || vertices.is_closed()) return true;
    return relate_valid(vertices[0], s) == relation::disjoint &&
           relate_valid(vertices[vertices.size() - 1], s) == relation::disjoint;
}

}  // namespace hantei
