// SPDX-License-Identifier: MIT
// What a rule finds, and who allows it.
export module hantei.level:finding;
import :base;
import :candidate_pairs;
import :object;
import :own_rules;
import :rules;
import :text;
import hantei;

namespace hantei::level {

/// A text that is no reason: blank, or the value of a check box.
constexpr bool is_no_reason(text const& t) {
    if (t == "true" || t == "false") return true;
    size_t blanks = 0;
    while (blanks < t.size() && t[blanks] == ' ') ++blanks;
    return blanks == t.size();
}
/// What some properties say about a rule: one that is called "allow-<rule>" takes back findings about whom it belongs to, if its text is a
/// reason.
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

/// Why the agent does not get somewhere.
enum class hindrance : unsigned char { enclosed, gap, no_room, no_room_at_start };

/// `rule` is broken by the object at index a, together with the one at index b if the rule is about two.
struct finding {
    level::rule rule = rule::nothing_checked;
    size_t a = 0, b = 0;
    double by = 0;  // of what leaves the map, and of the widest gap of a way
    vec<> at = {}, other = {};  // of a bad polygon: where its sides begin that meet
    size_t which = 0;  // the quota or the reference of the rules
    size_t part = none, other_part = none;  // the collision shapes of tiles that are meant
    size_t more = 0;  // of a quota: how many there are; of a reference: the property; of a sight: what is in between
    bool of_map = false;  // it is about no object, but about a level
    bool of_file = false;  // or about all levels of the file
    size_t stage = 0;  // which level that is
    size_t c = none, d = none;  // of a way: the solids that bar it, where one is not a side of the map
    hindrance how = hindrance::enclosed;
    complaint said = {};  // of a rule of one's own
};
/// The name of the rule that a finding is about.
constexpr text name_of(finding const& f) { return f.rule == rule::own ? f.said.rule : name_of(f.rule); }
constexpr severity severity_under(settings const& demands, finding const& f) {
    severity const s = demands.severity(f.rule);
    return f.rule == rule::own && s == severity::error ? f.said.severity : s;
}
/// Of a finding about a reference that no rule demands: an object property has the id of no object.
inline constexpr size_t by_itself = ~size_t{0};

}  // namespace hantei::level
