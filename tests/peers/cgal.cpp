// SPDX-License-Identifier: MIT
#include <CGAL/Gmpq.h>
#include <CGAL/Simple_cartesian.h>
#include <CGAL/intersections.h>
#include <CGAL/squared_distance_2.h>

#include <type_traits>
#include <variant>

#include "figure.hpp"

namespace peers {
namespace {

using number = CGAL::Gmpq;
using kernel = CGAL::Simple_cartesian<number>;
using point = kernel::Point_2;
/// CGAL's own circle is a curve.
struct disk {
    point center;
    number radius;
};
using any = std::variant<std::monostate, point, kernel::Segment_2, kernel::Ray_2, kernel::Line_2, kernel::Triangle_2,
                         kernel::Iso_rectangle_2, disk>;

any made_of(figure const& f) {
    auto const at = [&f](std::size_t i) { return point(number(f.at[i].x), number(f.at[i].y)); };
    switch (f.what) {
        case kind::point: return at(0);
        case kind::segment: return kernel::Segment_2(at(0), at(1));
        case kind::ray: return kernel::Ray_2(at(0), at(1));
        case kind::line: return kernel::Line_2(at(0), at(1));
        case kind::triangle: return kernel::Triangle_2(at(0), at(1), at(2));
        case kind::aabb: return kernel::Iso_rectangle_2(at(0), at(1));
        case kind::disk: return disk{at(0), number(f.radius)};
        default: return {};
    }
}

struct judge {
    template <class A, class B>
    std::optional<bool> operator()(A const& a, B const& b) const {
        return CGAL::do_intersect(a, b);
    }
    template <class B>
    std::optional<bool> operator()(disk const& a, B const& b) const {
        return CGAL::squared_distance(a.center, b) <= a.radius * a.radius;
    }
    template <class A>
    std::optional<bool> operator()(A const& a, disk const& b) const {
        return (*this)(b, a);
    }
    /// By the sides and the inside. (squared_distance(Point_2, Triangle_2) of CGAL 5.5 is wrong beyond some corners: from (0, 2) to
    /// the triangle (6, −3) (2, 0) (5, 2) it is 61 and not 8.)
    template <class Polygon>
    static std::optional<bool> reaches(disk const& a, Polygon const& b, int corners) {
        bool found = CGAL::do_intersect(a.center, b);
        for (int i = 0; i < corners; ++i)
            found =
                found || CGAL::squared_distance(a.center, kernel::Segment_2(b[i], b[(i + 1) % corners])) <= a.radius * a.radius;
        return found;
    }
    std::optional<bool> operator()(disk const& a, kernel::Triangle_2 const& b) const { return reaches(a, b, 3); }
    std::optional<bool> operator()(disk const& a, kernel::Iso_rectangle_2 const& b) const { return reaches(a, b, 4); }
    std::optional<bool> operator()(disk const& a, disk const& b) const {
        number const reach = a.radius + b.radius;
        return CGAL::squared_distance(a.center, b.center) <= reach * reach;
    }
};

}  // namespace

std::optional<bool> intersect_in_cgal(figure const& a, figure const& b) {
    auto const known = []<class A, class B>(A const& x, B const& y) -> std::optional<bool> {
        if constexpr (std::is_same_v<A, std::monostate> || std::is_same_v<B, std::monostate>) {
            return std::nullopt;
        } else {
            return judge{}(x, y);
        }
    };
    return std::visit(known, made_of(a), made_of(b));
}

}  // namespace peers
