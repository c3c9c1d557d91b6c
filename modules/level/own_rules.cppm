// SPDX-License-Identifier: MIT
// Rules of one's own: what they are given, and where they say what is wrong.
export module hantei.level:own_rules;
import :base;
import :list;
import :object;
import :placement;
import :rules;
import :text;
import hantei;

namespace hantei::level {

/// An object of a level, what it means, and the exact set of points that it covers.
export struct placed {
    object what;                              ///< its texts live as long as the level
    level::role role = level::role::unknown;  ///< solid, spawn or area
    shape set;                                ///< in pixels, y down; a spawn point is the disk of the rules' agent_radius
    size_t index = 0;                         ///< of the object in the file; one with several shapes is there several times
};

/// The objects of a level that have shapes, a range in the order of the file.
export using placed_objects = list<placed>;

/// What a rule of one's own has to say about a level.
struct complaint {
    text rule, message;
    level::severity severity = severity::error;
    size_t index = ~size_t{0};  // of the object; none if it is about the level
};

/// Takes the findings of rules of one's own. Their texts must outlive the check, as literals do. A finding is allowed by a property
/// like any other: by "allow-exits-apart" if the rule is "exits-apart".
export class complaints {
  public:
    /// An object breaks the rule of this name; the message goes on behind the object's: "is too near to another exit".
    constexpr void error(text const& rule, placed const& about, text const& message) {
        add({rule, message, severity::error, about.index});
    }
    /// The same for a warning.
    constexpr void warning(text const& rule, placed const& about, text const& message) {
        add({rule, message, severity::warning, about.index});
    }
    /// The level breaks the rule of this name; the message goes on behind "the map": "has more keys than doors".
    constexpr void error(text const& rule, text const& message) { add({rule, message, severity::error}); }
    /// The same for a warning.
    constexpr void warning(text const& rule, text const& message) { add({rule, message, severity::warning}); }

    constexpr list<complaint> const& all() const { return all_; }

  private:
    static constexpr size_t most = 1024;
    constexpr void add(complaint const& c) {
        if (all_.size() < most) all_.add(c);
    }

    list<complaint> all_;
};

/// Any rule of one's own; none if `call` is null.
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
