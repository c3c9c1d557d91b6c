// SPDX-License-Identifier: MIT
// The state that the checks of a level share: its shapes, the findings, and how much work has been done.
export module hantei.level:check_state;
import :base;
import :sorted_indices;
import :finding;
import :list;
import :object;
import :placement;
import :rules;
import :sketch;
import :text;
import hantei;

namespace hantei::level {

/// Whether an object has this class and this name; an empty text stands for any.
constexpr bool is(object const& o, text const& type, text const& name = {}) {
    return (type.empty() || o.type == type) && (name.empty() || o.name == name);
}

/// The center of the bounding box of a shape.
constexpr vec<> middle_of(shape const& set) {
    if (auto const* const d = get_if<disk<>>(&set)) return d->center;
    aabb<> const box = visit([](auto const& s) { return bounds(s); }, set);
    return {box.min.x + (box.max.x - box.min.x) / 2, box.min.y + (box.max.y - box.min.y) / 2};
}

/// The check ends with this many errors, and keeps at most as many warnings: more of them would not help.
constexpr size_t most_findings = 256;
/// The bound on the work of a check. The unit is a corner of a shape whose box overlaps that of another one; a box has four corners. This much
/// takes a program a second or two.
constexpr uint64_t most_work = 4'000'000;
/// The work of an exact comparison of two shapes, in addition to the number of their corners.
constexpr uint64_t work_of_exact_pair = 16;

/// A solid or a spawn on the map, for the tests of overlap, and the object that it belongs to.
struct body {
    sketch rough;
    size_t owner;
    bool solid;
    size_t part = none;  // the index among the collision shapes of its tile
    bool exact_known = false;
    size_t exact = 0;  // the index of its exact shape, if exact_known
};

/// Calls use(shape) with each shape of an object. An object has none if it is ignored or unknown, or has no valid shape.
template <class Use>
constexpr void each_shape_of(map const& level, size_t i, role meaning, settings const& demands, rotations& turns, Use use) {
    object const& o = level.objects[i];
    if (meaning == role::ignored || meaning == role::unknown || unsupported(o) != nullptr || degenerate(o, meaning)) return;
    auto const put = [&](shape const& set) {
        if (defect_in(set).what == defect::kind::none) use(set);
    };
    size_t const parts = shape_count(o, level);
    for (size_t part = 0; part < parts; ++part) put(place_part(o, part, level, turns));
    if (parts == 0) put(place(o, level, turns, demands.agent_radius));
}

class check_state {
  protected:
    constexpr check_state(map const& level, list<role> const& roles, settings const& demands)
        : level_(level), drawn_(level.objects.size() - level.cell_count), roles_(roles), demands_(demands) {}

    constexpr bool full() const { return errors_ >= most_findings; }
    constexpr severity severity_under(finding const& f) const { return level::severity_under(demands_, f); }

    /// Whether further findings of this rule are dropped.
    constexpr bool closed(rule r) const { return closed(demands_.severity(r)); }
    constexpr bool closed(severity s) const {
        return s == severity::off || (s == severity::error ? errors_ : warnings_) >= most_findings;
    }
    constexpr void keep(finding const& f) {
        if (closed(severity_under(f))) return;
        // One finding is enough for objects with several collision shapes.
        if (f.part != none || f.other_part != none)
            for (finding const& known : findings_)
                if (known.rule == f.rule && known.a == f.a && known.b == f.b) return;
        ++(severity_under(f) == severity::error ? errors_ : warnings_);
        findings_.add(f);
    }
    constexpr void add(finding const& f) {
        if (f.rule == rule::too_much_work || !(object_allows(f.a, f.rule) || object_allows(f.b, f.rule))) keep(f);
    }
    /// Whether an object allows a rule to be broken. The answer for an object with many properties is kept, because the object may be a part of
    /// very many findings.
    constexpr bool object_allows(size_t i, rule r) {
        object const& o = level_.objects[i];
        if (o.property_count <= few_properties) return allows(o, r);
        if (answers_.size() == 0) answers_ = list<uint64_t>(level_.objects.size());
        uint64_t const asked = uint64_t{1} << 2 * static_cast<int>(r), yes = 2 * asked;
        uint64_t& answers = answers_[i];
        if ((answers & asked) == 0) answers |= allows(o, r) ? asked | yes : asked;
        return (answers & yes) != 0;
    }
    constexpr void add_of_map(finding f) {
        f.of_map = true;
        f.stage = stage_;
        if (!allows(level_, level_.stages[stage_], level::name_of(f))) keep(f);
    }
    constexpr list<finding> in_order() const {
        list<double> keys;
        keys.reserve(findings_.size());
        for (finding const& f : findings_) {
            double const a = f.of_map ? 0 : static_cast<double>(f.a + 1);
            keys.add((a * 32 + static_cast<int>(f.rule)) * 0x1p17 + static_cast<double>(f.b));
        }
        list<uint32_t> const by_object = sorted_by(keys);
        keys.truncate(0);
        for (uint32_t const i : by_object) {
            finding const& f = findings_[i];
            auto const level = static_cast<double>(f.of_map ? f.stage : level_.objects[f.a].stage);
            keys.add(level + (severity_under(f) == severity::error ? 0 : 1 << 22));
        }
        list<finding> result;
        result.reserve(findings_.size());
        for (uint32_t const i : sorted_by(keys)) result.add(findings_[by_object[i]]);
        return result;
    }

    constexpr stage const& here() const { return level_.stages[stage_]; }
    constexpr bool keeps_inside() const { return demands_.keep_inside && !here().infinite; }

    constexpr shape place(size_t i, size_t part = none) {
        object const& o = level_.objects[i];
        if (part != none) return place_part(o, part, level_, turns_);
        return level::place(o, level_, turns_, demands_.agent_radius);
    }

    constexpr shape const& exact(body& b) {
        if (!b.exact_known) {
            b.exact = exact_.size();
            b.exact_known = true;
            exact_.add(place(b.owner, b.part));
        }
        return exact_[b.exact];
    }
    /// The center of an object.
    struct eye {
        size_t owner;
        vec<> at;
    };
    /// The centers of the objects of a class that are neither ignored nor unknown and have a valid shape.
    constexpr list<eye> eyes_of(text const& type) {
        list<eye> eyes;
        for (size_t i = here().first; i < here().last; ++i) {
            object const& o = level_.objects[i];
            if (!(o.type == type) || roles_[i] == role::ignored || roles_[i] == role::unknown) continue;
            if (unsupported(o) != nullptr || degenerate(o, roles_[i])) continue;
            shape const set = place(i);
            if (defect_in(set).what != defect::kind::none) continue;
            eyes.add({i, middle_of(set)});
        }
        return eyes;
    }

    map const& level_;
    size_t stage_ = 0;  // the index of the level that is checked
    size_t drawn_;  // the number of objects that are not tiles of tile layers; these come first
    list<role> const& roles_;
    settings const& demands_;
    rotations turns_;
    list<body> bodies_;
    list<shape> exact_;
    list<finding> findings_;
    static constexpr size_t few_properties = 8;
    list<uint64_t> answers_;  // for objects with more: two bits for each rule, whether it was asked for and is allowed
    size_t errors_ = 0, warnings_ = 0;
    uint64_t work_ = 0;
};

}  // namespace hantei::level
