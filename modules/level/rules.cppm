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
    too_much_work
};

/// The name of a rule as messages have it.
export constexpr text name_of(rule r) {
    constexpr text names[]{"nothing-checked", "count",         "unknown-class",      "unsupported-shape", "degenerate-shape",
                           "bad-polygon",     "duplicate-id",  "dangling-reference", "outside-bounds",    "overlap",
                           "spawn-in-solid",  "sight-blocked", "sight-clear",        "too-much-work"};
    return names[static_cast<int>(r)];
}

/// What a broken rule means: a level with an error does not pass, one with warnings does; a rule that is off is not looked at.
export enum class severity : unsigned char { error, warning, off };

/// A list in braces of at most sixteen elements.
export template <class T>
class few {
  public:
    constexpr few() = default;
    /// The elements in the order given. Throws std::domain_error if there are more than sixteen.
    constexpr few(initializer_list<T> all) {
        for (T const& element : all) {
            if (size_ == most) fail(domain_error("hantei::level::rules: a list has at most 16 elements"));
            all_[size_++] = element;
        }
    }
    constexpr T const* begin() const { return all_; }
    constexpr T const* end() const { return all_ + size_; }
    constexpr size_t size() const { return size_; }
    constexpr T const& operator[](size_t i) const { return all_[i]; }

  private:
    static constexpr size_t most = 16;
    T all_[most]{};
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

/// What a game demands of its levels. `classify` is anything that can be called with an object and gives its role.
export template <class Classify>
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
    }
};
template <class Classify>
constexpr settings settings_of(rules<Classify> const& demands) {
    return {demands.agent_radius, demands.keep_inside, demands.may_be_empty, demands.tile_layers, demands.severities,
            demands.may_overlap,  demands.counts,      demands.references,   demands.sights};
}

}  // namespace hantei::level
