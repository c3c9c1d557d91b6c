// SPDX-License-Identifier: MIT
// The boundary of a region, or a chain, as the measures see it: lists of vertices, one after the other, with the trees over their sides.
export module hantei:side_lists;
import :base;
import :dynamic_array;
import :vec;
import :segment;
import :vertex_list;

namespace hantei {

/// A run of corners that are adjacent in memory.
template <class T>
struct corner_run {
    vec<T, 2> const* from;
    size_t count;

    constexpr vec<T, 2> const* begin() const { return from; }
    constexpr vec<T, 2> const* end() const { return from + count; }
};
/// A list of vertices, and how many vertices the lists before it have.
template <class T>
struct placed_list {
    vertex_list<T> list;
    size_t before = 0;
};
/// The rings of a region, or a chain. Vertices are counted through all lists; the index of a side is that of its first corner. It only points at
/// the lists: it must not outlive them.
template <class T>
struct side_lists {
    using scalar_type = T;
    placed_list<T> const* first_list = nullptr;
    size_t list_count = 0;
    size_t count = 0;  ///< the number of corners

    constexpr placed_list<T> const* begin() const { return first_list; }
    constexpr placed_list<T> const* end() const { return first_list + list_count; }
    /// The list that contains the vertex i.
    constexpr placed_list<T> const& list_at(size_t i) const {
        placed_list<T> const* at = first_list;
        while (at + 1 != end() && at[1].before <= i) ++at;
        return *at;
    }
    constexpr vec<T, 2> const& corner(size_t i) const {
        auto const& [list, before] = list_at(i);
        return list[i - before];
    }
    constexpr size_t after(size_t i) const {
        auto const& [list, before] = list_at(i);
        return i + 1 < before + list.size() ? i + 1 : before;
    }
    /// The first of the sides that corner i belongs to.
    constexpr size_t first_side_at(size_t i) const { return list_at(i).before == i ? i : i - 1; }
    /// Whether a side begins at corner i: at every corner but the last one of a chain.
    constexpr bool begins_side(size_t i) const {
        auto const& [list, before] = list_at(i);
        return list.is_closed() || i + 1 < before + list.size();
    }
    /// Whether the direction of side i (any_side) is a unit vector along an axis.
    constexpr bool side_is_along_axis(size_t i) const { return unit_along_axis(corner(i), corner(after(i))).is_unit(); }
    constexpr segment<T, 2> side(size_t i) const { return {corner(i), corner(after(i))}; }
};

/// Calls f with the boundary of s, a curve or a region.
template <class S>
constexpr auto with_side_lists(S const& s, auto f) {
    using T = typename S::scalar_type;
    if constexpr (requires { s.hole_count(); }) {
        if (s.hole_count() > 0) {
            dynamic_array<placed_list<T>> lists;
            size_t count = 0;
            s.each_ring([&](auto const& ring) {
                lists.push_back({ring, count});
                count += ring.size();
                return true;
            });
            return f(side_lists<T>{lists.data(), lists.size(), count});
        }
    }
    placed_list<T> const only{s.core_vertices(), 0};
    return f(side_lists<T>{&only, 1, only.list.size()});
}

/// Side lists with vertices of another scalar.
template <class T>
class converted_side_lists {
  public:
    template <class U>
    constexpr converted_side_lists(side_lists<U> const& sides, auto&& convert) {
        vertices_.reserve(sides.count);
        for (auto const& [list, before] : sides)
            for (auto const& p : list) vertices_.push_back(convert(p));
        for (auto const& [list, before] : sides)
            lists_.push_back({vertex_list<T>(corner_run<T>{vertices_.data() + before, list.size()}, list.is_closed()), before});
    }
    converted_side_lists(converted_side_lists const&) = delete;

    constexpr side_lists<T> lists() const { return {lists_.data(), lists_.size(), vertices_.size()}; }

  private:
    dynamic_array<vec<T, 2>> vertices_;
    dynamic_array<placed_list<T>> lists_;
};

template <class Rung, class T>
constexpr auto any_corner(Rung& rung, side_lists<T> const& b, size_t i) {
    return rung.stored(b.corner(i));
}
template <class Rung, class T>
constexpr auto any_side(Rung& rung, side_lists<T> const& b, size_t i) {
    return rung.direction(b.corner(i), b.corner(b.after(i)));
}

}  // namespace hantei
