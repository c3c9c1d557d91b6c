// SPDX-License-Identifier: MIT
// A level at run time: what stands where, as shapes for hantei's predicates.
export module hantei.level:load;
import :base;
import :check;
import :list;
import :object;
import :placement;
import :report;
import :text;
import :tiled;
import hantei;

namespace hantei::level {

/// An object of a level, what it means, and the exact set of points that it covers.
export struct placed {
    object what;                              ///< its texts live as long as the level
    level::role role = level::role::unknown;  ///< solid, spawn or area
    shape set;                                ///< in pixels, y down; a spawn point is the disk of the rules' agent_radius
};

/// The parts of a level, to be filled.
struct loading {
    map_file& file;
    list<placed>& objects;
    report& said;
};
inline void load(char const* path, any_classify const& classify, settings const& demands, loading const& to) {
    text const name = text::terminated(path);
    if (char const* const reason = to.file.read(path)) {
        to.said = describe_unreadable(name, text::terminated(reason));
        return;
    }
    map const& level = to.file.level();
    list<role> const roles = roles_of(level, classify);
    to.said = judge(name, level, roles, demands);
    if (level.error.expected != nullptr) return;
    rotations turns;
    for (size_t i = 0; i < roles.size(); ++i) {
        object const& o = level.objects[i];
        if (roles[i] == role::ignored || roles[i] == role::unknown) continue;
        if (unsupported(o) != nullptr || degenerate(o, roles[i])) continue;
        shape const set = place(o, level, turns, demands.agent_radius);
        if (defect_in(set).what == defect::kind::none) to.objects.add({o, roles[i], set});
    }
}
/// Compiled once, like check_file_once().
#if __has_include(<__config>) == HANTEI_LEVEL_OF_LIBCXX
void load_once(char const* path, any_classify const& classify, settings const& demands, loading const& to);
#else
inline void load_once(char const* path, any_classify const& classify, settings const& demands, loading const& to) {
    load(path, classify, demands, to);
}
#endif

/// A level, read from a .tmj file when it is constructed. Movable; the objects' texts move with it.
export class loaded {
  public:
    /// Reads and checks the file at `path`. Throws like check_text(); whatever is wrong with the file is in report().
    template <class Classify>
    loaded(char const* path, rules<Classify> const& demands) {
        load_once(path, any_classify_of(demands.classify), settings_of(demands), {file_, objects_, report_});
    }

    /// What check() says about the file.
    constexpr level::report const& report() const { return report_; }
    /// The solids, spawns and areas that have a shape, in the order of the file; also those with which the report finds
    /// fault. None if the file could not be read or is no map.
    constexpr list<placed> const& objects() const { return objects_; }
    /// From (0, 0) to the width and the height that the file states, in pixels.
    constexpr aabb<> outline() const { return {{0.0, 0.0}, {file_.level().width, file_.level().height}}; }

  private:
    map_file file_;
    list<placed> objects_;
    level::report report_;
};

}  // namespace hantei::level
