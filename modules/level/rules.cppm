// SPDX-License-Identifier: MIT
// What a game demands of its levels: the type of the variable that a rules header defines, and the names of the rules.
export module hantei.level:rules;
import :base;
import :text;

namespace hantei::level {

/// A rule that a level can break. The findings about one object are reported in this order. Messages and properties write the names with hyphens:
/// rule::outside_bounds is [outside-bounds].
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

/// The name of a rule as messages write it.
export constexpr text name_of(rule r) {
    constexpr text names[]{"nothing-checked",  "count",       "unknown-class",  "unsupported-shape",
                           "degenerate-shape", "bad-polygon", "duplicate-id",   "dangling-reference",
                           "outside-bounds",   "overlap",     "spawn-in-solid", "sight-blocked",
                           "sight-clear",      "unreachable", "too-narrow",     "not-closed",
                           "boxes-and-goals",  "own",         "too-much-work"};
    return names[static_cast<int>(r)];
}

/// The severity of a rule. A level with an error does not pass, a level with only warnings does. A rule that is off is not checked.
export enum class severity : unsigned char { error, warning, off };

/// A list of at most `Most` elements, given in braces.
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

/// A rule and its severity. Rules that are not listed are errors.
export struct severity_of {
    level::rule rule = rule::overlap;
    level::severity severity = severity::error;
};
/// How many objects of a class and a name a level must have: from `least` to `most`. An empty text stands for any class or name.
export struct quota {
    text type = {}, name = {};
    size_t least = 0, most = ~size_t{0};
    bool of_file = false;  ///< whether all levels of the file are counted together, instead of each
};
/// A property that names another object: by its id if it is an object property of Tiled, else by its name. That object must exist, and be of the
/// class `type` unless `type` is empty. A property without a value refers to nothing.
export struct reference {
    text property = {}, type = {};
};
/// A demand on lines of sight: each object of the class `from` must see each object of the class `to` or, if `clear` is false, must not see it.
/// Two objects see each other if no other solid overlaps the segment between the centers of their bounding boxes.
export struct sight {
    text from = {}, to = {};
    bool clear = true;
};
/// Two classes; an empty text stands for any class.
export struct class_pair {
    text a = {}, b = {};
};

/// A demand on ways: from the center of each object of the class `from`, the disk of the agent's radius must be able to move to the center of each
/// object of the class `to` without overlapping a solid. If there is no room at that center, twelve positions around it count as well. Solids of
/// the class `through`, such as doors, do not stop the disk.
export struct reach {
    text from = {}, to = {}, through = {};
    double width = 0;  ///< the least width of a passage; 0 stands for the width of the agent
};
/// A character of a drawn map and the class of the object that it stands for; a character with an empty class stands for nothing.
export struct glyph {
    char character = ' ';
    text type = {};
};
/// The type of `own` if there are no custom rules.
export struct no_rules {};

/// What a game demands of its levels. `classify` is anything that can be called with an object and returns its role.
///
/// `own`, the custom rules, is anything that can be called with a range of `placed` objects, those of one level, and with `complaints`.
export template <class Classify, class Own = no_rules>
struct rules {
    Classify classify;
    double agent_radius = 0;  ///< of the disk that must fit at a spawn point, in pixels: from 0 to 1e12
    bool keep_inside = true;  ///< whether objects must lie on the map (an infinite map has no outside)
    bool may_be_empty = false;  ///< whether a file passes if it has no objects, or all are ignored
    bool tile_layers = false;  ///< whether the tiles of tile layers are classified and checked like objects
    few<severity_of> severities{};  ///< rules that are warnings, or off
    few<class_pair> may_overlap{};  ///< the classes of two solids, or of a spawn and a solid, that may overlap
    few<quota> counts{};  ///< how many objects of a class or a name there must be
    few<reference> references{};  ///< the properties that name other objects
    few<sight> sights{};  ///< which objects must see which, or must not
    few<reach> reaches{};  ///< which objects must be reachable from which
    few<glyph, 64> legend{};  ///< the characters of drawn maps
    double cell = 1;  ///< the width and height of a character of a drawn map or of Sokoban: whole pixels, 1 to 1e6
    Own own{};  ///< custom rules
};

/// The rules without `classify` and `own`.
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
