// SPDX-License-Identifier: MIT
// Where things stand on the page: the scale of a picture, and a place for each label where it covers nothing.
module;
#include <array>
#include <cstddef>
#include <string_view>
#include <tuple>
#include <type_traits>

export module hantei.figures:layout;
import hantei;
import :claims;
import :figure;
import :outline;
import :text;

export namespace hantei::figures {

/// One part of a figure on its way to the page.
struct item {
    char const* label = "";
    role as = role::number;
    outline drawn{};
    bool judged = false;          ///< it stands in the same relation to all that the claims compare it with
    relation answer = disjoint;   ///< which
    bool named = false;           ///< the label says which
    aabb<> words{};               ///< where the label stands on the page
};
/// The parts of a figure, at most so many.
struct item_list {
    std::array<item, 16> all{};
    std::size_t count = 0;
};

constexpr bool same_words(std::string_view a, std::string_view b) { return a == b; }

/// What a claim says about the relation of the part with this label.
template <class Answer>
constexpr void look_up(claim<Answer> const& c, item& i, bool& first, bool as_object) {
    if constexpr (std::is_same_v<Answer, relation>) {
        if (!same_words(c.verb, "and") || !same_words(as_object ? c.object : c.subject, i.label)) return;
        i.judged = first || (i.judged && i.answer == c.found);
        i.answer = c.found;
        first = false;
    }
}

template <figure F>
constexpr item_list items_of(F const& figure) {
    item_list list;
    for_each_part(figure, [&list](auto const& p) {
        item& i = list.all.at(list.count++);
        i.label = p.label;
        i.as = p.as;
        i.drawn = outline_of(p.value);
    });
    auto const claims = figure.claims();
    for (std::size_t k = 0; k < list.count; ++k) {
        item& i = list.all[k];
        if (i.as != role::subject && i.as != role::image) continue;
        bool first = true;
        with_elements([&](auto const&... c) { (look_up(c, i, first, false), ...); }, claims);
        i.named = i.judged;
        if (first) with_elements([&](auto const&... c) { (look_up(c, i, first, true), ...); }, claims);
    }
    return list;
}

/// A rectangle of the page in which the parts of one space are drawn, and the scale: y up in the figure, down on the page.
struct panel {
    bool space = false;
    aabb<> frame{};     ///< on the page
    aabb<> world{};     ///< the least box around the parts
    double scale = 1;
    vec<> origin{};     ///< where (0, 0) is on the page

    constexpr vec<> place(vec<> const& p) const { return {origin.x + scale * p.x, origin.y - scale * p.y}; }
};

/// A picture's measures in units of the page.
namespace page {
inline constexpr double width = 720;
inline constexpr double most_height = 400;
inline constexpr double margin = 26;
inline constexpr double pad_x = 64;
inline constexpr double pad_y = 30;
inline constexpr double font = 13;
inline constexpr double line = 17;
}  // namespace page

/// The least box around the outlines of one space, and whether there is any.
struct extent {
    bool any = false;
    aabb<> box{};

    constexpr void include(vec<> const& p, double r) {
        vec<> const least = p - vec<>{r, r};
        vec<> const most = p + vec<>{r, r};
        box = any ? aabb<>{min(box.min, least), max(box.max, most)} : aabb<>{least, most};
        any = true;
    }
};
constexpr extent extent_of(item_list const& list, bool space) {
    extent e;
    for (std::size_t k = 0; k < list.count; ++k) {
        outline const& o = list.all[k].drawn;
        if (o.as == form::none || o.space != space) continue;
        for (std::size_t i = 0; i < o.count; ++i) e.include(o.points[i], o.radius);
    }
    return e;
}

/// The panels of a figure: of the plane, of space, or one beside the other.
struct panel_list {
    std::array<panel, 2> all{};
    std::size_t count = 0;
    double height = 0;  ///< of the page down to the panels' lower edge

    constexpr panel const& of(outline const& o) const { return o.space == all[0].space ? all[0] : all[1]; }
};
constexpr double larger(double a, double b) { return a < b ? b : a; }
constexpr double lesser(double a, double b) { return b < a ? b : a; }

constexpr panel_list panels_of(item_list const& list) {
    panel_list panels;
    for (bool const space : {false, true}) {
        extent const e = extent_of(list, space);
        if (!e.any) continue;
        panel& p = panels.all[panels.count++];
        p.space = space;
        p.world = e.box;
    }
    double const n = static_cast<double>(panels.count);
    double const wide = (page::width - page::margin * (n + 1)) / n;
    double high = 160;
    for (std::size_t k = 0; k < panels.count; ++k) {
        panel& p = panels.all[k];
        vec<> const size = max(p.world.max - p.world.min, vec<>{1e-3, 1e-3});
        p.scale = lesser((wide - 2 * page::pad_x) / size.x, (page::most_height - 2 * page::pad_y) / size.y);
        high = larger(high, p.scale * size.y + 2 * page::pad_y);
    }
    panels.height = page::margin + high + page::margin;
    for (std::size_t k = 0; k < panels.count; ++k) {
        panel& p = panels.all[k];
        double const left = page::margin + static_cast<double>(k) * (wide + page::margin);
        p.frame = {{left, page::margin}, {left + wide, page::margin + high}};
        vec<> const middle = (p.frame.min + p.frame.max) * 0.5;
        vec<> const center = (p.world.min + p.world.max) * 0.5;
        p.origin = {middle.x - p.scale * center.x, middle.y + p.scale * center.y};
    }
    return panels;
}

/// Where a label may stand: the middle of its box, in order of preference.
struct places {
    std::array<vec<>, 72> all{};
    std::size_t count = 0;

