// SPDX-License-Identifier: MIT
// Lists of vertices in contiguous memory, and the sides between them: what convex, polygon and chain have in common.
export module hantei:vertex_list;
import :base;
import :scalar;
import :sentence;
import :foreign_vec;
import :vec;
import :formulas;
import :segment;
import :aabb;

export namespace hantei {

/// A sized range of positions of the plane (`vec<T, 2>`) in contiguous memory.
template <class V>
concept contiguous_vertices = rng::contiguous_range<V const> && rng::sized_range<V const> && requires {
    requires same_as<rng::range_value_t<V>, vec<typename rng::range_value_t<V>::scalar_type, 2>>;
    requires scalar<typename rng::range_value_t<V>::scalar_type>;
};

}  // namespace hantei

namespace hantei {

/// The type of position that a vector type E of the plane is converted to.
template <class E>
struct position_of_vector {};
template <scalar T>
struct position_of_vector<vec<T, 2>> {
    using type = vec<T, 2>;
};
template <foreign_vec E>
    requires(dimension_of_vector<E>() == 2)
struct position_of_vector<E> {
    using type = vec<foreign_scalar<E>, 2>;
};
template <class E>
using position_of = typename position_of_vector<E>::type;
template <class E>
concept is_position = requires { typename position_of<E>; };

/// A container that owns its vertices: if it is const, so are they. (A view, in contrast, only refers to vertices.)
template <class V>
concept keeps_positions = contiguous_vertices<V> && same_as<V, remove_cvref_t<V>> && !rng::view<V> && !is_array_v<V> &&
                          same_as<rng::range_reference_t<V const>, rng::range_value_t<V> const&>;

/// The name of the scalar of vertices that are like an X; "double" if it has none.
template <class X>
consteval char const* scalar_name_of_vertex() {
    if constexpr (scalar<X>) {
        return scalar_name<X>();
    } else if constexpr (requires { requires scalar<typename X::scalar_type>; }) {
        return scalar_name<typename X::scalar_type>();
    } else if constexpr (foreign_vec<X>) {
        return scalar_name<foreign_scalar<X>>();
    } else {
        return "double";
    }
}
/// The message for a template argument V that is not a container of vertices: what to write instead, with the scalar that V seems to have.
template <class V>
struct objection_text_vertices {
    static consteval composed_text text() {
        using X = remove_cvref_t<V>;
        if constexpr (keeps_positions<X>) return said<rng::range_value_t<X>>(", without const and &");
        else if constexpr (floating_point<X> || signed_integral<X> || scalar<X>) return said<X>(", not their scalar");
        else if constexpr (is_vec<X> || foreign_vec<X>) return said<X>(", not one of them");
        else if constexpr (contiguous_vertices<X>) return said<rng::range_value_t<X>>(", not a view of them");
        else if constexpr (rng::range<X>) return said_of_elements<rng::range_value_t<X>>();
        else return said<X>("");
    }

  private:
    template <class X>
    static consteval composed_text said(char const* which) {
        composed_text text;
        ((((text += "hantei: the template argument of convex, polygon and chain is the container of their vertices") +=
           which) += ": write std::vector<vec<") += scalar_name_of_vertex<X>()) +=
            ">>, or leave it out, as it is deduced from the vertices";
        return text;
    }
    template <class E>
    static consteval composed_text said_of_elements() {
        if constexpr (!is_vec<E>) return said<E>(", which are of the type hantei::vec");
        else if constexpr (E::dimension != 2) return said<E>(", which lie in the plane");
        else if constexpr (!scalar<typename E::scalar_type>)
            return said<E>(", of which the coordinates are float, double, integers of 32 or 64 bits, or rational");
        else return said<E>(", one behind the other in memory");
    }
};
template <class V>
consteval auto objection_to_vertices() {
    if constexpr (keeps_positions<V> || is_made_wrongly<V>) {
        return no_objection;
    } else {
        return sentence_of<objection_text_vertices<V>>();
    }
}

}  // namespace hantei

export namespace hantei {

/// A container of positions of the plane (`vec<T, 2>`) in contiguous memory: a std::vector, or a std::array, with which the shape can be a
/// template argument.
template <class V>
concept vertex_range = answerable<objection_to_vertices<V>()>;
/// A range of positions of the plane, as `vec` or foreign vectors (foreign_vec), that a shape copies: into a std::array from a built-in
/// array, otherwise into a std::vector. Examples are a view (because others may write to its memory), a std::deque and a
/// std::vector<glm::vec2>.
template <class V>
concept vertex_source = rng::input_range<V const&> && !keeps_positions<V> && is_position<rng::range_value_t<V const&>>;

}  // namespace hantei

