// SPDX-License-Identifier: MIT
// Levels at run time: their objects, as shapes for hantei's predicates, and their findings.
export module hantei.level:load;
import :base;
import :check;
import :check_state;
import :finding;
import :list;
import :message;
import :object;
import :own_rules;
import :placement;
import :report;
import :rules;
import :text;
import :tiled;
import hantei;

namespace hantei::level {

/// A finding as data, for programs that show findings in a way of their own.
export struct remark {
    text rule = {};  ///< its name; "syntax" or "file" if the file is no map or cannot be read
    level::severity severity = severity::error;
    uint64_t line = 0, column = 0;       ///< where it is in the file, from 1; 0 if the file cannot be read
    text message = {};  ///< what the report says about it, without its place, severity and rule
    size_t stage = 0;                    ///< the index of the level of the file that it is about
    size_t places = 0;                   ///< the number of places on the map that it is about: 0 to 2
    aabb<> place[2] = {};  ///< the boxes around these places, in pixels
};

/// Writes the remarks on a level, whose texts are kept in `words`.
class remarks_writer {
  public:
    inline remarks_writer(list<remark>& all, list<char>& words) : all_(all), words_(words) {}

    inline void unreadable(text const& reason) { add({.rule = "file"}, reason); }
    inline void no_map(map const& level) {
        report_writer out{1};
        write_syntax(out, level);
        locator at{level.source};
        at.advance(level.error.offset);
        add({.rule = "syntax", .line = at.line(), .column = at.column()}, {out.result().data(), out.result().size()});
    }
    template <class Depth>
    void findings(map const& level, list<role> const& roles, settings const& demands, list<finding> const& found, Depth depth) {
        locator at{level.source};
        rotations turns;
        list<box_of> boxes;  // an object often has several findings
        for (finding const& f : found) {
            report_writer out{1};
            write_finding(out, level, demands, f, has_depth(f) ? depth(f) : no_depth);
            write_waiver(out, level, f);
            at.advance(position_of(level, f));
            remark r{.rule = name_of(f), .severity = severity_under(demands, f), .line = at.line(), .column = at.column()};
            r.stage = f.of_map ? f.stage : level.objects[f.a].stage;
            if (!f.of_map) {
                auto const box = [&](size_t i) {
                    for (box_of const& known : boxes)
                        if (known.index == i) return known.box;
                    boxes.add({i, box_around(level, i, roles[i], demands, turns)});
                    return boxes[boxes.size() - 1].box;
                };
                r.place[r.places++] = box(f.a);
                if (has_depth(f)) r.place[0] = common(r.place[0], box(f.b));
                else if (f.how == hindrance::gap && f.c != none && f.d != none &&
                         (f.rule == rule::unreachable || f.rule == rule::too_narrow))
                    r.place[r.places++] = between(box(f.c), box(f.d));
                else if (f.a != f.b && f.rule != rule::too_much_work) r.place[r.places++] = box(f.b);
            }
            add(r, {out.result().data(), out.result().size()});
        }
    }
    /// Makes the messages point into `words`. To be called last, because adding words moves them.
    inline void finish() {
        size_t begin = 0;
        for (size_t i = 0; i < all_.size(); ++i) {
            all_[i].message = {words_.data() + begin, all_[i].message.size()};
            begin += all_[i].message.size();
        }
    }

  private:
    struct box_of {
        size_t index;  // of the object
        aabb<> box;
    };
    inline void add(remark r, text const& message) {
        for (char const c : message) words_.add(c);
        r.message = message;
        all_.add(r);
    }
    /// The bounding box of an object's shape. Without a valid shape, it is the box around the numbers in the file.
    static inline aabb<> box_around(map const& level, size_t i, role meaning, settings const& demands, rotations& turns) {
        object const& o = level.objects[i];
        if (unsupported(o) == nullptr && !degenerate(o, meaning)) {
            shape const set = place(o, level, turns, demands.agent_radius);
            if (defect_in(set).what == defect::kind::none) return visit([](auto const& s) { return bounds(s); }, set);
        }
        vec<> const at{o.x + o.offset_x, o.y + o.offset_y};
        aabb<> box{at, at};
        auto const take = [&](double x, double y) {
            if (at.x + x < box.min.x) box.min.x = at.x + x;
            if (at.y + y < box.min.y) box.min.y = at.y + y;
            if (at.x + x > box.max.x) box.max.x = at.x + x;
            if (at.y + y > box.max.y) box.max.y = at.y + y;
        };
        take(o.width, o.height);
        for (size_t k = 0; k < o.vertex_count; ++k)
            take(level.vertices[o.first_vertex + k].x, level.vertices[o.first_vertex + k].y);
        return box;
    }
    /// The box between two boxes: in each direction it is the interval that they have in common, or else the gap between them.
    static inline aabb<> between(aabb<> const& a, aabb<> const& b) {
        aabb<> gap = common(a, b);
        if (gap.max.x < gap.min.x) gap = {{gap.max.x, gap.min.y}, {gap.min.x, gap.max.y}};
        if (gap.max.y < gap.min.y) gap = {{gap.min.x, gap.max.y}, {gap.max.x, gap.min.y}};
        return gap;
    }
    static inline aabb<> common(aabb<> const& a, aabb<> const& b) {
        auto const less = [](double x, double y) { return x < y ? x : y; };
        auto const more = [](double x, double y) { return x < y ? y : x; };
        return {{more(a.min.x, b.min.x), more(a.min.y, b.min.y)}, {less(a.max.x, b.max.x), less(a.max.y, b.max.y)}};
    }

