// SPDX-License-Identifier: MIT
// A figure as an SVG document, written from the data that its claims are about: the same bytes in a constant expression and in
// a program.
module;
#include <array>
#include <cstddef>
#include <string_view>
#include <tuple>
#include <type_traits>

export module hantei.figures:picture;
import hantei;
import :claims;
import :figure;
import :layout;
import :outline;
import :text;

export namespace hantei::figures {

/// The look of every picture, on light and on dark paper. Relations differ in color and in word, and in the strokes.
inline constexpr char style[] =
    "<style>.hantei{font:13px Helvetica,Arial,'Liberation Sans',sans-serif}"
    ".hantei .p{fill:#fff}.hantei .g{stroke:#e4e8ec;fill:none}"
    ".hantei .s,.hantei .d{fill:#0969da;fill-opacity:.1;stroke:#0969da;stroke-width:2}"
    ".hantei .o{fill:#cf222e;fill-opacity:.16;stroke:#cf222e;stroke-width:2.5}"
    ".hantei .t{fill:#9a6700;fill-opacity:.16;stroke:#9a6700;stroke-width:2.5;stroke-dasharray:9 2}"
    ".hantei .n{fill:#59636e;fill-opacity:.14;stroke:#424a53;stroke-width:2}"
    ".hantei .i{fill:none;stroke:#8250df;stroke-width:1.75;stroke-dasharray:6 4}"
    ".hantei .w{fill:none;stroke:#59636e;stroke-width:1.25;stroke-dasharray:2 3}"
    ".hantei .m{fill:#1f2328;stroke:#1f2328;stroke-width:1.5}.hantei .l{fill:none!important}.hantei "
    ".b{fill-opacity:1;stroke-dasharray:none}.hantei .i.b{fill:#8250df}.hantei .w.b{fill:#59636e}"
    ".hantei text{fill:#1f2328;stroke:#fff;stroke-width:3px;stroke-linejoin:round;paint-order:stroke}"
    ".hantei .K,.hantei .W{fill:#59636e}.hantei .K{font-size:11px}.hantei .D{fill:#0550ae}.hantei .O{fill:#a40e26}"
    ".hantei .T{fill:#7d4e00}.hantei .I{fill:#6639ba}"
    "@media(prefers-color-scheme:dark){.hantei .p{fill:#0d1117}.hantei .g{stroke:#222932}"
    ".hantei .s,.hantei .d{fill:#58a6ff;stroke:#58a6ff}.hantei .o{fill:#ff7b72;stroke:#ff7b72}"
    ".hantei .t{fill:#e3b341;stroke:#e3b341}.hantei .n{fill:#9198a1;stroke:#b7bdc8}.hantei .i{stroke:#bc8cff}"
    ".hantei .w{stroke:#9198a1}.hantei .i.b{fill:#bc8cff}.hantei .w.b{fill:#9198a1}"
    ".hantei .m{fill:#f0f6fc;stroke:#f0f6fc}.hantei text{fill:#f0f6fc;stroke:#0d1117}.hantei .K,.hantei "
    ".W{fill:#9198a1}.hantei .D{fill:#79c0ff}"
    ".hantei .O{fill:#ffa198}.hantei .T{fill:#e3b341}.hantei .I{fill:#d2a8ff}}</style>";

/// What one color means: the role of a part, and the relation of one that is judged.
constexpr char look_of(item const& i) {
    if (i.as == role::working) return 'w';
    if (i.as == role::image) return 'i';
    if (!i.judged) return 'n';
    return i.answer == overlapping ? 'o' : i.answer == touching ? 't' : 'd';
}

/// Writes one document.
struct pen {
    text& out;

    constexpr void attribute(char const* name, double value) { out << ' ' << name << "=\"" << value << '"'; }
    constexpr void at(vec<> const& p) { out << p.x << ' ' << p.y; }
    constexpr void dot(vec<> const& p, char look, double r = 4) {
        out << "<circle class=\"" << look << " b\"";
        attribute("cx", p.x);
        attribute("cy", p.y);
        attribute("r", r);
        out << "/>\n";
    }
    constexpr void begin_path(char look, bool filled) { out << "<path class=\"" << look << (filled ? "" : " l") << "\" d=\""; }
    constexpr void words(aabb<> const& box, char look, std::string_view what) {
        out << "<text class=\"" << static_cast<char>(look - 'a' + 'A') << "\" text-anchor=\"middle\"";
        attribute("x", (box.min.x + box.max.x) / 2);
        attribute("y", box.max.y - 3);
        out << '>';
        out.escaped(what) << "</text>\n";
    }

