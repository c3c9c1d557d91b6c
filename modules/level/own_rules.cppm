// SPDX-License-Identifier: MIT
// Custom rules: the objects that they are given, and the object that collects their findings.
export module hantei.level:own_rules;
import :base;
import :list;
import :object;
import :placement;
import :rules;
import :text;
import hantei;

namespace hantei::level {

/// An object of a level, its role, and the exact set of points that it covers.
export struct placed {
    object what;                              ///< as written in the file; its texts live as long as the level
    level::role role = level::role::unknown;  ///< solid, spawn or area
    shape set;                                ///< in pixels, y down; a spawn point is the disk of the rules' agent_radius
    size_t index = 0;                         ///< its index in the file; an object with several shapes is listed for each
};

/// The objects of a level that have shapes: a range in the order of the file.
export using placed_objects = list<placed>;

/// A finding of a custom rule.
struct complaint {
    text rule, message;
    level::severity severity = severity::error;
    size_t index = ~size_t{0};  // of the object, or `none` if the finding is about the level
};

/// Collects the findings of custom rules, the first 1024 of a level. Their texts must outlive the check, as literals do. Like any finding, one of
/// the rule "exits-apart" is allowed by the property "allow-exits-apart".
export class complaints {
  public:
    /// Adds an error: the object `about` breaks the rule. The message continues the object's description: "is too near to another exit".
    constexpr void error(text const& rule, placed const& about, text const& message) {
        add({rule, message, severity::error, about.index});
    }
    /// Adds a warning about an object, like the error above.
    constexpr void warning(text const& rule, placed const& about, text const& message) {
        add({rule, message, severity::warning, about.index});
    }
    /// Adds an error: the level breaks the rule. The message continues "the map": "has more keys than doors".
    constexpr void error(text const& rule, text const& message) { add({rule, message, severity::error}); }
    /// Adds a warning about the level.
    constexpr void warning(text const& rule, text const& message) { add({rule, message, severity::warning}); }

    constexpr list<complaint> const& all() const { return all_; }

  private:
    static constexpr size_t most = 1024;
    constexpr void add(complaint const& c) {
        if (all_.size() < most) all_.add(c);
    }

    list<complaint> all_;
};

/// A type-erased custom rule; there is none if `call` is null.
struct any_own {
    callable const* what = nullptr;
    void (*call)(callable const& what, placed_objects const& all, complaints& out) = nullptr;

    constexpr bool is_there() const { return call != nullptr; }
    constexpr void operator()(placed_objects const& all, complaints& out) const { call(*what, all, out); }
};
constexpr any_own any_own_of(callable_of<no_rules> const&) { return {}; }
template <class Own>
constexpr any_own any_own_of(callable_of<Own> const& own) {
    return {&own, [](callable const& what, placed_objects const& all, complaints& out) {
                static_cast<callable_of<Own> const&>(what).function(all, out);
            }};
}

}  // namespace hantei::level
