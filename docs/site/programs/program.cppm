// SPDX-License-Identifier: MIT
// What the programs of the five texts have in common: a sheet that is drawn on, and the functions that a page calls (program.js). The page
// knows no geometry: it tells which key was pressed and where the pointer is, and shows the text that it gets.
module;
#include <cstddef>
#include <string_view>

export module hantei.program;
import hantei;
import hantei.figures;

export namespace hantei::program {

using figures::text;

constexpr double width = 720;
constexpr double height = 460;

/// Keys that are no letters; letters are themselves.
enum key : int { left = 1, right, up, down, enter, erase, escape };

/// What is drawn on, in units of the world.
struct sheet {
    figures::pen p;
    figures::panel in{};

    explicit sheet(text& out) : p{out} {}

    /// The look of something that is judged.
    static constexpr char look(relation r) { return r == relation::overlapping ? 'o' : r == relation::touching ? 't' : 'd'; }
    template <class S>
    void draw(char as, S const& shape) {
        figures::item i;
        i.drawn = figures::outline_of(shape);
        i.as = as == 'w' ? figures::role::working : as == 'i' ? figures::role::image : figures::role::subject;
        i.judged = as == 'o' || as == 't' || as == 'd';
        i.answer = as == 'o' ? relation::overlapping : as == 't' ? relation::touching : relation::disjoint;
        p.draw(i, in);
    }
    void dot(char as, vec<> const& at, double r = 4) { p.dot(in.place(at), as, r); }
    void line(char as, vec<> const& from, vec<> const& to) {
        p.begin_path(as, false);
        p.out << 'M';
        p.at(in.place(from));
        p.out << 'L';
        p.at(in.place(to));
        p.out << "\"/>\n";
    }
    /// Through the points, and back to the first where it is closed.
    template <class Points>
    void path(char as, Points const& points, bool closed, bool filled) {
        p.begin_path(as, filled);
        bool first = true;
        for (vec<> const& q : points) {
            p.out << (first ? 'M' : 'L');
            p.at(in.place(q));
            first = false;
        }
        p.out << (closed ? "Z\"/>\n" : "\"/>\n");
    }
    void circle(char as, vec<> const& center, double radius, bool filled = false) {
        vec<> const c = in.place(center);
        p.out << "<circle class=\"" << as << (filled ? "\"" : " l\"");
        p.attribute("cx", c.x);
        p.attribute("cy", c.y);
        p.attribute("r", radius * in.scale);
        p.out << "/>\n";
    }
    void label(vec<> const& at, std::string_view words, double above = 8) {
        vec<> const q = in.place(at);
        p.out << "<text class=\"W\" text-anchor=\"middle\"";
        p.attribute("x", q.x);
        p.attribute("y", q.y - above);
        p.out << '>';
        p.out.escaped(words) << "</text>\n";
    }
};

/// A program: what a page asks of it. Each has one object of a class derived from this, made known by `started`.
struct page {
    virtual ~page() = default;
    virtual void draw(sheet& s) = 0;
    /// What the library says, in one line.
    virtual void say(text& out) = 0;
    /// A program that proves it.
    virtual void prove(text& out) = 0;
    virtual void press(vec<> const&) {}
    virtual void point(vec<> const&) {}
    virtual void release() {}
    /// Whether the key means something here.
    virtual bool type(int) { return false; }
    virtual bool moves() { return false; }
    virtual void step() {}
    /// The name of a button, or of one that is pressed; nothing after the last.
    virtual char const* button(int) { return nullptr; }
    virtual bool lit(int) { return false; }
    virtual void push(int) {}
    virtual char const* number_name(int) { return nullptr; }
    virtual double number(int) { return 0; }
    /// Whether the number is taken.
    virtual bool set_number(int, double) { return false; }
    figures::panel view{};

    /// So many units of the page for one of the world, and where (0, 0) is.
    void show(double scale, vec<> const& origin) {
        view.frame = {{26, 10}, {width - 10, height - 26}};
        view.scale = scale;
        view.origin = origin;
    }
    vec<> world(vec<> const& q) const { return {(q.x - view.origin.x) / view.scale, (view.origin.y - q.y) / view.scale}; }
};

/// The part of the world that the page shows.
constexpr aabb<> page_window(figures::panel const& view) {
    auto const world = [&view](double x, double y) {
        return vec<>{(x - view.origin.x) / view.scale, (view.origin.y - y) / view.scale};
    };
    return {world(view.frame.min.x, view.frame.max.y), world(view.frame.max.x, view.frame.min.y)};
}

/// The program of this page: the file of each makes its own known before anything is asked.
inline page* current = nullptr;
inline page& running() { return *current; }
template <class Program>
struct started {
    Program program{};
    started() { current = &program; }
};

/// The nearest number of the form n/100: the double that a reader types for it.
constexpr double hundredth(double x) {
    return static_cast<double>(static_cast<long long>(x * 100 + (x < 0 ? -0.5 : 0.5))) / 100;
}
constexpr vec<> hundredth(vec<> const& p) { return {hundredth(p.x), hundredth(p.y)}; }

/// Numbers and shapes as a program writes them; all of them have been made of hundredths.
inline text& literal(text& out, vec<> const& p) { return out << '{' << p.x << ", " << p.y << '}'; }
inline text& literal(text& out, disk<> const& d) {
    literal(out << "disk<>{", d.center) << ", " << d.radius << '}';
    return out;
}
inline text& literal(text& out, aabb<> const& b) {
    literal(out << "aabb<>{", b.min);
    return literal(out << ", ", b.max) << '}';
}
inline text& literal(text& out, capsule<> const& c) {
    literal(out << "capsule<>{", c.a);
    return literal(out << ", ", c.b) << ", " << c.radius << '}';
}
inline text& literal(text& out, segment<> const& s) {
    literal(out << "segment<>{", s.a);
    return literal(out << ", ", s.b) << '}';
}
inline text& literal(text& out, ray<> const& r) {
    literal(out << "ray<>{", r.origin);
    return literal(out << ", ", r.direction) << '}';
}
inline text& literal(text& out, triangle<> const& t) {
    literal(out << "triangle<>{", t.a);
    literal(out << ", ", t.b);
    return literal(out << ", ", t.c) << '}';
}
inline text& heading(text& out) { return out << "import hantei;\nusing namespace hantei;\n\n"; }

}  // namespace hantei::program
