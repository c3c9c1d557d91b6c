// SPDX-License-Identifier: MIT
// What a game demands of its levels: the variable that a rules header defines, and the rules by their names.
export module hantei.level:rules;
import :base;
import :text;

namespace hantei::level {

/// What can be wrong with a level, in the order in which the findings about one object are told. The names in messages and properties
/// are written with hyphens: rule::outside_bounds is [outside-bounds].
export enum class rule : unsigned char {
    nothing_checked,
    count,
    unknown_class,
    unsupported_shape,
    degenerate_shape,
    bad_polygon,
    duplicate_id,
    dangling_reference,
    outside_bounds,
    overlap,
    spawn_in_solid,
    sight_blocked,
    sight_clear,
    unreachable,
    too_narrow,
    not_closed,
    boxes_and_goals,
    own,
    too_much_work
};

/// The name of a rule as messages have it.
export constexpr text name_of(rule r) {
    constexpr text names[]{"nothing-checked",  "count",       "unknown-class",  "unsupported-shape",
                           "degenerate-shape", "bad-polygon", "duplicate-id",   "dangling-reference",
                           "outside-bounds",   "overlap",     "spawn-in-solid", "sight-blocked",
                           "sight-clear",      "unreachable", "too-narrow",     "not-closed",
                           "boxes-and-goals",  "own",         "too-much-work"};
    return names[static_cast<int>(r)];
}

/// What a broken rule means: a level with an error does not pass, one with warnings does; a rule that is off is not looked at.
export enum class severity : unsigned char { error, warning, off };

/// A list in braces of at most `Most` elements.
export template <class T, size_t Most = 16>
class few {
  public:
    constexpr few() = default;
    /// The elements in the order given. Throws std::domain_error if there are too many.
    constexpr few(initializer_list<T> all) {
        for (T const& element : all) {
            if (size_ == Most)
                fail(domain_error(Most == 16 ? "hantei::level::rules: a list has at most 16 elements"
                                             : "hantei::level::rules: a legend has at most 64 characters"));
            all_[size_++] = element;
        }
    }
    constexpr T const* begin() const { return all_; }
    constexpr T const* end() const { return all_ + size_; }
    constexpr size_t size() const { return size_; }
    constexpr T const& operator[](size_t i) const { return all_[i]; }

  private:
    T all_[Most]{};
    size_t size_ = 0;
};

/// A rule that is not an error.
export struct severity_of {
    level::rule rule = rule::overlap;
    level::severity severity = severity::error;
};
/// How many objects a level has of a class, of a name, or of a class and a name; an empty text is any.
export struct quota {
    text type = {}, name = {};
    size_t least = 0, most = ~size_t{0};
    bool of_file = false;  ///< in all levels of the file together, not in each
};
/// A property that names another object: by its id if it is an object property of Tiled, else by its name. The object must be there,
/// and be of the class `type` unless that is empty. A property without a value refers to nothing.
export struct reference {
    text property = {}, type = {};
};
/// Objects of one class must see those of another, or must not: no solid lies between the middles of their boxes.
export struct sight {
    text from = {}, to = {};
    bool clear = true;
};
/// Two classes; an empty text is any.
export struct class_pair {
    text a = {}, b = {};
};

/// From the middles of the objects of one class, the disk of the agent's radius must be able to get to those of another, past all
/// solids but those of the class `through`, such as doors.
export struct reach {
    text from = {}, to = {}, through = {};
    double width = 0;  ///< how wide a passage must be; 0: as wide as the agent
};
/// A character of a drawn map and the class of what it stands for; an empty one is nothing.
export struct glyph {
    char character = ' ';
    text type = {};
};
/// There are no rules of one's own.
export struct no_rules {};

/// What a game demands of its levels. `classify` is anything that can be called with an object and gives its role.
///
/// `own` may be anything that can be called with a range of `placed` objects, those of a level, and with `complaints`.
export template <class Classify, class Own = no_rules>
struct rules {
    Classify classify;
    double agent_radius = 0;  ///< of the disk that must fit at a spawn point, in pixels, finite and >= 0
    bool keep_inside = true;  ///< whether objects must lie on the map (an infinite map has no outside)
    bool may_be_empty = false;  ///< whether a level may pass of which nothing is checked
    bool tile_layers = false;  ///< whether the tiles of tile layers are classified and checked, as objects are
    few<severity_of> severities{};  ///< rules that are warnings, or off
    few<class_pair> may_overlap{};  ///< solids, and spawns and solids, that may overlap
    few<quota> counts{};  ///< how many objects there are
    few<reference> references{};  ///< properties that name other objects
    few<sight> sights{};  ///< who sees whom
    few<reach> reaches{};  ///< what can be reached from where
    few<glyph, 64> legend{};  ///< of maps drawn with characters
    double cell = 1;  ///< how wide and high a character is in these, and in Sokoban: a whole number of pixels, from 1 to 1e6
    Own own{};  ///< rules of one's own
};

/// Rules without the callable.
struct settings {
    double agent_radius = 0;
    bool keep_inside = true;
    bool may_be_empty = false;
    bool tile_layers = false;
    few<severity_of> severities;
    few<class_pair> may_overlap;
    few<quota> counts;
    few<reference> references;
    few<sight> sights;
    few<reach> reaches;
    few<glyph, 64> legend;
    double cell = 1;

