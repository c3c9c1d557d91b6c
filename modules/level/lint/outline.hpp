// SPDX-License-Identifier: MIT
// The shapes of a level as elements of an SVG document, in pixels, y down, with the CSS class `look`. Files that include this header include
// <ostream> before it.
#pragma once
import hantei;

namespace picture {

inline void outline(std::ostream& out, char const* look, hantei::disk<> const& d) {
    out << "<circle class='" << look << "' cx='" << d.center.x << "' cy='" << d.center.y << "' r='" << d.radius << "'/>\n";
}
inline void outline(std::ostream& out, char const* look, hantei::aabb<> const& b) {
    out << "<rect class='" << look << "' x='" << b.min.x << "' y='" << b.min.y << "' width='" << b.max.x - b.min.x
        << "' height='" << b.max.y - b.min.y << "'/>\n";
}
inline void outline(std::ostream& out, char const* look, hantei::obb<> const& b) {
    out << "<g transform='translate(" << b.center.x << " " << b.center.y << ") matrix(" << b.rotation.c << " " << b.rotation.s
        << " " << -b.rotation.s << " " << b.rotation.c << " 0 0)'>";
    outline(out, look, hantei::aabb<>{-b.half_extents, b.half_extents});
    out << "</g>\n";
}
/// A capsule is drawn as two sides and an arc around each end.
inline void outline(std::ostream& out, char const* look, hantei::capsule<> const& c) {
    auto const side = hantei::support(hantei::disk<>{{0, 0}, c.radius}, hantei::perp(c.b - c.a));
    auto const arc = [&](hantei::vec<> const& to) {
        out << " A " << c.radius << " " << c.radius << " 0 0 1 " << to.x << " " << to.y;
    };
    out << "<path class='" << look << "' d='M " << (c.a + side).x << " " << (c.a + side).y;
    arc(c.a - side);
    out << " L " << (c.b - side).x << " " << (c.b - side).y;
    arc(c.b + side);
    out << " Z'/>\n";
}
inline void along(std::ostream& out, auto const& vertices) {
    char step = 'M';
    for (auto const& v : vertices) {
        out << step << " " << v.x << " " << v.y << " ";
        step = 'L';
    }
}
template <class Vertices>
void outline(std::ostream& out, char const* look, hantei::polygon<Vertices> const& p) {
    out << "<path class='" << look << "' d='";
    along(out, p.outer());
    out << "Z'/>\n";
}
template <class Vertices>
void outline(std::ostream& out, char const* look, hantei::chain<Vertices> const& c) {
    out << "<path class='" << look << "' fill-opacity='0' d='";
    along(out, c.vertices());
    out << "'/>\n";
}

}  // namespace picture