    /// What a claim found, in the panel of the plane.
    constexpr void show(mark const& m, panel const& in) {
        if (m.as == mark::kind::none || in.space) return;
        if (!(m.from == m.to)) {
            begin_path('m', false);
            out << 'M';
            at(in.place(m.from));
            out << 'L';
            at(in.place(m.to));
            out << "\"/>\n";
            dot(in.place(m.from), 'm', 3);
        }
        dot(in.place(m.to), 'm', m.from == m.to ? 4.5 : 3);
    }

    /// A path that has no end on one side or both: as far as the frame, with an arrow's head where it goes on.
    constexpr void endless(outline const& o, panel const& in, char look) {
        vec<> const a = in.place(o.points[0]);
        vec<> const way = in.place(o.points[1]) - a;
        using exact = vec<rational>;  // in fractions, which a page's program asks of all shapes
        auto const& [low, high] = in.frame;
        auto const chord = raycast(line<rational>{exact{a.x, a.y}, exact{way.x, way.y}},
                                   aabb<rational>{exact{low.x, low.y}, exact{high.x, high.y}});
        if (!chord.has_value()) return;
        vec<> const from = o.before ? chord->enter.point : a;
        vec<> const to = chord->exit.point;
        vec<> const u = unit(way) * 9;
        vec<> const side = perp(u) * 0.45;
        begin_path(look, false);
        out << 'M';
        at(from);
        out << 'L';
        at(to);
        if (!o.before) {
            out << 'M';
            at(to - u + side);
            out << 'L';
            at(to);
            out << 'L';
            at(to - u - side);
        }
        out << "\"/>\n";
        if (o.before) return;
        dot(a, look);
        if (length(way) < 24) return;  // no room for a head at the end of the direction
        vec<> const tip = in.place(o.points[1]);
        begin_path(look, false);
        out << 'M';
        at(tip - u + side);
        out << 'L';
        at(tip);
        out << 'L';
        at(tip - u - side);
        out << "\"/>\n";
    }
    constexpr void through(outline const& o, panel const& in, char look) {
        begin_path(look, o.closed && o.filled);
        for (std::size_t i = 0; i < o.count; ++i) {
            out << (i == 0 ? 'M' : 'L');
            at(in.place(o.points[i]));
        }
        out << (o.closed ? "Z\"/>\n" : "\"/>\n");
        for (std::size_t i = 0; i < o.count && !o.closed; ++i) dot(in.place(o.points[i]), look, 2.5);
    }
    constexpr void stadium(outline const& o, panel const& in, char look) {
        vec<> const a = in.place(o.points[0]);
        vec<> const b = in.place(o.points[1]);
        double const r = o.radius * in.scale;
        vec<> const n = unit(perp(b - a)) * r;
        auto const arc = [&](vec<> const& to) {
            out << 'A' << r << ' ' << r << " 0 0 1 ";
            at(to);
        };
        begin_path(look, true);
        out << 'M';
        at(a + n);
        arc(a - n);
        out << 'L';
        at(b - n);
        arc(b + n);
        out << "Z\"/>\n";
    }
    constexpr void edges(outline const& o, panel const& in, char look) {
        begin_path(look, false);
        for (unsigned i = 0; i < 8; ++i) {
            for (unsigned const bit : {1U, 2U, 4U}) {
                if ((i & bit) != 0) continue;
                out << 'M';
                at(in.place(o.points[i]));
                out << 'L';
                at(in.place(o.points[i | bit]));
            }
        }
        out << "\"/>\n";
    }
    constexpr void draw(item const& i, panel const& in) {
        outline const& o = i.drawn;
        char const look = look_of(i);
        if (o.as == form::dot) {
            dot(in.place(o.points[0]), look);
        } else if (o.as == form::circle) {
            vec<> const c = in.place(o.points[0]);
            out << "<circle class=\"" << look << '"';
            attribute("cx", c.x);
            attribute("cy", c.y);
            attribute("r", o.radius * in.scale);
            out << "/>\n";
        } else if (o.as == form::path && (o.before || o.beyond)) {
            endless(o, in, look);
        } else if (o.as == form::path) {
            through(o, in, look);
        } else if (o.as == form::stadium) {
            stadium(o, in, look);
        } else if (o.as == form::edges) {
            edges(o, in, look);
        }
    }