    constexpr level::severity severity(rule r) const {
        for (severity_of const& s : severities)
            if (s.rule == r) return s.severity;
        return severity::error;
    }
    /// Throws std::domain_error if the rules contradict themselves.
    constexpr void expect_sound() const {
        if (!(agent_radius >= 0 && agent_radius <= 1e12))
            fail(domain_error("hantei::level::rules: agent_radius must be a number from 0 to 1e12"));
        if (severity(rule::too_much_work) == severity::off)
            fail(domain_error("hantei::level::rules: too_much_work cannot be off, for the check would end without a word"));
        for (size_t i = 0; i < severities.size(); ++i)
            for (size_t k = 0; k < i; ++k)
                if (severities[i].rule == severities[k].rule)
                    fail(domain_error("hantei::level::rules: severities has a rule twice"));
        for (quota const& q : counts)
            if (q.least > q.most) fail(domain_error("hantei::level::rules: counts has a quota with least above most"));
        for (reference const& r : references)
            if (r.property.empty()) fail(domain_error("hantei::level::rules: references has one without a property"));
        for (sight const& s : sights)
            if (s.from.empty() || s.to.empty())
                fail(domain_error("hantei::level::rules: sights has one that does not say from which class to which"));
        for (reach const& r : reaches) {
            if (r.from.empty() || r.to.empty())
                fail(domain_error("hantei::level::rules: reaches has one that does not say from which class to which"));
            if (!(agent_radius > 0)) fail(domain_error("hantei::level::rules: reaches needs an agent_radius above 0"));
            if (!(r.width == 0 || (r.width > agent_radius * 2 && r.width <= 1e12)))
                fail(domain_error("hantei::level::rules: reaches has a width that is not above twice the agent_radius"));
        }
        if (!(cell >= 1 && cell <= 1e6 && cell == static_cast<int>(cell)))
            fail(domain_error("hantei::level::rules: cell must be a whole number from 1 to 1000000"));
        for (size_t i = 0; i < legend.size(); ++i)
            for (size_t k = 0; k < i; ++k)
                if (legend[i].character == legend[k].character)
                    fail(domain_error("hantei::level::rules: legend has a character twice"));
    }
};
template <class Classify, class Own>
constexpr settings settings_of(rules<Classify, Own> const& demands) {
    return {demands.agent_radius, demands.keep_inside, demands.may_be_empty, demands.tile_layers,
            demands.severities,   demands.may_overlap, demands.counts,       demands.references,
            demands.sights,       demands.reaches,     demands.legend,       demands.cell};
}

}  // namespace hantei::level