    list<remark>& all_;
    list<char>& words_;
};

/// The parts of `loaded`, to be filled.
struct loading {
    map_file& file;
    list<placed>& objects;
    report& said;
    list<remark>& remarks;
    list<char>& words;
};
inline void load(char const* path, asked const& game, loading const& to) {
    text const name = text::terminated(path);
    remarks_writer remarks{to.remarks, to.words};
    settings const& demands = game.demands;
    demands.expect_sound();
    if (char const* const reason = to.file.read(path, demands)) {
        to.said = describe_unreadable(name, text::terminated(reason));
        remarks.unreadable(text::terminated(reason));
        return remarks.finish();
    }
    map& level = to.file.level();
    list<role> const roles = roles_of(level, game.classify, demands, true);
    to.said = judge(name, level, roles, demands, game.own, [&](list<finding> const& found, auto const& depth) {
        remarks.findings(level, roles, demands, found, depth);
    });
    if (level.error.expected != nullptr) {
        remarks.no_map(level);
        return remarks.finish();
    }
    remarks.finish();
    rotations turns;
    for (size_t i = 0; i < roles.size(); ++i)
        each_shape_of(level, i, roles[i], demands, turns,
                      [&](shape const& set) { to.objects.add({level.objects[i], roles[i], set, i}); });
}
/// Compiled once, like check_file_once().
#if __has_include(<__config>) == HANTEI_LEVEL_OF_LIBCXX
void load_once(char const* path, asked const& game, loading const& to);
#else
inline void load_once(char const* path, asked const& game, loading const& to) { load(path, game, to); }
#endif

/// The levels of a file, which is read and checked when this is constructed. Movable; the texts of the objects stay valid.
export class loaded {
  public:
    /// Reads and checks the file at `path`. Throws std::domain_error if the rules contradict themselves; whatever is wrong with the file is in
    /// report().
    template <class Classify, class Own>
    loaded(char const* path, rules<Classify, Own> const& demands) {
        load_once(path, asked_by<Classify, Own>{demands}.game(), {file_, objects_, report_, remarks_, words_});
    }

    /// The report of check() about the file.
    constexpr level::report const& report() const { return report_; }
    /// All findings, errors first, and then in the order of the file; the report shows at most eight of them.
    constexpr list<remark> const& remarks() const { return remarks_; }
    /// The solids, spawns and areas that have a shape, also those with findings, in the order of the file. An object with several collision shapes
    /// is listed once for each of them. Empty if the file could not be read or is no map.
    constexpr list<placed> const& objects() const { return objects_; }
    /// The number of levels of the file; 0 if it could not be read or is no map.
    constexpr size_t levels() const { return file_.level().error.expected == nullptr ? file_.level().stages.size() : 0; }
    /// The name of the level with this index; empty if the file gives it none.
    constexpr text name(size_t level) const { return level < levels() ? file_.level().stages[level].name : text{}; }
    /// The box of a level from (0, 0) to the width and the height that the file states, in pixels. It is the point (0, 0) if there is no such
    /// level.
    constexpr aabb<> outline(size_t level = 0) const {
        if (level >= levels()) return {{0.0, 0.0}, {0.0, 0.0}};
        return {{0.0, 0.0}, {file_.level().stages[level].width, file_.level().stages[level].height}};
    }

  private:
    map_file file_;
    list<placed> objects_;
    level::report report_;
    list<remark> remarks_;
    list<char> words_;
};

}  // namespace hantei::level