    constexpr void add(vec<> const& p) {
        if (count < all.size()) all[count++] = p;
    }
    /// Beside p, on the side to which n (a unit vector) points.
    constexpr void beside(vec<> const& p, vec<> const& n, vec<> const& half, double gap) {
        add({p.x + n.x * (half.x + gap), p.y + n.y * (half.y + gap)});
    }
};
/// Above, below, the four corners, right and left, on a page whose y grows downwards.
inline constexpr std::array<vec<>, 8> directions{
    {{0, -1}, {0, 1}, {1, -0.6}, {-1, -0.6}, {1, 0.6}, {-1, 0.6}, {1, 0}, {-1, 0}}};

/// A vector of about the length 1 in the direction of v, by the plain formula: for places on the page.
constexpr vec<> unit(vec<> const& v) {
    double const n = length(v);
    return n > 0 ? v / n : vec<>{0, -1};
}

constexpr places places_of(outline const& o, panel const& in, vec<> const& half) {
    places p;
    double const r = o.radius * in.scale;
    vec<> const first = in.place(o.points[0]);
    if (o.as == form::dot) {
        for (double const gap : {6.0, 22.0}) {
            for (vec<> const& n : directions) p.beside(first, n, half, gap);
        }
    } else if (o.as == form::circle) {
        if (half.x + 4 < r) {
            p.add(first - vec<>{0, 14});
            p.add(first + vec<>{0, 14});
            p.add(first - vec<>{0, r / 2});
            p.add(first + vec<>{0, r / 2});
        }
        for (double const gap : {4.0, 18.0}) {
            for (vec<> const& n : directions) p.beside(first + n * r, n, half, gap);
        }
    } else if (o.as == form::stadium) {
        vec<> const second = in.place(o.points[1]);
        vec<> const n = unit(perp(second - first));
        for (double const t : {0.5, 0.25, 0.75, 0.0, 1.0}) {
            vec<> const q = lerp(first, second, t);
            p.beside(q - n * r, -n, half, 4);
            p.beside(q + n * r, n, half, 4);
            if (half.y + 2 < r) p.add(q);
        }
    } else if (o.as == form::path) {
        std::size_t const sides = o.closed ? o.count : o.count - 1;
        for (double const t : {0.5, 0.2, 0.8}) {
            for (std::size_t i = 0; i < sides; ++i) {
                vec<> const a = in.place(o.points[i]);
                vec<> const b = in.place(o.points[(i + 1) % o.count]);
                vec<> const n = unit(perp(b - a));
                p.beside(lerp(a, b, t), -n, half, 4);
                p.beside(lerp(a, b, t), n, half, 4);
            }
        }
        if (o.before || o.beyond) {
            vec<> const way = in.place(o.points[1]) - first;
            vec<> const n = unit(perp(way));
            for (double const t : {-1.5, 2.0, 4.0}) {
                p.beside(first + way * t, -n, half, 4);
                p.beside(first + way * t, n, half, 4);
            }
        }
        for (double const gap : {5.0, 21.0}) {
            for (std::size_t i = 0; i < o.count; ++i) {
                for (vec<> const& n : directions) p.beside(in.place(o.points[i]), n, half, gap);
            }
        }
    } else if (o.as == form::edges) {
        for (std::size_t i : {std::size_t{4}, std::size_t{6}, std::size_t{0}, std::size_t{1}, std::size_t{7}, std::size_t{5}}) {
            for (std::size_t k = 0; k < 6; ++k) p.beside(in.place(o.points[i]), directions[k], half, 5);
        }
    }
    return p;
}

/// Whether two boxes of the page have common inner points.
constexpr bool covers(aabb<> const& a, aabb<> const& b) {
    return a.min.x < b.max.x && b.min.x < a.max.x && a.min.y < b.max.y && b.min.y < a.max.y;
}
/// Whether the box meets the segment from a to b: a separating axis of the box or the segment's own.
constexpr bool crosses_box(aabb<> const& box, vec<> const& a, vec<> const& b) {
    if (larger(a.x, b.x) <= box.min.x || box.max.x <= lesser(a.x, b.x)) return false;
    if (larger(a.y, b.y) <= box.min.y || box.max.y <= lesser(a.y, b.y)) return false;
    vec<> const d = b - a;
    vec<> const c = (box.min + box.max) * 0.5 - a;
    vec<> const half = (box.max - box.min) * 0.5;
    double const away = cross(d, c);
    double const reach = half.x * (d.y < 0 ? -d.y : d.y) + half.y * (d.x < 0 ? -d.x : d.x);
    return -reach < away && away < reach;
}
/// Whether the box meets the circle's line.
constexpr bool crosses_circle(aabb<> const& box, vec<> const& c, double r) {
    vec<> const low = max(max(box.min - c, c - box.max), vec<>{});
    vec<> const high = max(c - box.min, box.max - c);
    return squared_norm(low) < r * r && r * r < squared_norm(high);
}
/// How many lines of an outline a box of the page meets; a dot counts as much as eight of them.
constexpr int lines_under(aabb<> const& box, outline const& o, panel const& in) {
    vec<> const first = in.place(o.points[0]);
    if (o.as == form::dot) return covers(box, {first - vec<>{5, 5}, first + vec<>{5, 5}}) ? 8 : 0;
    if (o.as == form::circle) return crosses_circle(box, first, o.radius * in.scale) ? 1 : 0;
    int count = 0;
    auto const line = [&](vec<> const& a, vec<> const& b) { count += crosses_box(box, in.place(a), in.place(b)) ? 1 : 0; };
    if (o.as == form::stadium) {
        vec<> const n = unit(perp(o.points[1] - o.points[0])) * o.radius;
        line(o.points[0] + n, o.points[1] + n);
        line(o.points[0] - n, o.points[1] - n);
        for (vec<> const& end : {o.points[0], o.points[1]}) {
            count += crosses_circle(box, in.place(end), o.radius * in.scale) ? 1 : 0;
        }
    } else if (o.as == form::edges) {
        for (unsigned i = 0; i < 8; ++i) {
            for (unsigned const bit : {1U, 2U, 4U}) {
                if ((i & bit) == 0) line(o.points[i], o.points[i | bit]);
            }
        }
    } else if (o.as == form::path) {
        vec<> const way = o.points[1] - o.points[0];
        if (o.before) line(o.points[0] - way * 1000, o.points[0]);
        if (o.beyond) line(o.points[0], o.points[0] + way * 1000);
        for (std::size_t i = 0; i + (o.closed ? 0 : 1) < o.count; ++i) line(o.points[i], o.points[(i + 1) % o.count]);
    }
    return count;
}

/// The words of an item's label: its name, and its relation where that is one.
constexpr text label_of(item const& i) {
    text t;
    t << i.label;
    if (i.named) t << ": " << i.answer;
    return t;
}
/// How wide they are on the page.
constexpr double label_width(item const& i) {
    double width = width_of(i.label);
    if (i.named)
        width += width_of(": ") + width_of(i.answer == disjoint   ? "disjoint"
                                           : i.answer == touching ? "touching"
                                                                  : "overlapping");
    return width * page::font;
}

/// Gives each drawn item's label the place where it covers the least: labels before it, dots, lines, in this order; or, where all
/// is equal, the first place.
constexpr void place_labels(item_list& list, panel_list const& panels) {
    for (std::size_t k = 0; k < list.count; ++k) {
        item& i = list.all[k];
        if (i.drawn.as == form::none) continue;
        panel const& in = panels.of(i.drawn);
        vec<> const half{label_width(i) / 2, 7.5};
        places const candidates = places_of(i.drawn, in, half);
        int least = 1 << 30;
        for (std::size_t c = 0; c < candidates.count && static_cast<int>(c) < least; ++c) {
            // Just inside the frame, where it would stick out.
            vec<> const p = max(min(candidates.all[c], in.frame.max - half), in.frame.min + half);
            aabb<> const box{p - half, p + half};
            int cost = static_cast<int>(c) + (p == candidates.all[c] ? 0 : 12);
            for (std::size_t other = 0; other < list.count && cost < least; ++other) {
                item const& o = list.all[other];
                if (o.drawn.as == form::none || o.drawn.space != i.drawn.space) continue;
                if (other < k && covers(box, o.words)) cost += 100000;
                cost += 40 * lines_under(box, o.drawn, in);
            }
            if (cost < least) {
                least = cost;
                i.words = box;
            }
        }
    }
}

/// Whether every label lies inside its panel and no two labels cover one another.
constexpr bool readable(item_list const& list, panel_list const& panels) {
    for (std::size_t k = 0; k < list.count; ++k) {
        item const& i = list.all[k];
        if (i.drawn.as == form::none) continue;
        if (!contains(panels.of(i.drawn).frame, i.words)) return false;
        for (std::size_t other = 0; other < k; ++other) {
            item const& o = list.all[other];
            if (o.drawn.as != form::none && overlaps(i.words, o.words)) return false;
        }
    }
    return true;
}

}  // namespace hantei::figures
