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

// Compiled once, in the archive, unless that was built with another standard library than the file that asks.
#if __has_include(<__config>) == HANTEI_LEVEL_OF_LIBCXX
#define HANTEI_ARCHIVED
#else
#define HANTEI_ARCHIVED inline
#endif

namespace hantei::level {

/// An object of a level, what it means, and the exact set of points that it covers.
export struct placed {
    object what;                              ///< its texts live as long as the level
    level::role role = level::role::unknown;  ///< solid, spawn or area
    shape set;                                ///< in pixels, y down; a spawn point is the disk of the rules' agent_radius
};

/// A level, read from a .tmj file when it is constructed. Movable; the objects' texts move with it.
export class loaded {
  public:
    /// Reads and checks the file at `path`. Throws like check_text(); whatever is wrong with the file is in report().
    template <class Classify>
    loaded(char const* path, rules<Classify> const& demands) {
        read(path, any_classify_of(demands.classify), settings_of(demands));
    }

    /// What check() says about the file.
    constexpr level::report const& report() const { return report_; }
    /// The solids, spawns and areas that have a shape, in the order of the file; also those with which the report finds
    /// fault. None if the file could not be read or is no map.
    constexpr list<placed> const& objects() const { return objects_; }
    /// From (0, 0) to the width and the height that the file states, in pixels.
    constexpr aabb<> outline() const { return {{0.0, 0.0}, {file_.level().width, file_.level().height}}; }

  private:
    HANTEI_ARCHIVED void read(char const* path, any_classify const& classify, settings const& demands) {
        text const file = text::terminated(path);
        if (char const* const reason = file_.read(path)) {
            report_ = describe_unreadable(file, text::terminated(reason));
            return;
        }
        map const& level = file_.level();
        list<role> const roles = roles_of(level, classify);
        report_ = judge(file, level, roles, demands);
        if (level.error.expected == nullptr) place_objects(roles, demands.agent_radius);
    }
    HANTEI_ARCHIVED void place_objects(list<role> const& roles, double agent_radius) {
        rotations turns;
        for (size_t i = 0; i < roles.size(); ++i) {
            object const& o = file_.level().objects[i];
            if (roles[i] == role::ignored || roles[i] == role::unknown) continue;
            if (unsupported(o) != nullptr || degenerate(o, roles[i])) continue;
            shape const set = place(o, file_.level(), turns, agent_radius);
            if (defect_in(set).what == defect::kind::none) objects_.add({o, roles[i], set});
        }
    }

    map_file file_;
    list<placed> objects_;
    level::report report_;
};

}  // namespace hantei::level
