// SPDX-License-Identifier: MIT
// The findings of the rules, and the properties that allow what a rule forbids.
export module hantei.level:finding;
import :base;
import :sorted_indices;
import :object;
import :own_rules;
import :rules;
import :text;
import hantei;

namespace hantei::level {

/// Whether a text is no reason: it is blank, or the value of a check box.
constexpr bool is_no_reason(text const& t) {
    if (t == "true" || t == "false") return true;
    size_t blanks = 0;
    while (blanks < t.size() && t[blanks] == ' ') ++blanks;
    return blanks == t.size();
}
/// What the properties of an object or a level say about a rule. A property named "allow-<rule>" takes back the findings about its owner if its
/// text is a reason.
enum class waiver : unsigned char { none, without_reason, given };
constexpr waiver waiver_in(property const* properties, size_t count, text const& wanted) {
    constexpr text prefix = "allow-";
    waiver found = waiver::none;
    for (size_t i = 0; i < count; ++i) {
        text const name = properties[i].name;
        if (name.size() != prefix.size() + wanted.size() || !(text{name.data(), prefix.size()} == prefix) ||
            !(text{name.data() + prefix.size(), wanted.size()} == wanted))
            continue;
        if (!is_no_reason(properties[i].value)) return waiver::given;
        found = waiver::without_reason;
    }
    return found;
}
constexpr bool allow(property const* properties, size_t count, text const& wanted) {
    return waiver_in(properties, count, wanted) == waiver::given;
}
constexpr bool allows(object const& o, text const& wanted) {
    return o.property_count > 0 && allow(o.properties, o.property_count, wanted);
}
constexpr bool allows(object const& o, rule r) { return o.property_count > 0 && allows(o, name_of(r)); }
constexpr bool allows(map const& level, stage const& s, text const& wanted) {
    return allow(level.properties.data() + s.first_property, s.property_count, wanted);
}

/// Why the agent cannot reach a place.
enum class hindrance : unsigned char { enclosed, gap, no_room, no_room_at_start };

/// A finding: `rule` is broken by the object at index a, together with the object at index b if the rule is about two. The meaning of some members
/// depends on the rule.
struct finding {
    level::rule rule = rule::nothing_checked;
    size_t a = 0, b = 0;
    double by = 0;  // how far an object leaves the map, or how wide the widest gap of a way is
    vec<> at = {}, other = {};  // of a bad polygon: where the two sides that meet begin
    size_t which = 0;  // the index of the quota, reference, sight or reach; for other rules a cause, a row or a count of boxes
    size_t part = none, other_part = none;  // the indices of the collision shapes, if the objects have some
    size_t more = 0;  // of a quota: the count found; of a reference: the property; of a sight: the solid in between
    bool of_map = false;  // it is about a level, not about an object
    bool of_file = false;  // it is about all levels of the file together
    size_t stage = 0;  // the index of the level if of_map is set
    size_t c = none, d = none;  // of a way: the solids that bar it; none for a side of the map
    hindrance how = hindrance::enclosed;
    complaint said = {};  // of a custom rule
};
/// The name of the rule that a finding is about.
constexpr text name_of(finding const& f) { return f.rule == rule::own ? f.said.rule : name_of(f.rule); }
constexpr severity severity_under(settings const& demands, finding const& f) {
    severity const s = demands.severity(f.rule);
    return f.rule == rule::own && s == severity::error ? f.said.severity : s;
}
/// The `which` of a finding that no quota, reference or reach of the rules demands: an object property has the id of no object, or a rule of
/// Sokoban is broken.
inline constexpr size_t by_itself = ~size_t{0};

}  // namespace hantei::level