namespace hantei {

/// The container in which a shape keeps vertices, or a polygon keeps holes, that are given as a V.
template <class V>
struct container_of {};
template <keeps_positions V>
struct container_of<V> {
    using type = V;
};
template <vertex_source V>
struct container_of<V> {
    using type = vector<position_of<rng::range_value_t<V const&>>>;
};
template <is_position E, size_t N>
struct container_of<E[N]> {
    using type = array<position_of<E>, N>;
};
template <class V>
using container_of_t = typename container_of<V>::type;

template <vertex_source V>
constexpr container_of_t<V> copied(V const& source) {
    container_of_t<V> kept{};
    using position = typename container_of_t<V>::value_type;
    size_t n = 0;
    auto const last = rng::end(source);
    for (auto at = rng::begin(source); at != last; ++at, ++n) {
        if constexpr (is_array_v<V>) kept[n] = position(*at);
        if constexpr (!is_array_v<V>) kept.push_back(position(*at));
    }
    return kept;
}

template <contiguous_vertices V>
using vertex_scalar = typename rng::range_value_t<V>::scalar_type;

/// A reference to the vertices of a shape, wherever they are kept, and to the boxes around runs of its sides, if it keeps some
/// (side_tree.cppm).
template <scalar T>
class vertex_list {
  public:
    using scalar_type = T;
    constexpr vertex_list() = default;
    /// In a closed list the last side leads from the last vertex back to the first.
    template <contiguous_vertices V>
    constexpr explicit vertex_list(V const& vertices, bool closed = true, aabb<T, 2> const* boxes = nullptr)
        : first_(rng::data(vertices)), size_(static_cast<size_t>(rng::size(vertices))), closed_(closed), boxes_(boxes) {}

    constexpr vec<T, 2> const* begin() const { return first_; }
    constexpr vec<T, 2> const* end() const { return first_ + size_; }
    constexpr size_t size() const { return size_; }
    /// Vertex i. The indices after the last vertex start again with the first.
    constexpr vec<T, 2> const& operator[](size_t i) const { return first_[i < size_ ? i : i - size_]; }
    constexpr bool is_closed() const { return closed_; }
    constexpr size_t sides() const { return closed_ || size_ == 0 ? size_ : size_ - 1; }
    constexpr segment<T, 2> side(size_t i) const { return {(*this)[i], (*this)[i + 1]}; }
    /// Calls f with every side, as a segment, until f returns false. Returns false in this case.
    constexpr bool each_side(auto f) const {
        for (size_t i = 0; i < sides(); ++i)
            if (!f(side(i))) return false;
        return true;
    }
    /// The list without the repetitions of its last vertex at the end.
    constexpr vertex_list without_repeated_end() const {
        vertex_list shorter = *this;
        while (shorter.size_ > 1 && first_[shorter.size_ - 1] == first_[shorter.size_ - 2]) --shorter.size_;
        return shorter;
    }
    /// The boxes of the tree over the sides, or a null pointer.
    constexpr aabb<T, 2> const* boxes() const { return boxes_; }

  private:
    vec<T, 2> const* first_ = nullptr;
    size_t size_ = 0;
    bool closed_ = true;
    aabb<T, 2> const* boxes_ = nullptr;
};
template <contiguous_vertices V, class... More>
vertex_list(V const&, More...) -> vertex_list<vertex_scalar<V>>;
/// A reference to lists in contiguous memory.
template <class T>
struct list_run {
    vertex_list<T> const* first = nullptr;
    size_t count = 0;
};

/// A container that can become shorter. In one that cannot, such as an array, a shape that keeps fewer vertices repeats the last one.
template <class V>
concept shortened = requires(V& v) { v.pop_back(); };
/// The vertices that a shape keeps in a container.
template <contiguous_vertices V>
constexpr vertex_list<vertex_scalar<V>> kept_list(V const& vertices, bool closed,
                                                  aabb<vertex_scalar<V>, 2> const* boxes = nullptr) {
    vertex_list<vertex_scalar<V>> const all(vertices, closed, boxes);
    if constexpr (shortened<V>) return all;
    return all.without_repeated_end();
}

/// The images of all vertices under map.
template <scalar U, scalar T>
constexpr vector<vec<U, 2>> mapped_vertices(vertex_list<T> const& vertices, auto map) {
    vector<vec<U, 2>> image;
    image.reserve(vertices.size());
    for (auto const& p : vertices) image.push_back(map(p));
    return image;
}

/// 1 if the ring turns to the left at vertex i, −1 if to the right, 0 if it goes on along the line.
template <class T>
constexpr int turn_at(vertex_list<T> const& ring, size_t i) {
    return orientation(ring[i + ring.size() - 1], ring[i], ring[i + 1]);
}

}  // namespace hantei