    /// The lines of round coordinates, 1, 2 or 5 times a power of ten apart, with their numbers below and to the left.
    constexpr void grid(panel const& in) {
        if (in.space) return;
        // In thousandths, so that each coordinate is the number nearest to its decimal.
        long long step = 1;
        for (int k = 0; static_cast<double>(step) * in.scale < 34000; ++k) step = k % 3 == 1 ? step / 2 * 5 : step * 2;
        auto const first = [step](double from) {
            auto const k = static_cast<long long>(from * 1000 / static_cast<double>(step));
            return static_cast<double>(k * step) < from * 1000 ? k + 1 : k;
        };
        auto const coordinate = [step](long long k) { return static_cast<double>(k * step) / 1000; };
        vec<> const low{(in.frame.min.x - in.origin.x) / in.scale, (in.origin.y - in.frame.max.y) / in.scale};
        vec<> const high{(in.frame.max.x - in.origin.x) / in.scale, (in.origin.y - in.frame.min.y) / in.scale};
        text numbers;
        pen marks{numbers};
        out << "<path class=\"g\" d=\"";
        for (auto k = first(low.x); coordinate(k) <= high.x; ++k) {
            double const x = coordinate(k);
            double const at_x = in.place({x, 0}).x;
            out << 'M' << at_x << ' ' << in.frame.min.y << 'V' << in.frame.max.y;
            marks.tick(at_x, in.frame.max.y + 13, "middle", x);
        }
        for (auto k = first(low.y); coordinate(k) <= high.y; ++k) {
            double const y = coordinate(k);
            double const at_y = in.place({0, y}).y;
            out << 'M' << in.frame.min.x << ' ' << at_y << 'H' << in.frame.max.x;
            marks.tick(in.frame.min.x - 3, at_y + 4, "end", y);
        }
        out << "\"/>\n" << numbers.view();
    }
    constexpr void tick(double x, double y, char const* anchor, double value) {
        out << "<text class=\"K\" text-anchor=\"" << anchor << '"';
        attribute("x", x);
        attribute("y", y);
        out << '>' << value << "</text>\n";
    }
};

/// The numbers of a figure as lines of text at the foot of its picture: name, the formula that it follows, value.
template <figure F>
constexpr text numbers_of(F const& figure) {
    text t;
    auto const claims = figure.claims();
    for_each_part(figure, [&](auto const& p) {
        using part_type = std::remove_cvref_t<decltype(p)>;
        // What relation two shapes stand in is told by their labels.
        if constexpr (part_type::as == role::number && !std::is_same_v<typename part_type::type, relation>) {
            t << p.label;
            auto const formula = [&](auto const& c) {
                if (same_words(c.subject, p.label) && same_words(c.verb, "=")) {
                    t << " = " << c.object;
                    return true;
                }
                return false;
            };
            with_elements([&](auto const&... c) { (void)(formula(c) || ...); }, claims);
            t << " = " << p.value << '\n';
        }
    });
    return t;
}

/// The shape as the site's stage takes it: its kind and its numbers. Nothing for a shape that it does not have.
template <class S>
constexpr void write_staged(text& t, S const& s) {
    auto const list = [&t](char const* kind, auto const&... points) {
        t << kind;
        ((t << ',' << points.x << ',' << points.y), ...);
    };
    if constexpr (std::is_same_v<S, ball<>>) {
        list("disk", s.center);
        t << ',' << s.radius;
    } else if constexpr (std::is_same_v<S, aabb<>>) {
        list("aabb", s.min, s.max);
    } else if constexpr (std::is_same_v<S, capsule<>>) {
        list("capsule", s.a, s.b);
        t << ',' << s.radius;
    } else if constexpr (std::is_same_v<S, triangle<>>) {
        list("triangle", s.a, s.b, s.c);
    } else if constexpr (std::is_same_v<S, segment<>>) {
        list("segment", s.a, s.b);
    } else if constexpr (std::is_same_v<S, ray<>>) {
        list("ray", s.origin, s.direction);
    } else if constexpr (std::is_same_v<S, line<>>) {
        list("line", s.origin, s.direction);
    } else if constexpr (std::is_same_v<S, point<>>) {
        list("point", s.position());
    }
}
/// The two shapes of the figure's first claim about a relation, and the relation, for the site's stage; empty where it does not have both.
template <figure F>
constexpr text scene_of(F const& figure) {
    char const* subject_label = nullptr;
    char const* object_label = nullptr;
    relation answer = disjoint;
    auto const look = [&]<class Answer>(claim<Answer> const& c) {
        if constexpr (std::is_same_v<Answer, relation>) {
            if (subject_label != nullptr) return;
            subject_label = c.subject;
            object_label = c.object;
            answer = c.stated;
        }
    };
    with_elements([&](auto const&... c) { (look(c), ...); }, figure.claims());
    text first;
    text second;
    if (subject_label == nullptr) return first;
    for_each_part(figure, [&](auto const& p) {
        if (same_words(p.label, subject_label)) write_staged(first, p.value);
        if (same_words(p.label, object_label)) write_staged(second, p.value);
    });
    if (first.size == 0 || second.size == 0) return {};
    first << ';' << second.view() << ';' << answer;
    return first;
}

/// What the picture shows, in words, for readers who do not see it: the claim, and each part with its relation.
template <figure F>
constexpr text alt_of(F const&, item_list const& list) {
    text t;
    t << F::about.says;
    for (std::size_t k = 0; k < list.count; ++k) {
        item const& i = list.all[k];
        if (i.drawn.as == form::none) continue;
        t << (k == 0 ? " It shows: " : "; ") << i.label;
        outline const& o = i.drawn;
        auto const whole = o.space ? " of space" : "";
        if (o.as == form::dot) t << ", a point" << whole;
        if (o.as == form::circle) t << ", a " << (o.space ? "sphere" : "disk") << " of radius " << o.radius;
        if (o.as == form::stadium) t << ", a capsule of radius " << o.radius;
        if (o.as == form::edges) t << ", a box of space";
        if (!o.space) {
            char const* join = o.as == form::path && o.closed ? " with the corners " : o.as == form::path ? " from " : " at ";
            if (o.as == form::stadium) join = " from ";
            for (std::size_t n = 0; n < o.count; ++n) {
                char const* next = !o.closed && n == 1 ? o.before || o.beyond ? " through " : " to " : ", ";
                t << (n == 0 ? join : next) << o.points[n];
            }
        }
        if (i.judged) t << ": " << i.answer;
    }
    t << '.';
    return t;
}

/// The picture of a figure: a complete SVG document with title and description.
template <figure F>
constexpr text picture_of(F const& figure) {
    item_list list = items_of(figure);
    panel_list const panels = panels_of(list);
    place_labels(list, panels);
    text const numbers = numbers_of(figure);
    double lines = 0;
    for (char const c : numbers.view()) lines += c == '\n' ? 1 : 0;
    double const height = panels.height + (lines > 0 ? lines * page::line + 4 : 0);

    text out;
    pen p{out};
    char const* slug = F::about.slug;
    out << "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"hantei\" viewBox=\"0 0 " << page::width << ' ' << height
        << "\" data-scene=\"" << scene_of(figure).view() << "\" role=\"img\" aria-labelledby=\"" << slug << "-t " << slug
        << "-d\">\n<title id=\"" << slug << "-t\">";
    out.escaped(F::about.title) << "</title>\n<desc id=\"" << slug << "-d\">";
    out.escaped(alt_of(figure, list).view()) << "</desc>\n" << style << "\n<rect class=\"p\"";
    p.attribute("width", page::width);
    p.attribute("height", height);
    out << "/>\n";
    for (std::size_t k = 0; k < panels.count; ++k) p.grid(panels.all[k]);
    for (std::size_t k = 0; k < list.count; ++k) {
        if (list.all[k].drawn.as != form::none) p.draw(list.all[k], panels.of(list.all[k].drawn));
    }
    with_elements([&](auto const&... c) { (p.show(c.shown, panels.all[0]), ...); }, figure.claims());
    for (std::size_t k = 0; k < list.count; ++k) {
        if (list.all[k].drawn.as != form::none) p.words(list.all[k].words, look_of(list.all[k]), label_of(list.all[k]).view());
    }
    std::string_view rest = numbers.view();
    for (double y = panels.height + page::line - 8; !rest.empty(); y += page::line) {
        std::string_view const line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(line.size() + 1);
        out << "<text";
        p.attribute("x", page::margin);
        p.attribute("y", y);
        out << '>';
        out.escaped(line) << "</text>\n";
    }
    out << "</svg>\n";
    return out;
}

}  // namespace hantei::figures
